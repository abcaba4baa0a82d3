"""The rules of a table, to be read before its game begins; guests have a row that names them."""

from __future__ import annotations

from functools import partial

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import VARIANT, rules_of
from playpalace_ludo.hosts.play import pages, questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import ActionSet, Player, Visibility
from playpalace_ludo.words import problems

ROW = "table_rules"


class LobbyRulesMixin(GameBase):
    def create_lobby_action_set(self, player: Player) -> ActionSet:
        actions = super().create_lobby_action_set(player)
        actions.add(
            self.make_action(
                id=ROW,
                label=ROW,
                handler="_action_table_rules",
                is_enabled="_is_table_rules_enabled",
                is_hidden="_is_table_rules_hidden",
                get_label="_get_table_rules_label",
                show_in_actions_menu=False,
                include_spectators=True,
            )
        )
        return actions

    def _is_table_rules_enabled(self, player: Player) -> str | None:
        return None

    def _is_table_rules_hidden(self, player: Player) -> Visibility:
        """Show it to guests: who opened the table has a row for each option."""
        seen = self.status == "waiting" and player.name != self.host
        return self.api.Visibility.VISIBLE if seen else self.api.Visibility.HIDDEN

    def _get_table_rules_label(self, player: Player, action_id: str) -> str:
        say = self.audience.words_for(player)
        variant = self.table_options[VARIANT].value_text(say, self.options.variant)
        return say.text("pludo-host-table-rules", variant=variant)

    def _action_table_rules(self, player: Player, action_id: str) -> None:
        if self.hosted is not None:
            questions.ask(self.hosted, self.audience.person(player), questions.RULES)
        else:
            locale = self.audience.person(player).locale
            self.open_box(player, questions.RULES, partial(self._rules_to_come, locale))

    def _rules_to_come(self, locale: str) -> list[str]:
        try:
            rules = rules_of(self.config, self.options)
        except LudoError as error:
            return [translator(locale).say(problems.clash(error))]
        return [*self.options.table_lines(locale), *pages.rules_in_words(rules, locale)]

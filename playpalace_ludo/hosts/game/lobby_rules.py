"""Our rows in a table's lobby; one of them shows the rules before the game begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.game.options import VARIANT, rules_of
from playpalace_ludo.hosts.play import pages, questions
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.words import problems

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


class Lobby:
    """Our additions to the host's lobby."""

    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def row(self, name: str, **fields: Any) -> Action:
        """Make a row whose callbacks are named after it, except for the fields given."""
        usual = {
            "id": name,
            "label": name,
            "handler": f"_action_{name}",
            "is_enabled": f"_is_{name}_enabled",
            "is_hidden": f"_is_{name}_hidden",
            "get_label": f"_get_{name}_label",
            "show_in_actions_menu": False,
        }
        return self._game.make_action(**{**usual, **fields})

    def visibility(self, *, seen: bool) -> Visibility:
        """Return whether a row is shown; outside of the lobby none is."""
        states = self._game.api.Visibility
        return states.VISIBLE if seen and self._game.status == "waiting" else states.HIDDEN

    def why_not(self, player: Player) -> str | None:
        """Return the host's message for an action that only a lobby allows."""
        return None if self._game.status == "waiting" else "action-game-in-progress"

    # The rules of the table

    def rules_row(self) -> Action:
        return self.row("table_rules", include_spectators=True)

    def row_visibility(self, player: Player) -> Visibility:
        return self.visibility(seen=True)

    def row_label(self, player: Player, action_id: str) -> str:
        game = self._game
        say = game.audience.words_for(player)
        variant = game.table_options[VARIANT].value_text(say, game.options.variant)
        return say.text("pludo-host-table-rules", variant=variant)

    def show_rules(self, player: Player, action_id: str) -> None:
        game = self._game
        person = game.audience.person(player)
        if game.played is not None:
            questions.ask(game.played, person, questions.RULES)
        elif game.hosted is not None:  # it is over, and no news is told that an answer waits for
            pages.open_box(game.hosted, person, questions.RULES)
        else:
            game.screen.open_box(
                player, questions.RULES, partial(self._rules_to_come, person.locale)
            )

    def _rules_to_come(self, locale: str) -> list[str]:
        game = self._game
        try:
            rules = rules_of(game.config, game.options)
        except LudoError as error:
            return [translator(locale).say(problems.clash(error))]
        return [*game.options.table_lines(locale), *pages.rules_in_words(rules, locale)]

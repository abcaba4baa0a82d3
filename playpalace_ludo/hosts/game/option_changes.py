"""Changes of a table's options: check and announce them, open and close groups."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.game.options import (
    KNOB_FIELDS,
    LONGEST_INPUT,
    VARIANT,
    TableOption,
    follow,
    knob_fields,
    limits_of,
    row_of,
    rules_of,
    used,
)
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.protocols import Player
from playpalace_ludo.words import Message, Translator, problems, rulebook

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

OPTIONS = "options"
"""The key for all announcements of options."""


class OptionChanges:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self.news = OncePerTick()
        """Announcements of changes."""

    def change(self, option_name: str, value: str) -> None:
        game = self._game
        option = game.table_options.get(option_name)
        if option is None:
            return
        fits, converted = option.read(value[:LONGEST_INPUT])
        fits = fits and len(value) <= LONGEST_INPUT
        if not fits or not self.allows(option, converted):
            self._refuse(option, value)
            return
        before = getattr(game.options, option_name)
        setattr(game.options, option_name, converted)
        if option.knob is not None:
            follow(game.options, option.knob.key, used(option.knob, before))
        if option_name == VARIANT:
            for name, knob_value in knob_fields(game.config, converted).items():
                setattr(game.options, name, knob_value)
        self._tell_soon(option)

    def toggle(self, option_name: str) -> None:
        option = self._game.table_options.get(option_name)
        if option is None:
            return
        value = not getattr(self._game.options, option_name)
        if self.allows(option, value):
            setattr(self._game.options, option_name, value)
            self._tell_soon(option)
        else:
            self._refuse(option, value)

    def allows(self, option: TableOption, value: Any) -> bool:
        if option.knob is None:
            return True
        return self._game.config.allowed(option.knob, used(option.knob, value))

    def _refuse(self, option: TableOption, value: Any) -> None:
        """Tell the table's host which values are allowed; nothing is changed."""
        audience = self._game.audience
        for player in self._game.players:
            if player.name == self._game.host:
                name = audience.words_for(player).text(option.label_id)
                audience.tell(player, self._refusal(option, value, name))

    def _refusal(self, option: TableOption, value: Any, name: str) -> Message:
        kind = option.knob.kind if option.knob else ""
        if isinstance(value, str) and len(value) > LONGEST_INPUT:
            return Message("pludo-host-option-long", {"name": name, "most": LONGEST_INPUT})
        if option.knob is not None and kind == "int":
            low, high = limits_of(self._game.config, option.knob)
            return Message("pludo-host-option-range", {"name": name, "low": low, "high": high})
        if kind == "squares":
            return Message("pludo-host-option-squares", {"name": name})
        return Message("pludo-host-option-fixed", {"name": name})

    def _tell_soon(self, option: TableOption) -> None:
        """Announce a change; of several within a tick, only the latest."""
        self.news.do(OPTIONS, partial(self._tell_change, option))

    def _tell_change(self, option: TableOption) -> None:
        """Tell everybody at the table, in their own language, in one line."""
        game = self._game
        rules: Rules | None = None
        clash: list[Message] = []
        try:
            rules = rules_of(game.config, game.options)
        except LudoError as error:
            clash = [Message("pludo-host-option-clash", {"problem": problems.clash(error)})]
        for player in game.players:
            say = game.audience.words_for(player)
            game.audience.tell(player, *self._news_of(option, rules, say), *clash)
        game.options.update_options_labels(game)
        game.screen.paint()

    def _news_of(self, option: TableOption, rules: Rules | None, say: Translator) -> list[Message]:
        value = option.value_text(say, getattr(self._game.options, option.name))
        if option.name == VARIANT and rules is not None:
            told = Message("pludo-host-variant-set", {"variant": value})
            return [told, rulebook.variant_summary(rules)]
        if option.knob is not None and rules is not None and rules.has_knobs:
            warnings = rulebook.warning_lines(rules)
            return [rulebook.option_changed(rules, option.knob.key), *warnings]
        name = say.text(option.label_id)
        return [Message("pludo-host-option-set", {"name": name, "value": value})]

    # Lists and groups

    def current_choice(self, player: Player, choices: list[str]) -> str:
        """Return the value on which a list of values opens."""
        name = self._game._pending_actions.get(player.id, "").removeprefix("set_")
        return str(getattr(self._game.options, name, ""))

    def open_group(self, player: Player, action_id: str) -> None:
        game = self._game
        group = action_id.removeprefix("group_")
        game._options_path[player.id] = [group]
        game.options.update_options_labels(game)
        first = next(name for name, knob in KNOB_FIELDS.items() if knob.group == group)
        game.screen.move_focus(player, row_of(first))
        game.screen.paint(player)

    def close_group(self, player: Player, action_id: str) -> None:
        game = self._game
        path = game._options_path.pop(player.id, [])
        game.options.update_options_labels(game)
        if path:
            game.screen.move_focus(player, f"group_{path[-1]}")
        game.screen.paint(player)

    def leaves_group(self, player: Player, event: dict[str, Any]) -> bool:
        """Leave a group of options with Escape, which elsewhere opens the menu of actions."""
        game = self._game
        in_group = game._options_path.get(player.id) and game.status == game.WAITING
        if not in_group or event.get("key") != "escape" or game.screen.is_covered(player):
            return False
        self.close_group(player, "options_back")
        return True

"""A table's options in a host's lobby: its menu of them, its groups, and telling everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, make_dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.ludo_game import GameBase, LudoGame, LudoOptions
from playpalace_ludo.hosts.game.options import (
    GROUPS,
    KNOB_FIELDS,
    LONGEST_INPUT,
    TABLE_OPTIONS,
    VARIANT,
    TableOption,
    defaults,
    follow,
    knob_fields,
    limits_of,
    row_of,
    rules_of,
    used,
)
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.protocols import Action, ActionSet, OptionMeta, Player
from playpalace_ludo.words import Message, problems, rulebook

if TYPE_CHECKING:

    class OptionBase(OptionMeta, Protocol):
        option: ClassVar[TableOption]

    class OptionsBase(LudoOptions, Protocol):
        api: ClassVar[HostApi]
        config: ClassVar[HostConfig]

else:
    OptionBase = OptionsBase = object  # as with `GameBase`, the host's own come behind ours

OPTIONS = "options"
"""All news of options, as one thing to do."""


def options_class(api: HostApi, config: HostConfig, offered: Mapping[str, TableOption]) -> type:
    """Make the class of the options a host keeps with a table, one field each."""
    values = defaults(config)
    made = [
        (name, type(values[name]), api.option_field(_described(api, config, option, values[name])))
        for name, option in offered.items()
    ]
    return make_dataclass(
        "LudoPlusOptions",
        made,
        bases=(GroupedOptions, api.GameOptions),
        namespace={"__module__": __name__, "api": api, "config": config},
    )


def _described(
    api: HostApi, config: HostConfig, option: TableOption, default: object
) -> OptionMeta:
    """Make the host's own description of an option, with our words on it."""
    common = {
        "default": default,
        "label": option.label_id,
        "change_msg": "pludo-host-option",
        "prompt": option.label_id,
        "description": option.description_id,
    }
    kind = option.knob.kind if option.knob else ""
    if kind == "bool":
        return _worded(api.BoolOption, option)(**common)
    if option.knob and kind == "int":
        low, high = limits_of(config, option.knob)
        return _worded(api.IntOption, option)(**common, min_val=low, max_val=high)
    if kind == "squares":
        return _worded(api.IntOption, option)(**common)
    return _worded(api.MenuOption, option)(**common, choices=list(option.choices))


def _worded(base: type[OptionMeta], option: TableOption) -> type[OptionMeta]:
    return type(f"Worded{base.__name__}", (WordedOption, base), {"option": option})


class WordedOption(OptionBase):
    """One option in the menu, in the words of its listener."""

    def get_label(self, locale: str, value: Any) -> str:
        return self.option.text(translator(locale), value)

    def get_localized_choice(self, value: Any, locale: str) -> str:
        return self.option.value_text(translator(locale), value)

    def get_description(self, locale: str, value: Any, **_: Any) -> str:
        return translator(locale).text(self.option.description_id)

    def validate_and_convert(self, value: str) -> tuple[bool, Any]:
        return self.option.read(value)

    def create_action(
        self, option_name: str, game: LudoGame, player: Player, current_value: Any, locale: str
    ) -> Action:
        action = super().create_action(option_name, game, player, current_value, locale)
        action.label = self.get_label(locale, current_value)
        if any(part.name == "description" for part in fields(action)):
            action.description = self.get_description(locale, current_value)
        if hasattr(action.input_request, "initial_selection"):
            action.input_request.initial_selection = "_current_ludo_choice"
        return action


class GroupedOptions(OptionsBase):
    """Knobs in groups, in every host alike (PlayAural knows no groups of options)."""

    def _populate_action_set(
        self, action_set: ActionSet, game: LudoGame, player: Player, locale: str
    ) -> None:
        path = game._options_path.get(player.id, [])
        if path and path[-1] in GROUPS and self._has_knobs():
            self._add_rows(action_set, game, player, locale, group=path[-1])
            action_set.add(self._link("options_back", "pludo-host-options-back", locale))
            return
        self._add_rows(action_set, game, player, locale, group=None)
        if self._has_knobs():
            for group in GROUPS:
                action_set.add(self._link(f"group_{group}", f"pludo-host-group-{group}", locale))

    def _has_knobs(self) -> bool:
        rules = self.config.rules.get(self.variant)
        return rules is not None and rules.has_knobs

    def _add_rows(
        self, action_set: ActionSet, game: LudoGame, player: Player, locale: str, group: str | None
    ) -> None:
        for name, meta in self.get_option_metas().items():
            knob = game.table_options[name].knob
            if (knob.group if knob else None) == group:
                value = getattr(self, name)
                action_set.add(meta.create_action(name, game, player, value, locale))

    def _link(self, action_id: str, message_id: str, locale: str) -> Action:
        opens = action_id.startswith("group_")
        return self.api.Action(
            id=action_id,
            label=translator(locale).text(message_id),
            handler="_action_open_ludo_group" if opens else "_action_close_ludo_group",
            is_enabled="_is_ludo_group_enabled",
            is_hidden="_is_option_hidden",
            show_in_actions_menu=False,
        )

    def table_lines(self, locale: str) -> list[str]:
        """Say what the table has besides its rules: seats, bots, pace, timer, hints, undo."""
        metas = self.get_option_metas()
        offered = [name for name in TABLE_OPTIONS if name in metas]
        return [metas[name].get_label(locale, getattr(self, name)) for name in offered]

    def format_options_summary(self, locale: str) -> list[str]:
        return [
            meta.get_label(locale, getattr(self, name))
            for name, meta in self.get_option_metas().items()
            if name in TABLE_OPTIONS or self._has_knobs()
        ]


class OptionsMixin(GameBase):
    """What happens when an option is changed."""

    def _handle_option_change(self, option_name: str, value: str) -> None:
        option = self.table_options.get(option_name)
        if option is None:
            return
        fits, converted = option.read(value[:LONGEST_INPUT])
        fits = fits and len(value) <= LONGEST_INPUT
        if not fits or not self._allowed(option, converted):
            self._refuse_option(option, value)
            return
        before = getattr(self.options, option_name)
        setattr(self.options, option_name, converted)
        if option.knob is not None:
            follow(self.options, option.knob.key, used(option.knob, before))
        if option_name == VARIANT:
            for name, knob_value in knob_fields(self.config, converted).items():
                setattr(self.options, name, knob_value)
        self._option_changed(option)

    def _handle_option_toggle(self, option_name: str) -> None:
        option = self.table_options.get(option_name)
        if option is None:
            return
        value = not getattr(self.options, option_name)
        if not self._allowed(option, value):
            self._refuse_option(option, value)
            return
        setattr(self.options, option_name, value)
        self._option_changed(option)

    def _allowed(self, option: TableOption, value: Any) -> bool:
        if option.knob is None:
            return True
        return self.config.allowed(option.knob, used(option.knob, value))

    def _refuse_option(self, option: TableOption, value: Any) -> None:
        """Say to the table's host what would be right; nothing is changed."""
        for player in self.players:
            user = self.get_user(player)
            if user is not None and player.name == self.host:
                user.speak(self._refusal_text(option, value, user.locale), self.BUFFERS[SYSTEM])

    def _refusal_text(self, option: TableOption, value: Any, locale: str) -> str:
        say = translator(locale)
        name = say.text(option.label_id)
        if isinstance(value, str) and len(value) > LONGEST_INPUT:
            return say.text("pludo-host-option-long", name=name, most=LONGEST_INPUT)
        if option.knob is not None and option.knob.kind == "int":
            low, high = limits_of(self.config, option.knob)
            return say.text("pludo-host-option-range", name=name, low=low, high=high)
        if option.knob is not None and option.knob.kind == "squares":
            return say.text("pludo-host-option-squares", name=name)
        return say.text("pludo-host-option-fixed", name=name)

    def _option_changed(self, option: TableOption) -> None:
        """Tell the table; of changes faster than it could be told, the latest."""
        self.option_news.do(OPTIONS, partial(self._tell_change, option))

    def _tell_change(self, option: TableOption) -> None:
        """Tell everybody at the table, in their own language, in one line."""
        value = getattr(self.options, option.name)
        clash: Message | None = None
        rules: Rules | None = None
        try:
            rules = rules_of(self.config, self.options)
        except LudoError as error:
            clash = problems.clash(error)
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is None:
                continue
            say = translator(user.locale)
            messages = self._change_messages(option, value, rules, user.locale)
            if clash:
                messages.append(Message("pludo-host-option-clash", {"problem": clash}))
            user.speak(say.all(messages), self.BUFFERS[SYSTEM])
        self.options.update_options_labels(self)
        self.paint()

    def _change_messages(
        self, option: TableOption, value: Any, rules: Rules | None, locale: str
    ) -> list[Message]:
        say = translator(locale)
        if option.name == VARIANT and rules is not None:
            return [
                Message("pludo-host-variant-set", {"variant": option.value_text(say, value)}),
                rulebook.variant_summary(rules),
            ]
        if option.knob is not None and rules is not None and rules.has_knobs:
            warnings = rulebook.warning_lines(rules)
            return [rulebook.option_changed(rules, option.knob.key), *warnings]
        name, text = say.text(option.label_id), option.value_text(say, value)
        return [Message("pludo-host-option-set", {"name": name, "value": text})]

    def _current_ludo_choice(self, player: Player, choices: list[str]) -> str:
        """Return the value on which a list of values opens."""
        name = self._pending_actions.get(player.id, "").removeprefix("set_")
        return str(getattr(self.options, name, ""))

    def _action_open_ludo_group(self, player: Player, action_id: str) -> None:
        group = action_id.removeprefix("group_")
        self._options_path[player.id] = [group]
        self.options.update_options_labels(self)
        first = next(name for name, knob in KNOB_FIELDS.items() if knob.group == group)
        self.move_focus(player, row_of(first))
        self.paint(player)

    def _handle_keybind_event(self, player: Player, event: dict[str, Any]) -> None:
        """Have Escape leave a group of options; outside of one it opens the menu of actions."""
        in_group = self._options_path.get(player.id) and self.status == self.WAITING
        if in_group and event.get("key") == "escape" and not self.is_covered(player):
            self._action_close_ludo_group(player, "options_back")
        else:
            super()._handle_keybind_event(player, event)

    def _action_close_ludo_group(self, player: Player, action_id: str) -> None:
        path = self._options_path.pop(player.id, [])
        self.options.update_options_labels(self)
        if path:
            self.move_focus(player, f"group_{path[-1]}")
        self.paint(player)

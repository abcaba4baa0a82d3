"""Our options as subclasses of a host's own, with their rows in groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, make_dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from playpalace_ludo.hosts.game.options import (
    COINS,
    GROUPS,
    TABLE_OPTIONS,
    Chosen,
    TableOption,
    defaults,
    table_options,
)
from playpalace_ludo.hosts.names import HostApi
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.protocols import Action, ActionSet, GameOptions, OptionMeta, Player
from playpalace_ludo.settings.config import HostConfig


class LudoOptions(GameOptions, Chosen, Protocol):
    """The options of our tables in the form the host keeps."""

    config: HostConfig
    """The settings of the table the options belong to."""
    offered: Mapping[str, TableOption]

    def table_lines(self, locale: str) -> list[str]: ...


if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

    class OptionBase(OptionMeta, Protocol):
        option: ClassVar[TableOption]

    class OptionsBase(LudoOptions, Protocol):
        api: ClassVar[HostApi]

else:
    OptionBase = OptionsBase = object  # at run time the host's own classes come behind ours


def options_class(api: HostApi, everything: HostConfig) -> type:
    """Make the class of a table's options, with a field for each option any table could have.

    All tables share it, since hosts save options by class; a table's own settings say which values
    it may choose.
    """
    values = defaults(everything)
    described = {name: TableOption(name) for name in COINS} | dict(table_options(everything))
    made = [
        (name, type(values[name]), api.option_field(_described(api, option, values[name])))
        for name, option in described.items()
    ]
    return make_dataclass(
        "LudoPlusOptions",
        made,
        bases=(GroupedOptions, api.GameOptions),
        namespace={"__module__": __name__, "api": api, "config": everything, "offered": described},
    )


def limit(options: LudoOptions, config: HostConfig, offered: Mapping[str, TableOption]) -> None:
    """Tell options their table's limits; values that are not allowed become the default.

    Saved options may be damaged, or from a time when the owner allowed more.
    """
    options.config, options.offered = config, offered
    usual = defaults(config)
    if options.variant not in config.rules:
        for name in offered:
            setattr(options, name, usual[name])
    for name, option in offered.items():
        value = getattr(options, name)
        if value == usual[name]:
            continue  # as a new table has it; most do, and reading them all takes a while
        fits, _ = option.read(str(value))
        if not fits:
            setattr(options, name, usual[name])


def _described(api: HostApi, option: TableOption, default: object) -> OptionMeta:
    """Make the host's own description of an option, with our texts."""
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
        span = {"min_val": option.knob.low, "max_val": option.knob.high}
        return _worded(api.IntOption, option)(**common, **span)
    if kind == "squares":
        return _worded(api.IntOption, option)(**common)

    def choices(game: LudoPlus, player: Player) -> list[str]:
        return list(game.table_options[option.name].choices)

    return _worded(api.MenuOption, option)(**common, choices=choices)


def _worded(base: type[OptionMeta], option: TableOption) -> type[OptionMeta]:
    return type(f"Worded{base.__name__}", (WordedOption, base), {"option": option})


class WordedOption(OptionBase):
    """One option in the menu, in the reader's language."""

    def get_label(self, locale: str, value: Any) -> str:
        return self.option.text(translator(locale), value)

    def get_localized_choice(self, value: Any, locale: str) -> str:
        return self.option.value_text(translator(locale), value)

    def get_description(self, locale: str, value: Any, **_: Any) -> str:
        return translator(locale).text(self.option.description_id)

    def validate_and_convert(self, value: str) -> tuple[bool, Any]:
        return self.option.read(value)

    def create_action(
        self, option_name: str, game: LudoPlus, player: Player, current_value: Any, locale: str
    ) -> Action:
        action = super().create_action(option_name, game, player, current_value, locale)
        action.label = game.table_options[option_name].text(translator(locale), current_value)
        if any(part.name == "description" for part in fields(action)):
            action.description = self.get_description(locale, current_value)
        if hasattr(action.input_request, "initial_selection"):
            action.input_request.initial_selection = "_current_ludo_choice"
        return action


class GroupedOptions(OptionsBase):
    """Knobs in groups, the same in every host (PlayAural has none of its own)."""

    def _populate_action_set(
        self, action_set: ActionSet, game: LudoPlus, player: Player, locale: str
    ) -> None:
        path = game._options_path.get(player.id, [])
        if path and path[-1] in GROUPS and self._has_knobs():
            self._add_rows(action_set, game, player, locale, group=path[-1])
            action_set.add(self._link("options_back", "pludo-host-options-back", locale))
            return
        self._add_rows(action_set, game, player, locale, group=None)
        if self._has_knobs():
            for group in GROUPS:
                action_set.add(self._link(f"group_{group}", f"pludo-menu-knobs-{group}", locale))

    def _has_knobs(self) -> bool:
        rules = self.config.rules.get(self.variant)
        return rules is not None and rules.has_knobs

    def _add_rows(
        self, action_set: ActionSet, game: LudoPlus, player: Player, locale: str, group: str | None
    ) -> None:
        for name, meta in self.get_option_metas().items():
            option = self.offered.get(name)
            knob = option.knob if option else None
            if option is not None and (knob.group if knob else None) == group:
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
        """Describe the options beside the rules: seats, bots, pace, timer, hints, undo."""
        return self._lines(locale, [name for name in TABLE_OPTIONS if name in self.offered])

    def format_options_summary(self, locale: str) -> list[str]:
        shown = [name for name in self.offered if name in TABLE_OPTIONS or self._has_knobs()]
        return self._lines(locale, shown)

    def _lines(self, locale: str, names: Sequence[str]) -> list[str]:
        say = translator(locale)
        return [self.offered[name].text(say, getattr(self, name)) for name in names]

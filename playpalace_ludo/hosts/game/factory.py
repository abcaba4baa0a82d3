"""The classes a host gets: options with real fields, and the game made of its three parts."""

from __future__ import annotations

from dataclasses import field, fields, make_dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.game import LudoPlusMixin
from playpalace_ludo.hosts.game.options import (
    GROUPS,
    TABLE_OPTIONS,
    VARIANT,
    Choice,
    all_choices,
    defaults,
    limits_of,
)
from playpalace_ludo.hosts.game.packing import SCHEMA
from playpalace_ludo.hosts.play.voice import translator

MODULE = "playpalace_ludo.hosts.game.factory"


def game_class(adapter: type, api: SimpleNamespace, config: HostConfig, server_dir: Path) -> type:
    """Our game for one host. Every field has a default, for ever: old tables must load."""
    choices = all_choices(config)
    options = options_class(api, config, choices)
    return make_dataclass(
        "LudoPlusGame",
        [
            ("schema", int, SCHEMA),
            ("options", options, field(default_factory=options)),
            ("seating", dict[str, int], field(default_factory=dict)),
            ("position", str, ""),
            ("record", str, ""),
            ("stand_ins", list[str], field(default_factory=list)),
            ("clock", int, 0),
            ("started", int, 0),
        ],
        bases=(adapter, LudoPlusMixin, api.Game),
        namespace={
            "__module__": MODULE,
            "api": api,
            "config": config,
            "choices": choices,
            "server_dir": server_dir,
        },
        eq=False,
    )


def options_class(api: SimpleNamespace, config: HostConfig, choices: dict[str, Choice]) -> type:
    values = defaults(config)
    made = [
        (name, type(values[name]), api.option_field(_meta(api, config, choice, values[name])))
        for name, choice in choices.items()
    ]
    return make_dataclass(
        "LudoPlusOptions",
        made,
        bases=(_grouped(api, config), api.GameOptions),
        namespace={"__module__": MODULE},
    )


def _meta(api: SimpleNamespace, config: HostConfig, choice: Choice, default: Any) -> Any:
    """The host's own description of an option, with our words on it."""
    common = {
        "default": default,
        "label": choice.label_id,
        "change_msg": "pludo-host-option",
        "prompt": choice.label_id,
        "description": choice.description_id,
    }
    knob = choice.knob
    if knob is not None and knob.kind == "bool":
        return _worded(api.BoolOption, choice)(**common)
    if knob is not None and knob.kind == "int":
        low, high = limits_of(config, knob)
        return _worded(api.IntOption, choice)(**common, min_val=low, max_val=high)
    if knob is not None and knob.kind == "squares":
        return _worded(api.IntOption, choice)(**common)
    return _worded(api.MenuOption, choice)(**common, choices=list(choice.choices))


def _worded(base: type, choice: Choice) -> type:
    class Worded(base):  # type: ignore[misc]
        def get_label(self, locale: str, value: Any) -> str:
            return choice.text(translator(locale), value)

        def get_localized_choice(self, value: Any, locale: str) -> str:
            return choice.value_text(translator(locale), value)

        def get_description(self, locale: str, value: Any, **_: Any) -> str:
            return translator(locale).text(choice.description_id)

        def validate_and_convert(self, value: str) -> tuple[bool, Any]:
            return choice.read(value)

        def create_action(
            self, option_name: str, game: Any, player: Any, current_value: Any, locale: str
        ) -> Any:
            action = super().create_action(option_name, game, player, current_value, locale)
            action.label = choice.text(translator(locale), current_value)
            return _described(action, translator(locale).text(choice.description_id))

    return Worded


def _described(action: Any, text: str) -> Any:
    if any(part.name == "description" for part in fields(action)):
        action.description = text
    return action


def _grouped(api: SimpleNamespace, config: HostConfig) -> type:
    """Knobs in groups, in both hosts alike (PlayAural knows no groups of options)."""

    class Grouped:
        def _populate_action_set(
            self: Any, action_set: Any, game: Any, player: Any, locale: str
        ) -> None:
            path = game._options_path.get(player.id, [])
            if path and path[-1] in GROUPS and self._has_knobs():
                self._add_rows(action_set, game, player, locale, group=path[-1])
                action_set.add(_link(api, "options_back", "pludo-host-options-back", locale))
                return
            self._add_rows(action_set, game, player, locale, group=None)
            if self._has_knobs():
                for group in GROUPS:
                    action_set.add(
                        _link(api, f"group_{group}", f"pludo-host-group-{group}", locale)
                    )

        def _has_knobs(self: Any) -> bool:
            rules = config.rules.get(getattr(self, VARIANT))
            return rules is not None and rules.kind == "cross"

        def _add_rows(
            self: Any, action_set: Any, game: Any, player: Any, locale: str, group: str | None
        ) -> None:
            for name, meta in self.get_option_metas().items():
                of_group = None if name in TABLE_OPTIONS else game.choices[name].knob.group
                if of_group == group:
                    value = getattr(self, name)
                    action_set.add(meta.create_action(name, game, player, value, locale))

        def format_options_summary(self: Any, locale: str) -> list[str]:
            return [
                meta.get_label(locale, getattr(self, name))
                for name, meta in self.get_option_metas().items()
                if name in TABLE_OPTIONS or self._has_knobs()
            ]

    return Grouped


def _link(api: SimpleNamespace, action_id: str, message_id: str, locale: str) -> Any:
    opens = action_id.startswith("group_")
    return api.Action(
        id=action_id,
        label=translator(locale).text(message_id),
        handler="_action_open_ludo_group" if opens else "_action_close_ludo_group",
        is_enabled="_is_ludo_group_enabled",
        is_hidden="_is_option_hidden",
        show_in_actions_menu=False,
    )

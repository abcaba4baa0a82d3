"""Settings an administrator can change from a table, with their names and possible values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playpalace_ludo.bots import STRENGTHS
from playpalace_ludo.coins.payout import STAKES
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.hosts.game.options import (
    HINTS,
    PACE,
    STAKE,
    STRENGTH,
    TIMER,
    TIMERS,
    UNDO,
    VARIANT,
    TableOption,
    knob_value_text,
    own_titles,
    read_knob,
    stored,
    used,
)
from playpalace_ludo.settings.config import HINTS as EVERY_HINT
from playpalace_ludo.settings.config import PACES, HostConfig, Limit
from playpalace_ludo.settings.config import UNDO as EVERY_UNDO
from playpalace_ludo.settings.store import ServerSettings
from playpalace_ludo.words import Message, Translator

FIRST = "variants.first"
"""Not a key of the file: the first of the variants, which new tables begin with."""
MOST_VALUES = 25
"""A number with more values than this is typed."""


@dataclass(frozen=True)
class OwnerSetting:
    key: str
    title: Message
    current: Any
    text: Callable[[Translator, Any], str]
    """Says a value."""
    values: tuple[Any, ...] = ()
    """Possible values; empty if the value is typed."""
    several: bool = False
    """Whether the setting is a list of these values."""
    read: Callable[[str], tuple[bool, Any]] | None = None
    """Reads a typed value."""

    def said(self, say: Translator) -> str:
        """Return the current value in words."""
        if not self.several:
            return self.text(say, self.current)
        if len(self.current) == len(self.values):
            return say.text("pludo-settings-all", count=len(self.values))
        if len(self.current) > 4:
            many = {"count": len(self.current), "all": len(self.values)}
            return say.text("pludo-settings-some", **many)
        return ", ".join(self.text(say, value) for value in self.current)


def settings_of(settings: ServerSettings) -> Iterator[OwnerSetting]:
    """Yield the settings other than rules, in the order of the list."""
    now = settings.current
    variant = TableOption(VARIANT, titles=own_titles(settings.everything)).value_text
    offered, every = tuple(now.rules), tuple(settings.everything.rules)
    games, first = Message("pludo-settings-variants"), Message("pludo-settings-first")
    yield OwnerSetting("variants", games, offered, variant, every, several=True)
    yield OwnerSetting(FIRST, first, now.default_variant, variant, offered)
    for option, (default, allowed), has, may, all_there_are in (
        (
            STRENGTH,
            ("bots.strength", "bots.strengths"),
            now.strength,
            now.strengths,
            STRENGTHS,
        ),
        (HINTS, ("hints.default", "hints.allowed"), now.hints, now.hint_choices, EVERY_HINT),
        (UNDO, ("undo.default", "undo.allowed"), now.undo, now.undo_choices, EVERY_UNDO),
    ):
        said, every = TableOption(option).value_text, tuple(all_there_are)
        yield OwnerSetting(default, _title("default", option), has, said, may)
        yield OwnerSetting(allowed, _title("allowed", option), may, said, every, several=True)
    pace = TableOption(PACE).value_text
    yield OwnerSetting("pace.default", _title("default", PACE), now.pace, pace, PACES)
    yield from _timer(now)
    yield from _coins(now)


def _timer(now: HostConfig) -> Iterator[OwnerSetting]:
    timer = TableOption(TIMER).value_text
    seconds = tuple(map(int, TIMERS))
    short = tuple(value for value in seconds if value <= now.longest_timer)
    yield OwnerSetting("timer.seconds", _title("default", TIMER), now.timer, timer, short)
    longest = Message("pludo-settings-longest")
    yield OwnerSetting("timer.longest", longest, now.longest_timer, timer, seconds)


def _coins(now: HostConfig) -> Iterator[OwnerSetting]:
    on = Message("pludo-settings-coins")
    yield OwnerSetting("coins.on", on, now.has_coins, _switch, (True, False))
    if not now.has_coins:
        return
    stake = TableOption(STAKE).value_text
    yield OwnerSetting("coins.default", _title("default", STAKE), now.stake, stake, now.stakes)
    every, title = tuple(sorted({*STAKES, *now.stakes})), _title("allowed", STAKE)
    yield OwnerSetting("coins.allowed", title, now.stakes, stake, every, several=True)
    for key, name, has in (
        ("doubling", "doubling", now.doubling),
        ("bots", "bots-stake", now.bots_stake),
    ):
        title = Message(f"pludo-settings-{name}")
        yield OwnerSetting(f"coins.{key}", title, has, _switch, (True, False))


def knob_settings(now: HostConfig, knob: Knob) -> Iterator[OwnerSetting]:
    """Yield the settings for one knob: the default and the limits."""
    limit = now.limits.get(knob.key, Limit())
    key = f"knobs.{knob.key}"

    def text(say: Translator, value: Any) -> str:
        if value is None:
            return say.text("pludo-settings-own")
        return knob_value_text(say, knob, stored(knob, value))

    def read(typed: str) -> tuple[bool, Any]:
        fits, value = read_knob(knob, typed)
        return fits, list(used(knob, value)) if fits and knob.kind == "squares" else value

    values: tuple[Any, ...] = knob.choices
    if knob.kind == "bool":
        values = (True, False)
    elif knob.kind == "int" and knob.high - knob.low < MOST_VALUES:
        values = tuple(range(knob.low, knob.high + 1))
    ends = [("default", limit.default)]
    if knob.kind == "int":
        ends += [("min", limit.low), ("max", limit.high)]
    for end, has in ends:
        title = Message(f"pludo-settings-knob-{end}")
        typed = None if values else read
        yield OwnerSetting(f"{key}.{end}", title, has, text, values, read=typed)
    if knob.kind in ("choice", "bool"):
        title, allowed = Message("pludo-settings-knob-choices"), limit.choices or values
        yield OwnerSetting(f"{key}.choices", title, allowed, text, values, several=True)


def group_of(name: str) -> list[Knob]:
    return [knob for knob in KNOBS if knob.group == name]


def written(settings: ServerSettings, setting: OwnerSetting, value: Any) -> tuple[str, Any]:
    """Return the key and the value to write to the file for a chosen value."""
    if setting.key not in ("variants", FIRST):
        return setting.key, list(value) if isinstance(value, tuple) else value
    now = tuple(settings.current.rules)
    wanted = (value, *(name for name in now if name != value)) if setting.key == FIRST else value
    return "variants", [_source(settings, name) for name in wanted]


def _source(settings: ServerSettings, name: str) -> str:
    """Return a variant's name in the file: the owner's own are named by path."""
    named = settings.everything.layers.owner.get("variants", [])
    files = [entry for entry in named if str(entry).endswith(".toml")]
    return next((entry for entry in files if Path(entry).stem == name), name)


def _title(kind: str, option: str) -> Message:
    name = Message(TableOption(option).label_id)
    return Message(f"pludo-settings-{kind}", {"name": name})


def _switch(say: Translator, value: Any) -> str:
    return say.text("pludo-value-on" if value else "pludo-value-off")

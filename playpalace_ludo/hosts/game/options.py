"""The table's options as shown in a host's options menu: variant, table, and every knob."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from playpalace_ludo import variants
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.core.language.following import FOLLOWERS, following, nested
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.play.timeline import TEMPOS
from playpalace_ludo.settings.config import SHORTEST_TIMER, HostConfig
from playpalace_ludo.words import Translator

VARIANT, SEATS, STRENGTH, PACE, TIMER = "variant", "seats", "bots", "pace", "turn_timer"
HINTS, UNDO, SERIES = "hints", "undo", "series"
STAKE, DOUBLING = COINS = "stake", "doubling"
"""Options that exist only if the owner has switched coins on."""
TABLE_OPTIONS = (VARIANT, SEATS, STRENGTH, PACE, TIMER, HINTS, UNDO, SERIES, *COINS)
OFF_ON = ("off", "on")
SEATINGS = ("standard", "opposite")
SERIES_GAMES = ("1", "2", "3", "5", "7", "10")
TIMERS = ("0", "20", "30", "45", "60", "90", "120", "180", "300", "600")


def field_name(key: str) -> str:
    """Return the field of the host's options for a key: `sixes.max` is `sixes_max`."""
    return key.replace(".", "_")


def row_of(name: str) -> str:
    """Return the id hosts give to the row of an option."""
    knob = KNOB_FIELDS.get(name)
    return f"{'toggle' if knob and knob.kind == 'bool' else 'set'}_{name}"


KNOB_FIELDS = {field_name(knob.key): knob for knob in KNOBS}
GROUPS = tuple(dict.fromkeys(knob.group for knob in KNOBS))


class Chosen(Protocol):
    """The chosen options of a table: one attribute per option, by its field name."""

    variant: str


@dataclass(frozen=True)
class TableOption:
    """One option of a table: its allowed values and its texts."""

    name: str
    choices: tuple[str, ...] = ()
    knob: Knob | None = None
    titles: Mapping[str, str] = field(default_factory=dict)
    """Names of the owner's own variants."""

    @property
    def label_id(self) -> str:
        if self.knob:
            return self.knob.message_id
        return f"pludo-host-option-{self.name.replace('_', '-')}"

    @property
    def description_id(self) -> str:
        return f"{self.label_id}.desc"

    def value_text(self, say: Translator, value: Any) -> str:
        if self.knob is not None:
            return knob_value_text(say, self.knob, value)
        if self.name == VARIANT:
            return self.titles.get(value) or say.text(f"pludo-preset-{value}")
        if self.name == SERIES:
            return say.text("pludo-host-series-value", games=int(value))
        if self.name == STAKE:
            return say.text("pludo-host-stake-value", coins=int(value))
        if self.name == TIMER:
            return say.text("pludo-host-timer-value", seconds=int(value))
        return say.text(f"pludo-host-{self.name.replace('_', '-')}-{value}")

    def text(self, say: Translator, value: Any) -> str:
        """Return the row in the menu: name and value."""
        return say.text(
            "pludo-host-option", name=say.text(self.label_id), value=self.value_text(say, value)
        )

    def read(self, text: str) -> tuple[bool, Any]:
        """Parse a typed or chosen value; return whether it is valid, and the value."""
        if self.knob is None:
            return text in self.choices, text
        return read_knob(self.knob, text)


def knob_value_text(say: Translator, knob: Knob, value: Any) -> str:
    if knob.kind == "bool":
        return say.text("pludo-value-on" if value else "pludo-value-off")
    if knob.kind == "choice":
        return say.text(knob.value_message_id(value))
    message_id = knob.message_id.replace("pludo-knob-", "pludo-value-")
    if knob.kind == "int":
        return say.text(message_id, value=value)
    squares = squares_of(value)
    return say.text(message_id, value=squares, count=len(squares))


LONGEST_INPUT = 200
"""Most characters of a typed value; enough for any sensible list of squares."""
FARTHEST_SQUARE = 999
"""Beyond any board; the rules check the squares of a particular board."""


def read_knob(knob: Knob, text: str) -> tuple[bool, Any]:
    value: Any = text.strip()
    try:
        if knob.kind == "int":
            value = int(value)
        elif knob.kind == "bool":
            value = {"true": True, "false": False}[value.lower()]
        elif knob.kind == "squares":
            value = squares_of(value)
            if max(value, default=0) > FARTHEST_SQUARE:
                return False, text
    except (ValueError, KeyError):
        return False, text
    if knob.check(value) is not None:
        return False, text
    return True, stored(knob, value)


def squares_of(text: str) -> tuple[int, ...]:
    squares = tuple(int(part) for part in text.replace(",", " ").split())
    return () if squares == (0,) else squares  # hosts take an empty box for a change of mind


def stored(knob: Knob, value: Any) -> Any:
    """Return a knob value in the form the host keeps: lists of squares as text."""
    return ", ".join(map(str, value)) if knob.kind == "squares" else value


def used(knob: Knob, value: Any) -> Any:
    """Return a value kept by the host in the form the rules take."""
    return squares_of(value) if knob.kind == "squares" else value


@lru_cache(maxsize=32)
def table_options(config: HostConfig) -> Mapping[str, TableOption]:
    """Return every option of a table on this server, by field name."""
    timers = tuple(value for value in TIMERS if int(value) <= config.longest_timer or value == "0")
    if str(config.timer) not in timers:
        timers = tuple(sorted({*timers, str(config.timer)}, key=int))
    found = {
        VARIANT: TableOption(VARIANT, tuple(config.rules), titles=own_titles(config)),
        SEATS: TableOption(SEATS, SEATINGS),
        STRENGTH: TableOption(STRENGTH, config.strengths),
        PACE: TableOption(PACE, tuple(TEMPOS)),
        TIMER: TableOption(TIMER, timers),
        HINTS: TableOption(HINTS, config.hint_choices),
        UNDO: TableOption(UNDO, config.undo_choices),
        SERIES: TableOption(SERIES, SERIES_GAMES),
    }
    if config.has_coins:
        found[STAKE] = TableOption(STAKE, tuple(map(str, config.stakes)))
        if config.doubling:
            found[DOUBLING] = TableOption(DOUBLING, OFF_ON)
    for name, knob in KNOB_FIELDS.items():
        limits = config.limits.get(knob.key)
        allowed = tuple(v for v in knob.choices if limits is None or limits.allows(v))
        found[name] = TableOption(name, allowed, knob)
    return found


def own_titles(config: HostConfig) -> dict[str, str]:
    """Return titles of the owner's variants; duplicate titles get the file name added."""
    shipped = variants.names()
    shared = Counter(rules.title for rules in config.rules.values())
    return {
        name: rules.title if shared[rules.title] == 1 else f"{rules.title} ({name})"
        for name, rules in config.rules.items()
        if name not in shipped
    }


@lru_cache(maxsize=32)
def defaults(config: HostConfig) -> Mapping[str, Any]:
    """Return the options of a new table."""
    return {
        VARIANT: config.default_variant,
        SEATS: SEATINGS[0],
        STRENGTH: config.strength,
        PACE: config.pace,
        TIMER: str(config.timer),
        HINTS: config.hints,
        UNDO: config.undo,
        SERIES: SERIES_GAMES[0],
        STAKE: str(config.stake),
        DOUBLING: OFF_ON[0],
        **knob_fields(config, config.default_variant),
    }


def knob_fields(config: HostConfig, variant: str) -> dict[str, Any]:
    """Return all knob fields as set by a variant; a loose variant has no knobs."""
    values = config.knob_values(config.rules[variant])
    return {
        name: stored(knob, values.get(knob.key, knob.default)) for name, knob in KNOB_FIELDS.items()
    }


def rules_of(config: HostConfig, options: Chosen) -> Rules:
    """Return the rules for a table's options; raise RulesError if they contradict each other."""
    rules = config.rules.get(options.variant)
    if rules is None:
        raise InputError("not-offered", variant=show(options.variant))
    if not rules.has_knobs:
        return rules
    changed = dict(changes(config, options))
    return variants.with_options(rules, changed) if changed else rules


def changes(config: HostConfig, options: Chosen) -> Iterator[tuple[str, Any]]:
    """Yield knobs that differ from the variant's values, and the knobs that follow them."""
    values = config.rules[options.variant].values
    fields = {knob.key: used(knob, getattr(options, name)) for name, knob in KNOB_FIELDS.items()}
    differ = {
        key
        for key, own in values.items()
        if fields[key] != (tuple(own) if isinstance(own, list) else own)
    }
    for key in fields:
        if key in differ or differ & set(FOLLOWERS.get(key, ())):
            yield key, fields[key]


def follow(options: Chosen, key: str, before: Any) -> None:
    """Update the fields that depend on a changed knob, as a rule file would."""
    fields = {knob.key: used(knob, getattr(options, name)) for name, knob in KNOB_FIELDS.items()}
    changed = following(nested({**fields, key: before}), (key,), nested(fields), lengths=True)
    for name, knob in KNOB_FIELDS.items():
        if knob.key in FOLLOWERS:
            _, _, last = knob.key.partition(".")
            setattr(options, name, stored(knob, changed[knob.group][last]))


def timer_seconds(value: str) -> int:
    seconds = int(value) if value.isdigit() else 0
    return seconds if seconds >= SHORTEST_TIMER else 0


def limits_of(config: HostConfig, knob: Knob) -> tuple[int, int]:
    limit = config.limits.get(knob.key)
    low = knob.low if limit is None or limit.low is None else max(knob.low, limit.low)
    high = knob.high if limit is None or limit.high is None else min(knob.high, limit.high)
    return low, high

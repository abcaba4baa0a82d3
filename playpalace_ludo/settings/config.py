"""The settings of a server: variants offered, defaults of new tables, and limits of choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.core.language.desugar import flatten
from playpalace_ludo.core.language.following import FOLLOWERS, following, nested
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.settings.document import Layers
from playpalace_ludo.table.speeds import NORMAL, SPEEDS
from playpalace_ludo.table.take_back import NEXT_THROW, OFF, OWN_TURN
from playpalace_ludo.words import Message

PACES = SPEEDS[::-1]
"""Slowest first, the order of menus."""
MOST_PLAYERS = 6
DEFAULT_STRENGTH = "normal"
LONGEST_TIMER = 600
SHORTEST_TIMER = 10
HINTS_OFF, HINTS_ALONE, HINTS_ALL = "off", "alone", "all"
HINTS = (HINTS_OFF, HINTS_ALONE, HINTS_ALL)
UNDO = (OFF, OWN_TURN, NEXT_THROW)
BUDGET_MS = 1.0
MOST_STAKE = 500
"""Half of what everybody begins with."""


@dataclass(frozen=True)
class Limit:
    """The owner's default and limits for one knob."""

    default: Any = None
    """None leaves the variant's own value."""
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()

    def allows(self, value: Any) -> bool:
        if self.choices:
            return value in self.choices
        if isinstance(value, int) and not isinstance(value, bool):
            return (self.low is None or value >= self.low) and (
                self.high is None or value <= self.high
            )
        return True

    def nearest(self, value: Any) -> Any:
        """Return the value itself if allowed, or else the closest one that is."""
        if self.allows(value):
            return value
        if self.choices:
            return self.choices[0]
        assert isinstance(value, int)
        return self.low if self.low is not None and value < self.low else self.high


@dataclass(frozen=True, eq=False)
class HostConfig:
    rules: Mapping[str, Rules] = field(default_factory=dict)
    """Offered variants by name, the default first."""
    folders: tuple[Path, ...] = ()
    """Folders of the owner's own rule files."""
    limits: Mapping[str, Limit] = field(default_factory=dict)
    pace: str = NORMAL
    strength: str = DEFAULT_STRENGTH
    strengths: tuple[str, ...] = (DEFAULT_STRENGTH,)
    budget_ms: float = BUDGET_MS
    timer: int = 0
    """Seconds a turn may take by default; 0 is off."""
    longest_timer: int = LONGEST_TIMER
    hints: str = HINTS_ALONE
    """By default only people alone among bots get hints; games among people count for ratings."""
    hint_choices: tuple[str, ...] = HINTS
    undo: str = OFF
    undo_choices: tuple[str, ...] = UNDO
    stakes: tuple[int, ...] = ()
    """Stakes a table may choose; empty if the owner has not switched coins on."""
    stake: int = 0
    doubling: bool = True
    """Whether tables may let two players double their stake by agreement."""
    bots_stake: bool = False
    """Whether bots stake like people, each from its own purse."""
    problems: tuple[Message, ...] = ()
    """One sentence for each entry of the files that was refused."""
    layers: Layers = field(default_factory=Layers)
    """The documents it was read from."""

    @property
    def default_variant(self) -> str:
        return next(iter(self.rules))

    @property
    def has_coins(self) -> bool:
        return bool(self.stakes)

    def allowed(self, knob: Knob, value: Any) -> bool:
        return knob.check(value) is None and self.limits.get(knob.key, Limit()).allows(value)

    def knob_values(self, rules: Rules) -> dict[str, Any]:
        """Return a variant's values on this server, within the owner's limits."""
        if not self.limits:
            return dict(rules.values)
        values = {**rules.values, **self._dealt(rules.values, followers=False)}
        followed = following(nested(rules.values), (), nested(values), lengths=True)
        values |= {key: flatten(followed)[key] for key in FOLLOWERS if key in values}
        return {**values, **self._dealt(values, followers=True)}

    def _dealt(self, values: Mapping[str, Any], *, followers: bool) -> dict[str, Any]:
        return {
            key: limit.nearest(values[key] if limit.default is None else limit.default)
            for key, limit in self.limits.items()
            if key in values and (key in FOLLOWERS) == followers
        }

    def load(self, spec: str) -> Rules:
        """Load rules by the spec used in positions and records."""
        return variants.load_named(spec, self.folders)

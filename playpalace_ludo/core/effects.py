"""Effects: what a face, a tile, a reward or a toll brings about, as values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Condition

ANY = "any"
"""``gain any``: the player chooses which ability."""
RELATIVE = ("self", "next", "previous", "partner", "leader", "last")
"""Whose turn an effect may be about besides the colours: seen from the acting player."""


class Cause(StrEnum):
    """Why somebody throws again."""

    SIXES = "sixes"
    CAPTURE = "capture"
    EFFECT = "effect"
    """A card, a tile or anything else a rule file says."""
    TRY = "try"
    """Another try of a player who can only hope to enter."""
    HAND = "hand"
    """More cards are needed to choose from."""
    SECOND = "second"
    """Two throws, of which one is kept."""


EARNED = (Cause.SIXES, Cause.CAPTURE, Cause.EFFECT)
"""Causes of throws that may wait behind other dice; the others come at once."""


@dataclass(frozen=True, slots=True)
class Again:
    """Another throw."""

    cause: Cause = Cause.EFFECT


@dataclass(frozen=True, slots=True)
class Bonus:
    """Extra steps, played like a throw."""

    steps: int


@dataclass(frozen=True, slots=True)
class Score:
    """Points won, or lost if below zero."""

    points: int


@dataclass(frozen=True, slots=True)
class Gain:
    """An ability to hold, or to use at once."""

    name: str


@dataclass(frozen=True, slots=True)
class Skip:
    """Somebody misses a turn."""

    who: str


@dataclass(frozen=True, slots=True)
class TurnTo:
    """Somebody gets a turn out of order."""

    who: str


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction of play changes."""


TurnEffect: TypeAlias = Skip | TurnTo | Reverse
Effect: TypeAlias = Again | Bonus | Score | Gain | TurnEffect


class Clause(NamedTuple):
    """An effect where rules name it, and the condition it hangs on, if it does."""

    effect: Effect
    condition: Condition | None = None

    @property
    def is_sure_throw(self) -> bool:
        return isinstance(self.effect, Again) and self.condition is None


def read(phrase: str, cause: Cause = Cause.EFFECT) -> Effect:
    """Read an effect as rule files write it; ``cause`` says what a throw would be earned for."""
    match phrase.split(" ", 1):
        case ["again"]:
            return Again(cause)
        case ["bonus", steps]:
            return Bonus(int(steps))
        case ["score", points]:
            return Score(int(points))
        case ["gain", name]:
            return Gain(name)
        case _:
            return read_turn(phrase)


def read_turn(phrase: str) -> TurnEffect:
    """Read an effect on turns."""
    match phrase.split(" ", 1):
        case ["skip", who]:
            return Skip(who)
        case ["turn", to]:
            return TurnTo(to.removeprefix("to "))
        case ["reverse"]:
            return Reverse()
    raise ValueError(phrase)


def written(effect: Effect) -> str:
    """Return an effect as rule files write it."""
    match effect:
        case Again():
            return "again"
        case Bonus(steps):
            return f"bonus {steps}"
        case Score(points):
            return f"score {points}"
        case Gain(name):
            return f"gain {name}"
        case Skip(who):
            return f"skip {who}"
        case TurnTo(who):
            return f"turn to {who}"
        case Reverse():
            return "reverse"
        case _:
            assert_never(effect)


def points(effects: Iterable[Effect]) -> int:
    """Return how many points some effects bring, taken together."""
    return sum(effect.points for effect in effects if isinstance(effect, Score))


def price(effects: Iterable[Effect]) -> int:
    """Return how many points some effects cost, taken together."""
    return max(-points(effects), 0)

"""Effects: what a face, a tile, a reward or a toll brings about, as values."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Amount, Condition

ANY = "any"
"""``gain any``: the player chooses which ability."""
BY_CHOICE, BY_DRAW = PICKED = ("by choice", "by draw")
"""Another player, chosen by the acting one or picked by lot."""
OF_CAPTURES = ("victim", "captor")
"""Words for a player that only the reward of a capture may use."""
ELSE = "everybody else"
RELATIVE = ("self", "next", "previous", "partner", "leader", "last", ELSE)
WHOM = (*RELATIVE, *OF_CAPTURES, *PICKED)
"""Words, besides the colours, for the player an effect is about, seen from the acting one."""

Whom: TypeAlias = str | int
"""A word, a colour, or the number of a seat once it is known who is meant."""

_TURNS = re.compile(r"(.+) for ([1-9][0-9]{0,2}) turns?")
_FOR = re.compile(r"(-?[0-9]+) for (.+)")


class Cause(StrEnum):
    """The reason for another throw."""

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
    parts: int = 1
    """In how many parts they may be played, each by any token."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points won, or lost if below zero."""

    points: int
    who: Whom = "self"


@dataclass(frozen=True, slots=True)
class Gain:
    """An ability to hold, or to use at once."""

    name: str


@dataclass(frozen=True, slots=True)
class Skip:
    """A player misses turns."""

    who: Whom
    turns: int = 1


@dataclass(frozen=True, slots=True)
class TurnTo:
    """A player gets a turn out of order."""

    who: Whom


@dataclass(frozen=True, slots=True)
class PlayOn:
    """The order of play continues with a given player."""

    who: Whom


@dataclass(frozen=True, slots=True)
class Born:
    """A new token in a player's yard."""

    who: Whom = "self"


@dataclass(frozen=True, slots=True)
class Give:
    """The token that stopped on a tile changes owner and waits in the new owner's yard."""

    who: Whom
    seat: int = -1
    """The token's seat, once the token is known."""
    token: int = -1


@dataclass(frozen=True, slots=True)
class SendOn:
    """The token that moved goes on to a tile: the only one named, or one chosen or drawn."""

    tiles: str
    """Tile names as rule files write them, separated by spaces."""
    how: str = ""
    """``by choice``, ``by draw``, or nothing."""
    seat: int = -1
    """The tokens' seat, once the tokens are known."""
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PassCard:
    """The acting player chooses a card from the hand and passes it on."""

    who: Whom
    card: int = 0
    """Its face, once it is chosen."""


@dataclass(frozen=True, slots=True)
class AskAll:
    """A question put to every player."""

    name: str


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction of play changes."""


TurnEffect: TypeAlias = Skip | TurnTo | PlayOn | Reverse
OfTokens: TypeAlias = Born | Give | SendOn
Effect: TypeAlias = Again | Bonus | Score | Gain | AskAll | PassCard | OfTokens | TurnEffect
Aimed: TypeAlias = Skip | TurnTo | PlayOn | Score | Born | Give | PassCard
"""Effects on a named player."""


def whom(effect: Effect) -> Whom:
    """Return whom an effect is about; most are about the acting player."""
    return effect.who if isinstance(effect, Aimed) else "self"


def is_chosen(effect: Effect) -> bool:
    """Tell whether a choice or a draw has to settle first what it does."""
    return whom(effect) in PICKED or isinstance(effect, PassCard | SendOn)


def is_drawn(effect: Effect) -> bool:
    """Tell whether a lot decides what it does."""
    return effect.how == BY_DRAW if isinstance(effect, SendOn) else whom(effect) == BY_DRAW


def aimed(effect: Effect, seat: int) -> Effect:
    """Return an effect with this seat as the player it is about."""
    assert isinstance(effect, Aimed)
    return replace(effect, who=seat)


def of_tokens(effect: Effect, seat: int, tokens: tuple[int, ...]) -> Effect:
    """Return an effect with the tokens it is about, if it is about those that moved."""
    if isinstance(effect, SendOn):
        return replace(effect, seat=seat, tokens=tokens)
    return replace(effect, seat=seat, token=tokens[0]) if isinstance(effect, Give) else effect


class Clause(NamedTuple):
    """An effect as rules name it, with its condition if it has one."""

    effect: Effect
    condition: Condition | None = None
    amount: Amount | None = None
    """How much it is, where that is reckoned."""

    @property
    def is_sure_throw(self) -> bool:
        return isinstance(self.effect, Again) and self.condition is None


def measured(effect: Effect, amount: int) -> Effect:
    """Return an effect with its amount set: points, or turns to miss."""
    if isinstance(effect, Skip):
        return replace(effect, turns=max(amount, 0))
    assert isinstance(effect, Score)
    return replace(effect, points=amount)


def read(phrase: str, cause: Cause = Cause.EFFECT) -> Effect:
    """Read an effect as rule files write it; ``cause`` says what a throw would be earned for."""
    match phrase.split(" ", 1):
        case ["again"]:
            return Again(cause)
        case ["bonus", steps]:
            count, _, parts = steps.partition(" split ")
            return Bonus(int(count), int(parts or 1))
        case ["score", points]:
            found = _FOR.fullmatch(points)
            return Score(int(found[1]), found[2]) if found else Score(int(points))
        case ["gain", name]:
            return Gain(name)
        case ["ask", name]:
            return AskAll(name)
        case ["pass", card]:
            return PassCard(card.removeprefix("card to "))
        case ["new", marker]:
            return Born(marker.removeprefix("marker").removeprefix(" for ") or "self")
        case ["give", marker]:
            return Give(marker.removeprefix("marker to "))
        case ["send", marker]:
            return _read_send(marker.removeprefix("marker to "))
        case _:
            return read_turn(phrase)


def _read_send(phrase: str) -> SendOn:
    how = next((way for way in PICKED if phrase.endswith(f" {way}")), "")
    return SendOn(" ".join(phrase.removesuffix(how).split()), how)


def read_turn(phrase: str) -> TurnEffect:
    """Read an effect on turns."""
    match phrase.split(" ", 1):
        case ["skip", who]:
            found = _TURNS.fullmatch(who)
            return Skip(found[1], int(found[2])) if found else Skip(who)
        case ["turn", to]:
            return TurnTo(to.removeprefix("to "))
        case ["play", on]:
            return PlayOn(on.removeprefix("on with "))
        case ["reverse"]:
            return Reverse()
    raise ValueError(phrase)


def written(effect: Effect) -> str:
    """Return an effect as rule files write it."""
    match effect:
        case Again():
            return "again"
        case Bonus(steps, parts):
            return f"bonus {steps}" if parts == 1 else f"bonus {steps} split {parts}"
        case Score(points, who):
            return f"score {points}" if who == "self" else f"score {points} for {who}"
        case Gain(name):
            return f"gain {name}"
        case AskAll(name):
            return f"ask {name}"
        case PassCard(who):
            return f"pass card to {who}"
        case Born(who):
            return "new marker" if who == "self" else f"new marker for {who}"
        case Give(who):
            return f"give marker to {who}"
        case SendOn(tiles, how):
            return f"send marker to {tiles} {how}".rstrip()
        case Skip(who, turns):
            return f"skip {who}" if turns == 1 else f"skip {who} for {turns} turns"
        case TurnTo(who):
            return f"turn to {who}"
        case PlayOn(who):
            return f"play on with {who}"
        case Reverse():
            return "reverse"
        case _:
            assert_never(effect)


def points(effects: Iterable[Effect]) -> int:
    """Return the points these effects bring in total."""
    return sum(effect.points for effect in effects if isinstance(effect, Score))


def price(effects: Iterable[Effect]) -> int:
    """Return the points these effects cost the acting player in total."""
    return max(-points(effect for effect in effects if whom(effect) == "self"), 0)

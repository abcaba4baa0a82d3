"""Building blocks of rules: faces and their orders, triggers, amendments, abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.core.effects import Bonus, Clause, TurnEffect
from playpalace_ludo.core.state import Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Amount, Condition


ALL, UP_TO, EVERYBODY, FOREMOST, HINDMOST = "all", "up to", "everybody", "foremost", "hindmost"
"""Words for the markers an order is about, other than one of the player's choice."""
SPLIT = "split"
"""Follows the steps of an order that two markers, or the number given next, may share."""
_ORDER = re.compile(
    r"([a-z]+)(?: (-?[0-9]+))?"
    r"(?: (places|all|everybody|foremost|hindmost|split|up to)(?: ([0-9]+))?)?"
)


@dataclass(frozen=True, slots=True)
class Order:
    """One thing a face lets its player do."""

    kind: str
    """``enter``, ``move``, ``push``, ``slide``, ``change``, ``ransom`` or ``pass``; of abilities
    ``leap``, ``shield``, ``swap`` (one for each token), ``twice``, and ``take`` with the face of
    what is taken; ``pick`` with the seat of who is chosen; ``answer`` with its number;
    ``card`` with the face of one that is passed on; ``send`` with a tile to go on to.
    """
    steps: int = 0
    when: tuple[str, ...] = ()
    """Requires ``none``, ``some`` or ``all`` of the own tokens to be out; empty for always."""
    condition: Condition | None = None
    """A further condition."""
    which: str = ""
    """The tokens it is about, other than one of the player's choice: one of the words above, or
    ``places`` for two tokens that change places."""
    most: int = 0
    """The number of tokens, for ``up to``."""
    amount: Amount | None = None
    """The amount its steps must equal now, where a face has one order per distance."""
    rest: Bonus | None = None
    """Steps left to play after it, where the steps of a face may be split."""

    @property
    def names_no_token(self) -> bool:
        """Whether the tokens it moves are not chosen."""
        return self.kind in ("move", "push") and self.which in (ALL, EVERYBODY)

    @property
    def stands_in_no_table(self) -> bool:
        """Whether its moves depend on more than one token's step; one slide answers for all."""
        if self.kind == "slide":
            return self.steps < 2
        return bool(self.which) or self.kind in ("push", "pass", "ransom")

    @property
    def text(self) -> str:
        if self.kind == "slide":
            return self.kind
        words = (self.kind, self.steps, self.which, self.most)
        return " ".join(str(word) for word in words if word)


def shared(whole: Order, parts: int) -> tuple[Order, ...]:
    """Return a walk, followed by walks of part of its steps that leave the rest to be played."""
    return (
        whole,
        *(
            replace(whole, steps=part, rest=rest_of(whole.steps - part, parts))
            for part in range(whole.steps - 1, 0, -1)
        ),
    )


def rest_of(steps: int, parts: int) -> Bonus:
    """Return the steps left once the first of ``parts`` parts is played."""
    return Bonus(steps, max(1, min(parts - 1, steps)))


def read_order(
    phrase: str, when: tuple[str, ...] = (), condition: Condition | None = None
) -> Order:
    """Read an order as rule files write it, given its condition."""
    found = _ORDER.fullmatch(phrase)
    assert found, phrase
    kind, steps, which, most = found.groups()
    return Order(kind, int(steps or 0), when, condition, which or "", int(most or 0))


class Face(NamedTuple):
    """One side of a die, one card, one sector."""

    name: str
    value: int = 0
    orders: tuple[Order, ...] = ()
    then: tuple[Clause, ...] = ()
    """Effects that always happen after the order."""
    must: tuple[str, ...] = ()
    """Duties: moves that must be made if possible, most urgent first."""
    parts: Throw = ()
    """The dice added up in it, where they are played as one."""


class Die(NamedTuple):
    """One of several dice that differ, with the names of its faces."""

    name: str
    faces: tuple[str, ...]


class Trigger(NamedTuple):
    """The event or condition that an amendment, a win or an end waits for."""

    kind: str
    """``home``, ``captures``, ``round``, ``draw``, ``all home``, ``team home``, ``last left`` or
    ``if``."""
    number: int = 0
    name: str = ""
    condition: Condition | None = None
    """The condition, for ``if``."""
    who: str = "anybody"
    """The players a goal is asked of: ``anybody``, the ``mover`` alone, or ``all together``."""
    wins: bool = True
    """Reaching the goal wins; otherwise the game ends without a winner."""

    def asked_of(self, who: str, *, wins: bool) -> Trigger:
        """Return the same trigger asked of other players, or as an end without a winner."""
        return self._replace(who=who, wins=wins)

    @property
    def for_all(self) -> bool:
        """Whether it ends the game for everybody."""
        return not self.wins or self.who == "all together"


class Amendment(NamedTuple):
    name: str
    when: tuple[Trigger, ...]
    say: str
    clockwise: bool | None = None
    """The direction of play it sets, if it does."""
    again: bool = False
    """It may come again once another amendment has come after it; it then counts as the latest."""
    lays_routes: bool = False
    """It lays the routes of some seats anew."""
    back: bool = False
    """Tokens off the new route go back to its nearest tile; otherwise they go to the yard."""


YES = 0
"""The first answer of a vote."""


def answer_values(answers: Iterable[str]) -> tuple[int, ...]:
    """Return each answer's number: its own; 0 for a word among numbers; its place among words."""
    given = tuple(answers)
    if not any(one.isdecimal() for one in given):
        return tuple(range(1, len(given) + 1))
    return tuple(int(one) if one.isdecimal() else 0 for one in given)


class Question(NamedTuple):
    """A question to everybody: a vote on an amendment, or a question of the rule file."""

    name: str
    answers: tuple[str, ...]
    values: tuple[int, ...]
    """The number of each answer, for conditions and amounts."""
    secret: bool
    """Answers are shown once all are given; otherwise each at once."""
    then: tuple[Clause, ...] = ()
    """Effects for each player once all have answered."""
    amendment: int = -1
    """The amendment voted on; -1 if it is no vote."""
    unanimous: bool = False
    """A vote needs everybody in favour; otherwise a majority."""

    @property
    def is_vote(self) -> bool:
        return self.amendment >= 0

    @property
    def keys(self) -> tuple[int, ...]:
        """The number key of each answer: a number from 1 to 9 is its own."""
        if max(self.values) > 9 or self.is_vote:
            return tuple(range(1, len(self.answers) + 1))
        free = iter([key for key in range(1, 10) if key not in self.values])
        return tuple(value if value else next(free) for value in self.values)


class TileChance(NamedTuple):
    """Effects of a tile while one of the conditions holds."""

    when: tuple[Condition, ...]
    effects: tuple[Clause, ...]


class TurnRule(NamedTuple):
    """A rule that skips or gives away turns while one of its conditions holds."""

    name: str
    at: str
    """When it applies: as a turn would ``begin``, or at its ``end``."""
    when: tuple[Condition, ...]
    then: tuple[TurnEffect, ...]


class Ability(NamedTuple):
    """An ability that a player gains and uses at once, or by choice before a throw."""

    name: str
    kind: str
    """``shield``, ``throw``, ``swap`` or ``jump``."""
    number: int = 0
    """Turns of a shield, tiles of a jump."""
    hidden: bool = False
    """Other players hear that an ability was gained, not which."""
    at_once: bool = False


class Permits(NamedTuple):
    """Conditions for moves and captures; one of several is enough."""

    start: tuple[Condition, ...] = ()
    """For a token to leave the yard."""
    limit: int = 0
    """Most own tokens on the board, beyond which none may leave the yard; 0 is no limit."""
    toll: tuple[Clause, ...] = ()
    """Effects of a token's leaving the yard."""
    price: int = 0
    """The points the toll costs at most; a player with fewer cannot pay."""
    move: tuple[Condition, ...] = ()
    """For any move."""
    capture: tuple[Condition, ...] = ()
    """For a token to be captured."""
    finish: tuple[Condition, ...] = ()
    """For a token to go home."""

    @property
    def ask_of_moves(self) -> bool:
        return bool(self.start or self.limit or self.price or self.move or self.finish)


ANYTHING = Permits()
"""No conditions at all."""

ALL_HOME = (Trigger("all home"),)
"""The usual way to win."""

SUM_WITH_SIX = 12
"""Added to the index of a sum that holds a six, because only such a sum opens the yard."""


def sum_face(dice: Throw) -> int:
    return sum(dice) + (SUM_WITH_SIX if 6 in dice else 0)

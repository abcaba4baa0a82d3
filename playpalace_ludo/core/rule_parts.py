"""Building blocks of rules: faces and their orders, triggers, amendments, abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.core.effects import Bonus, Clause, TurnEffect
from playpalace_ludo.core.state import Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Amount, Condition


ALL, UP_TO, EVERYBODY, FOREMOST, HINDMOST = "all", "up to", "everybody", "foremost", "hindmost"
"""Which markers an order is about, where that is not one of the player's choice."""
SPLIT = "split"
"""Behind the steps of an order that may be shared by two markers, or by as many as follow."""
_ORDER = re.compile(
    r"([a-z]+)(?: (-?[0-9]+))?"
    r"(?: (places|all|everybody|foremost|hindmost|split|up to)(?: ([0-9]+))?)?"
)


class Order(NamedTuple):
    """One thing a face lets its player do."""

    kind: str
    """``enter``, ``move``, ``push``, ``slide``, ``change``, ``ransom`` or ``pass``; of abilities
    ``leap``, ``shield``, ``swap`` (one for each token), ``twice``, and ``take`` with the face of
    what is taken; ``pick`` with the seat of who is chosen; ``answer`` with its number;
    ``card`` with the face of one that is passed on; ``send`` with a tile to go on to.
    """
    steps: int = 0
    when: tuple[str, ...] = ()
    """How many own tokens must be out for it: ``none``, ``some``, ``all``; empty for always."""
    condition: Condition | None = None
    """A further condition for it."""
    which: str = ""
    """Which tokens it is about, where not one of the player's choice: a word of those above, or
    ``places`` of two that change them."""
    most: int = 0
    """How many tokens, for ``up to``."""
    amount: Amount | None = None
    """What its steps have to be at the moment, where a face has an order for each distance."""
    rest: Bonus | None = None
    """Steps left to be played after it, where those of a face may be split."""

    @property
    def names_no_token(self) -> bool:
        """Whether nobody chooses the tokens it moves."""
        return self.kind in ("move", "push") and self.which in (ALL, EVERYBODY)

    @property
    def stands_in_no_table(self) -> bool:
        """Whether more than one token's step decides its moves; the first slide sees to all."""
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
    """Return a walk, and behind it those of a part of its steps with the rest still to play."""
    return (
        whole,
        *(
            whole._replace(steps=part, rest=rest_of(whole.steps - part, parts))
            for part in range(whole.steps - 1, 0, -1)
        ),
    )


def rest_of(steps: int, parts: int) -> Bonus:
    """Return what is left once the first of so many parts is played."""
    return Bonus(steps, max(1, min(parts - 1, steps)))


def read_order(
    phrase: str, when: tuple[str, ...] = (), condition: Condition | None = None
) -> Order:
    """Read an order as rule files write it; the condition stands behind it there."""
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
    """Duties: moves that must be made if they can be, the most urgent first."""
    parts: Throw = ()
    """The dice it is made of, where they are added up and played as one."""


class Die(NamedTuple):
    """One of several dice that differ, with the names of its faces."""

    name: str
    faces: tuple[str, ...]


class Trigger(NamedTuple):
    """A condition of an amendment or of winning."""

    kind: str
    """``home``, ``captures``, ``round``, ``draw``, ``all home``, ``team home``, ``last left`` or
    ``if``."""
    number: int = 0
    name: str = ""
    condition: Condition | None = None
    """The condition, for ``if``."""
    who: str = "anybody"
    """Of whom a goal is asked: of ``anybody``, of the ``mover`` alone, or of ``all together``."""
    wins: bool = True
    """Whoever reaches a goal wins; else the game ends and nobody has won."""

    def asked_of(self, who: str, *, wins: bool) -> Trigger:
        """Return the same as a goal of others, or as an end that nobody wins."""
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
    """It may come again once another amendment has come after it; then it counts as the last."""
    lays_routes: bool = False
    """It lays the routes of some seats anew."""
    back: bool = False
    """Tokens off the new route go back to the nearest tile it has; else they go to the yard."""


YES = 0
"""The first answer of a vote."""


def answer_values(answers: Iterable[str]) -> tuple[int, ...]:
    """Return the number of each answer: its own, 0 for words beside numbers, else its place."""
    given = tuple(answers)
    if not any(one.isdecimal() for one in given):
        return tuple(range(1, len(given) + 1))
    return tuple(int(one) if one.isdecimal() else 0 for one in given)


class Question(NamedTuple):
    """Something everybody is asked: a vote on an amendment, or a question of the rule file."""

    name: str
    answers: tuple[str, ...]
    values: tuple[int, ...]
    """The number of each answer, for conditions and amounts."""
    secret: bool
    """Answers are shown when all are given; else each at once."""
    then: tuple[Clause, ...] = ()
    """Effects for each player once all have answered."""
    amendment: int = -1
    """The amendment that is voted on; -1 where it is no vote."""
    unanimous: bool = False
    """A vote is carried only if everybody is for it; else if more are for than against it."""

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
    """Effects of a tile while one of its conditions holds."""

    when: tuple[Condition, ...]
    effects: tuple[Clause, ...]


class TurnRule(NamedTuple):
    """A rule that skips or gives away turns while a condition holds; of several one is enough."""

    name: str
    at: str
    """Asked as a turn would ``begin``, or at its ``end``."""
    when: tuple[Condition, ...]
    then: tuple[TurnEffect, ...]


class Ability(NamedTuple):
    """Something a player gains and uses by choice before a throw, or at once."""

    name: str
    kind: str
    """``shield``, ``throw``, ``swap`` or ``jump``."""
    number: int = 0
    """Turns of a shield, tiles of a jump."""
    hidden: bool = False
    """Others hear that something was gained, not what."""
    at_once: bool = False


class Permits(NamedTuple):
    """Conditions for moves and captures; of several conditions one is enough."""

    start: tuple[Condition, ...] = ()
    """For a token to leave the yard."""
    limit: int = 0
    """Most own tokens on the board for another one to leave the yard; 0 is no limit."""
    toll: tuple[Clause, ...] = ()
    """Effects that follow when a token leaves the yard."""
    price: int = 0
    """The most points the toll costs; a player with fewer cannot pay."""
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
"""Where nothing hangs on conditions."""

ALL_HOME = (Trigger("all home"),)
"""The usual way to win."""

SUM_WITH_SIX = 12
"""Added to the index of a sum that holds a six, because only such a sum opens the yard."""


def sum_face(dice: Throw) -> int:
    return sum(dice) + (SUM_WITH_SIX if 6 in dice else 0)

"""Exact endgames of two players: computed in the home columns, looked up elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from math import comb
from typing import NamedTuple

from playpalace_ludo.bots import endings
from playpalace_ludo.bots.evaluation import Memo
from playpalace_ludo.bots.plain_form import plain_form
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Tokens

MOST_POSITIONS = 1200
"""Enough for two tokens against three; computed in a few milliseconds on first use."""
FACES = range(1, 7)
MOST_KEPT = 2048
"""Most arrangements of a seat's tokens that are kept as counted."""
LONGEST = len(FACES) - 1
"""Longest home column, so that a six moves nothing there."""

Left = tuple[int, ...]
"""Steps left per token in ascending order, without tokens at home."""


class Course(NamedTuple):
    """The rules that matter in the home columns."""

    spare: int = 0
    """Number of tokens that need not come home."""
    own_limit: int = 0
    """Most own tokens on a square; 0 is no limit."""
    passes: bool = True
    """Own tokens may be passed, and joined where their number allows it."""
    joins: bool = True
    throws: int = 1
    """Most throws of a turn, since a six earns another although it moves nothing; 0 is no limit."""


USUAL = Course()


FAR = 1 << 16
"""Stands for tokens farther from home than any table reaches, beside the count of those left."""


def exact(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Return everybody's exact chance to win; None where it is not known."""
    if not may_be_known(rules, state.tokens):
        return None
    found = in_columns(rules, state)
    return endings.exact(rules, state) if found is None else found


def may_be_known(rules: Rules, tokens: Tokens) -> bool:
    """Tell at a glance whether this may be the endgame of two players."""
    if len(tokens) - tokens.count(()) != 2:
        return False
    left = sum(map(Memo.__getitem__, _still_to_come(rules), tokens))
    return left < FAR or left % FAR <= endings.MOST_LEFT


@lru_cache(maxsize=64)
def _still_to_come(rules: Rules) -> list[Memo[tuple[int, ...], int]]:
    """Return per seat how many of its tokens are not home, plus `FAR` if one is far from there."""

    def count(finish: int, own: tuple[int, ...]) -> int:
        far = own != () and min(own) < finish - endings.LONGEST
        return len(own) - own.count(finish) + FAR * far

    return [Memo(MOST_KEPT, partial(count, finish)) for finish in rules.plan.finishes]


def in_columns(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Solve an endgame in the home columns; None if the position is not one."""
    left: dict[int, Left] = {}
    for seat, own in enumerate(state.tokens):
        if own:
            finish = rules.plan.finishes[seat]
            if min(own) < finish - LONGEST:
                return None
            left[seat] = tuple(sorted(finish - step for step in own if step < finish))
    course = course_of(rules)
    if course is None or len(left) != 2 or state.awaiting != "roll":
        return None
    if state.before is not None or (course.throws != 1 and (state.streak or state.bonus)):
        return None
    if any(own[-1] > _column(rules, seat) for seat, own in left.items() if own):
        return None
    mine = left[state.turn]
    [other] = [seat for seat in left if seat != state.turn]
    theirs = left[other]
    if _ways(mine) * _ways(theirs) > MOST_POSITIONS:
        return None
    chance = wins(mine, theirs, course)
    found = [0.0] * len(state.tokens)
    found[state.turn], found[other] = chance, 1 - chance
    return tuple(found)


def _ways(left: Left) -> int:
    """Count the arrangements of these tokens until they are home."""
    return comb(LONGEST + len(left), len(left))


@lru_cache(maxsize=64)
def _column(rules: Rules, seat: int) -> int:
    """Return the number of steps before the finish without captures of any kind."""
    finish, prey = rules.plan.finishes[seat], rules.plan.prey
    most = min(LONGEST, finish - 1)
    if rules.stack.column_blocking != "none":
        most = min(most, finish - rules.plan.column_starts[seat])
    length = 0
    while length < most:
        step = finish - length - 1
        if prey[seat][step] or not prey.is_safe(seat, step):
            break
        length += 1
    return length


@lru_cache(maxsize=64)
def course_of(rules: Rules) -> Course | None:
    """Return the rules of the race home; None if more than a die and the tokens' places matter."""
    rules = plain_form(rules)
    plan, stack, streak, extra = rules.plan, rules.stack, rules.streak, rules.extra
    by_pips = all(
        order.steps == face.value
        for face in rules.chance.faces
        for order in face.orders
        if order.kind == "move"
    )
    one_die = rules.chance.plain_dice and rules.chance.dice == 1 and by_pips
    others = plan.crowded or plan.special or plan.duties or plan.revisits or plan.asks_of_moves
    if not (one_die and plan.plain_turns and rules.finish.arrive == "exact") or others:
        return None
    if stack.doubled or stack.towers or stack.single_file or rules.teams.names:
        return None
    throws = 1
    if streak.earns and extra.without_move:
        throws = min((n for n in (streak.most, extra.limit and extra.limit + 1) if n), default=0)
    return Course(
        spare=rules.seats[0].tokens - plan.home_wins if plan.home_wins else 0,
        own_limit=stack.own_limit,
        passes=stack.column_blocking == "none",
        joins=stack.column_blocking != "pass_and_land",
        throws=throws,
    )


@lru_cache(maxsize=8192)
def wins(mine: Left, theirs: Left, course: Course = USUAL) -> float:
    """Return the chance to win of the player to throw, with best play by both.

    A six is no use in a home column, so a turn ends with the first throw that moves. One that
    moves nothing leads to the same position with the other to throw; the two equations are
    solved together.
    """
    if len(mine) <= course.spare:
        return 1.0
    if len(theirs) <= course.spare:
        return 0.0
    gain, stuck = _moved(mine, theirs, course)
    their_gain, their_stuck = _moved(theirs, mine, course)
    return (gain + stuck * (1 - their_gain - their_stuck)) / (1 - stuck * their_stuck)


def _moved(mine: Left, theirs: Left, course: Course) -> tuple[float, float]:
    """Return the value of turns that move something, and the chance that one moves nothing."""
    gain = stuck = 0.0
    for face in FACES[:-1]:
        after = list(_after(mine, face, course))
        if after:
            gain += max(1 - wins(theirs, left, course) for left in after)
        else:
            stuck += 1
    six = 1 / len(FACES)
    again = six**course.throws if course.throws else 0.0
    throws = (1 - again) / (1 - six)  # of a turn, each as likely as sixes have fallen before it
    return gain * six * throws, stuck * six * throws + again


def _after(left: Left, face: int, course: Course) -> Iterator[Left]:
    for index, steps in enumerate(left):
        if face > steps or steps in left[:index]:
            continue
        rest = left[:index] + left[index + 1 :]
        to = steps - face
        if not course.passes and any(to < other < steps for other in rest):
            continue
        there = rest.count(to) if to else 0
        if there and (not course.joins or there == course.own_limit):
            continue
        yield tuple(sorted((*rest, to))) if to else rest

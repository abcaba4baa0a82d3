"""Search one throw ahead: every throw that may follow, and the best reply to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from playpalace_ludo.bots.decision import Weighed, distinct_moves
from playpalace_ludo.bots.judge import View
from playpalace_ludo.bots.net import BestReply
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.core.weight import weight

MOST_AT_ONCE = 300
"""Positions looked at to play out one throw; beyond that, dice are judged unplayed."""
MOST_FIRST = 4000
"""Positions looked at for one decision before the search, or beyond its budget."""


Foresee = Callable[[State, Sequence[Throw]], Sequence[BestReply | None]]
"""Says what comes of throws, where that needs no engine; see `Net.foresee`."""


def unforeseen(state: State, throws: Sequence[Throw]) -> Sequence[BestReply | None]:
    return [None] * len(throws)


class Counter:
    """A budget of positions to visit; unlike time, it is repeatable."""

    def __init__(self, most: int) -> None:
        self.left = most


def deepen(
    rules: Rules,
    states: Sequence[State],
    seat: int,
    *,
    at_first: Sequence[float],
    view: View,
    most: int,
    foresee: Foresee = unforeseen,
) -> Iterator[Weighed]:
    """Yield the value of each position for one seat, refined after every throw searched.

    All positions are tried with one throw before the next throw, so that stopping early is fair;
    throws not searched yet count with their static value.
    """
    fair = list(at_first)
    known = [0.0] * len(states)
    summed = [0.0] * len(states)
    throws = [spread(rules, state) for state in states]
    counter = Counter(most)
    foreseen = [
        foresee(state, [throw for throw, _ in each]) if most > 0 else ()
        for state, each in zip(states, throws, strict=True)
    ]
    for turn in range(max(map(len, throws), default=0)):
        if counter.left <= 0:
            return
        for index, state in enumerate(states):
            if counter.left <= -MOST_FIRST // weight(rules):
                return
            before = counter.left
            if turn < len(throws[index]):
                throw, chance = throws[index][turn]
                if told := foreseen[index][turn]:
                    seen: Sequence[float] = told.chances
                    counter.left -= told.positions
                else:
                    thrown, _ = engine.roll(rules, state, throw)
                    _, seen = play_out(rules, thrown, state.turn, view=view, counter=counter)
                summed[index] += chance * seen[seat]
                known[index] += chance
            if index == len(states) - 1:
                fair = [
                    done + (1 - share) * first
                    for done, share, first in zip(summed, known, at_first, strict=True)
                ]
            yield Weighed(fair, before - counter.left)


def spread(rules: Rules, state: State) -> list[tuple[Throw, float]]:
    """List the throws to search, diverse ones first, without penalties, the same for all moves."""
    if state.awaiting != "roll":
        return []
    found = list(rules.chances(state))
    if rules.streak.most and state.streak + 1 == rules.streak.most:
        found = [(throw, chance) for throw, chance in found if throw != rules.streak.throw]
        whole = sum(chance for _, chance in found)
        found = [(throw, chance / whole) for throw, chance in found]
    stride = 5 if len(found) > 6 and len(found) % 5 else 1
    return [found[index * stride % len(found)] for index in range(len(found))]


def play_out(
    rules: Rules,
    state: State,
    actor: int,
    *,
    view: View,
    counter: Counter,
    most: int = MOST_AT_ONCE,
) -> tuple[State, Sequence[float]]:
    """Return the position, and its value, once ``actor`` has played its throw best.

    Where every die of several must be used a position takes twice as long to work out. Dice that
    would take more than ``most`` usual positions are left unplayed.
    """
    several = rules.chance.dice > 1 or rules.extra.before_move
    cost = 2 if rules.chance.use_all and several else 1
    seen: Sequence[float] | None = None
    end = counter.left - most // weight(rules)
    while state.awaiting == "move" and state.turn == actor and not state.books.poll:
        moves = distinct_moves(state)
        if len(moves) > counter.left - end:
            break
        found = [engine.play(rules, state, move)[0] for move in moves]
        looks = [view(one) for one in found]
        counter.left -= cost * len(looks)
        best = max(range(len(looks)), key=lambda index: looks[index][actor])
        state, seen = found[best], looks[best]
    if seen is None:
        counter.left -= 1
        seen = view(state)
    return state, seen

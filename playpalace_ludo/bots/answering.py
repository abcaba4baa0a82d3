"""A bot's answer to a question put to everybody, without peeking at secret answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random

from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import UNSEEN, Move, State
from playpalace_ludo.core.weight import weight

MOST_TRIED = 240
"""Positions looked at for one answer; fewer where a position takes longer than usual."""


def answering(rules: Rules, state: State, moves: Sequence[Move]) -> list[float] | None:
    """Value each answer by the positions it leads to; None if nothing is asked.

    A vote is valued as if it alone decided: the position under the new rules against the one under
    the old. For other questions all answers that others may give count equally.
    """
    poll = state.books.poll
    if poll is None:
        return None
    answers = len(rules.of(state).chance.polls[poll.face].answers)
    known = as_known(rules, state, state.turn).books.poll
    assert known is not None
    others = [*known.answers, *((seat, UNSEEN) for seat in poll.waiting)]
    if rules.of(state).chance.polls[poll.face].is_vote:
        tried = [[tuple((seat, move.order) for seat, _ in others)] for move in moves]
    else:
        most = max(1, MOST_TRIED // weight(rules) // len(moves))
        tried = [list(_given(others, answers, most))] * len(moves)
    values = [
        sum(_value(rules, state, move, given) for given in some) / len(some)
        for move, some in zip(moves, tried, strict=True)
    ]
    middle = sum(values) / len(values)
    return [value - middle for value in values]


def _given(
    others: Sequence[tuple[int, int]], answers: int, most: int
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield combinations of the others' answers: all, or a sample if there are too many."""
    open_to = [range(answers) if known == UNSEEN else (known,) for _, known in others]
    seats = [seat for seat, _ in others]
    if answers ** sum(known == UNSEEN for _, known in others) <= most:
        ways: Iterator[tuple[int, ...]] = iter(product(*open_to))
    else:
        chance = Random(len(others))  # the same ones for every answer, and every time
        ways = (tuple(map(chance.choice, open_to)) for _ in range(most))
    for way in islice(ways, most):
        yield tuple(zip(seats, way, strict=True))


def _value(rules: Rules, state: State, move: Move, given: tuple[tuple[int, int], ...]) -> float:
    """Value the position after these answers for the seat that is answering now."""
    poll = state.books.poll
    assert poll is not None
    books = state.books._replace(poll=poll._replace(waiting=(), answers=given))
    after, _ = engine.play(rules, state._replace(books=books), move)
    return evaluation_of(rules.of(after)).of(after, state.turn)

"""Compiled greedy and hard choose as on the engine, in thousands of separate positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, State

pytest.importorskip("numba", reason="needs the extra [lab]")
import numpy as np

from playpalace_ludo.lab import bulk_bots
from playpalace_ludo.lab.bulk_net import NOBODY
from playpalace_ludo.lab.bulk_steps import moves_of
from playpalace_ludo.lab.plain_rules import compiled_game
from tests.lab.test_bulk_bots import COMPILED

POSITIONS = 400
"""Of each variant and strength; 6,400 in all."""
Choice = tuple[int, int, int]
"""The step a move begins on, the step it reaches, and how many tokens it moves."""


def positions(rules: Rules, source: Random) -> Iterator[State]:
    """Yield positions with a choice: tokens anywhere, any throw of a turn, any number of seats."""
    while True:
        players = source.randint(rules.min_players, rules.max_players)
        seats = sorted(source.sample(range(len(rules.seats)), players))
        tokens = tuple(
            _somewhere(rules, seat, source) if seat in seats else ()
            for seat in range(len(rules.seats))
        )
        before = State(
            tokens,
            source.choice(seats),
            (THROW,),
            streak=source.choice((0, 0, 1, 2)),
            number=9,
            bonus=source.choice((0, 0, 1, 2)),
            books=rules.plan.blank_books,
        )
        state, _ = engine.roll(rules, before, (source.choice((1, 2, 3, 4, 5, 6, 6)),))
        if state.turn == before.turn and len(distinct_moves(state)) > 1:
            yield state


def _somewhere(rules: Rules, seat: int, source: Random) -> tuple[int, ...]:
    """Place a seat's tokens as the rules allow; the game is not over."""
    one = rules.seats[seat]
    most_home = (rules.plan.enough_home or one.tokens) - 1
    while True:
        places = [*range(one.finish), YARD, YARD, YARD, one.finish, one.finish]
        own = [source.choice(places) for _ in range(one.tokens)]
        if one.tokens > 1 and source.random() < 0.3:
            own[0] = own[1]
        on_the_way = {step for step in own if step not in (YARD, one.finish)}
        most = rules.stack.own_limit or one.tokens
        if own.count(one.finish) <= most_home and all(own.count(s) <= most for s in on_the_way):
            return tuple(own)


def in_bulk(rules: Rules, kind: str, state: State) -> Choice:
    game, points = compiled_game(rules), bulk_bots.points_of(rules)
    assert points is not None
    seats, width = game.numbers[:2]
    board = np.full((seats, width), NOBODY, np.int16)
    for seat, own in enumerate(state.tokens):
        board[seat, : len(own)] = own
    tokens = board.ravel()
    found = np.zeros((bulk_bots.MOST_MOVES, 4), np.int64)
    seat, face, earns, limit = state.turn, state.owed[0], game.numbers[10], game.numbers[13]
    n = moves_of(game.numbers, game.ends, game.goals, tokens, seat, face, found, 0)
    n = bulk_bots.distinct(tokens, found, n)
    assert n == len(distinct_moves(state))
    may_earn = bool(limit == 0 or state.bonus < limit)
    now = (seat, state.streak, state.bonus, bool(state.streak and earns and may_earn), may_earn)
    nothing = np.zeros(bulk_bots.WORDS + 1, np.uint32)
    desks = bulk_bots.bot_desks(game)
    at = bulk_bots.KINDS.index(kind)
    best = bulk_bots.choose(game, points, at, nothing, tokens, found, n, now, desks)
    token, partner, to, _ = found[best].tolist()
    return int(tokens[token]), to, 1 if partner < 0 else 2


def on_the_engine(rules: Rules, kind: str, state: State) -> Choice:
    move = bots.make(kind).move(rules, state, Random(1))
    return state.tokens[state.turn][move.tokens[0]], move.to, len(move.tokens)


@pytest.mark.parametrize("kind", ["greedy", "hard"])
@pytest.mark.parametrize("name", COMPILED)
def test_every_choice_is_the_engines_own(name: str, kind: str) -> None:
    rules, source = variants.load(name), Random(f"{name}/{kind}")
    found = positions(rules, source)
    for _ in range(POSITIONS):
        state = next(found)
        assert in_bulk(rules, kind, state) == on_the_engine(rules, kind, state), state

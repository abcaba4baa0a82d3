"""The board as squares: every tile is there, and walking leads everywhere, on any board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from playpalace_ludo import variants
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import Square, occupants, square_at, squares
from tests.core.random_games import walk
from tests.loose import random_files
from tests.loose.test_random_files import rules_of


def names(rules: Rules, board: Sequence[Square]) -> list[str]:
    return [rules.place(*square.spots[0]).text for square in board]


def check(rules: Rules) -> None:
    board = squares(rules)
    steps = {(seat, step) for seat, one in enumerate(rules.seats) for step in range(one.finish)}
    assert {spot for square in board for spot in square.spots} == steps
    for at, square in enumerate(board):
        assert all(0 <= there < len(board) for there in square.turns)
        assert at not in square.turns
        if square.on is not None and board[square.on].line == square.line and square.on > at:
            assert board[square.on].back == at
    assert reached(board, 0) == set(range(len(board)))


def reached(board: Sequence[Square], start: int) -> set[int]:
    """The squares reached from a square by walking on, walking back and turning off."""
    found, waiting = {start}, [start]
    while waiting:
        square = board[waiting.pop()]
        ways = {square.on, square.back, *square.turns} - {None} - found
        found |= {way for way in ways if way is not None}
        waiting += [way for way in ways if way is not None]
    return found


@pytest.mark.parametrize("name", variants.names())
def test_every_square_is_there_and_can_be_walked_to(name: str) -> None:
    check(variants.load(name))


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(random_files.documents())
def test_any_board_somebody_writes_can_be_walked(document: dict[str, Any]) -> None:
    check(rules_of(document))


@pytest.mark.parametrize("name", variants.names())
def test_every_token_on_the_board_stands_on_one_square(name: str) -> None:
    rules = variants.load(name)
    for _, state, _ in walk(rules, 2, most_turns=40):
        for seat in state.seats:
            for token, step in enumerate(state.tokens[seat]):
                at = square_at(rules, seat, step)
                assert (at is not None) == (0 <= step < rules.plan.finishes[seat])
                assert at is None or (seat, token) in occupants(state, squares(rules)[at])


def test_the_cross_is_a_ring_with_four_home_columns() -> None:
    rules = variants.load("playpalace")
    board = squares(rules)
    assert names(rules, board[:52]) == [str(number) for number in range(1, 53)]
    assert (board[51].on, board[0].back) == (0, 51)
    assert [square.line for square in board[52:]] == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5
    assert board[50].turns == (52,)  # red's home entry is square 51
    assert (board[52].back, board[56].on) == (50, None)


def test_a_fork_is_walked_along_its_first_branch_and_turned_off_into_the_other() -> None:
    rules = variants.load("market-road")
    board = squares(rules)
    assert " ".join(names(rules, board)) == "t1 t2 t3 t4 b1 b2 t5 t6 t7 t8 r1 r2 r3 r4"
    assert (board[0].back, board[9].on) == (None, None)
    assert board[3].turns == (10,)
    assert (board[10].back, board[13].on) == (3, 6)


def test_a_crossing_is_walked_straight_over() -> None:
    rules = variants.load("figure-eight")
    walked = " ".join(names(rules, squares(rules)))
    assert walked == "a5 a6 a7 a8 x b1 b2 b3 b4 b5 b6 b7 b8 x a1 a2 a3 a4"
    assert squares(rules)[17].on == 0

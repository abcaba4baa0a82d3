"""Positions in points."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from playpalace_ludo import variants
from playpalace_ludo.bots.evaluation import Memo, evaluation_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from tests.core.random_games import all_rules, seeds, walk


def check_side_by_side(rules: Rules, seed: int, most_turns: int) -> None:
    for state, _, _ in walk(rules, seed, most_turns):
        values = evaluation_of(rules.of(state)).side_by_side(state, state.moves)
        for move, value in zip(state.moves, values, strict=True):
            after, _ = engine.play(rules, state, move)
            seen = evaluation_of(rules.of(after)).of(after, state.turn)
            assert value == pytest.approx(seen, abs=1e-9), move


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(all_rules(), seeds)
def test_moves_seen_side_by_side_are_worth_what_they_lead_to(rules: Rules, seed: int) -> None:
    check_side_by_side(rules, seed, most_turns=60)


@pytest.mark.parametrize("variant", variants.names())
def test_so_they_are_to_the_end_of_a_game(variant: str) -> None:
    check_side_by_side(variants.load(variant), seed=4, most_turns=600)


def test_a_full_memory_begins_again() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    memo = Memo(2, double)
    assert [memo[1], memo[2], memo[1], memo[3], memo[1]] == [2, 4, 2, 6, 2]
    assert asked == [1, 2, 3, 1]

"""Bots warm up before it is their turn."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots.warm_up import first_decision


@pytest.mark.parametrize("variant", variants.names())
def test_there_is_a_position_to_warm_up_with_under_all_rules(variant: str) -> None:
    rules = variants.load(variant)
    for players in {rules.min_players, rules.max_players}:
        state = first_decision(rules, players, Random(1))
        assert state is not None
        assert state.awaiting == "move"
        assert len(state.seats) == players


def test_bots_warm_up_where_all_they_know_counts() -> None:
    state = first_decision(variants.load("playpalace"), 2, Random(1))
    assert state is not None
    assert len({state.tokens[move.seat][move.tokens[0]] for move in state.moves}) > 1

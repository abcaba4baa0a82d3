"""Bots get ready while the player listens to the greeting."""

import random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import thinking


@pytest.mark.parametrize("variant", variants.offered())
def test_there_is_something_to_get_ready_with_under_all_rules(variant):
    state = thinking._first_choice(variants.load(variant), random.Random(1))
    assert state is not None
    assert state.awaiting == "move"


def test_bots_get_ready_where_all_they_know_counts():
    state = thinking._first_choice(variants.load("playpalace"), random.Random(1))
    assert len({state.tokens[move.seat][move.tokens[0]] for move in state.moves}) > 1

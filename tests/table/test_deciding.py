"""Moves that a player has to decide on, and throws that need no key."""

from __future__ import annotations

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.table import deciding

AUTO = "playpalace(turn.auto_roll=true)"


@pytest.mark.parametrize(
    ("position", "by_itself"),
    [
        ("red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", True),  # a six brings out any of them
        ("red:5,H,H,H/blue:Y,Y,Y,Y red ? 0 9", True),  # the last token
        ("red:5,5,H,H/blue:Y,Y,Y,Y red ? 0 9", True),  # two on one square are alike
        ("red:5,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9", False),  # with a six: walk or come out?
        ("red:5,9,H,H/blue:Y,Y,Y,Y red ? 0 9", False),
        ("red:5,H,H,H/blue:Y,Y,Y,Y red 3 0 9", False),  # no throw is due
    ],
)
def test_dice_go_by_themselves_while_no_throw_leaves_a_choice(
    position: str, by_itself: bool
) -> None:
    rules, state = parse_position(f"{AUTO} {position}", variants.load)
    assert deciding.rolls_by_itself(rules, state) == by_itself
    plain, state = parse_position(f"playpalace {position}", variants.load)
    assert not deciding.rolls_by_itself(plain, state)


def test_of_moves_that_are_alike_one_is_made() -> None:
    rules, state = parse_position(f"{AUTO} red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", variants.load)
    match = Match(rules, state.seats, start=state)
    match.roll((6,))
    deciding.play_single_moves(match)
    assert match.state.tokens[0] == (0, -1, -1, -1)
    assert match.state.awaiting == "roll"


def test_no_choice_is_taken_from_anybody() -> None:
    rules, state = parse_position(f"{AUTO} red:5,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9", variants.load)
    match = Match(rules, state.seats, start=state)
    match.roll((6,))
    assert deciding.play_single_moves(match) == ()
    assert deciding.is_decision(rules, match.state)

"""Why a move: the facts a hint is made of."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import Decision, Reason
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


def position(line: str) -> tuple[Rules, State]:
    return parse_position(line, variants.load)


def advice(line: str, strength: str = "expert") -> Decision:
    rules, state = position(line)
    return bots.make(strength).choose(rules, state, Random(1))


def kinds(choice: Decision) -> list[str]:
    return [reason.id.removeprefix("pludo-reason-") for reason in choice.reason]


def test_capturing_names_the_victim() -> None:
    # Green's step 40 is square 15; red's token 1 on square 12 needs a 3.
    choice = advice("playpalace red:11,30,Y,Y/green:40,Y,Y,Y red 3 0 9")
    assert choice.move.tokens == (0,)
    assert choice.reason[0] == Reason(
        "pludo-reason-captures", {"token": 0, "seat": 2, "victim": 0, "count": 1}
    )


def test_the_last_token_home_wins() -> None:
    choice = advice("playpalace red:H,H,H,53/blue:Y,Y,Y,5 red 3 0 99")
    assert kinds(choice) == ["only"]
    choice = advice("playpalace red:H,H,52,53/blue:Y,Y,Y,5 red 3 0 99")
    assert choice.reason[0] == Reason("pludo-reason-home", {"token": 3})


def test_getting_away_names_the_hunter_and_the_distance() -> None:
    # Red's token 1 on square 33 with blue on square 30; a 2 takes it to the star on 35.
    choice = advice("playpalace red:32,2,Y,Y/blue:16,Y,Y,Y red 2 0 30")
    assert choice.move.tokens == (0,)
    assert Reason("pludo-reason-escapes", {"token": 0, "seat": 1, "distance": 3}) in choice.reason


def test_the_other_move_would_stand_in_front_of_somebody() -> None:
    # Token 2 would come to stand on square 33, 3 in front of blue on square 30.
    choice = advice("playpalace red:6,30,Y,Y/blue:16,Y,Y,Y red 2 0 30")
    assert choice.move.tokens == (0,)
    assert choice.reason[-1] == Reason(
        "pludo-reason-other-exposed", {"token": 1, "seat": 1, "distance": 3}
    )


def test_the_column_is_out_of_reach() -> None:
    choice = advice("playpalace red:49,3,Y,Y/blue:30,Y,Y,Y red 3 0 30")
    assert choice.move.tokens == (0,)
    assert "column" in kinds(choice)


def test_the_only_move_needs_no_other_reason() -> None:
    assert kinds(advice("playpalace red:5,Y,Y,Y/blue:7,Y,Y,Y red 3 0 5")) == ["only"]


def test_tokens_that_are_alike_are_not_the_only_move() -> None:
    assert kinds(advice("playpalace red:Y,Y,Y,Y/blue:7,Y,Y,Y red 6,? 1 5")) == ["enters"]


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_chances_name_every_move_that_differs(strength: str) -> None:
    choice = advice("playpalace red:5,20,Y,Y/blue:7,Y,Y,Y red 6 0 5", strength)
    tokens = {move.tokens[0] for move, _ in choice.chances}
    assert {0, 1} < tokens
    assert len(choice.chances) == (4 if strength == "random" else 3)


def test_a_winning_move_has_chance_one() -> None:
    choice = advice("playpalace red:H,H,H,50/blue:Y,Y,Y,Y red 6 0 99")
    assert choice.chances[0][1] == 1.0

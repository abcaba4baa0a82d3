"""Captures with the next throw: predicted, and compared with the real outcomes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.state import State
from playpalace_ludo.core.strikes import danger, falls, strikes, strikes_on, with_token
from playpalace_ludo.core.walking import distance
from tests.core.random_games import walk

RED, BLUE, GREEN = 0, 1, 2


def chance(line: str, hunter: int, prey: tuple[int, int]) -> Fraction:
    """The chance that the hunter's next throw captures that token."""
    rules, state = parse_position(line, variants.load)
    found = [
        fall.chance
        for fall in falls(rules, state, hunter)
        if any(hit.prey == prey for hit in fall.hits)
    ]
    return Fraction(sum(found)).limit_denominator(216)


@pytest.mark.parametrize("name", variants.names())
def test_no_capture_comes_unforetold(name: str) -> None:
    rules = variants.load(name)
    captures = 0
    for seed in range(3):
        foretold: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        turn = -1
        for before, _, events in walk(rules, seed, most_turns=100):
            if before.awaiting == "roll" and (before.number != turn or not before.pool):
                # The first throw of a turn, or one earned by what was played.
                turn = before.number
                foretold = {(s.by, s.prey) for s in strikes(rules, before, before.turn)}
                if before.opening:
                    continue
            for event in events:
                if isinstance(event, Captured) and not _is_pooled(before):
                    captures += 1
                    assert ((event.by, event.tokens[0]), (event.seat, event.token)) in foretold
    assert captures


def _is_pooled(state: State) -> bool:
    """Dice of more than one throw lie there, which one throw cannot foretell."""
    return state.bonus > 0 and len(state.pool) > 1


@pytest.mark.parametrize("name", variants.names())
def test_the_chances_of_all_falls_are_one(name: str) -> None:
    rules = variants.load(name)
    for number, (_, after, _) in enumerate(walk(rules, 3, most_turns=60)):
        if number % 10 == 0 and after.owed and not after.opening:
            for hunter in after.seats:
                assert sum(f.chance for f in falls(rules, after, hunter)) == pytest.approx(1)


def test_four_behind_is_one_face_of_six() -> None:
    # Blue's step 16 is square 30, red's step 33 square 34.
    line = "playpalace red:33,Y,Y,Y/blue:16,Y,Y,Y red ? 0 30"
    assert chance(line, BLUE, (RED, 0)) == Fraction(1, 6)
    rules, state = parse_position(line, variants.load)
    (strike,) = strikes_on(rules, state, (RED, 0))
    assert (strike.by, strike.start, strike.falls) == ((BLUE, 0), 16, (((4,),),))


def test_a_six_that_must_enter_strikes_nobody_on_its_way() -> None:
    # Forty Squares: blue stands six behind red; with tokens in the yard the six must enter.
    line = "forty-squares red:20,Y,Y,Y/blue:4,{} red ? 0 9 leader=red round=3"
    assert chance(line.format("Y,Y,Y"), BLUE, (RED, 0)) == 0
    assert chance(line.format("H,H,H"), BLUE, (RED, 0)) == Fraction(1, 6)


def test_three_tries_to_come_out_onto_a_token_count_all() -> None:
    # Red stands on blue's first square; blue has nothing out and throws three times.
    line = "forty-squares red:10,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9 leader=red round=3"
    assert chance(line, BLUE, (RED, 0)) == 1 - Fraction(5, 6) ** 3


def test_a_six_counts_seven_in_parchis_when_all_are_out() -> None:
    line = "parchis yellow:{},{}/red:20,Y,Y,Y red ? 0 30 leader=red round=3"
    rules = variants.load("parchis")
    yellow, red = 0, 2
    far = {step: distance(rules, yellow, step, red, 20) for step in range(60)}
    six, seven = (next(step for step in far if far[step] == steps) for steps in (6, 7))
    assert chance(line.format(six, "Y,Y,Y"), yellow, (red, 0)) == Fraction(1, 6)
    assert chance(line.format(seven, "Y,Y,Y"), yellow, (red, 0)) == 0
    assert chance(line.format(six, "1,2,H"), yellow, (red, 0)) == 0
    assert chance(line.format(seven, "1,2,H"), yellow, (red, 0)) == Fraction(1, 6)


def test_two_dice_are_summed_on_one_token() -> None:
    # Five ahead: 5 with either die (11 of 36), 1+4 and 2+3 (4 of 36).
    line = "nigerian red:30,Y,Y,Y/blue:12,30,H,H red ? 0 30"
    assert distance(variants.load("nigerian"), BLUE, 12, RED, 30) == 5
    assert chance(line, BLUE, (RED, 0)) == Fraction(15, 36)
    # The captor goes home, so alone it may not capture with one die and leave the other.
    assert chance(line.replace("12,30", "12,H"), BLUE, (RED, 0)) == Fraction(4, 36)


def test_coming_out_of_the_yard_is_a_danger() -> None:
    # Indian: red stands on blue's start square, which is no shelter for red there.
    rules, state = parse_position("indian red:13,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9", variants.load)
    found = strikes_on(rules, state, (RED, 0))
    assert bool(found) == (not rules.plan.prey.is_safe(RED, 13))
    assert all(strike.start == -1 for strike in found)


def test_a_doubled_is_captured_by_nobody() -> None:
    assert chance("jota red:33,33,Y,Y/blue:16,Y,Y,Y red ? 0 30", BLUE, (RED, 0)) == 0
    assert chance("jota red:33,32,Y,Y/blue:16,Y,Y,Y red ? 0 30", BLUE, (RED, 0)) == Fraction(1, 6)


def test_a_token_that_is_not_there_can_be_asked_about() -> None:
    rules, state = parse_position("playpalace red:2,3,4,5/blue:16,Y,Y,Y red ? 0 30", variants.load)
    asked, piece = with_token(rules, state, RED, 33)
    assert danger(rules, asked, piece).chance == pytest.approx(1 / 6)
    safe, piece = with_token(rules, state, RED, 34)  # the star on square 35
    assert danger(rules, safe, piece).chance == 0


def test_several_opponents_add_up() -> None:
    line = "playpalace red:33,Y,Y,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30"
    rules, state = parse_position(line, variants.load)
    assert danger(rules, state, (RED, 0)).chance == pytest.approx(1 - (5 / 6) ** 2)


def test_when_the_game_is_over_nobody_strikes() -> None:
    line = "playpalace red:33,H,H,H/blue:16,Y,Y,Y red ? 0 30"
    rules, state = parse_position(line, variants.load)
    assert strikes_on(rules, state, (RED, 0))
    assert strikes_on(rules, state._replace(owed=(), places=(RED,)), (RED, 0)) == ()

"""Shares of the pot of a finished game."""

from __future__ import annotations

import random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.coins.stake import Stake, from_facts, shares
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.standings import standings

SHORT = "board.markers=1,board.tokens_out=1"


def played(spec: str, seats: tuple[int, ...]) -> Match:
    rng = random.Random(1)
    match = Match(variants.load(spec), seats)
    while not match.over:
        if match.state.awaiting == "roll":
            match.roll((rng.randint(1, 6),))
        else:
            match.play(rng.choice(match.state.moves))
    return match


def test_the_first_winner_takes_all() -> None:
    match = played(f"playpalace({SHORT})", (0, 1, 2))
    pay = shares(match.rules, match.state, {0: "Ann", 1: "Ben", 2: "Cy"}, 30)
    assert sorted(pay.values()) == [0, 0, 30]
    assert pay[["Ann", "Ben", "Cy"][match.state.places[0]]] == 30


def test_a_game_for_places_pays_by_places() -> None:
    match = played(f"playpalace({SHORT},end.places=all)", (0, 1, 2))
    pay = shares(match.rules, match.state, {0: "Ann", 1: "Ben", 2: "Cy"}, 30)
    assert sorted(pay.values()) == [0, 10, 20]


def test_two_places_that_were_played_for_are_paid_as_places() -> None:
    line = (
        "playpalace(end.max_turns=9,end.places=all)"
        " red:H,H,H,H/blue:H,H,H,H/green:Y,Y,Y,Y green - 0 9 places=red,blue"
    )
    rules, state = parse_position(line, variants.load)
    pay = shares(rules, state, dict(zip(state.seats, ("Ann", "Ben", "Cy"), strict=True)), 30)
    assert pay == {"Ann": 20, "Ben": 10, "Cy": 0}


def test_at_the_turn_limit_the_pot_follows_the_pair() -> None:
    line = (
        "playpalace(end.max_turns=9,teams.pairs=opposite)"
        " red:H,H,Y,Y/blue:H,H,H,Y/green:H,{},Y,Y/yellow:Y,Y,Y,Y red - 0 9{}"
    )
    owners = dict(enumerate(("Ann", "Ben", "Cy", "Dan")))
    for last, places, pay in (
        ("H", " places=red,green", {"Ann": 20, "Ben": 0, "Cy": 20, "Dan": 0}),
        ("Y", "", {"Ann": 10, "Ben": 10, "Cy": 10, "Dan": 10}),
    ):
        rules, state = parse_position(line.format(last, places), variants.load)
        assert shares(rules, state, owners, 40) == pay


def test_partners_who_win_together_take_all_together() -> None:
    match = played(f"playpalace({SHORT},teams.pairs=opposite)", (0, 1, 2, 3))
    owners = {0: "Ann", 1: "Ben", 2: "Cy", 3: "Di"}
    pay = shares(match.rules, match.state, owners, 40)
    assert pay["Ann"] == pay["Cy"] and pay["Ben"] == pay["Di"]
    assert {pay["Ann"], pay["Ben"]} == {0, 20}


def test_where_a_bot_wins_the_best_of_those_who_staked_takes_all() -> None:
    match = played(f"playpalace({SHORT},end.places=all)", (0, 1, 2))
    best, *others = [row.seat for row in standings(match.rules, match.state)]
    pay = shares(match.rules, match.state, {seat: seat for seat in others}, 20)
    assert best not in pay and pay[others[0]] == 20


def test_the_cube_goes_to_who_took_it_and_has_an_end() -> None:
    stake = Stake("g", 10, 10, doubling=True)
    assert stake.may_double(0) and stake.may_double(2)
    doubled = stake.doubled(taken_by=2)
    assert doubled.coins == 20 and doubled.may_double(2) and not doubled.may_double(0)
    assert not stake._replace(coins=640).may_double(0)
    assert not stake._replace(doubling=False).may_double(0)


@pytest.mark.parametrize("found", [5, ["g"], ["g", 1, 2, 3, 4], ["g", True, 10, True, 0], "ab"])
def test_what_is_no_stake_is_refused(found: object) -> None:
    assert from_facts({}) is None
    with pytest.raises(RecordError):
        from_facts({"coins": found})

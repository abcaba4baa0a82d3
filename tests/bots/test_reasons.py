"""Why a move: the facts a hint is made of."""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from math import prod
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import Decision, Reason
from playpalace_ludo.bots.reasons import explain
from playpalace_ludo.core import engine
from playpalace_ludo.core.crowding import is_push
from playpalace_ludo.core.events import Captured, Home
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.moves import hand_of, legal_moves
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.core.turns import throws_due
from tests.core.random_games import walk


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


def test_getting_away_names_the_hunter_and_the_danger() -> None:
    # Red's token 1 on square 33 with blue on square 30; a 2 takes it to the star on 35.
    choice = advice("playpalace red:32,2,Y,Y/blue:16,Y,Y,Y red 2 0 30")
    assert choice.move.tokens == (0,)
    danger = {"token": 0, "seat": 1, "count": 1, "percent": 17}
    assert choice.reason == (Reason("pludo-reason-escapes", danger),)


def test_the_other_move_would_risk_a_capture() -> None:
    # Token 2 would come to stand on square 33, 3 in front of blue on square 30.
    choice = advice("playpalace red:6,27,Y,Y/blue:16,Y,Y,Y red 5 0 30")
    assert choice.move.tokens == (0,)
    assert choice.reason[-1] == Reason(
        "pludo-reason-other-risk", {"token": 1, "percent": 17, "instead": 0}
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


@pytest.mark.parametrize("name", variants.names())
def test_every_reason_is_true_and_no_danger_goes_unspoken(name: str) -> None:
    rules = variants.load(name)
    source = Random(name)
    positions = (after for seed in range(40) for _, after, _ in walk(rules, seed, most_turns=100))
    choices = (state for state in positions if state.awaiting == "move" and len(state.moves) > 1)
    for state in islice((state for state in choices if source.random() < 0.3), 25):
        move, *others = source.sample(state.moves, len(state.moves))
        reasons = explain(rules, state, move, others, lead=0.0)
        assert reasons
        check_reasons(rules, state, move, reasons)


def check_reasons(rules: Rules, state: State, move: Move, reasons: tuple[Reason, ...]) -> None:
    """Play the move, then every throw of everybody, and compare with what was said."""
    after, events = engine.play(rules, state, move)
    seat = move.seat if move.tokens and not is_push(rules.of(state), move) else state.turn
    said = {reason.id.removeprefix("pludo-reason-"): reason.args for reason in reasons}
    captured = {(e.seat, e.token) for e in events if isinstance(e, Captured)}
    assert ("captures" in said) <= bool(captured)
    assert ("home" in said) <= any(isinstance(event, Home) for event in events)
    assert ("wins" in said) == (state.turn in after.places and state.turn not in state.places)
    if "wins" in said:
        return
    earlier, then = dangers(rules, state, seat), dangers(rules, after, seat)
    moved = move.tokens[0] if move.tokens and move.seat == seat else None
    for kind, args in said.items():
        where = earlier if kind == "escapes" else then
        if kind in ("exposed", "uncovers", "escapes"):
            assert args["seat"] in where[args["token"]]
            assert args["count"] == len(where[args["token"]])
            together = 1 - prod(1 - chance for chance in where[args["token"]].values())
            assert args["percent"] == pytest.approx(100 * together, abs=1)
        if kind in ("escapes", "safe", "column"):
            assert not then[args["token"]]
        if kind == "threatens":
            theirs = dangers(rules, after, args["seat"])[args["victim"]]
            assert 100 * theirs[state.turn] >= args["percent"] - 1
    assert ("exposed" in said) == (moved is not None and bool(then[moved]))
    worse = [
        token
        for token in then
        if token not in move.tokens
        and sum(then[token].values()) > sum(earlier[token].values()) + 0.05
    ]
    assert not worse or "uncovers" in said


def dangers(rules: Rules, state: State, prey: int) -> dict[int, dict[int, float]]:
    """Per token of a seat, the chance of each opponent to capture it with one throw."""
    found: dict[int, dict[int, float]] = {token: {} for token in range(len(state.tokens[prey]))}
    for hunter in state.seats:
        if hunter == prey or hunter in rules.allies(prey) or not state.owed:
            continue
        if hunter in state.places and rules.play_on != "forever":
            continue
        ready = state
        if state.turn != hunter or state.awaiting != "roll":
            ready = state._replace(
                turn=hunter,
                owed=throws_due(rules.of(state), state.tokens, hunter),
                streak=0,
                moves=(),
                bonus=0,
                before=None,
                used=(),
            )
        for token, chance in taken_with_one_throw(rules, ready, prey).items():
            found[token][hunter] = chance
    return found


def taken_with_one_throw(rules: Rules, state: State, prey: int) -> dict[int, float]:
    found: defaultdict[int, float] = defaultdict(float)
    for dice, chance in rules.chances(state):
        match = Match(rules, state.seats, start=state)
        match.roll(dice)
        if match.state.turn == state.turn and match.state.number == state.number:
            if not match.state.pool and len(match.state.owed) < len(state.owed):
                for token, further in taken_with_one_throw(rules, match.state, prey).items():
                    found[token] += chance * further
                continue
            if match.state.awaiting == "roll" and match.state.pool:
                # Dice that wait for another throw; whatever falls then, they will be played.
                hand = hand_of(match.state)
                moves = legal_moves(rules.of(match.state), match.state.tokens, *hand)
                match.state = match.state._replace(owed=match.state.pool, moves=moves)
            for token in every_way(match, state.turn, prey):
                found[token] += chance
    return found


def every_way(match: Match, seat: int, prey: int) -> set[int]:
    """Tokens lost in some way of playing the dice that lie there."""
    lost: set[int] = set()
    for move in match.state.moves:
        events = match.play(move)
        lost |= {e.token for e in events if isinstance(e, Captured) and e.seat == prey}
        if match.state.turn == seat and match.state.awaiting == "move":
            lost |= every_way(match, seat, prey)
        match.undo()
    return lost

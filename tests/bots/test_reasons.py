"""Reasons for a move: the facts that hints consist of."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import Decision, Reason, reasons
from playpalace_ludo.bots.reasons import explain, explain_use
from playpalace_ludo.core.engine.consequences import preview
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.steps import finish
from playpalace_ludo.table import hints
from playpalace_ludo.variants import catalogue
from playpalace_ludo.work import finish as complete
from tests.core.random_games import walk
from tools import check_hints


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
    assert choice.reason[0] == Reason("pludo-reason-captures", {"token": 0}, ((2, 0),))


def test_the_last_token_home_wins() -> None:
    choice = advice("playpalace red:H,H,H,53/blue:Y,Y,Y,5 red 3 0 99")
    assert kinds(choice) == ["only"]
    choice = advice("playpalace red:H,H,52,53/blue:Y,Y,Y,5 red 3 0 99")
    assert choice.reason[0] == Reason("pludo-reason-home", {"token": 3})


def test_getting_away_names_the_hunter_and_the_danger() -> None:
    # Red's token 1 on square 33 with blue on square 30; a 2 takes it to the star on 35.
    choice = advice("playpalace red:32,2,Y,Y/blue:16,Y,Y,Y red 2 0 30")
    assert choice.move.tokens == (0,)
    danger = {"token": 0, "seat": 1, "count": 1, "percent": 17, "least": 0}
    assert choice.reason == (Reason("pludo-reason-escapes", danger),)


def test_nobody_gets_away_from_captures_that_were_not_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = "playpalace red:32,2,Y,Y/blue:16,Y,Y,Y red 2 0 30"
    monkeypatch.setattr(reasons, "is_cut", lambda rules, state, seat: True)
    assert "pludo-reason-escapes" not in {reason.id for reason in advice(line).reason}


def test_the_other_move_would_risk_a_capture() -> None:
    # Token 2 would come to stand on square 33, 3 in front of blue on square 30.
    choice = advice("playpalace red:6,27,Y,Y/blue:16,Y,Y,Y red 5 0 30")
    assert choice.move.tokens == (0,)
    assert choice.reason[-1] == Reason(
        "pludo-reason-other-risk", {"token": 1, "percent": 17, "instead": 0, "least": 0}
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
        assert check_hints.faults(rules, state, move, reasons) == ([], [])


@pytest.mark.parametrize("known_to", ["holder", "everybody"])
def test_reasons_for_abilities_are_true(known_to: str, tmp_path: Path) -> None:
    rules = masquerade(tmp_path, known_to)
    source = Random(known_to)
    positions = (after for seed in range(40) for _, after, _ in walk(rules, seed, most_turns=100))
    ready = (state for state in positions if state.awaiting == "roll" and state.moves)
    for state in islice((state for state in ready if source.random() < 0.3), 25):
        move = source.choice(state.moves)
        reasons = finish(explain_use(rules, state, move, lead=0.0))
        assert reasons
        assert check_hints.faults(rules, state, move, reasons, lead=0.0) == ([], [])


def masquerade(folder: Path, known_to: str) -> Rules:
    """Return Masquerade, with abilities that everybody or only their holder knows."""
    text = (catalogue.SHIPPED / "masquerade.toml").read_text("utf-8")
    path = folder / "masks.toml"
    path.write_text(text.replace('known_to = "holder"', f'known_to = "{known_to}"'), "utf-8")
    return variants.load(str(path))


def reasons_with(held: str, rules: Rules) -> list[Reason]:
    """Return the reasons told to red, whose token 1 lands 4 in front of yellow."""
    line = "masquerade red:15,20,Y/yellow:4,Y,Y red 2 0 9 leader=red round=3 held=yellow:" + held
    _, state = parse_position(line, lambda _: rules)
    move, *others = state.moves
    return list(explain(rules, state, move, others))


def test_what_others_hold_unseen_is_not_given_away_but_named() -> None:
    rules = variants.load("masquerade")
    leap, cloak = reasons_with("stilts", rules), reasons_with("cloak", rules)
    assert leap == cloak
    assert leap[-1] == Reason("pludo-reason-unseen", {"count": 1})
    assert leap[-2].args["percent"] == 17


def test_a_leap_that_everybody_knows_is_a_danger(tmp_path: Path) -> None:
    told = reasons_with("stilts", masquerade(tmp_path, "everybody"))
    exposed = next(reason for reason in told if reason.id == "pludo-reason-exposed")
    assert exposed.args["percent"] == 100
    assert all(reason.id != "pludo-reason-unseen" for reason in told)


@pytest.mark.parametrize("name", variants.names())
def test_hints_in_games_of_bots_are_true(name: str) -> None:
    tally = check_hints.check_variant(name, 8)
    assert (tally.false, tally.unspoken, tally.bare, tally.divided) == ([], [], 0, [])
    assert tally.reasons >= tally.hints == 8


def test_a_false_reason_and_an_unspoken_danger_are_found() -> None:
    # Token 2 comes to stand 3 in front of blue on square 30.
    rules, state = position("playpalace red:6,27,Y,Y/blue:16,Y,Y,Y red 5 0 30")
    move = next(move for move in state.moves if move.tokens == (1,))
    safe = Reason("pludo-reason-safe", {"token": 1})
    assert check_hints.faults(rules, state, move, [safe]) == ([safe], ["2 exposed"])


def test_a_reason_names_everybody_who_is_captured() -> None:
    rules, state = position("strict red:Y,Y,Y,Y/blue:16,3,16,Y/yellow:41,9,Y,Y yellow 1 0 30")
    assert any(len(preview(rules, state, move).captures) == 2 for move in state.moves)
    for move in state.moves:
        assert check_hints.faults(rules, state, move, explain(rules, state, move, ()))[0] == []


def test_hint_and_chances_name_the_same_move_where_no_net_judges() -> None:
    line = (
        "hexagon red:14,28,23/green:15,Y,0 red 4 0 26"
        " bonus=1 leader=green round=13 captures=1,0,0,0,0,0 amended=1"
    )
    rules, state = position(line)
    advice = complete(hints.advise(rules, state))
    assert advice.chances[0][0] == advice.move

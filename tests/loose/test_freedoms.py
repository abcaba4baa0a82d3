"""Duels, shared steps, tokens born and given away, changes that come again."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine, strikes
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Captured, Duelled, ExtraThrow, GivenAway, NewToken
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab import check

FOLDER = Path(__file__).parents[2] / "docs" / "examples"


def at(name: str, rest: str) -> tuple[Rules, State]:
    rules = variants.load(str(FOLDER / f"{name}.toml"))
    return rules, parse_position(f"{name} {rest}", lambda _: rules)[1]


def test_a_capture_that_is_fought_for_is_as_likely_as_throw_and_duel_together() -> None:
    rules, state = at("duel", "red:10,Y,Y,Y/blue:0,Y,Y,Y red ? 0 9")
    assert rules.place(0, 13).number == rules.place(1, 0).number
    chance = pytest.approx(1 / 6 * 15 / 36)
    assert strikes.danger(rules, state, (1, 0)).chance == chance
    assert [strike.chance for strike in strikes.strikes(rules, state, 0)] == [chance]


def test_a_position_in_a_duel_reads_back_and_takes_two_dice_alone() -> None:
    rules, state = at("duel", "red:10,Y,Y,Y/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (3,))
    state, _ = engine.play(rules, state, state.moves[0])
    line = format_position(rules, state)
    assert "lots=duel:blue duel=red:1:3:13:1" in line
    assert parse_position(line, lambda _: rules)[1] == state
    with pytest.raises(IllegalMove):
        engine.roll(rules, state, (3,))
    number = rules.chance.duel
    won, events = engine.roll(rules, state, (number[6], number[1]))
    assert [type(event) for event in events[:3:2]] == [Duelled, Captured]
    assert not any(event.sent for event in events if isinstance(event, Duelled))
    assert won.tokens[0][0] == 13 and won.tokens[1][0] == -1
    lost, events = engine.roll(rules, state, (number[1], number[1]))
    assert [event.sent for event in events if isinstance(event, Duelled)] == [True]
    assert lost.tokens == ((-1,) * 4, (0, -1, -1, -1), (), ())


def test_a_six_brings_another_throw_though_its_duel_is_lost() -> None:
    rules, state = at("duel", "red:7,Y,Y,Y/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (6,))
    state, _ = engine.play(rules, state, next(move for move in state.moves if move.to == 13))
    number = rules.chance.duel
    state, events = engine.roll(rules, state, (number[1], number[1]))
    assert [type(event) for event in events] == [Duelled, ExtraThrow]
    assert (state.turn, state.awaiting, state.streak) == (0, "roll", 1)


def test_a_part_is_offered_only_if_some_token_can_walk_the_rest() -> None:
    rules, state = at("sharing", "red:54,H,H,H/blue:0,Y,Y,Y red ? 0 9")
    # Two steps from home: 5 is too far, and 1 or 2 of it would leave 4 or 3.
    state, _ = engine.roll(rules, state, (5,))
    assert state.turn == 1
    rules, state = at("sharing", "red:54,10,H,H/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (5,))
    ends = {(move.tokens[0], move.to) for move in state.moves}
    assert ends == {(0, 55), (0, 56), (1, 15), (1, 14), (1, 13), (1, 12), (1, 11)}
    moved, _ = engine.play(rules, state, next(m for m in state.moves if m.to == 56))
    assert [rules.chance.faces[face].name for face in moved.owed] == ["bonus 3"]


def test_three_share_a_six_and_the_rest_of_a_rest_reads_back() -> None:
    # One, two and three steps from home: only 1, 2 and 3 bring all of them there.
    rules, state = at("sharing", "red:55,54,53,H/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (6,))
    for token, left in ((2, ["bonus 3 split 2"]), (1, ["bonus 1"]), (0, [])):
        home = [m for m in state.moves if m.tokens == (token,) and m.to == 56]
        state, _ = engine.play(rules, state, home[0])
        assert [rules.chance.faces[face].name for face in state.pool] == left
        assert parse_position(format_position(rules, state), lambda _: rules)[1] == state
    assert state.places[0] == 0


def test_a_part_is_not_offered_if_the_rest_fits_in_no_number_of_parts() -> None:
    rules, state = at("sharing", "red:55,54,H,H/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (6,))
    assert state.turn == 1  # three steps are left for all of them, and six are to be walked
    rules, state = at("sharing", "red:55,54,53,H/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (6,))
    ends = {(move.tokens[0], move.to) for move in state.moves}
    assert ends == {(0, 56), (1, 56), (2, 56)}  # a step less would be one too many in the end


def test_a_part_that_sends_its_captor_home_leaves_no_rest_to_walk(tmp_path: Path) -> None:
    path = tmp_path / "raiders.toml"
    raids = '\n[capture]\nwaiting = "one"\ncaptor = "start"\n'
    path.write_text((FOLDER / "sharing.toml").read_text("utf-8") + raids, "utf-8")
    rules = check.load(path)
    # After two of the five the only token on the board takes blue's first tile, and goes back.
    line = "raiders red:11,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 9"
    state, _ = engine.roll(rules, parse_position(line, lambda _: rules)[1], (5,))
    assert [move.to for move in state.moves] == [16, 15, 14, 12]


def test_tokens_that_walk_together_take_a_waiting_token_only_once(tmp_path: Path) -> None:
    path = tmp_path / "raiders.toml"
    text = (FOLDER / "sharing.toml").read_text("utf-8").replace("move 6 split 3", "move 6 all")
    text = text.replace('"move 5 split"', '"move 5", "ransom"')
    text += '\n[capture]\nwhen = "pass"\nwaiting = "one"\neffect = "prisoner"\n'
    path.write_text(text, "utf-8")
    rules = check.load(path)
    line = "raiders red:8,10,Y,Y/blue:Y,Y,Y,Y red ? 0 9"
    state, _ = engine.roll(rules, parse_position(line, lambda _: rules)[1], (6,))
    [together] = [move for move in state.moves if not move.tokens]
    state, _ = engine.play(rules, state, together)
    assert state.tokens[0][:2] == (14, 16)
    assert [held[:2] for held in state.books.prisoners] == [(1, 0), (1, 1)]


def test_steps_shared_in_too_many_ways_are_refused(tmp_path: Path) -> None:
    text = (FOLDER / "sharing.toml").read_text("utf-8")
    for parts, ways in ((4, 0), (5, 8404), (6, 12500)):
        path = tmp_path / f"in-{parts}.toml"
        path.write_text(text.replace("split 3", f"split {parts}"), "utf-8")
        if not ways:
            check.load(path)
            continue
        with pytest.raises(check.BadFile) as refused:
            check.load(path)
        (finding,) = refused.value.findings
        assert finding.problem.code == "split-many"
        assert finding.problem.values["ways"] == ways


def test_a_capture_brings_a_token_until_there_are_enough() -> None:
    for own, born in (("10,Y,Y,Y", True), ("10,Y,Y,Y,Y,Y", False)):
        rules, state = at("nursery", f"red:{own}/blue:0,Y,Y,Y red ? 0 9")
        state, _ = engine.roll(rules, state, (3,))
        after, events = engine.play(rules, state, state.moves[0])
        assert any(isinstance(event, NewToken) for event in events) is born
        assert len(after.tokens[0]) == (5 if born else 6)


def test_a_tile_gives_a_token_away_but_never_the_last() -> None:
    rules, state = at("nursery", "red:H,3,20,Y/blue:0,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (3,))
    after, events = engine.play(rules, state, next(m for m in state.moves if m.tokens == (1,)))
    assert GivenAway(0, 1, 1, 4) in events
    assert after.tokens[:2] == ((56, 20, -1), (0, -1, -1, -1, -1))
    rules, state = at("nursery", "red:3/blue:Y,Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (3,))
    after, _ = engine.play(rules, state, state.moves[0])
    assert after.tokens[0] == (6,)


def test_changes_take_turns_and_the_last_one_counts() -> None:
    rules, state = at("tides", "red:0,Y,Y,Y/blue:0,Y,Y,Y blue ? 0 5 leader=red round=2")
    dice = []
    for _ in range(60):
        if state.awaiting == "roll":
            dice.append((state.books.round, rules.of(state).chance.dice))
            state, _ = engine.roll(rules, state, (1,) * rules.of(state).chance.dice)
        else:
            state, _ = engine.play(rules, state, state.moves[0])
    seen = dict(dice)
    assert {number: seen[number] for number in range(3, 13)} == {
        **dict.fromkeys((3, 4, 5, 9, 10, 11), 2),
        **dict.fromkeys((6, 7, 8, 12), 1),
    }

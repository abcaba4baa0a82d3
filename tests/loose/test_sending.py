"""Markers that are sent on: to a tile that is known, chosen or drawn, wherever they stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, NotationError
from playpalace_ludo.core.events import Captured, Moved
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab import check
from playpalace_ludo.words import Listener, Translator, choices, queries
from tests.loose.test_freedoms import FOLDER, at

NAMES = {0: "Ada", 1: "Bo"}


def changed(tmp_path: Path, old: str, new: str, *more: str) -> Rules:
    """Write Lucky Gate with a change, and load it."""
    text = (FOLDER / "lucky-gate.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "changed.toml"
    path.write_text("\n".join([text.replace(old, new), *more]), "utf-8")
    return check.load(path)


def standing(rules: Rules, line: str) -> State:
    return parse_position(f"{rules.spec} {line} leader=red round=5", lambda _: rules)[1]


def place(rules: Rules, state: State, seat: int, token: int) -> str:
    return rules.place(seat, state.tokens[seat][token]).text


def test_where_a_token_comes_out_is_drawn_by_lot() -> None:
    rules, state = at("lucky-gate", "red:Y,Y,Y/blue:4,Y,Y red ? 0 5 leader=red round=3")
    state, _ = engine.roll(rules, state, (5,))
    state, _ = engine.play(rules, state, state.moves[0])
    assert place(rules, state, 0, 0) == "red-gate" and state.awaiting == "roll"
    assert parse_position(format_position(rules, state), lambda _: rules)[1] == state
    assert [chance for _, chance in rules.chances(state)] == [0.25] * 4
    with pytest.raises(IllegalMove):
        engine.roll(rules, state, (5,))
    ends = {}
    for lot, _ in rules.chances(state):
        after, events = engine.roll(rules, state, lot)
        ends[place(rules, after, 0, 0)] = [one for one in events if isinstance(one, Captured)]
        assert (after.turn, after.books.sent, after.books.lots) == (1, (), ())
    assert [*ends] == ["a1", "a5", "a13", "a17"]
    # Blue's token stands on a16: none of the four is captured, as none of them is there.
    assert not any(ends.values())


def test_a_token_captures_where_it_is_sent_and_has_the_rule_of_that_tile() -> None:
    rules, state = at("lucky-gate", "red:3,Y,Y/blue:20,Y,Y red ? 0 5 leader=red round=3")
    assert place(rules, state, 1, 0) == "a8"
    state, _ = engine.roll(rules, state, (1,))
    state, _ = engine.play(rules, state, state.moves[0])
    listener = Listener(0, NAMES, "normal")
    told = [Translator("en").say(one) for one in queries.choosing(rules, state, listener)]
    assert told == [
        "1: from a4 to a8, captures Bo's token 1.",
        "2: from a4 to a12.",
        "3: from a4 to a20.",
    ]
    [move] = choices.named(rules, state, 2)
    assert rules.place(0, move.to).text == "a20"
    [move] = choices.named(rules, state, 0)
    state, events = engine.play(rules, state, move)
    assert state.tokens[1] == (-1, -1, -1)
    assert [type(one) for one in events[:2]] == [Moved, Captured]


def test_one_open_tile_leaves_nothing_to_choose_and_none_lets_it_stay(tmp_path: Path) -> None:
    rules = changed(tmp_path, "[start]", "[stack]\nown_limit = 1\n\n[start]")
    state = standing(rules, "red:3,8,12/blue:Y,Y,Y red ? 0 9")  # own tokens on a8 and a12
    state, _ = engine.roll(rules, state, (1,))
    state, _ = engine.play(rules, state, next(m for m in state.moves if m.tokens == (0,)))
    assert (place(rules, state, 0, 0), state.turn) == ("a20", 1)
    rules = changed(tmp_path, "a8 a12 a20 by choice", "a8", "[stack]", "own_limit = 1")
    state = standing(rules, "red:3,8,Y/blue:Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (1,))
    state, _ = engine.play(rules, state, next(m for m in state.moves if m.tokens == (0,)))
    assert (place(rules, state, 0, 0), state.turn) == ("a4", 1)


def test_tiles_that_send_to_each_other_come_to_an_end(tmp_path: Path) -> None:
    rules = changed(
        tmp_path,
        "send marker to a8 a12 a20 by choice",
        "send marker to a8",
        "[[tile_rule]]",
        'tile = "a8"',
        'on_land = ["send marker to a4"]',
    )
    state = standing(rules, "red:3,Y,Y/blue:Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (1,))
    state, events = engine.play(rules, state, state.moves[0])
    assert state.turn == 1
    assert sum(isinstance(one, Moved) for one in events) == 61


def test_several_that_come_out_together_each_have_a_lot_of_their_own(tmp_path: Path) -> None:
    rules = changed(tmp_path, 'do = ["enter", "move 5"]', 'do = ["enter all"]')
    match = Match(rules, (0, 1), start=standing(rules, "red:Y,Y,Y/blue:Y,Y,Y red ? 0 9"))
    match.roll((5,))
    match.play(match.state.moves[0])
    for lot in (0, 1, 2):
        assert len(match.state.books.sent) == 3 - lot
        line = format_position(rules, match.state)
        assert parse_position(line, lambda _: rules)[1] == match.state
        match.roll((rules.chance.lots[lot],))
    assert [place(rules, match.state, 0, token) for token in range(3)] == ["a1", "a5", "a13"]


def test_a_position_that_sends_nobody_on_is_refused() -> None:
    rules, state = at("lucky-gate", "red:3,Y,Y/blue:Y,Y,Y red ? 0 5 leader=red round=3")
    state, _ = engine.roll(rules, state, (1,))
    state, _ = engine.play(rules, state, state.moves[0])
    line = format_position(rules, state)
    assert parse_position(line, lambda _: rules)[1] == state
    head, _, sent = line.partition(" sent=")
    for wrong in (head, f"{head} sent={sent},{sent.replace(':1', ':9')}", f"{head} sent=1:red:1"):
        with pytest.raises(NotationError):
            parse_position(wrong, lambda _: rules)


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ("send marker to a8 a12", "send-how"),
        ("send marker to a8 a8 by draw", "send-twice"),
        ("send marker to a4 a8 by draw", "send-twice"),
        ("send marker to a8 zebra by draw", "no-such"),
        ("send marker to red1 a8 by draw", "jump-off-route"),
    ],
)
def test_what_sends_a_marker_nowhere_is_refused(tmp_path: Path, new: str, code: str) -> None:
    with pytest.raises(check.BadFile) as refused:
        changed(tmp_path, "send marker to a8 a12 a20 by choice", new)
    assert [one.problem.code for one in refused.value.findings] == [code]


def test_an_outcome_sends_nobody_on(tmp_path: Path) -> None:
    with pytest.raises(check.BadFile) as refused:
        changed(tmp_path, 'then = ["again"]', 'then = ["send marker to a8"]')
    assert [one.problem.code for one in refused.value.findings] == ["send-elsewhere"]


def test_on_the_usual_board_squares_are_named_by_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "gates.toml"
    path.write_text(
        'base = "classic"\ntitle = "Gates"\n[start]\n'
        'toll = ["send marker to 5 18 31 44 by draw"]\n',
        "utf-8",
    )
    rules = variants.load(str(path))
    state = parse_position(f"{rules.spec} red:Y,Y,Y,Y/green:Y,Y,Y,Y red ? 0 9", lambda _: rules)[1]
    state, _ = engine.roll(rules, state, (6,))
    state, _ = engine.play(rules, state, state.moves[0])
    ends = {
        rules.place(0, engine.roll(rules, state, lot)[0].tokens[0][0]).number
        for lot, _ in rules.chances(state)
    }
    assert ends == {5, 18, 31, 44}


def test_a_token_is_sent_on_before_the_other_die_is_played(tmp_path: Path) -> None:
    rules = changed(tmp_path, "[start]", "[randomiser]\ndice = 2\n\n[start]")
    state = standing(rules, "red:3,20,Y/blue:Y,Y,Y red ? 0 9")
    state, _ = engine.roll(rules, state, (2, 1))
    state, _ = engine.play(rules, state, next(m for m in state.moves if m.to == 4))
    assert {rules.chance.faces[move.face].name for move in state.moves} == {
        "send marker to a8 a12 a20 by choice"
    }
    assert parse_position(format_position(rules, state), lambda _: rules)[1] == state
    state, _ = engine.play(rules, state, state.moves[0])
    assert state.pool == (2,) and len(state.moves) == 2

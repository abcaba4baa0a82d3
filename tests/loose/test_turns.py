"""Turns lost, doubled and given away, and the order of play: on any board, heard and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import notation
from playpalace_ludo.core.errors import InputError, NotationError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import squares
from playpalace_ludo.variants import compiling
from playpalace_ludo.words import Listener, Translator, narrate, queries
from playpalace_ludo.words.rulebook import rule_lines
from playpalace_ludo.words.squares import square
from tests.loose.test_random_files import play

ENGLISH, GERMAN = Translator(), Translator("de")

REST = {"name": "Rest", "at": "begin", "when": ["leader"], "then": ["skip self"]}
AWAY = {"name": "Favour", "at": "begin", "when": ["last"], "then": ["turn to leader"]}
ZEAL = {"name": "Zeal", "at": "end", "when": ["home = 0"], "then": ["turn to self"]}


def hexagon(*turn_rules: dict[str, Any], **options: Any) -> Rules:
    base = variants.load("hexagon")
    return variants.with_options(base, {"turn_rule": list(turn_rules), **options})


def heard(rules: Rules, extras: str, *faces: str, seat: int, words: Translator) -> str:
    """One listener's lines from Red's turn on, after Orange has a token home."""
    line = f"hexagon red:Y,Y,Y/orange:H,Y,Y/yellow:3,Y,Y red ? 0 9 {extras} round=4"
    state = notation.parse_position(line, lambda _: rules)[1]
    match = Match(rules, state.seats, start=state)
    told = []
    for face in faces:
        before, number = match.state, rules.face_named(face)
        assert number
        events = match.roll((number,))
        told += narrate(rules, before, events, match.state, Listener(seat))
    return " ".join(text for text in map(words.line, told) if text)


@pytest.mark.parametrize(
    ("rule", "seat", "english", "german"),
    [
        (REST, 0, "Rest: Orange loses this turn.", "Rest: Orange verliert diesen Zug."),
        (REST, 1, "Rest: You lose this turn.", "Rest: Du verlierst diesen Zug."),
        (ZEAL, 0, "Zeal: You will have another turn.", "Zeal: Du bist danach noch einmal dran."),
        (ZEAL, 1, "Zeal: Red will have another turn.", "Zeal: Rot ist danach noch einmal dran."),
    ],
)
def test_what_becomes_of_a_turn_is_said(
    rule: dict[str, Any], seat: int, english: str, german: str
) -> None:
    assert english in heard(hexagon(rule), "leader=red", "1", seat=seat, words=ENGLISH)
    assert german in heard(hexagon(rule), "leader=red", "1", seat=seat, words=GERMAN)


@pytest.mark.parametrize(
    ("seat", "english", "german"),
    [
        (0, "Favour: Your turn goes to Orange.", "Favour: Dein Zug geht an Orange."),
        (1, "Favour: Red's turn goes to you.", "Favour: Der Zug von Rot geht an dich."),
        (2, "Favour: Red's turn goes to Orange.", "Favour: Der Zug von Rot geht an Orange."),
    ],
)
def test_a_turn_that_is_given_away_is_said_to_both(seat: int, english: str, german: str) -> None:
    rules = hexagon(AWAY)
    state = notation.parse_position(
        "hexagon red:Y,Y,Y/orange:H,Y,Y/yellow:3,Y,Y yellow ? 0 9 leader=red round=4",
        lambda _: rules,
    )[1]
    match = Match(rules, state.seats, start=state)
    match.roll((1,))
    before = match.state
    events = match.play(before.moves[0])
    told = narrate(rules, before, events, match.state, Listener(seat))
    assert english in " ".join(map(ENGLISH.line, told))
    assert german in " ".join(map(GERMAN.line, told))
    assert rules.seats[match.state.turn].colour == "orange"


def test_everybody_rolls_for_the_order_and_hears_it() -> None:
    rules = hexagon(**{"turn.order": "draw", "turn.first": "seat 1"})
    extras = "leader=yellow order=yellow,orange,red"
    told = heard(rules, extras, "1", "2", "6", "4", seat=0, words=ENGLISH)
    assert "Everyone rolls for the order." in told
    assert "Order of play: Orange, Yellow, you." in told
    assert "Reihenfolge: Orange, Gelb, du." in heard(
        rules, extras, "1", "2", "6", "4", seat=0, words=GERMAN
    )


def test_a_player_who_asks_hears_that_the_throw_is_for_the_order() -> None:
    rules = hexagon(**{"turn.order": "draw", "turn.first": "seat 1"})
    line = (
        "hexagon red:Y,Y,Y/orange:H,Y,Y red ? 0 9 "
        "opening=?,?,x,x,x,x leader=orange round=4 order=orange,red"
    )
    state = notation.parse_position(line, lambda _: rules)[1]
    asked = ENGLISH.say(queries.turn(rules, state, Listener(0)))
    assert asked == "Your turn: roll for the order."


def test_the_rules_tell_the_order_and_the_rules_for_turns() -> None:
    rules = hexagon(REST, AWAY, ZEAL, **{"turn.order": "last first"})
    told = [ENGLISH.say(line) for line in rule_lines(rules)]
    assert "Each round is played from the player in last place to the leader." in told
    assert "Rest: if you are in the lead, you lose your turn." in told
    assert "Favour: if you are last, your turn goes to the leader." in told
    assert (
        "Zeal: at the end of your turn, if you have no tokens home: you have another turn." in told
    )
    in_german = [GERMAN.say(line) for line in rule_lines(rules)]
    assert "Rest: Wenn du vorn bist, verlierst du deinen Zug." in in_german


@pytest.mark.parametrize("order", ["leader first", "last first", "draw"])
@pytest.mark.parametrize("base", ["strict", "playpalace"])
def test_a_cross_file_may_have_another_order_and_rules_for_turns(
    base: str, order: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        f'base = "{base}"\ntitle = "Mine"\n[turn]\norder = "{order}"\n'
        '[[turn_rule]]\nname = "Rest"\nat = "begin"\nwhen = ["leader and out > 1"]\n'
        'then = ["skip self"]\n',
        "utf-8",
    )
    rules = variants.load(str(file))
    match = play(rules, Random(3), 400)
    assert match.state.books.round > 3
    again = Match.from_text(match.text(), lambda _: rules)
    assert again.state == match.state
    assert any("Rest: if you are in the lead" in ENGLISH.say(line) for line in rule_lines(rules))


def test_a_record_has_a_line_for_each_draw() -> None:
    rules = hexagon(**{"turn.order": "draw", "turn.first": "seat 1"})
    match = Match(rules, (0, 1))
    for face in (3, 5, 1, 1, 4, 2):
        match.roll((face,))
    lines = match.text().split("---\n")[1].splitlines()
    assert lines == ["0. red 3 orange 5", "1. orange 1", "2. red 1", "3. red 4 orange 2"]
    assert Match.from_text(match.text(), lambda _: rules).state == match.state
    begun = Match.restore(match.line(), match.text(), lambda _: rules)
    begun.roll((2,))
    assert begun.text().endswith("4. red 2\n")


@pytest.mark.parametrize(
    "extra", ["order=red", "order=red,red", "order=orange,red", "given=yellow", "resume=yellow"]
)
def test_a_position_names_only_seats_at_the_table(extra: str) -> None:
    rules = hexagon(ZEAL)
    line = f"hexagon red:Y,Y,Y/orange:H,Y,Y red ? 0 9 leader=red round=4 {extra}"
    with pytest.raises(NotationError):
        notation.parse_position(line, lambda _: rules)


def test_a_walk_back_that_a_jump_takes_to_where_it_began_is_written_as_a_walk_back() -> None:
    """Where the finish is a row, it was once written like the walk ahead."""
    seat = {"markers": 2, "finish": ["nest"]}
    rules = compiling.compile_document(
        {
            "schema": 1,
            "kind": "loose",
            "game": {"name": "Back and forth"},
            "seat": [
                {**seat, "colour": "red", "route": "t1..t9 r1", "finish": ["red nest"]},
                {**seat, "colour": "blue", "route": "t1..t9 b1", "finish": ["blue nest"]},
            ],
            "outcome": [
                {"name": "1", "do": ["enter"]},
                {"name": "2", "do": ["move 2"]},
            ],
            "stack": {"own_limit": 1},
            "finish": {"arrive": "row"},
            "path": {"two_way": ["t1..t6"]},
            "jump": [{"from": "t2", "to": "t4"}],
        },
        Path("back.toml"),
        {},
    )
    line = "back red:3,Y/blue:Y,Y red ? 0 9 leader=red round=4"
    state = notation.parse_position(line, lambda _: rules)[1]
    match = Match(rules, state.seats, start=state)
    match.roll((2,))
    ways = set()
    for move in match.state.moves:
        match.play(move)
        ways.add(match.text().split()[-1])
        match.undo()
    assert ways == {"2:1/1", "2:1</1"}


def test_a_tile_that_brings_something_on_a_condition_says_so_everywhere() -> None:
    rule = {"tile": "h4", "on_land": ["turn to self"], "only_when": ["home = 0"]}
    rules = hexagon(tile_rule=[rule])
    told = [ENGLISH.say(line) for line in rule_lines(rules)]
    assert "On h4, if you have no tokens home: you have another turn." in told
    german = [GERMAN.say(line) for line in rule_lines(rules)]
    assert "Auf h4, wenn du keine Figuren im Ziel hast: du bist noch einmal dran." in german
    for home, brings in (("Y", True), ("H", False)):
        line = f"hexagon red:2,{home},Y/orange:Y,Y,Y red 1 0 9 leader=red round=4"
        state = notation.parse_position(line, lambda _: rules)[1]
        offered = [ENGLISH.say(one.message) for one in queries.choices(rules, state, Listener(0))]
        assert ("another turn" in offered[0]) is brings
    at = next(n for n, one in enumerate(squares(rules)) if rules.board.tiles[one.tile] == "h4")
    heard_there = ENGLISH.say(square(rules, state, at, Listener(0)))
    assert "if you have no tokens home: you have another turn" in heard_there


@pytest.mark.parametrize("first", [None, 1])
def test_where_chance_decides_who_begins_a_seat_that_plays_has_to_be_drawn(
    first: int | None,
) -> None:
    rules = hexagon(turn={"first": "random"})
    with pytest.raises(InputError, match="nobody"):
        Match(rules, (0, 2), first=first)
    assert Match(rules, (0, 2), first=2).state.turn == 2

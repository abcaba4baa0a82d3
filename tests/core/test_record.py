"""Records: a text that replays, and refuses what was changed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.chance import draw
from playpalace_ludo.core.errors import LudoError, RecordError
from playpalace_ludo.core.match import Match
from tests.core.refusing import refused

HEADER = """format = 1
variant = "playpalace"
seats = ["red", "yellow"]
players = ["Ann Lee", "bot:hard"]

---
"""
TURNS = """1. red 3
2. yellow 6:2e 6:1e 4:2
3. red 6:1e 6:1 6!
4. yellow 1:2
"""


def read(text: str) -> Match:
    return Match.from_text(text, variants.load)


def test_a_record_is_read_and_written_the_same() -> None:
    match = read(HEADER + TURNS)
    assert match.text() == HEADER + TURNS
    assert match.line() == "playpalace red:Y,Y,Y,Y/yellow:0,5,Y,Y red ? 0 5"
    assert match.header.players == ("Ann Lee", "bot:hard")


@pytest.mark.parametrize("variant", ["playpalace", "classic", "parchis"])
def test_what_is_taken_back_and_done_again_is_written_like_new(variant: str) -> None:
    rules, source = variants.load(variant), Random(7)
    match = Match(rules, (0, 2), first=0)
    for _ in range(60):
        undone = match.back_to(max(0, len(match.steps) - source.randrange(6)))
        if source.random() < 0.5:
            match.again(undone)
        for _ in range(source.randrange(8)):
            if match.state.awaiting == "roll":
                match.roll(draw(rules, match.state, source))
            elif match.state.awaiting == "move":
                match.play(source.choice(match.state.moves))
        if source.random() < 0.03:
            match.forget()
        same = Match(rules, (0, 2), first=0)
        if match.start == same.state:
            same.again(match.steps)
            assert match.text() == same.text()
        else:
            assert read(match.text()).text() == match.text()


def test_the_last_turn_may_be_incomplete() -> None:
    match = read(HEADER + "1. red 3\n2. yellow 6:2e 6\n")
    assert match.state.awaiting == "move"


def test_opening_throws_are_turn_zero() -> None:
    header = HEADER.replace("playpalace", "classic")
    match = read(header + "0. red 5 yellow 5 red 2 yellow 4\n1. yellow 3\n")
    assert match.text().splitlines()[6:] == [
        "0. red 5 yellow 5 red 2 yellow 4",
        "1. yellow 3",
    ]


PARTNERS = """format = 1
variant = "pachisi-partners"
seats = ["yellow", "green", "black", "red"]
players = ["yellow", "green", "black", "red"]

---
0. {}
"""


def test_opening_throws_go_as_the_turns_will() -> None:
    match = Match(variants.load("pachisi-partners"), range(4))
    thrown = []
    for face in (2, 3, 3, 1):
        thrown.append(match.rules.seats[match.state.turn].colour)
        match.roll((face,))
    assert thrown == ["yellow", "red", "black", "green"]
    tied = [match.rules.seats[match.state.turn].colour]
    match.roll((2,))
    assert [*tied, match.rules.seats[match.state.turn].colour] == ["red", "black"]


def test_opening_throws_in_another_order_are_read_and_written_as_they_were() -> None:
    old = PARTNERS.format("yellow 2 green 3 black 4 red 5")
    assert read(old).text() == old


def test_two_dice_name_the_die_of_each_play() -> None:
    header = HEADER.replace("playpalace", "nigerian")
    text = header + "1. red 6+6 4+3 6:1e 6:2e 4:1 3:1\n"
    assert read(text).text() == text


def test_options_and_odd_names_keep_their_form() -> None:
    header = HEADER.replace('"playpalace"', '"playpalace(safe.squares=[9,22],sixes.max=0)"')
    header = header.replace("Ann Lee", 'Zoë \\"the\\tsix\\" 李')
    match = read(header + "1. red 6:1e\n")
    assert match.header.players[0] == 'Zoë "the\tsix" 李'
    assert read(match.text()).header == match.header
    assert match.rules.values["safe.squares"] == (9, 22)


@pytest.mark.parametrize("odd", ["\x85", "\u2028", "\u2029", "\x0c", "\r", "\n", "\x7f"])
def test_a_name_may_hold_what_looks_like_the_end_of_a_line(odd: str) -> None:
    match = Match(variants.load("playpalace"), (0, 3), (f"Ann{odd}Lee", f"Ben{odd}"))
    match.roll((3,))
    again = read(match.text())
    assert again.header == match.header
    assert again.text() == match.text()


def test_lines_may_end_as_on_windows() -> None:
    assert read((HEADER + TURNS).replace("\n", "\r\n")).text() == HEADER + TURNS


def test_names_keep_to_the_seats_they_were_given_with() -> None:
    match = Match(variants.load("playpalace"), (3, 0), ("Ann", "Ben"))
    assert match.header.seats == ("red", "yellow")
    assert match.header.players == ("Ben", "Ann")


@pytest.mark.parametrize(
    ("seats", "names", "said"),
    [
        ((0, 1), ("Ann",), "there must be one name for each seat, not 1 for 2"),
        ((0, 1), ("Ann", "Ben", "Cy"), "not 3 for 2"),
        ((0, 1, 1), ("Ann", "Ben", "Cy"), "the seats 0 to 3, each once, not (0, 1, 1)"),
    ],
)
def test_every_seat_has_one_player(
    seats: tuple[int, ...], names: tuple[str, ...], said: str
) -> None:
    with refused(LudoError, said):
        Match(variants.load("playpalace"), seats, names)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (("6:2e", "6:2"), "turn 2 (line 8): '6:2' is not a legal move here, legal are 6:1e"),
        (("6!", "6"), "turn 3 (line 9): '6' should be '6!'"),
        (("2. yellow", "2. red"), "turn 2 (line 8): it is yellow's turn, not red's"),
        (("2. yellow", "3. yellow"), "turn 3 (line 8): expected turn 2"),
        (("1. red 3", "1. red 7"), "turn 1 (line 7): '7' is not a throw"),
        (("1. red 3", "1. red 6"), "turn 1 (line 7): the turn is not complete"),
        (("1. red 3", "1. red 3 4"), "turn 1 (line 7): '4' comes after the end of the turn"),
        (("1. red 3", "1. purple 3"), "there is no seat 'purple'"),
        (("1. red 3", "hello"), "line 7: 'hello' is not a turn"),
        (("6:1e 4:2", "6:1e 4:"), "turn 2 (line 8): '4:' is not a legal move"),
        (("format = 1", "format = 2"), "the header needs format = 1"),
        (('variant = "playpalace"\n', ""), "no field 'variant'"),
        (('players = ["Ann Lee", "bot:hard"]\n', ""), "no field 'players'"),
        (('"bot:hard"', ""), "one player for each"),
        (("---\n", ""), "no line '---'"),
        (("format = 1", "format = "), "the header: line 1: there must be a value"),
        (('"yellow"', '"purple"'), "no seat 'purple'"),
        (('"playpalace"', '"nowhere"'), "cannot be played"),
        (('["red", "yellow"]', '["yellow", "red"]'), "clockwise"),
        (("format = 1", "format = 1\nmood = 3"), "unknown field 'mood'"),
    ],
)
def test_damage_is_named(damage: tuple[str, str], said: str) -> None:
    text = HEADER + TURNS
    assert damage[0] in text
    with refused(RecordError, said):
        read(text.replace(*damage, 1))


def test_a_result_must_be_reached() -> None:
    with refused(RecordError, "the result 'red' is not reached, the game is not over"):
        read(HEADER + TURNS + "= red\n")


def test_a_finished_game_ends_with_its_result() -> None:
    header = HEADER.replace("playpalace", "playpalace(end.max_turns=2)")
    text = header + "1. red 3\n2. yellow 4#\n= draw red yellow\n"
    assert read(text).text() == text
    with refused(RecordError, "not reached, the game ends with 'draw red yellow'"):
        read(text.replace("= draw red yellow", "= red"))
    with refused(RecordError, "nothing may follow the result"):
        read(text + "3. red 4\n")


def test_the_tables_own_facts_are_kept() -> None:
    match = read(HEADER + TURNS)
    match.with_table({"undo": "free", "drawn": [3, 4], "a key": True})
    again = read(match.text())
    assert again.header.table == {"undo": "free", "drawn": [3, 4], "a key": True}


def test_a_rule_file_is_known_by_name_and_content(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'schema = 1\nkind = "cross"\nname = "mine"\ntitle = "Mine"\nbase = "classic"\n'
        "[dice]\ncount = 2\n",
        "utf-8",
    )
    rules = variants.load(str(file))
    assert rules.spec.startswith("mine@")
    match = Match(rules, (0, 2), ["A", "B"])
    match.roll((6, 3))
    load = lambda spec: variants.load(spec, [tmp_path])  # noqa: E731
    assert Match.from_text(match.text(), load).state == match.state
    file.write_text(file.read_text("utf-8").replace("count = 2", "count = 1"), "utf-8")
    with refused(RecordError, "no rule file with that name and content"):
        Match.from_text(match.text(), load)


def test_pooled_sixes_of_one_die_stay_apart() -> None:
    header = HEADER.replace("playpalace", "playpalace(bonus.timing=before_move)")
    text = header + "1. red 6 6 4 6:1e 6:1 4:1\n"
    assert read(text).text() == text

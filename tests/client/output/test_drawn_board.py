"""The board for eyes: letters carry the meaning, it fits 80 by 24, and it keeps its place."""

import io
import re
from collections.abc import Callable

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.output.drawn_board import draw
from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.core import engine
from tests.client.conftest import MakeDesk


def board(
    spec: str, tokens: tuple[tuple[int, ...], ...] | None = None, colour: bool = False
) -> list[str]:
    rules = variants.load(spec)
    first = 0 if rules.turns.first == "random" else None
    state, _ = engine.start(rules, range(min(4, len(rules.seats))), first)
    if tokens:
        state = state._replace(tokens=tokens)
    return draw(rules, state, colour=colour)


@pytest.mark.parametrize(
    "spec",
    [
        *variants.names(),
        "strict(board.home_squares=4)",
        "strict(board.corner_tiles=true)",
        "strict(board.home_squares=4,board.corner_tiles=true)",
    ],
)
def test_it_fits_a_small_terminal(spec: str) -> None:
    lines = board(spec)
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 79


def test_every_token_is_seen() -> None:
    lines = "\n".join(board("playpalace"))
    for letter in "RBGY":
        for number in "1234":
            assert f"{letter}{number}" in lines


def test_tokens_stand_where_the_rules_say() -> None:
    yard = (-1,) * 4
    lines = board("playpalace", ((0, 8, 51, 56), yard, yard, yard))
    row, column = 6, 1 * 4 + 1
    assert lines[row][column : column + 2] == "R1"
    assert lines[2][6 * 4 + 1 :].startswith("R2")
    assert lines[7][1 * 4 + 1 :].startswith("R3")
    assert lines[7][6 * 4 + 1 :].startswith("R4")


def test_a_stack_and_a_shared_square() -> None:
    yard = (-1,) * 4
    lines = "\n".join(board("playpalace", ((5, 5, -1, -1), yard, (31, -1, -1, -1), yard)))
    assert "R12" in lines or "GRR" in lines


def test_colours_only_repeat_what_letters_say() -> None:
    plain = board("playpalace")
    painted = board("playpalace", colour=True)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted] == plain
    assert plain != painted


def test_lines_are_appended_without_a_single_escape() -> None:
    stream = io.StringIO()
    screen = Screen(stream)
    screen.write("You roll 6.\nYour turn.")
    assert stream.getvalue() == "You roll 6.\nYour turn.\n"


@pytest.mark.parametrize("board", [None, list])
def test_a_narrow_terminal_breaks_lines_between_words(
    monkeypatch: pytest.MonkeyPatch, board: Callable[[], list[str]] | None
) -> None:
    monkeypatch.setenv("COLUMNS", "16")
    stream = io.StringIO()
    screen = Screen(stream, can_paint=True)
    screen.board = board
    screen.write("You are red. Ada is blue.\n\nYou begin.")
    assert stream.getvalue().endswith("You are red. Ada\nis blue.\n\nYou begin.\n")


def test_a_pipe_gets_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "16")
    stream = io.StringIO()
    Screen(stream).write("You are red. Ada is blue.")
    assert stream.getvalue() == "You are red. Ada is blue.\n"


def test_nothing_a_terminal_would_obey_is_printed() -> None:
    stream = io.StringIO()
    Screen(stream).write("Bob\x1b[2J\x07 wins")
    assert "\x1b" not in stream.getvalue()


def test_a_closed_terminal_is_no_error() -> None:
    stream = io.StringIO()
    screen = Screen(stream)
    stream.close()
    screen.write("Goodbye.")


def test_a_narrow_character_set_is_no_error() -> None:
    raw = io.BytesIO()
    screen = Screen(io.TextIOWrapper(raw, encoding="ascii"))
    screen.write("Zoë wins.")
    assert raw.getvalue() == b"Zoe wins.\n"


def test_the_board_stands_above_the_last_lines_and_goes_in_terminal_mode(desk: MakeDesk) -> None:
    client = desk([(3,)])
    stream = io.StringIO()
    client.app.screen = client.app.settings.screen = Screen(stream, can_paint=True)
    client.press("f8")
    assert client.app.screen.board is not None
    client.app.screen.write("You roll 3, no move.")
    assert "R1" in stream.getvalue()
    assert stream.getvalue().endswith("You roll 3, no move.\n")
    client.app.teller.presenter.mode = Mode.DIRECT
    client.press("f6")
    assert client.app.screen.board is None
    assert client.press("f8")[0].startswith("The drawn board would disturb")

"""Line mode: the same words without a terminal."""

import io

import pytest

from playpalace_ludo.client import line_mode
from playpalace_ludo.client.output.screen import needs_lines
from playpalace_ludo.client.storage.options import Preset
from tests.client.conftest import Desk, MakeDesk

AGAINST_A_BOT = Preset("playpalace", "red=you,blue=bot:easy")


def played(client: Desk, text: str | None, preset: Preset = AGAINST_A_BOT) -> tuple[int, list[str]]:
    client.home.tables.start(preset)
    code = line_mode.LineShell(io.StringIO(text) if text is not None else None).run(client.app)
    return code, client.speech.texts()


def test_a_line_is_a_key(desk: MakeDesk) -> None:
    code, heard = played(desk([(3,), (4,)], variant=None), "r\n")
    assert heard == [
        "PlayPalace Ludo. You are red. Ada is blue.",
        "You begin.",
        "You roll 3, no move.",
        "Ada rolls 4, no move.",
        "Your turn.",
        "Your game is saved. Goodbye.",
    ]
    assert code == 0


@pytest.mark.parametrize("line", ["roll", "R", "", "  r  ", "r\r", "space"])
def test_commands_names_and_the_empty_line(desk: MakeDesk, line: str) -> None:
    _, heard = played(desk([(3,), (4,)], variant=None), f"{line}\n")
    assert heard[2] == "You roll 3, no move."


def test_two_digits_are_a_token_and_a_die(desk: MakeDesk) -> None:
    preset = Preset("nigerian", "red=you,blue=Ben")
    client = desk([(6, 4), (1, 2), (5, 3)], variant=None)
    _, heard = played(client, "r\n1\n1\nr\nr\n15\n", preset)
    assert "Token 1 to 10." in heard


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("\x1b", "Game menu. The game waits."),
        ("\x1b[B", "1: enters on 1."),
        ("\t", "1, 2, 3 or 4: enters on 1."),
        ("\x0b", "Key help. Press a key to hear what it does, Escape to end."),
    ],
)
def test_special_keys_before_enter_are_these_keys(desk: MakeDesk, line: str, heard: str) -> None:
    _, texts = played(desk([(6,)], variant=None), f"r\n{line}\n")
    assert texts[4] == heard


def test_key_help_explains_commands_too(desk: MakeDesk) -> None:
    _, heard = played(desk([], variant=None), "key-help\nboard\nvolume-up\nkey-help\n")
    assert heard[3:6] == [
        "V: Hear where all tokens are.",
        "equals and plus: Make the chosen kind of sounds louder.",
        "Key help ended.",
    ]


def test_an_unknown_line_says_what_would_be_right(desk: MakeDesk) -> None:
    _, heard = played(desk([], variant=None), "castle queenside\n")
    assert heard[2].startswith("castle queenside is no key and no command. Type r to roll")


def test_piped_lines_wait_for_the_bots(desk: MakeDesk) -> None:
    _, heard = played(desk([(3,), (4,), (2,), (5,)], variant=None), "r\nr\n")
    assert heard.count("Your turn.") == 2


def test_a_whole_line_of_text_is_a_name(desk: MakeDesk) -> None:
    client = desk([], variant=None)
    client.home.open()
    line_mode.obey(client.app, "o")
    for line in ("enter", "enter", "enter", "Ælfgifu"):
        line_mode.obey(client.app, line)
    assert client.options.text("player.name") == "Ælfgifu"


def test_no_standard_input_at_all(desk: MakeDesk) -> None:
    code, _ = played(desk([], variant=None), None)
    assert code == 0


@pytest.mark.parametrize(
    ("tty", "term", "needed"),
    [(True, "xterm", False), (True, "dumb", True), (False, "xterm", True)],
)
def test_where_line_mode_is_needed(tty: bool, term: str, needed: bool) -> None:
    class Stream(io.StringIO):
        def isatty(self) -> bool:
            return tty

    assert needs_lines(Stream(), Stream(), term) is needed


def test_a_closed_stream_needs_line_mode() -> None:
    closed = io.StringIO()
    closed.close()
    assert needs_lines(None, io.StringIO(), "xterm")
    assert needs_lines(closed, io.StringIO(), "xterm")

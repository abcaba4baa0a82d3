"""Keys in a Windows console, and what becomes of the console: real records, under Wine."""

from tests.windows.bed import LONG, MAIN, Bed, Log
from tests.windows.console import (
    ALT,
    ALT_GR,
    CLOSE_WINDOW,
    CTRL,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    F1,
    FIRST_START,
    GAME,
    char,
    control,
    play,
    press,
    wait,
)

QUIT = (press(control("q")), wait("Goodbye"))


def test_every_kind_of_key_arrives(bed: Bed, nvda: Log) -> None:
    """Letters, arrows, function keys, Ctrl, Escape; brackets with AltGr, or Ctrl and Alt."""
    report = play(
        bed,
        nvda.path,
        [
            *(wait("You begin."), press(char("r")), wait("You roll 6.")),
            *(press(DOWN), wait("1: enters on 1.")),
            *(press(END), wait("4: enters on 1.")),
            *(press(F1), wait("Help."), press(ESCAPE)),
            *(press(char("]", ALT_GR)), wait("message")),
            *(press(char("[", ALT_GR)), wait("message")),
            *(press(char("}", CTRL | ALT)), wait("message")),
            *(press(char("{", ALT_GR)), wait("message")),
            *(press(control("k")), wait("key"), press(char("<")), wait("first line")),
            *(press(char("|", ALT_GR)), wait("no meaning"), press(ESCAPE)),
            *QUIT,
        ],
    )
    assert report["code"] == 0
    assert report["mode after"] == report["mode before"] != report["mode while playing"]


@LONG
def test_a_new_player_with_nvda_is_asked_once_what_was_heard(bed: Bed, nvda: Log) -> None:
    play(bed, nvda.path, FIRST_START, MAIN)
    spoken = nvda.spoken()
    assert spoken[:2] == ["Welcome to Ludo.", "Bravo. This line was spoken by the game."]
    assert [text for text in spoken if "What did you hear?" in text] == spoken[2:3]


@LONG
def test_a_paste_is_no_row_of_keys(bed: Bed, nvda: Log) -> None:
    """Known by its haste; or by marks, which are no Escape either."""
    report = play(
        bed,
        nvda.path,
        [
            *(wait("You begin."), press(char("s")), wait("home")),
            *(press(*map(char, "r1 r2 vts"), ENTER), wait("Pasted")),
            *(press(char("t")), wait("Your turn: roll")),
            *(press(*map(char, "\x1b[200~r\x1b[201~")), wait("Pasted")),
            *(press(char("t")), wait("Your turn: roll"), *QUIT),
        ],
    )
    assert report["code"] == 0
    assert not any("You roll" in text for text in nvda.spoken())
    assert nvda.spoken().count("Pasted text does nothing here.") == 2


@LONG
def test_ctrl_c_ends_and_keeps_the_game(bed: Bed, nvda: Log) -> None:
    steps = [wait("You begin."), press(char("r")), wait("roll 6"), press(control("c"))]
    report = play(bed, nvda.path, steps)
    assert report["code"] == 130
    assert report["mode after"] == report["mode before"]
    assert nvda.spoken()[-1] == "Your game is saved. Goodbye."


@LONG
def test_closing_the_window_leaves_time_to_save(bed: Bed, nvda: Log) -> None:
    steps = [wait("You begin."), press(char("r")), wait("roll 6"), CLOSE_WINDOW]
    report = play(bed, nvda.path, steps)
    assert float(str(report["seconds to close"])) < 5
    assert nvda.spoken()[-1] == "Your game is saved. Goodbye."
    (record,) = (nvda.path.parent / "kept").rglob("*.ludo")
    assert "6" in record.read_text("utf-8").splitlines()[-1]


CRASHING = """
import sys
from playpalace_ludo.client import app
from playpalace_ludo.cli.main import main

def explode(self, key):
    raise ValueError("a fault of ours")

app.App.key = explode
sys.exit(main(sys.argv[1:]))
"""


@LONG
def test_a_crash_leaves_the_console_as_it_was(bed: Bed, nvda: Log) -> None:
    steps = [wait("You begin."), press(char("r")), wait("went wrong")]
    report = play(bed, nvda.path, steps, command=("-c", CRASHING, *GAME))
    assert report["code"] == 1
    assert report["mode after"] == report["mode before"] != report["mode while playing"]

"""Real screen readers: what they say and show is what the game means, each line once.

What each run needs and longer runs: see README.md beside this file.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.readers.braille_display import Display
from tests.readers.desk import API_PORT, Desk, free_port, missing, wait_for
from tests.readers.hearing import SHORT_GAME, SHORT_MENUS, Keyboard, command, squeeze

around = pytest.importorskip("tests.readers.around", reason="Windows has no pseudo-terminals")

PROGRAM = [sys.executable, "-m", "playpalace_ludo.cli.main"]
ROOT = Path(__file__).parents[2]
PACE = 300.0
"""Characters a second, so that nobody waits for a voice that nobody hears."""
ROWS = 10
PLAY = ["play", "--seed", "7", "--pace", "instant"]
"""Without a mode: the reader is found, and gets what is best for it."""


def needs(what: str) -> pytest.MarkDecorator:
    absent = missing(what)
    reason = f"not installed: {', '.join(absent)} (apt install {' '.join(absent)})"
    return pytest.mark.skipif(bool(absent), reason=reason)


@pytest.fixture
def display() -> Iterator[Display]:
    with closing(Display()) as one:
        yield one


@pytest.fixture
def desk() -> Iterator[Desk]:
    # Not pytest's folder: the names of sockets must be short.
    # What is being ended may still write a last word while its folder is removed.
    place = tempfile.TemporaryDirectory(prefix="reader-", ignore_cleanup_errors=True)
    with place as folder, Desk(Path(folder), PACE) as one:
        one.env["PYTHONPATH"] = str(ROOT)
        yield one


@needs("yasr")
def test_yasr_reads_a_game(desk: Desk) -> None:
    desk.speech_dispatcher(network=True)
    sitting = around.Sitting(PLAY, SHORT_GAME)
    verdict = around.in_wrapper(desk, around.yasr(desk), PROGRAM, sitting, rows=ROWS)
    assert verdict.good, str(verdict)


@needs("tdsr")
@pytest.mark.skipif("TDSR_FOLDER" not in os.environ, reason="TDSR_FOLDER names no clone of TDSR")
def test_tdsr_reads_a_game(desk: Desk) -> None:
    desk.speech_dispatcher()
    sitting = around.Sitting(PLAY, SHORT_GAME)
    verdict = around.in_wrapper(desk, around.tdsr(), PROGRAM, sitting, rows=ROWS)
    assert verdict.good, str(verdict)


@needs("orca")
def test_orca_reads_menus_a_game_and_what_doctor_found(desk: Desk) -> None:
    desk.speech_dispatcher()
    desk.desktop()
    desk.orca()
    menus = around.Sitting([], SHORT_MENUS)
    sittings = [menus, around.Sitting(PLAY, SHORT_GAME)]
    # A low window, so that its page is turned several times.
    for verdict in around.under_orca(desk, PROGRAM, sittings, rows=ROWS):
        assert verdict.good, str(verdict)
        assert not [row for row in verdict.table if "'blank'" in row], str(verdict)
    last = "what you typed, wrote or heard."
    heard = said_by_orca(desk, ["doctor", "--quiet"], last, "Return")
    for line in ("Speech goes through: speech-dispatcher.", "Nothing is missing.", last):
        assert heard.count(squeeze(line)) == 1, heard
    heard = said_by_orca(desk, [], "3 for both, 4 for neither.", "1")
    for line in ("Alpha. This line was printed.", "What did you hear? Press 1 for alpha,"):
        assert heard.count(squeeze(line)) == 1, heard


def said_by_orca(desk: Desk, words: list[str], last: str, then: str) -> str:
    """Run the program in the shell Orca reads; return what is heard until a key after a line."""
    before = len(desk.spoken())
    folder = str(desk.folder / f"new-{before}")
    desk.script([*PROGRAM, *words, "--lang", "en", "--config-dir", folder])
    for key in ("g", "Return"):
        desk.press(key)

    def heard() -> str:
        return " ".join(squeeze(one.text) for one in desk.spoken()[before:])

    wait_for(lambda: squeeze(last) in heard(), last, 60)
    time.sleep(2)  # what is said twice comes at once
    desk.press(then)
    return heard()


@needs("desktop-braille")
def test_braille_on_a_desktop_shows_the_newest_line_from_its_beginning(
    desk: Desk, display: Display
) -> None:
    desk.env["SPEECHD_ADDRESS"] = f"unix_socket:{desk.folder}/nobody"
    desk.desktop()
    transcript = desk.folder / "meant.jsonl"
    desk.brltty(display.port, "a2")
    wait_for(lambda: display.shown, "BRLTTY")
    words = [*PROGRAM, *command(transcript, desk.folder / "game", *PLAY)]
    desk.terminal(*words, rows=ROWS)
    keyboard = around.keyboard_of(desk, transcript, speaks=False)
    table, faults = around.in_braille(display, keyboard, "act act v act t ?")
    assert not faults, "\n".join(table)


@needs("speech")
def test_a_first_start_speaks_through_the_server_that_readers_use(desk: Desk) -> None:
    desk.speech_dispatcher()
    words = [*PROGRAM, "--config-dir", str(desk.folder / "game"), "--lang", "en"]
    with around.pseudo_terminal(words, desk):
        wait_for(lambda: any("Bravo" in one.text for one in desk.spoken()), "bravo")


@needs("speech")
def test_a_speech_server_killed_in_the_middle_is_told_once_and_lines_are_printed(
    desk: Desk,
) -> None:
    desk.env |= {"SDL_AUDIODRIVER": "none-here", "PATH": ""}  # nothing else speaks
    server = desk.speech_dispatcher()
    transcript = desk.folder / "meant.jsonl"
    words = [*PROGRAM, *command(transcript, desk.folder / "game", *PLAY, "--output", "direct")]
    with around.pseudo_terminal(words, desk) as controller:
        keyboard = Keyboard(transcript, lambda key: os.write(controller, key.encode()), 0.4, desk)
        keyboard.begin()
        desk.end(server, signal.SIGKILL)
        keyboard.press("t")
        keyboard.press("v")
        told = "speech-dispatcher has failed and nothing else speaks. The game prints every line."
        wait_for(lambda: told in around.seen(desk) and "yard" in around.seen(desk), "the lines")
        assert around.seen(desk).count(told) == 1


class DirectBraille:
    """The game in direct mode in a terminal, and a braille line that takes lines from programs."""

    def __init__(self, desk: Desk, display: Display, *, auth: str = "none") -> None:
        self.desk = desk
        self.display = display
        self.api, self.auth = free_port() - API_PORT, auth
        self.brltty = self.start_brltty()
        desk.speech_dispatcher()
        address = {"BRLAPI_HOST": f"127.0.0.1:{self.api}", "BRLAPI_AUTH": "none"}
        desk.env |= {**address, "WINDOWPATH": "1"}
        self._transcript = desk.folder / "meant.jsonl"

    def start_brltty(self) -> subprocess.Popen[bytes]:
        brltty = self.desk.brltty(self.display.port, "no", api=self.api, auth=self.auth)
        wait_for(lambda: self.display.shown, "BRLTTY")
        return brltty

    @contextmanager
    def playing(self, *words: str) -> Iterator[Keyboard]:
        game = self.desk.folder / "game"
        start = [*PROGRAM, *command(self._transcript, game, *words, "--output", "direct")]
        with around.pseudo_terminal(start, self.desk) as controller:

            def press(key: str) -> None:
                os.write(controller, around.SENT.get(key, key).encode())

            yield Keyboard(self._transcript, press, around.QUIET)

    def shows(self, text: str, seconds: float = 3.0) -> None:
        try:
            wait_for(lambda: self.display.now() == text, "the line", seconds)
        except TimeoutError:
            assert self.display.now() == text


@needs("direct-braille")
def test_in_direct_mode_a_braille_line_shows_pans_and_chooses(desk: Desk, display: Display) -> None:
    braille = DirectBraille(desk, display)
    with braille.playing(*PLAY) as keyboard:
        keyboard.begin()
        keyboard.press("r")
        braille.shows("1, 2, 3 or 4: enters on 1.")
        braille.display.press("FWINLT")
        braille.shows("You roll 6.")
        braille.display.press("FWINRT")
        braille.shows("1, 2, 3 or 4: enters on 1.")
        braille.display.press("ROUTE 4")
        braille.shows("You bring out token 2. Roll again.")
        keyboard.press("v")
        keyboard.settle()
        first = next(one.text for one in keyboard.meant()[::-1] if one.text.startswith("You: "))
        braille.shows(first[:40].rstrip())
        braille.display.press("LNDN")
        braille.shows("Ada: all in the yard.")
        keyboard.press("backspace")
        braille.shows("Back to the game, 1 of 8")
        keyboard.press("down")
        braille.shows("All commands, 2 of 8")
        braille.display.press("FWINLT")
        braille.shows("Back to the game, 1 of 8")
        braille.display.press("ROUTE 1")
        keyboard.settle()
        keyboard.press("t")
        braille.shows("Your turn: roll.")


@needs("direct-braille")
def test_a_braille_line_that_comes_back_shows_the_newest_line(desk: Desk, display: Display) -> None:
    braille = DirectBraille(desk, display)
    with braille.playing(*PLAY) as keyboard:
        keyboard.begin()
        braille.shows("You begin.")
        desk.end(braille.brltty, signal.SIGKILL)
        wait_for(lambda: "BRLTTY has ended" in keyboard.meant()[-1].text, "the sentence")
        keyboard.press("t")
        keyboard.settle()
        braille.display.listen_again()
        braille.brltty = braille.start_brltty()
        braille.shows("Your turn: roll.", seconds=12)


@needs("direct-braille")
def test_a_braille_line_that_is_refused_follows_the_terminal_and_that_is_said(
    desk: Desk, display: Display
) -> None:
    (desk.folder / "key").write_text("secret")
    braille = DirectBraille(desk, display, auth=f"keyfile:{desk.folder}/key")
    with braille.playing(*PLAY) as keyboard:
        keyboard.begin()
        keyboard.press("r")
        keyboard.settle()
        told = [line.text for line in keyboard.meant()]
        assert sum("braille display" in text for text in told) == 1, told

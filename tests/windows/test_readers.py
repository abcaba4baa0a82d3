"""NVDA, JAWS and Windows' own voice by their stand-ins: what they are told, and in which order."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playpalace_ludo.words.translate import Translator
from tests.windows.bed import LONG, MAIN, Bed, Call, Log, windows_path
from tests.windows.starts import GAME


class Game:
    """A game between pipes; a line is a key."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def press(self, key: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{key}\n".encode())
        self._process.stdin.flush()


@contextmanager
def game(bed: Bed, folder: Path, *more: str) -> Iterator[Game]:
    words = [*MAIN, *GAME, *more, "--config-dir", windows_path(folder / "kept")]
    with bed.start(*words) as process:
        try:
            yield Game(process)
        finally:
            process.communicate(timeout=60)


@pytest.fixture
def sapi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Log:
    """Windows has a voice while a test has this."""
    log = Log(tmp_path / "sapi.txt")
    monkeypatch.setenv("SAPI_STAND_IN", windows_path(log.path))
    return log


@pytest.fixture
def jaws(bed: Bed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """JAWS is running while a test has this: its object can be had, and its window is there."""
    log = Log(tmp_path / "jaws.txt")
    monkeypatch.setenv("JAWS_STAND_IN", windows_path(log.path))
    with bed.jaws_window():
        yield log


def shown(log: Log, call: str) -> str:
    """All that a braille display was told to show; several lines may come as one message."""
    return " ".join(entry.text for entry in log.calls() if entry.what == call)


def test_nvda_hears_and_shows_every_line_in_order(bed: Bed, nvda: Log, tmp_path: Path) -> None:
    with game(bed, tmp_path) as one:
        nvda.wait_for("You begin.")
        one.press("r")
        nvda.wait_for("You roll 6.")
        one.press("v")
        nvda.wait_for("Ada: all in the yard.")
    calls, spoken = nvda.calls(), nvda.spoken()
    assert spoken[:3] == [
        "Welcome to Ludo.",
        "PlayPalace Ludo. You are red. Ada is green.",
        "You begin.",
    ]
    assert spoken[-1] == "Your game is saved. Goodbye."
    rolled = next(i for i, call in enumerate(calls) if call.text == "You roll 6.")
    assert calls[rolled - 1].what == "stop", "what a key brings about interrupts"
    assert all(text in shown(nvda, "braille") for text in spoken)


TELLING_MODULES = """
import atexit, sys
from playpalace_ludo.cli.main import main

atexit.register(lambda: print(*sys.modules))
sys.exit(main(sys.argv[1:]))
"""


@LONG
def test_only_the_output_that_is_used_is_imported(bed: Bed, nvda: Log, tmp_path: Path) -> None:
    words = ["-c", TELLING_MODULES, *GAME, "--config-dir", windows_path(tmp_path / "kept")]
    imported = bed.run(*words, lines="r\n").stdout.decode()
    assert "You roll 6." in nvda.spoken()
    assert set(re.findall(r"accessible_output2\.outputs\.(\w+)", imported)) == {"base", "nvda"}


@LONG
def test_jaws_hears_and_shows_every_line(bed: Bed, jaws: Log, sapi: Log, tmp_path: Path) -> None:
    with game(bed, tmp_path) as one:
        jaws.wait_for("You begin.")
        one.press("r")
        jaws.wait(lambda calls: any("You roll 6." in call.text for call in calls))
    calls = jaws.calls()
    assert ("speak", "      You begin.") in [(call.what, call.text) for call in calls]
    assert ("speak-now", "      You roll 6.") in [(call.what, call.text) for call in calls]
    assert 'BrailleString("You roll 6.' in shown(jaws, "run")
    assert sapi.calls() == [], "the voice was opened although a screen reader speaks"


OPTIONS = '[speech]\nvoice = "Microsoft Zira Desktop"\nrate = 75\n'


@LONG
def test_windows_own_voice_speaks_as_the_options_say(bed: Bed, sapi: Log, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "options.toml").write_text(OPTIONS, "utf-8")
    with game(bed, tmp_path, "--seats", "you,R & B") as one:
        sapi.wait_for("begin")
        one.press("r")
        sapi.wait_for("You roll 6.")
    calls = [(call.what, call.text) for call in sapi.calls()]
    assert calls[:3] == [("voice", "Microsoft Zira Desktop"), ("output", ""), ("rate", "5")]
    rolled = calls.index(("speak", '<pitch absmiddle="0">You roll 6.</pitch>'))
    assert calls[rolled - 1] == ("stop", "")
    assert any("R &amp; B" in text for _, text in calls)


@LONG
def test_rate_and_voice_are_changed_while_it_speaks(bed: Bed, sapi: Log, tmp_path: Path) -> None:
    to_the_voices = ("escape", "o", "enter", "down", "enter", *["down"] * 4, "enter")
    with game(bed, tmp_path) as one:
        sapi.wait_for("You begin.")
        one.press("pageup")
        sapi.wait_for("Rate: 55")
        for key in (*to_the_voices, "down"):
            one.press(key)
        sapi.wait_for("Microsoft Zira Desktop")
        one.press("enter")
        sapi.wait_for("Voice: Microsoft Zira Desktop")
    assert ("rate", "1") in [(call.what, call.text) for call in sapi.calls()]
    kept = (tmp_path / "kept" / "options.toml").read_text("utf-8")
    assert 'voice = "Microsoft Zira Desktop"' in kept and "rate = 55" in kept


@LONG
@pytest.mark.parametrize(
    ("language", "voice"),
    [
        *(("ar", "Microsoft Naayf"), ("de", ""), ("en", "Microsoft Zira Desktop")),
        ("es", "Microsoft Helena Desktop - Spanish (Spain)"),
        *(("fa", "eSpeak-fa"), ("fr", "Microsoft Hortense Desktop - French")),
        *(("hi", "Microsoft Hemant"), ("id", "Microsoft Andika")),
        ("pl", "Microsoft Paulina Desktop - Polish"),
        ("pt-BR", "Microsoft Maria Desktop - Portuguese(Brazil)"),
        *(("ru", "Microsoft Irina Desktop - Russian"), ("sr", "AlfaNum Danica")),
        *(("tr", "Microsoft Tolga"), ("vi", "Microsoft An")),
    ],
)
def test_windows_own_voice_is_one_of_the_games_language(
    bed: Bed, sapi: Log, tmp_path: Path, language: str, voice: str
) -> None:
    """The usual voice is German, and stays where it fits."""
    greeting = Translator(language).text("pludo-client-greeting")
    with game(bed, tmp_path, "--lang", language):
        sapi.wait_for(greeting)
    calls = sapi.calls()
    spoken = next(i for i, call in enumerate(calls) if greeting in call.text)
    assert [call.text for call in calls[:spoken] if call.what == "voice"] == [voice] * bool(voice)


@LONG
@pytest.mark.parametrize(
    ("language", "voice", "says"),
    [
        ("en", "Microsoft Zira Desktop", "1 voice for English."),
        ("de", "Microsoft Hedda Desktop - German", "1 Stimme für Deutsch."),
    ],
)
def test_doctor_lists_the_voices_of_windows_for_a_language(
    bed: Bed, sapi: Log, language: str, voice: str, says: str
) -> None:
    folder = windows_path(sapi.path.parent)
    done = bed.run(*MAIN, "doctor", "--voices", "--lang", language, "--config-dir", folder)
    heading, *voices = done.stdout.decode().splitlines()
    assert heading.startswith(says)
    assert voices == [voice]


@LONG
def test_a_reader_that_comes_and_goes_is_noticed(
    bed: Bed, nvda: Log, sapi: Log, tmp_path: Path
) -> None:
    gone = Path(f"{nvda.path}.gone")
    gone.touch()
    with game(bed, tmp_path) as one:
        sapi.wait_for("You begin.")
        gone.unlink()
        nvda.wait(lambda calls: _asks_until_heard(one, calls))
        gone.touch()
        before = len(sapi.spoken())
        one.press("t")
        sapi.wait(lambda calls: len([c for c in calls if c.what == "speak"]) > before)
        gone.unlink()
        heard = len(nvda.spoken())
        nvda.wait(lambda calls: _asks_until_heard(one, calls[heard:]))


def _asks_until_heard(one: Game, calls: list[Call]) -> bool:
    """Ask whose turn it is, now and then, until NVDA hears the answer."""
    one.press("t")
    time.sleep(0.5)
    return bool(calls)


@LONG
def test_doctor_finds_all_that_speak(bed: Bed, nvda: Log, jaws: Log, sapi: Log) -> None:
    done = bed.run(*MAIN, "doctor", "--quiet", "--config-dir", windows_path(nvda.path.parent))
    said = done.stdout.decode()
    assert "deadlock" not in said
    assert "Speech goes through: NVDA." in said
    for line in ("NVDA: works, with braille.", "JAWS: works, with braille.", "SAPI 5: works."):
        assert line in said
    assert "PulseAudio" not in said

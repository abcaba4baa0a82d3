"""Readers of the terminal: detection, the best mode for each, and their starts and ends."""

import os
from pathlib import Path

import pytest

from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.readers import (
    ReaderWatch,
    TerminalKind,
    linux_readers,
    resting_place,
    wanted_mode,
)
from playpalace_ludo.client.output.screen import Rest
from playpalace_ludo.words import Translator
from tests.client.recording import Paper, RecordedSound, RecordedSpeech

GAME = 500
UID = os.getuid() if hasattr(os, "getuid") else 0
WINDOW = TerminalKind(pid=GAME, uid=UID, console=False, multiplexed=False)
CONSOLE = WINDOW._replace(console=True)


def process(root: Path, number: int, *words: str, parent: int = 1) -> None:
    folder = root / "proc" / str(number)
    folder.mkdir(parents=True)
    (folder / "cmdline").write_bytes(b"\0".join(word.encode() for word in words) + b"\0")
    (folder / "stat").write_text(f"{number} (a (strange) name) S {parent} 0 0")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    process(tmp_path, 1, "/sbin/init")
    process(tmp_path, GAME, "playpalace-ludo", parent=400)
    process(tmp_path, 400, "bash", parent=77)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "place", "readers"),
    [
        (("/usr/bin/python3", "/usr/bin/orca", "--replace"), WINDOW, ("Orca",)),
        (("/usr/bin/python3", "/usr/bin/orca"), CONSOLE, ()),
        (("/usr/bin/python3", "/usr/bin/orca"), WINDOW._replace(uid=UID + 1), ()),
        (("brltty", "-b", "auto"), WINDOW, ("BRLTTY",)),
        (("brltty", "-b", "auto"), CONSOLE, ("BRLTTY",)),
        (("python3", "/home/a/tdsr/tdsr.py"), WINDOW, ("TDSR",)),
        (("yasr", "-C", "mine"), WINDOW, ("yasr",)),
        (("/usr/bin/python3", "/usr/bin/fenrir", "-e"), WINDOW, ("Fenrir",)),
        (("/usr/bin/python3", "/usr/bin/fenrir-daemon"), CONSOLE, ("Fenrir",)),
        (("vim", "notes/orca-whales.txt"), WINDOW, ()),
    ],
)
def test_readers_are_found_by_their_process(
    root: Path, words: tuple[str, ...], place: TerminalKind, readers: tuple[str, ...]
) -> None:
    process(root, 77, *words)
    assert linux_readers(root, place) == readers


@pytest.mark.parametrize(
    "words", [("yasr",), ("python3", "tdsr"), ("/usr/bin/python3", "/usr/bin/fenrir")]
)
def test_a_reader_around_something_else_does_not_read_the_game(
    root: Path, words: tuple[str, ...]
) -> None:
    process(root, 78, *words)
    assert linux_readers(root, WINDOW) == ()


def test_a_reader_around_tmux_reads_the_game(root: Path) -> None:
    process(root, 78, "yasr")
    assert linux_readers(root, WINDOW._replace(multiplexed=True)) == ("yasr",)


@pytest.mark.parametrize(
    ("synth", "place", "readers"),
    [("soft", CONSOLE, ("Speakup",)), ("none", CONSOLE, ()), ("soft", WINDOW, ())],
)
def test_speakup_is_found_in_the_kernel(
    root: Path, synth: str, place: TerminalKind, readers: tuple[str, ...]
) -> None:
    folder = root / "sys" / "accessibility" / "speakup"
    folder.mkdir(parents=True)
    (folder / "synth").write_text(f"{synth}\n")
    assert linux_readers(root, place) == readers


def test_a_machine_without_processes_to_look_at_has_no_readers(tmp_path: Path) -> None:
    assert linux_readers(tmp_path, WINDOW) == ()


def test_who_speaks_comes_before_who_shows_braille(root: Path) -> None:
    process(root, 60, "brltty")
    process(root, 61, "python3", "/usr/bin/orca")
    assert linux_readers(root, WINDOW) == ("Orca", "BRLTTY")


@pytest.mark.parametrize(
    ("mode", "readers", "rest"),
    [
        (Mode.TERMINAL, ("Orca",), Rest.PAGE),
        (Mode.TERMINAL, ("Orca", "BRLTTY"), Rest.PAGE),
        (Mode.TERMINAL, (), Rest.PAGE),
        (Mode.TERMINAL, ("Fenrir",), Rest.END),
        (Mode.TERMINAL, ("yasr", "Fenrir"), Rest.END),
        (Mode.TERMINAL, ("Fenrir", "BRLTTY"), Rest.START),
        (Mode.BOTH, ("BRLTTY",), Rest.START),
        (Mode.BOTH, (), Rest.BELOW),
        (Mode.DIRECT, ("BRLTTY",), Rest.BELOW),
    ],
)
def test_the_cursor_rests_where_they_look(mode: Mode, readers: tuple[str, ...], rest: Rest) -> None:
    assert resting_place(mode, readers, "linux") is rest
    assert resting_place(mode, readers, "win32") is Rest.BELOW


def test_braille_alone_is_no_voice() -> None:
    assert wanted_mode(("BRLTTY",)) is wanted_mode(()) is Mode.BOTH
    assert wanted_mode(("Fenrir", "BRLTTY")) is Mode.TERMINAL


class Room:
    """A presenter whose readers come and go."""

    def __init__(self, mode: Mode, *readers: str, settled: bool) -> None:
        self.speech, self.paper = RecordedSpeech(), Paper()
        text = Translator("en").text
        self.presenter = Presenter(text, self.paper, self.speech, RecordedSound(), mode=mode)
        self.audience = ReaderWatch(self.presenter, readers, settled=settled)

    def now(self, *readers: str) -> tuple[Mode, list[str], list[str]]:
        """The mode, and what was printed and spoken when these readers were found."""
        printed, spoken = len(self.paper.lines), len(self.speech.calls)
        self.audience.update(readers)
        heard = [text for text, _ in self.speech.calls[spoken:]]
        return self.presenter.mode, self.paper.lines[printed:], heard


GONE = "Orca no longer runs. The game speaks now."
CAME = "Orca is running. The game prints lines for it and no longer speaks."


@pytest.mark.parametrize("settled", [True, False])
def test_a_reader_that_dies_is_stood_in_for_until_it_is_back(settled: bool) -> None:
    room = Room(Mode.TERMINAL, "Orca", "BRLTTY", settled=settled)
    assert room.now("BRLTTY") == (Mode.BOTH, [GONE], [GONE])
    assert room.now("BRLTTY") == (Mode.BOTH, [], [])
    assert room.now("Orca") == (Mode.BOTH, [], [])
    assert room.now("Orca") == (Mode.TERMINAL, [CAME], [])
    assert room.now("Orca") == (Mode.TERMINAL, [], [])


def test_a_reader_that_is_started_later_gets_lines_unless_the_player_chose_otherwise() -> None:
    cases: list[tuple[Mode, bool, Mode, list[str]]] = [
        (Mode.BOTH, False, Mode.TERMINAL, [CAME]),
        (Mode.BOTH, True, Mode.BOTH, []),
        (Mode.DIRECT, False, Mode.DIRECT, []),
    ]
    for mode, settled, then, printed in cases:
        room = Room(mode, settled=settled)
        assert room.now("Orca") == (mode, [], [])
        assert room.now("Orca") == (then, printed, [])


def test_a_reader_has_time_to_start_before_anything_is_printed_for_it() -> None:
    room = Room(Mode.BOTH, settled=False)
    assert room.now("Orca") == (Mode.BOTH, [], []) and room.audience.is_coming
    assert room.now() == (Mode.BOTH, [], []) and not room.audience.is_coming
    assert room.now("Orca") == (Mode.BOTH, [], [])
    assert room.now("Orca", "BRLTTY") == (Mode.TERMINAL, [CAME], [])
    assert not room.audience.is_coming


def test_one_of_two_readers_may_go_without_a_word() -> None:
    room = Room(Mode.TERMINAL, "yasr", "Fenrir", settled=False)
    assert room.now("Fenrir") == (Mode.TERMINAL, [], [])

"""Latency on Windows, under Wine: start to speech, key to speech, greeting to first question.

.venv/bin/python benchmarks/windows.py [STARTS]

The folder players unpack is started as its Ludo.cmd does it, by its own python.exe and with the
package of this checkout in it, straight to a table. Each start of ours is followed by one of a bare
Python program that loads NVDA's client library and speaks a line: where that one is slow, too, it
was Wine or the machine. Keys are timed with JAWS and Windows' own voice, too.

Prepare Wine with python -m tests.windows.bed.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.windows.bed import MAIN, Bed, BedError, Log, now, windows_path  # noqa: E402
from tests.windows.console import FIRST_START, play  # noqa: E402
from tests.windows.starts import GAME, GREETING  # noqa: E402

CLIENT = "accessible_output2/lib/nvdaControllerClient64.dll"
BARE = """
import ctypes, sys
client = ctypes.windll[sys.argv[1]]
client.nvdaController_speakText("Welcome to Ludo.")
for line in sys.stdin:
    client.nvdaController_cancelSpeech()
    client.nvdaController_speakText("You begin.")
"""
KEYS = 20
MOST_TIMES, MOST_MORE = 3.0, 0.3
"""A start may take three times as long as that of the bare program, and 300 ms."""


class Program:
    """A program between pipes, and what a reader's stand-in heard of it."""

    def __init__(self, bed: Bed, folder: Path, words: list[str], reader: str = "NVDA") -> None:
        self.log = Log(folder / "heard.txt")
        self.started = now()
        self.process = bed.start(*words, more={f"{reader}_STAND_IN": windows_path(self.log.path)})

    def first(self) -> float:
        """Seconds from the start to the greeting."""
        return self.log.wait_for(GREETING).at - self.started

    def key(self, key: str) -> float:
        """Seconds from a key to the first call it brought about."""
        before = len(self.log.calls())
        pressed = now()
        assert self.process.stdin is not None
        self.process.stdin.write(f"{key}\n".encode())
        self.process.stdin.flush()
        return self.log.wait(lambda calls: len(calls) > before)[before].at - pressed

    def end(self) -> None:
        self.process.communicate(timeout=60)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    bed = Bed()
    try:
        bed.check()
    except BedError as error:
        print(f"windows: {error}.", file=sys.stderr)
        return 2
    bed.renew()
    with bed.awake():
        bed.run("-c", "")
        ours, bare, tables = _starts(bed, count)
        keys = {"NVDA": _keys(bed), "bare program": _keys(bed, _bare(bed))}
        with bed.jaws_window():
            keys["JAWS"] = _keys(bed, reader="JAWS")
        keys["SAPI"] = _keys(bed, reader="SAPI")
        questions = [_first_question(bed) for _ in range(min(count, 3))]
    allowed = MOST_TIMES * statistics.median(bare) + MOST_MORE
    print(f"start to speech: {_told(ours)}; bare program {_told(bare)}")
    print(f"  allowed {allowed * 1000:.0f} ms, {statistics.median(ours) / allowed:.0%} of it used")
    print(f"greeting to the table's first line: {_told(tables)}")
    print(f"greeting to a new player's first question: {_told(questions)}")
    for name, times in keys.items():
        print(f"key to call, {name}: {_told(times)}")
    return int(statistics.median(ours) > allowed)


def _starts(bed: Bed, count: int) -> tuple[list[float], list[float], list[float]]:
    ours, bare, tables = [], [], []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder:
            game = Program(bed, Path(folder), _game(Path(folder)))
            ours.append(game.first())
            tables.append(game.log.wait_for("You are red").at - game.started - ours[-1])
            game.end()
        with tempfile.TemporaryDirectory() as folder:
            other = Program(bed, Path(folder), _bare(bed))
            bare.append(other.first())
            other.end()
    return ours, bare, tables


def _first_question(bed: Bed) -> float:
    """Return the seconds from a new player's greeting to what they heard being asked."""
    with tempfile.TemporaryDirectory() as folder:
        log = Log(Path(folder) / "heard.txt")
        play(bed, log.path, FIRST_START, MAIN, {"NVDA_STAND_IN": windows_path(log.path)})
        greeted, asked = (log.wait_for(text) for text in (GREETING, "What did you hear?"))
    return asked.at - greeted.at


def _keys(bed: Bed, words: list[str] | None = None, reader: str = "NVDA") -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        program = Program(bed, Path(folder), words or _game(Path(folder)), reader)
        program.first()
        time.sleep(3)
        times = [_pause(program.key("t")) for _ in range(KEYS)]
        program.end()
    return times


def _pause(value: float) -> float:
    time.sleep(0.2)
    return value


def _game(folder: Path) -> list[str]:
    return [*MAIN, *GAME, "--config-dir", windows_path(folder / "kept")]


def _bare(bed: Bed) -> list[str]:
    return ["-c", BARE, windows_path(bed.library / CLIENT)]


def _told(seconds: list[float]) -> str:
    median, worst = statistics.median(seconds) * 1000, max(seconds) * 1000
    return f"median {median:.0f} ms, worst {worst:.0f} ms (n={len(seconds)})"


if __name__ == "__main__":
    sys.exit(main())

"""Measure the client: key press to speech call, start to first line, memory.

Beside it runs a bare prompt_toolkit program that gets a key after each of ours: if that is slow,
too, the machine is the cause.
"""

import argparse
import json
import os
import pty
import queue
import select
import socketserver
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

COMMAND = [sys.executable, "-m", "playpalace_ludo.cli.main"]
BARE = [sys.executable, str(Path(__file__).with_name("bare_keys.py"))]
PATIENCE = 20.0
QUESTIONS = ("v", "t", "s", "m")
EXPLORING = ("k", "b", "X", "k", "z", "C")
UP, DOWN, HOME, END = "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F"
PLAYING = (" ", DOWN, "\r")
INSTANT = ("play", "--pace", "instant", "--seed", "1", "--seats")
COMPILED = tempfile.TemporaryDirectory()
ENVIRONMENT = {**os.environ, "PYTHONPYCACHEPREFIX": COMPILED.name, "PYTHONDONTWRITEBYTECODE": ""}
"""Modules are compiled once, as pip does on installing, not again at every start."""


class Times(NamedTuple):
    """Seconds from each key to its line, for ours and for the bare program."""

    ours: list[float]
    bare: list[float]


class SpeechServer(socketserver.ThreadingUnixStreamServer):
    """A minimal speech-dispatcher that records when lines arrive."""

    daemon_threads = True

    def __init__(self, path: Path) -> None:
        self.arrivals: queue.SimpleQueue[float] = queue.SimpleQueue()
        super().__init__(str(path), Conversation)
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Conversation(socketserver.StreamRequestHandler):
    server: SpeechServer

    def handle(self) -> None:
        with suppress(ConnectionError):  # the program has ended
            self._answer()

    def _answer(self) -> None:
        for line in self.rfile:
            if line.startswith(b"SPEAK"):
                self.wfile.write(b"230 OK RECEIVING DATA\r\n")
                for text in self.rfile:
                    if text == b".\r\n":
                        break
                self.server.arrivals.put(time.monotonic())
                self.wfile.write(b"225-1\r\n225 OK MESSAGE QUEUED\r\n")
            else:
                self.wfile.write(b"200 OK\r\n")


class Program:
    """A program in a pseudo-terminal; a file of JSON lines says when it did what."""

    def __init__(self, lines: Path, command: Sequence[str], settings: Mapping[str, str]) -> None:
        lines.touch()
        self._read = lines.open(encoding="utf-8")
        self._partial = ""
        controller, terminal = pty.openpty()
        self._controller = controller
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command,
            env={**ENVIRONMENT, **settings},
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
        )
        os.close(terminal)

    def press(self, key: str) -> float:
        """Send a key; the moment it was sent."""
        now = time.monotonic()
        os.write(self._controller, key.encode())
        return now

    def next_line(self) -> tuple[float, str]:
        """Return when the next line was handed on, and the line."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.drain()
            self._partial += self._read.readline()
            if self._partial.endswith("\n"):
                entry = json.loads(self._partial)
                self._partial = ""
                return entry["time"], entry["text"]
        raise TimeoutError(f"nothing was said for {PATIENCE} seconds")

    def skip(self) -> None:
        """Discard lines still being spoken."""
        while self.drain(0.02) or self._read.readline():
            self._partial = ""

    def drain(self, patience: float = 0.0005) -> bool:
        """Read the terminal, so that the program never waits for it."""
        ready, _, _ = select.select([self._controller], [], [], patience)
        if ready:
            os.read(self._controller, 65536)
        return bool(ready)

    def memory(self) -> int:
        """Return the resident bytes of the process itself."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._controller)
        self._read.close()


class Client(Program):
    """The real client with a transcript and a speech server."""

    def __init__(self, folder: Path, *words: str, home: Mapping[str, str] = ENVIRONMENT) -> None:
        address, transcript = folder / "speech.socket", folder / "transcript.jsonl"
        for left in (address, transcript):
            left.unlink(missing_ok=True)
        self.server = SpeechServer(address)
        super().__init__(
            transcript,
            [
                *(*COMMAND, *words, "--config-dir", str(folder), "--output", "both"),
                *("--speech", f"transcript:{transcript}", "--speech", "speechd"),
                *("--sound", "off"),
            ],
            {**home, "SPEECHD_ADDRESS": f"unix_socket:{address}"},
        )

    def hear_it_begin(self) -> None:
        """Wait for the greeting and the first turn, as a player would before the first key."""
        self.next_line()
        self.next_line()
        time.sleep(1)

    def next_arrival(self) -> float:
        """Return when the next line reached the speech server."""
        return self.server.arrivals.get(timeout=PATIENCE)

    def skip(self) -> None:
        super().skip()
        while not self.server.arrivals.empty():
            self.server.arrivals.get()

    def close(self) -> None:
        super().close()
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def client(*words: str) -> Iterator[Client]:
    with tempfile.TemporaryDirectory() as folder:
        one = Client(Path(folder), *words)
        try:
            yield one
        finally:
            one.close()


@contextmanager
def bare_program() -> Iterator[Program]:
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines.jsonl"
        one = Program(lines, [*BARE, str(lines)], {})
        try:
            one.next_line()
            yield one
        finally:
            one.close()


def press_keys(count: int, keys: Sequence[str], *seats: str, at_server: bool = False) -> Times:
    """Press keys in turn, as fast as they are answered; a game that ends is followed by another.

    Every roll and move is on disk before it is spoken, those of bots included. With `at_server`
    a key is answered when the speech server has the text.
    """
    times = Times([], [])
    with bare_program() as bare:
        while len(times.ours) < count:
            with client(*INSTANT, *seats) as one:
                one.hear_it_begin()
                for number in range(count - len(times.ours)):
                    one.skip()
                    sent = one.press(keys[number % len(keys)])
                    moment, text = (one.next_arrival(), "") if at_server else one.next_line()
                    times.ours.append(moment - sent)
                    sent = bare.press("x")
                    times.bare.append(bare.next_line()[0] - sent)
                    if "wins" in text or "win." in text:
                        break
    return times


def start(count: int, *words: str) -> list[float]:
    """Time the seconds from starting the program until the speech server has its first line."""
    times = []
    for _ in range(count):
        with client(*words) as one:
            times.append(one.next_arrival() - one.started)
    return times


def start_own_voice(count: int) -> list[float]:
    """Time the seconds from starting the program until its own voice can be heard.

    A tape takes the place of the loudspeaker; what counts is the first sample that is not silence.
    """
    times = []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder:
            tape, lines = Path(folder) / "tape.raw", Path(folder) / "lines.jsonl"
            tape.touch()
            switches = ["--config-dir", folder, "--speech", "voice", "--sound", "off"]
            settings = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tape)}
            one = Program(lines, [*COMMAND, *switches], settings)
            try:
                with tape.open("rb") as sound:
                    end = time.monotonic() + PATIENCE
                    while not sound.read().strip(b"\0"):
                        one.drain(0.001)
                        if time.monotonic() > end:
                            raise TimeoutError(f"nothing was heard for {PATIENCE} seconds")
                times.append(time.monotonic() - one.started)
            finally:
                one.close()
    return times


def memory() -> int:
    """Measure the bytes the client takes after a few turns against a bot."""
    with client(*INSTANT, "you,bot:normal") as one:
        one.next_line()
        for _ in range(12):
            for key in PLAYING:
                one.press(key)
                one.skip()
        return one.memory()


PAGES = {
    "main menu": (),
    "finished games": ("f", "\r"),
    "rules": ("r", "\r"),
    "new table, its rules": ("n", "\r", DOWN, "\r"),
}
"""Menus by the keys that lead there from the start."""
WALKING = (DOWN, DOWN, UP, "p", "z", END, HOME)
RECORD = """\
format = 1
variant = "playpalace"
seats = ["red", "green"]
players = ["Ann", "Ada"]
[table]
bots = ["", "easy"]
---
{number}. red 6:1e 2:1
= red
"""
TURNS = (20, 2000)
FOLLOWING = 100
"""Turns that are timed, from each of these on."""
OWN_RULES = 'schema = 1\nkind = "cross"\nbase = "playpalace"\ntitle = "Own game {number}"\n'


def fill(folder: Path, games: int, rule_files: int) -> None:
    """Write finished games and rule files, and have their lists made once."""
    own = folder / "data" / "playpalace-ludo" / "variants"
    for place, suffix, text, count in (
        (folder / "finished", "ludo", RECORD, games),
        (own, "toml", OWN_RULES, rule_files),
    ):
        place.mkdir(parents=True)
        for number in range(1, count + 1):
            (place / f"one-{number}.{suffix}").write_text(text.format(number=number))
    made = "from pathlib import Path; from playpalace_ludo.work import finish;"
    made += "from playpalace_ludo.client.storage import rule_list, saved_list, saves;"
    made += f"at = Path({str(folder)!r}); finish(rule_list.RuleList(at).read());"
    made += "finish(saved_list.FinishedGames(saves.Saves(at)).read())"
    subprocess.run([sys.executable, "-c", made], env=_home(folder), check=True)


def _home(folder: Path) -> dict[str, str]:
    return {**ENVIRONMENT, "XDG_DATA_HOME": str(folder / "data")}


def walk_menus(count: int, games: int, rule_files: int) -> dict[str, list[float]]:
    """Time arrows and first letters in every menu, from key to line."""
    times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder, games, rule_files)
        for page, keys in PAGES.items():
            one = Client(folder, home=_home(folder))
            try:
                one.hear_it_begin()
                for key in keys:
                    one.press(key)
                    time.sleep(1)
                times[page] = []
                for number in range(count):
                    one.skip()
                    sent = one.press(WALKING[number % len(WALKING)])
                    times[page].append(one.next_line()[0] - sent)
            finally:
                one.close()
    return times


def measure_menus(count: int, games: int, rule_files: int) -> None:
    few, many = walk_menus(count, 1, 0), walk_menus(count, games, rule_files)
    for page, times in many.items():
        ratio = statistics.median(times) / statistics.median(few[page])
        report(f"{page}, nothing kept", few[page], "")
        note = f"{ratio:.2f} times that, wanted: 1.5"
        report(f"  {games} games, {rule_files} rule files", times, note)


def keep_a_long_game() -> dict[int, list[float]]:
    """Time how long the processor needs to keep one action, after so many turns.

    How long the disk takes is another matter, and the same after any number of turns.
    """
    from playpalace_ludo import variants
    from playpalace_ludo.client.game import Game
    from playpalace_ludo.client.storage.saves import Saves
    from playpalace_ludo.core.match import Match
    from playpalace_ludo.table.dice import SystemDice
    from playpalace_ludo.table.seating import Player

    times: dict[int, list[float]] = {after: [] for after in TURNS}
    with tempfile.TemporaryDirectory() as name:
        match = Match(variants.load("playpalace"), range(4))
        players = [Player(seat, f"Player {seat}", "") for seat in range(4)]
        saves = Saves(Path(name))
        game = Game(match, players, SystemDice(), save=saves.new("playpalace"))
        while match.state.number < max(TURNS) + FOLLOWING:
            match.roll((3,))  # with which nobody comes out, so the game goes on
            begun = time.thread_time()
            game.keep()
            took = time.thread_time() - begun
            for after, some in times.items():
                if after <= match.state.number < after + FOLLOWING:
                    some.append(took)
        saves.settle(5.0)
    return times


def measure_keeping() -> None:
    few, many = keep_a_long_game().values()
    ratio = statistics.median(many) / statistics.median(few)
    report(f"keeping an action after {TURNS[0]} turns", few, "")
    report(f"  after {TURNS[1]} turns", many, f"{ratio:.2f} times that, wanted: 1.5")


@contextmanager
def busy(wanted: bool) -> Iterator[None]:
    """Optionally run another program at the lowest priority meanwhile."""
    if not wanted:
        yield
        return
    other = subprocess.Popen(["nice", "-n", "19", sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        other.kill()
        other.wait()


def p99(times: Sequence[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def report(name: str, times: Sequence[float], note: str) -> None:
    print(
        f"{name:40} n {len(times):4}  median {1000 * statistics.median(times):6.2f} ms"
        f"  p99 {1000 * p99(times):6.2f} ms  worst {1000 * max(times):6.2f} ms   {note}",
        flush=True,
    )


def report_keys(name: str, times: Times) -> None:
    report(name, times.ours, "wanted: median 5, p99 20")
    ratio = p99(times.ours) / p99(times.bare)
    report("  a bare program meanwhile", times.bare, f"our p99 is {ratio:.1f} times that")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=400, metavar="N", help="keys per kind")
    parser.add_argument("--starts", type=int, default=15, metavar="N", help="starts per kind")
    parser.add_argument("--games", type=int, default=10_000, help="finished games for the menus")
    parser.add_argument("--rule-files", type=int, default=500, help="own rules for the menus")
    parser.add_argument(
        "--busy", action="store_true", help="keep one core busy at the lowest priority meanwhile"
    )
    args = parser.parse_args()
    start(1), start(1, "play"), start_own_voice(1)  # compiles the modules
    with busy(args.busy):
        measure(args.keys, args.starts)
        if args.keys:
            measure_keeping()
            measure_menus(args.keys, args.games, args.rule_files)


def measure(keys: int, starts: int) -> None:
    if keys:
        asked = press_keys(keys, QUESTIONS, "you,bot:easy")
        report_keys("key to speech call, questions", asked)
        explored = press_keys(keys, EXPLORING, "you,bot:easy")
        report_keys("key to speech call, exploring the board", explored)
        heard = press_keys(keys, QUESTIONS, "you,bot:easy", at_server=True)
        report_keys("key to speech server, questions", heard)
        for bot in ("easy", "hard"):
            played = press_keys(keys, PLAYING, f"you,bot:{bot}")
            report_keys(f"key to speech call, playing against {bot}", played)
    if starts:
        report("start to speech server, menu", start(starts), "wanted: 400")
        report("start to speech server, play", start(starts, "play"), "wanted: 400")
        report("start to own voice, menu", start_own_voice(starts), "wanted: 600")
    print(f"{'memory without the audio worker':40} {memory() / 1e6:.1f} MB   wanted: 60")


if __name__ == "__main__":
    main()

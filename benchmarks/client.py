"""The client as a player meets it: key press to speech call, start to first line, memory."""

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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

COMMAND = [sys.executable, "-m", "playpalace_ludo.cli.main"]
PATIENCE = 20.0
QUESTIONS = ("v", "t", "s", "m")
DOWN = "\x1b[B"
COMPILED = tempfile.TemporaryDirectory()
ENVIRONMENT = {**os.environ, "PYTHONPYCACHEPREFIX": COMPILED.name, "PYTHONDONTWRITEBYTECODE": ""}
"""Modules are compiled once, as pip does on installing, not again at every start."""


class SpeechServer(socketserver.ThreadingUnixStreamServer):
    """As much of speech-dispatcher as is needed to see when a line reaches it."""

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


class Client:
    """The real program in a pseudo-terminal; its transcript says when it spoke."""

    def __init__(self, folder: Path, *words: str) -> None:
        address = folder / "speech.socket"
        self.server = SpeechServer(address)
        self.transcript = folder / "transcript.jsonl"
        self.transcript.touch()
        self._read = self.transcript.open(encoding="utf-8")
        self._partial = ""
        controller, terminal = pty.openpty()
        self.controller = controller
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [
                *(*COMMAND, *words, "--config-dir", str(folder), "--output", "both"),
                *("--speech", f"transcript:{self.transcript}", "--speech", "speechd"),
                *("--sound", "off"),
            ],
            env={**ENVIRONMENT, "SPEECHD_ADDRESS": f"unix_socket:{address}"},
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
        )
        os.close(terminal)

    def press(self, key: str) -> float:
        """Send a key; the moment it was sent."""
        now = time.monotonic()
        os.write(self.controller, key.encode())
        return now

    def next_line(self) -> tuple[float, str]:
        """When the next line was handed to speech, and the line."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._drain()
            self._partial += self._read.readline()
            if self._partial.endswith("\n"):
                entry = json.loads(self._partial)
                self._partial = ""
                return entry["time"], entry["text"]
        raise TimeoutError(f"nothing was said for {PATIENCE} seconds")

    def hear_it_begin(self) -> None:
        """Listen to the greeting and to who begins, as a player would before the first key."""
        self.next_line()
        self.next_line()
        time.sleep(1)

    def next_arrival(self) -> float:
        """When the next line reached the speech server."""
        return self.server.arrivals.get(timeout=PATIENCE)

    def skip(self) -> None:
        """Forget what is still being said."""
        while self._drain(0.02) or self._read.readline():
            self._partial = ""
        while not self.server.arrivals.empty():
            self.server.arrivals.get()

    def memory(self) -> int:
        """Resident bytes of the process itself."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def _drain(self, patience: float = 0.0005) -> bool:
        """Read the terminal, so that the program never waits for it."""
        ready, _, _ = select.select([self.controller], [], [], patience)
        if ready:
            os.read(self.controller, 65536)
        return bool(ready)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.server.shutdown()
        self.server.server_close()
        os.close(self.controller)
        self._read.close()


@contextmanager
def client(*words: str) -> Iterator[Client]:
    with tempfile.TemporaryDirectory() as folder:
        one = Client(Path(folder), *words)
        try:
            yield one
        finally:
            one.close()


def question_keys(count: int, *, at_server: bool = False) -> list[float]:
    """Seconds from a question key to the speech call, or until the speech server has the text."""
    with client("play", "--pace", "instant", "--seats", "you,bot:easy", "--seed", "1") as one:
        one.hear_it_begin()
        times = []
        for number in range(count):
            one.skip()
            sent = one.press(QUESTIONS[number % len(QUESTIONS)])
            times.append((one.next_arrival() if at_server else one.next_line()[0]) - sent)
    return times


def playing_keys(count: int, bot: str) -> list[float]:
    """Seconds from a key that rolls, moves or walks the choices to the line it brings about.

    A whole game goes by: every roll and move is on disk before it is spoken, bots included.
    """
    words = ("play", "--pace", "instant", "--seats", f"you,bot:{bot}", "--seed", "1")
    times: list[float] = []
    while len(times) < count:
        with client(*words) as one:
            one.hear_it_begin()
            for number in range(count - len(times)):
                one.skip()
                sent = one.press((" ", DOWN, "\r")[number % 3])
                moment, text = one.next_line()
                times.append(moment - sent)
                if "wins" in text or "win." in text:
                    break
    return times


def start(count: int, *words: str) -> list[float]:
    """Seconds from starting the program until the speech server has its first line."""
    times = []
    for _ in range(count):
        with client(*words) as one:
            times.append(one.next_arrival() - one.started)
    return times


def memory() -> int:
    """Bytes the client takes after a few turns against a bot."""
    words = ("play", "--pace", "instant", "--seats", "you,bot:normal", "--seed", "1")
    with client(*words) as one:
        one.next_line()
        for _ in range(12):
            for key in (" ", DOWN, "\r"):
                one.press(key)
                one.skip()
        return one.memory()


def report(name: str, times: Sequence[float], aim: str) -> None:
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    print(
        f"{name:42} n {len(times):4}  median {1000 * statistics.median(times):7.2f} ms"
        f"  p99 {1000 * p99:7.2f} ms  worst {1000 * ordered[-1]:7.2f} ms   {aim}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=400, metavar="N", help="keys per kind")
    parser.add_argument("--starts", type=int, default=15, metavar="N", help="starts per kind")
    args = parser.parse_args()
    keys = "wanted: median 5, p99 20"
    report("key to speech call, questions", question_keys(args.keys), keys)
    report("key to speech server, questions", question_keys(args.keys, at_server=True), keys)
    report("key to speech call, playing against easy", playing_keys(args.keys, "easy"), keys)
    report("key to speech call, playing against hard", playing_keys(args.keys, "hard"), keys)
    report("start to speech server, menu", start(args.starts), "wanted: 400")
    report("start to speech server, play", start(args.starts, "play"), "wanted: 400")
    print(f"{'memory without the audio worker':42} {memory() / 1e6:.1f} MB   wanted: 60")


if __name__ == "__main__":
    main()

"""A room to listen in: a virtual sound card, a microphone, and clients that play there.

PulseAudio with a sink that plays to nobody stands for the sound card; its monitor is recorded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import mul
from pathlib import Path
from typing import IO, NamedTuple

import pytest

PROGRAMS = ("pulseaudio", "pactl", "parec", "speech-dispatcher", "espeak-ng")
MISSING = [program for program in PROGRAMS if shutil.which(program) is None]

needs_programs = pytest.mark.skipif(
    bool(MISSING),
    reason=f"not installed: {', '.join(MISSING)} (apt install speech-dispatcher "
    "speech-dispatcher-espeak-ng espeak-ng pulseaudio pulseaudio-utils)",
)
BLOCK = 480
"""Samples in a hundredth of a second, in which all times here are told."""
BLOCK_BYTES = 4 * BLOCK
AUDIBLE = 80
"""Samples beyond this level count as sound."""
HUSH = 40
"""Hundredths of silence longer than a pause between words."""
PATIENCE = 60.0
"""Seconds on the busiest machine."""
TELL = f"""
import time
from playpalace_ludo.client.output.speech.lane import Lane
Lane.patience = {PATIENCE}
def told():
    while p.backlog():
        time.sleep(0.05)
    print("told", flush=True)
    input()
"""
"""For a client with a presenter `p`: be patient with its voice, tell to the end, wait for Enter."""


class Heard(NamedTuple):
    """Energy that reached the loudspeakers."""

    left: float
    right: float


class Room:
    """A sound server of our own, a microphone in front of it, and the environment to use it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tape = folder / "heard.raw"
        self._sounding: list[bool] = []
        """Whether each hundredth of a second examined so far has sound."""
        self._children: list[subprocess.Popen[bytes]] = []
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "SPEECHD_"))},
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "HOME": str(folder),
            "PULSE_SERVER": f"unix:{folder}/pulse.sock",
        }

    def open(self) -> None:
        script = self._folder / "room.pa"
        script.write_text(
            f"load-module module-native-protocol-unix auth-anonymous=1 "
            f"socket={self._folder}/pulse.sock\n"
            "load-module module-null-sink sink_name=room rate=48000 channels=2 norewinds=1\n"
        )
        options = ["-n", "-F", str(script), "--daemonize=no", "--exit-idle-time=-1"]
        self._start("pulseaudio", *options, "--use-pid-file=no", "--disallow-exit")
        _await(lambda: self._pactl() == 0, "PulseAudio starts")
        with self._tape.open("wb") as tape:
            self._start("parec", "-d", "room.monitor", "--raw", "--latency-msec=20", out=tape)
        self.listen(1)

    def _pactl(self) -> int:
        command = ["pactl", "list", "short", "sinks"]
        return subprocess.run(command, env=self.environment, capture_output=True).returncode

    def _start(self, *command: str, out: int | IO[bytes] = subprocess.DEVNULL) -> None:
        child = subprocess.Popen(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.DEVNULL,
        )
        self._children.append(child)

    def run(self, code: str, keys: str = "") -> str:
        """Run a client in the room and return what it printed."""
        with self._popen(code) as client:
            printed, faults = client.communicate(keys, PATIENCE)
        assert faults == ""
        return printed

    @contextmanager
    def client(self, code: str) -> Iterator[subprocess.Popen[str]]:
        """Run a client in the room that can be talked to, until its input ends."""
        with self._popen(code) as client:
            try:
                yield client
                _, faults = client.communicate(timeout=PATIENCE)
            finally:
                client.kill()
        assert faults == ""

    def _popen(self, code: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", code],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def window(self, code: str) -> tuple[IO[str], Callable[[], None]]:
        """Run a client in a terminal window; return what it shows, and how to close it.

        A window's programs hear of its end, even if these tests were started with `nohup`.
        """
        ours, theirs = os.openpty()
        child = subprocess.Popen(
            ["setsid", "--ctty", "env", "--default-signal=HUP", sys.executable, "-c", code],
            env=self.environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        self._children.append(child)
        os.close(theirs)
        shown = os.fdopen(ours, encoding="utf-8")

        def close() -> None:
            shown.close()
            child.wait(10)

        return shown, close

    def recorded(self) -> int:
        """Return how many hundredths of a second are on the tape."""
        with self._tape.open("rb") as tape:
            tape.seek(len(self._sounding) * BLOCK_BYTES)
            new = tape.read()
        for at in range(0, len(new) - BLOCK_BYTES + 1, BLOCK_BYTES):
            self._sounding.append(max(array("h", new[at : at + BLOCK_BYTES])) > AUDIBLE)
        return len(self._sounding)

    def listen(self, hundredths: int) -> None:
        """Record so much more."""
        until = self.recorded() + hundredths
        _await(lambda: self.recorded() >= until, "the tape goes on")

    def hear(self, since: int) -> int:
        """Wait for a sound since then and for the silence after it; return when that is."""

        def is_over() -> bool:
            now = self.recorded()
            return any(self._sounding[since:]) and not any(self._sounding[now - HUSH : now])

        _await(is_over, "something sounds and ends")
        return self.recorded()

    def samples(self, since: int = 0) -> tuple[array[int], array[int]]:
        """Everything recorded since then, left and right."""
        raw = self._tape.read_bytes()[since * BLOCK_BYTES :]
        samples = array("h", raw[: len(raw) // 4 * 4])
        return samples[0::2], samples[1::2]

    def heard(self, since: int = 0) -> Heard:
        left, right = self.samples(since)
        return Heard(float(sum(map(mul, left, left))), float(sum(map(mul, right, right))))

    def close(self) -> None:
        pid_file = self._folder / "speech-dispatcher" / "pid" / "speech-dispatcher.pid"
        if pid_file.exists():
            os.kill(int(pid_file.read_text()), 15)
        for child in reversed(self._children):
            child.terminate()
            child.wait(10)


def _await(is_so: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, f"not within {PATIENCE} seconds: {what}"
        time.sleep(0.02)


def go_on(client: subprocess.Popen[str]) -> None:
    """Let a client that waits for Enter go on."""
    assert client.stdin is not None
    client.stdin.write("\n")
    client.stdin.flush()


def said(client: subprocess.Popen[str]) -> str:
    """Return the next line a client prints."""
    assert client.stdout is not None
    return client.stdout.readline()


def told(client: subprocess.Popen[str], room: Room, since: int) -> int:
    """Wait until a client has told something and it has been heard; let it go on."""
    assert said(client) == "told\n"
    end = room.hear(since)
    go_on(client)
    return end

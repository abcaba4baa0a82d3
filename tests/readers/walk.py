"""A new player's walk under Orca: install the wheels, start, play to the first capture.

`python -m tests.readers.walk DIST` types every letter into a real terminal, presses a key only
when Orca has been silent, and prints what was typed and heard. DIST has the wheels of a release.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.readers.desk import Desk, wait_for

CAPTURE = re.compile(r"\bcaptur", re.IGNORECASE)
CHOICE = re.compile(r"^(?:Token )?([1-4])[^:\n]*[:,](.*)", re.MULTILINE)
"""'1: from 5 to 9', or of several that do the same 'Token 1, 2 or 4: enters on 1.'"""
OVER = re.compile(r"\bwins?\b", re.IGNORECASE)
QUIET = 2.5
SEED = "7"
"""Dice by which a capture comes early; with others it may take half an hour of listening."""
MOST = 900.0
"""Seconds for the game at most."""


class Walk:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._begun = time.monotonic()
        self._heard = 0

    def tell(self, text: str) -> None:
        print(f"{time.monotonic() - self._begun:6.1f} s  {text}", flush=True)

    def type(self, text: str) -> None:
        self.tell(f"typed: {text}")
        words = ["xdotool", "type", "--delay", "60", text]
        subprocess.run(words, env=self._desk.env, check=True)
        self._desk.press("Return")
        self._heard = len(self._desk.spoken())  # letters by letters, and of no interest

    def press(self, key: str) -> str:
        self.tell(f"pressed: {key}")
        self._desk.press(key)
        return self.listen()

    def listen(self) -> str:
        """Wait until nothing more is spoken, and return what was."""
        calm, count = time.monotonic(), len(self._desk.spoken())
        while time.monotonic() - calm < QUIET:
            now = len(self._desk.spoken())
            if now != count or self._desk.busy():
                calm, count = time.monotonic(), now
            time.sleep(0.05)
        news = [one.text for one in self._desk.spoken()[self._heard :]]
        self._heard += len(news)
        for text in news:
            self.tell(f"heard: {text}")
        return "\n".join(news)


def install(walk: Walk, dist: Path, home: Path) -> None:
    walk.type("cd && python3 -m venv ludo")
    wait_for((home / "ludo" / "bin" / "pip").exists, "the environment", 300)
    wheel = next(dist.glob("playpalace_ludo-[0-9]*.whl"))
    walk.type(f"ludo/bin/pip install -q --find-links {dist} {wheel}")
    wait_for((home / "ludo" / "bin" / "playpalace-ludo").exists, "the game", 600)
    walk.listen()
    walk.tell("installed")


def next_key(heard: str) -> str:
    """Choose a move that captures, else the first one of those read out; else roll."""
    rows = CHOICE.findall(heard)
    captures = [digit for digit, told in rows if CAPTURE.search(told)]
    return captures[0] if captures else rows[0][0] if rows else "r"


def play(walk: Walk, desk: Desk) -> bool:
    """Play until somebody has captured somebody, or won."""
    walk.type(f"ludo/bin/playpalace-ludo play --seed {SEED}")
    wait_for(lambda: any("Ludo" in one.text for one in desk.spoken()[-3:]), "a greeting", 120)
    heard = walk.listen()
    while "to roll" not in heard:
        if "Press 1 for alpha" in heard:
            heard = walk.press("3" if "Bravo." in heard else "1")
            continue
        if "called" in heard:
            walk.type("Ann")
        heard = walk.listen()
    until = time.monotonic() + MOST
    while time.monotonic() < until:
        heard = walk.press(next_key(heard))
        news = [line for line in heard.splitlines() if not CHOICE.match(line)]
        if any(CAPTURE.search(line) or OVER.search(line) for line in news):
            return True
    return False


def main() -> int:
    dist = Path(sys.argv[1]).resolve()
    with (
        tempfile.TemporaryDirectory(prefix="walk-", ignore_cleanup_errors=True) as place,
        Desk(Path(place)) as desk,
    ):
        desk.speech_dispatcher()
        desk.desktop()
        desk.orca()
        desk.terminal("bash", "--norc")
        walk = Walk(desk)
        walk.listen()
        install(walk, dist, desk.home)
        done = play(walk, desk)
        walk.press("ctrl+q")
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())

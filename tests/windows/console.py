"""The test's end of a game in a Windows console: a plan goes in, a report comes out."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.windows.bed import MAIN, PATIENCE, Bed, windows_path

CTRL, ALT, RIGHT_ALT, SHIFT = 0x0008, 0x0002, 0x0001, 0x0010
ALT_GR = CTRL | RIGHT_ALT
"""Modifier keys that a console reports for AltGr."""
GAME = ("play", "--pace", "instant", "--seed", "7", "--sound", "off", "--output", "direct")

Key = tuple[str, int, int]
"""Character, key code, and what is held down."""
Step = Mapping[str, object]


def char(text: str, state: int = 0) -> Key:
    return (text, 0, state)


def named(key_code: int, state: int = 0) -> Key:
    """A key without a character: an arrow, a function key."""
    return ("", key_code, state)


DOWN, END, F1, F3 = named(0x28), named(0x23), named(0x70), named(0x72)
ESCAPE, ENTER = ("\x1b", 0x1B, 0), ("\r", 0x0D, 0)


def control(letter: str) -> Key:
    return (chr(ord(letter.upper()) - 64), ord(letter.upper()), CTRL)


def wait(text: str) -> Step:
    return {"wait": text}


def press(*keys: Key) -> Step:
    return {"press": keys}


CLOSE_WINDOW: Step = {"close": True}


FIRST_START = (
    *(wait("What did you hear?"), press(char("2")), wait("What are you called?"), press(ENTER)),
    *(wait("Learn to play"), press(control("q")), wait("Goodbye")),
)
"""A new player's way to the main menu, who hears speech and gives no name."""


def play(
    bed: Bed,
    log: Path,
    steps: Sequence[Step],
    command: Sequence[str] = (*MAIN, *GAME),
    more: Mapping[str, str] | None = None,
) -> dict[str, object]:
    """Play in a console by this plan; NVDA's stand-in writes to `log`."""
    folder = log.parent
    plan, report = folder / "plan.json", folder / "report.json"
    words = [*command, "--config-dir", windows_path(folder / "kept")]
    values = {"command": words, "log": windows_path(log), "steps": list(steps)}
    plan.write_text(json.dumps(values), "utf-8")
    driver = Path(__file__).with_name("in_console.py")
    names = [windows_path(path) for path in (driver, plan, report)]
    in_terminal(["wine", str(bed.python), *names], bed.environment(more), bed.home)
    found: dict[str, object] = json.loads(report.read_text("utf-8"))
    assert "missing" not in found, f"{found}\n{log.read_text('utf-8') if log.exists() else ''}"
    return found


def in_terminal(command: Sequence[str], environment: Mapping[str, str], cwd: Path) -> None:
    """Run a program in a pseudo-terminal, which Wine makes a console of."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment, "TERM": "xterm"},
        cwd=cwd,
        start_new_session=True,
    )
    os.close(theirs)
    threading.Thread(target=_drain, args=(ours,), daemon=True).start()
    process.wait(4 * PATIENCE)
    os.close(ours)


def _drain(terminal: int) -> None:
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:
        pass  # the program has ended

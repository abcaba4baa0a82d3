"""The game inside each reader: starting it, pressing its keys, and comparing the output."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import shlex
import signal
import struct
import termios
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.readers.braille_display import Display
from tests.readers.desk import Desk, wait_for
from tests.readers.hearing import Keyboard, Verdict, command, compare, squeeze

SENT = {
    **{"down": "\x1b[B", "up": "\x1b[A", "home": "\x1b[H", "end": "\x1b[F", "escape": "\x1b"},
    **{"enter": "\r", "space": " ", "tab": "\t", "backspace": "\x7f", "ctrl+q": "\x11"},
    **{"f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f5": "\x1b[15~", "f12": "\x1b[24~"},
}
"""Sequences that terminals send for keys."""
NAMES = {
    **{"down": "Down", "up": "Up", "home": "Home", "end": "End", "escape": "Escape"},
    **{"left": "Left", "right": "Right", "enter": "Return", "tab": "Tab", "delete": "Delete"},
    **{"backspace": "BackSpace", ",": "comma", ".": "period", "?": "question"},
    **{f"f{number}": f"F{number}" for number in range(1, 13)},
}
"""xdotool's names of keys."""
GONE = "Orca no longer runs. The game speaks now."
BACK = "Orca is running. The game prints lines for it and no longer speaks."
QUIET = 0.4
"""Seconds of silence after which nothing more is expected; bots must be quicker."""


class Sitting(NamedTuple):
    """One time the program is run."""

    words: Sequence[str]
    plan: str
    """The keys pressed, as in hearing.py."""
    quiet: float = QUIET
    pause: float | None = None
    """Seconds between keys; None waits until all has been spoken."""


def under_orca(
    desk: Desk,
    program: Sequence[str],
    sittings: Sequence[Sitting],
    *,
    emulator: str = "xfce4-terminal",
    rows: int = 24,
) -> Iterator[Verdict]:
    """Play in a terminal on a desktop where Orca runs, one sitting after the other."""
    desk.terminal("bash", "--norc", emulator=emulator, rows=rows)
    time.sleep(2)  # Orca reads the window's title and the prompt
    for number, sitting in enumerate(sittings):
        transcript = desk.folder / f"meant-{number}.jsonl"
        words = command(transcript, desk.folder / f"game-{number}", *sitting.words)
        desk.script([*program, *words])
        keyboard = keyboard_of(desk, transcript, sitting.quiet)
        before = len(desk.spoken())
        for key in ("g", "Return"):
            desk.press(key)
        yield _heard(desk, keyboard, sitting, before)


def orca_comes_and_goes(desk: Desk, program: Sequence[str], words: Sequence[str]) -> Verdict:
    """Play with Orca, kill it, play, start it again and play; every line once all the same."""
    orca = desk.orca()
    desk.terminal("bash", "--norc", rows=15)
    time.sleep(2)
    transcript = desk.folder / "meant.jsonl"
    desk.script([*program, *command(transcript, desk.folder / "game", *words)])
    keyboard = keyboard_of(desk, transcript, 1.5)
    before = len(desk.spoken())
    for key in ("g", "Return"):
        desk.press(key)
    keyboard.begin()
    keyboard.follow("act t")
    desk.end(orca, signal.SIGKILL)
    wait_for(lambda: keyboard.meant()[-1].text == GONE, "the game's own speech", 30)
    keyboard.settle()
    keyboard.follow("act v t")
    desk.orca()
    wait_for(lambda: any(BACK in one.text for one in desk.spoken()), "Orca's first line", 30)
    keyboard.settle()
    keyboard.follow("act v down t f5")
    keyboard.press("ctrl+q")
    keyboard.settle()
    spoken = desk.spoken()[before:]
    verdict = compare(keyboard.meant(), spoken, desk.pace, keyboard.keys)
    # It is printed for Orca alone, so it is not among what was meant to be spoken.
    came = sum(one.text.count(BACK) for one in spoken)
    return verdict._replace(again=verdict.again + came - 1)


def keyboard_of(
    desk: Desk, transcript: Path, quiet: float = QUIET, *, speaks: bool = True
) -> Keyboard:
    """Return the keyboard of a desktop."""

    def press(key: str) -> None:
        desk.press(NAMES.get(key, key))

    return Keyboard(transcript, press, quiet, desk if speaks else None)


def in_wrapper(
    desk: Desk,
    reader: Sequence[str],
    program: Sequence[str],
    sitting: Sitting,
    *,
    rows: int = 24,
) -> Verdict:
    """Play in a shell that runs inside a reader."""
    transcript = desk.folder / "meant.jsonl"
    desk.script([*program, *command(transcript, desk.folder / "game", *sitting.words)])
    with pseudo_terminal(reader, desk, rows) as controller:

        def press(key: str) -> None:
            os.write(controller, SENT.get(key, key).encode())

        keyboard = Keyboard(transcript, press, sitting.quiet, desk)
        wait_for(desk.spoken, "the reader")
        keyboard.settle()
        before = len(desk.spoken())
        press("g")
        time.sleep(0.3)
        press("enter")
        return _heard(desk, keyboard, sitting, before)


def _heard(desk: Desk, keyboard: Keyboard, sitting: Sitting, before: int) -> Verdict:
    keyboard.begin()
    keyboard.follow(sitting.plan, sitting.pause)
    keyboard.press("ctrl+q")
    keyboard.settle()
    time.sleep(0.3)  # the shell's prompt
    return compare(keyboard.meant(), desk.spoken()[before:], desk.pace, keyboard.keys)


def in_braille(
    display: Display, keyboard: Keyboard, plan: str, patience: float = 2.0
) -> tuple[list[str], int]:
    """Press keys and look at the display: what was meant beside what is shown, and the faults."""
    table: list[str] = []
    faults = before = 0
    keyboard.begin()
    for key in plan.split():
        for pressed in keyboard.keys_of(key):
            keyboard.press(pressed)
            keyboard.settle()
            meant = keyboard.meant()
            newest = meant[-1].text if meant else ""
            if pressed == "v":  # of an answer with several lines the display shows the first
                newest = meant[before].text
            with contextlib.suppress(TimeoutError):
                wait_for(partial(shows, display, newest), "the line", patience)
            good = shows(display, newest)
            faults += not good
            table += [f"key     {pressed}", *(f"meant   {line.text}" for line in meant[before:])]
            table.append(f"{'shown' if good else 'WRONG'}   {display.now()}")
            before = len(meant)
    return table, faults


def shows(display: Display, line: str) -> bool:
    """Is this line on the display, from its beginning?"""
    cells = display.now()
    return bool(cells) and squeeze(line).startswith(squeeze(cells))


@contextmanager
def pseudo_terminal(words: Sequence[str], desk: Desk, rows: int = 24) -> Iterator[int]:
    """Run a program in a terminal that nobody sees; the end that presses keys."""
    child, controller = pty.fork()
    if child == 0:
        os.closerange(3, 256)  # what was open when the tests began, a lock for example
        os.execvpe(words[0], list(words), {**desk.env, "SHELL": "/bin/bash", "PS1": "$ "})
    fcntl.ioctl(controller, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))

    def drain() -> None:
        with contextlib.suppress(OSError), (desk.folder / "screen.raw").open("wb", 0) as screen:
            while data := os.read(controller, 65536):
                screen.write(data)

    threading.Thread(target=drain, daemon=True).start()
    try:
        yield controller
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(controller)


def seen(desk: Desk) -> str:
    """Return what has been written to the pseudo-terminal, without line ends."""
    raw = (desk.folder / "screen.raw").read_bytes().decode("utf-8", "replace")
    return " ".join(raw.split())


def yasr(desk: Desk) -> list[str]:
    """Return the words that start yasr with the speech server of this desk."""
    address = desk.env["SPEECHD_ADDRESS"].removeprefix("inet_socket:")
    rows = Path("/etc/yasr/yasr.conf").read_text().splitlines()
    port = "synthesizer port="
    conf = desk.folder / "yasr.conf"
    conf.write_text("\n".join(port + address if row.startswith(port) else row for row in rows))
    return ["yasr", "-C", str(conf)]


def fenrir(desk: Desk, *, interrupts: bool = False) -> list[str]:
    """Return the words that start Fenrir around a shell, with Debian's settings otherwise."""
    wanted = {
        ("speech", "driver"): "speechdDriver",
        ("sound", "enabled"): "False",
        ("remote", "enable"): "False",
        ("general", "debugFile"): str(desk.folder / "fenrir.log"),
        ("general", "autoSpellCheck"): "False",
    }
    if interrupts:
        wanted["keyboard", "interruptOnKeyPress"] = "True"
    section, rows = "", []
    for row in Path("/etc/fenrirscreenreader/settings/settings.conf").read_text().splitlines():
        if row.startswith("["):
            section = row.strip("[]")
        key = row.partition("=")[0]
        value = wanted.get((section, key))
        rows.append(row if value is None else f"{key}={value}")
    settings = desk.folder / "fenrir.conf"
    settings.write_text("\n".join(rows) + "\n")
    return ["fenrir", "-e", "-s", str(settings)]


def tdsr() -> list[str]:
    """Return the words that start TDSR around a shell, from the clone that `TDSR_FOLDER` names."""
    clone = Path(os.environ["TDSR_FOLDER"])
    voice = ["/usr/bin/python3", str(clone / "tdsr" / "backend" / "speechdispatcher.py")]
    return [voice[0], str(clone / "bin" / "tdsr"), "--speech-server", shlex.join(voice)]

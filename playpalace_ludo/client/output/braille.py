"""Direct braille output on Linux: BRLTTY shows our lines, and the display's keys pan and choose.

Used only in direct mode, where the screen is quiet and no reader has anything to show.
"""

from __future__ import annotations

import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

from playpalace_ludo.cleaning import without_marks
from playpalace_ludo.client.output import brlapi
from playpalace_ludo.client.output.device_problems import NOT_RUNNING, problem
from playpalace_ludo.client.output.speech.output import NotThere
from playpalace_ludo.words import Line

BRLTTY = "BRLTTY"
KEPT = 200
"""Lines that can be panned back to."""
RETRY = 2.0
"""Seconds between attempts to reach BRLTTY."""
WAIT = 0.5
"""Longest wait for keys or lines, in seconds."""
PANS = {brlapi.PAN_LEFT: -1, brlapi.PAN_RIGHT: 1}
STEPS = {brlapi.LINE_UP: -1, brlapi.LINE_DOWN: 1}


class BrailleDevice(Protocol):
    """A braille display as the presenter uses it."""

    def show(self, line: Line, *, follows: bool = False) -> None:
        """Show a line; further lines of the same answer wait behind the first."""

    def leave(self) -> None:
        """Release the display to other programs until the next line."""

    def close(self) -> None: ...


class Reading:
    """Recent lines, and the part shown on the display."""

    def __init__(self, cells: int) -> None:
        self._cells = max(1, cells)
        self._lines: deque[Line] = deque(maxlen=KEPT)
        self._row = 0
        self._left = 0

    def add(self, line: Line, *, follows: bool = False) -> None:
        """Add a line and show its beginning; further lines of an answer are reached by panning."""
        is_full = len(self._lines) == KEPT
        self._lines.append(line)
        if not follows:
            self._row, self._left = len(self._lines) - 1, 0
        elif is_full:
            self._row -= 1

    def pan(self, direction: int) -> None:
        """Pan within a line or to the next, stopping at both ends."""
        left = self._left + direction * self._cells
        if 0 <= left < len(self._text):
            self._left = left
        elif 0 <= self._row + direction < len(self._lines):
            self._row += direction
            self._left = 0 if direction > 0 else self._last_part()

    def step(self, direction: int) -> None:
        """Move to the beginning of the previous or next line."""
        self._row = max(0, min(self._row + direction, len(self._lines) - 1))
        self._left = 0

    def cells(self) -> str:
        return self._text[self._left : self._left + self._cells]

    def at(self, cell: int) -> tuple[Line, int] | None:
        """Return the line shown at a cell, and the index in its text."""
        if not self._lines:
            return None
        line = self._lines[self._row]
        shown = [at for at, char in enumerate(line.text) if without_marks(char)]
        place = self._left + cell
        return line, shown[place] if place < len(shown) else place

    @property
    def _text(self) -> str:
        return without_marks(self._lines[self._row].text) if self._lines else ""

    def _last_part(self) -> int:
        return max(0, len(self._text) - 1) // self._cells * self._cells


class BrailleKey(NamedTuple):
    """A key of the display that we handle."""

    pan: int = 0
    step: int = 0
    cell: int | None = None


class BrailleLine:
    """Braille output in a thread of its own, which reconnects when BRLTTY restarts."""

    def __init__(self) -> None:
        self.routed: Callable[[Line, int], None] = lambda line, place: None
        """Called from the thread when a cursor routing key is pressed."""
        self.refused: Callable[[str], None] = lambda reason: None
        """Called from the thread, once, if BRLTTY cannot be used."""
        self.lost: Callable[[], None] = lambda: None
        """Called from the thread when BRLTTY has ended; it is retried."""
        self._new: SimpleQueue[tuple[Line, bool]] = SimpleQueue()
        self._wanted = threading.Event()
        self._thread: threading.Thread | None = None
        self._ended = False
        self._woken, self._wake = os.pipe()

    def show(self, line: Line, *, follows: bool = False) -> None:
        self._new.put((line, follows))
        self._wanted.set()
        os.write(self._wake, b".")
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="braille", daemon=True)
            self._thread.start()

    def leave(self) -> None:
        self._wanted.clear()
        os.write(self._wake, b".")

    def close(self) -> None:
        self._ended = True
        self._wanted.set()
        os.write(self._wake, b".")
        if self._thread is not None:
            self._thread.join(1.0)

    def _run(self) -> None:
        kept: list[tuple[Line, bool]] = []
        has_tried = False
        while self._wanted.wait() and not self._ended:
            try:
                with Display() as display:
                    has_tried = True
                    self._follow(display, kept)
                continue
            except NotThere as reason:
                if not has_tried:
                    self.refused(str(reason))
            except OSError:
                self.lost()
            has_tried = True
            self._rest()

    def _rest(self) -> None:
        until = time.monotonic() + RETRY
        while not self._ended and time.monotonic() < until:
            time.sleep(0.05)

    def _follow(self, display: Display, kept: list[tuple[Line, bool]]) -> None:
        """Show lines and handle the display's keys until BRLTTY or we end."""
        reading = Reading(display.cells)
        for line, follows in kept[-KEPT:]:
            reading.add(line, follows=follows)
        while self._wanted.is_set() and not self._ended:
            for line, follows in self._arrived():
                kept.append((line, follows))
                reading.add(line, follows=follows)
            del kept[:-KEPT]
            display.write(reading.cells())
            select.select([display.fileno(), self._woken], [], [], WAIT)
            for key in display.pressed():
                self._obey(key, reading)

    def _obey(self, key: BrailleKey, reading: Reading) -> None:
        found = None if key.cell is None else reading.at(key.cell)
        if found is not None:
            self.routed(*found)
        elif key.pan:
            reading.pan(key.pan)
        elif key.step:
            reading.step(key.step)

    def _arrived(self) -> Sequence[tuple[Line, bool]]:
        if select.select([self._woken], [], [], 0)[0]:
            os.read(self._woken, 1000)
        lines = []
        while True:
            try:
                lines.append(self._new.get_nowait())
            except Empty:
                return lines


class Display:
    """BRLTTY's display; every failure is an OSError or NotThere."""

    def __init__(self) -> None:
        try:
            self._connection = brlapi.Connection()
        except brlapi.BrailleError as error:
            refused = error.code == brlapi.AUTHENTICATION
            raise NotThere(_why(error) if refused else problem(NOT_RUNNING, BRLTTY)) from None
        self._shown: str | None = None
        try:
            self._connection.enter(_terminal(os.environ))
            self.cells = self._connection.cells()
            self._connection.accept((*PANS, *STEPS, brlapi.ROUTE))
        except brlapi.BrailleError as error:
            self._connection.close()
            raise NotThere(_why(error)) from None

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def fileno(self) -> int:
        return self._connection.fileno()

    def write(self, text: str) -> None:
        if text == self._shown:
            return
        try:
            self._connection.write(text)
        except brlapi.BrailleError as error:
            raise OSError(_why(error)) from None
        self._shown = text

    def pressed(self) -> Sequence[BrailleKey]:
        """Return the keys pressed since the last time."""
        found = []
        try:
            while (key := self._connection.read()) is not None:
                if key.command == brlapi.ROUTE:
                    found.append(BrailleKey(cell=key.argument))
                else:
                    pan, step = PANS.get(key.command, 0), STEPS.get(key.command, 0)
                    found.append(BrailleKey(pan, step))
        except brlapi.BrailleError as error:
            raise OSError(_why(error)) from None
        return found


def _terminal(environment: Mapping[str, str]) -> Sequence[int] | None:
    """Return our terminal's path for BRLTTY: the desktop's, or None for the console we run on."""
    if environment.get("WINDOWPATH"):
        return ()
    if environment.get("XDG_VTNR") and environment.get("DISPLAY"):
        return (int(environment["XDG_VTNR"]),)
    return None


def probe() -> int:
    """Return the number of cells; raise NotThere with the reason if no display is reachable."""
    with Display() as display:
        return display.cells


def _why(error: BaseException) -> str:
    """Return the first line of the library's message."""
    return next(iter(str(error).splitlines()), "") or type(error).__name__

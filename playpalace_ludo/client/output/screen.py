"""The terminal as paper: lines are appended; only the board for eyes is ever painted anew."""

import os
import shutil
import sys
import textwrap
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import TextIO

from playpalace_ludo.cleaning import NEAREST, one_line

CLEAR = "\x1b[H\x1b[2J"
MARK_PASTES, NO_MARKS = "\x1b[?2004h", "\x1b[?2004l"


class Screen:
    """The end of the screen, written to from any thread; a closed terminal is no error."""

    def __init__(self, stream: TextIO | None, *, can_paint: bool = False) -> None:
        self._stream = stream
        self.can_paint = can_paint
        """Is it a terminal that knows how to clear itself?"""
        self.has_colour = can_paint and not os.environ.get("NO_COLOR")
        self._lock = threading.Lock()
        self._recent: deque[str] = deque(maxlen=100)
        self.board: Callable[[], Sequence[str]] | None = None
        """Set while the board is shown: it stands above the last lines."""

    def write(self, text: str) -> None:
        lines = [one_line(line) for line in text.split("\n")]
        with self._lock:
            self._recent.extend(lines)
        if self.board is not None:
            self.paint()
        elif self.can_paint:
            columns = shutil.get_terminal_size().columns
            self._put("\n".join(wrapped(lines, columns)) + "\n")
        else:
            self._put("\n".join(lines) + "\n")

    def echo(self, text: str) -> None:
        """Show typed characters where the cursor stands."""
        self._put(text)

    def paint(self) -> None:
        """Draw the board anew, with as many of the last lines beneath as fit."""
        if self.board is None:
            return
        board = list(self.board())
        columns, rows = shutil.get_terminal_size()
        rows_left = rows - len(board) - 1
        if rows_left < 2:
            board, rows_left = [], rows - 1
        with self._lock:
            recent = wrapped(list(self._recent)[-rows_left:], columns)
        self._put(CLEAR + "\n".join([*board, *recent[-rows_left:]]) + "\n")

    @contextmanager
    def marking_pastes(self) -> Iterator[None]:
        """Have the terminal say what is pasted, so that it is not taken for a row of keys."""
        if not self.can_paint or sys.platform == "win32":
            yield
            return
        self._put(MARK_PASTES)
        try:
            yield
        finally:
            self._put(NO_MARKS)

    def clear(self) -> None:
        """Wipe a board that is no longer wanted."""
        self._put(CLEAR)

    def _put(self, text: str) -> None:
        if self._stream is None:
            return
        with self._lock:
            try:
                self._stream.write(text)
                self._stream.flush()
            except UnicodeEncodeError:
                encoding = self._stream.encoding or "ascii"
                self._stream.write(text.encode(encoding, NEAREST).decode(encoding))
                self._stream.flush()
            except (OSError, ValueError):
                # Nobody is reading any more; the game itself is on disk.
                pass


def wrapped(lines: Iterable[str], columns: int) -> list[str]:
    """Break lines between words into rows of the screen."""
    rows = (textwrap.wrap(line, columns, break_on_hyphens=False) or [""] for line in lines)
    return list(chain.from_iterable(rows))


def needs_lines(stdin: TextIO | None, stdout: TextIO | None, term: str) -> bool:
    """Tell whether there is no terminal whose keys could be read one by one."""
    if stdin is None or stdout is None:
        return True
    try:
        return not (stdin.isatty() and stdout.isatty()) or term == "dumb"
    except ValueError:
        return True

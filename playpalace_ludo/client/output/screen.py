"""The terminal: lines are only appended, and the cursor rests where screen readers look."""

import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from itertools import chain, islice, takewhile
from typing import NamedTuple, TextIO

from playpalace_ludo.cleaning import NEAREST, one_line

CLEAR = "\x1b[H\x1b[2J"
TURN = 0.06
"""Seconds between clearing a full page and writing to it, so that Orca sees both separately."""
GAP = 0.4
"""Seconds until Orca has surely looked at a line. What follows sooner is read twice after letters,
and instead of it after other keys, since Orca asks where the cursor is by then."""
BEHIND = 1.0
"""Seconds the screen may lag behind; a player who types faster hears the newest lines."""
RESERVE = 4
"""Share of a page reserved for keys after which it should not be cleared: one in so many."""
LINE_KEYS = {"up", "down", "pageup", "pagedown"}
"""Keys after which Orca reads the line that the cursor comes to."""
CARET_KEYS = {"left", "right", "home", "end", "backspace", "delete"}
"""Keys after which Orca reads a wiped page, or says that there is nothing at the cursor."""
MARK_PASTES, NO_MARKS = "\x1b[?2004h", "\x1b[?2004l"


class _Later(NamedTuple):
    """Text to write after a pause."""

    after: float
    text: str


class Rest(Enum):
    """Where the cursor stays after a line."""

    BELOW = "below"
    """On an empty row, as usual; for eyes, and for readers that compare screens."""
    END = "end"
    """After the line, where readers and braille displays look for it."""
    PAGE = "page"
    """After the line, on a page that is wiped when it is full. After arrows and function keys
    Orca reads only what ends at the cursor, and of a page that scrolls one line too many."""
    START = "start"
    """On the first letter of the line, where a braille display that follows the cursor begins."""


def call_later(seconds: float, act: Callable[[], None]) -> None:
    timer = threading.Timer(seconds, act)
    timer.daemon = True
    timer.start()


class Screen:
    """The end of the screen, written to from any thread; a closed terminal is no error."""

    def __init__(
        self,
        stream: TextIO | None,
        *,
        can_paint: bool = False,
        clock: Callable[[], float] = time.monotonic,
        later: Callable[[float, Callable[[], None]], None] = call_later,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._stream = stream
        self._clock, self._later, self._sleep = clock, later, sleep
        self.can_paint = can_paint
        """Whether the terminal can clear itself."""
        self.has_colour = can_paint and not os.environ.get("NO_COLOR")
        self._lock = threading.RLock()
        self._recent: deque[str] = deque(maxlen=100)
        self.board: Callable[[], Sequence[str]] | None = None
        """Draws the board above the last lines, while it is shown."""
        self.rest: Callable[[], Rest] = lambda: Rest.BELOW
        """Called before each line, since readers come and go."""
        self.is_ending = False
        """Whether the program is about to end."""
        self._last_key = ""
        """The last key, on which Orca's reading of new text depends."""
        self._seen_at = 0.0
        """When Orca will have read the newest line."""
        self._is_read = False
        """Whether the newest line was written for Orca."""
        self._above: int | None = None
        """How many rows above the end of the text the cursor is; None: on an empty row."""
        self._column = 0
        """The cursor's column, while it stays after lines."""
        self._typing = False
        self._page = (0, 0)
        """Columns and rows of the terminal as the page began."""
        self._free = 0
        """Rows of the page that are still free."""
        self._waiting: deque[_Later] = deque()
        """Writes delayed until Orca has seen a cleared page or the end of a line."""

    def pressed(self, key: str) -> None:
        """Record a key; Orca will not read anything it has not begun to read by now."""
        with self._lock:
            self._last_key, self._seen_at = key, 0.0
            if sum(piece.after for piece in self._waiting) > BEHIND:
                self._catch_up()

    def write(self, text: str, rest_on: int = -1) -> None:
        lines = [one_line(line) for line in text.split("\n")]
        with self._lock:
            self._recent.extend(lines)
            if self.board is not None:
                self.paint()
            elif self.can_paint:
                self._append(lines, rest_on)
            else:
                self._put("\n".join(lines) + "\n")

    def echo(self, text: str) -> None:
        """Show typed characters, on a row of their own."""
        if not text:
            return
        with self._lock:
            self._put(text if self._typing else self._next_row() + text)
            self._typing = not text.endswith("\n")
            # Typed rows are not counted: the next line begins a page.
            self._above, self._free = (0 if self._typing else None), 0

    def paint(self) -> None:
        """Draw the board anew, with as many of the last lines beneath as fit."""
        if self.board is None:
            return
        board = list(self.board())
        columns, rows = _size()
        rows_left = rows - len(board) - 1
        if rows_left < 2:
            board, rows_left = [], rows - 1
        with self._lock:
            recent = wrapped(list(self._recent)[-rows_left:], columns)
            self._put(CLEAR + "\n".join([*board, *recent[-rows_left:]]) + "\n")
            self._above, self._free = None, 0

    @contextmanager
    def marking_pastes(self) -> Iterator[None]:
        """Turn on bracketed paste, so that pasted text is not taken for keys."""
        if not self.can_paint or sys.platform == "win32":
            yield
            return
        self._put(MARK_PASTES)
        try:
            yield
        finally:
            self._put(NO_MARKS)

    def clear(self) -> None:
        """Clear a board that is no longer shown."""
        with self._lock:
            self._put(CLEAR)
            self._above, self._free = None, 0

    def close(self) -> None:
        """Leave the cursor on an empty row for the next program."""
        if not self.can_paint:
            return
        with self._lock:
            if sum(piece.after for piece in self._waiting) > BEHIND:
                self._catch_up()
            while self._waiting:
                self._sleep(self._waiting[0].after)
                self._go_on()
            if unseen := self._until_seen():
                self._sleep(unseen)
            self._emit(self._next_row())
            self._above = None

    def _append(self, lines: Sequence[str], rest_on: int) -> None:
        """Write lines below what is there and leave the cursor where it shall rest."""
        columns, height = _size()
        rows = wrapped(lines, columns)
        rest = self.rest()
        if self.is_ending and rest is not Rest.PAGE:
            # Moving the cursor later would make Fenrir interrupt the last words.
            rest = Rest.BELOW
        if rest in (Rest.END, Rest.PAGE):
            rows[-1:] = [self._no_echo(rows[-1])]
        if rest is Rest.PAGE and self._is_full(len(rows), columns, height):
            self._turn_page(rows)
            self._page, self._free = (columns, height), height - len(rows)
            self._above = 0
        else:
            below = min(len(wrapped(lines[rest_on:], columns)), height) - 1
            above, last = {
                Rest.BELOW: (None, "\n"),
                Rest.END: (0, ""),
                Rest.PAGE: (0, ""),
                Rest.START: (below, "\r" + _up(below)),
            }[rest]
            # These rows are joined to the delayed ones and read with them.
            after = 0.0 if self._waiting else self._until_seen()
            self._put(self._next_row() + "\n".join(rows) + last, after)
            self._free -= len(rows)
            self._above = above
        self._is_read = rest is Rest.PAGE
        if not self._waiting:
            self._note_time()
        self._typing = False

    def _next_row(self) -> str:
        """Return the text that moves the cursor from its resting place to an empty row."""
        return "" if self._above is None else _down(self._above) + "\n"

    def _no_echo(self, row: str) -> str:
        """Return the row, followed by a space if Fenrir would take it for the echo of a key.

        It does if the cursor moves sideways by as many columns as there are new characters, and
        counts a space after every row.
        """
        if abs(self._column - len(row)) == len(row) + 1:
            row += " "
        self._column = len(row)
        return row

    def _until_seen(self) -> float:
        return max(0.0, self._seen_at - self._clock())

    def _is_full(self, rows: int, columns: int, height: int) -> bool:
        if rows > self._free or self._page != (columns, height):
            return True
        scarce = self._free <= height // RESERVE
        return scarce and self._last_key not in LINE_KEYS | CARET_KEYS

    def _turn_page(self, rows: Sequence[str]) -> None:
        """Begin a page, so that Orca reads what is on it and nothing else."""
        # After these keys Orca reads the row of the cursor as soon as it moves.
        at_once = rows[:1] if self._last_key in LINE_KEYS else []
        self._put(CLEAR + "".join(at_once), GAP if self._waiting else self._until_seen())
        later = rows[len(at_once) :]
        if later:
            self._put("\n" * len(at_once) + "\n".join(later), TURN)

    def _put(self, text: str, after: float = 0.0) -> None:
        """Write text once earlier text has been written and a pause of `after` seconds is over."""
        if not text:
            return
        with self._lock:
            if not self._waiting and not after:
                self._emit(text)
                return
            self._waiting.append(_Later(after, text))
            if len(self._waiting) == 1:
                self._later(after, self._go_on)

    def _go_on(self) -> None:
        """Write what has waited long enough, up to the next pause."""
        with self._lock:
            ready = list(islice(self._waiting, 1))
            ready += takewhile(lambda piece: not piece.after, islice(self._waiting, 1, None))
            for _ in ready:
                self._waiting.popleft()
            if self._waiting:
                self._later(self._waiting[0].after, self._go_on)
            if ready:
                self._emit("".join(piece.text for piece in ready))
                self._note_time()

    def _catch_up(self) -> None:
        """Write what waits without its pauses."""
        self._emit("".join(piece.text for piece in self._waiting))
        self._waiting.clear()
        self._note_time()

    def _note_time(self) -> None:
        """Estimate when Orca will have read what was just written."""
        self._seen_at = self._clock() + GAP if self._is_read else 0.0

    def _emit(self, text: str) -> None:
        if self._stream is None or not text:
            return
        try:
            self._stream.write(text)
            self._stream.flush()
        except UnicodeEncodeError:
            encoding = self._stream.encoding or "ascii"
            self._stream.write(text.encode(encoding, NEAREST).decode(encoding))
            self._stream.flush()
        except (OSError, ValueError):
            # The terminal is gone; the game itself is on disk.
            pass


def _size() -> tuple[int, int]:
    """Return columns and rows of the terminal."""
    import shutil  # slow to import, and not needed before the first line

    return shutil.get_terminal_size()


def _up(rows: int) -> str:
    return f"\x1b[{rows}A" if rows else ""


def _down(rows: int) -> str:
    return f"\x1b[{rows}B" if rows else ""


def wrapped(lines: Iterable[str], columns: int) -> list[str]:
    """Break lines between words into rows of the screen."""
    import textwrap  # a pipe has no rows

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

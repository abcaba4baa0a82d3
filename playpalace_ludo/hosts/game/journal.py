"""The file of a running game: a snapshot, and every turn since then.

The first line is JSON: the table, and the game as the host would save it. Each further line is a
turn of the record. A later line for the same turn replaces an earlier one, as does the first turn
after an undo. Adding a turn takes a few microseconds of a tick; a thread writes it, and another one
waits for the disk.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import re
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.record import SEPARATOR
from playpalace_ludo.files import Flusher, ThreadFlusher, write_whole
from playpalace_ludo.hosts import LOG_NAME

LOG = logging.getLogger(LOG_NAME)

FORM = 1
SUFFIX = ".game"


class Journal:
    """The file of one game, deleted once the game is over or saved by the host."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_behind = True
        """Whether a new snapshot is needed before turns can be added."""
        self._ended = False
        self._lock = threading.Lock()

    def begin(self, table: Mapping[str, Any], game: str) -> None:
        """Write a snapshot."""
        self.is_behind = False
        _WRITER.write(self, _first(table, game), whole=True)

    def begin_now(self, table: Mapping[str, Any], game: str) -> None:
        """Write a snapshot at once."""
        self.is_behind = False
        self.write_now(_first(table, game), whole=True)

    def add(self, turns: Iterable[str]) -> None:
        _WRITER.write(self, "".join(f"{turn}\n" for turn in turns), whole=False)

    def end(self) -> None:
        """Delete the file at once; pending writes are discarded."""
        with self._lock:
            self._ended = True
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)

    def leave(self) -> None:
        """Leave the file as it is; pending writes are discarded."""
        with self._lock:
            self._ended = True

    def write_now(self, text: str, *, whole: bool) -> None:
        with self._lock:
            if self._ended:
                return
            try:
                if whole:
                    write_whole(self.path, text, flush=False)
                else:
                    _append(self.path, text)
            except OSError as error:
                if not self.is_behind:
                    LOG.error("Ludo Plus: %s cannot keep a running game: %s", self.path, error)
                self.is_behind = True
                return
        _flush(self.path)


def _flush(path: Path) -> None:
    """Flush a journal to the disk without waiting; a failure is logged."""
    FLUSHER.flush(path)
    try:
        FLUSHER.settle(0.0)
    except OSError as error:
        LOG.error("Ludo Plus: a power cut would lose running games: %s", error)


def _append(path: Path, text: str) -> None:
    # Never create the file here: its first line would be missing.
    handle = os.open(path, os.O_WRONLY | os.O_APPEND)
    try:
        os.write(handle, text.encode("utf-8"))
    finally:
        os.close(handle)


class _Writer:
    """One background thread that writes for all tables."""

    def __init__(self) -> None:
        self._wanted: queue.SimpleQueue[tuple[Journal, str, bool]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def write(self, journal: Journal, text: str, *, whole: bool) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._work, name="ludo-plus", daemon=True)
            self._thread.start()
        self._wanted.put((journal, text, whole))

    def _work(self) -> None:
        while True:
            journal, text, whole = self._wanted.get()
            journal.write_now(text, whole=whole)


_WRITER = _Writer()
FLUSHER: Flusher = ThreadFlusher(rest=1.0)
"""Flushes all journals to the disk at most once a second: a server has many, and one disk."""


def _first(table: Mapping[str, Any], game: str) -> str:
    return json.dumps({"journal": FORM, "table": table, "game": game}, ensure_ascii=False) + "\n"


class Entry(NamedTuple):
    """The content of a journal."""

    table: dict[str, Any]
    game: str
    turns: list[str]
    is_cut: bool
    """Whether its last line is incomplete."""


def read(path: Path) -> Entry:
    """Read a journal; raise RecordError if not even its first line can be read."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
        first, *lines = text.split("\n")
        found = json.loads(first)
        table, game = dict(found["table"]), str(found["game"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise RecordError("save-damaged", reason=str(error)) from error
    return Entry(table, game, [line for line in lines[:-1] if line], is_cut=lines[-1:] != [""])


FALLEN = re.compile(r"^fallen = \d+\n?", re.MULTILINE)
"""Matches the line of a save that counts the dice so far."""


def with_turns(record: str, turns: Iterable[str]) -> str:
    """Return a record with further turns appended."""
    head, mark, body = record.partition(f"\n{SEPARATOR}\n")
    # The count predates these turns; without it, the reader counts the dice.
    head = FALLEN.sub("", head)
    lines = [line for line in body.split("\n") if line and not line.startswith("=")]
    for turn in turns:
        number = _number(turn)
        while lines and _number(lines[-1]) >= number:
            lines.pop()
        lines.append(turn)
    return head + mark + "".join(f"{line}\n" for line in lines)


def _number(turn: str) -> int:
    number = turn.partition(".")[0]
    if not number.isdecimal():
        raise RecordError("save-damaged", reason=turn[:40])
    return int(number)

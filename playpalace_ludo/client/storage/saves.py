"""Saved games: one record file per game, complete after every action, so a crash loses nothing."""

import contextlib
import errno
import os
from datetime import datetime
from pathlib import Path

from playpalace_ludo.client.storage.growing import (
    GrowingFile,
    NotAsLeft,
    last_whole,
    never_arrived,
    new_flusher,
)
from playpalace_ludo.client.storage.rule_files import RuleFiles
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.record import MOST_CHARACTERS
from playpalace_ludo.files import (
    Flusher,
    Unreadable,
    holds_any,
    newest,
    read_bytes,
    set_aside,
    sweep,
    write_whole,
)

SUFFIX = ".ludo"


class Save:
    """The file of the game being played; `text` is its content, empty for a new game."""

    def __init__(self, path: Path, finished: Path, flusher: Flusher, text: str = "") -> None:
        self.parted = False
        """Another window continued the game, so this one was given a file of its own."""
        self._finished = finished
        self._flusher = flusher
        self._file = GrowingFile(path, flusher, text, is_record=True)

    @property
    def path(self) -> Path:
        return self._file.path

    def write(self, text: str) -> None:
        """Write `text` as the whole game so far; on OSError the old text remains."""
        if len(text) > MOST_CHARACTERS:  # it could not be read again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        try:
            self._file.write(text)
        except NotAsLeft:  # a lock would tell sooner, but a killed program would leave it behind
            self.parted = self._file.text != ""
            self._file = GrowingFile(unused(self.path.parent, self.path.stem), self._flusher)
            self._file.write(text)

    def holds(self, text: str) -> bool:
        """Tell whether the file holds all of this game."""
        try:
            return last_whole(read_bytes(self.path)).startswith(text[:-1].encode("utf-8"))
        except Unreadable:
            return False

    def make_last(self, patience: float | None) -> bool:
        """Tell whether the disk has the game, as `Flusher.settle` does; raise OSError."""
        return self._file.make_last(patience)

    def finish(self) -> None:
        """Move the file to the finished games, where it can be replayed."""
        self._finished.mkdir(parents=True, exist_ok=True)
        self._file.move(unused(self._finished, self.path.stem))


class Saves:
    """The folders of unfinished and finished games."""

    def __init__(self, root: Path, flusher: Flusher | None = None, *, lasts: bool = True) -> None:
        self.root = root
        self.lasts = lasts
        """Whether the folder outlives the program."""
        self._games = root / "games"
        self.finished_folder = root / "finished"
        self.received_folder = root / "from-servers"
        self.rule_files = RuleFiles(root)
        """Finds the rules of these games."""
        self.flusher: Flusher = flusher or new_flusher()
        records = (self._games, self.finished_folder, self.received_folder)
        for folder in (*records, root / "exports", root / "faults"):
            sweep(folder, r".+\.(ludo|txt)")

    def settle(self, patience: float) -> None:
        """Wait up to `patience` seconds for a slow disk, after which all files are tidy."""
        with contextlib.suppress(OSError):
            self.flusher.settle(patience)
            self.flusher.linger()

    def new(self, variant: str) -> Save:
        return self.open(unused(self._games, _stem(variant)))

    def open(self, path: Path, text: str = "") -> Save:
        return Save(path, self.finished_folder, self.flusher, text)

    def unfinished(self) -> list[Path]:
        """List unfinished games, newest first."""
        return _there(self._games)

    def finished(self) -> list[Path]:
        return _there(self.finished_folder)

    def has_finished(self) -> bool:
        """Tell whether there is a finished game, without looking at all of them."""
        return holds_any(self.finished_folder, SUFFIX)

    def add_finished(self, variant: str, text: str) -> None:
        """Save the record of a game played elsewhere among the finished ones."""
        write_whole(unused(self.finished_folder, _stem(variant)), text, flush=True)

    def add_unfinished(self, variant: str, text: str) -> None:
        """Save the record of a game begun elsewhere among those that can be continued."""
        write_whole(unused(self._games, _stem(variant)), text, flush=True)

    def received(self) -> list[Path]:
        """List the records that servers sent, newest first."""
        return _there(self.received_folder)

    def add_received(self, variant: str, text: str) -> None:
        """Save the record of a game that a server sent."""
        write_whole(unused(self.received_folder, _stem(variant)), text, flush=True)

    def read(self, path: Path) -> str:
        return read_record(path)

    def set_aside(self, path: Path) -> Path:
        return set_aside(path)

    def report(self, text: str) -> Path:
        """Write a crash report, if the disk allows; return its path."""
        path = unused(self.root / "faults", _stem(), ".txt")
        with contextlib.suppress(OSError):
            write_whole(path, text, flush=False)
        return path

    def remove(self, path: Path) -> None:
        """Move a game to the folder `removed`, from where it can be restored by hand."""
        target = self.root / "removed"
        target.mkdir(parents=True, exist_ok=True)
        os.replace(path, unused(target, path.stem))


def _there(folder: Path) -> list[Path]:
    return [path for path in newest(folder, SUFFIX) if not never_arrived(path)]


def read_record(path: Path) -> str:
    """Read a game's file; raise InputError."""
    raw = last_whole(read_bytes(path))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError("not-utf8", line=raw[: error.start].count(b"\n") + 1) from None


def _stem(*words: str) -> str:
    """Return a readable file name from the game and the time it began."""
    return "-".join((f"{datetime.now():%Y-%m-%d-%H%M%S}", *words))


def unused(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return a path in the folder where there is no file yet."""
    path, number = folder / f"{stem}{suffix}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{suffix}", number + 1
    return path

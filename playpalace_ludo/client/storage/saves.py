"""Saved games: one record file per game, complete after every action, so a crash loses nothing."""

import contextlib
import errno
import os
from datetime import datetime
from pathlib import Path

from playpalace_ludo import machine
from playpalace_ludo.client.storage.rule_files import RuleFiles
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.record import MOST_CHARACTERS
from playpalace_ludo.files import (
    FlushAtOnce,
    Flusher,
    NotAsLeft,
    Unreadable,
    extend,
    make_last,
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
        self.path = path
        self.parted = False
        """Another window continued the game, so this one was given a file of its own."""
        self._finished = finished
        self._flusher = flusher
        self._text = text

    def write(self, text: str) -> None:
        """Write `text` as the whole game so far; on OSError the old text remains."""
        if len(text) > MOST_CHARACTERS:  # it could not be read again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        # A power cut loses at most the last action: the one before has been flushed by now.
        lasting = self._flusher.settle()
        try:
            extended = lasting and extend(self.path, self._text, text)
        except NotAsLeft:  # a lock would tell sooner, but a killed program would leave it behind
            self.path, extended = _unused(self.path.parent, self.path.stem), False
            self.parted = self._text != ""
        if not extended:
            # The old file is replaced only once the new one is on the disk.
            write_whole(self.path, text, flush=True)
        self._text = text
        if extended:
            self._flusher.flush(self.path)

    def holds(self, text: str) -> bool:
        """Tell whether the file holds all of this game."""
        try:
            return read_bytes(self.path).startswith(text[:-1].encode("utf-8"))
        except Unreadable:
            return False

    def make_last(self) -> None:
        """Flush the file to the disk; raise OSError."""
        make_last(self.path)

    def finish(self) -> None:
        """Move the file to the finished games, where it can be replayed."""
        self._finished.mkdir(parents=True, exist_ok=True)
        target = _unused(self._finished, self.path.stem)
        os.replace(self.path, target)
        self.path = target
        self._flusher.flush(target)


class Saves:
    """The folders of unfinished and finished games."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._games = root / "games"
        self._finished = root / "finished"
        self._flusher = Flusher() if machine.HAS_THREADS else FlushAtOnce()
        self.rule_files = RuleFiles(root)
        """Finds the rules of these games."""
        for folder in (self._games, self._finished, root / "exports", root / "faults"):
            sweep(folder, r".+\.(ludo|txt)")

    def new(self, variant: str) -> Save:
        return self.open(_unused(self._games, _stem(variant)))

    def open(self, path: Path, text: str = "") -> Save:
        return Save(path, self._finished, self._flusher, text)

    def unfinished(self) -> list[Path]:
        """List unfinished games, newest first."""
        return newest(self._games, SUFFIX)

    def finished(self) -> list[Path]:
        return newest(self._finished, SUFFIX)

    def add_finished(self, variant: str, text: str) -> None:
        """Save the record of a game played elsewhere among the finished ones."""
        write_whole(_unused(self._finished, _stem(variant)), text, flush=True)

    def read(self, path: Path) -> str:
        return read_record(path)

    def set_aside(self, path: Path) -> Path:
        return set_aside(path)

    def report(self, text: str) -> Path:
        """Write a crash report, if the disk allows; return its path."""
        path = _unused(self.root / "faults", _stem(), ".txt")
        with contextlib.suppress(OSError):
            write_whole(path, text, flush=False)
        return path

    def remove(self, path: Path) -> None:
        """Move a game to the folder `removed`, from where it can be restored by hand."""
        target = self.root / "removed"
        target.mkdir(parents=True, exist_ok=True)
        os.replace(path, _unused(target, path.stem))

    def export(self, stem: str, texts: dict[str, str]) -> list[Path]:
        """Write each text to a file with its suffix, to give away; return the paths."""
        paths = []
        for suffix, text in texts.items():
            path = _unused(self.root / "exports", stem, suffix)
            write_whole(path, text, flush=True)
            paths.append(path)
        return paths


def read_record(path: Path) -> str:
    """Read a game's file; raise InputError."""
    raw = read_bytes(path)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError("not-utf8", line=raw[: error.start].count(b"\n") + 1) from None


def _stem(*words: str) -> str:
    """Return a file name for people: what the game is, and when it began."""
    return "-".join((f"{datetime.now():%Y-%m-%d-%H%M%S}", *words))


def _unused(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    path, number = folder / f"{stem}{suffix}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{suffix}", number + 1
    return path

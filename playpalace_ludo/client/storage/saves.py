"""Games on disk: one record per game, whole at every moment, so that a crash loses none."""

import contextlib
import errno
import os
from datetime import datetime
from pathlib import Path

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.record import MOST_CHARACTERS
from playpalace_ludo.files import (
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
    """The file of the game being played; `text` is what stands in it, nothing for a new game."""

    def __init__(self, path: Path, finished: Path, flusher: Flusher, text: str = "") -> None:
        self.path = path
        self.parted = False
        """Another window went on with the game, so ours has got a file of its own."""
        self._finished = finished
        self._flusher = flusher
        self._text = text

    def write(self, text: str) -> None:
        """Keep `text` as the whole game so far; raise OSError, and then the old text stands."""
        if len(text) > MOST_CHARACTERS:  # nobody could read it again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        # A power cut takes the last action at most: the one before is on the disk by now.
        lasting = self._flusher.settle()
        try:
            extended = lasting and extend(self.path, self._text, text)
        except NotAsLeft:  # no lock tells it sooner, since a killed program would leave that
            self.path, extended = _unused(self.path.parent, self.path.stem), False
            self.parted = self._text != ""
        if not extended:
            # What is on the disk is not given up before the new text is there as well.
            write_whole(self.path, text, flush=True)
        self._text = text
        if extended:
            self._flusher.flush(self.path)

    def holds(self, text: str) -> bool:
        """Tell whether all of this game is in its file."""
        try:
            return read_bytes(self.path).startswith(text[:-1].encode("utf-8"))
        except Unreadable:
            return False

    def make_last(self) -> None:
        """Wait until the disk has the game; raise OSError if it never will."""
        make_last(self.path)

    def finish(self) -> None:
        """Put the game among the finished ones, where it can be replayed."""
        self._finished.mkdir(parents=True, exist_ok=True)
        target = _unused(self._finished, self.path.stem)
        os.replace(self.path, target)
        self.path = target
        self._flusher.flush(target)


class Saves:
    """The folder of unfinished games and that of finished ones."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._games = root / "games"
        self._finished = root / "finished"
        self._flusher = Flusher()
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
        """Put the record of a game that was played elsewhere among the finished ones."""
        write_whole(_unused(self._finished, _stem(variant)), text, flush=True)

    def read(self, path: Path) -> str:
        return read_record(path)

    def set_aside(self, path: Path) -> Path:
        return set_aside(path)

    def report(self, text: str) -> Path:
        """Keep a report of a fault, as far as the disk lets us; return where."""
        path = _unused(self.root / "faults", _stem(), ".txt")
        with contextlib.suppress(OSError):
            write_whole(path, text, flush=False)
        return path

    def remove(self, path: Path) -> None:
        """Take a game off the lists; the file is only moved, so it can be had back."""
        target = self.root / "removed"
        target.mkdir(parents=True, exist_ok=True)
        os.replace(path, _unused(target, path.stem))

    def export(self, stem: str, texts: dict[str, str]) -> list[Path]:
        """Write copies to give away, each text with its suffix; return the paths."""
        paths = []
        for suffix, text in texts.items():
            path = _unused(self.root / "exports", stem, suffix)
            write_whole(path, text, flush=True)
            paths.append(path)
        return paths


def read_record(path: Path) -> str:
    """Read a game's file as it stands; raise InputError."""
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

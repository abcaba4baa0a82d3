"""Append-only files: written without waiting for the disk, which a thread does.

A text that does not continue the old one is appended, too, with its length and checksum. So a kill
loses nothing, and after a power cut the file holds the old text or the new one. Once all is on the
disk, the thread reduces the file to the newest text.
"""

import contextlib
import errno
import os
import re
import threading
import zlib
from io import RawIOBase
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import machine
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.files import (
    MOST_BYTES,
    FlushAtOnce,
    Flusher,
    ThreadFlusher,
    Unreadable,
    as_text,
    make_last,
    patiently,
    read_bytes,
    write_bytes,
)

AGAIN = b"\x1e"
"""Marks a text that replaces all before it, if length and checksum hold; not allowed in TOML."""
LAST_PATIENCE = 3.0
"""Seconds that the program waits for a slow disk when it ends."""
_HEAD = re.compile(rb"(\d{1,8}) ([0-9a-f]{8})")
_changing = threading.RLock()
"""Held while a file is changed, so that tidying it up loses no concurrent additions."""


class NotAsLeft(Exception):
    """Raised when another program has written to the file."""


def last_whole(raw: bytes) -> bytes:
    """Return the newest text of a file, skipping one that a power cut has damaged."""
    first, *later = raw.split(AGAIN)
    for part in reversed(later):
        head, _, text = part.partition(b"\n")
        if (found := _HEAD.fullmatch(head)) and found[2] == _checksum(text[: int(found[1])]):
            size = int(found[1])
            # The byte behind it is overwritten as the text grows; a cut may leave it unwritten.
            return text[:size] + b"\n" if text[size : size + 1] == b"\0" else text
    return first


def _again(data: bytes) -> bytes:
    """Return the bytes that make `data` the newest text; its last byte will be overwritten."""
    return AGAIN + b"%d %b\n" % (len(data) - 1, _checksum(data[:-1])) + data


def _checksum(data: bytes) -> bytes:
    return b"%08x" % zlib.crc32(data)


def never_arrived(path: Path) -> bool:
    """Tell whether a power cut came before the first text of a file was on the disk."""
    lost = (b"", b"\0")
    try:
        with path.open("rb") as file:
            first = file.read(1)
        return first in lost or (first == AGAIN and last_whole(read_bytes(path))[:1] in lost)
    except (OSError, Unreadable):
        return False


def new_flusher() -> Flusher:
    """Return a flusher that puts growing files on the disk and tidies them up."""
    kind = ThreadFlusher if machine.HAS_THREADS else FlushAtOnce
    return kind(tidy_up_if_possible)


def at_once() -> Flusher:
    """Return a flusher that waits for the disk before anything continues, for commands."""
    return FlushAtOnce(tidy_up_if_possible)


def read_newest(path: Path, most: int = MOST_BYTES) -> str:
    """Read the newest text of a file; raise Unreadable or InputError."""
    return as_text(newest_text(read_bytes(path, most)))


def newest_text(raw: bytes) -> bytes:
    """Return the newest text of a file other than a record, which ends where the text does.

    A power cut may leave zeros after it, in place of a text that never arrived.
    """
    whole = last_whole(raw)
    return whole.rstrip(b"\0") or whole


def write_newest(path: Path, text: str, flusher: Flusher) -> None:
    """Make this the newest text of a file, without waiting for the disk; raise OSError."""
    try:
        GrowingFile(path, flusher, read_newest(path) if path.exists() else "").write(text)
    except (NotAsLeft, InputError):
        GrowingFile(path, flusher).replace(text)


class GrowingFile:
    """A file and its newest text, which is empty where there is no file yet."""

    def __init__(
        self, path: Path, flusher: Flusher, text: str = "", *, is_record: bool = False
    ) -> None:
        """Take the file; a record's last line may be cut off, other texts are all or nothing."""
        self.path = path
        self.text = text
        self._flusher = flusher
        self._is_record = is_record
        self._is_wanted = False
        """Whether it has been queued for the disk."""
        self._left: FileMark | None = None
        """The file as our last write left it, if it ended with the text."""

    def write(self, text: str) -> None:
        """Bring the file to this text; raise NotAsLeft or OSError, leaving the old text."""
        if not self._was_taken():  # the disk may hold less than the file says
            self.replace(text)
        else:
            grows = self._add(text.encode("utf-8"))
            self.text = text
            self._flush()
            if not grows:  # others may look into the file: better it is tidy
                self._flusher.linger()

    def replace(self, text: str) -> None:
        """Replace whatever is in the file by this text, and wait for the disk."""
        with _changing:
            write_bytes(self.path, text.encode("utf-8"), flush=True)
        self.text = text
        self._flush()

    def move(self, target: Path) -> None:
        with _changing:
            os.replace(self.path, target)
        self.path = target
        self._flush()

    def _flush(self) -> None:
        self._is_wanted = True
        self._flusher.flush(self.path)

    def make_last(self, patience: float | None) -> bool:
        """Tell whether the disk has the file, as `Flusher.settle` does; raise OSError."""
        if not self._was_taken():
            self.replace(self.text)
        if not self._is_wanted:  # whoever wrote it may have been killed since
            self._flush()
        is_there = self._flusher.settle(patience)
        self._flusher.linger()
        return is_there

    def _was_taken(self) -> bool:
        """Tell whether the disk has accepted everything written before."""
        try:
            self._flusher.settle()
        except OSError:
            return False
        return True

    def _add(self, data: bytes) -> bool:
        """Append the new part, which is safe for the old one; False if more than the end is new."""
        known = self.text.encode("utf-8")
        with _changing:
            try:
                stream = patiently(lambda: self.path.open("r+b", buffering=0))
            except FileNotFoundError:
                write_bytes(self.path, _again(data), flush=False)
                return False
            with stream:
                if self._left == _mark(stream) and self._goes_on(known, data):
                    self._append(stream, data[len(known) - 1 :])
                    return True
                old = stream.read()
                if last_whole(old) != known:
                    raise NotAsLeft
                # A text ends its last line: one that does not was cut off.
                grows = (
                    self._is_record
                    and old.endswith(known)
                    and known[-1:] == b"\n"
                    and data.startswith(known[:-1])
                )
                added = data[len(known) - 1 :] if grows else _again(data)
                at = len(old) - grows
                if at + len(added) <= MOST_BYTES:
                    stream.seek(at)
                    if stream.write(added) < len(added):
                        stream.seek(at)
                        stream.write(old[at:])
                        stream.truncate(len(old))
                        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                    self._left = _mark(stream) if grows and data[-1:] == b"\n" else None
                    return grows
        self.replace(data.decode("utf-8"))
        return False

    def _goes_on(self, known: bytes, data: bytes) -> bool:
        """Tell whether the text only got longer, and the file not too long."""
        size = self._left.size if self._left is not None else MOST_BYTES
        return data.startswith(known[:-1]) and size + len(data) - len(known) <= MOST_BYTES

    def _append(self, stream: RawIOBase, added: bytes) -> None:
        """Overwrite the last line end of a file untouched since our last write, without reading."""
        assert self._left is not None
        size, self._left = self._left.size, None
        stream.seek(size - 1)
        if (stream.write(added) or 0) < len(added):
            stream.seek(size - 1)
            stream.write(b"\n")
            stream.truncate(size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if added[-1:] == b"\n":
            self._left = _mark(stream)


class FileMark(NamedTuple):
    """Identity and state of a file, to detect whether it is the same and untouched."""

    inode: int
    size: int
    changed: int


def _mark(stream: RawIOBase) -> FileMark:
    found = os.fstat(stream.fileno())
    return FileMark(found.st_ino, found.st_size, found.st_mtime_ns)


def tidy_up_if_possible(path: Path) -> None:
    with contextlib.suppress(OSError, Unreadable):  # what is there lasts already
        tidy_up(path)


def tidy_up(path: Path) -> None:
    """Reduce a file to its newest text, unless it has grown meanwhile; raise OSError."""
    raw = read_bytes(path)
    if AGAIN not in raw:
        return
    new = path.with_name(f".{path.name}-{TIDIED}")
    try:
        write_bytes(new, last_whole(raw), flush=True)
        with _changing:
            if read_bytes(path) == raw:
                patiently(lambda: os.replace(new, os.path.realpath(path)))
    finally:
        new.unlink(missing_ok=True)
    make_last(path)


TIDIED = "tidied_1"
"""Part of the temporary file's name, by which `files.sweep` finds one left behind."""

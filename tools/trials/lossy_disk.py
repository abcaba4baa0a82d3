"""A simulated disk that loses unflushed data at a power cut.

Between two relevant calls (a flush, a rename, a removal) a folder is scanned, and its changes are
noted as writes of data and changes of names. A flush makes those of one file or folder permanent.
At the cut the rest is kept, dropped, truncated or left as zeros, piece by piece and in any order,
as file systems do.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple


class PowerCut(BaseException):
    """The power is off; no exception handler runs any more."""


class Write(NamedTuple):
    """Data put into a file from an offset on, which then ends at `size`."""

    file: int
    offset: int
    data: bytes
    size: int

    def apply(self, names: dict[Path, int], data: dict[int, bytes]) -> None:
        old = data.get(self.file, b"").ljust(self.offset, b"\0")
        end = self.offset + len(self.data)
        data[self.file] = (old[: self.offset] + self.data + old[end:])[: self.size]


class Renaming(NamedTuple):
    """Names that changed at once, each with its file or none."""

    names: tuple[tuple[Path, int | None], ...]

    def apply(self, names: dict[Path, int], data: dict[int, bytes]) -> None:
        for path, number in self.names:
            if number is None:
                names.pop(path, None)
            else:
                names[path] = number


@dataclass
class LossyDisk:
    folder: Path
    cut_at: int
    """The call during which the power goes."""
    calls: int = 0
    off: bool = False
    names: dict[Path, int] = field(default_factory=dict)
    data: dict[int, bytes] = field(default_factory=dict)
    """The flushed content."""
    pending: list[Write | Renaming] = field(default_factory=list)
    _seen_names: dict[Path, int] = field(default_factory=dict)
    _seen_data: dict[int, bytes] = field(default_factory=dict)
    _files: dict[int, int] = field(default_factory=dict)
    """The system gives the numbers of removed files to new ones; ours are never used again."""
    _main: int = field(default_factory=threading.get_ident)
    _strangers: frozenset[int | None] = field(
        default_factory=lambda: frozenset(thread.ident for thread in threading.enumerate())
    )
    """Threads that were there before: their files are none of ours."""
    _awake: threading.Event = field(default_factory=threading.Event)
    """Set while calls of other threads are carried out."""

    def work(self, is_idle: Callable[[], bool]) -> None:
        """Carry out the calls other threads wait for; until then the disk is slow."""
        self._awake.set()
        while not (self.off or is_idle()):
            time.sleep(0.0002)
        self._awake.clear()
        if self.off:
            raise PowerCut

    def switch_off(self) -> None:
        """End the threads that wait, and all that come."""
        self.off = True
        self._awake.set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Intercept flushes, renames and removals of the program."""
        real = {name: getattr(os, name) for name in ("fsync", "replace", "unlink")}
        try:
            os.fsync = self._watched(real["fsync"], self._flushed)
            os.replace = self._watched(real["replace"])
            os.unlink = self._watched(real["unlink"])
            yield
        finally:
            for name, call in real.items():
                setattr(os, name, call)

    def _watched(self, call: Callable[..., Any], then: Callable[[int], None] | None = None) -> Any:
        def watched(*arguments: Any, **how: Any) -> Any:
            if (thread := threading.get_ident()) != self._main:
                if thread in self._strangers:
                    return call(*arguments, **how)
                self._awake.wait()
            if self.off:  # what a program does to tidy up after an exception does not happen
                raise PowerCut
            self.look()
            self.calls += 1
            if self.calls == self.cut_at:
                self.off = True
                raise PowerCut
            result = call(*arguments, **how)
            self.look()
            if then is not None:
                then(arguments[0])
            return result

        return watched

    def look(self) -> None:
        """Record changes since the last check."""
        names, data = {}, {}
        for path in sorted(self.folder.rglob("*")):
            if path.is_file():
                number = self._number(path.stat().st_ino)
                names[path] = number
                data[number] = path.read_bytes()
        gone = {number for number in self._seen_data if number not in data}
        self._files = {system: ours for system, ours in self._files.items() if ours not in gone}
        for number, content in data.items():
            old = self._seen_data.get(number, b"")
            if content != old:
                same = _common(old, content)
                self.pending.append(Write(number, same, content[same:], len(content)))
        changed = [(path, number) for path, number in names.items() if self._known(path) != number]
        lost = [(path, None) for path in self._seen_names if path not in names]
        if changed or lost:
            self.pending.append(Renaming((*lost, *changed)))
        self._seen_names, self._seen_data = names, data

    def _number(self, system: int) -> int:
        return self._files.setdefault(system, len(self.data) + len(self.pending) + system * 10**6)

    def _known(self, path: Path) -> int | None:
        return self._seen_names.get(path)

    def _flushed(self, handle: int) -> None:
        """Make flushed data permanent: a file's content, or the names in a folder."""
        flushed = os.fstat(handle).st_ino
        folders = {path.stat().st_ino: path for path in (self.folder, *self.folder.rglob("*"))}
        place = folders.get(flushed)
        for piece in list(self.pending):
            if isinstance(piece, Write):
                lasts = piece.file == self._files.get(flushed)
            else:
                lasts = any(path.parent == place for path, _ in piece.names)
            if lasts:
                piece.apply(self.names, self.data)
                self.pending.remove(piece)

    def image(self, rng: Random, target: Path) -> None:
        """Write the content after the cut, with unflushed changes kept at random."""
        image(rng, self.folder, target, self.names, self.data, self.pending, torn=True)


def image(
    rng: Random,
    folder: Path,
    target: Path,
    names: Mapping[Path, int],
    data: Mapping[int, bytes],
    pending: Sequence[Write | Renaming],
    *,
    torn: bool,
) -> None:
    """Write what is left of a folder, with pending changes kept, lost or, if wanted, torn."""
    left_names, left_data = dict(names), dict(data)
    for piece in pending:
        if rng.random() < 0.5:
            if torn and isinstance(piece, Write):
                piece = _torn(piece, left_data.get(piece.file, b""), rng)
            piece.apply(left_names, left_data)
    target.mkdir(parents=True)
    for path, number in left_names.items():
        left = target / path.relative_to(folder)
        left.parent.mkdir(parents=True, exist_ok=True)
        left.write_bytes(left_data.get(number, b""))


def _torn(piece: Write, old: bytes, rng: Random) -> Write:
    """Keep a write whole, up to some byte, or as room for it that was never filled.

    Where the file had something before, that is still there.
    """
    chance = rng.random()
    if chance < 0.4 or not piece.data:
        return piece
    cut = rng.randrange(len(piece.data))
    kept = piece.data[:cut] + old[piece.offset + cut :]
    if chance >= 0.7:
        kept += bytes(max(0, len(piece.data) - len(kept)))
    return piece._replace(data=kept, size=piece.offset + len(kept))


def _common(old: bytes, new: bytes) -> int:
    """Count the bytes with which both begin."""
    shorter = min(len(old), len(new))
    return next((at for at in range(shorter) if old[at] != new[at]), shorter)

"""Files a step has written, handed to the browser to keep before the player hears of them.

The player's folder is in memory. Python reports every file and database that it opens for writing,
renames or removes to an audit hook, so no folder has to be searched, however many games there are.
"""

from __future__ import annotations

import io
import os
import struct
import sys
import zipfile
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import InputError

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
GROWING = 8
"""Number of growing files remembered, so that only their additions are handed over."""
MOST_FILES, MOST_BYTES = 20_000, 64 * 1024 * 1024
"""Limits of an archive that is restored."""
LONGEST_NAME = 200
"""Most bytes of a file's or folder's name in it."""
ENTRY = b"PK\x01\x02"
"""Signature of an entry in the list of an archive's files."""
MADE = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Compression methods of its files."""
SPOILT = (
    *(zipfile.BadZipFile, zlib.error, EOFError),
    *(NotImplementedError, RuntimeError, ValueError, OSError, OverflowError, struct.error),
)
"""Exceptions from reading a damaged archive."""


class Kept(NamedTuple):
    """A change of one file: its new end from `start` on, or None if it is gone."""

    path: str
    start: int
    data: bytes | None


class FolderWatch:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._touched: dict[str, None] = {}
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._prefix = f"{folder}/"
        sys.addaudithook(self._heard)

    def _heard(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(args[2], int) and args[2] & WRITING:
            self._touch(args[0])
        elif event in ("os.rename", "os.remove", "os.truncate", "sqlite3.connect"):
            for path in args[:2]:
                self._touch(path)

    def _touch(self, path: object) -> None:
        if isinstance(path, str | os.PathLike):
            name = os.fspath(path)
            if isinstance(name, str) and name.startswith(self._prefix):
                self._touched[name] = None

    def changes(self) -> list[Kept]:
        """Return what has changed since the last call."""
        touched, self._touched = [*self._touched], {}
        found = [self._change(name) for name in touched]
        return [one for one in found if one is not None]

    def _change(self, name: str) -> Kept | None:
        path = name.removeprefix(self._prefix)
        try:
            data = Path(name).read_bytes()
        except OSError:
            known = self._known.pop(path, None)
            is_ours = known is not None or not PurePosixPath(path).name.startswith(".")
            return Kept(path, 0, None) if is_ours else None
        before = self._known.pop(path, b"")
        self._known[path] = data
        while len(self._known) > GROWING:
            self._known.popitem(last=False)
        if data == before:
            return None
        start = _common(before, data)
        return Kept(path, start, data[start:])

    def everything(self) -> bytes:
        """Return the whole folder as an archive."""
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(self.folder.rglob("*")):
                if path.is_file():
                    archive.write(path, path.relative_to(self.folder).as_posix())
        return stream.getvalue()

    def take_back(self, data: bytes) -> int:
        """Restore an archive made by `everything`; return its number of files.

        Files of the same name are replaced, others stay. Raises InputError before anything is
        written if it is no such archive.
        """
        try:
            contents = _contents(data)
        except SPOILT:
            raise InputError("not-everything") from None
        if not contents or not self._fits([*contents]):
            raise InputError("not-everything")
        for name, content in contents.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return len(contents)

    def _fits(self, names: Sequence[PurePosixPath]) -> bool:
        """Tell whether all names are inside the folder, and none is a file and a folder at once."""
        parts = [part for name in names for part in name.parts]
        if not all(name.parts for name in names) or {"/", "//", ".."}.intersection(parts):
            return False
        above = {folder for name in names for folder in name.parents}
        return not (
            any(len(os.fsencode(part)) > LONGEST_NAME for part in parts)
            or above.intersection(names)
            or any((self.folder / name).is_dir() for name in names)
            or any((self.folder / folder).is_file() for folder in above)
        )


def _contents(data: bytes) -> dict[PurePosixPath, bytes]:
    """Unpack an archive; return nothing if it is too large or not one of ours."""
    if data.count(ENTRY) > MOST_FILES:
        return {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        size = sum(entry.file_size for entry in entries)
        if size > MOST_BYTES or any(entry.compress_type not in MADE for entry in entries):
            return {}
        return {PurePosixPath(entry.filename): _unpacked(archive, entry) for entry in entries}


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Unpack a file, and no more of it than the archive says that it holds."""
    with archive.open(entry) as stream:
        return stream.read(entry.file_size + 1)


def _common(one: bytes, two: bytes) -> int:
    """Return how many bytes at the beginning are the same."""
    low, high = 0, min(len(one), len(two))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == two[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low

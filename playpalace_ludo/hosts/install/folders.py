"""Folders as handles, so that no link can redirect an operation elsewhere.

A name is looked up once, in a folder that is already open, and links are never followed. Windows
has no such handles; there, names are looked up as paths.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from playpalace_ludo.core.errors import InputError

HANDLES = os.open in os.supports_dir_fd
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
MARK = "about.json"
"""The file that marks a folder as ours; it is written first."""
MOST_BYTES = 1_000_000


class Folder:
    """An open folder; `path` is for messages, and for systems without handles."""

    def __init__(self, path: Path, handle: int | None) -> None:
        self.path = path
        self._handle = handle

    def _at(self, name: str) -> tuple[str, int | None]:
        return (name, self._handle) if HANDLES else (str(self.path / name), None)

    @contextmanager
    def inside(self, name: str) -> Iterator[Folder]:
        """Open a folder in this one; raise OSError if it is a link or no folder."""
        if not HANDLES:
            yield Folder(self.path / name, None)
            return
        handle = os.open(name, _FOLDER, dir_fd=self._handle)
        try:
            yield Folder(self.path / name, handle)
        finally:
            os.close(handle)

    def has(self, name: str) -> bool:
        where, handle = self._at(name)
        return _there(where, handle) is not None

    def mark(self, name: str) -> bytes | None:
        """Return the mark of a folder of ours; None if it has none, or is no folder."""
        try:
            with self.inside(name) as folder:
                return folder.read(MARK)
        except OSError:
            return None

    def read(self, name: str) -> bytes:
        """Read an ordinary file; raise OSError if it is a link or anything else."""
        where, handle = self._at(name)
        with open(os.open(where, _READ, dir_fd=handle), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise FileNotFoundError(where)
            return file.read(MOST_BYTES)

    def make(self, name: str, files: Mapping[str, bytes]) -> None:
        """Make a folder with these files, by path, readable by every account."""
        where, handle = self._at(name)
        os.mkdir(where, 0o755, dir_fd=handle)
        with self.inside(name) as new:
            new._only_just_made()
            for path, data in files.items():
                new._write(path.split("/"), data)

    def _only_just_made(self) -> None:
        """Make sure that nobody has replaced the new folder by another one."""
        if self._handle is None:
            return
        if os.fstat(self._handle).st_uid != os.geteuid() or os.listdir(self._handle):
            raise InputError("host-exchanged", path=str(self.path))
        os.fchmod(self._handle, 0o755)  # whatever the umask says

    def _write(self, path: list[str], data: bytes) -> None:
        first, *rest = path
        where, handle = self._at(first)
        if rest:
            if not self.has(first):
                os.mkdir(where, 0o755, dir_fd=handle)
                with self.inside(first) as new:
                    new._only_just_made()
            with self.inside(first) as folder:
                folder._write(rest, data)
            return
        with open(os.open(where, _NEW, 0o644, dir_fd=handle), "wb") as file:
            if HANDLES:
                os.fchmod(file.fileno(), 0o644)
            file.write(data)

    def rename(self, name: str, new: str) -> None:
        (old_place, handle), (new_place, _) = self._at(name), self._at(new)
        os.rename(old_place, new_place, src_dir_fd=handle, dst_dir_fd=handle)

    def refuse_strangers(self, name: str) -> None:
        """Raise InputError if there is anything of that name that is not ours, even a link."""
        if self.has(name) and self.mark(name) is None:
            raise InputError("host-not-ours", path=str(self.path / name))

    def remove(self, name: str) -> None:
        """Remove a folder of ours with its content; raise InputError if it is not ours."""
        where, handle = self._at(name)
        with suppress(OSError):  # it is empty if installing was interrupted at once
            os.rmdir(where, dir_fd=handle)
        self.refuse_strangers(name)
        if self.has(name):
            shutil.rmtree(where, dir_fd=handle)


def _there(where: str, handle: int | None) -> os.stat_result | None:
    try:
        return os.stat(where, dir_fd=handle, follow_symlinks=False)
    except FileNotFoundError:
        return None


@contextmanager
def opened(path: Path) -> Iterator[Folder]:
    """Open a folder by its path; raise OSError if its last part is a link."""
    if not HANDLES:
        yield Folder(path, None)
        return
    handle = os.open(path, _FOLDER)
    try:
        yield Folder(path, handle)
    finally:
        os.close(handle)

"""File access: bounded reads, atomic writes, and setting broken files aside."""

import contextlib
import errno
import os
import re
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from playpalace_ludo.core.errors import InputError, Problem

T = TypeVar("T")
REASONS = {
    errno.EACCES: Problem("", "system-denied"),
    errno.EPERM: Problem("", "system-denied"),
    errno.EROFS: Problem("", "system-read-only"),
    errno.ENOSPC: Problem("", "system-disk-full"),
    errno.ENOENT: Problem("", "system-not-there"),
    errno.EFBIG: Problem("", "system-too-long"),
    errno.EISDIR: Problem("", "system-a-folder"),
    errno.ENAMETOOLONG: Problem("", "system-long-name"),
    errno.EIO: Problem("", "system-disk-error"),
}
"""The commonest errors, with messages of our own; others keep the system's words."""
IN_USE = 32
WINDOWS_REASONS = {
    IN_USE: Problem("", "system-in-use"),
    33: Problem("", "system-in-use"),
    206: Problem("", "system-path-too-long"),
}
"""Errors that Windows distinguishes and Python's numbers do not."""
NOT_HERE = stat.FILE_ATTRIBUTE_OFFLINE | 0x40000 | 0x400000
"""Attributes of a file whose content OneDrive fetches when it is opened or read."""
HELD = 2.0
"""Seconds a file may be held by a virus scanner, OneDrive or an editor before it is an error."""

MOST_BYTES = 4 * 1024 * 1024
"""Far more than any game record or file of scenarios has; needed because devices never end."""

FOLDER = "LUDO_FOLDER"
"""The environment variable that names one folder for everything a player keeps."""


BROKEN = ".broken-"
"""Part of the name of a file set aside; a number follows."""
LEFT_BEHIND = 600
"""Seconds after which nobody can still be writing a file."""


class Unreadable(InputError):
    """Raised for a file that cannot or must not be read; `reason` says why."""

    @property
    def reason(self) -> Problem:
        reason = self.problem.values["reason"]
        assert isinstance(reason, Problem)
        return reason


def why(error: OSError) -> Problem:
    """Return the system's reason for refusing to read or write a file."""
    its_words = Problem("", "other", {"text": (error.strerror or str(error)).lower()})
    if error.errno in (errno.ENOTDIR, errno.EEXIST) and error.filename is not None:
        return Problem("", "system-no-folder", {"file": str(error.filename)})
    windows = WINDOWS_REASONS.get(getattr(error, "winerror", None) or 0)
    return windows or REASONS.get(error.errno or 0, its_words)


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Read a whole file; raise Unreadable if it is missing, too large, or might block.

    Only ordinary files are read: opening a pipe would wait until somebody writes to it.
    """
    try:
        with open(path, "rb", buffering=0, opener=_open_at_once) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Unreadable("unreadable", reason=Problem("", "not-ordinary"))
            raw = file.read(most + 1)
    except OSError as error:
        far = Problem("", "system-in-cloud")
        reason = far if _is_in_the_cloud(path) else why(error)
        raise Unreadable("unreadable", reason=reason) from None
    except Unreadable:
        raise
    except ValueError:  # a name with a null character in it
        raise Unreadable("unreadable", reason=Problem("", "system-not-there")) from None
    if len(raw) > most:
        large = Problem("", "file-too-large", {"most": most // 1024})
        raise Unreadable("unreadable", reason=large)
    return raw


def _is_in_the_cloud(path: Path) -> bool:
    """Tell whether a file is only a placeholder whose content could not be fetched."""
    try:
        return bool(getattr(os.stat(path), "st_file_attributes", 0) & NOT_HERE)
    except OSError:
        return False


def is_elsewhere(folder: str) -> bool:
    """Tell whether a folder is on another computer, without contacting that computer."""
    return folder.replace("\\", "/").startswith("//")


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without blocking; on Windows, wait for a program that holds it."""

    def act() -> int:
        return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))

    # Windows refuses folders with the same error, permanently.
    return act() if os.path.isdir(path) else patiently(act)


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """Read a whole file of UTF-8 text, with or without a byte order mark."""
    return as_text(read_bytes(path, most))


def as_text(raw: bytes) -> str:
    """Decode a file; raise InputError with the line that is not UTF-8."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not-utf8", line=raw[: error.start].count(b"\n") + 1) from None


def write_whole(path: Path, text: str, *, flush: bool) -> None:
    """Replace `path` by `text`, as `write_bytes` does."""
    write_bytes(path, text.encode("utf-8"), flush=flush)


def write_bytes(path: Path, data: bytes, *, flush: bool) -> None:
    """Replace the content of `path`; a crash leaves the old or the new content, never a part.

    That is enough against a killed program; `flush` also waits for the disk, against power cuts,
    after which some file systems would have an empty file. Links stay: their target is replaced.
    """
    if path.is_symlink():
        path = Path(os.path.realpath(path))
    try:
        handle, name = _new_beside(path)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = _new_beside(path)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            if flush:
                stream.flush()
                os.fsync(stream.fileno())
        _replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if flush:
        _fsync_folder(path.parent)


def _replace(new: str, path: Path) -> None:
    try:
        patiently(lambda: os.replace(new, path))
    except PermissionError as error:
        if os.name == "nt":  # the folder accepted the new file, so the old one is being held
            raise PermissionError(error.errno, error.strerror, str(path), IN_USE) from error
        raise


def patiently(act: Callable[[], T], system: str = os.name) -> T:
    """Do something to a file, retrying on Windows while another program holds it."""
    until = time.monotonic() + HELD
    while True:
        try:
            return act()
        except PermissionError:
            if system != "nt" or time.monotonic() >= until:
                raise
            time.sleep(0.02)


def write_new(path: Path, text: str) -> None:
    """Create a file, whole or not at all; raise FileExistsError if it exists."""
    handle, name = _new_beside(path)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode("utf-8"))
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        _replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _new_beside(path: Path) -> tuple[int, str]:
    import tempfile  # too slow to load before the first word

    return tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)


def sweep(folder: Path, pattern: str) -> None:
    """Remove temporary files in `folder` left by programs that were killed while writing."""
    ours = re.compile(rf"\.{pattern}-[a-z0-9_]{{8}}")
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if ours.fullmatch(entry.name) and time.time() - entry.stat().st_mtime > LEFT_BEHIND:
                os.unlink(entry.path)


def make_last(path: Path) -> None:
    """Wait until the disk has the file in its current state; raise OSError if that fails."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    _fsync_folder(path.parent)


def _fsync_folder(path: Path) -> None:
    if os.name == "nt":  # Windows cannot open folders, and makes renames durable itself
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
            raise  # some file systems cannot sync folders and need not
    finally:
        os.close(handle)


class Flusher(Protocol):
    """Flushes files to the disk, safe from power cuts, without making anybody wait.

    `ThreadFlusher` is the usual one, `FlushAtOnce` the one for platforms without threads.
    """

    is_late: bool
    """Whether, when last asked, more than the latest change was missing on the disk."""
    when_on_time: Callable[[], None]
    """Called, in any thread, once a late disk has caught up."""

    def flush(self, path: Path) -> None:
        """Queue the file in its current state for the disk."""

    def linger(self) -> None:
        """Give a disk that is on time the moment it needs, including follow-up work."""

    def settle(self, patience: float | None = None) -> bool:
        """Tell whether everything is on the disk yet; raise OSError if it refused."""


class ThreadFlusher:
    """Waits for the disk in a thread, since that takes audible milliseconds, or seconds."""

    PATIENCE = 0.1
    """Seconds after a change during which a further one waits for it, unheard by the player."""

    def __init__(self, then: Callable[[Path], None] = lambda path: None, rest: float = 0.0) -> None:
        """Set the work to do on each flushed file, and the seconds of rest for the disk."""
        self.is_late = False
        self.when_on_time: Callable[[], None] = lambda: None
        self._then = then
        self._rest = rest
        self._wanted: set[Path] = set()
        self._change = threading.Condition()
        self._asked = self._done = self._tidied = 0
        self._last = 0.0
        self._failure: OSError | None = None

    def flush(self, path: Path) -> None:
        with self._change:
            if not self._asked:
                threading.Thread(target=self._work, daemon=True).start()
            self._asked += 1
            self._last = time.monotonic()
            self._wanted.add(path)
            self._change.notify_all()

    def settle(self, patience: float | None = None) -> bool:
        """Wait for earlier requests, for `patience` seconds or almost none; see `Flusher`."""
        with self._change:
            done = self._wait(lambda: self._done == self._asked, patience)
            if self._failure is not None:
                refused, self._failure = self._failure, None
                raise refused
            self.is_late = not done
        return done

    def linger(self) -> None:
        with self._change:
            self._wait(lambda: self._tidied == self._asked, None)

    def _wait(self, until: Callable[[], bool], patience: float | None) -> bool:
        if patience is None:
            patience = 0.0 if self.is_late else self._last + self.PATIENCE - time.monotonic()
        return self._change.wait_for(until, max(0.0, patience))

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._wanted)
                asked, paths, self._wanted = self._asked, self._wanted, set()
            lasting = [path for path in sorted(paths) if self._makes_last(path)]
            self._note(asked)
            for path in lasting:
                self._then(path)
            with self._change:
                self._tidied = asked
                self._change.notify_all()
            time.sleep(self._rest)

    def _makes_last(self, path: Path) -> bool:
        try:
            make_last(path)
        except FileNotFoundError:
            return False  # moved or removed meanwhile: its new place is flushed
        except OSError as error:
            self._failure = error
            return False
        return True

    def _note(self, done: int) -> None:
        with self._change:
            self._done = done
            caught_up = self.is_late and self._done == self._asked and self._failure is None
            self.is_late = self.is_late and not caught_up
            self._change.notify_all()
        if caught_up:
            self.when_on_time()


class FlushAtOnce:
    """Flushes files at once, where there are no threads; it is never late."""

    def __init__(self, then: Callable[[Path], None] = lambda path: None) -> None:
        self.is_late = False
        self.when_on_time: Callable[[], None] = lambda: None
        self._then = then
        self._failure: OSError | None = None

    def flush(self, path: Path) -> None:
        try:
            make_last(path)
        except FileNotFoundError:
            return
        except OSError as error:
            self._failure = error
            return
        self._then(path)

    def linger(self) -> None: ...

    def settle(self, patience: float | None = None) -> bool:
        refused, self._failure = self._failure, None
        if refused is not None:
            raise refused
        return True


class FoundFile(NamedTuple):
    name: str
    size: int
    changed: int
    """When it was last written, in nanoseconds."""


def listed(folder: Path, suffix: str) -> list[FoundFile]:
    """List the files of a folder with this suffix, the latest written first.

    Files set aside are kept for their owner and not listed.
    """
    found: list[FoundFile] = []
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffix) and BROKEN not in entry.name:
                with contextlib.suppress(OSError):  # moved meanwhile, by another window
                    about = entry.stat()
                    if not stat.S_ISDIR(about.st_mode):
                        found.append(FoundFile(entry.name, about.st_size, about.st_mtime_ns))
    return sorted(found, key=lambda one: (-one.changed, one.name))


def holds_any(folder: Path, suffix: str) -> bool:
    """Tell whether a folder has a file with this suffix, without listing all."""
    try:
        with os.scandir(folder) as entries:
            return any(
                entry.name.endswith(suffix) and BROKEN not in entry.name and not entry.is_dir()
                for entry in entries
            )
    except OSError:
        return False


def newest(folder: Path, suffix: str) -> list[Path]:
    """Return the paths of the files `listed`."""
    return [folder / one.name for one in listed(folder, suffix)]


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that nothing overwrites it; return its new path."""
    number = 1
    while (aside := path.with_name(f"{path.stem}{BROKEN}{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, aside)
    return aside

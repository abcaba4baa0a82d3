"""Writing a file whole or not at all, and setting a broken one aside."""

import contextlib
import os
import queue
import tempfile
import threading
from pathlib import Path


def write_whole(path: Path, text: str, *, flush: bool) -> None:
    """Replace `path` by `text`; a crash leaves the old or the new content, never a part.

    A killed program loses nothing then; `flush` waits for the disk too, against power cuts.
    """
    try:
        handle, name = _new_beside(path)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = _new_beside(path)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode("utf-8"))
            if flush:
                stream.flush()
                os.fsync(stream.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if flush and os.name != "nt":  # Windows cannot open folders, and its rename lasts
        _fsync(path.parent)


def _new_beside(path: Path) -> tuple[int, str]:
    return tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)


def _fsync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Flusher:
    """Makes files last in the background: the disk takes milliseconds a player would hear."""

    def __init__(self) -> None:
        self._wanted: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self._started = False

    def flush(self, path: Path) -> None:
        """Have the file as it is now put on the disk soon."""
        if os.name == "nt":
            return
        if not self._started:
            self._started = True
            threading.Thread(target=self._work, daemon=True).start()
        self._wanted.put(path)

    def _work(self) -> None:
        while True:
            path = self._wanted.get()
            # Renamed meanwhile because the game ended: then it was flushed on that occasion.
            with contextlib.suppress(OSError):
                _fsync(path)
                _fsync(path.parent)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that nothing overwrites it; return its new path."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, aside)
    return aside

"""A lock for one writer at a time across processes, released if its holder is killed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playpalace_ludo.core.errors import InputError

TRIES, PAUSE = 10, 0.01


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file beside a file; raise InputError if another process holds it."""
    descriptor = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _take(descriptor, path)
        yield
    finally:
        os.close(descriptor)  # which lets go of the lock as well


def _take(descriptor: int, path: Path) -> None:
    for _ in range(TRIES):
        try:
            _lock_at_once(descriptor)
        except OSError:
            time.sleep(PAUSE)
        else:
            return
    raise InputError("settings-busy", file=path.name)


if sys.platform == "win32":
    import msvcrt

    def _lock_at_once(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_at_once(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

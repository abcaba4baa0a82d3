"""Writing a file whole or not at all, and setting a broken one aside."""

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str, *, flush: bool) -> None:
    """Replace `path` by `text`; a crash leaves the old or the new content, never a part.

    `flush` also waits until the disk has it, which costs milliseconds and guards
    against a power cut rather than a killed program.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
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
    if flush:
        _flush_folder(path.parent)


def _flush_folder(folder: Path) -> None:
    """Make a rename last; Windows cannot open folders and needs no such call."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read, so that nothing overwrites it; return its new path."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, aside)
    return aside

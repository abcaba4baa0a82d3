"""The file of a support log: bounded in size, and never overwriting another file."""

from __future__ import annotations

import copy
import logging
import platform
import re
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from playpalace_ludo import __version__, log
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.files import why

MOST_BYTES = 1024 * 1024
"""Size of FILE. A full one becomes FILE.1 and a new one begins, so the total is twice this."""
_FORMAT, _TIME = "%(asctime)s.%(msecs)03d ludo %(message)s", "%Y-%m-%d %H:%M:%S"
_OUR_LINE = re.compile(rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} ludo ")


class LogFile(RotatingFileHandler):
    """A handler that ignores later disk failures, since the game is more important."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


class Formatter(logging.Formatter):
    """Formats an exception as its type and places, on the same line."""

    def format(self, record: logging.LogRecord) -> str:
        # A copy, because a record keeps the text of its exception for the next handler.
        plain = copy.copy(record)
        plain.exc_info = plain.exc_text = None
        error = record.exc_info[1] if record.exc_info else None
        return " ".join((super().format(plain), *(log.places(error) if error else ())))


def start(path: Path, command: str) -> LogFile:
    """Write notes to `path` from now on; raise InputError if that is impossible."""
    try:
        if not _is_ours(path):
            raise InputError("log-foreign", file=str(path))
        handler = LogFile(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    except OSError as error:
        raise InputError("log-unwritable", file=str(path), reason=why(error)) from None
    handler.setFormatter(Formatter(_FORMAT, _TIME))
    logger = logging.Logger("playpalace-ludo")  # not below the root: nobody else listens
    logger.addHandler(handler)
    log.write_with(logger.info)
    log.note("start", __version__, command, platform.python_version(), sys.platform)
    return handler


def _is_ours(path: Path) -> bool:
    """Tell whether we may write to the file: it is missing, empty, or such a log."""
    if not path.exists():
        return True
    if not (path.is_file() or path.is_dir()):  # a device or a pipe; opening a folder says so
        return False
    with path.open("rb") as stream:
        begins = stream.read(80)
    return not begins or _OUR_LINE.match(begins) is not None

"""Output of all commands: one line at a time, without terminal sequences."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

from playpalace_ludo.cleaning import NEAREST, one_line

USUAL = 80
"""Assumed columns of a terminal that does not report them."""


class OutputError(Exception):
    """The output could not be written; `reason` says why."""

    def __init__(self, reason: OSError) -> None:
        self.reason = reason
        super().__init__(str(reason))


def say(text: str) -> None:
    """Print one line; line breaks from a file or a name are removed."""
    _put(f"{one_line(text)}\n", sys.stdout)


def warn(text: str) -> None:
    """Print one line to standard error."""
    _put(f"{one_line(text)}\n", sys.stderr)


def say_json(value: object, indent: int | None = None) -> None:
    import json  # few commands need it

    for line in json.dumps(value, indent=indent).split("\n"):
        say(line)


def columns() -> int:
    """Return the terminal's width, without shutil, which is slow to import."""
    named = os.environ.get("COLUMNS", "")
    if named.isdecimal() and int(named):
        return int(named)
    try:
        return os.get_terminal_size().columns or USUAL
    except OSError:
        return USUAL


def grow(text: str) -> None:
    """Overwrite the current line on standard error, for a progress bar."""
    _put(f"\r{one_line(text)}", sys.stderr)


def prepare() -> None:
    """Make output streams replace characters their encoding lacks instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


def _put(text: str, stream: TextIO | None) -> None:
    if stream is None:  # closed before the start
        return
    try:
        stream.write(text)
        stream.flush()  # here, where a failure can still be reported
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error) from error

"""The one way out of every command: a line at a time, without anything a terminal would obey."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

from playpalace_ludo.cleaning import NEAREST, one_line

USUAL = 80
"""Columns of a terminal that does not tell."""


class OutputError(Exception):
    """What was to be printed could not be written; `reason` says why."""

    def __init__(self, reason: OSError) -> None:
        self.reason = reason
        super().__init__(str(reason))


def say(text: str) -> None:
    """Print one line; what a file or a name brought along cannot make it two."""
    _put(f"{one_line(text)}\n", sys.stdout)


def warn(text: str) -> None:
    """Print one line where errors go."""
    _put(f"{one_line(text)}\n", sys.stderr)


def say_json(value: object, indent: int | None = None) -> None:
    import json  # few commands need it

    for line in json.dumps(value, indent=indent).split("\n"):
        say(line)


def columns() -> int:
    """Return how wide the terminal is; asked without shutil, whose libraries take long to load."""
    named = os.environ.get("COLUMNS", "")
    if named.isdecimal() and int(named):
        return int(named)
    try:
        return os.get_terminal_size().columns or USUAL
    except OSError:
        return USUAL


def grow(text: str) -> None:
    """Write over the line that stands where errors go, for a bar that grows."""
    _put(f"\r{one_line(text)}", sys.stderr)


def prepare() -> None:
    """Have letters an output does not know replaced by ones it does, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


def _put(text: str, stream: TextIO | None) -> None:
    if stream is None:  # closed before we began
        return
    try:
        stream.write(text)
        stream.flush()  # here, where it can be told that it failed
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error) from error

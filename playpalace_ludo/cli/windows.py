"""What Windows needs before a command runs: UTF-8 in pipes, and no search for time zones."""

from __future__ import annotations

import datetime
import io
import os
import sys
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from typing import TextIO


def prepare() -> None:
    if "PYTHONIOENCODING" not in os.environ:
        write_utf8(sys.stdout)
        write_utf8(sys.stderr)
        read_utf8(sys.stdin)
    spare_time_zones()


def write_utf8(stream: TextIO | None) -> None:
    """Let redirected output be UTF-8, as every reader of today expects; a console is it anyway.

    Python would take the code page of the system, which has no name for half our words.
    """
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
        stream.reconfigure(encoding="utf-8")


def read_utf8(stream: TextIO | None) -> None:
    """Read redirected input as UTF-8; PowerShell begins it with a mark, some use code pages."""
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
        stream.reconfigure(encoding="utf-8-sig", errors="replace")


def spare_time_zones() -> None:
    """Stand in for the module of Babel that opens six hundred files to learn the local time zone.

    Fluent imports it; none of our words has a date. It cost a second and a half under Wine, between
    the greeting and the table.
    """
    name = "babel.localtime"
    if name not in sys.modules:
        module = sys.modules[name] = module_from_spec(ModuleSpec(name, None, is_package=True))
        module.LOCALTZ = datetime.UTC  # type: ignore[attr-defined]

"""Windows set-up before a command runs: UTF-8 in pipes, and no search for time zones."""

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
    """Make redirected output UTF-8, as a console already is.

    Python would use the system's code page, which lacks many of our characters.
    """
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
        stream.reconfigure(encoding="utf-8")


def read_utf8(stream: TextIO | None) -> None:
    """Read redirected input as UTF-8, with or without a byte order mark."""
    if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
        stream.reconfigure(encoding="utf-8-sig", errors="replace")


def spare_time_zones() -> None:
    """Replace Babel's time zone module, which opens six hundred files at import.

    Fluent imports it, but none of our messages has a date. It cost 1.5 seconds at start under Wine.
    """
    name = "babel.localtime"
    if name not in sys.modules:
        module = sys.modules[name] = module_from_spec(ModuleSpec(name, None, is_package=True))
        module.LOCALTZ = datetime.UTC  # type: ignore[attr-defined]

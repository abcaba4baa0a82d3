"""The system's clipboard: a short text, read only when the player asks for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial

from playpalace_ludo.machine import HAS_PROCESSES

MOST = 2_000
"""Characters; an address is shorter."""
PATIENCE = 1.0
"""Seconds a program of the system may take."""

Reader = Callable[[], str]
"""Returns the text in the clipboard; empty if there is none or it cannot be read."""


def reader(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    which: Callable[[str], str | None] = shutil.which,
) -> Reader | None:
    """Return a reader for the clipboard of this system, or None."""
    if platform == "win32":
        return _windows
    if not HAS_PROCESSES:
        return None
    for needs, *command in _PROGRAMS:
        if (needs == platform or needs in environment) and which(command[0]):
            return partial(_told, command)
    return None


_PROGRAMS = (
    ("darwin", "pbpaste"),
    ("WAYLAND_DISPLAY", "wl-paste", "--no-newline"),
    ("DISPLAY", "xclip", "-o", "-selection", "clipboard"),
    ("DISPLAY", "xsel", "--output", "--clipboard"),
)
"""Programs that print the clipboard: the system or variable each needs, and its command."""


def _told(command: list[str]) -> str:
    """Return the beginning of a program's output; nothing if it takes too long."""
    try:
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            assert process.stdout is not None
            late = threading.Timer(PATIENCE, process.kill)
            late.start()
            raw = process.stdout.read(4 * MOST)
            in_time = late.is_alive()
            late.cancel()
            process.kill()  # it may have more output
    except OSError:
        return ""
    return raw.decode("utf-8", "replace")[:MOST] if in_time else ""


def _windows() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes

    user, kernel = ctypes.windll.user32, ctypes.windll.kernel32
    user.GetClipboardData.restype = ctypes.c_void_p
    kernel.GlobalLock.argtypes, kernel.GlobalLock.restype = [ctypes.c_void_p], ctypes.c_void_p
    kernel.GlobalUnlock.argtypes = kernel.GlobalSize.argtypes = [ctypes.c_void_p]
    kernel.GlobalSize.restype = ctypes.c_size_t
    unicode_text = 13
    if not user.OpenClipboard(None):
        return ""
    try:
        held = user.GetClipboardData(unicode_text)
        start = kernel.GlobalLock(held) if held else None
        if not start:
            return ""
        size = min(kernel.GlobalSize(held) // 2, MOST)
        text = ctypes.wstring_at(start, size).partition("\0")[0]
        kernel.GlobalUnlock(held)
        return text
    finally:
        user.CloseClipboard()

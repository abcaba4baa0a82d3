"""BRLTTY's own library, called directly: its Python module fits the system's Python only."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes.util import find_library
from functools import cache
from typing import NamedTuple

from playpalace_ludo.client.output.device_problems import NOT_INSTALLED, problem
from playpalace_ludo.client.output.speech.output import NotThere

PACKAGE = "libbrlapi"
NAMES = ("libbrlapi.so.0.8", "libbrlapi.so.0.7", "libbrlapi.so")
"""Names to try where the system cannot look the library up."""
AUTHENTICATION = 17
"""The error of a user who may not use the display."""
NO_CURSOR = 0
DEFAULT_TTY = -1
COMMAND = 0x20000000
"""The type of keys that stand for commands of BRLTTY."""
LINE_UP, LINE_DOWN, PAN_LEFT, PAN_RIGHT, ROUTE = 1, 2, 23, 24, 0x10000
ALL, OF_COMMAND = 0, 2
"""Ranges of keys: all, and those of a command whatever their argument."""


class BrailleError(Exception):
    """BRLTTY refused something; `code` is the library's number for it."""

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        super().__init__(text)


class DisplayKey(NamedTuple):
    command: int
    argument: int


class _Error(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_int),
        ("libc", ctypes.c_int),
        ("address", ctypes.c_int),
        ("function", ctypes.c_char_p),
    )


class _Key(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_uint) for name in ("type", "command", "argument", "flags"))


_Handler = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint, ctypes.c_void_p, ctypes.c_size_t
)


_ignore = _Handler(lambda *_: None)
"""Handles an error that no call has caused, for which the library would end the program."""


class Connection:
    """One program's way to the display."""

    def __init__(self) -> None:
        """Connect; raise BrailleError if BRLTTY does not let us."""
        self._library = library()
        self._handle = ctypes.create_string_buffer(self._library.brlapi_getHandleSize())
        self._fd = self._call("openConnection", None, None)
        self._library.brlapi__setExceptionHandler(self._handle, _ignore)

    def close(self) -> None:
        self._library.brlapi__closeConnection(self._handle)

    def fileno(self) -> int:
        return self._fd

    def enter(self, path: Sequence[int] | None) -> None:
        """Take the display for the terminal with this path; None for the one we run in."""
        if path is None:
            self._call("enterTtyMode", DEFAULT_TTY, None)
        else:
            self._call("enterTtyModeWithPath", (ctypes.c_int * len(path))(*path), len(path), None)

    def cells(self) -> int:
        across, down = ctypes.c_uint(), ctypes.c_uint()
        self._call("getDisplaySize", ctypes.byref(across), ctypes.byref(down))
        return across.value

    def accept(self, commands: Sequence[int]) -> None:
        """Take these commands of the display's keys, and leave all others to BRLTTY."""
        self._call("ignoreKeys", ALL, None, 0)
        codes = (ctypes.c_uint64 * len(commands))(*(COMMAND | one for one in commands))
        self._call("acceptKeys", OF_COMMAND, codes, len(commands))

    def write(self, text: str) -> None:
        self._call("writeWText", NO_CURSOR, ctypes.c_wchar_p(text))

    def read(self) -> DisplayKey | None:
        """Return a key that was pressed, without waiting for one."""
        code, key = ctypes.c_uint64(), _Key()
        if not self._call("readKey", 0, ctypes.byref(code)):
            return None
        self._library.brlapi_expandKeyCode(code, ctypes.byref(key))
        return DisplayKey(key.command, key.argument)

    def _call(self, name: str, *args: object) -> int:
        found = int(getattr(self._library, f"brlapi__{name}")(self._handle, *args))
        if found < 0:
            error = self._library.brlapi_error_location()
            text = self._library.brlapi_strerror(error) or b""
            raise BrailleError(error.contents.code, text.decode("utf-8", "replace"))
        return found


@cache
def library() -> ctypes.CDLL:
    """Load the library; raise NotThere if it is not installed."""
    for name in (find_library("brlapi"), *NAMES):
        try:
            found = ctypes.CDLL(name) if name else None
        except OSError:
            continue
        if found is not None and hasattr(found, "brlapi__writeWText"):
            found.brlapi_getHandleSize.restype = ctypes.c_size_t
            found.brlapi_error_location.restype = ctypes.POINTER(_Error)
            found.brlapi_strerror.restype = ctypes.c_char_p
            found.brlapi_expandKeyCode.argtypes = (ctypes.c_uint64, ctypes.c_void_p)
            return found
    raise NotThere(problem(NOT_INSTALLED, PACKAGE))

"""Keys from a Windows console as input records, and notice of the window being closed."""

from __future__ import annotations

import ctypes
import re
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

assert sys.platform == "win32"

from prompt_toolkit.input.win32 import ConsoleInputReader, Win32Input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

LAST_SECONDS = 4.5
"""Seconds to quit in when the window closes; Windows kills the program after five."""
PASTED = 5
"""This many characters in one read are a paste."""
_CTRL = ConsoleInputReader.LEFT_CTRL_PRESSED | ConsoleInputReader.RIGHT_CTRL_PRESSED
_ALT = ConsoleInputReader.LEFT_ALT_PRESSED | ConsoleInputReader.RIGHT_ALT_PRESSED
_MARKED = re.compile(r"\x1b\[200~(.*?)(?:\x1b\[201~|$)|\x1b\[201~", re.DOTALL)
"""Bracketed paste marks, in case an earlier program turned them on."""
_ENTER = (Keys.ControlM, Keys.ControlJ)
_MOUSE = (Keys.WindowsMouseEvent,)
_CTRL_C, _CTRL_BREAK = 0, 1
_handlers: list[object] = []


class RecordInput(Win32Input):
    """A console read by its records and not by terminal sequences.

    Records are the same in every console window, include all keys, and tell which characters were
    typed with AltGr; sequences lose function keys in old consoles and take a paste for keys. An
    Escape among records is the key itself, or begins the marks of a paste.
    """

    def __init__(self) -> None:
        super().__init__()
        self._use_virtual_terminal_input = False
        self.console_input_reader = _RecordReader(recognize_paste=False)
        self._is_first = True

    def read_keys(self) -> list[KeyPress]:
        keys = [press for press in super().read_keys() if press.key not in _MOUSE]
        # Keys pressed while the program was loading also come all at once.
        typed_ahead, self._is_first = self._is_first, False
        return keys if typed_ahead else list(with_pastes(keys))


class _RecordReader(ConsoleInputReader):
    def _event_to_key_presses(self, ev: Any) -> list[KeyPress]:
        char, state = ev.uChar.UnicodeChar, ev.ControlKeyState
        if state & _CTRL and state & _ALT and char.isprintable():
            # AltGr, or Ctrl and Alt in its place: `[` on a German or a French keyboard.
            return [KeyPress(char, char)]
        if state & self.LEFT_ALT_PRESSED and char.isprintable():
            return [KeyPress(f"alt-{char}", "")]
        return super()._event_to_key_presses(ev)


def with_pastes(keys: list[KeyPress]) -> Iterator[KeyPress]:
    """Join characters that are marked as a paste, or came too fast to be typed."""
    read = "".join(press.data if len(press.data) == 1 else "\0" for press in keys)
    done = 0
    for found in _MARKED.finditer(read):
        yield from _bursts(keys[done : found.start()])
        if found[1]:
            yield KeyPress(Keys.BracketedPaste, found[1].replace("\0", ""))
        done = found.end()
    yield from _bursts(keys[done:])


def _bursts(keys: list[KeyPress]) -> Iterator[KeyPress]:
    text: list[KeyPress] = []
    for press in keys:
        if len(press.data) == 1 and (press.key in _ENTER or not isinstance(press.key, Keys)):
            text.append(press)
            continue
        yield from _keys_or_paste(text)
        text = []
        yield press
    yield from _keys_or_paste(text)


def _keys_or_paste(text: list[KeyPress]) -> list[KeyPress]:
    if len(text) < PASTED:
        return text
    return [KeyPress(Keys.BracketedPaste, "".join(press.data for press in text))]


def call_at_the_end(quit: Callable[[], None]) -> None:
    """Call `quit`, in some thread, when the window closes or Windows shuts down."""

    @ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)
    def handler(event: int) -> int:
        quit()
        if event not in (_CTRL_C, _CTRL_BREAK):
            # Windows kills the program when this returns; usually it has ended before.
            time.sleep(LAST_SECONDS)
        return 1

    _handlers.append(handler)  # Windows keeps no reference
    ctypes.windll.kernel32.SetConsoleCtrlHandler(handler, 1)

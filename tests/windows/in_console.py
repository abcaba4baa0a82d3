"""Runs inside Wine: a game in this console, keys put into it as Windows does, and a report.

python.exe in_console.py PLAN.json REPORT.json

The plan has `command`, and `steps`: wait for a text in a stand-in's log, put key records into the
console, or do to the game what Windows does when its window is closed.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
import time
from ctypes import wintypes
from pathlib import Path
from typing import Any

assert sys.platform == "win32"

PATIENCE = 60.0
REACTION = 0.2
"""Seconds before the next key: one pressed while a question is still being put is dropped."""
CTRL_CLOSE_EVENT = 2
kernel = ctypes.WinDLL("kernel32", use_last_error=True)


class KeyEvent(ctypes.Structure):
    _fields_ = (
        ("down", wintypes.BOOL),
        ("repeat", wintypes.WORD),
        ("key_code", wintypes.WORD),
        ("scan_code", wintypes.WORD),
        ("char", wintypes.WCHAR),
        ("state", wintypes.DWORD),
    )


class Record(ctypes.Structure):
    _fields_ = (("kind", wintypes.WORD), ("event", KeyEvent))


def console(name: str) -> int:
    read_write, shared, open_existing = 0xC0000000, 3, 3
    create = kernel.CreateFileW
    create.restype = wintypes.HANDLE
    handle: int = create(name, read_write, shared, None, open_existing, 0, None)
    return handle


def press(keys: list[list[Any]]) -> None:
    """Put keys into the console at one go: character, key code, and what is held down."""
    records = (Record * (2 * len(keys)))()
    for index, (char, key_code, state) in enumerate(keys):
        for offset, down in ((0, True), (1, False)):
            event = KeyEvent(down, 1, key_code, 0, char or "\0", state)
            records[2 * index + offset] = Record(1, event)
    written = wintypes.DWORD()
    handle = wintypes.HANDLE(console("CONIN$"))
    if not kernel.WriteConsoleInputW(handle, records, len(records), ctypes.byref(written)):
        raise ctypes.WinError(ctypes.get_last_error())


def wait_for(log: Path, text: str, seen: int) -> int:
    """Wait for a new line with this text; return how many lines there are then."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        lines = log.read_text("utf-8").splitlines() if log.exists() else []
        if any(" speak " in line and text in line for line in lines[seen:]):
            return len(lines)
        time.sleep(0.01)
    raise TimeoutError(text)


def close_window(game: subprocess.Popen[bytes]) -> None:
    """Do to the game what Windows does when the player closes its window."""
    base = ctypes.WinDLL("kernelbase")
    routine = ctypes.cast(base.CtrlRoutine, ctypes.c_void_p)
    start = kernel.CreateRemoteThread
    start.argtypes = [wintypes.HANDLE, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]
    start.argtypes += [ctypes.c_void_p, wintypes.DWORD, ctypes.c_void_p]
    if not start(int(game._handle), None, 0, routine, CTRL_CLOSE_EVENT, 0, None):  # type: ignore[attr-defined]
        raise ctypes.WinError(ctypes.get_last_error())


def mode() -> int:
    found = wintypes.DWORD()
    kernel.GetConsoleMode(wintypes.HANDLE(console("CONIN$")), ctypes.byref(found))
    return found.value


def main() -> None:
    plan = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    report: dict[str, object] = {"mode before": mode()}
    game = subprocess.Popen([sys.executable, *plan["command"]])
    log, seen = Path(plan["log"]), 0
    try:
        for step in plan["steps"]:
            if "wait" in step:
                seen = wait_for(log, step["wait"], seen)
                time.sleep(REACTION)
            elif "press" in step:
                report["mode while playing"] = mode()
                press(step["press"])
            elif "close" in step:
                began = time.monotonic()
                close_window(game)
                game.wait(PATIENCE)
                report["seconds to close"] = time.monotonic() - began
        report["code"] = game.wait(PATIENCE)
    except (TimeoutError, subprocess.TimeoutExpired) as error:
        report["missing"] = str(error)
        game.kill()
    report["mode after"] = mode()
    Path(sys.argv[2]).write_text(json.dumps(report), "utf-8")


if __name__ == "__main__":
    main()

"""Power cuts while SQLite changes purses, replayed from its system calls.

A child changes purses under strace. Its calls, with their data, reconstruct the disk at any moment;
of the data not flushed by then, some is kept and some is lost.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from playpalace_ludo.coins.purse import PurseError, Purses
from tools.trials.lossy_disk import Renaming, Write, image
from tools.trials.outcome import Outcome

STAKES = 6
CHILD = f"""
import os, sys
from pathlib import Path
from playpalace_ludo.coins.purse import Purses
purses = Purses(Path(sys.argv[1]))
for number in range({STAKES}):
    purses.stake("game", {{"Ann": number, "Ben": number}})
    os.write(2, b"told")
"""
CALLS = "openat,pwrite64,write,fsync,fdatasync,ftruncate,unlink,rename"
LINE = re.compile(r"(\w+)\((.*)\)\s+= (-?\d+)(?:<.*>)?(?: .*)?")
FILE = re.compile(r"\d+<([^>]*)>")
QUOTED = re.compile(r'"([^"]*)"')


class Call(NamedTuple):
    name: str
    path: str
    data: bytes = b""
    number: int = 0
    """An offset, or a length."""


@cache
def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    tried = subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True)
    return tried.returncode == 0


def recorded(home: Path) -> list[Call]:
    """Change purses in `home`, and return SQLite's system calls."""
    trace, path = home / "trace", home / "purse.sqlite"
    command = ["strace", "-y", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", "-o", str(trace)]
    child = [sys.executable, "-c", CHILD, str(path)]
    subprocess.run([*command, *child], check=True, capture_output=True)
    calls = [call for line in trace.read_text("utf-8").splitlines() for call in _calls(line)]
    ours = [call for call in calls if call.path.startswith(str(home)) or call.name == "told"]
    trace.unlink()
    return ours


def _calls(line: str) -> list[Call]:
    found = LINE.fullmatch(line.strip())
    if found is None or int(found[3]) < 0:
        return []
    name, words = found[1], found[2]
    texts = [_text(text) for text in QUOTED.findall(words)]
    if name == "write" and words.startswith("2<"):
        return [Call("told", "")] if texts == [b"told"] else []
    if name == "openat":
        return [Call("create", texts[0].decode())] if "O_CREAT" in words else []
    if name == "unlink":
        return [Call("unlink", texts[0].decode())]
    file = FILE.match(words)
    path = _text(file[1]).decode() if file else ""
    if name in ("pwrite64", "ftruncate"):
        data = texts[0] if texts else b""
        return [Call(name, path, data, int(words.rsplit(",", 1)[1]))]
    return [Call("flush", path)] if name in ("fsync", "fdatasync") else []


def _text(written: str) -> bytes:
    if "\\x" not in written:
        return written.encode()
    return bytes(int(digits, 16) for digits in re.findall(r"\\x([0-9a-f]{2})", written))


@dataclass
class Replayed:
    """The files after the calls so far, and the part of them that is on the disk."""

    numbers: dict[str, int] = field(default_factory=dict)
    content: dict[int, bytes] = field(default_factory=dict)
    names: dict[Path, int] = field(default_factory=dict)
    data: dict[int, bytes] = field(default_factory=dict)
    pending: list[Write | Renaming] = field(default_factory=list)
    told: int = 0

    def take(self, call: Call) -> None:
        match call.name:
            case "told":
                self.told += 1
            case "create" if call.path not in self.numbers:
                number = len(self.content)
                self.numbers[call.path], self.content[number] = number, b""
                self.pending.append(Renaming(((Path(call.path), number),)))
            case "unlink":
                del self.numbers[call.path]
                self.pending.append(Renaming(((Path(call.path), None),)))
            case "pwrite64":
                number = self.numbers[call.path]
                old, end = self.content[number], call.number + len(call.data)
                whole = old.ljust(call.number, b"\0")
                self.content[number] = whole[: call.number] + call.data + whole[end:]
                size = len(self.content[number])
                self.pending.append(Write(number, call.number, call.data, size))
            case "ftruncate":
                number = self.numbers[call.path]
                self.content[number] = self.content[number][: call.number].ljust(call.number, b"\0")
                self.pending.append(Write(number, call.number, b"", call.number))
            case "flush":
                self._flush(call.path)

    def _flush(self, path: str) -> None:
        number = self.numbers.get(path)
        for piece in list(self.pending):
            if isinstance(piece, Write):
                lasts = piece.file == number
            else:
                lasts = number is None and any(name.parent == Path(path) for name, _ in piece.names)
            if lasts:
                piece.apply(self.names, self.data)
                self.pending.remove(piece)


def trial(rng: Random, home: Path, left: Path) -> Outcome:
    if not can_trace():
        return Outcome("purse", "refused", "strace is not here, or may not be used")
    calls = recorded(home)
    for _ in range(20):
        shutil.rmtree(left, ignore_errors=True)
        cut, disk = rng.randrange(len(calls)), Replayed()
        for call in calls[:cut]:
            disk.take(call)
        image(rng, home, left, disk.names, disk.data, disk.pending, torn=False)
        if wrong := _wrong(left / "purse.sqlite", disk.told):
            return Outcome("purse", "failed", f"cut at {cut}, told {disk.told}: {wrong}")
    return Outcome("purse", "passed")


def _wrong(path: Path, told: int) -> str:
    try:
        purses = Purses(path)
        staked = purses.staked("game").get("Ann", 0)
        there, granted = purses.totals()
    except PurseError as error:
        return f"the purse cannot be used: {error}"
    if there != granted:
        return f"{there} coins, {granted} were granted"
    return "" if staked in (max(told - 1, 0), told) else f"{staked} are staked"

"""An index of facts read from many files, kept on disk by each file's name, size and time.

With it a list of thousands of files opens after one look at their folder. The index may be deleted
at any time; it is rebuilt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import read_text, write_whole
from playpalace_ludo.words import Message
from playpalace_ludo.words.model import Arg
from playpalace_ludo.work import Work

T = TypeVar("T")
Stamp: TypeAlias = tuple[int, ...]
"""Size and time of a file, and of the files it depends on."""
MOST_BYTES = 64 * 1024 * 1024


class FileIndex(Generic[T]):
    """Facts about files; `read` gets them from a file, `pack` and `unpack` are for the disk."""

    def __init__(
        self,
        path: Path,
        version: str,
        *,
        read: Callable[[str], T],
        pack: Callable[[T], Any],
        unpack: Callable[[Any], T],
        holds: Callable[[T], bool] = lambda facts: True,
    ) -> None:
        """Make an index; `holds` tells whether the facts of an unchanged file still hold."""
        self._path = path
        self._version = version
        self._read = read
        self._pack = pack
        self._unpack = unpack
        self._holds = holds
        self._known: dict[str, tuple[Stamp, T]] | None = None

    def learn(self, files: Mapping[str, Stamp]) -> Work[dict[str, T]]:
        """Return the facts about these files by name; only new and changed ones are read."""
        if self._known is None:
            self._known = self._load()
        known = self._known
        new = [name for name, stamp in files.items() if not self._knows(known.get(name), stamp)]
        try:
            for done, name in enumerate(new):
                yield done, len(new)
                known[name] = files[name], self._read(name)
        finally:
            if new or len(known) > len(files):
                self._known = {name: known[name] for name in files if name in known}
                self._save()
        return {name: known[name][1] for name in files}

    def _knows(self, entry: tuple[Stamp, T] | None, stamp: Stamp) -> bool:
        return entry is not None and entry[0] == stamp and self._holds(entry[1])

    def _load(self) -> dict[str, tuple[Stamp, T]]:
        """Read the index; one that is damaged or of another version counts as empty."""
        try:
            kept: Any = json.loads(read_text(self._path, MOST_BYTES))
            if kept["version"] != self._version:
                return {}
            return {
                name: (tuple(map(int, stamp)), self._unpack(facts))
                for name, (stamp, facts) in kept["files"].items()
            }
        except (LudoError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return {}

    def _save(self) -> None:
        assert self._known is not None
        files = {name: (stamp, self._pack(facts)) for name, (stamp, facts) in self._known.items()}
        text = json.dumps({"version": self._version, "files": files}, separators=(",", ":"))
        with suppress(OSError):  # it is only made again next time
            write_whole(self._path, text, flush=False)


def pack_arg(arg: Arg) -> Any:
    """Write a title, which is a text or a message with texts, numbers and titles in it."""
    if isinstance(arg, Message):
        return [arg.id, {name: pack_arg(value) for name, value in arg.args.items()}]
    return arg


def unpack_arg(kept: Any) -> Arg:
    if isinstance(kept, list):
        name, args = kept
        return unpack_message([name, args])
    if isinstance(kept, str | int):
        return kept
    raise ValueError(kept)


def unpack_message(kept: Any) -> Message:
    name, args = kept
    if not isinstance(name, str):
        raise ValueError(name)
    return Message(name, {str(key): unpack_arg(value) for key, value in args.items()})

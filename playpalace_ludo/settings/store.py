"""The settings of a running server: those for new tables, and changes made from tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import InputError, Problem
from playpalace_ludo.files import why, write_whole
from playpalace_ludo.settings import reader
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.settings.document import LOBBY, Document, Layers, normal, value_of, with_value
from playpalace_ludo.settings.locking import locked
from playpalace_ludo.words import Message
from playpalace_ludo.words.problems import alone, sentence

TABLES, OWNER, SHIPPED = ORIGINS = "tables", "owner", "shipped"
"""Origins of a value: the file tables write, the owner's file, or the shipped default."""
HEAD = "# Changed from tables by administrators; laid over {owner}. Delete a line to undo it.\n"


class ServerSettings:
    """The settings; the owner's file is read once, the tables' file before each change to it."""

    def __init__(self, path: Path, strengths: Sequence[str]) -> None:
        self.path = path
        self._strengths = tuple(strengths)
        self.current = reader.read_file(path, strengths)
        """The settings for new tables."""
        self._kept = lru_cache(maxsize=32)(self._make_kept)

    @cached_property
    def everything(self) -> HostConfig:
        """The settings with every variant offered that a table could ever have."""
        named = self._owner.get("variants")
        files = named if isinstance(named, list) else []
        every = {"variants": [*files, *reader.every_variant()]}
        return reader.make(self.path, Layers(every), self._strengths)

    @property
    def _owner(self) -> Document:
        return self.current.layers.owner

    @property
    def files(self) -> dict[str, str]:
        return {OWNER: self.path.name, TABLES: reader.lobby_path(self.path).name}

    # Tables keep the settings they began with

    def text(self) -> str:
        """Return the current settings as text for a table to keep; empty if all are defaults."""
        document = self.current.layers.merged()
        document.pop(LOBBY, None)
        return json.dumps(document, default=str, separators=(",", ":")) if document else ""

    def of(self, text: str) -> HostConfig:
        """Return the settings a table has kept, or the current ones if they cannot be read."""
        if text == self.text():
            return self.current
        return self._kept(text) or self.current

    def _make_kept(self, text: str) -> HostConfig | None:
        try:
            document = json.loads(text or "{}")
        except (ValueError, RecursionError):
            return None
        if not isinstance(document, dict):
            return None
        return reader.make(self.path, Layers(document), self._strengths, owner=self._owner)

    # Changes from tables

    def origin(self, key: str) -> str:
        if value_of(self.current.layers.changed, key) is not None:
            return TABLES
        return SHIPPED if value_of(normal(self._owner), key) is None else OWNER

    def may_change(self, key: str) -> bool:
        return reader.may_change(self._owner, key)

    def change(self, key: str, value: Any) -> Message | None:
        """Change a key for new tables, or reset it with None; return the reason if refused.

        Invalid settings are never written: the reader's complaint is the refusal.
        """
        if not self.may_change(key):
            return sentence(Problem("", "settings-owners", {"file": self.path.name}))
        lobby = reader.lobby_path(self.path)
        try:
            with locked(lobby):
                return self._write(lobby, key, value)
        except OSError as error:
            return sentence(Problem("", "settings-unwritten", {"problem": why(error)}))
        except InputError as error:
            return alone(error)
        except ImportError:
            return sentence(Problem("", "settings-no-writer", {"library": "tomli-w"}))

    def _write(self, lobby: Path, key: str, value: Any) -> Message | None:
        import tomli_w  # a server without it can play but not change settings

        document = reader.read_document(lobby)
        if isinstance(document, Problem):
            return sentence(Problem("", "settings-damaged", {"file": lobby.name}))
        changed = with_value(normal(document), key, value)
        wanted = reader.make(self.path, Layers(self._owner, changed), self._strengths)
        known = [problem.args["problem"] for problem in self.current.problems]
        for problem in wanted.problems:
            if value is not None and problem.args["problem"] not in known:
                return problem
        text = HEAD.format(owner=self.path.name) + tomli_w.dumps(changed)
        write_whole(lobby, text, flush=True)
        self.current = wanted
        return None

"""Paths of the player's own rule files, by the name and digest that records use for them.

A record never says where its rules are: it may come from a stranger, who could then choose which
files and computers this one looks at. Only games begun here add a path to this index.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from playpalace_ludo.core.errors import LudoError, RulesError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import split_spec
from playpalace_ludo.files import read_text, write_whole
from playpalace_ludo.variants import load_named
from playpalace_ludo.variants.loading import find

FILE_NAME = "rule-files.json"
MOST = 500
"""Files to remember; the one used longest ago is forgotten first."""


class RuleFiles:
    """The index in the player's data folder; an unreadable one counts as empty."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME

    def load(self, spec: str, folders: Iterable[Path] = ()) -> Rules:
        """Load the rules a record names, from the player's own file if they are not shipped."""
        try:
            return load_named(spec, folders)
        except RulesError:
            known = self._read().get(_name(spec))
            if known is None:
                raise
            return load_named(spec, files=[Path(known)])

    def note(self, rules: Rules, path: Path) -> None:
        """Remember the file of these rules, for the games that are played under them."""
        known = self._read()
        name = _name(rules.spec)
        known.pop(name, None)
        kept = dict([*known.items(), (name, str(path.resolve()))][-MOST:])
        with suppress(OSError):  # the game itself cannot be saved either, and that is reported
            write_whole(self._path, json.dumps(kept, indent=1) + "\n", flush=True)

    def look_in(self, folder: Path, spec: str) -> bool:
        """Search a folder the player agreed to for the rules of a record; remember their file."""
        try:
            path = find(_name(spec), [folder])
            self.note(load_named(spec, files=[path]), path)
        except RulesError:
            return False
        return True

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(read_text(self._path))
        except (LudoError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: path for name, path in found.items() if isinstance(path, str)}


def _name(spec: str) -> str:
    """Return name and digest, without options: `mine@1a2b3c4d`."""
    try:
        return split_spec(spec)[0]
    except LudoError:
        return spec

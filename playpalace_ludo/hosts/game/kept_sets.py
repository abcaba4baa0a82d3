"""Named sets of a table's options: one small file per person."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playpalace_ludo.cleaning import clean
from playpalace_ludo.core.errors import InputError, Problem
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.files import read_bytes, write_whole
from playpalace_ludo.hosts.install.layout import SETS

MOST_SETS = 20
LONGEST_SET_NAME = 40
MOST_BYTES = 100_000
MOST_PEOPLE = 10_000
"""Most files in the folder; beyond that, no new person can keep a set."""

Values = Mapping[str, str | int | bool]
"""A set: the variant and all other options that differ from the default, by name."""


@dataclass(frozen=True)
class KeptSets:
    """The sets one person has kept."""

    sets: Mapping[str, Values] = field(default_factory=dict)
    begin_with: str = ""
    """The name of the set that the person's new tables begin with."""

    def known_as(self, name: str) -> str:
        """Return the name of a set that differs only in capitals, or else the name itself."""
        folded = name.casefold()
        return next((known for known in self.sets if known.casefold() == folded), name)

    def with_set(self, name: str, values: Values) -> KeptSets:
        """Keep a set under a name, replacing one of that name; new tables begin with it."""
        before = self.known_as(name)
        kept = {known: old for known, old in self.sets.items() if known != before}
        return KeptSets({**kept, name: values}, name)

    def without(self, name: str) -> KeptSets:
        kept = {known: values for known, values in self.sets.items() if known != name}
        return KeptSets(kept, "" if self.begin_with == name else self.begin_with)

    def renamed(self, name: str, new: str) -> KeptSets:
        kept = {new if known == name else known: values for known, values in self.sets.items()}
        return KeptSets(kept, new if self.begin_with == name else self.begin_with)

    def beginning_with(self, name: str) -> KeptSets:
        return replace(self, begin_with=name)


def set_name(text: str) -> str:
    """Return a typed name in the form it is kept; empty if it is not valid."""
    name = clean(text)
    return name if len(name) <= LONGEST_SET_NAME else ""


def path_of(folder: Path, person: str) -> Path:
    """Return a person's file; hosts' ids may be anything, so the name is a hash."""
    return folder / SETS / f"{hashlib.sha256(person.encode()).hexdigest()[:32]}.toml"


def read(path: Path) -> KeptSets | None:
    """Read a person's sets; None if the file cannot be read, and is then left alone."""
    if not path.exists():
        return KeptSets()
    try:
        document = read_toml(read_bytes(path, MOST_BYTES))
    except InputError:
        return None
    sets = {} if isinstance(document, Problem) else document.get("sets", {})
    if isinstance(document, Problem) or not isinstance(sets, dict):
        return None
    kept = {name: _values(values) for name, values in sets.items() if name and set_name(name)}
    first = dict(list(kept.items())[:MOST_SETS])
    begin_with = str(document.get("begin_with"))
    return KeptSets(first, begin_with if begin_with in first else "")


def _values(found: Any) -> Values:
    entries = found.items() if isinstance(found, dict) else ()
    return {name: value for name, value in entries if isinstance(value, str | int | bool)}


def write(path: Path, kept: KeptSets) -> None:
    """Write a person's sets; raise OSError or ImportError on failure."""
    import tomli_w  # a server without it can play but not keep sets

    path.parent.mkdir(exist_ok=True)
    if not path.exists() and sum(1 for _ in path.parent.iterdir()) >= MOST_PEOPLE:
        raise OSError(f"{path.parent} has sets of {MOST_PEOPLE} people")
    document = {"begin_with": kept.begin_with, "sets": kept.sets}
    write_whole(path, tomli_w.dumps(document), flush=True)

"""Rules to choose from: the shipped variants, then the player's own, from an index on disk."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo import __version__, variants
from playpalace_ludo.client.storage.file_index import FileIndex, Stamp, pack_arg, unpack_message
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import listed
from playpalace_ludo.variants.catalogue import installed_folder, shipped_paths
from playpalace_ludo.variants.documents import sources
from playpalace_ludo.variants.loading import load_file
from playpalace_ludo.words import Message, rulebook
from playpalace_ludo.work import Work

FILE_NAME = "rules-list.json"


class OfferedRules(NamedTuple):
    name: str
    title: Message
    summary: Message
    min_players: int

    @classmethod
    def of(cls, rules: Rules) -> OfferedRules:
        title, summary = rulebook.variant_title(rules), rulebook.variant_summary(rules)
        return cls(rules.name, title, summary, rules.min_players)


class OwnFile(NamedTuple):
    """One of the player's own rule files; `rules` is None if it cannot be played."""

    rules: OfferedRules | None
    bases: tuple[tuple[str, Stamp], ...]
    """The files it is based on, with their state when read."""


class RuleList:
    """All rules to choose from, without unplayable files of the player's own."""

    def __init__(self, folder: Path) -> None:
        self._own = FileIndex(
            folder / FILE_NAME,
            __version__,
            read=_read,
            pack=_pack,
            unpack=_unpack,
            holds=lambda own: all(_stamp(Path(path)) == stamp for path, stamp in own.bases),
        )

    def read(self) -> Work[list[OfferedRules]]:
        """Look at the player's rule files and return all rules; the first time takes long."""
        found = {name: OfferedRules.of(variants.load_named(name)) for name in variants.names()}
        folder = installed_folder()
        files = [] if folder is None else listed(folder, ".toml")
        stamps = {str(folder / one.name): (one.size, one.changed) for one in files if folder}
        own = yield from self._own.learn(dict(sorted(stamps.items())))
        for file in own.values():
            if file.rules is not None:
                found.setdefault(file.rules.name, file.rules)
        return [*found.values()]


def _read(name: str) -> OwnFile:
    path, bases = Path(name), list[Path]()
    try:
        bases += (one for one in islice(sources(path), 1, None) if one not in shipped_paths())
        rules = OfferedRules.of(load_file(path))
    except RulesError:
        rules = None
        bases.append(path.parent)  # what is missing may come
    return OwnFile(rules, tuple((str(one), _stamp(one)) for one in bases))


def _stamp(path: Path) -> Stamp:
    try:
        about = path.stat()
    except OSError:
        return ()
    return about.st_size, about.st_mtime_ns


def _pack(own: OwnFile) -> Any:
    rules = own.rules
    if rules is None:
        return [None, own.bases]
    return [rules._replace(title=pack_arg(rules.title), summary=pack_arg(rules.summary)), own.bases]


def _unpack(kept: Any) -> OwnFile:
    facts, bases = kept
    stamps = tuple((str(path), tuple(map(int, stamp))) for path, stamp in bases)
    if facts is None:
        return OwnFile(None, stamps)
    name, title, summary, fewest = facts
    rules = OfferedRules(str(name), unpack_message(title), unpack_message(summary), int(fewest))
    return OwnFile(rules, stamps)

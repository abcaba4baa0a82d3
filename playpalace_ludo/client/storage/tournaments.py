"""Tournaments on disk: one readable file each, rewritten whenever a game begins or ends."""

import re
from pathlib import Path

from playpalace_ludo.client.storage.growing import (
    at_once,
    never_arrived,
    read_newest,
    write_newest,
)
from playpalace_ludo.client.storage.identity import is_game
from playpalace_ludo.client.storage.options import STRENGTHS
from playpalace_ludo.contest import text
from playpalace_ludo.contest.tables import table_sizes
from playpalace_ludo.contest.text import ContestError
from playpalace_ludo.contest.tournament import Tournament
from playpalace_ludo.core.engine import wrong_players
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.core.reading import MOST_BYTES
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import Flusher, newest, set_aside, sweep

SUFFIX = ".toml"


class Tournaments:
    """The folder of tournaments."""

    def __init__(self, root: Path, flusher: Flusher | None = None) -> None:
        self.folder = root / "tournaments"
        self._flusher = flusher or at_once()
        sweep(self.folder, r".+\.toml")

    def paths(self) -> list[Path]:
        """List the files, the most recently used first."""
        return [path for path in newest(self.folder, SUFFIX) if not never_arrived(path)]

    def path_for(self, name: str) -> Path:
        """Return an unused path for a new tournament of this name."""
        stem = re.sub(r"[^\w-]+", "-", name.casefold()).strip("-") or "tournament"
        path, number = self.folder / f"{stem}{SUFFIX}", 2
        while path.exists():
            path, number = self.folder / f"{stem}-{number}{SUFFIX}", number + 1
        return path

    def find(self, name: str) -> Path:
        """Find a tournament by its name or its file's; raise ContestError."""
        for path in self.paths():
            if name in (path.stem, path.name, str(path)) or self._name(path) == name:
                return path
        known = tuple(path.stem for path in self.paths())
        if not known:
            raise ContestError("contest-none", name=name)
        raise ContestError("contest-unknown", name=name, known=known)

    def _name(self, path: Path) -> str:
        try:
            return self.read(path).name
        except InputError:
            return ""

    def read(self, path: Path) -> Tournament:
        """Read a tournament; raise InputError."""
        return playable(text.loads(read_newest(path, MOST_BYTES)))

    def write(self, path: Path, tournament: Tournament, *, was: Tournament | None) -> None:
        """Write the tournament; raise ContestError if another window has changed the file."""
        if was is not None and path.exists() and self.read(path) != was:
            raise ContestError("contest-changed", name=tournament.name)
        write_newest(path, text.dumps(tournament), self._flusher)

    def remove(self, path: Path) -> None:
        """Take a tournament off the list by renaming its file."""
        set_aside(path)

    def owner(self, save: Path) -> Path | None:
        """Find the tournament that the game in this file belongs to."""
        for path in self.paths():
            try:
                playing = self.read(path).playing
            except InputError:
                continue
            if playing is not None and is_game(save, playing.record):
                return path
        return None


def playable(tournament: Tournament) -> Tournament:
    """Return the tournament if all its bots have a known strength; raise ContestError."""
    for entrant in tournament.players:
        if entrant.bot and entrant.bot not in STRENGTHS:
            name = show(entrant.name)
            raise ContestError("contest-strength", name=name, either=tuple(STRENGTHS))
    return tournament


def for_tables(rules: Rules, players: int, seats: int) -> Rules:
    """Return the rules if they allow every table size of the tournament; raise ContestError."""
    sizes = table_sizes(players, seats) if seats > 2 else [2]
    for size in {*sizes}:
        if wrong_players(rules, size) is not None:
            raise ContestError("contest-size", count=size)
    return rules

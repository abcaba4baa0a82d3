"""Power cuts while writing other files: tournaments, tokens, notes, journals of hosts."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client.storage.past_games import FILE_NAME, PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.storage.servers import SavedServer, Tokens
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.contest.tournament import Entrant, Tournament
from playpalace_ludo.core.errors import LudoError, RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts.game import journal
from playpalace_ludo.work import finish
from tools.trials.lossy_disk import LossyDisk

if TYPE_CHECKING:
    from tools.trials.power import Impatient

NOW = datetime(2026, 11, 16, 21, 0)


class TournamentFile:
    """A power cut takes the last change at most, unless the disk was told to be late."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home = home
        players = (Entrant("Anna"), Entrant("Ben"))
        self.next = Tournament("Cup", "round-robin", "playpalace", players)
        self.written: list[list[Tournament]] = [[]]
        self.sure = 0
        self.is_slow = rng.random() < 0.5

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        store = Tournaments(self.home, flusher)
        path = store.path_for("Cup")
        was = None
        for stake in range(1, 40):
            self.next = replace(self.next, stake=stake)
            if not self.is_slow:
                disk.work(lambda: flusher.is_idle)
            self.written.append([self.next])
            store.write(path, self.next, was=was)
            was = self.next
            if not flusher.is_late:
                self.sure = len(self.written) - 2

    def compare(self, left: Path) -> str:
        store = Tournaments(left)
        try:
            found = [store.read(path) for path in store.paths()]
        except LudoError as error:
            return f"the tournament cannot be read: {error}"
        allowed = self.written[self.sure :]
        return "" if found in allowed else f"{found} in the place of {allowed[0]}"


class TokenFile:
    """The last token or the one before it is there, unless the disk was told to be late."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home = home
        self.server = SavedServer("here", "wss://localhost", "anna")
        self.written = [""]
        self.sure = 0
        self.is_slow = rng.random() < 0.5

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        tokens = Tokens(self.home, flusher=flusher)
        for number in range(40):
            if not self.is_slow:
                disk.work(lambda: flusher.is_idle)
            self.written.append(f"token-{number}")
            tokens.keep(self.server, self.written[-1])
            if not flusher.is_late:
                self.sure = len(self.written) - 2

    def compare(self, left: Path) -> str:
        found = Tokens(left).get(self.server)
        allowed = self.written[self.sure :]
        return "" if found in allowed else f"{found!r}, kept was {allowed[0]!r}"


class Notes:
    """Figures about finished games, which are merely computed again if they are damaged."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.home = home
        self.games = rng.randrange(1, 4)

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        for number in range(self.games):
            (self.home / "finished").mkdir(exist_ok=True)
            path = self.home / "finished" / f"2026-11-0{number + 1}-200000-playpalace.ludo"
            path.write_text(_record(number), "utf-8")
            finish(PastGames(Saves(self.home), "Anna", NOW).read())

    def compare(self, left: Path) -> str:
        for number in range(self.games):
            path = left / "finished" / f"2026-11-0{number + 1}-200000-playpalace.ludo"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_record(number), "utf-8")
        found = finish(PastGames(Saves(left), "Anna", NOW).read())
        if len(found.games) != self.games or any(found.left_out):
            return f"{len(found.games)} of {self.games} games are counted"
        notes = left / FILE_NAME
        written = json.loads(notes.read_text("utf-8"))["games"] if notes.exists() else {}
        return "" if all(game.look for game in found.games) else f"{len(written)} games noted"


@cache
def _record(number: int) -> str:
    """Return a game of one turn each, which is a draw."""
    match = Match(variants.load("playpalace(end.max_turns=2)"), range(2), ("Anna", f"Ben {number}"))
    match.with_table({"bots": ["", "easy"]})
    match.roll((3,))
    match.roll((4,))
    return match.text()


class HostJournal:
    """A journal on the disk goes on from there; turns since then may be missing."""

    def __init__(self, home: Path, rng: Random) -> None:
        self.rng = rng
        self.path = home / "ludo_plus_tables" / "game.game"
        self.turns: list[str] = []
        self.snapshot = ""
        self.lasting: int | None = None
        """How many turns are on the disk with their snapshot; None while that may be lost."""

    def play(self, disk: LossyDisk, flusher: Impatient) -> None:
        before, journal.FLUSHER = journal.FLUSHER, flusher
        try:
            self._play(journal.Journal(self.path), disk, flusher)
        finally:
            journal.FLUSHER = before

    def _play(self, kept: journal.Journal, disk: LossyDisk, flusher: Impatient) -> None:
        for number in range(1, 80):
            if number % 20 == 1:
                self.lasting, self.turns, self.snapshot = None, [], f"game {number}"
                kept.begin_now({"table_id": "t"}, self.snapshot)
            else:
                self.turns.append(f"{number}. red {number % 6 + 1}")
                kept.write_now(f"{self.turns[-1]}\n", whole=False)
            if self.rng.random() < 0.3:
                disk.work(lambda: flusher.is_idle)
                self.lasting = len(self.turns)

    def compare(self, left: Path) -> str:
        path = left / self.path.relative_to(self.path.parents[1])
        if self.lasting is None:
            return ""
        try:
            found = journal.read(path)
        except RecordError as error:
            return f"the journal cannot be read: {error}"
        if found.game != self.snapshot or found.turns[: self.lasting] != self.turns[: self.lasting]:
            return f"{found.turns}, on the disk were {self.turns[: self.lasting]}"
        return ""

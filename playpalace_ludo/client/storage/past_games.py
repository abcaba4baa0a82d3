"""The player's finished games as a history, with a cache of their luck and skill figures.

Cached figures are keyed by the text of the record, so they cannot go stale. The cache file may be
deleted at any time; it is rebuilt.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from playpalace_ludo.client import game as games
from playpalace_ludo.client.game import RulesGone
from playpalace_ludo.client.storage.file_index import MOST_BYTES
from playpalace_ludo.client.storage.saved_list import FinishedGames, SavedGame, Summary
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import Unreadable, read_text, write_whole
from playpalace_ludo.review.history import PastGame, Rival, remembered
from playpalace_ludo.review.luck import LuckAndSkill, look
from playpalace_ludo.review.summary import GameHistory, LeftOut
from playpalace_ludo.words.rulebook import is_shipped
from playpalace_ludo.work import Work, within

FILE_NAME = "looked-back.json"
MANY = 50
"""Number of new figures after which they are saved, in case the program is killed."""
METHOD = 1
"""Version of the luck and skill computation; figures of another version are not used."""
EARLIEST = datetime(2024, 1, 1)
"""Dates before this mean that the clock was wrong: the program did not exist."""


class PastGames:
    """The finished games of one player; `name` identifies them where several people played."""

    def __init__(self, saves: Saves, name: str, now: datetime) -> None:
        self._saves = saves
        self._name = name
        self._now = now
        self._path = saves.root / FILE_NAME
        self._notes = self._read_notes()
        self._new = 0
        """How many notes are not on disk yet."""

    def read(self, *, looking: bool = True) -> Work[GameHistory]:
        """Read all finished games; `looking` adds luck and skill, which takes a second per game."""
        try:
            return (yield from self._read(looking))
        finally:
            self._keep_notes(at_least=1)

    @property
    def unseen(self) -> int:
        """How many finished games at most have no luck and skill figures yet."""
        files = sum(1 for _ in self._saves.finished_folder.glob("*"))
        return max(0, files - sum(note.look is not None for note in self._notes.values()))

    def _keep_notes(self, at_least: int) -> None:
        """Write the cache if at least this many entries are new."""
        if self._new >= at_least:
            self._new = 0
            with suppress(OSError):  # it is only computed again next time
                write_whole(self._path, self._text(), flush=False)

    def _read(self, looking: bool) -> Work[GameHistory]:
        listed = yield from FinishedGames(self._saves).read()
        # A guided game says nothing about its player: its dice were prepared.
        told = [one for one in listed if one.summary is None or not one.summary.is_lesson]
        found: list[tuple[str, PastGame]] = []
        damaged = foreign = 0
        for index, one in enumerate(told):
            try:
                played = yield from within((index, len(told)), self._played(one, looking))
            except RulesGone:
                foreign += 1
            except (LudoError, OSError, TypeError, ValueError):
                damaged += 1
            else:
                if played is None:
                    foreign += 1
                else:
                    found.append(played)
            self._keep_notes(at_least=MANY)
            yield index + 1, len(told)
        found.sort(key=lambda pair: pair[0])
        return GameHistory(tuple(played for _, played in found), LeftOut(damaged, foreign))

    def _played(self, game: SavedGame, looking: bool) -> Work[tuple[str, PastGame] | None]:
        """Return one game and when it began, with luck and skill if `looking`.

        None if a server sent it, the player did not take part, or the game is not over.
        """
        about = game.summary
        if about is None:
            raise ValueError(game.name)
        seat = self._own_place(about)
        if about.sender or seat is None or about.winners is None:
            return None
        key = f"{about.digest}-{seat}"
        note = self._notes.get(key)
        if note is None or (looking and note.look is None):
            text = self._saves.read(self._saves.finished_folder / game.name)
            note = self._notes[key] = yield from self._worked_out(text, seat, looking)
            self._new += 1
        when = datetime.fromisoformat(about.begun)
        is_right = EARLIEST <= when <= self._now + timedelta(days=1)
        return about.begun, note._replace(when=when if is_right else None)

    def _own_place(self, about: Summary) -> int | None:
        """Return the index of "you": the only person, or the one with the player's name."""
        people = [n for n, bot in enumerate(about.bots) if not bot]
        if len(people) == 1:
            return people[0]
        wanted = self._name.casefold()
        named = [n for n in people if about.players[n].casefold() == wanted]
        return named[0] if len(named) == 1 else None

    def _worked_out(self, text: str, place: int, looking: bool) -> Work[PastGame]:
        game = games.from_record(text, self._saves.rule_files.load, None, None)
        seat = game.state.seats[place]
        bots = {player.seat: player.bot for player in game.players}
        played = remembered(game.match, seat, bots, shipped=is_shipped(game.rules))
        return played._replace(look=(yield from look(game.match, seat))) if looking else played

    def _text(self) -> str:
        notes = {
            key: {**note._asdict(), "look": note.look and note.look._asdict()}
            for key, note in self._notes.items()
        }
        for note in notes.values():
            del note["when"]
        return json.dumps({"method": METHOD, "games": notes})

    def _read_notes(self) -> dict[str, PastGame]:
        """Read the cache; a damaged one counts as empty."""
        try:
            kept: Any = json.loads(read_text(self._path, MOST_BYTES))
            if kept["method"] != METHOD:
                return {}
            return {key: _note(fields) for key, fields in kept["games"].items()}
        except (Unreadable, LudoError, ValueError, TypeError, KeyError, AttributeError):
            return {}


def _note(fields: dict[str, Any]) -> PastGame:
    rivals = tuple(Rival(str(bot), float(score)) for bot, score in fields["rivals"])
    seen = fields["look"]
    look = None if seen is None else LuckAndSkill(**seen)
    return PastGame(**{**fields, "rivals": rivals, "look": look})

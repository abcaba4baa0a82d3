"""Save running games after every turn: hosts only save on a clean shutdown.

A turn goes to the disk in the tick that announces it. Games of bots alone are not saved.
"""

from __future__ import annotations

import logging
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.journal import SUFFIX, Journal
from playpalace_ludo.hosts.install.layout import TABLES
from playpalace_ludo.hosts.play.table import HostTable

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)


class Autosave:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self._journal: Journal | None = None
        self._kept: tuple[Any, ...] = ()
        self._kept_turns = 0

    def keep(self) -> None:
        """Save what is new; called whenever the position has changed."""
        hosted = self._game.hosted
        if hosted is None or not self._game.audience.has_people():
            return
        try:
            self._keep(hosted)
        except Exception:
            LOG.exception("Ludo Plus: a running game could not be kept")

    def _keep(self, hosted: HostTable) -> None:
        match = hosted.match
        self._journal = journal = self._journal or self._new_journal()
        if journal is None:
            return
        about = self._about(match)
        if journal.is_behind or about != self._kept:
            journal.begin(self._table_facts(), self._as_text())
        else:
            journal.add(match.turns_from(self._kept_turns))
        self._kept = about
        self._kept_turns = match.turns_over

    def _about(self, match: Match) -> tuple[Any, ...]:
        """Return the facts that turns do not record; if they change, the file is rewritten."""
        people = [(p.id, p.is_bot, p.is_spectator) for p in self._game.players]
        words = (*self._game.dice_words.items(), *self._game.dice_promises.items())
        return (*people, match.header, self._game.staked, *words)

    def hand_over(self) -> Journal | None:
        """Stop saving a game of a series but keep its file, which the next game will replace."""
        left, self._journal, self._game.game_id = self._journal, None, ""
        return left

    def keep_in_place_of(self, left: Journal | None) -> None:
        """Write a new game over the one before it, so that there is exactly one at any time."""
        hosted = self._game.hosted
        if left is None or hosted is None:
            return
        left.leave()
        self._game.game_id = left.path.stem
        self._journal = Journal(left.path)
        self._journal.begin_now(self._table_facts(), self._as_text())
        self._kept = self._about(hosted.match)
        self._kept_turns = hosted.match.turns_over

    def _new_journal(self) -> Journal | None:
        """Return the file of this game beside the host's database; None if it is at no table."""
        game = self._game
        if game.database is None:
            return None
        game.game_id = game.game_id or uuid.uuid4().hex
        folder = Path(game.database.db_path).resolve().parent / TABLES
        return Journal(folder / f"{game.game_id}{SUFFIX}")

    def _as_text(self) -> str:
        text = self._game.to_json()
        return text if isinstance(text, str) else text.decode()

    def _table_facts(self) -> dict[str, Any]:
        table = self._game._table
        assert table is not None
        members = [[member.username, member.is_spectator] for member in table.members]
        return {"table_id": table.table_id, "host": table.host, "members": members}

    def let_go(self) -> None:
        """Stop saving the game and delete its file: it is over, or the host keeps it now."""
        self._game.game_id = ""
        if self._journal is not None:
            self._journal.end()
            self._journal = None

"""A table in a host's database: slim when written, set aside when it cannot be read."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, ClassVar

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game import packing
from playpalace_ludo.hosts.game.options import Choice, mend
from playpalace_ludo.hosts.install.detect import LOG_NAME
from playpalace_ludo.hosts.play.match import HostMatch
from playpalace_ludo.hosts.play.voice import translator
from playpalace_ludo.words import problems

LOG = logging.getLogger(LOG_NAME)


class SavesMixin:
    config: ClassVar[HostConfig]
    choices: ClassVar[dict[str, Choice]]
    server_dir: ClassVar[Path]

    def __pre_serialize__(self: Any) -> Any:
        if self.hosted is not None:
            try:
                position, record = self.hosted.match.line(), self.hosted.match.text()
                self.position, self.record = position, packing.pack(record)
                self.stand_ins = sorted(self.hosted.stand_ins)
            except Exception:  # the host saves all its tables in one go, and the others come next
                LOG.exception("Ludo Plus: a table was saved as it stood at the last save")
        return self

    def __post_serialize__(self: Any, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        data["player_action_sets"] = {}  # nine tenths of a table's size, and built anew on load
        return data

    @classmethod
    def from_json(cls: Any, data: Any, *more: Any, **options: Any) -> Any:
        """A table nobody can read must not stop the server: it is set aside, its players stay."""
        try:
            return super().from_json(data, *more, **options)  # type: ignore[misc]
        except Exception as error:
            text = data if isinstance(data, str) else bytes(data).decode("utf-8", "replace")
            return cls._players_only(text, error)

    @classmethod
    def _players_only(cls: Any, text: str, error: Exception) -> Any:
        game = cls()
        game._set_aside(text, error)
        try:
            saved = json.loads(text)
            game.host = str(saved.get("host", ""))
            for player in saved.get("players", []):
                made = game.create_player(str(player["id"]), str(player["name"]))
                made.is_bot = bool(player.get("is_bot", False))
                made.is_spectator = bool(player.get("is_spectator", False))
                game.players.append(made)
        except (ValueError, TypeError, KeyError, AttributeError):
            LOG.warning("Ludo Plus: not even the players of that table could be read")
        return game

    def _set_aside(self: Any, text: str, error: Exception) -> None:
        path = packing.set_aside(self.server_dir, text)
        where = f"it was kept as {path}" if path else "and it could not be written to a file"
        why = translator("en").say(problems.message(error))
        LOG.error("Ludo Plus: a saved table cannot be read (%s); %s", why, where)
        self._wait_to_tell("pludo-host-set-aside")

    def rebuild_runtime_state(self: Any) -> None:
        super().rebuild_runtime_state()  # type: ignore[misc]
        mend(self.config, self.choices, self.options)
        if self.status == "playing" and not self._broken:
            try:
                if self.schema > packing.SCHEMA:
                    raise LudoError("a newer version of Ludo Plus saved it")
                record = packing.unpack(self.record)
                match = HostMatch.restore(self.position, record, self.config.load)
                self._check_seating(match)
                self.hosted = self._table_for(match)
                self.hosted.stand_ins = set(self.stand_ins)
                self.hosted.resume()
                # Bots do not play on alone: the game waits for the first human to come back.
                self.hosted.paused = self.room.has_people()
            except Exception as error:
                self._set_aside(json.dumps(self.to_dict(), default=str), error)
        self.schema = packing.SCHEMA
        self.player_action_sets.clear()
        for player in self.players:
            self.setup_player_actions(player)

    def _check_seating(self: Any, match: HostMatch) -> None:
        """Everybody who plays has a seat of the game to themselves; a bot holds an empty one."""
        seats = [self.seating.get(player.id) for player in self.get_active_players()]
        if len(set(seats)) < len(seats) or not set(seats) <= set(match.state.seats):
            raise LudoError("its players do not sit where the game has seats")

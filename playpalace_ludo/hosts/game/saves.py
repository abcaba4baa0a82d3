"""A table in a host's database: slim when written, set aside when it cannot be read."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import re
import zlib
from pathlib import Path
from typing import Any, Self

from playpalace_ludo.core.errors import LudoError, RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import mend
from playpalace_ludo.hosts.install.layout import SET_ASIDE
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.words import problems

LOG = logging.getLogger(LOG_NAME)

SCHEMA = 1
MARK = ":"
"""What a packed record begins with; none of the older ones can."""
LARGEST_RECORD = 4_000_000


PATIENCE = 60 * TICKS_PER_SECOND
"""How long those who are back wait for each turn of somebody who is not."""


class SavesMixin(GameBase):
    def __post_init__(self) -> None:
        super().__post_init__()
        self._awaited: set[str] = set()
        self._waited = 0

    def __pre_serialize__(self) -> Self:
        if self.hosted is not None:
            try:
                position, record = self.hosted.match.line(), self.hosted.match.text(counted=True)
                self.position, self.record = position, pack(record)
                self.stand_ins = sorted(self.hosted.stand_ins)
            except Exception:  # the host saves all its tables in one go, and the others come next
                LOG.exception("Ludo Plus: a table was saved as it stood at the last save")
        return self

    def __post_serialize__(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        data["player_action_sets"] = {}  # nine tenths of a table's size, and built anew on load
        return data

    @classmethod
    def from_json(cls, data: str | bytes, *more: Any, **named: Any) -> Self:
        """Load a table; set one nobody can read aside: its players stay, and the server runs on."""
        try:
            return super().from_json(data, *more, **named)
        except Exception as error:
            text = data if isinstance(data, str) else bytes(data).decode("utf-8", "replace")
            return cls._players_only(text, error)

    @classmethod
    def _players_only(cls, text: str, error: Exception) -> Self:
        game = cls()
        game._set_aside(text, error)
        try:
            saved = salvage(text)
            game.host = str(saved.get("host", ""))
            game.staked = str(saved.get("staked", ""))
            for player in saved.get("players", []):
                made = game.create_player(str(player["id"]), str(player["name"]))
                made.is_bot = bool(player.get("is_bot", False))
                made.is_spectator = bool(player.get("is_spectator", False))
                game.players.append(made)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            LOG.warning("Ludo Plus: not even the players of that table could be read")
        return game

    def _set_aside(self, text: str, error: Exception) -> None:
        path = set_aside(self.server_dir, text)
        where = f"it was kept as {path}" if path else "and it could not be written to a file"
        why = said(error)
        LOG.error("Ludo Plus: a saved table cannot be read (%s); %s", why, where)
        self._wait_to_tell("pludo-host-set-aside")

    def close_unreadable(self) -> None:
        """Close a table of which not even the players could be read; who restores it hears so."""
        table = self._table
        people = [table.get_user(member.username) for member in table.members] if table else []
        self.destroy()
        for user in filter(None, people):
            text = translator(user.locale).text("pludo-host-table-lost")
            user.speak(text, self.BUFFERS[SYSTEM])
            if table is not None and table._server is not None:
                table._server._show_main_menu(user)

    def rebuild_runtime_state(self) -> None:
        super().rebuild_runtime_state()
        mend(self.config, self.table_options, self.options)
        if self.status == "playing" and not self._broken:
            try:
                if self.schema > SCHEMA:
                    raise LudoError("a newer version of Ludo Plus saved it")
                record = unpack(self.record)
                match = Match.restore(self.position, record, self.config.load)
                self._check_seating(match)
                self.hosted = self._table_for(match)
                self.hosted.stand_ins = set(self.stand_ins)
                self.hosted.resume()
                self._news, self.brought_back = self.brought_back, ""
                self._awaited = {p.id for p in self.get_active_players() if not p.is_bot}
                # Bots do not play on alone: the game waits for the first human to come back.
                self.hosted.paused = self.audience.has_people()
            except Exception as error:
                self._set_aside(json.dumps(self.to_dict(), default=str), error)
        self.schema = SCHEMA
        self.player_action_sets.clear()
        if self.status != "playing":  # who comes back to a game gets theirs then, in their language
            for player in self.players:
                self.setup_player_actions(player)

    def play_for_the_absent(self) -> None:
        """Let a bot play for somebody who has not come back, until they do."""
        hosted = self.hosted
        assert hosted is not None
        missing = [
            player
            for player in self.get_active_players()
            if player.id in self._awaited - hosted.stand_ins
            and self.seating[player.id] == hosted.acting
        ]
        self._waited = self._waited + 1 if missing else 0
        if self._waited == PATIENCE:
            self._waited = 0
            hosted.stand_ins.add(missing[0].id)
            hosted.announcer.tell_all("pludo-host-absent", self.audience.person(missing[0]))

    def _check_seating(self, match: Match) -> None:
        """Raise LudoError unless everybody who plays has a seat of the game to themselves."""
        seats = [self.seating.get(player.id) for player in self.get_active_players()]
        if len(set(seats)) < len(seats) or not set(seats) <= set(match.state.seats):
            raise LudoError("its players do not sit where the game has seats")


def salvage(text: str) -> dict[str, Any]:
    """Read a table's JSON, or of one that was cut off its players, who stand near its beginning."""
    try:
        return dict(json.loads(text))
    except (ValueError, RecursionError):
        found = re.search(r'"players"\s*:\s*', text)
        if found is None:
            raise
        return {"players": json.JSONDecoder().raw_decode(text, found.end())[0]}


def said(error: Exception) -> str:
    """Say in English what is wrong, as all of a server's log is."""
    return translator("en").say(problems.message(error))


def pack(text: str) -> str:
    if not text:
        return ""
    return MARK + base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")


def unpack(packed: str) -> str:
    unzip = zlib.decompressobj()
    try:
        if packed.startswith(MARK):
            zipped = base64.b64decode(packed.removeprefix(MARK), validate=True)
        else:  # as 0.1.0 wrote it; Python is slow to read that
            zipped = base64.b85decode(packed)
        text = unzip.decompress(zipped, LARGEST_RECORD).decode()
    except (ValueError, zlib.error) as error:
        raise RecordError("save-damaged", reason=str(error)) from error
    if not unzip.eof:
        raise RecordError("save-cut-off")
    return text


def set_aside(directory: Path, data: str) -> Path | None:
    """Keep what could not be read where the owner can find it; None if even that fails."""
    mark = hashlib.sha256(data.encode()).hexdigest()[:12]
    path = directory / SET_ASIDE / f"table-{mark}.json"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(data, encoding="utf-8")
    except OSError:
        return None
    return path

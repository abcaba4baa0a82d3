"""Tables in a host's database: packed when saved, set aside if unreadable."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.errors import LudoError, RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.game import starting
from playpalace_ludo.hosts.install.layout import SET_ASIDE
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.words import problems

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

LOG = logging.getLogger(LOG_NAME)

SCHEMA = 1
MARK = ":"
"""Prefix of a packed record; records of version 0.1.0 cannot begin with it."""
LARGEST_RECORD = 4_000_000


class SavedFields:
    """Converts a game to the fields the host saves, and back."""

    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def write(self) -> None:
        """Put the game into its fields: the host is about to save them."""
        game, hosted = self._game, self._game.hosted
        if hosted is None:
            return
        try:
            position, record = hosted.match.line(), hosted.match.text(counted=True)
            game.position, game.record = position, pack(record)
            game.stand_ins = sorted(hosted.stand_ins)
        except Exception:  # the host saves all tables in one go, and the others must not suffer
            LOG.exception("Ludo Plus: a table was saved as it stood at the last save")

    def read(self) -> None:
        """Restore the game from its fields, or set the table aside."""
        game = self._game
        if game.status == "playing" and not game.returning.lost:
            try:
                self._resume()
            except Exception as error:
                self.set_aside(json.dumps(game.to_dict(), default=str), error)
        game.schema = SCHEMA

    def _resume(self) -> None:
        game = self._game
        if game.schema > SCHEMA:
            raise LudoError("a newer version of Ludo Plus saved it")
        match = Match.restore(game.position, unpack(game.record), game.config.load)
        self._check_seating(match)
        game.hosted = starting.table_for(game, match)
        game.hosted.stand_ins = set(game.stand_ins)
        game.hosted.resume()
        game.returning.wait_for_people()

    def _check_seating(self, match: Match) -> None:
        """Raise LudoError unless each player has a seat of the game to themselves."""
        game = self._game
        seats = [game.seating.get(player.id) for player in game.get_active_players()]
        if len(set(seats)) < len(seats) or not set(seats) <= set(match.state.seats):
            raise LudoError("its players do not sit where the game has seats")

    def salvage_players(self, text: str, error: Exception) -> None:
        """Set an unreadable table aside; keep its players as far as they can be read."""
        game = self._game
        self.set_aside(text, error)
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

    def set_aside(self, text: str, error: Exception) -> None:
        path = set_aside(self._game.server_dir, text)
        where = f"it was kept as {path}" if path else "and it could not be written to a file"
        LOG.error("Ludo Plus: a saved table cannot be read (%s); %s", said(error), where)
        self._game.returning.lose("pludo-host-set-aside")


def salvage(text: str) -> dict[str, Any]:
    """Parse a table's JSON, or only its players if the text is cut off after them."""
    try:
        return dict(json.loads(text))
    except (ValueError, RecursionError):
        found = re.search(r'"players"\s*:\s*', text)
        if found is None:
            raise
        return {"players": json.JSONDecoder().raw_decode(text, found.end())[0]}


def said(error: Exception) -> str:
    """Describe an error in English, for the server's log."""
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
    """Write unreadable data to a file for the owner; return None if that fails."""
    mark = hashlib.sha256(data.encode()).hexdigest()[:12]
    path = directory / SET_ASIDE / f"table-{mark}.json"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(data, encoding="utf-8")
    except OSError:
        return None
    return path

"""Restore games that were running when a server was killed.

A host reads its tables from its database when it starts. Just before that, we add the lost ones;
tables that the host saved itself are not changed.
"""

from __future__ import annotations

import importlib
import json
import logging
import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from playpalace_ludo.coins.purse import PurseError, Purses
from playpalace_ludo.core.errors import LudoError, RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts import LOG_NAME, TYPE
from playpalace_ludo.hosts.game import journal
from playpalace_ludo.hosts.game.coins import log, purses_beside
from playpalace_ludo.hosts.game.saves import pack, said, set_aside, unpack
from playpalace_ludo.hosts.game.wrapping import whole_server, wrap
from playpalace_ludo.hosts.install.layout import TABLES
from playpalace_ludo.hosts.install.lookup import full_name
from playpalace_ludo.hosts.install.placeholder import when_imported
from playpalace_ludo.settings.config import HostConfig

LOG = logging.getLogger(LOG_NAME)

TABLES_WITH_GAMES = ("tables", "saved_tables")
"""Database tables with games: those open when the server stopped, and those people saved."""
KILLED, CUT = "pludo-host-brought-back", "pludo-host-brought-back.cut"
"""Messages for the players of a restored game."""


class TablesDatabase(Protocol):
    db_path: Path
    _conn: sqlite3.Connection | None

    def load_all_tables(self) -> list[Any]: ...


def add(package: str, config: HostConfig, server_dir: Path) -> None:
    """Restore games when the host reads its tables; its module may still be importing."""
    module = importlib.import_module(full_name(package, "persistence.database"))
    when_imported(module, lambda: _wrap(module.Database, config, server_dir))


def _wrap(database: type[TablesDatabase], config: HostConfig, server_dir: Path) -> None:
    def load_with_ours(
        load: Callable[[TablesDatabase], list[Any]], self: TablesDatabase
    ) -> list[Any]:
        try:
            bring_back(self, config, server_dir)
        except Exception:  # the host starts, and the files stay where they are
            LOG.exception("Ludo Plus: games that were being played could not be brought back")
        return load(self)

    wrap(database, "load_all_tables", load_with_ours, ours=whole_server)


def bring_back(database: TablesDatabase, config: HostConfig, server_dir: Path) -> None:
    connection = database._conn
    folder = Path(database.db_path).resolve().parent / TABLES
    if connection is None:
        return
    _drop_ended(connection)
    _mend_members(connection, server_dir)
    open_tables, saved_tables = (list(_games(connection, table)) for table in TABLES_WITH_GAMES)
    for path in sorted(folder.glob(f"*{journal.SUFFIX}")):
        if any(path.stem in game for game in saved_tables):
            path.unlink()  # the host had saved it before the kill and will continue it
        elif not any(path.stem in game for game in open_tables):
            _bring_back(path, connection, config, server_dir)
    connection.commit()
    _give_back_lost(purses_beside(Path(database.db_path)), connection)


def _drop_ended(connection: sqlite3.Connection) -> None:
    """Let those who were at the end screen when the server stopped come to the main menu.

    PlayPalace would put them back at that table, where a game that is over has no menu.
    """
    over = "DELETE FROM tables WHERE game_type = ? AND status = 'finished'"
    connection.execute(over, (TYPE,))


def _give_back_lost(purses: Purses, connection: sqlite3.Connection) -> None:
    """Return stakes of games that no table knows and that can therefore never end."""
    if not purses.path.exists():
        return
    known = [game for table in TABLES_WITH_GAMES for game in _games(connection, table)]
    try:
        for game in purses.open_games():
            if not any(game in text for text in known):
                purses.give_back(game)
                LOG.warning("Ludo Plus: the stakes of a game that was lost are given back")
    except PurseError as error:
        log(error)


def _games(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """Read our games that the host has saved in a table of its database."""
    rows = connection.execute(f"SELECT game_json FROM {table} WHERE game_type = ?", (TYPE,))
    return (str(row[0]) for row in rows)


def _bring_back(
    path: Path, connection: sqlite3.Connection, config: HostConfig, server_dir: Path
) -> None:
    try:
        entry = journal.read(path)
        table = entry.table
        members = [{"username": n, "is_spectator": s} for n, s in table["members"]]
        row = (str(table["table_id"]), TYPE, str(table["host"]), json.dumps(members))
    except (LudoError, ValueError, TypeError, KeyError) as error:
        kept = set_aside(server_dir, path.read_text(encoding="utf-8", errors="replace"))
        LOG.error("Ludo Plus: %s cannot be read (%s); it was kept as %s", path, said(error), kept)
        path.unlink()
        return
    connection.execute(
        "INSERT OR IGNORE INTO tables"
        " (table_id, game_type, host, members_json, game_json, status) VALUES (?, ?, ?, ?, ?, ?)",
        (*row, _up_to_date(entry, config, server_dir), "playing"),
    )
    names = ", ".join(str(member["username"]) for member in members)
    LOG.warning("Ludo Plus: the game of %s goes on, which the server had not saved", names)


def _up_to_date(entry: journal.Entry, config: HostConfig, server_dir: Path) -> str:
    """Return the game as the host would have saved it, unchanged if it cannot be read."""
    try:
        game = json.loads(entry.game)
        before = unpack(game["record"])
    except (LudoError, ValueError, TypeError, KeyError, RecursionError):
        return entry.game  # our class sets it aside and tells its players
    match, count = _as_far_as_it_can_be_read(before, entry.turns, config)
    is_cut = entry.is_cut or count < len(entry.turns)
    if is_cut:
        kept = set_aside(server_dir, "\n".join((entry.game, *entry.turns)))
        LOG.error("Ludo Plus: a running game was not written down to its end; kept as %s", kept)
    if match is not None:
        game |= {"position": match.line(), "record": pack(match.text())}
    return json.dumps({**game, "brought_back": CUT if is_cut else KILLED})


def _as_far_as_it_can_be_read(
    record: str, turns: Sequence[str], config: HostConfig
) -> tuple[Match | None, int]:
    """Return the game up to the first damaged turn, and how many turns that is."""

    def read(count: int) -> Match | None:
        try:
            return Match.from_text(journal.with_turns(record, turns[:count]), config.load)
        except RecordError:
            return None

    if match := read(len(turns)):
        return match, len(turns)
    count = bisect_left(range(len(turns)), True, key=lambda n: read(n + 1) is None)
    return read(count), count


def _mend_members(connection: sqlite3.Connection, server_dir: Path) -> None:
    """Repair lists of members the host cannot read, using the players of the games.

    Otherwise one host would not start, and another would silently drop the table.
    """
    rows = connection.execute(
        "SELECT table_id, members_json, game_json FROM tables WHERE game_type = ?", (TYPE,)
    ).fetchall()
    for table_id, members, game in rows:
        try:
            for member in json.loads(members):
                member["username"], member["is_spectator"]
        except (ValueError, TypeError, KeyError, RecursionError):
            kept = set_aside(server_dir, json.dumps([table_id, members, game]))
            LOG.error("Ludo Plus: table %s has unreadable members; kept as %s", table_id, kept)
            connection.execute(
                "UPDATE tables SET members_json = ? WHERE table_id = ?",
                (json.dumps(_members_in(game)), table_id),
            )


def _members_in(game: str | None) -> list[dict[str, Any]]:
    try:
        players = json.loads(game or "")["players"]
        return [
            {"username": str(player["name"]), "is_spectator": bool(player["is_spectator"])}
            for player in players
            if not player["is_bot"]
        ]
    except (ValueError, TypeError, KeyError, RecursionError):
        return []

"""Balances in one SQLite file: everybody's coins, open stakes, and all coins ever granted.

Every coin is in a purse or in a stake, and their sum is the total granted. Every change is one
transaction and sets values rather than adding to them, so repeating it changes nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from playpalace_ludo.core.errors import InputError, show

BEGIN_WITH = 1000
"""Coins granted to everybody once."""
HELP_BELOW, HELP_TO = 10, 100
"""A player with fewer coins than the first is topped up to the second."""
SCHEMA = 1
PATIENCE = 5.0
"""Seconds to wait for another writing process."""
WAITING = "EXTRA"
"""Syncs the folder as well: a rollback journal reappearing there would undo the change."""

TABLES = """
CREATE TABLE purse (owner TEXT PRIMARY KEY, coins INTEGER NOT NULL CHECK (coins >= 0));
CREATE TABLE stake (
    game TEXT, owner TEXT, coins INTEGER NOT NULL CHECK (coins >= 0), PRIMARY KEY (game, owner)
);
CREATE TABLE settled (game TEXT PRIMARY KEY);
CREATE TABLE given (owner TEXT, coins INTEGER NOT NULL);
"""
_STATEMENTS = [" ".join(statement.split()) for statement in TABLES.split(";") if statement.strip()]


def of_bot(name: str) -> str:
    """Return the owner name of a bot's purse, distinct from a person of the same name."""
    return f"{name} (bot)"


class PurseError(InputError):
    """The file cannot be used, or a balance is too low."""


class Purses:
    """The purses of a computer or a server."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self._patience = patience

    def coins(self, owner: str) -> int:
        """Return a balance; a new owner is granted the first coins."""
        with self._change() as db:
            return _open(db, owner)

    def stake(self, game: str, stakes: Mapping[str, int]) -> None:
        """Set everybody's stake in a game, all or none; raise PurseError if a balance is too low.

        Stakes are totals, not increments: to double one, pass the double.
        """
        with self._change() as db:
            if _is_settled(db, game):
                return
            for owner, wanted in stakes.items():
                has = _open(db, owner)
                more = wanted - _staked(db, game).get(owner, 0)
                if more > has:
                    raise PurseError("purse-too-little", name=owner, coins=has, stake=wanted)
                db.execute("UPDATE purse SET coins = coins - ? WHERE owner = ?", (more, owner))
                db.execute("INSERT OR REPLACE INTO stake VALUES (?, ?, ?)", (game, owner, wanted))

    def staked(self, game: str) -> dict[str, int]:
        """Return the stakes of a game by owner."""
        with self._change() as db:
            return _staked(db, game)

    def settle(self, game: str, pay: Mapping[str, int]) -> bool:
        """Pay out the pot of a game; False if it was settled before."""
        with self._change() as db:
            pot = sum(_staked(db, game).values())
            if _is_settled(db, game) or not pot:
                return False
            if sum(pay.values()) != pot or min(pay.values(), default=0) < 0:
                raise PurseError("purse-wrong-sum", pot=pot, pay=sum(pay.values()))
            for owner, coins in pay.items():
                _open(db, owner)
                db.execute("UPDATE purse SET coins = coins + ? WHERE owner = ?", (coins, owner))
            db.execute("DELETE FROM stake WHERE game = ?", (game,))
            db.execute("INSERT INTO settled VALUES (?)", (game,))
            return True

    def give_back(self, game: str) -> bool:
        """Refund the stakes of a game that will not be finished."""
        return self.settle(game, self.staked(game))

    def open_games(self) -> list[str]:
        """List the games with open stakes."""
        with self._change() as db:
            return [_text(game) for (game,) in db.execute("SELECT DISTINCT game FROM stake")]

    def totals(self) -> tuple[int, int]:
        """Return the sum of all purses and stakes, and the sum of all grants."""
        with self._change() as db:
            there = _sum(db, "purse") + _sum(db, "stake")
            return there, _sum(db, "given")

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction, rolled back on any error."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            opened = sqlite3.connect(self.path, timeout=self._patience, isolation_level=None)
            with closing(opened) as db:
                db.execute(f"PRAGMA synchronous = {WAITING}")
                db.execute("BEGIN IMMEDIATE")
                try:
                    self._prepare(db)
                    yield db
                    db.execute("COMMIT")
                except BaseException:
                    if db.in_transaction:
                        db.execute("ROLLBACK")
                    raise
        except sqlite3.OperationalError as error:
            # SQLITE_ERROR here means that the schema is not ours; Python gives no code at all to
            # text that is not UTF-8.
            reason = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
            foreign = reason == sqlite3.SQLITE_ERROR
            code = "purse-damaged" if foreign else "purse-busy"
            raise PurseError(code, file=str(self.path), text=str(error)) from error
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise PurseError("purse-damaged", file=str(self.path), text=str(error)) from error
        except OSError as error:
            text = (error.strerror or str(error)).lower()
            raise PurseError("purse-busy", file=str(self.path), text=text) from error

    def _prepare(self, db: sqlite3.Connection) -> None:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version == 0:
            for statement in _STATEMENTS:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {SCHEMA}")
        elif version > SCHEMA:
            raise PurseError("purse-newer", file=str(self.path))
        elif _schema(db) != _STATEMENTS:  # a view or a trigger in the file could run for ever
            raise sqlite3.DatabaseError("its tables are not those of a purse")


def _open(db: sqlite3.Connection, owner: str) -> int:
    """Return a balance, after granting coins to a new or nearly empty purse."""
    found = db.execute("SELECT coins FROM purse WHERE owner = ?", (owner,)).fetchone()
    coins = _number(found[0]) if found else 0
    (on_tables,) = db.execute(
        "SELECT COALESCE(SUM(coins), 0) FROM stake WHERE owner = ?", (owner,)
    ).fetchone()
    if found and (coins + _number(on_tables) >= HELP_BELOW):
        return coins
    gift = (HELP_TO if found else BEGIN_WITH) - coins
    db.execute("INSERT INTO given VALUES (?, ?)", (owner, gift))
    db.execute("INSERT OR REPLACE INTO purse VALUES (?, ?)", (owner, coins + gift))
    return coins + gift


def _staked(db: sqlite3.Connection, game: str) -> dict[str, int]:
    rows = db.execute("SELECT owner, coins FROM stake WHERE game = ? ORDER BY rowid", (game,))
    return {_text(owner): _number(coins) for owner, coins in rows}


def _is_settled(db: sqlite3.Connection, game: str) -> bool:
    return db.execute("SELECT 1 FROM settled WHERE game = ?", (game,)).fetchone() is not None


def _sum(db: sqlite3.Connection, table: str) -> int:
    (found,) = db.execute(f"SELECT COALESCE(SUM(coins), 0) FROM {table}").fetchone()
    return _number(found)


def _schema(db: sqlite3.Connection) -> list[str]:
    """Return the statements that made the file, except SQLite's internal ones."""
    # Internal ones are indexes without a statement, and the results of ANALYZE.
    rows = db.execute(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
        " AND NOT (type = 'table' AND name GLOB 'sqlite_stat[1-4]')"
    )
    return [" ".join(str(sql).split()) for (sql,) in rows]


def _number(found: object) -> int:
    """Return a number of coins, checked, since SQLite accepts text in a column of numbers."""
    if not isinstance(found, int):
        raise sqlite3.DatabaseError(f"{show(found)} is no number of coins")
    return found


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise sqlite3.DatabaseError(f"{show(found)} is no name")
    return found

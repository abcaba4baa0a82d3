"""A server with coins, which can be killed and started again, for the tests in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import tomli_w
from server.persistence.database import Database

from playpalace_ludo.bots import STRENGTHS
from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import bring_back
from playpalace_ludo.hosts.game.coins import purses_beside
from playpalace_ludo.hosts.game.factory import game_class
from playpalace_ludo.settings import SETTINGS
from playpalace_ludo.settings.store import ServerSettings

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table


class Casino:
    """A server whose owner has switched coins on, and a database for it."""

    stake = 10
    short = MappingProxyType(
        {"board_arms": 2, "board_markers": 1, "board_tokens_out": 1, "pace": "instant"}
    )
    """The options of a game of a few throws, without a choice."""

    def __init__(self, folder: Path, table: Table, **coins: Any) -> None:
        game: Any = type(table.game)
        self.new_table = type(table)
        owner = {"on": True, "allowed": [0, self.stake, 400], "default": self.stake, **coins}
        (folder / SETTINGS).write_text(tomli_w.dumps({"coins": owner}))
        self.settings = ServerSettings(folder / SETTINGS, STRENGTHS)
        self.game_class: Any = game_class(
            game.our_host,
            adapter=game.__mro__[1],
            api=game.api,
            settings=self.settings,
            server_dir=folder,
        )
        self.folder = folder
        self.database: Any = Database(str(folder / "host.db"))
        self.database.connect()
        self.results: list[Any] = []
        self.purses = purses_beside(folder / "host.db")

    def sit(self, table: Table) -> Table:
        """Give a table to its game."""
        table.game._table = SimpleNamespace(
            _db=self.database,
            _server=None,
            table_id="t1",
            host="Ann",
            members=[],
            status="playing",
            save_game_result=self.results.append,
            save_and_close=lambda name: self._save(table),
            reset_game=lambda: None,
            destroy=lambda: None,
        )
        return table

    def _save(self, table: Table) -> None:
        text = table.game.to_json()
        text = text if isinstance(text, str) else text.decode()
        self.database.save_user_table(
            username="Ann", save_name="x", game_type=TYPE, game_json=text, members_json="[]"
        )
        table.game.destroy()

    def open(self, **options: object) -> Table:
        table = self.empty()
        table.seat("Ann", "Ben")
        table.set(**options)
        return table

    def empty(self) -> Table:
        table = self.new_table()
        table.game = self.game_class()
        return self.sit(table)

    def restart(self, table: Table) -> Table | None:
        """Start the server again after a kill; return the table if there is one still."""
        connection = self.database._conn
        connection.rollback()
        bring_back.bring_back(self.database, self.settings.everything, self.folder)
        rows = connection.execute("select game_json from tables").fetchall()
        connection.execute("delete from tables")
        connection.commit()
        return self.load(rows[0][0], table) if rows else None

    def load(self, game: str, table: Table) -> Table:
        """Load a table as the host does, for the people of another one."""
        again = self.new_table()
        again.humans = table.humans
        for human in again.humans:
            human.table = again
            human.forget()
        again.game = self.game_class.from_json(game)
        self.sit(again)
        again.game.rebuild_runtime_state()
        again.game.setup_keybinds()
        for human in again.humans:
            again.game.attach_user(human.user.uuid, human.user)
            if hasattr(human.player, "reconnect_grace_ticks"):
                human.player.reconnect_grace_ticks = 0
        return again

    def has(self, human: Human) -> int:
        return self.purses.coins(human.user.uuid)

    def is_sound(self) -> bool:
        there, given = self.purses.totals()
        return there == given


@pytest.fixture
def casino(table: Table, tmp_path: Path) -> Iterator[Casino]:
    made = Casino(tmp_path, table)
    yield made
    made.database.close()


@pytest.fixture
def bank(table: Table, tmp_path: Path) -> Iterator[Casino]:
    """A casino whose bots stake, too."""
    made = Casino(tmp_path, table, bots=True)
    yield made
    made.database.close()

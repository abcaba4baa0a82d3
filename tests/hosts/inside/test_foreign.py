"""Tables of other games on the same server: whatever we wrap passes them through unchanged."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.games.registry import GameRegistry

from playpalace_ludo.hosts.game import intake, wrapping

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table


class Packets:
    """A server that notes what its handlers are given, and a table each for Ann and Ben."""

    def __init__(self, **games: Any) -> None:
        tables = {name: SimpleNamespace(game=game) for name, game in games.items()}
        self._tables = SimpleNamespace(find_user_table=tables.get)
        self.handled: list[str] = []

    async def _handle_menu(self, client: Any, packet: dict[str, Any]) -> None:
        self.handled.append(client.username)


@pytest.fixture
def foreign() -> Any:
    """The host's own Ludo."""
    return GameRegistry.get("ludo")()


def test_packets_of_other_tables_are_handled_without_a_break(table: Table, foreign: Any) -> None:
    server = Packets(Ann=table.game, Ben=foreign)
    intake.keep_fair(server)

    async def handled(name: str | None) -> list[str]:
        """Send two packets, and note when somebody else had a chance in between."""
        server.handled.clear()

        async def other() -> None:
            server.handled.append("others")

        waiting = asyncio.create_task(other())
        for _ in range(2):
            await server._handle_menu(SimpleNamespace(username=name), {})
        await waiting
        return [*server.handled]

    assert asyncio.run(handled("Ann")) == ["Ann", "others", "Ann"]
    assert asyncio.run(handled("Ben")) == ["Ben", "Ben", "others"]
    assert asyncio.run(handled("Eve")) == ["Eve", "Eve", "others"], "who sits at no table"
    assert asyncio.run(handled(None)) == [None, None, "others"], "who has not logged in"


def test_a_foreign_table_is_joined_as_ever(
    table: Table, foreign: Any, host: SimpleNamespace
) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural gives seats back itself")
    from playpalace_ludo.hosts.playpalace import way_back

    joined: list[tuple[Any, ...]] = []
    server = SimpleNamespace(
        _auto_join_table=lambda *args: joined.append(args),
        _restore_login_table=lambda *args: joined.append(("restored",)),
    )
    way_back.keep_open(server)
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.game._perform_leave_game(ann.player)
    user = SimpleNamespace(uuid=ann.user.uuid, username="Ann")
    for game in (foreign, None, table.game):
        at = SimpleNamespace(game=game, add_member=lambda *args, **named: None)
        server._auto_join_table(user, at, "ludo")
    assert [len(args) for args in joined] == [3, 3, 1], "only ours gives the seat back"


def test_a_table_with_a_foreign_game_lets_its_members_go(
    table: Table, foreign: Any, host: SimpleNamespace
) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural keeps a place itself")
    from playpalace_ludo.hosts.playpalace import way_back

    removed: list[str] = []
    kept = SimpleNamespace(game=table.game, remove_member=removed.append)
    way_back.keep_place(kept)
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.drop(ann)
    kept.remove_member("Ann")
    assert removed == [], "the game waits for her"
    kept.game = foreign
    kept.remove_member("Ann")
    assert removed == ["Ann"]


def test_a_table_with_a_foreign_game_has_every_tick(
    table: Table, foreign: Any, host: SimpleNamespace
) -> None:
    if host.kind != "playaural":
        pytest.skip("PlayPalace's tables do nothing in a tick")
    from playpalace_ludo.hosts.playaural import naps

    ticks: list[Any] = []
    slept: Any = SimpleNamespace(_game=table.game, on_tick=lambda: ticks.append(slept._game))
    naps.let_sleep(slept)
    table.seat("Ann")
    table.tick(5)
    for game in (table.game, foreign, None):
        slept._game = game
        for _ in range(3):
            slept.on_tick()
    assert ticks == [foreign] * 3 + [None] * 3, "ours sleeps in its lobby"


def test_documents_of_other_games_are_the_hosts_own(host: SimpleNamespace, tmp_path: Path) -> None:
    if host.kind == "playpalace":
        from server.core.documents.manager import DocumentManager as Manager

        names = ["load", "get_document_content", "save_document_content"]
        documents: Any = Manager(host.server_dir / "documents")
        documents.load()
        theirs = Manager.get_document_content.__wrapped__
        asked = (documents, "ludo_rules", "en")
        assert Manager.get_document_content(*asked) == theirs(*asked)
        elsewhere: Any = Manager(tmp_path)
        assert elsewhere.load() == 0 and "ludo_plus_rules" not in elsewhere._documents
        assert elsewhere.get_document_content("ludo_plus_rules", "en") is None
    else:
        from server.documentation.manager import DocumentationManager as Manager

        names = ["_load_file"]
        theirs = Manager._load_file.__wrapped__
        asked = (Manager.get_instance(), "games/ludo", "en")
        assert Manager._load_file(*asked) == theirs(*asked)
    assert all(hasattr(getattr(Manager, name), wrapping.MARK) for name in names)


def test_saved_tables_of_other_games_are_read_as_they_are(tmp_path: Path) -> None:
    from server.persistence.database import Database

    database = Database(str(tmp_path / "host.db"))
    database.connect()
    row = ("t1", "ludo", "Ann", "damaged members", "a game", "playing")
    database._conn.execute(
        "INSERT INTO tables (table_id, game_type, host, members_json, game_json, status)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        row,
    )
    columns = "table_id, game_type, host, members_json, game_json, status"
    with contextlib.suppress(ValueError):
        database.load_all_tables()  # one host cannot read it, with us as without us
    assert hasattr(Database.load_all_tables, wrapping.MARK)
    found = database._conn.execute(f"SELECT {columns} FROM tables").fetchall()
    database.close()
    assert [tuple(one) for one in found] == [row]

"""People who come later, leave and come back, on a real server over the network."""

from __future__ import annotations

import pytest

from .checkouts import PLAYAURAL, PLAYPALACE
from .live import Client, Site, new_site, running


@pytest.fixture(scope="module", params=[PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    return new_site(request.param, tmp_path_factory.mktemp(request.param.name))


def running_table(site: Site, port: int, first: str, second: str) -> tuple[Client, Client]:
    ann, ben = site.client(port, first), site.client(port, second)
    ann.create_table()
    ben.join_table()
    ann.start()
    ben.until(lambda: "roll" in ben.rows("turn_menu"), "the game menu")
    return ann, ben


def find_in_active_tables(client: Client) -> str:
    """The id of our table in the list of all tables of the server."""
    client.select("active_tables", "main_menu")
    client.until(
        lambda: any(row.startswith("table_") for row in client.rows("active_tables_menu")),
        "a running table in the list",
    )
    *_, newest = (row for row in client.rows("active_tables_menu") if row.startswith("table_"))
    return newest


def leave(client: Client) -> None:
    client.key("q", control=True)
    client.until(lambda: "yes" in client.rows(client.open), "the question whether to leave")
    client.select("yes")
    client.until(lambda: client.open == "main_menu", "the main menu")


def test_a_running_table_is_found_and_watched_by_who_comes_late(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = running_table(site, port, "ann1late", "ben1late")
        ann.pump(0.5)
        eve = site.client(port, "eve1late")
        table = find_in_active_tables(eve)
        assert "ann1late" in eve.rows("active_tables_menu")[table]
        eve.said.clear()
        eve.select(table, "active_tables_menu")
        eve.until(lambda: "board" in eve.rows("turn_menu"), "what a spectator may ask")
        eve.until(lambda: any("home" in line for line in eve.said), "the situation")
        assert "roll" not in eve.rows("turn_menu")
        eve.said.clear()
        for client in (ann, ben):
            client.key("r")
            client.pump(0.3)
        eve.until(lambda: any(" rolls " in line for line in eve.said), "the game")
        eve.close()
        eve.login()
        eve.until(lambda: eve.open == "main_menu", "the main menu after a lost connection")
        eve.select(find_in_active_tables(eve), "active_tables_menu")
        eve.until(lambda: "board" in eve.rows("turn_menu"), "the table once more")
        for client in (ann, ben, eve):
            client.close()


def test_who_left_a_running_game_comes_back_to_the_same_seat(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = running_table(site, port, "ann2late", "ben2late")
        leave(ben)
        ben.said.clear()
        ann.said.clear()
        table = find_in_active_tables(ben)
        ben.select(table, "active_tables_menu")
        ben.until(lambda: "roll" in ben.rows("turn_menu"), "the same seat")
        ben.until(lambda: any("home" in line for line in ben.said), "the situation")
        ann.until(lambda: any("ben2late" in line for line in ann.said), "news of the return")
        assert not any("spectat" in line for line in ann.said + ben.said), ann.said + ben.said
        ben.said.clear()
        for _ in range(40):
            ann.play()
            ben.play()
            ann.pump(0.1)
            ben.pump(0.1)
        assert any(line.startswith("You roll") for line in ben.said), ben.said
        assert not any("ben2late" in line for line in ben.said), ben.said
        for client in (ann, ben):
            client.close()


def finish(*clients: Client) -> None:
    while not all(client.menus.get("game_over") for client in clients):
        for client in clients:
            client.pump(0.05)
            if not client.menus.get("game_over"):
                client.play()


def test_who_drops_at_the_end_screen_is_free_and_who_stays_keeps_the_table(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = running_table(site, port, "ann4late", "ben4late")
        finish(ann, ben)
        ben.close()
        ben.login()
        ben.until(lambda: bool(ben.rows(ben.open)), "a menu to go on from")
        assert ben.open in ("main_menu", "turn_menu", "game_over"), ben.open
        if ben.open == "main_menu":
            ben.create_table()
        ann.said.clear()
        ann.key("escape")
        ann.pump(1)
        assert ann.rows(ann.open), "who stayed has a menu"
        for client in (ann, ben):
            client.close()


def test_who_was_at_the_end_screen_when_the_server_stopped_is_free(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = running_table(site, port, "ann6late", "ben6late")
        finish(ann, ben)
    with running(site.found, site.server) as port:
        for client in (ann, ben):
            client.close()
            client.port = port
            client.login()
        if ann.open == "main_menu":
            ann.create_table()
        ann.until(lambda: "start_game" in ann.rows("turn_menu"), "a lobby")
        for client in (ann, ben):
            client.close()


def test_who_drops_in_the_lobby_comes_back_to_a_menu(site: Site) -> None:
    with running(site.found, site.server) as port:
        ann, ben = site.client(port, "ann5late"), site.client(port, "ben5late")
        ann.create_table()
        ben.join_table()
        ben.close()
        ben.login()
        ben.until(lambda: bool(ben.rows(ben.open)), "a menu to go on from")
        if ben.open == "main_menu":
            ben.join_table()
        ann.start()
        ben.until(lambda: "roll" in ben.rows("turn_menu"), "the game")
        for client in (ann, ben):
            client.close()


def test_a_game_that_is_over_is_not_offered(site: Site) -> None:
    if site.server.host is PLAYAURAL:
        pytest.skip("PlayAural puts a table whose game is over back into its lobby")
    with running(site.found, site.server) as port:
        ann = site.client(port, "ann3late")
        ann.create_table()
        ann.add_bot()
        ann.start()
        while not ann.menus.get("game_over"):
            ann.pump(0.05)
            ann.play()
        eve = site.client(port, "eve3late")
        eve.go_to_table_list()
        assert not [text for text in eve.rows("tables_menu").values() if "ann3late" in text]
        for client in (ann, eve):
            client.close()

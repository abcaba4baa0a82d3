"""A server killed during twenty games, and the games its players come back to."""

from __future__ import annotations

import json
import signal
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.settings import SETTINGS

from .checkouts import PLAYPALACE, checkout, each_host
from .live import Client, copy_of, process
from .test_live import finish, has_roll

GAMES = 20
ROUNDS = 12


def quiet(client: Client) -> None:
    """Take in what comes until nothing does: the bots have played, it is our turn."""
    count = -1
    while len(client.packets) > count:
        count = len(client.packets)
        client.pump(1.2)


def board(client: Client) -> list[str]:
    box = "transient_display" if client.server.host is PLAYPALACE else "status_box"
    client.menus.pop(box, None)
    for _ in range(10):  # a busy machine's PlayAural takes longer to listen to who is back
        client.key("v")
        client.pump(2)
        if len(client.menus.get(box, [])) >= 3:
            break
    rows = list(client.rows(box).values())
    client.select(next(iter(client.rows(box))), box)
    client.until(lambda: client.open == "turn_menu", "the game menu again")
    return rows


def heard_the_news(client: Client) -> bool:
    """It is one line, with the situation in it."""
    news = [line for line in client.said if "was kept" in line]
    assert len(news) < 2
    return bool(news) and "home" in news[0]


@each_host
@pytest.mark.parametrize(
    ("kill", "games"),
    [(signal.SIGKILL, GAMES), (signal.SIGTERM, 3), (signal.SIGINT, 2)],
    ids=lambda value: getattr(value, "name", "games"),
)
def test_every_game_goes_on(host: Host, kill: signal.Signals, games: int, tmp_path: Path) -> None:
    found = checkout(host)
    server = copy_of(found, tmp_path)
    database = server.server_dir / "PlayAural.db"
    if host is PLAYPALACE:
        database = tmp_path / "var" / "server" / "playpalace.db"
    settings = '[pace]\ndefault = "instant"\n[undo]\nallowed = ["off", "own-turn"]\n'
    (server.server_dir / SETTINGS).write_text(settings, encoding="utf-8")
    with process(found, server) as (port, started):
        clients = [Client(server, port, f"kill{n}live") for n in range(games)]
        for n, client in enumerate(clients):
            client.address = f"127.0.1.{n + 1}"
            client.register().login()
        watcher = Client(server, port, "watchlive").register().login()
        for n, client in enumerate(clients):
            client.create_table()
            if n % 3 == 1:
                client.set_option("variant", "classic")
            elif n % 3 == 2:
                client.set_option("undo", "own-turn")
            client.add_bot()
            client.start()
        watcher.join_table()
        for _ in range(ROUNDS):
            for client in clients:
                client.pump(0.02)
                client.play()
        for client in clients:
            quiet(client)
        before = [board(client) for client in clients]
        assert len({tuple(rows) for rows in before}) > games / 2, "they are different games"
        started.send_signal(kill)
        started.wait(120)
    for client in (*clients, watcher):
        client.close()

    with process(found, server) as (port, _):
        for client, rows in zip(clients, before, strict=True):
            client.port = port
            client.said.clear()
            client.login()
            client.until(partial(has_roll, client), "the game menu")
            if kill == signal.SIGKILL or (kill == signal.SIGTERM and host is PLAYPALACE):
                client.until(partial(heard_the_news, client), "the news")
            quiet(client)  # PlayAural takes no keys in the first second
            assert board(client) == rows
        finish(clients[0])
        finish(clients[1])
        for client in clients:
            client.close()
    assert count(database, "game_results") == 2, "a result is stored once"
    # Games wait five minutes for who is gone: the server has kept them as tables when it stopped.
    assert count(database, "saved_tables") == 0
    assert running(database) == games - 2, "nothing is lost, and nothing there twice"


def running(database: Path) -> int:
    """Count the games a server has put down in mid-play; a table whose game is over may be kept."""
    with closing(sqlite3.connect(database)) as connection:
        games = [json.loads(text) for (text,) in connection.execute("select game_json from tables")]
    return sum(game["status"] == "playing" for game in games)


def count(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (rows,) = connection.execute(f"select count(*) from {table}").fetchone()
    return int(rows)

"""Whatever one person sends: everybody else on the server is answered without delay.

Run it on a machine with nothing else to do; it prints how long the slowest pong took.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest

from .checkouts import PLAYAURAL, PLAYPALACE
from .floods import IN_LOBBY, IN_PLAY, Pings, flood
from .live import Client, Site, new_site, running

LONGEST = 100
"""Milliseconds a pong may take."""
TABLES = 20
USUAL_TICK = r"tick_interval_ms = \d+", "tick_interval_ms = 50"


@pytest.fixture(scope="module", params=[PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    directory = tmp_path_factory.mktemp(request.param.name)
    return new_site(request.param, directory, settings="", server_settings=[USUAL_TICK])


@pytest.fixture(scope="module")
def port(site: Site) -> Iterator[int]:
    with running(site.found, site.server) as port:
        yield port


@pytest.fixture(scope="module")
def pings(site: Site, port: int) -> Pings:
    eve = site.client(port, "eveflood")
    eve.close()
    return Pings(eve)


@pytest.fixture(scope="module")
def lobby(site: Site, port: int) -> Client:
    ann = site.client(port, "annflood")
    ann.create_table()
    return ann


@pytest.fixture(scope="module")
def game(site: Site, port: int) -> Client:
    return a_game(site, port, "benflood")


def a_game(site: Site, port: int, name: str) -> Client:
    client = site.client(port, name)
    client.create_table()
    client.add_bot()
    client.start()
    return client


@pytest.mark.parametrize("kind", IN_LOBBY)
def test_a_flood_in_a_lobby(lobby: Client, pings: Pings, kind: str) -> None:
    with pings.running():
        flood(lobby, IN_LOBBY[kind], 1000 if "long" not in kind else 50)
    print(f"{kind}: {pings.longest} ms")
    assert pings.longest < LONGEST


@pytest.mark.parametrize("kind", IN_PLAY)
def test_a_flood_in_a_game(game: Client, pings: Pings, kind: str) -> None:
    with pings.running():
        flood(game, IN_PLAY[kind], 3000)
    print(f"{kind}: {pings.longest} ms")
    assert pings.longest < LONGEST


def test_after_all_that_the_tables_work_as_before(lobby: Client, game: Client) -> None:
    lobby.until(lambda: lobby.open == "turn_menu", "the lobby")
    lobby.add_bot()
    lobby.start()
    for client in (lobby, game):
        client.said.clear()
        client.pump(1)
        client.key("t")
        client.until(partial(heard_of_a_turn, client), "the answer")


def heard_of_a_turn(client: Client) -> bool:
    return any("turn" in line for line in client.said)


def test_floods_at_twenty_tables_at_once(site: Site, port: int, pings: Pings) -> None:
    clients = [a_game(site, port, f"host{n}flood") for n in range(TABLES)]
    kinds = list(IN_PLAY.values())
    threads = [
        threading.Thread(target=flood, args=(client, kinds[n % len(kinds)], 300))
        for n, client in enumerate(clients)
    ]
    with pings.running():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"{TABLES} tables: {pings.longest} ms")
    assert pings.longest < LONGEST
    for client in clients:
        client.close()

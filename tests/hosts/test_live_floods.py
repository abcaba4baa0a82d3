"""Floods by one person do not delay answers to anybody else on the server.

A pong on a busy machine may be late through no fault of ours, so the server's own processor time
between a ping and its pong is measured. Run with -s it prints the worst.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle

import pytest

from .checkouts import PLAYAURAL, PLAYPALACE
from .floods import IN_LOBBY, IN_PLAY, Packet, Pings, flood
from .live import Client, Site, new_site, process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
MOST = 100
"""Milliseconds the server may work before it answers a ping."""
TABLES = 20
USUAL_TICK = r"tick_interval_ms = \d+", "tick_interval_ms = 50"


@pytest.fixture(scope="module", params=[PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    directory = tmp_path_factory.mktemp(request.param.name)
    return new_site(request.param, directory, settings="", server_settings=[USUAL_TICK])


@pytest.fixture(scope="module")
def started(site: Site) -> Iterator[tuple[int, int]]:
    """Start the server; yields its port and process id."""
    with process(site.found, site.server) as (port, server):
        yield port, server.pid


@pytest.fixture(scope="module")
def port(started: tuple[int, int]) -> int:
    return started[0]


@pytest.fixture(scope="module")
def pings(site: Site, started: tuple[int, int]) -> Pings:
    port, pid = started
    eve = site.client(port, "eveflood")
    eve.close()
    return Pings(eve, pid)


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


def nobody_waits(
    pings: Pings, what: str, floods: Sequence[tuple[Client, Sequence[Packet]]], count: int
) -> None:
    threads = [threading.Thread(target=flood, args=(*one, count)) for one in floods]
    with pings.running():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"{what}: {pings.worst} ms")
    assert pings.worst < MOST


@pytest.mark.parametrize("kind", IN_LOBBY)
def test_a_flood_in_a_lobby(lobby: Client, pings: Pings, kind: str) -> None:
    nobody_waits(pings, kind, [(lobby, IN_LOBBY[kind])], 1000 if "long" not in kind else 50)


@pytest.mark.parametrize("kind", IN_PLAY)
def test_a_flood_in_a_game(game: Client, pings: Pings, kind: str) -> None:
    nobody_waits(pings, kind, [(game, IN_PLAY[kind])], 3000)


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
    kinds = cycle(IN_PLAY.values())
    floods = list(zip(clients, kinds, strict=False))
    nobody_waits(pings, f"{TABLES} tables", floods, 300)
    for client in clients:
        client.close()

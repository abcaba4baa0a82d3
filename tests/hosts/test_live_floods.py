"""Floods by one person do not delay answers to anybody else on the server.

A full machine is slow for everybody, so the slowest pong is compared with the slowest one just
before, while nobody floods. Run with -s it prints both.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle

import pytest

from .checkouts import PLAYAURAL, PLAYPALACE
from .floods import IN_LOBBY, IN_PLAY, Packet, Pings, flood
from .live import Client, Site, new_site, running

LONGEST = 100
"""Milliseconds a pong may take on any machine."""
TIMES = 4
"""How many times longer than before the flood it may take where even that is more."""
CALM = 1.0
"""Seconds without a flood."""
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


def nobody_waits(
    pings: Pings, what: str, floods: Sequence[tuple[Client, Sequence[Packet]]], count: int
) -> None:
    with pings.running():
        time.sleep(CALM)
    calm = pings.longest
    threads = [threading.Thread(target=flood, args=(*one, count)) for one in floods]
    with pings.running():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"{what}: {pings.longest} ms, before it: {calm} ms")
    assert pings.longest < max(LONGEST, TIMES * calm)


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

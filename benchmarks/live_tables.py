"""Tables of the host's own Ludo beside ours on a live server, each heard over a websocket."""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import Checkout
from tests.hosts.live import Client, copy_of, process

SETTLING, WARMING = 2.0, 20.0
"""Seconds before counting begins: the start is no part of a roll, nor is what is made but once."""
BEFORE = 8.0
"""Seconds for which a server is measured in which nobody plays yet."""


@dataclass(frozen=True)
class Heard:
    """What a stretch of play cost the server, and what reached its listeners."""

    seconds: float
    cpu: float
    rolls: int
    packets: Counter[str]

    @property
    def rate(self) -> float:
        return self.cpu / self.seconds

    @property
    def per_roll(self) -> float:
        return self.cpu / max(1, self.rolls)

    def beyond(self, anyway: Heard) -> float:
        """Return what a roll costs beyond what the server does anyway in the same time."""
        return (self.cpu - anyway.rate * self.seconds) / max(1, self.rolls)


class Evening(NamedTuple):
    """One game on a server of its own."""

    idle: Heard
    """Everybody is connected, and nobody plays."""
    lobby: Heard
    """Everybody has a table, and none has begun."""
    play: Heard


ROWS: dict[str, Callable[[Heard], float]] = {
    "rolls": lambda heard: heard.rolls,
    "rolls per second": lambda heard: heard.rolls / heard.seconds,
    "CPU per roll, us": lambda heard: heard.per_roll * 1e6,
    "packets per roll": lambda heard: heard.packets.total() / max(1, heard.rolls),
}


def compare(
    server: detect.Server, python: str, built_in: str, ours: str, tables: int, seconds: float
) -> int:
    """Print what a roll costs in both, whatever the server does, and beyond what it does anyway."""
    old, new = measure(server, python, (built_in, ours), tables, seconds)
    print(f"{tables} tables of three bots, one listens to each, {seconds:.0f} seconds")
    print(f"while nobody plays: {old.idle.rate * 1e3:.1f} ms of CPU per second")
    print(f"while {tables} tables wait to begin: {old.lobby.rate * 1e3:.1f} ms of CPU per second")
    print(f"{'':34}{'built-in':>12}{'Ludo Plus':>12}{'ratio':>9}")
    for label, value in ROWS.items():
        print_row(label, value(old.play), value(new.play))
    for label, anyway in (("idling", old.idle), ("tables that wait", old.lobby)):
        beyond = [one.play.beyond(anyway) * 1e6 for one in (old, new)]
        print_row(f"CPU without {label}, us", *beyond)
    print_goal("live", new.play.per_roll, old.play.per_roll)
    print_goal("live, beyond waiting tables", *(o.play.beyond(old.lobby) for o in (new, old)))
    return 0


def print_row(label: str, old: float, new: float) -> None:
    print(f"{label:34}{old:12.2f}{new:12.2f}{old / new:8.1f}x")


def print_goal(where: str, new: float, old: float) -> None:
    print(f"{'reached' if new <= old / 6 else 'MISSED':8} a sixth of the CPU per roll, {where}")


def measure(
    server: detect.Server, python: str, games: tuple[str, ...], tables: int, seconds: float
) -> list[Evening]:
    """Let every game have a server to itself."""
    evenings = []
    with tempfile.TemporaryDirectory() as directory, ThreadPoolExecutor(tables) as crowd:
        checkout = Checkout(server, python, detect.child_environment(server))
        copy = copy_of(checkout, Path(directory))
        use_real_ticks(copy)
        for at, game in enumerate(games):
            with process(checkout, copy) as (port, started):
                # Accounts of the game before would be put back at their saved tables.
                names = [f"ear{at}x{n}" for n in range(tables)]
                clients = [enter(copy, port, name) for name in names]
                idle = listen(clients, started.pid, SETTLING, BEFORE)
                for one in clients:  # a list of tables that changes takes no choice
                    one.create_table(game)
                lobby = listen(clients, started.pid, SETTLING, BEFORE)
                list(crowd.map(begin, clients))
                play = listen(clients, started.pid, WARMING, seconds)
                evenings.append(Evening(idle, lobby, play))
                for one in clients:
                    one.close()
    return evenings


def use_real_ticks(server: detect.Server) -> None:
    """Undo the haste of the tests' servers: twenty tables at five times the speed are too many."""
    config = server.server_dir / "config.toml"
    if config.exists():
        text = config.read_text(encoding="utf-8")
        text = re.sub(r"tick_interval_ms = \d+", "tick_interval_ms = 50", text)
        config.write_text(text, encoding="utf-8")


def enter(server: detect.Server, port: int, name: str) -> Client:
    return Client(server, port, name).register().login()


def begin(one: Client) -> None:
    """Seat three bots and watch them; who watches cannot seat any."""
    for _ in range(3):
        one.add_bot()
    one.key("f3")
    one.key("enter")


def listen(clients: list[Client], pid: int, before: float, seconds: float) -> Heard:
    drain(clients, before)
    for one in clients:
        one.packets.clear()
    begun, before = time.monotonic(), cpu_of(pid)
    drain(clients, seconds)
    spent, after = time.monotonic() - begun, cpu_of(pid)
    packets = [packet for one in clients for packet in one.packets]
    rolls = sum(packet["type"] == "speak" and is_roll(packet["text"]) for packet in packets)
    return Heard(spent, after - before, rolls, Counter(packet["type"] for packet in packets))


def is_roll(line: str) -> bool:
    """Tell whether a line tells a throw; of a six hosts also say that somebody "rolled" it."""
    return " rolls " in line


def drain(clients: list[Client], seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for one in clients:
            one.take_waiting()
        time.sleep(0.2)


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU a process has used, as Linux counts them."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

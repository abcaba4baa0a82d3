"""Tables of the host's own Ludo beside ours on live servers, each heard over a websocket.

Both servers run at the same time: a server with little to do comes to each tick with cold caches,
and how cold they are depends on the rest of the machine's load, which has to be the same.
"""

from __future__ import annotations

import contextlib
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import Checkout
from tests.hosts.live import Client, copy_of, process

SETTLING, WARMING = 2.0, 20.0
"""Seconds before counting begins, to exclude the start and all one-time work."""
LONGER = """\
from playpalace_ludo.hosts.play import timeline
timeline.TEMPOS["normal"] = (t := timeline.TEMPOS["normal"])._replace(think=t.think + {ticks})
"""
"""The beginning of a modified copy of a server's start file."""
BEFORE = 8.0
"""Seconds for which a server is measured before anybody plays."""


@dataclass(frozen=True)
class Heard:
    """The CPU cost of a stretch of play, and the packets that reached listeners."""

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
        """Return the cost of a roll beyond the server's idle cost in the same time."""
        return (self.cpu - anyway.rate * self.seconds) / max(1, self.rolls)


class Room(NamedTuple):
    """A server with one game and its listeners."""

    game: str
    pid: int
    clients: list[Client]


class Evening(NamedTuple):
    """The measurements of one room."""

    idle: Heard
    """While everybody is connected and nobody plays."""
    lobby: Heard
    """While everybody has a table and none has begun."""
    play: Heard


ROWS: dict[str, Callable[[Heard], float]] = {
    "rolls": lambda heard: heard.rolls,
    "rolls per second": lambda heard: heard.rolls / heard.seconds,
    "CPU per roll, us": lambda heard: heard.per_roll * 1e6,
    "packets per roll": lambda heard: heard.packets.total() / max(1, heard.rolls),
}


def compare(
    checkout: Checkout, built_in: str, ours: str, pause: int, tables: int, seconds: float
) -> int:
    """Print the cost of a roll in both games, in total and beyond the idle cost.

    The idle cost of both is taken from the built-in game's server.
    """
    old, new = measure(checkout, (built_in, ours), pause, tables, seconds)
    print(f"{tables} tables of three bots, one listens to each, {seconds:.0f} seconds")
    print(f"our bots pause {pause} ticks longer than they would, to roll as often")
    print(f"{'':34}{'built-in':>12}{'Ludo Plus':>12}{'ratio':>9}")
    print_row("CPU while nobody plays, ms/s", old.idle.rate * 1e3, new.idle.rate * 1e3)
    print_row("CPU while tables wait, ms/s", old.lobby.rate * 1e3, new.lobby.rate * 1e3)
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
    checkout: Checkout, games: tuple[str, ...], pause: int, tables: int, seconds: float
) -> list[Evening]:
    """Let every game have a server to itself, all at the same time."""
    with contextlib.ExitStack() as stack:
        rooms = [stack.enter_context(room(checkout, game, pause, tables)) for game in games]
        crowd = stack.enter_context(ThreadPoolExecutor(tables * len(rooms)))
        idle = listen(rooms, SETTLING, BEFORE)
        for one in rooms:
            for client in one.clients:  # a list of tables that changes takes no choice
                client.create_table(one.game)
        lobby = listen(rooms, SETTLING, BEFORE)
        list(crowd.map(begin, [client for one in rooms for client in one.clients]))
        play = listen(rooms, WARMING, seconds)
        return [Evening(*of_one) for of_one in zip(idle, lobby, play, strict=True)]


@contextlib.contextmanager
def room(checkout: Checkout, game: str, pause: int, tables: int) -> Iterator[Room]:
    """Start a server of its own for one game, and let the listeners in."""
    with contextlib.ExitStack() as stack:
        directory = stack.enter_context(tempfile.TemporaryDirectory())
        copy = copy_of(checkout, Path(directory))
        use_real_ticks(copy)
        make_bots_pause(copy, pause)
        port, started = stack.enter_context(process(checkout, copy))
        clients = [enter(copy, port, f"ear{number}") for number in range(tables)]
        yield Room(game, started.pid, clients)
        for client in clients:
            client.close()


def use_real_ticks(server: detect.ServerFolder) -> None:
    """Undo the speed-up of the tests' servers, which twenty tables would overload."""
    config = server.server_dir / "config.toml"
    if config.exists():
        text = config.read_text(encoding="utf-8")
        text = re.sub(r"tick_interval_ms = \d+", "tick_interval_ms = 50", text)
        config.write_text(text, encoding="utf-8")


def make_bots_pause(server: detect.ServerFolder, ticks: int) -> None:
    """Make our bots pause this many ticks longer; owners' settings are not that fine."""
    main = server.server_dir / "main.py"
    text = main.read_text(encoding="utf-8")
    main.write_text(LONGER.format(ticks=ticks) + text, encoding="utf-8")


def enter(server: detect.ServerFolder, port: int, name: str) -> Client:
    return Client(server, port, name).register().login()


def begin(one: Client) -> None:
    """Seat three bots and watch them; who watches cannot seat any."""
    for _ in range(3):
        one.add_bot()
    one.key("f3")
    one.key("enter")


def listen(rooms: list[Room], before: float, seconds: float) -> list[Heard]:
    clients = [client for one in rooms for client in one.clients]
    drain(clients, before)
    for client in clients:
        client.packets.clear()
    begun, cpu_then = time.monotonic(), [cpu_of(one.pid) for one in rooms]
    drain(clients, seconds)
    spent, cpu_now = time.monotonic() - begun, [cpu_of(one.pid) for one in rooms]
    used = [now - then for now, then in zip(cpu_now, cpu_then, strict=True)]
    return [heard_in(one, spent, cpu) for one, cpu in zip(rooms, used, strict=True)]


def heard_in(one: Room, seconds: float, cpu: float) -> Heard:
    packets = [packet for client in one.clients for packet in client.packets]
    rolls = sum(packet["type"] == "speak" and is_roll(packet["text"]) for packet in packets)
    return Heard(seconds, cpu, rolls, Counter(packet["type"] for packet in packets))


def is_roll(line: str) -> bool:
    """Tell whether a line is a throw; for a six, hosts also say that a player "rolled" it."""
    return " rolls " in line


def drain(clients: list[Client], seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for one in clients:
            one.take_waiting()
        time.sleep(0.2)


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU a process has used, as Linux counts them for its threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[0]) for one in threads) / 1e9

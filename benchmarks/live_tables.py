"""Tables of the host's own Ludo beside ours on a live server, each heard over a websocket."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import Checkout
from tests.hosts.live import Client, answers, copy_of, free_port, wait_for

SETTLING = 5.0
"""Seconds before counting begins: menus and music of the start are no part of a roll."""
NOBODY = ""
"""In place of a game: everybody is connected, and nobody plays."""


@dataclass(frozen=True)
class Heard:
    """What a stretch of play cost the server, and what reached its listeners."""

    seconds: float
    cpu: float
    rolls: int
    packets: Counter[str]

    @property
    def per_roll(self) -> float:
        return self.cpu / max(1, self.rolls)


ROWS: dict[str, Callable[[Heard], float]] = {
    "rolls": lambda heard: heard.rolls,
    "rolls per second": lambda heard: heard.rolls / heard.seconds,
    "CPU per roll, us": lambda heard: heard.per_roll * 1e6,
    "packets per roll": lambda heard: heard.packets.total() / max(1, heard.rolls),
}


def compare(
    server: detect.Server, python: str, built_in: str, ours: str, tables: int, seconds: float
) -> int:
    """Print what a roll costs in both, and whether ours costs a sixth."""
    heard = measure(server, python, (NOBODY, built_in, ours), tables, seconds)
    idle, old, new = heard[NOBODY], heard[built_in], heard[ours]
    print(f"{tables} tables of three bots, one listens to each, {seconds:.0f} seconds")
    print(f"while nobody plays: {idle.cpu / idle.seconds * 1e3:.1f} ms of CPU per second")
    print(f"{'':34}{'built-in':>12}{'Ludo Plus':>12}{'ratio':>9}")
    for label, value in ROWS.items():
        print(f"{label:34}{value(old):12.2f}{value(new):12.2f}{value(old) / value(new):8.1f}x")
    idling = idle.cpu / idle.seconds
    net = [(heard.cpu - idling * heard.seconds) / max(1, heard.rolls) * 1e6 for heard in (old, new)]
    print(f"{'the same without idling, us':34}{net[0]:12.2f}{net[1]:12.2f}{net[0] / net[1]:8.1f}x")
    reached = new.per_roll <= old.per_roll / 6
    print(f"{'reached' if reached else 'MISSED':8} a sixth of the CPU per roll, live")
    return 0


def measure(
    server: detect.Server, python: str, games: tuple[str, ...], tables: int, seconds: float
) -> dict[str, Heard]:
    """Let every game have the server to itself for a while."""
    heard = {}
    with tempfile.TemporaryDirectory() as directory, ThreadPoolExecutor(tables) as crowd:
        checkout = Checkout(server, python, detect.child_environment(server))
        copy = copy_of(checkout, Path(directory))
        use_real_ticks(copy)
        for at, game in enumerate(games):
            with running(copy, python) as (port, pid):
                # Accounts of the game before would be put back at their saved tables.
                names = [f"ear{at}x{n}" for n in range(tables)]
                clients = [enter(copy, port, name) for name in names]
                if game != NOBODY:
                    for one in clients:  # a list of tables that changes takes no choice
                        one.create_table(game)
                    list(crowd.map(begin, clients))
                heard[game] = listen(clients, pid, seconds)
                for one in clients:
                    one.close()
    return heard


def use_real_ticks(server: detect.Server) -> None:
    """Undo the haste of the tests' servers: twenty tables at five times the speed are too many."""
    config = server.server_dir / "config.toml"
    if config.exists():
        text = config.read_text(encoding="utf-8")
        text = re.sub(r"tick_interval_ms = \d+", "tick_interval_ms = 50", text)
        config.write_text(text, encoding="utf-8")


@contextmanager
def running(server: detect.Server, python: str) -> Iterator[tuple[int, int]]:
    """Run the server, our game in it; yield its port and its process."""
    port = free_port()
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", "host", str(server.server_dir)]
    command += ["--python", python, "--", "--host", "127.0.0.1", "--port", str(port)]
    with open(server.server_dir / f"log-{port}.txt", "w", encoding="utf-8") as log:
        started = subprocess.Popen(
            command,
            stdout=log,
            stderr=subprocess.STDOUT,
            # Started in the background we would hand on that SIGINT is ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        try:
            wait_for(lambda: answers(port), 240, f"the server did not start, see {log.name}")
            yield port, started.pid
        finally:
            started.send_signal(signal.SIGINT)
            try:
                started.wait(30)
            except subprocess.TimeoutExpired:
                started.kill()
                started.wait()


def enter(server: detect.Server, port: int, name: str) -> Client:
    return Client(server, port, name).register().login()


def begin(one: Client) -> None:
    """Seat three bots and watch them; who watches cannot seat any."""
    for _ in range(3):
        one.add_bot()
    one.key("f3")
    one.key("enter")


def listen(clients: list[Client], pid: int, seconds: float) -> Heard:
    drain(clients, SETTLING)
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

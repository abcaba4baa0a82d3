"""Long trials of the client on a real PlayPalace server: cuts, restarts, an hour at a table.

python -m tools.online_campaign cuts --count 200        connections cut at any moment
python -m tools.online_campaign restarts --count 20     the server killed and started again
python -m tools.online_campaign packets --count 100000  mutated packets, without a server
python -m tools.online_campaign soak --minutes 60       four people's traffic, memory measured
python -m tools.online_campaign flood --minutes 1       menus without end, from a server of ours

PLAYPALACE_SERVER names a checkout of the server, as for the tests; packets and flood need none.
Every chat line has a number, so that a listener notices lost and doubled ones.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import PLAYPALACE, Checkout, checkout
from tests.hosts.live import Client, copy_of, running
from tests.online.hostile import Flooder
from tests.online.test_live import ENTER, ESCAPE, Terminal

BACK = "You are back."
TOLD = (
    "What you did last may not have reached the server.",
    "You are not connected now. The program keeps trying; Control D leaves.",
)


class Proxy:
    """A connection to the server that can be cut."""

    def __init__(self) -> None:
        self.target = 0
        self.port = 0
        self._pipes: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        asyncio.run_coroutine_threadsafe(self._start(), self._loop).result(10)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._cut)

    async def _start(self) -> None:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    def _cut(self) -> None:
        for pipe in self._pipes:
            pipe.transport.abort()
        self._pipes.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._pipes |= {writer, back}
        await asyncio.gather(self._pipe(reader, back), self._pipe(there, writer))

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


class Talk:
    """A player who writes numbered lines, and another who listens."""

    def __init__(self, terminal: Terminal, listener: Client) -> None:
        self.terminal = terminal
        self.listener = listener
        self.number = 0
        self._said = 0
        self.tally: Counter[str] = Counter()

    def write(self) -> None:
        self.number += 1
        self._said = len(self.terminal.said())
        open_chat(self.terminal)
        self.terminal.press(f"number {self.number}{ENTER}")

    def arrived(self) -> int:
        """How often the other player received the last line."""
        wanted = f"number {self.number}"
        return sum(
            packet["type"] == "chat" and packet["message"] == wanted
            for packet in self.listener.packets
        )

    def settle(self, seconds: float = 3.0) -> None:
        """Record the fate of the last line; losing it silently is a fault."""
        end = time.monotonic() + seconds
        while not self.arrived() and time.monotonic() < end:
            self.listener.pump(0.05)
        self.listener.pump(0.1)
        told = any(line in TOLD for line in self.terminal.said()[self._said :])
        count = self.arrived()
        self.tally[
            "once" if count == 1 else "doubled" if count else "told lost" if told else "lost"
        ] += 1


@contextlib.contextmanager
def site() -> Iterator[tuple[Checkout, detect.ServerFolder]]:
    found = checkout(PLAYPALACE)
    with tempfile.TemporaryDirectory() as folder:
        yield found, copy_of(found, Path(folder))


def open_chat(terminal: Terminal) -> None:
    before = len(terminal.said())
    terminal.press("'")
    asked = "to everybody, and press"
    terminal.until(lambda: any(asked in line for line in terminal.said()[before:]), "the box")


def count_of(terminal: Terminal, line: str) -> int:
    return sum(each.startswith(line) for each in terminal.said())


def await_back(terminal: Terminal, times: int) -> None:
    terminal.until(lambda: count_of(terminal, BACK) >= times, BACK, 120)


def cuts(count: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    with site() as place, tempfile.TemporaryDirectory() as folder, running(*place) as port:
        proxy = Proxy()
        proxy.target = port
        ann = Terminal(Path(folder) / "ann", proxy.port, "annc")
        ann.log_in()
        talk = Talk(ann, Client(place[1], port, "benc").login())
        for number in range(1, count + 1):
            back = count_of(ann, BACK)
            talk.write()
            moment = rng.choice((0.0, 0.0, 0.001, 0.005, 0.02, 0.1))
            time.sleep(moment)
            proxy.cut()
            await_back(ann, back + 1)
            talk.settle()
            report(f"cut {number} of {count}", talk.tally, number % 20 == 0)
        ann.quit()
        return talk.tally


def restarts(count: int) -> Counter[str]:
    with site() as place, tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        proxy, tally = Proxy(), Counter[str]()
        ann: Terminal | None = None
        for number in range(count + 1):
            with running(*place) as port:
                proxy.target = port
                if ann is None:
                    ann = Terminal(Path(folder) / "ann", proxy.port, "annr")
                    ann.log_in()
                    stack.callback(ann.quit)
                else:
                    await_back(ann, number)
                talk = Talk(ann, Client(place[1], port, "benr").login())
                talk.number = number * 10
                for _ in range(3):
                    talk.write()
                    talk.settle()
                tally += talk.tally
                talk.listener.close()
            report(f"restart {number} of {count}", tally, told=True)
        return tally


def packets(count: int, seed: int) -> Counter[str]:
    from playpalace_ludo.online.session import Session
    from tests.online.test_packets import mutated

    rng, session, tally = random.Random(seed), Session("Ann"), Counter[str]()
    for number in range(count):
        packet, effects = session.frame(mutated(rng), float(number))
        tally["refused" if packet is None else "taken"] += 1
        for effect in (*effects, *session.settle(float(number))):
            if "\x1b" in repr(effect).replace("\\x1b", "\x1b"):
                tally["raw"] += 1
    return tally


def soak(minutes: float) -> Counter[str]:
    """Let one terminal client sit at a table where four people play game after game."""
    tally = Counter[str]()
    with site() as place, tempfile.TemporaryDirectory() as folder, running(*place) as port:
        ann = Terminal(Path(folder) / "ann", port, "anns")
        ann.log_in()
        others = [Client(place[1], port, f"soak{n}").login() for n in range(3)]
        sit_down(ann, others)
        end, told = time.monotonic() + minutes * 60, 0.0
        while time.monotonic() < end:
            for key in "r1234":
                ann.press(key)
                for other in others:
                    other.key(key)
                    other.pump(0.02)
                    del other.said[:-50], other.packets[:-50]
            if any("wins!" in line for line in ann.said()[-20:]):
                tally["games"] += 1
                get_up(ann, others)
                sit_down(ann, others)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                report(f"{memory(ann):.1f} MB after {len(ann.said())} lines", tally, told=True)
        ann.quit()
    return tally


def flood(minutes: float) -> Counter[str]:
    """Press keys while a server sends one menu of 400 rows after the other."""
    tally, waits, sizes = Counter[str](), list[float](), list[float]()
    flooder = Flooder(rows=400)
    with tempfile.TemporaryDirectory() as folder:
        ann = Terminal(Path(folder) / "ann", flooder.port, "annf")
        ann.say_who()
        ann.until(lambda: "Row" in ann.last(), "the first menu")
        sizes.append(memory(ann))
        end = time.monotonic() + minutes * 60
        while time.monotonic() < end:
            pressed = time.monotonic()
            open_chat(ann)
            waits.append(time.monotonic() - pressed)
            ann.press(ESCAPE)
            ann.until(lambda: "Row" in ann.last(), "the menu behind the box")
            sizes.append(memory(ann))
            tally["keys answered"] += 1
        ann.quit()
    flooder.stop()
    print(f"{sizes[0]:.1f} MB at first, {max(sizes):.1f} MB at most; {flooder.sent >> 20} MB taken")
    print(f"answers after {statistics.median(waits):.2f} s, {max(waits):.2f} s at most")
    return tally


def sit_down(ann: Terminal, others: list[Client]) -> None:
    """Begin a game of four."""
    ann.open_table("Board Games", "Ludo")
    for other in others:
        other.menus.pop("active_tables_menu", None)
        other.select("active_tables", "main_menu")
        other.until(lambda o=other: bool(o.rows("active_tables_menu")), "tables")  # type: ignore[misc]
        other.select(next(iter(other.rows("active_tables_menu"))), "active_tables_menu")
        other.pump(0.5)
    ann.press("\x1b[H")
    time.sleep(0.3)
    ann.press(ENTER)
    ann.until(lambda: any("turn" in line for line in ann.said()[-8:]), "the start")


def get_up(ann: Terminal, others: list[Client]) -> None:
    """Leave a table whose game has ended."""
    for _ in range(20):
        if ann.last().startswith("Play, "):
            break
        # The last row of the scores leads away; what is asked then has Yes in front.
        ann.press(ENTER if ann.last().startswith(("Congrat", "Yes")) else "\x1b[F")
        time.sleep(0.7)
    ann.until(lambda: ann.last().startswith("Play, "), "the main menu")
    for other in others:
        other.pump(0.3)
        other.select("leave_game", "game_over")
        other.pump(0.5)
        if "yes" in other.rows(other.open):
            other.select("yes")
        other.until(lambda o=other: o.open == "main_menu", "the main menu")  # type: ignore[misc]


def memory(terminal: Terminal) -> float:
    status = Path(f"/proc/{terminal.child.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def report(what: str, tally: Counter[str], told: bool) -> None:
    if told:
        print(what, dict(tally), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kind", choices=("cuts", "restarts", "packets", "soak", "flood"))
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=16)
    args = parser.parse_args()
    if args.kind not in ("packets", "flood") and not os.environ.get("PLAYPALACE_SERVER"):
        parser.error("PLAYPALACE_SERVER names no checkout of a server")
    match args.kind:
        case "cuts":
            tally = cuts(args.count, args.seed)
        case "restarts":
            tally = restarts(args.count)
        case "packets":
            tally = packets(args.count, args.seed)
        case "flood":
            tally = flood(args.minutes)
        case _:
            tally = soak(args.minutes)
    print(args.kind, dict(tally))
    return int(bool(tally["doubled"] or tally["lost"] or tally["raw"]))


if __name__ == "__main__":
    sys.exit(main())

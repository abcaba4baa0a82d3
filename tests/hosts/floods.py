"""Floods of keys and menu packets, and the server's work before it answers another user's ping."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from .live import Client

Packet = Mapping[str, Any]
APART = multiprocessing.get_context("fork")
"""Pings have a process of their own: a flood would hold up a thread beside it, and be measured."""


def key(name: str, **modifiers: bool) -> Packet:
    pressed = {"control": False, "alt": False, "shift": False, **modifiers}
    return {"type": "keybind", "key": name, **pressed}


def row(item: str, menu: str = "turn_menu") -> Packet:
    return {"type": "menu", "menu_id": menu, "selection": 1, "selection_id": item}


def typed(text: str) -> Packet:
    return {"type": "editbox", "text": text, "input_id": "action_input_editbox"}


IN_LOBBY: dict[str, Sequence[Packet]] = {
    "999 safe squares": [row("set_safe_squares"), typed(", ".join(map(str, range(1, 1000))))],
    "safe squares": [row("set_safe_squares"), typed("3, 7"), row("set_safe_squares"), typed("9")],
    "variants": [
        *(row("set_variant"), row("strict", "action_input_menu")),
        *(row("set_variant"), row("playpalace", "action_input_menu")),
    ],
    "groups": [row("group_sixes"), row("options_back")],
    "long names": [key("b"), typed("B" * 100_000)],
    "lobby actions": [key("escape"), row("go_back", "actions_menu")],
}
IN_PLAY: dict[str, Sequence[Packet]] = {
    "V": [key("v")],
    "G": [key("g")],
    "R": [key("r")],
    "mixed keys": [key(name) for name in "vgtslmncdqwherup123456789"],
    "options": [key("o", alt=True)],
    "actions": [key("escape"), row("go_back", "actions_menu")],
    "grid": [
        *(key("v", shift=True), row("square-9", "ludo_plus_grid"), key("z")),
        *(row("grid_back", "ludo_plus_grid"), key("v", shift=True), key("escape")),
    ],
    "rows": [row("roll"), row("move_0_1_6_0_0"), row("move_" + "9" * 2000), row("nonsense")],
}


def worked(pid: int) -> float:
    """Return the milliseconds of processor that all threads of a process have had; Linux only."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1_000_000


class Pings:
    """Pings of one user, one after the other, while something else goes on."""

    def __init__(self, client: Client, pid: int) -> None:
        """Take over an account that is logged out, at the server of this process."""
        self._client = client
        self._pid = pid
        self.cost: list[float] = []
        """Milliseconds of processor the server needed between each ping and its pong."""

    def _run(self, ready: Any, stop: Any, results: Any) -> None:
        client, cost = self._client.login(), []
        ready.set()
        while not stop.is_set():
            before = worked(self._pid)
            client.send(type="ping")
            while json.loads(client.socket.recv(timeout=60))["type"] != "pong":
                pass
            cost.append(worked(self._pid) - before)
            time.sleep(0.005)
        client.close()
        results.put(cost)

    @contextlib.contextmanager
    def running(self) -> Iterator[Pings]:
        ready, stop, results = APART.Event(), APART.Event(), APART.Queue()
        process = APART.Process(target=self._run, args=(ready, stop, results))
        process.start()
        assert ready.wait(60), "nobody is there to ping"
        try:
            yield self
        finally:
            stop.set()
            self.cost = results.get(timeout=60)
            process.join()

    @property
    def worst(self) -> int:
        """Milliseconds."""
        return round(max(self.cost))


def flood(client: Client, packets: Sequence[Packet], count: int) -> None:
    """Send as fast as the server takes it, until it has answered all of it."""
    answered = threading.Event()
    client.packets.clear()

    def drain() -> None:
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while not client.saw("pong"):
                client.packets.clear()  # only the last is looked at
                client.take(json.loads(client.socket.recv(timeout=60)))
        answered.set()

    thread = threading.Thread(target=drain)
    thread.start()
    for packet in islice(cycle(packets), count):
        client.send(**packet)
    client.send(type="ping")
    assert answered.wait(60), "the server is still busy with the flood"
    thread.join()

"""Latency on a server: from a key to its packet, and from a packet to the speech call.

A bare program with the same libraries at the same server gets a key after each of ours: if that is
slow, too, the machine is the cause.
"""

import argparse
import asyncio
import contextlib
import json
import queue
import sys
import tempfile
import threading
import time
from pathlib import Path

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from benchmarks.client import COMMAND, Program, Times, report_keys

BARE = [sys.executable, str(Path(__file__).with_name("bare_socket.py"))]
MENU = {
    "type": "menu",
    "menu_id": "turn_menu",
    "items": [{"text": "Roll", "id": "roll"}],
    "multiletter_enabled": False,
}
PATIENCE = 10.0


class Server:
    """Answers a key with a line and three equal menus, and notes when it came and went."""

    def __init__(self) -> None:
        self.keys: queue.SimpleQueue[float] = queue.SimpleQueue()
        self.sent: queue.SimpleQueue[float] = queue.SimpleQueue()
        self.port = 0
        ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self._run(ready)), daemon=True).start()
        ready.wait()

    async def _run(self, ready: threading.Event) -> None:
        async with serve(self._talk, "127.0.0.1", 0) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            ready.set()
            await server.serve_forever()

    async def _talk(self, socket: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):  # a program was ended
            await self._answer(socket)

    async def _answer(self, socket: ServerConnection) -> None:
        number = 0
        async for frame in socket:
            now = time.monotonic()
            packet = json.loads(frame)
            if packet["type"] == "authorize":
                welcome = {"type": "authorize_success", "username": "Ann", "version": "11"}
                await socket.send(json.dumps(welcome))
                await socket.send(json.dumps(MENU))
            elif packet["type"] == "keybind":
                number += 1
                self.keys.put(now)
                await asyncio.sleep(0.02)
                line = {"type": "speak", "text": f"Line {number}.", "buffer": "table"}
                self.sent.put(time.monotonic())
                for answer in (line, MENU, MENU, MENU):
                    await socket.send(json.dumps(answer))


def log_in(one: Program) -> None:
    for wanted, keys in (
        ("Log in", "\r"),
        ("count.", "Ann\r"),
        ("as Ann", "\r"),
        ("kept.", "pw\r"),
    ):
        while not one.next_line()[1].endswith(wanted):
            pass
        one.press(keys)
    while not one.next_line()[1].startswith("Roll"):
        pass
    time.sleep(0.5)


def measure(count: int) -> tuple[Times, Times]:
    out, back = Times([], []), Times([], [])
    server = Server()
    url = f"ws://127.0.0.1:{server.port}"
    with tempfile.TemporaryDirectory() as folder:
        lines, bare_lines = Path(folder) / "lines.jsonl", Path(folder) / "bare.jsonl"
        switches = ["--config-dir", folder, "--sound", "off", "--output", "both"]
        switches += ["--speech", f"transcript:{lines}"]
        one = Program(lines, [*COMMAND, "connect", url, *switches], {})
        bare = Program(bare_lines, [*BARE, url, str(bare_lines)], {})
        try:
            log_in(one)
            for _ in range(count):
                for program, wire, speech in (
                    (one, out.ours, back.ours),
                    (bare, out.bare, back.bare),
                ):
                    program.skip()
                    pressed = program.press("r")
                    wire.append(server.keys.get(timeout=PATIENCE) - pressed)
                    sent = server.sent.get(timeout=PATIENCE)
                    speech.append(program.next_line()[0] - sent)
        finally:
            one.close()
            bare.close()
    return out, back


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=300, metavar="N")
    out, back = measure(parser.parse_args().keys)
    report_keys("key to packet on the wire", out)
    report_keys("packet to speech call", back)


if __name__ == "__main__":
    main()

"""Servers that mean harm, on loopback: they redirect, flood, lie and point at files."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from http import HTTPStatus

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.utils import accept_key


class Flooder:
    """Lets everybody in and sends one menu after the other for as long as somebody reads."""

    def __init__(self, rows: int) -> None:
        self.sent = 0
        """Bytes that left us."""
        self.received: list[str] = []
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._rows = rows
        self._ready = threading.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        assert self._task is not None
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(10)

    def _run(self) -> None:
        self._task = self._loop.create_task(self._serve())
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.close()

    async def _serve(self) -> None:
        async with serve(self._player, "127.0.0.1", 0, compression=None) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            self._ready.set()
            await asyncio.get_running_loop().create_future()

    async def _player(self, wire: ServerConnection) -> None:
        flood: asyncio.Task[None] | None = None
        with contextlib.suppress(ConnectionClosed):
            async for frame in wire:
                kind = json.loads(frame)["type"]
                self.received.append(kind)
                if kind == "authorize":
                    welcome = {"type": "authorize_success", "username": "Ann", "version": "11"}
                    await wire.send(json.dumps({**welcome, "refresh_token": "t"}))
                    flood = asyncio.create_task(self._flood(wire))
        if flood is not None:
            flood.cancel()

    async def _flood(self, wire: ServerConnection) -> None:
        frames = [self._menu(number) for number in range(50)]
        with contextlib.suppress(ConnectionClosed):
            while True:
                for frame in frames:
                    await wire.send(frame)
                    self.sent += len(frame)
                    await asyncio.sleep(0)

    def _menu(self, number: int) -> str:
        rows = [
            {"text": f"Row {row} of menu {number}", "id": str(row)} for row in range(self._rows)
        ]
        return json.dumps({"type": "menu", "menu_id": f"menu {number % 3}", "items": rows})


@contextlib.contextmanager
def redirecting(location: str) -> Iterator[int]:
    """A server that sends everybody on to another address; gives its port."""

    def send_on(wire: ServerConnection, request: Request) -> Response:
        response = wire.respond(HTTPStatus.FOUND, "")
        response.headers["Location"] = location
        return response

    loop = asyncio.new_event_loop()
    ready: list[int] = []
    begun, ending = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with serve(_nobody, "127.0.0.1", 0, process_request=send_on) as server:
            ready.append(next(iter(server.sockets)).getsockname()[1])
            begun.set()
            await ending.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()), daemon=True)
    thread.start()
    begun.wait()
    try:
        yield ready[0]
    finally:
        loop.call_soon_threadsafe(ending.set)
        thread.join(5)
        loop.close()


async def _nobody(wire: ServerConnection) -> None:
    raise AssertionError("nobody gets in here")


@contextlib.contextmanager
def deaf(packets: bytes) -> Iterator[int]:
    """A server that reads nothing after the handshake and sends the same bytes without end."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(10)

        def talk() -> None:
            with contextlib.suppress(OSError):
                wire, _ = door.accept()
                with wire:
                    asked = wire.recv(4096).decode()
                    key = asked.split("Sec-WebSocket-Key: ")[1].split("\r\n")[0]
                    wire.sendall(ANSWER.format(accept_key(key)).encode())
                    while packets:
                        wire.sendall(packets)
                    ended.wait(60)

        ended = threading.Event()
        threading.Thread(target=talk, daemon=True).start()
        yield door.getsockname()[1]
        ended.set()


ANSWER = (
    "HTTP/1.1 101 Switching Protocols\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {}\r\n\r\n"
)


@contextlib.contextmanager
def answering(reply: bytes) -> Iterator[int]:
    """Something that answers everybody with the same bytes and hangs up; gives its port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(10)

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    wire, _ = door.accept()
                    with wire:
                        wire.recv(4096)
                        wire.sendall(reply)

        threading.Thread(target=answer, daemon=True).start()
        yield door.getsockname()[1]

"""A relay between a client and a real server that writes down every packet, both ways."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class Recorded(NamedTuple):
    at: float
    by_server: bool
    packet: dict[str, Any]


class Relay:
    """Passes packets on, in order and with a delay if told; remembers them all."""

    def __init__(self, port: int, delay: float, context: ssl.SSLContext | None) -> None:
        self.packets: list[Recorded] = []
        self.port = 0
        self._there = f"ws://127.0.0.1:{port}"
        self.delay = delay
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._server = self._do(self._start(context))
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    def close(self) -> None:
        self._server.close()
        self._do(self._server.wait_closed())

    def lines(self) -> list[str]:
        """Lines the server sent to be spoken after the login."""
        sent = [one.packet for one in self.packets if one.by_server]
        kinds = [packet["type"] for packet in sent]
        sent = sent[kinds.index("authorize_success") :]
        return [one["text"] for one in sent if one["type"] == "speak" and not one.get("muted")]

    def keys(self) -> list[str]:
        mine = [one.packet for one in self.packets if not one.by_server]
        return [one["key"] for one in mine if one["type"] == "keybind"]

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _start(self, context: ssl.SSLContext | None) -> Any:
        return await serve(self._client, "127.0.0.1", 0, max_size=None, ssl=context)

    async def _client(self, client: ServerConnection) -> None:
        async with connect(self._there, max_size=None, ping_interval=None) as server:
            ways = (self._pass(client, server, False), self._pass(server, client, True))
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()

    async def _pass(self, source: Any, sink: Any, by_server: bool) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in source:
                at = time.monotonic()
                self.packets.append(Recorded(at, by_server, json.loads(frame)))
                if self.delay:
                    await asyncio.sleep(self.delay)
                await sink.send(frame)


@contextlib.contextmanager
def relaying(
    port: int, delay: float = 0.0, context: ssl.SSLContext | None = None
) -> Iterator[Relay]:
    """Relay what goes to a port; with `context` the client's side is TLS."""
    relay = Relay(port, delay, context)
    try:
        yield relay
    finally:
        relay.close()

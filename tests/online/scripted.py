"""A small server that speaks PlayPalace's protocol: accounts, tokens, one table where R counts."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

MAIN = {
    "type": "menu",
    "menu_id": "main_menu",
    "items": [{"text": "Play", "id": "play"}, {"text": "Log out", "id": "logout"}],
    "multiletter_enabled": True,
    "escape_behavior": "select_last_option",
}
TABLE = {
    "type": "menu",
    "menu_id": "turn_menu",
    "items": [{"text": "Roll", "id": "roll"}, {"text": "Leave", "id": "leave"}],
    "multiletter_enabled": False,
    "escape_behavior": "keybind",
}


class ScriptedServer:
    """Runs in a thread; what it received and how often R was pressed can be asked for."""

    def __init__(self) -> None:
        self.passwords: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.at_table: set[str] = set()
        self.rolls = 0
        self.received: list[dict[str, Any]] = []
        """All but pings and looks at the address, which are counted."""
        self.pings = self.looks = 0
        self.sockets: dict[str, ServerConnection] = {}
        self.port = 0
        self.silent = False
        """Takes everything and answers nothing."""
        self._numbers = itertools.count(1)
        self._loop = asyncio.new_event_loop()
        self._server: Any = None
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def start(self, context: ssl.SSLContext | None = None) -> None:
        self._do(self._start(context))

    def stop(self) -> None:
        """Go away at once, as a killed server does."""
        self._do(self._stop())

    def cut(self, name: str) -> None:
        """Cut a player's connection without a word."""
        self._do(self._cut(name))

    def send(self, name: str, *packets: dict[str, Any]) -> None:
        self._do(self._send(name, packets))

    def send_raw(self, name: str, frame: str) -> None:
        self._do(self.sockets[name].send(frame))

    def _do(self, work: Any) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _start(self, context: ssl.SSLContext | None) -> None:
        self._server = await serve(self._player, "127.0.0.1", self.port, ssl=context)
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    async def _stop(self) -> None:
        for socket in self.sockets.values():
            socket.transport.abort()
        self.sockets.clear()
        self._server.close()
        await self._server.wait_closed()

    async def _cut(self, name: str) -> None:
        self.sockets.pop(name).transport.abort()

    async def _send(self, name: str, packets: tuple[dict[str, Any], ...]) -> None:
        for packet in packets:
            await self.sockets[name].send(json.dumps(packet))

    async def _player(self, socket: ServerConnection) -> None:
        name = ""
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                packet = json.loads(frame)
                if packet["type"] == "ping":
                    self.pings += 1
                elif "session_token" in packet:
                    self.looks += 1
                else:
                    self.received.append(packet)
                if not self.silent:
                    name = await self._take(socket, name, packet)

    async def _take(self, socket: ServerConnection, name: str, packet: dict[str, Any]) -> str:
        match packet["type"]:
            case "register":
                taken = self.passwords.setdefault(packet["username"], packet["password"])
                told = "Registered." if taken == packet["password"] else "Taken."
                await socket.send(json.dumps({"type": "speak", "text": told}))
            case "authorize" if "session_token" in packet:
                await self._refuse(socket, "Session expired.")
            case "authorize":
                known = self.passwords.setdefault(packet["username"], packet["password"])
                if known != packet["password"]:
                    await self._refuse(socket, "Wrong password.")
                else:
                    return await self._enter(socket, packet["username"], "authorize_success")
            case "refresh_session":
                owner = self.tokens.pop(packet["refresh_token"], "")
                if not owner:
                    failed = {"type": "refresh_session_failure", "message": "expired"}
                    await socket.send(json.dumps(failed))
                    await self._refuse(socket, "Session expired.")
                else:
                    return await self._enter(socket, owner, "refresh_session_success")
            case _:
                await self._play(name, packet)
        return name

    async def _refuse(self, socket: ServerConnection, message: str) -> None:
        parting = {"type": "disconnect", "reconnect": False, "show_message": True}
        await socket.send(json.dumps({**parting, "return_to_login": True, "message": message}))

    async def _enter(self, socket: ServerConnection, name: str, kind: str) -> str:
        token = f"token-{next(self._numbers)}"
        self.tokens[token] = name
        self.sockets[name] = socket
        welcome = {"type": kind, "username": name, "version": "11", "refresh_token": token}
        times = {"session_token": "s", "session_expires_at": 1, "refresh_expires_at": 2**33}
        menu = TABLE if name in self.at_table else MAIN
        news = {"type": "speak", "text": f"{name} came online.", "buffer": "activity"}
        await self._send(name, ({**welcome, **times}, news, menu, menu))
        return name

    async def _play(self, name: str, packet: dict[str, Any]) -> None:
        match packet:
            case {"type": "menu", "selection_id": "play"}:
                self.at_table.add(name)
                await self._send(name, (TABLE, TABLE))
            case {"type": "menu", "selection_id": "leave"} | {"type": "keybind", "key": "q"}:
                self.at_table.discard(name)
                await self._send(name, (MAIN,))
            case {"type": "menu", "selection_id": "logout"}:
                await self._send(name, ({"type": "disconnect", "reconnect": False},))
            case {"type": "keybind", "key": "r"} | {"type": "menu", "selection_id": "roll"}:
                self.rolls += 1
                said = {"type": "speak", "text": f"Roll {self.rolls}.", "buffer": "table"}
                await self._send(name, (said, TABLE, TABLE, TABLE))
            case {"type": "keybind", "key": "t"}:
                await self._send(name, ({"type": "speak", "text": "Your turn."},))
            case {"type": "list_online"}:
                there = ", ".join(sorted(self.sockets))
                await self._send(name, ({"type": "speak", "text": f"There: {there}."},))
            case {"type": "chat"}:
                chat = {**packet, "sender": name}
                for other in self.sockets:
                    await self._send(other, (chat,))
            case {"type": "ping"}:
                await self._send(name, ({"type": "pong"},))


@contextlib.contextmanager
def running(context: ssl.SSLContext | None = None) -> Iterator[ScriptedServer]:
    server = ScriptedServer()
    server.start(context)
    try:
        yield server
    finally:
        server.stop()


def certificate_files(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate nobody vouches for, and its key."""
    cert, key = folder / f"{name}.pem", folder / f"{name}.key"
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    words += ["-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    words += ["-addext", "subjectAltName=IP:127.0.0.1"]
    words += ["-keyout", str(key), "-out", str(cert)]
    subprocess.run(words, check=True, capture_output=True)
    return cert, key

"""The websocket, in a thread of its own so that the network never delays a key."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import socket
import ssl
import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from playpalace_ludo.online.packets import MOST_BYTES
from playpalace_ludo.words import Message

OPEN_TIME = 15
KEEPALIVE = 20
"""Seconds between pings, and until a missing pong means that the connection is lost."""
QUIET, LONGEST = 0.0015, 0.03
"""Seconds of silence that end a batch of frames, and the longest time to collect one."""
MOST_FRAMES = 200
CLOSE_TIME = 1.0


class Untrusted(NamedTuple):
    """The system does not trust the server's certificate; the player may, by fingerprint."""

    fingerprint: str


class Changed(NamedTuple):
    """The server has another certificate than the one the player trusts."""

    fingerprint: str


class Failed(NamedTuple):
    reason: Message


Problem = Untrusted | Changed | Failed


class Receiver(NamedTuple):
    """Callbacks of the link, called in the thread of `post`."""

    opened: Callable[[], None]
    frames: Callable[[Sequence[str | bytes]], None]
    """Gets frames in batches, since a server answers one action with several frames."""
    problem: Callable[[Problem], None]


class Address(NamedTuple):
    """A server's URL: `ws://host:port` or `wss://host:port`."""

    url: str

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("wss:")


def parse_address(text: str) -> Address | None:
    """Read an address as people type it; None if it is not one."""
    text = text.strip()
    if "://" not in text:
        text = f"wss://{text}"
    try:
        parts = urlsplit(text)
        if parts.scheme not in ("ws", "wss") or not parts.hostname or parts.port == 0:
            return None
    except ValueError:
        return None
    return Address(text)


class Link:
    """One connection at a time; no callbacks after `close`."""

    def __init__(self, post: Callable[[Callable[[], None]], None], receiver: Receiver) -> None:
        self._post = post
        self._receiver = receiver
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None
        self._wire: ClientConnection | None = None
        self._number = 0
        """Number of the current connection; frames of older ones are dropped."""
        threading.Thread(target=self._run, name="online-link", daemon=True).start()

    def open(self, address: Address, trusted: str = "") -> None:
        """Connect; `trusted` is the fingerprint of the certificate the player trusts."""
        self._number += 1
        self._soon(self._begin, address, trusted, self._number)

    def send(self, text: str) -> None:
        self._soon(self._send, text, self._number)

    def hang_up(self) -> None:
        self._number += 1
        self._soon(self._drop)

    def close(self) -> None:
        """Close the connection cleanly and end the thread."""
        self.hang_up()
        self._soon(lambda: self._loop.call_later(CLOSE_TIME, self._loop.stop))

    def _soon(self, act: Callable[..., object], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(act, *arguments)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    def _begin(self, address: Address, trusted: str, number: int) -> None:
        self._drop()
        self._task = self._loop.create_task(self._serve(address, trusted, number))

    def _drop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _send(self, text: str, number: int) -> None:
        if self._wire is not None and number == self._number:
            self._loop.create_task(self._deliver(self._wire, text))

    async def _deliver(self, wire: ClientConnection, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the reading side reports it
            await wire.send(text)

    def _hand_over(self, number: int, act: Callable[..., None], *arguments: object) -> None:
        def arrive() -> None:
            if number == self._number:
                act(*arguments)

        self._post(arrive)

    async def _serve(self, address: Address, trusted: str, number: int) -> None:
        """Connect, pass on frames until the connection ends, then report why."""
        problem: Problem = Failed(Message("pludo-online-lost"))
        try:
            async with await _connected(address, trusted) as wire:
                self._wire = wire
                self._hand_over(number, self._receiver.opened)
                await self._listen(wire, number)
        except _Refused as refused:
            problem = refused.problem
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ssl.SSLError) as error:
            problem = Failed(reason(error, secure=address.is_secure))
        finally:
            self._wire = None
        self._hand_over(number, self._receiver.problem, problem)

    async def _listen(self, wire: ClientConnection, number: int) -> None:
        frames: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                frames = [await wire.recv()]
                until = self._loop.time() + LONGEST
                with contextlib.suppress(TimeoutError):
                    while len(frames) < MOST_FRAMES:
                        async with asyncio.timeout_at(min(until, self._loop.time() + QUIET)):
                            frames.append(await wire.recv())
                self._hand_over(number, self._receiver.frames, frames)
                frames = []
        if frames:
            self._hand_over(number, self._receiver.frames, frames)


class _Refused(Exception):
    def __init__(self, problem: Problem) -> None:
        self.problem = problem


async def _connected(address: Address, trusted: str) -> ClientConnection:
    """Connect, trusting the system's certificates, else the fingerprint the player trusts."""
    if not address.is_secure:
        return await _open(address, None)
    try:
        return await _open(address, ssl.create_default_context())
    except ssl.SSLCertVerificationError:
        wire = await _open(address, _unverified())
    found = _fingerprint(wire)
    if found == trusted:
        return wire
    await wire.close()
    raise _Refused(Changed(found) if trusted else Untrusted(found))


async def _open(address: Address, context: ssl.SSLContext | None) -> ClientConnection:
    return await connect(
        address.url,
        ssl=context,
        open_timeout=OPEN_TIME,
        ping_interval=KEEPALIVE,
        ping_timeout=KEEPALIVE,
        close_timeout=CLOSE_TIME,
        max_size=MOST_BYTES,
    )


def _unverified() -> ssl.SSLContext:
    """Return a context that accepts any certificate; the caller checks its fingerprint."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _fingerprint(wire: ClientConnection) -> str:
    secured = wire.transport.get_extra_info("ssl_object")
    return hashlib.sha256(secured.getpeercert(binary_form=True)).hexdigest()


def reason(error: Exception, *, secure: bool) -> Message:
    """Return the message for a connection that failed."""
    match error:
        case socket.gaierror():
            name = "unknown-host"
        case ConnectionRefusedError():
            name = "refused"
        case ConnectionError():  # something is there and hung up at our first bytes
            name = "no-tls" if secure else "not-a-server"
        case TimeoutError():
            name = "timeout"
        case ssl.SSLError():
            name = "no-tls"
        case InvalidHandshake():
            name = "not-a-server"
        case InvalidURI():
            name = "bad-address"
        case _:
            name = "unreachable"
    return Message(f"pludo-online-{name}")

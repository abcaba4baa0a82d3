"""The websocket, in its own thread so that the network never delays a key."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import socket
import ssl
import threading
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidProxy,
    InvalidStatus,
    InvalidURI,
    ProxyError,
)

from playpalace_ludo import log
from playpalace_ludo.online import text
from playpalace_ludo.online.address import (
    Address,
    Changed,
    Failed,
    Problem,
    Receiver,
    Untrusted,
)
from playpalace_ludo.online.packets import MOST_BYTES
from playpalace_ludo.words import Message

OPEN_TIME = 15
KEEPALIVE = 20
"""Seconds between pings, and until a missing pong means that the connection is lost."""
QUIET, LONGEST = 0.0015, 0.03
"""Seconds of silence that end a batch of frames, and the longest time to collect one."""
MOST_FRAMES = 200
BATCH_BYTES = 1 << 17
"""A batch ends with this many bytes, so that keys are answered before the next one."""
WAITING_FRAMES = 8
"""Frames the library reads ahead before the server has to wait."""
MOST_UNREAD, LOOK = 1 << 20, 0.5
"""Bytes a server may leave unread before it is left, and seconds between looks at it: replies to a
flood of pings would fill memory."""
MOST_SHOWN = 200
"""Most characters shown of an address that a server names."""
CLOSE_TIME = 1.0
PROXIES = {"ws", "wss", "socks", "http", "https"}


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
        # The library needs time for the closing handshake, even if the server does not respond.
        self._soon(lambda: self._loop.call_later(2 * CLOSE_TIME, self._loop.stop))

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

    async def _hand_frames(self, number: int, frames: Sequence[str | bytes]) -> None:
        """Hand over a batch and wait until it is dealt with.

        Meanwhile nothing more is read, so a flood waits at the server and not in our memory, and
        keys pressed in between come before the next batch.
        """
        done = asyncio.Event()

        def take(frames: Sequence[str | bytes]) -> None:
            try:
                self._receiver.frames(frames)
            finally:
                self._soon(done.set)

        self._hand_over(number, take, frames)
        await done.wait()

    async def _serve(self, address: Address, trusted: str, number: int) -> None:
        """Connect, pass on frames until the connection ends, then report why."""
        problem: Problem = Failed(Message("pludo-online-lost"))
        try:
            async with await _connected(address, trusted) as wire:
                self._wire = wire
                self._hand_over(number, self._receiver.opened)
                watch = self._loop.create_task(_leave_if_unread(wire))
                try:
                    await self._listen(wire, number)
                finally:
                    watch.cancel()
        except _Refused as refused:
            problem = refused.problem
        except Exception as error:  # whatever it is: silence would leave the player waiting
            log.note("link", "failed", type(error).__name__)
            problem = Failed(reason(error, secure=address.is_secure, proxied=is_proxied(address)))
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
                    while len(frames) < MOST_FRAMES and sum(map(len, frames)) < BATCH_BYTES:
                        async with asyncio.timeout_at(min(until, self._loop.time() + QUIET)):
                            frames.append(await wire.recv())
                await self._hand_frames(number, frames)
                frames = []
        if frames:
            await self._hand_frames(number, frames)


async def _leave_if_unread(wire: ClientConnection) -> None:
    while wire.transport.get_write_buffer_size() <= MOST_UNREAD:
        await asyncio.sleep(LOOK)
    wire.transport.abort()


class _Refused(Exception):
    def __init__(self, problem: Problem) -> None:
        self.problem = problem


async def _connected(address: Address, trusted: str) -> ClientConnection:
    """Connect, trusting the player's fingerprint if there is one, or else the system's rules."""
    if not address.is_secure:
        return await _open(address, None)
    if not trusted:
        with contextlib.suppress(ssl.SSLCertVerificationError):
            return await _open(address, ssl.create_default_context())
    wire = await _open(address, _unverified())
    found = _fingerprint(wire)
    if found == trusted:
        return wire
    await wire.close()
    raise _Refused(Changed(found) if trusted else Untrusted(found))


class _Straight(connect):
    """Connects only to the address the player chose, never redirected: its token is for that."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


async def _open(address: Address, context: ssl.SSLContext | None) -> ClientConnection:
    return await _Straight(
        address.url,
        ssl=context,
        open_timeout=OPEN_TIME,
        ping_interval=KEEPALIVE,
        ping_timeout=KEEPALIVE,
        close_timeout=CLOSE_TIME,
        max_size=MOST_BYTES,
        max_queue=WAITING_FRAMES,
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


def is_proxied(address: Address) -> bool:
    """Tell whether the system has a proxy for this address, which websockets would use."""
    host = urlsplit(address.url).hostname or ""
    return bool(getproxies().keys() & PROXIES) and not proxy_bypass(host)


def reason(error: Exception, *, secure: bool, proxied: bool = False) -> Message:
    """Return the message for a connection that failed."""
    match error:
        case InvalidStatus() if where := error.response.headers.get("Location"):
            return Message("pludo-online-redirected", {"address": text.line(where, MOST_SHOWN)})
        case ImportError():  # the system has a SOCKS proxy, but the library for it is missing
            name = "proxy-socks"
        case InvalidProxy() | ProxyError():
            name = "proxy"
        case ConnectionError() | socket.gaierror() if proxied:
            name = "proxy"
        case socket.gaierror() | UnicodeError() | InvalidURI():
            name = "unknown-host"
        case ConnectionRefusedError():
            name = "refused"
        case ConnectionError():  # something answered, but hung up at our first bytes
            name = "no-tls" if secure else "not-a-server"
        case TimeoutError():
            name = "timeout"
        case ssl.SSLError():
            name = "no-tls"
        case InvalidHandshake():
            name = "not-a-server"
        case _:
            name = "unreachable"
    return Message(f"pludo-online-{name}")

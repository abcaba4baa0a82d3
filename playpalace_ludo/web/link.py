"""The link to a server over the browser's own WebSocket."""

from __future__ import annotations

import json
from typing import Any, Protocol

from playpalace_ludo.online.address import Address, Failed, Post, Receiver
from playpalace_ludo.online.packets import MOST_BYTES
from playpalace_ludo.words import Message


class Socket(Protocol):
    """JavaScript's side: one WebSocket at a time, whose events come back with its number."""

    def open(self, url: str, number: int) -> str:
        """Begin to connect; return the reason if the browser refuses to try."""

    def send(self, text: str) -> None: ...

    def close(self) -> None: ...


class PageLinks:
    """Makes links, and passes the browser's events to the open one."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._number = 0
        self._current: PageLink | None = None

    def connect(self, post: Post, receiver: Receiver) -> PageLink:
        self._current = PageLink(self, self._socket, post, receiver)
        return self._current

    def next_number(self) -> int:
        """Return a number for a new connection; events of older ones are dropped."""
        self._number += 1
        return self._number

    def heard(self, number: int, news: str) -> None:
        """Take an event of a connection as JSON: opened, frames or closed."""
        if self._current is not None and number == self._number:
            self._current.heard(json.loads(news))


class PageLink:
    """One connection at a time; no callbacks after `close`."""

    def __init__(self, links: PageLinks, socket: Socket, post: Post, receiver: Receiver) -> None:
        self._links = links
        self._socket = socket
        self._post = post
        self._receiver = receiver
        self._address = Address("")
        self._is_open = False

    def open(self, address: Address, trusted: str = "") -> None:
        """Connect; the browser checks certificates, so `trusted` has no meaning here."""
        self._address, self._is_open = address, False
        refused = self._socket.open(address.url, self._links.next_number())
        if refused:
            name = "wss-only" if refused == "insecure" else "no-connection"
            reason = Message(f"pludo-web-{name}", {"host": address.url})
            self._post(lambda: self._fail(reason))

    def send(self, text: str) -> None:
        self._socket.send(text)

    def hang_up(self) -> None:
        self._links.next_number()
        self._socket.close()

    def close(self) -> None:
        self.hang_up()

    def heard(self, news: dict[str, Any]) -> None:
        """Take an event of the open connection."""
        frames: list[str] = news.get("frames", [])
        if news["kind"] == "opened":
            self._is_open = True
            self._receiver.opened()
        elif news["kind"] == "closed" or any(len(frame) > MOST_BYTES for frame in frames):
            self.hang_up()
            lost, never = Message("pludo-online-lost"), Message("pludo-web-no-connection")
            named = {"host": self._address.url}
            self._fail(lost if self._is_open else never._replace(args=named))
        else:
            self._receiver.frames(frames)

    def _fail(self, reason: Message) -> None:
        self._receiver.problem(Failed(reason))

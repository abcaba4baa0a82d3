"""A server's address, and the interface of a link to it, whatever carries the frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol
from urllib.parse import urlsplit

from playpalace_ludo.words import Message


class Untrusted(NamedTuple):
    """The system does not trust the server's certificate; the player may, by fingerprint."""

    fingerprint: str


class Changed(NamedTuple):
    """The server's certificate is not the one the player trusts."""

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
        if "@" in parts.netloc:  # the part before it could be mistaken for the server
            return None
        parts.hostname.encode("idna")  # a part of a name has 63 characters at most
    except ValueError:
        return None
    return Address(text)


class ServerLink(Protocol):
    """One connection at a time; no callbacks after `close`."""

    def open(self, address: Address, trusted: str = "") -> None:
        """Connect; `trusted` is the fingerprint of the certificate the player trusts."""

    def send(self, text: str) -> None: ...

    def hang_up(self) -> None: ...

    def close(self) -> None:
        """End the connection for good."""


Post = Callable[[Callable[[], None]], None]
"""Runs something in the app's thread soon."""
Connect = Callable[[Post, Receiver], ServerLink]
"""Makes a link."""


def in_a_thread(post: Post, receiver: Receiver) -> ServerLink:
    """Make the usual link."""
    # Imported here, because the websocket library is slow to load, and a browser has another one.
    from playpalace_ludo.online import link

    return link.Link(post, receiver)

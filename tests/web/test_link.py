"""The way to a server over a browser's WebSocket, with the browser's part played here."""

from __future__ import annotations

import json
from pathlib import Path

from playpalace_ludo.online.packets import MOST_BYTES
from tests.web.no_browser import Page

URL = "ws://127.0.0.1:8000"


class Socket:
    """socket.js without a network."""

    def __init__(self, refusal: str = "") -> None:
        self.refusal = refusal
        self.url, self.number = "", 0
        self.sent: list[dict[str, object]] = []
        self.is_open = False

    def open(self, url: str, number: int) -> str:
        self.url, self.number, self.is_open = url, number, not self.refusal
        return self.refusal

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def close(self) -> None:
        self.is_open = False


class Visitor(Page):
    """A page whose player goes to a server."""

    def __init__(self, folder: Path, socket: Socket) -> None:
        super().__init__(folder, socket=socket)
        self.socket = socket
        self.do(kind="submit", text="Ada")
        self.touch("Play with others")
        self.touch("Add a server")
        self.do(kind="submit", text=URL)
        if socket.refusal:
            return
        # The address is looked at before anybody types a name or a password for it.
        self.hears("opened")
        self.hears("frames", {"type": "refresh_session_failure"})
        assert [packet["type"] for packet in socket.sent] == ["authorize"]
        socket.sent.clear()
        self.touch("New account")
        for text in ("Ada", "secret words", "secret words"):
            self.do(kind="submit", text=text)

    def pass_time(self) -> None:
        """Only let happen what is due: a lost connection is tried again for ever."""
        for _ in range(3):
            self.take(self.shell.step('{"kind": "tick"}'))

    def hears(self, kind: str, *packets: dict[str, object], number: int | None = None) -> None:
        news = {"kind": kind, "frames": [json.dumps(packet) for packet in packets]}
        number = self.socket.number if number is None else number
        self.take(self.shell.heard(number, json.dumps(news)))


def test_a_visit_by_buttons_shows_the_servers_menu(tmp_path: Path) -> None:
    socket = Socket()
    page = Visitor(tmp_path, socket)
    assert socket.url == URL
    page.hears("opened")
    assert [packet["type"] for packet in socket.sent] == ["register"]
    page.hears("frames", {"type": "speak", "text": "Hello, <b>Ada</b>."}, number=socket.number - 1)
    assert "Hello, <b>Ada</b>." not in page.heard
    page.hears("frames", {"type": "speak", "text": "Hello, <b>Ada</b>."})
    assert page.heard[-1] == "Hello, <b>Ada</b>."
    assert page.view["kind"] == "server"
    page.press("online-leave")
    assert not socket.is_open
    assert page.view["title"] == "Servers."


def test_a_connection_that_fails_or_ends_is_told(tmp_path: Path) -> None:
    page = Visitor(tmp_path, Socket())
    page.hears("closed")
    assert any(f"There is no connection to {URL}." in line for line in page.heard)
    assert page.view["title"] == "Servers."


def test_a_frame_beyond_all_measure_ends_the_connection(tmp_path: Path) -> None:
    page = Visitor(tmp_path, Socket())
    page.hears("opened")
    page.hears("frames", {"type": "speak", "text": "x" * MOST_BYTES})
    assert not page.socket.is_open
    assert any("The connection is lost" in line for line in page.heard)


def test_what_the_browser_does_not_even_try_is_told(tmp_path: Path) -> None:
    page = Visitor(tmp_path, Socket("insecure"))
    assert any("over wss only" in line for line in page.heard)

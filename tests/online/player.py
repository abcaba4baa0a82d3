"""A client in memory at a real websocket, for tests at servers good and bad."""

from __future__ import annotations

import contextlib
import queue
import ssl
import time
from collections.abc import Callable
from pathlib import Path

from playpalace_ludo.client.app import App
from playpalace_ludo.client.output.presenter import Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.main_menu import MainMenu
from playpalace_ludo.client.storage.options import Options
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.thinking import AtOnce
from playpalace_ludo.words import Translator, commands
from tests.client.recording import Paper, RecordedSound, RecordedSpeech
from tests.online.scripted import ScriptedServer, certificate_files


class Player(AtOnce):
    """A client in memory at a real socket; its thread is the test's own."""

    def __init__(self, folder: Path) -> None:
        self.speech, self.sound, self.paper = RecordedSpeech(), RecordedSound(), Paper()
        self.folder = folder
        self._posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        translator = Translator("en")
        options = Options(path=folder / "options.toml")
        self.app = App(
            Teller(
                Presenter(translator.text, self.paper, self.speech, self.sound),
                translator,
            ),
            options,
            Saves(folder),
            Screen(None),
            keymaps={where: commands.keymap(where=where) for where in commands.PLACES},
            background=self,
        )
        self.menu = MainMenu(self.app)
        self.menu.open()

    def post(self, act: Callable[[], None]) -> None:
        self._posted.put(act)

    @property
    def waiting(self) -> int:
        """How many things the client has not dealt with yet."""
        return self._posted.qsize()

    @property
    def heard(self) -> list[str]:
        return self.speech.texts()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.app.key(key)

    def type(self, text: str) -> None:
        self.press(*text, "enter")

    def pump(self) -> None:
        with contextlib.suppress(queue.Empty):
            self.app.happen(self._posted.get(timeout=0.02))
        if self.app.wake is not None and self.app.clock() >= self.app.wake:
            self.app.tick()

    def until(self, line: str, seconds: float = 10) -> None:
        """Wait until a line has been heard since the last time anything was waited for."""
        self.wait_for(line, seconds)
        del self.speech.lines[: self.heard.index(line) + 1]

    def wait_for(self, line: str, seconds: float = 10) -> None:
        """Wait for a line and keep what was heard before it."""
        end = time.monotonic() + seconds
        while line not in self.heard:
            assert time.monotonic() < end, f"waited for {line!r}, heard {self.heard[-12:]}"
            self.pump()

    def until_begins(self, start: str) -> None:
        end = time.monotonic() + 10
        while not any(line.startswith(start) for line in self.heard):
            assert time.monotonic() < end, f"waited for {start!r}, heard {self.heard[-12:]}"
            self.pump()
        found = next(n for n, line in enumerate(self.heard) if line.startswith(start))
        del self.speech.lines[: found + 1]

    def still(self, seconds: float = 0.15) -> list[str]:
        """Lines heard while no key is pressed."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.pump()
        return self.heard

    def log_in(self, url: str, name: str = "Ann", password: str = "secret") -> None:
        self.go_to(url)
        self.say_who(name, password)

    def go_to(self, url: str) -> None:
        self.menu.play_with_others(url)

    def trust(self) -> None:
        """Trust a certificate nobody vouches for."""
        self.until_begins("Nobody vouches for 127.0.0.1")
        self.press("down", "enter")

    def say_who(self, name: str = "Ann", password: str = "secret") -> None:
        self.until("Do you have an account there?")
        self.press("enter")
        self.type(name)
        self.press("enter")
        self.type(password)


def url(server: ScriptedServer, scheme: str = "ws") -> str:
    return f"{scheme}://127.0.0.1:{server.port}"


def make_certificate(folder: Path, name: str) -> ssl.SSLContext:
    cert, key = certificate_files(folder, name)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    return context

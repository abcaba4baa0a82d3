"""The page's side of the App: steps in, updates out, both as plain values for JavaScript."""

from __future__ import annotations

import base64
import dataclasses
import json
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from playpalace_ludo.client.app import DOUBLE_PRESS, App
from playpalace_ludo.client.beginning import Beginning, begin, make_app
from playpalace_ludo.client.exchange import Received
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.main_menu import MainMenu
from playpalace_ludo.client.storage import options, settings
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.view import Act, PageView
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.online.address import in_a_thread
from playpalace_ludo.web import board
from playpalace_ludo.web.keeping import FolderWatch
from playpalace_ludo.web.languages import LanguageFetcher
from playpalace_ludo.web.link import PageLinks, Socket
from playpalace_ludo.web.output import PageSound, PageSpeech
from playpalace_ludo.words import Message, layouts
from playpalace_ludo.words.languages import closest_language, direction, fetch_with
from playpalace_ludo.words.problems import alone
from playpalace_ludo.words.translate import language_name

KEYS: Mapping[str, tuple[str, ...]] = {
    "repeat": ("R",),
    "stop-speech": ("S",),
    "verbosity": ("V",),
    "dice-code": ("D",),
    "key-help": ("!",),
    "key-list": ("?",),
    "help": ("f1",),
    "sound-toggle": ("*",),
    "mute-buffer": ("_",),
    "who": ("G",),
    "online-where": ("~",),
    "online-ping": ("^",),
    "online-leave": ("|",),
    "online-who": ("G",),
    "online-pass-key": ("`",),
}
"""Keys of commands whose own key belongs to the browser."""
NOT_HERE = frozenset({"output-mode", "board-toggle", "transcript", "quit", "rate-up", "rate-down"})
"""Commands of a terminal that a page has no use for."""
OPTIONS_NOT_HERE = frozenset(
    (
        *("speech.output", "speech.backend", "speech.rate", "speech.voice"),
        *("screen.board", "online.music", "online.sounds"),
    )
)
"""Options of a terminal: speech is the screen reader's or the page's own, the board is shown."""
WORDS = (
    *("actions", "board", "board-hide", "board-show", "choices", "choose-file", "dice", "explain"),
    *("greater", "history", "insecure", "keep-all", "keys-area", "keys-help", "less", "more"),
    *(
        "new-version",
        "offline",
        "rate",
        "rate-help",
        "reload",
        "remove",
        "send",
        "settings",
        "speak",
        "speak-off",
    ),
    *(
        "squares",
        "storage-again",
        "storage-full",
        "storage-lost",
        "storage-week",
        "take-back",
        "voice",
        "voice-own",
    ),
)
"""Texts of the page itself, each `pludo-web-` and this word."""


class PageExchange:
    """Files go to the player as downloads, and come from what the page's file button chose."""

    def __init__(self) -> None:
        self._given: list[dict[str, str]] = []
        self._wanted: Received | None = None

    def give(self, name: str, data: bytes) -> str:
        self._given.append({"name": name, "data": base64.b64encode(data).decode()})
        return name

    def name(self, path: Path) -> str:
        return path.name

    def take(self, app: App, done: Received) -> None:
        self._wanted = done
        app.teller.reply(Message("pludo-web-choose-file"))

    def receive(self, data: bytes) -> None:
        """Hand the file that was chosen to whoever wanted one."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted(data)

    @property
    def is_waiting(self) -> bool:
        return self._wanted is not None

    def collected(self) -> list[dict[str, str]]:
        """Return the files given since the last step."""
        given, self._given = self._given, []
        return given


class WebShell:
    """Runs the App for one page; every step returns an update as JSON."""

    def __init__(
        self,
        folder: Path,
        lang: str,
        *,
        seed: str | None = None,
        clock: Callable[[], float] = time.monotonic,
        fetch_language: Callable[[str], Any] | None = None,
        socket: Socket | None = None,
    ) -> None:
        """Open the player's folder; `lang` is the browser's language."""
        self._fetcher = None if fetch_language is None else LanguageFetcher(fetch_language)
        if self._fetcher is not None:
            fetch_with(self._fetcher)
        folder.mkdir(parents=True, exist_ok=True)
        self.keeper = FolderWatch(folder)
        chosen, problems = options.load(folder / options.FILE_NAME)
        if chosen.text("player.language") == "auto":
            chosen.switches["player.language"] = closest_language(lang)
        translator = settings.translator(chosen)
        self.speech = PageSpeech(clock)
        self.sound = PageSound(settings.volumes(chosen), enabled=chosen.is_on("sound.on"))
        screen = Screen(None)
        presenter = Presenter(
            translator.text, screen, self.speech, self.sound, mode=Mode.DIRECT, clock=clock
        )
        self.teller = Teller(presenter, translator)
        self.teller.notice(Message("pludo-client-greeting"), *problems)
        self._clock = clock
        self.exchange = PageExchange()
        self.links = PageLinks(socket) if socket is not None else None
        self.app = make_app(
            self.teller,
            chosen,
            Saves(folder),
            screen,
            seed=seed,
            clock=clock,
            keys=KEYS,
            exchange=self.exchange,
            connect=in_a_thread if self.links is None else self.links.connect,
        )
        self.app.double_press = DOUBLE_PRESS
        self.app.ends = False
        self.app.settings.left_out = OPTIONS_NOT_HERE
        self.teller.translator.by_touch = True  # until a key is pressed
        self._page: object = None
        self._pages = 0
        self._picture = board.BoardPicture()

    def start(self) -> str:
        """Open the first page."""
        begin(self.app, Beginning())
        return self._update(words=self.words())

    def words(self) -> dict[str, str]:
        """Return the texts of the page itself."""
        return {word: self.teller.text(Message(f"pludo-web-{word}")) for word in WORDS}

    def step(self, request: str) -> str:
        """Carry out what the page asks for: a key, an act, a text, or to let time pass."""
        asked = json.loads(request)
        lang = self.teller.translator.lang
        try:
            self._obey(asked)
        except Exception as error:
            self.app.crash(error)
        if self.app.exit_code is not None:
            self._begin_again()
        changed = self.teller.translator.lang != lang
        return self._update(**({"words": self.words()} if changed else {}))

    def _tell_of_languages(self) -> None:
        """Say which languages could not be fetched, each once."""
        for lang in self._fetcher.missing() if self._fetcher is not None else ():
            told = Message("pludo-web-language-missing", {"language": language_name(lang)})
            self.app.happen(partial(self.teller.notice, told))

    def _obey(self, asked: Mapping[str, Any]) -> None:
        match asked["kind"]:
            case "key" if int(asked["unasked"]) == self.app.unasked:
                self.app.key(self._key(str(asked["key"]), str(asked.get("latin", ""))))
            case "act":
                self.app.activate(int(asked["revision"]), str(asked["id"]), Act(asked["act"]))
            case "submit":
                self.app.submit(int(asked["revision"]), str(asked["text"]))
            case "square" if (table := self._table()) is not None:
                self.app.happen(lambda: table.questions.look_at(int(asked["at"])))
            case "speed":
                self.speech.set_speed(float(asked["speed"]))
            case "tick" if self.app.wake is not None and self.app.wake <= self._clock():
                self.app.tick()

    def _key(self, written: str, latin: str) -> str:
        """Return what a key writes; the Latin letter on it where its script is not known.

        A letter of a known script finds rows that begin with it, and commands by its place.
        """
        if len(written) != 1 or written.isascii() or not latin:
            return written
        known = layouts.on_same_key(written, self.teller.translator.lang) != written
        return written if known else latin

    def _begin_again(self) -> None:
        """Open the main menu where a terminal would end: a page is left by closing it."""
        self.app.exit_code = None
        self.app.screen.is_ending = False
        MainMenu(self.app).open()

    def take_back(self, data: bytes | memoryview) -> str:
        """Put a copy of everything back and say so; or say why not."""
        try:
            told = Message("pludo-web-taken-back", {"count": self.keeper.take_back(bytes(data))})
        except InputError as error:
            told = alone(error)
        self.app.happen(lambda: self.teller.reply(told))
        return self._update()

    def receive(self, data: bytes | memoryview) -> str:
        """Take the file that the player has chosen."""
        self.app.happen(lambda: self.exchange.receive(bytes(data)))
        return self._update()

    def heard(self, number: int, news: str) -> str:
        """Take news of a connection to a server."""
        links = self.links
        if links is not None:
            self.app.happen(lambda: links.heard(number, news))
        return self._update()

    def board(self) -> str:
        """Return the picture of the board if it has changed, and the last throw."""
        table = self._table()
        shown = {
            "svg": self._picture.draw(table, self.teller.translator),
            "dice": None if table is None else board.dice(table),
        }
        return json.dumps(shown)

    def squares(self) -> str:
        """Return the board square by square; no rows if there is no board."""
        table = self._table()
        return json.dumps([] if table is None else board.rows(table))

    def _table(self) -> ClientTable | None:
        """Return the table of the topmost page that has one."""
        tables = (page.table for page in reversed(self.app.pages))
        return next((table for table in tables if table is not None), None)

    def _update(self, **more: Any) -> str:
        self._tell_of_languages()
        app = self.app
        if app.page is not self._page:
            self._page, self._pages = app.page, self._pages + 1
        wake = app.wake
        lang = self.teller.translator.lang
        return json.dumps(
            {
                "page": self._pages,
                "view": _plain(app.view()),
                "said": self.speech.collected(),
                "cues": self.sound.collected(),
                "given": self.exchange.collected(),
                "asks_file": self.exchange.is_waiting,
                "unasked": app.unasked,
                "wake": None if wake is None else max(0.0, wake - self._clock()),
                "lang": lang,
                "dir": direction(lang),
                **more,
            }
        )


def _plain(view: PageView) -> dict[str, Any]:
    """Return a view as values of JSON; a choice names the tokens it moves."""
    found = dataclasses.asdict(dataclasses.replace(view, choices=()))
    found["choices"] = [
        {
            "id": choice.id,
            "label": choice.label,
            "tokens": [f"token {choice.move.seat} {token}" for token in choice.move.tokens],
        }
        for choice in view.choices
    ]
    found["commands"] = [one for one in found["commands"] if one["id"] not in NOT_HERE]
    return found

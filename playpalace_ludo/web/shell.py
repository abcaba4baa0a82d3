"""The page's side of the App: steps in, updates out, both as plain values for JavaScript."""

from __future__ import annotations

import base64
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
from playpalace_ludo.client.view import Act, PageChoice, PageRow, PageView, TextField, Usable
from playpalace_ludo.core.errors import InputError, Problem
from playpalace_ludo.files import MOST_BYTES
from playpalace_ludo.online.address import in_a_thread
from playpalace_ludo.web import board
from playpalace_ludo.web.keeping import FolderWatch
from playpalace_ludo.web.languages import LanguageFetcher
from playpalace_ludo.web.link import PageLinks, Socket
from playpalace_ludo.web.output import PageSound, PageSpeech
from playpalace_ludo.words import Message, layouts, problems
from playpalace_ludo.words.languages import AUTO, closest_language, direction, fetch_with
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
"""Keys of commands whose usual key belongs to the browser."""
NOT_HERE = frozenset({"output-mode", "board-toggle", "transcript", "quit", "rate-up", "rate-down"})
"""Commands for terminals that have no use in a page."""
OPTIONS_NOT_HERE = frozenset(
    (
        *("speech.output", "speech.backend", "speech.rate", "speech.voice"),
        *("screen.board", "online.music", "online.sounds"),
    )
)
"""Options for terminals; on a page speech is the reader's or the page's own, the board is shown."""
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
"""Texts of the page itself: message ids without `pludo-web-`."""


class PageExchange:
    """Files go to the player as downloads, and come from the page's file button."""

    def __init__(self) -> None:
        self._given: list[dict[str, str]] = []
        self._wanted: Received | None = None

    def give(self, name: str, data: bytes) -> str:
        self._given.append({"name": name, "data": base64.b64encode(data).decode()})
        return name

    def name(self, path: Path) -> str:
        return path.name

    def take(self, app: App, done: Received) -> None:
        def chosen(data: bytes) -> None:
            if len(data) > MOST_BYTES:
                large = Problem("", "file-too-large", {"most": MOST_BYTES // 1024})
                reason = problems.phrase(large)
                app.teller.refuse(Message("pludo-client-take-failed", {"reason": reason}))
            else:
                done(data)

        self._wanted = chosen
        app.teller.reply(Message("pludo-web-choose-file"))

    def receive(self, data: bytes) -> None:
        """Pass the chosen file to the code that asked for one."""
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
    """Runs the App for one page, and answers in JSON.

    A step returns what is heard of it; `shown`, asked for right after it, what is seen. So no line
    waits for a page to be built, written and drawn, which most keys do not change anyway.
    """

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
        if chosen.text("player.language") == AUTO:
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
        self._view: PageView | None = None
        self._told_lang = ""
        self._on_table: object = None
        self._tables = 0

    def start(self) -> str:
        """Open the first page."""
        begin(self.app, Beginning())
        return self._heard()

    def _language(self) -> dict[str, Any] | None:
        """Return the language and the texts of the page itself, if it is another than before."""
        lang = self.teller.translator.lang
        if lang == self._told_lang:
            return None
        self._told_lang = lang
        words = {word: self.teller.text(Message(f"pludo-web-{word}")) for word in WORDS}
        return {"lang": lang, "dir": direction(lang), "words": words}

    def step(self, request: str) -> str:
        """Carry out a request of the page: a key, an act, a text, or the passing of time."""
        try:
            self._obey(json.loads(request))
        except Exception as error:
            self.app.crash(error)
        if self.app.exit_code is not None:
            self._begin_again()
        return self._heard()

    def _tell_of_languages(self) -> None:
        """Report languages that could not be fetched, each once."""
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
        """Return the character of a key, or its Latin letter if we take it for another key's.

        Letters stay where they lead to the same command, because they also find rows that begin
        with them. Elsewhere the browser knows better: several layouts move a letter about.
        """
        if len(written) != 1 or written.isascii() or not latin:
            return written
        there = layouts.on_same_key(written, self.teller.translator.lang)
        return written if there.lower() == latin.lower() else latin

    def _begin_again(self) -> None:
        """Open the main menu where a terminal program would end; a page is closed by its tab."""
        self.app.exit_code = None
        self.app.screen.is_ending = False
        MainMenu(self.app).open()

    def take_back(self, data: bytes | memoryview) -> str:
        """Restore a copy of everything and say so, or say why not."""
        try:
            told = Message("pludo-web-taken-back", {"count": self.keeper.take_back(bytes(data))})
        except InputError as error:
            told = alone(error)
        self.app.happen(lambda: self.teller.reply(told))
        return self._heard()

    def receive(self, data: bytes | memoryview) -> str:
        """Take the file the player has chosen."""
        self.app.happen(lambda: self.exchange.receive(bytes(data)))
        return self._heard()

    def heard(self, number: int, news: str) -> str:
        """Take an event of a connection to a server."""
        links = self.links
        if links is not None:
            self.app.happen(lambda: links.heard(number, news))
        return self._heard()

    def board(self) -> str:
        """Return the picture of the board, empty if there is no table, and the last throw."""
        table = self._table()
        if table is None:
            return json.dumps({"svg": "", "dice": None})
        picture = board.picture(table, self.teller.translator)
        return json.dumps({"svg": picture, "dice": board.dice(table)})

    def squares(self) -> str:
        """Return the board square by square; no rows if there is no board."""
        table = self._table()
        return json.dumps([] if table is None else board.rows(table))

    def _table(self) -> ClientTable | None:
        """Return the table of the topmost page that has one."""
        tables = (page.table for page in reversed(self.app.pages))
        return next((table for table in tables if table is not None), None)

    def _heard(self) -> str:
        self._tell_of_languages()
        return json.dumps(
            {
                "said": self.speech.collected(),
                "cues": self.sound.collected(),
                "unasked": self.app.unasked,
                "language": self._language(),
            }
        )

    def shown(self) -> str:
        """Return what is seen after a step: the view only if it is another one than before."""
        app = self.app
        if app.page is not self._page:
            self._page, self._pages = app.page, self._pages + 1
        wake = app.wake
        before, self._view = self._view, app.view()
        return json.dumps(
            {
                "page": self._pages,
                "view": None if self._view == before else self._view,
                "table": self._number_of_table(),
                "given": self.exchange.collected(),
                "asks_file": self.exchange.is_waiting,
                "wake": None if wake is None else max(0.0, wake - self._clock()),
            },
            default=_plain,
        )

    def _number_of_table(self) -> int:
        """Return a number that is another one when the table looks different from before."""
        table = self._table()
        if table is not None:
            lang, steps = self.teller.translator.lang, len(table.game.match.steps)
            now = (table, table.state, steps, table.listener, lang)
            if now != self._on_table:
                self._on_table, self._tables = now, self._tables + 1
        return self._tables


def _plain(part: PageView | PageRow | TextField | PageChoice | Usable) -> dict[str, Any]:
    """Return a part of a view as values of JSON; a choice names the tokens it moves."""
    match part:
        case PageView():
            usable = [one for one in part.commands if one.id not in NOT_HERE]
            return {**vars(part), "commands": usable}
        case PageChoice(id=name, label=label, move=move):
            tokens = [f"token {move.seat} {token}" for token in move.tokens]
            return {"id": name, "label": label, "tokens": tokens}
        case _:
            return vars(part)

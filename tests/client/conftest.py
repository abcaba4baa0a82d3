"""A client in memory: keys in, spoken lines out, everything on a real disk."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.client.app import App
from playpalace_ludo.client.output.presenter import Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.pages.main_menu import MainMenu
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.storage.options import Options, Preset
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.thinking import AtOnce
from playpalace_ludo.files import ThreadFlusher
from playpalace_ludo.words import Translator, commands
from playpalace_ludo.work import T, Work, finish
from tests.client.recording import Paper, RecordedSound, RecordedSpeech


class Later(AtOnce):
    """Background work that runs when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def think(self, work: Work[T], done: Callable[[T], None]) -> None:
        self.waiting.append(lambda: done(finish(work)))


class Desk:
    """The app with recording devices; time stands still until `wait` moves it."""

    result: str
    last_words: list[str]
    """Lines heard earlier, for a test to compare with."""

    def __init__(
        self, folder: Path, throws: list[tuple[int, ...]], switches: dict[str, Any]
    ) -> None:
        self.now = 0.0
        self.options = Options(path=folder / "options.toml")
        quiet = {"player.tips": False, "speech.positions": False}
        self.options.switches = {"pace.speed": "instant", **quiet, **switches}
        self.speech, self.sound = RecordedSpeech(), RecordedSound()
        translator = Translator("en")
        self.paper = Paper()
        presenter = Presenter(
            translator.text, self.paper, self.speech, self.sound, clock=lambda: self.now
        )
        self.app = App(
            Teller(presenter, translator),
            self.options,
            Saves(folder),
            Screen(None),
            keymaps={where: commands.keymap(where=where) for where in commands.PLACES},
            dice=ListedDice(throws),
            clock=lambda: self.now,
        )
        self.home = MainMenu(self.app)

    @property
    def table(self) -> ClientTable:
        page = self.app.pages[0]
        assert isinstance(page, GamePage)
        return page.table

    def sit(self, variant: str, seats: str) -> list[str]:
        return self.hear(lambda: self.home.tables.start(Preset(variant, seats)))

    def press(self, *keys: str) -> list[str]:
        """The lines these keys bring about; at instant pace bots answer at once."""

        def press() -> None:
            for key in keys:
                self._press(key)

        return self.hear(press)

    def wait(self, seconds: float) -> list[str]:
        self.now += seconds
        return self.hear(lambda: None)

    def _press(self, key: str) -> None:
        self.app.key(key)
        self._run()

    def _run(self) -> None:
        while self.app.pages and self.app.wake is not None and self.app.wake <= self.now:
            self.app.tick()

    def hear(self, act: Callable[[], object]) -> list[str]:
        """The lines that something brings about."""
        before = len(self.speech.lines)
        act()
        self._run()
        return self.speech.texts()[before:]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the disk as long as a busy machine takes: tests look into the files."""
    monkeypatch.setattr(ThreadFlusher, "PATIENCE", 30.0)


MakeDesk = Callable[..., Desk]


@pytest.fixture
def desk(tmp_path: Path) -> MakeDesk:
    """Make a desk: `desk([(6,), (3,)], "playpalace", "you,bot:easy", **options)`."""

    def make(
        throws: Iterable[tuple[int, ...]] = (),
        variant: str | None = "playpalace",
        seats: str = "red=Anna,blue=Ben",
        **switches: object,
    ) -> Desk:
        options = {key.replace("_", ".", 1): value for key, value in switches.items()}
        made = Desk(tmp_path, list(throws), options)
        if variant is not None:
            made.sit(variant, seats)
        return made

    return make

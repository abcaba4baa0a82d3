"""The client in memory with real files: takes keys and records speech."""

from pathlib import Path

from playpalace_ludo.client.app import App
from playpalace_ludo.client.output.presenter import Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.sound import SilentSound
from playpalace_ludo.client.output.speech import SilentSpeech
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.main_menu import MainMenu
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.files import Flusher
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.words import Line, Translator, commands


class Remembering(SilentSpeech):
    """A silent voice that records its lines."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        self.texts.append(line.text)


class Desk:
    """A client with a stopped clock, so bots answer at once."""

    def __init__(self, folder: Path, seed: str, flusher: Flusher | None = None) -> None:
        self.options, problems = options.load(folder / options.FILE_NAME, flusher)
        assert not problems, problems
        self.options.switches = {"pace.speed": "instant", "table.undo": "free"}
        self.speech = Remembering()
        translator = Translator("en")
        presenter = Presenter(
            translator.text, Screen(None), self.speech, SilentSound(), clock=lambda: 0.0
        )
        keymaps = {where: commands.keymap(where=where) for where in commands.PLACES}
        self.app = App(
            Teller(presenter, translator),
            self.options,
            Saves(folder, flusher),
            Screen(None),
            keymaps=keymaps,
            dice=SeededDice(seed),
            clock=lambda: 0.0,
        )
        self.menu = MainMenu(self.app)

    def sit(self, variant: str, seats: str) -> None:
        self.menu.tables.start(Preset(variant, seats))
        self._run()

    @property
    def table(self) -> ClientTable | None:
        return self.app.pages[0].table if self.app.pages else None

    def press(self, key: str) -> None:
        self.app.key(key)
        self._run()

    def _run(self) -> None:
        while self.app.exit_code is None and self.app.wake is not None:
            self.app.tick()

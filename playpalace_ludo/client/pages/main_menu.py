"""The main menu: the first page, and the parts of the program it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.client.pages import rules_menu, your_games
from playpalace_ludo.client.pages.lessons import Lessons
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.new_table import NewTable
from playpalace_ludo.client.pages.options_menu import OptionsMenu
from playpalace_ludo.client.pages.page import Handlers
from playpalace_ludo.client.pages.saved_games import SavedGames, read_game
from playpalace_ludo.client.pages.table_coins import TableCoins
from playpalace_ludo.client.pages.tables import Tables
from playpalace_ludo.client.pages.tournaments import TournamentPages
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class FirstMenu(Menu):
    """The bottom menu; Escape pressed twice ends the program here, Backspace does not."""

    _leaving = False
    """Whether Escape was the last key."""

    def __init__(self, app: App, items: Callable[[], Sequence[Item]]) -> None:
        self._ends = app.ends
        super().__init__(app.teller, Message("pludo-menu-main-title"), items, app.quit)

    def key(self, key: str) -> bool:
        if key in ("backspace", "escape") and not self._ends:
            self.show()
        elif key == "backspace":
            self.teller.refuse(Message("pludo-menu-nothing-behind"))
        elif not super().key(key):
            return False
        self._leaving = False
        return True

    def _handlers(self) -> Handlers:
        handlers = dict(super()._handlers())
        del handlers["menu-back"]
        return {**handlers, "menu-back": self._leave} if self._ends else handlers

    def _leave(self) -> None:
        if self._leaving:
            self.back()
        else:
            self._leaving = True
            self.teller.reply(Message("pludo-menu-leave"))

    def obeyed(self, command: str) -> None:
        super().obeyed(command)
        self._leaving &= command == "menu-back"


class MainMenu:
    """The menu a player begins with; each part it leads to is an object of its own."""

    def __init__(self, app: App) -> None:
        self.app = app
        store = Tournaments(app.saves.root, app.saves.flusher)
        self.coins = TableCoins(app, store)
        self.tables = Tables(app, self.coins, leave=self.open)
        self.lessons = Lessons(app, self.tables)
        self.saved = SavedGames(app, self.carry_on, removed=self.coins.settle_left)
        self.tournaments = TournamentPages(app, self.tables, store, self.page, leave=self.open)

    def open(self) -> None:
        self.app.reset(self.page())
        self.coins.settle_left()

    def page(self) -> Menu:
        """Return the main menu page, to put other pages on top of it."""
        return FirstMenu(self.app, self._items)

    def _items(self) -> list[Item]:
        app = self.app
        return [
            *self.saved.unfinished_items(),
            Item(Message("pludo-menu-new-game"), self._open_new_table),
            *self._same_table(),
            Item(Message("pludo-menu-lessons"), self.lessons.teach),
            Item(Message("pludo-menu-puzzles"), self._open_puzzles),
            *self.saved.finished_items(),
            Item(Message("pludo-menu-your-games"), partial(your_games.open_page, app)),
            Item(Message("pludo-menu-tournaments"), self.tournaments.open_list),
            *self.coins.items(),
            Item(Message("pludo-menu-others"), self.play_with_others),
            Item(Message("pludo-menu-options"), OptionsMenu(app).open),
            Item(Message("pludo-menu-help-rows"), self._open_help),
            *app.quit_items(),
        ]

    def _open_help(self) -> None:
        app = self.app
        rows = [
            Item(Message("pludo-menu-rules"), partial(rules_menu.open_menu, app)),
            Item(Message("pludo-menu-keys"), app.list_keys),
            Item(Message("pludo-menu-key-help"), app.explain_keys),
        ]
        app.open_menu(Message("pludo-menu-help-rows"), lambda: rows)

    def carry_on(self, path: Path) -> None:
        """Continue a saved game, or say why it cannot be read."""
        owner = self.tournaments.store.owner(path)
        if owner is not None:
            self.tournaments.open(owner, play=True)
            return
        game = read_game(self.app, path, to_play=True)
        if game is None:
            return
        if game.lesson:
            self.lessons.resume(game)
        else:
            self.tables.resume(game)

    def begin_with_others(self, server: str) -> None:
        """Start at a server, or the list of servers, on top of the main menu."""
        self.app.pages = [self.page()]
        self.play_with_others(server)

    def begin_with_tournament(self, path: Path) -> None:
        """Start with a tournament, on top of the main menu."""
        self.app.pages = [self.page()]
        self.tournaments.open(path)

    def play_with_others(self, server: str = "") -> None:
        from playpalace_ludo.client.pages.online.servers import PlayWithOthers

        PlayWithOthers(self.app).begin(server)

    def _same_table(self) -> list[Item]:
        """Offer the table of the last game again, if there was one."""
        last = self.app.options.last
        if last is None:
            return []
        again = partial(self.tables.start_or_refuse, partial(self.tables.start, last))
        return [Item(Message("pludo-menu-same-table"), again)]

    def _open_new_table(self) -> None:
        NewTable(self.app, self.tables.start).open()

    def _open_puzzles(self) -> None:
        from playpalace_ludo.client.pages import puzzles  # loads the bots

        puzzles.open_page(self.app)

"""Saved games as menu rows: unfinished ones to continue, finished ones to analyse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.client import game as games
from playpalace_ludo.client.game import Game, RulesGone
from playpalace_ludo.client.pages.look_back import LookBack
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.replay import ReplayPage
from playpalace_ludo.client.pages.working import work_through
from playpalace_ludo.client.storage import saved_list
from playpalace_ludo.client.storage.saved_list import FinishedGames, SavedGame
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import Unreadable, is_elsewhere
from playpalace_ludo.words import Message, problems
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.work import finish

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class SavedGames:
    """The rows of saved games; `removed` is called after one has been removed."""

    def __init__(
        self, app: App, carry_on: Callable[[Path], None], removed: Callable[[], None]
    ) -> None:
        self.app = app
        self._carry_on = carry_on
        self._removed = removed
        self._own = FinishedGames(app.saves)
        self._received = FinishedGames(app.saves, received=True)

    def unfinished_items(self) -> list[Item]:
        """Return the row that continues the only game, or opens the list of several."""
        unfinished = self.app.saves.unfinished()
        if not unfinished:
            return []
        if len(unfinished) == 1:
            only = self._item(unfinished[0], self._carry_on)
            label = Message("pludo-menu-continue")
            return [replace(only, label=label, help=only.message, id=label.id)]
        label = Message("pludo-menu-continue-one-of", {"count": len(unfinished)})
        title = Message("pludo-menu-continue-title")
        return [Item(label, partial(self.app.open_menu, title, self._unfinished))]

    def finished_items(self) -> list[Item]:
        if not (self.app.saves.has_finished() or self.app.saves.received()):
            return []
        return [Item(Message("pludo-menu-finished"), self._open_finished_list)]

    def _open_finished_list(self) -> None:
        reading = Message("pludo-menu-reading-games")
        work_through(self.app, reading, self._own.read(), self._show_finished)

    def _show_finished(self, found: list[SavedGame]) -> None:
        read = [found]

        def items() -> list[Item]:
            own = read.pop() if read else finish(self._own.read())
            received = finish(self._received.read())
            return [
                *(self._finished(self._own.folder, game) for game in own),
                *(self._finished(self._received.folder, game) for game in received),
            ]

        self.app.open_menu(Message("pludo-menu-finished-title"), items)

    def _unfinished(self) -> list[Item]:
        return [self._item(path, self._carry_on) for path in self.app.saves.unfinished()]

    def _finished(self, folder: Path, game: SavedGame) -> Item:
        """Return a row; there may be thousands, so it has no path before it is chosen."""
        return Item(
            game.label,
            lambda: self._open_finished(folder / game.name),
            remove=lambda: self._remove(folder / game.name),
            id=game.name,
            begins=game.begins,
        )

    def _item(self, path: Path, act: Callable[[Path], None]) -> Item:
        return Item(
            self._label(path),
            partial(act, path),
            remove=partial(self._remove, path),
            id=path.name,
        )

    def _label(self, path: Path) -> Message:
        return saved_list.label(path, self.app.saves.rule_files.load)

    def _open_finished(self, path: Path) -> None:
        """Open the menu of a finished game; a guided one is not analysed."""

        def items() -> list[Item]:
            replay = Item(Message("pludo-menu-replay"), partial(self._replay, path))
            if saved_list.is_lesson(path):
                return [replay]
            back = LookBack(self.app, partial(read_game, self.app, path, to_play=False))
            return [replay, *back.items()]

        self.app.open_menu(self._label(path), items)

    def _replay(self, path: Path) -> None:
        game = read_game(self.app, path, to_play=False)
        if game is not None:
            page = ReplayPage(self.app, game)
            self.app.pages.append(page)
            self.app.refresh_board()
            page.show()

    def _remove(self, path: Path) -> bool:
        try:
            self.app.saves.remove(path)
            self._removed()
        except OSError as error:
            self.app.refuse_error("pludo-client-not-removed", error)
            return False
        return True


def read_game(app: App, path: Path, *, to_play: bool) -> Game | None:
    """Read a saved game; set a damaged file aside, leave one with missing rules alone."""
    try:
        text = app.saves.read(path)
        save = app.saves.open(path, text) if to_play else None
        return games.from_record(text, app.saves.rule_files.load, app.dice, save)
    except RulesGone as error:
        _look_for_rules(app, error)
    except Unreadable as error:
        reason = problems.phrase(error.reason)
        app.teller.refuse(Message("pludo-client-save-unreadable", {"reason": reason}))
    except LudoError as error:
        _set_aside(app, path, error)
    return None


def _look_for_rules(app: App, gone: RulesGone) -> None:
    """Say that rules are missing; ask before looking in the folder an older record names.

    The record may come from a stranger: a folder on another computer is not even asked about.
    """
    named: Args = {"rules": gone.name, "folder": gone.folder}
    if not Path(gone.folder).is_absolute() or is_elsewhere(gone.folder):
        kind = "elsewhere" if is_elsewhere(gone.folder) else "gone"
        app.teller.refuse(Message(f"pludo-client-save-rules-{kind}", named))
        return

    def look() -> None:
        found = app.saves.rule_files.look_in(Path(gone.folder), gone.spec)
        app.back()
        kind = "found" if found else "gone"
        app.teller.notice(Message(f"pludo-client-save-rules-{kind}", named))

    def rows() -> list[Item]:
        return [
            Item(Message("pludo-client-save-rules-leave"), app.back),
            Item(Message("pludo-client-save-rules-look"), look),
        ]

    app.open_menu(Message("pludo-client-save-rules-ask", named), rows)


def _set_aside(app: App, path: Path, error: LudoError) -> None:
    try:
        aside = app.saves.set_aside(path)
    except OSError:
        aside = path
    arguments: Args = {"file": app.exchange.name(aside), "reason": problems.message(error)}
    app.teller.refuse(Message("pludo-client-save-damaged", arguments))

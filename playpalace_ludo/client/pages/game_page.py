"""The page of a game being played: the table, its menu, and what happens after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playpalace_ludo.client.game import NotKept
from playpalace_ludo.client.pages.cube import Cube
from playpalace_ludo.client.pages.look_back import LookBack
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.storage.growing import LAST_PATIENCE
from playpalace_ludo.client.view import Act, PageKind, PageRow, PageView
from playpalace_ludo.words import Message, commands, queries

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.staking import Stakes
    from playpalace_ludo.client.table import ClientTable

AGAIN = "again"
"""Id of the row that begins the next game when one is over."""


class GamePage(Page):
    """A game being played: keys go to the table, Escape pauses it and opens a menu."""

    where = commands.IN_GAME
    table: ClientTable

    def __init__(
        self,
        app: App,
        table: ClientTable,
        *,
        resumed: bool,
        again: Callable[[], None],
        leave: Callable[[], None],
        options: Callable[[], None],
        stakes: Stakes,
    ) -> None:
        self.app = app
        self.table = table
        self.again = again
        self.leave = leave
        self.options = options
        self.cube = Cube(app, table, stakes)
        self.handlers = {
            "menu": self.open_menu,
            "rules": self.read_rules,
            "explore-go": self.go_to_square,
            "purse": self.cube.tell_purses,
        }
        self._begin: Callable[[], None] | None = table.resume if resumed else table.begin

    @property
    def wake(self) -> float | None:
        return self.table.wake

    def tick(self) -> None:
        self.table.tick()
        self._settle()

    def show(self) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            begin()
        elif self.is_over:
            self.table.say_result()
        else:
            game = self.table.game
            listener = self.table.listener_at(None)
            situation = queries.resume(game.rules, game.state, listener)
            self.app.teller.reply(situation, *self.table.choosing.question)

    @property
    def question(self) -> object:
        return self, self.table.question

    def view(self) -> PageView:
        table = self.table
        title = table.teller.text(table.title)
        if self.is_over:
            again = PageRow(AGAIN, table.teller.text(Message(table.ending.again)), can_act=True)
            return PageView(PageKind.GAME, title, (again,), count=1)
        choices, cursor = table.choosing.shown()
        return PageView(PageKind.GAME, title, choices=tuple(choices), cursor=cursor)

    def activate(self, row: str, act: Act) -> bool:
        if act is not Act.DO:
            return False
        if row == AGAIN and self.is_over:
            self.again()
            return True
        return self.table.choosing.take(row)

    def can(self, command: str) -> bool:
        if command == "purse":
            return self.app.options.is_on("table.coins")
        return super().can(command) and not (command == "next" and self.is_over)

    def key(self, key: str) -> bool:
        """Begin the next game with Enter, unless it was pressed for the game that just ended."""
        if key != "enter" or not self.is_over:
            return False
        if self.table.hurried or self.app.clock() < self.table.ended_at + self.app.double_press:
            self.table.say_result()
        else:
            self.again()
        return True

    def other_key(self) -> bool:
        """Hurry the bots by any key."""
        if self.table.busy:
            self.table.hurry()
            return True
        return False

    def obeyed(self, command: str) -> None:
        self._settle()

    def _settle(self) -> None:
        """Report if another window has taken the game's file, and redraw the board."""
        save = self.table.game.save
        if save is not None and save.parted:
            save.parted = False
            self.app.teller.notice(Message("pludo-client-save-parted"))
        self.app.screen.paint()

    @property
    def is_over(self) -> bool:
        return self.table.state.awaiting == "over"

    def help(self) -> list[Message]:
        if self.is_over:
            return [self.table.after_game]
        lesson = self.table.coach.current if self.table.coach is not None else ()
        return [
            *lesson,
            queries.turn(self.table.game.rules, self.table.state, self.table.listener),
            *self.table.choosing.question,
            Message("pludo-client-help-table"),
        ]

    def leaving(self) -> Message | None:
        if self.is_over:
            return None
        if not self.app.saves.lasts:
            return Message("pludo-client-unkept-goodbye")
        try:
            is_on_disk = self.table.game.make_sure(LAST_PATIENCE)
        except NotKept as error:
            return Message("pludo-client-unsaved-goodbye", {"reason": error.reason})
        return Message("pludo-client-saved-goodbye" if is_on_disk else "pludo-client-late-goodbye")

    def leave_game(self) -> None:
        """Go to the main menu; warn if the disk refuses the game."""
        try:
            self.table.game.make_sure()
        except NotKept as error:
            self.app.teller.refuse(Message("pludo-client-unsaved", {"reason": error.reason}))
        self.leave()

    def read_rules(self) -> None:
        self.app.read_rules(self.table)

    def go_to_square(self) -> None:
        self.app.go_to_square(self.table)

    def open_menu(self) -> None:
        """Open the game's menu, unless there is a choice of token to take back."""
        if self.table.choosing.again():
            return
        over = {"over": "yes" if self.table.game.match.over else "no"}
        title = Message("pludo-menu-game-title", over)
        self.app.open_menu(title, self._items)

    def _items(self) -> list[Item]:
        items = [
            Item(Message("pludo-menu-back-to-game"), self.app.back),
            Item(Message("pludo-menu-commands"), self.open_commands),
            Item(Message("pludo-menu-rules"), self.read_rules),
            Item(Message("pludo-menu-options"), self.options),
            Item(Message("pludo-menu-keys"), self.app.list_keys),
            Item(Message("pludo-menu-export"), self.export),
            Item(Message("pludo-menu-leave-game"), self.leave_game),
            *self.app.quit_items(),
        ]
        items[1:1] = self.cube.items()
        if self.is_over:
            if not self.table.game.lesson:
                items[1:1] = LookBack(self.app, lambda: self.table.game).items()
        elif self.table.coach is not None:
            items.insert(1, Item(Message("pludo-menu-stop-lessons"), self.stop_lessons))
        return items

    def open_commands(self) -> None:
        """List everything a key can do at the table, for players who do not know the keys."""
        self.app.open_menu(Message("pludo-menu-commands-title"), self._command_items)

    def _command_items(self) -> list[Item]:
        return [
            Item(Message(entry.label), self._pressing(entry.id), help=Message(entry.help))
            for entry in commands.COMMANDS
            if entry.category in (commands.PLAY, commands.ASK, commands.EXPLORE)
        ]

    def _pressing(self, command: str) -> Callable[[], None]:
        def press() -> None:
            # Close menus without announcing the table: the command itself is the answer.
            del self.app.pages[self.app.pages.index(self) + 1 :]
            self.app.command(command)

        return press

    def stop_lessons(self) -> None:
        self.table.coach = None
        self.app.teller.reply(Message("pludo-lessons-stopped"))
        self.app.pages.pop()

    def export(self) -> None:
        """Export the record and the transcript to files the player can find."""
        game, teller = self.table.game, self.app.teller
        said = "\n".join(line.text for line in teller.presenter.transcript()) + "\n"
        stem = game.save.path.stem if game.save is not None else game.rules.name
        give = self.app.exchange.give
        try:
            record = give(f"{stem}.ludo", game.to_give_away().encode("utf-8"))
            transcript = give(f"{stem}.txt", said.encode("utf-8"))
        except OSError as error:
            self.app.refuse_error("pludo-client-export-failed", error)
            return
        places = {"record": record, "transcript": transcript}
        teller.reply(Message("pludo-client-exported", places))

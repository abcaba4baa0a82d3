"""Practise positions one after the other: choose, hear how good it was, go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from playpalace_ludo.client import questions
from playpalace_ludo.client.game import Game
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.view import Act, PageKind, PageView
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.state import Move
from playpalace_ludo.review import tasks
from playpalace_ludo.review.tasks import Task
from playpalace_ludo.table.choosing import Chooser
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.table.hints import ADVISER, Hint
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message, choices, commands

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

Tried = Callable[[int, bool, bool], Sequence[Message]]
"""Called with the task's index, whether it was solved without help, and at the first try.

It returns messages to add.
"""


def _nothing_to_add(at: int, right: bool, first: bool) -> Sequence[Message]:
    return ()


class TrialTable(ClientTable):
    """A table where a choice is judged instead of played; there are no throws."""

    def __init__(self, app: App, task: Task, page: PracticePage) -> None:
        state = task.state
        match = Match(task.rules, state.seats, start=state)
        players = [
            Player(seat, task.names.get(seat, ""), "" if seat == state.turn else ADVISER)
            for seat in state.seats
        ]
        game = Game(match, players, SystemDice(), earlier_roll=task.rolled)
        super().__init__(game, app.teller, app.options)
        self.task = task
        self.page = page
        self.tries = 0
        self.solved = False
        self.choosing.chooser = self._chooser = Chooser(
            choices.choices(task.rules, state, self.listener)
        )

    def play(self, move: Move) -> None:
        right = tasks.is_right(self.task.judge(move))
        helped = self._advice is not None
        self.tries += 1
        self.solved |= right
        self._chooser.widen()
        told = [*tasks.reply(self.task, move, self.listener)]
        if right and helped and self.page.counts:
            told.append(Message("pludo-puzzle-told"))
        more = self.page.tried(self.page.at, right and not helped, self.tries == 1)
        self.teller.reply(*told, *more, cue=None if right else "refused")

    def obvious(self) -> None:
        if self.solved and self._chooser.current is None:
            self.page.go_on()
        else:
            super().obvious()

    def hint(self) -> None:
        """Say the answer; at a second press, the value of every choice."""
        task = self.task
        if self._advice is None:
            self.solved = True
            self._advice = Hint(self.state, task.best, task.reasons, task.chances)
            self.teller.answer([tasks.answer(task, self.listener)])
        else:
            self.teller.answer(questions.chances(self, self._advice))


class PracticePage(Page):
    """Page Down goes on, Page Up back; choices and questions have the keys of a game."""

    where = commands.IN_PRACTICE
    table: TrialTable

    def __init__(
        self, app: App, title: Message, found: Sequence[Task], tried: Tried = _nothing_to_add
    ) -> None:
        self.app = app
        self._news: tuple[Message, ...] = (title,)
        """Said on opening, but not when a page above has closed."""
        self.tables = [TrialTable(app, task, self) for task in found]
        self.tried = tried
        self.counts = tried is not _nothing_to_add
        """Whether it is kept which tasks were solved."""
        self.at = 0
        self.table = self.tables[0]
        self.handlers = {
            "practice-next": self.go_on,
            "practice-previous": self.go_back,
            "practice-where": self.say_again,
            "practice-close": self.close,
            "rules": lambda: app.read_rules(self.table),
            "explore-go": lambda: app.go_to_square(self.table),
        }

    def show(self) -> None:
        title, self._news = self._news, ()
        self.app.show_board(self.table)
        self.app.teller.reply(*title, *self._task())

    def view(self) -> PageView:
        task, listener = self.table.task, self.table.listener
        title = self.app.teller.text(tasks.question(task, listener))
        choices, cursor = self.table.choosing.shown()
        place = self.at + 1, len(self.tables)
        return PageView(
            PageKind.PRACTICE, title, choices=tuple(choices), cursor=cursor, progress=place
        )

    def activate(self, row: str, act: Act) -> bool:
        return act is Act.DO and self.table.choosing.take(row)

    def help(self) -> list[Message]:
        return [Message("pludo-learn-help")]

    def obeyed(self, command: str) -> None:
        self.app.screen.paint()

    def go_on(self) -> None:
        self._go(self.at + 1, "pludo-learn-last")

    def go_back(self) -> None:
        self._go(self.at - 1, "pludo-learn-first")

    def say_again(self) -> None:
        self.app.teller.answer(self._task())

    def close(self) -> None:
        if not self.table.choosing.again():
            self.app.show_board(None)
            self.app.back()

    def _go(self, to: int, edge: str) -> None:
        if not 0 <= to < len(self.tables):
            self.app.teller.refuse(Message(edge))
            return
        self.at, self.table = to, self.tables[to]
        self.app.show_board(self.table)
        self.app.teller.reply(*self._task())

    def _task(self) -> list[Message]:
        task, listener = self.table.task, self.table.listener
        offered = choices.choosing(task.rules, task.state, listener)
        return [self._number(), tasks.question(task, listener), *offered]

    def _number(self) -> Message:
        return Message("pludo-learn-count", {"number": self.at + 1, "count": len(self.tables)})

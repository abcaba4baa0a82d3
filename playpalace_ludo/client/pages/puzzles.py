"""The puzzle menu: today's three, earlier days, ten at a time of each grade, and without end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.practice import PracticePage
from playpalace_ludo.client.pages.training import (
    EarTraining,
    EndlessPuzzles,
    Sitting,
    help_of,
    keep,
    title_of,
)
from playpalace_ludo.client.storage.puzzle_book import ENDLESS, PuzzleBook
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.review.ear import Exercise, suits
from playpalace_ludo.review.puzzles import GRADES, Puzzle, collection, of_day
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.core.rules import Rules

BACK = 14
"""How many earlier days are offered."""
AT_A_TIME = 10
USUAL = "playpalace"


class Puzzles:
    """The menu of puzzles; progress is saved at once."""

    def __init__(self, app: App, today: date) -> None:
        self.app = app
        self.today = today
        self.rng = Random()
        self.puzzles = collection()
        self.book = PuzzleBook(app.saves.root)
        self.menu = Menu(app.teller, self._title(), self._items, app.back)

    def open(self) -> None:
        if self.book.problem is not None:
            self.app.teller.notice(self.book.problem)
        self.app.open(self.menu)

    def _title(self) -> Message:
        behind = self.book.is_ahead(self.today)
        counts = {"days": self.book.streak(self.today), "run": self.book.run}
        return Message("pludo-puzzle-title", {**counts, "clock": "behind" if behind else "right"})

    def _items(self) -> list[Item]:
        return [
            self._day(self.today),
            *(self._grade(grade) for grade in GRADES),
            Item(Message("pludo-puzzle-earlier"), self._open_earlier),
            self._exercise(ENDLESS, self._open_endless),
            *(self._exercise(kind, partial(self._train, kind)) for kind in Exercise),
        ]

    def _open_earlier(self) -> None:
        def items() -> list[Item]:
            return [self._day(self.today - timedelta(days=n)) for n in range(1, BACK + 1)]

        title = Message("pludo-puzzle-earlier")
        self.app.open_menu(title, items)

    def _day(self, day: date) -> Item:
        found = of_day(self.puzzles, day)
        label = Message(
            "pludo-puzzle-day",
            {
                "ago": (self.today - day).days,
                "day": day.day,
                "month": day.month,
                "solved": self.book.count(one.id for one in found),
                "count": len(found),
            },
        )
        return Item(label, partial(self._practise, label, found), id=day.isoformat())

    def _grade(self, grade: str) -> Item:
        found = [one for one in self.puzzles if one.grade == grade]
        open_ones = [one for one in found if one.id not in self.book.solved]
        label = Message(
            "pludo-puzzle-grade",
            {"bot": grade, "solved": len(found) - len(open_ones), "count": len(found)},
        )
        chosen = (open_ones or found)[:AT_A_TIME]
        practise = partial(self._practise, label, chosen)
        return Item(label, practise, help=Message("pludo-puzzle-grades"), id=grade)

    def _practise(self, title: Message, puzzles: Sequence[Puzzle]) -> None:
        def page() -> PracticePage:
            tasks = [puzzle.task(variants.load_named) for puzzle in puzzles]
            return PracticePage(self.app, title, tasks, partial(self._tried, puzzles))

        self._open_tasks(page)

    def _open_tasks(self, make: Callable[[], PracticePage]) -> None:
        try:
            page = make()
        except LudoError:
            self.app.teller.refuse(Message("pludo-puzzle-missing"))
            return
        self.app.open(page)

    def _exercise(self, kind: str, act: Callable[[], None]) -> Item:
        args: Args = {"title": title_of(kind), "rating": round(self.book.rating(kind))}
        return Item(Message("pludo-ear-row", args), act, help=help_of(kind), id=kind)

    def _open_endless(self) -> None:
        sitting = Sitting(self.app, self.book, ENDLESS)
        self._open_tasks(
            lambda: EndlessPuzzles(sitting, self.puzzles, variants.load_named, self.rng)
        )

    def _train(self, kind: Exercise) -> None:
        sitting = Sitting(self.app, self.book, kind)
        EarTraining(sitting, self._known_rules(), self.rng).go_on()

    def _known_rules(self) -> Rules:
        """Return the rules of the last table, if its board is told by tokens alone."""
        last = self.app.options.last
        if last is not None:
            with suppress(LudoError):
                rules = variants.load(last.variant)
                if suits(rules):
                    return rules
        return variants.load_named(USUAL)

    def _tried(
        self, puzzles: Sequence[Puzzle], at: int, right: bool, first: bool
    ) -> Sequence[Message]:
        """Save a try; return news if the day's three are solved or saving failed."""
        self.book.tried(puzzles[at].id, right=right, first=first)
        daily = [one.id for one in of_day(self.puzzles, self.today)]
        finished = self.book.finish_day(self.today, daily)
        self.menu.title = self._title()
        if refused := keep(self.book):
            return refused
        days = self.book.streak(self.today)
        return [Message("pludo-puzzle-day-done", {"days": days})] if finished else []


def open_page(app: App) -> None:
    """Open the menu of puzzles, or say why there are none."""
    try:
        puzzles = Puzzles(app, date.today())
    except LudoError:
        app.teller.refuse(Message("pludo-puzzle-missing"))
        return
    puzzles.open()

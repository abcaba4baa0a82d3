"""Endless exercises, each with a rating: puzzles, finding tokens, estimating risks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.practice import PracticePage, TrialTable
from playpalace_ludo.client.pages.working import work_through
from playpalace_ludo.client.storage.puzzle_book import ENDLESS, PuzzleBook
from playpalace_ludo.client.view import PageView
from playpalace_ludo.core.notation import Load
from playpalace_ludo.files import why
from playpalace_ludo.review import ear
from playpalace_ludo.review.puzzles import Puzzle
from playpalace_ludo.review.rating import LADDER
from playpalace_ludo.review.tasks import Task
from playpalace_ludo.words import Message, problems
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.core.rules import Rules


class Sitting:
    """The answers since an exercise was opened, and the rating they change."""

    def __init__(self, app: App, book: PuzzleBook, kind: str) -> None:
        self.app = app
        self.book = book
        self.kind = kind
        self.count = self.right = 0

    @property
    def rating(self) -> float:
        return self.book.rating(self.kind)

    def answered(self, worth: float, *, right: bool) -> list[Message]:
        """Count an answer; return what it did to the rating, and whether that was kept."""
        self.count += 1
        self.right += right
        change = self.book.answered(self.kind, worth, right=right)
        args = {"rating": round(self.rating), "points": abs(change)}
        told = Message("pludo-ear-rating", {**args, "way": "up" if change >= 0 else "down"})
        return [told, *keep(self.book)]

    def leave(self) -> None:
        """Close the top page and sum up."""
        self.app.pages.pop()
        if self.count:
            counts = {"count": self.count, "right": self.right, "rating": round(self.rating)}
            self.app.teller.reply(Message("pludo-ear-done", counts))
        with self.app.teller.gently():
            self.app.page.show()


def keep(book: PuzzleBook) -> list[Message]:
    """Write the book; return what to say if the disk refuses."""
    try:
        book.keep()
    except OSError as error:
        return [Message("pludo-puzzle-not-kept", {"reason": problems.phrase(why(error))})]
    return []


class EndlessPuzzles(PracticePage):
    """Puzzles near the player's rating, one after the other; the first answer to each counts."""

    def __init__(
        self,
        sitting: Sitting,
        puzzles: Sequence[Puzzle],
        load: Load,
        rng: Random,
    ) -> None:
        self.sitting = sitting
        self._puzzles = puzzles
        self._load = load
        self._rng = rng
        self.asked: list[Puzzle] = []
        super().__init__(sitting.app, title_of(ENDLESS), [self._next()], self._answered)

    def view(self) -> PageView:
        return replace(super().view(), progress=None)

    def go_on(self) -> None:
        if self.at == len(self.tables) - 1:
            self.tables.append(TrialTable(self.app, self._next(), self))
        super().go_on()

    def close(self) -> None:
        if not self.table.choosing.again():
            self.app.show_board(None)
            self.sitting.leave()

    def _next(self) -> Task:
        """Choose a puzzle of the nearest grade, unsolved ones first, none twice if possible."""
        rating, solved = self.sitting.rating, self.sitting.book.solved

        def order(one: Puzzle) -> tuple[bool, float, bool, float]:
            far = abs(LADDER[one.grade] - rating)
            return one in self.asked, far, one.id in solved, self._rng.random()

        self.asked.append(min(self._puzzles, key=order))
        return self.asked[-1].task(self._load)

    def _answered(self, at: int, right: bool, first: bool) -> list[Message]:
        puzzle = self.asked[at]
        self.sitting.book.tried(puzzle.id, right=right, first=first)
        if not first:
            return keep(self.sitting.book)
        return self.sitting.answered(LADDER[puzzle.grade], right=right)

    def _number(self) -> Message:
        grade = self.asked[self.at].grade
        return Message("pludo-puzzle-heading", {"number": self.at + 1, "bot": grade})


class EarTraining:
    """Ear training questions, made harder or easier according to the last answers."""

    def __init__(self, sitting: Sitting, rules: Rules, rng: Random) -> None:
        self.app = sitting.app
        self.sitting = sitting
        self._rules = rules
        self._rng = rng

    def go_on(self) -> None:
        """Make up the next question, which may take a moment, and ask it."""
        kind, verbosity = ear.Exercise(self.sitting.kind), self.app.options.text("speech.verbosity")
        work = ear.ask(kind, self._rules, self.sitting.rating, self._rng, verbosity)
        work_through(self.app, Message("pludo-ear-working"), work, self._ask)

    def _ask(self, question: ear.EarQuestion) -> None:
        if isinstance(self.app.page, QuestionPage):
            self.app.pages.pop()
        self.app.open(QuestionPage(self, question))


class QuestionPage(Menu):
    """A question for the ear: board and turns are told, then the answers are rows with digits."""

    def __init__(self, training: EarTraining, asked: ear.EarQuestion) -> None:
        self.app = training.app
        self.sitting = training.sitting
        self.asked = asked
        self.answered = False
        self._go_on = training.go_on
        super().__init__(self.app.teller, asked.asked, self._items, self.sitting.leave)

    def show(self) -> None:
        """Tell the board, the turns, the question and the answers."""
        self.forget()
        teller, asked = self.teller, self.asked
        with teller.presenter.moment():
            teller.reply(*asked.board)
            teller.tell(asked.turns, PACES[self.app.options.text("pace.speed")])
            teller.offer([asked.asked, *self._labels()])

    @property
    def question(self) -> object:
        return self, self.answered

    def help(self) -> list[Message]:
        return [help_of(self.sitting.kind)]

    def key(self, key: str) -> bool:
        if not key.isdecimal():
            return super().key(key)
        if self.answered or not 1 <= int(key) <= len(self.asked.answers):
            self.teller.refuse(Message("pludo-ear-no-answer"))
        else:
            self._answer(int(key) - 1)
        return True

    def _labels(self) -> list[Message]:
        return [
            Message("pludo-ear-answer", {"number": number, "answer": answer})
            for number, answer in enumerate(self.asked.answers, 1)
        ]

    def _items(self) -> list[Item]:
        again = Item(Message("pludo-menu-replay"), self.show)
        if self.answered:
            return [Item(Message("pludo-ear-next"), self._go_on), again]
        answers = [
            Item(label, partial(self._answer, at), id=f"answer-{at + 1}")
            for at, label in enumerate(self._labels())
        ]
        return [*answers, again]

    def _answer(self, at: int) -> None:
        """Say right or wrong first, then the answer, its explanation, and the rating."""
        asked, right = self.asked, at == self.asked.right
        self.answered = True
        self.forget()
        self.cursor = 0
        args: Args = {"right": "yes" if right else "no", "answer": asked.answers[asked.right]}
        told = [Message("pludo-ear-verdict", args), *asked.why]
        rating = self.sitting.answered(asked.worth, right=right)
        self._reply(*told, *rating, cue=None if right else "refused")


def title_of(kind: str) -> Message:
    return Message("pludo-ear-title", {"kind": kind})


def help_of(kind: str) -> Message:
    return Message("pludo-ear-help", {"kind": kind})

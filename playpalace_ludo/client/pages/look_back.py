"""Analysis of a finished game: mistakes to learn from, and turning points.

Modules that judge moves import the bots, so they are imported on demand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.game import Game
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.table import listeners
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message, phrases
from playpalace_ludo.work import T, Work

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.review.analysis import Analysis, JudgedMove

MOST_TOLD = 5
"""Most turning points and choices to list."""


class LookBack:
    """Menu rows for a finished game; `read` loads it on demand."""

    def __init__(self, app: App, read: Callable[[], Game | None]) -> None:
        self.app = app
        self._read = read

    def items(self) -> list[Item]:
        return [
            Item(Message("pludo-menu-learn"), self.learn, help=Message("pludo-menu-learn.desc")),
            Item(
                Message("pludo-menu-analyse"), self.analyse, help=Message("pludo-menu-analyse.desc")
            ),
        ]

    def learn(self) -> None:
        """Find the person's mistakes; if several people played, ask whose."""
        game = self._read()
        if game is None:
            return
        people = game.people or tuple(game.players)
        if len(people) == 1:
            self._look_for_mistakes(game, people[0])
            return
        items = [
            Item(
                Message("pludo-learn-of", {"name": one.name}),
                partial(self._chosen, game, one),
                id=f"seat-{one.seat}",
            )
            for one in people
        ]
        title = Message("pludo-learn-whose")
        self.app.open_menu(title, lambda: items)

    def _chosen(self, game: Game, player: Player) -> None:
        self.app.pages.pop()
        self._look_for_mistakes(game, player)

    def _look_for_mistakes(self, game: Game, player: Player) -> None:
        from playpalace_ludo.review.mistakes import mistakes

        work = mistakes(game.match, [player.seat])
        self._work(game, work, partial(self._practise, game))

    def _practise(self, game: Game, found: list[JudgedMove]) -> None:
        from playpalace_ludo.client.pages.practice import PracticePage
        from playpalace_ludo.review.tasks import from_mistake
        from playpalace_ludo.review.telling import not_judged

        besides = not_judged(game.match.rules)
        if not found:
            self.app.teller.reply(phrases.sentences([Message("pludo-learn-none"), *besides]))
            return
        title = phrases.sentences([Message("pludo-learn-title", {"count": len(found)}), *besides])
        tasks = [from_mistake(game.match, one) for one in found]
        self.app.open(PracticePage(self.app, title, tasks))

    def analyse(self) -> None:
        """List the turning points and the costliest choices."""
        from playpalace_ludo.review.analysis import analyse

        game = self._read()
        if game is not None:
            self._work(game, analyse(game.match), partial(self._tell, game))

    def _tell(self, game: Game, found: Analysis) -> None:
        from playpalace_ludo.review.telling import story

        people = [player.seat for player in game.people]
        listener = listeners.listener(
            game.players,
            people[0] if len(people) == 1 else None,
            self.app.options.text("speech.verbosity"),
        )
        lines = list(story(found, listener, MOST_TOLD))
        self.app.read(Message("pludo-menu-analyse-title"), lines)

    def _work(self, game: Game, work: Work[T], done: Callable[[T], None]) -> None:
        from playpalace_ludo.review.haste import hastened, seconds

        work = hastened(work, self.app.hasten, seconds(game.match))
        WorkingPage(self.app, Message("pludo-review-working"), work, done).begin()

"""Replay a finished game step by step, in the words it was played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.client import questions
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.words import Message, commands, narrate, rulebook

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.game import Game


class ReplayPage(Page):
    """The right arrow goes on, the left one back; questions are about the replayed position."""

    where = commands.IN_REPLAY
    table: ClientTable

    def __init__(self, app: App, game: Game) -> None:
        self.app = app
        self.table = ClientTable(game, app.teller, app.options)
        self.steps = game.match.steps[:]
        self.handlers = {
            "replay-next": self._go_on,
            "replay-back": self._go_back,
            "replay-first": self._go_to_start,
            "replay-last": self._go_to_end,
            "replay-where": self._say_where,
            "replay-close": app.back,
            "rules": self._read_rules,
            "explore-go": self._go_to_square,
        }
        self._rewind()

    @property
    def at(self) -> int:
        """How many actions have been replayed."""
        return len(self.table.game.match.steps)

    def show(self) -> None:
        title = rulebook.variant_title(self.table.game.rules)
        count = len(self.steps)
        self.app.teller.reply(Message("pludo-client-replay", {"title": title, "count": count}))

    def view(self) -> PageView:
        title = self.app.teller.text(self.table.title)
        return PageView(PageKind.REPLAY, title, progress=(self.at, len(self.steps)))

    def help(self) -> list[Message]:
        return [Message("pludo-client-replay-help")]

    def obeyed(self, command: str) -> None:
        self.app.screen.paint()

    def _say_where(self) -> None:
        """Announce the number of the step and its turn."""
        number = self.table.state.number
        place = {"step": self.at, "count": len(self.steps), "number": number}
        self.app.teller.answer([Message("pludo-client-replay-where", place)])

    def _go_to_square(self) -> None:
        self.app.go_to_square(self.table)

    def _read_rules(self) -> None:
        self.app.read_rules(self.table)

    def _go_to_start(self) -> None:
        self._rewind()
        self.app.teller.reply(Message("pludo-client-replay-start"))

    def _go_to_end(self) -> None:
        while self.at < len(self.steps):
            self._act()
        self.app.teller.reply(*self._end())

    def _go_on(self) -> None:
        if self.at == len(self.steps):
            self.app.teller.reply(*self._end(), cue="refused")
        else:
            self._act(tell=True)

    def _end(self) -> list[Message]:
        """Announce the end of the replay and the result."""
        return [Message("pludo-client-replay-end"), *questions.result(self.table)]

    def _go_back(self) -> None:
        """Go one step back and repeat the step that led there."""
        match = self.table.game.match
        if match.undo() is None:
            self.app.teller.refuse(Message("pludo-client-replay-start"))
        elif match.undo() is None:
            self.app.teller.reply(Message("pludo-client-replay-start"))
        else:
            self._act(tell=True)

    def _act(self, *, tell: bool = False) -> None:
        game, step = self.table.game, self.steps[self.at]
        game.match.again([step])
        if tell:
            listener = self.table.listener_at(step.before.turn)
            lines = narrate(
                game.rules, step.before, step.events, after=step.after, listener=listener
            )
            self.app.teller.tell(lines, self.table.pace, asked=True)
            place = {"step": self.at, "count": len(self.steps)}
            self.app.teller.notice(Message("pludo-client-replay-step", place))

    def _rewind(self) -> None:
        self.table.game.match.back_to(0)

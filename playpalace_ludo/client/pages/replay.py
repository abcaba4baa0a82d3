"""Replay a finished game step by step, in the words it was played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.client import questions
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.client.view import PageKind, PageView
from playpalace_ludo.core.events import Captured
from playpalace_ludo.words import Message, commands, narrate, phrases, rulebook

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.client.game import Game
    from playpalace_ludo.review.analysis import Swing, TurnChances

MOST = 5
"""Most turning points of a game."""


class Swings(NamedTuple):
    """Turning points by the number of their turn, for the seat whose chance they changed."""

    seat: int
    by_turn: Mapping[int, Swing]


class ReplayPage(Page):
    """The right arrow goes on, the left one back; questions are about the replayed position."""

    where = commands.IN_REPLAY
    table: ClientTable

    def __init__(self, app: App, game: Game) -> None:
        self.app = app
        self.table = ClientTable(game, app.teller, app.options)
        self.steps = game.match.steps[:]
        starts = [at for at in range(len(self.steps)) if at == 0 or self._is_new_turn(at)]
        self._turns = [*map(range, starts, [*starts[1:], len(self.steps)])]
        """The steps of each turn."""
        self._swings: Swings | None = None
        """The turning points, once they were asked for."""
        self._wake: float | None = None
        """When the next step is told by itself."""
        self.handlers = {
            "replay-next": self._go_on,
            "replay-back": self._go_back,
            "replay-first": self._go_to_start,
            "replay-last": self._go_to_end,
            "replay-turn-next": self._go_on_by_turn,
            "replay-turn-back": self._go_back_by_turn,
            "replay-capture": self._go_to_capture,
            "replay-swing": self._find_swings,
            "replay-play": self._play,
            "replay-where": self._say_where,
            "replay-close": app.back,
            "rules": self._read_rules,
            "explore-go": self._go_to_square,
        }
        self._move_to(0)

    def _is_new_turn(self, at: int) -> bool:
        return self.steps[at].before.number != self.steps[at - 1].before.number

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
        if command != "replay-play":
            self._wake = None
        self.app.screen.paint()

    @property
    def wake(self) -> float | None:
        return self._wake

    def tick(self) -> None:
        """Tell the next step, while the game plays by itself."""
        if self._wake is None or self.app.clock() < self._wake:
            return
        self._wake = None
        if self.at == len(self.steps):
            self.app.teller.notice(*self._end())
        else:
            self._go_on_by_itself()
        self.app.screen.paint()

    def _play(self) -> None:
        """Let the steps follow each other; pressed again, stop."""
        if self._wake is not None:
            self._wake = None
            self.app.teller.presenter.stop()
        elif self.at == len(self.steps):
            self.app.teller.reply(*self._end(), cue="refused")
        else:
            self._go_on_by_itself(asked=True)

    def _go_on_by_itself(self, *, asked: bool = False) -> None:
        lasts = self._tell(range(self.at, self.at + 1), asked=asked)
        backlog = self.app.teller.presenter.backlog()
        pause = self.table.pace.pause(lasts, backlog, self.app.options.number("pace.lag"))
        self._wake = self.app.clock() + pause

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
        self._move_to(0)
        self.app.teller.reply(Message("pludo-client-replay-start"))

    def _go_to_end(self) -> None:
        self._move_to(len(self.steps))
        self.app.teller.reply(*self._end())

    def _go_on(self) -> None:
        if self.at == len(self.steps):
            self.app.teller.reply(*self._end(), cue="refused")
        else:
            self._tell(range(self.at, self.at + 1))

    def _end(self) -> list[Message]:
        """Announce the end of the replay and the result."""
        return [Message("pludo-client-replay-end"), *questions.result(self.table)]

    def _go_back(self) -> None:
        """Go one step back and repeat the step that led there."""
        if self.at > 1:
            self._tell(range(self.at - 2, self.at - 1))
        else:
            self._go_back_to_start()

    def _go_back_to_start(self) -> None:
        if self.at == 0:
            self.app.teller.refuse(Message("pludo-client-replay-start"))
        else:
            self._go_to_start()

    def _go_on_by_turn(self) -> None:
        """Tell the rest of the turn, or the whole next one."""
        turn = next((turn for turn in self._turns if turn.stop > self.at), None)
        if turn is None:
            self.app.teller.reply(*self._end(), cue="refused")
        else:
            self._tell(range(max(turn.start, self.at), turn.stop))

    def _go_back_by_turn(self) -> None:
        """Go back to the end of the turn before, and repeat it."""
        before = [turn for turn in self._turns if turn.stop < self.at]
        if before:
            self._tell(before[-1])
        else:
            self._go_back_to_start()

    def _go_to_capture(self) -> None:
        with_capture = [turn for turn in self._turns if self._captures(turn)]
        if with_capture:
            self._tell(self._next_of(with_capture))
        else:
            self.app.teller.refuse(Message("pludo-client-replay-no-capture"))

    def _captures(self, turn: range) -> bool:
        events = (event for at in turn for event in self.steps[at].events)
        return any(isinstance(event, Captured) for event in events)

    def _next_of(self, turns: Sequence[range]) -> range:
        """Return the next of these turns; after the last comes the first."""
        return next((turn for turn in turns if turn.stop > self.at), turns[0])

    def _find_swings(self) -> None:
        """Go to the next turning point; they are looked for once."""
        from playpalace_ludo.review.analysis import chances_by_turn  # loads the bots

        if self._swings is not None:
            self._go_to_swing(self._swings)
            return
        here = self.at
        self._move_to(len(self.steps))
        WorkingPage(
            self.app,
            Message("pludo-review-working"),
            chances_by_turn(self.table.game.match),
            partial(self._found, here),
            stopped=partial(self._stopped, here),
        ).begin()

    def _stopped(self, here: int) -> None:
        self._move_to(here)
        self.show()

    def _found(self, here: int, moments: tuple[TurnChances, ...]) -> None:
        from playpalace_ludo.review.analysis import Analysis

        found = Analysis(self.table.game.match, moments, ())
        seat = self.table.listener_at(None).seat
        seat = found.subject if seat is None else seat
        self._swings = Swings(seat, {one.number: one for one in found.swings(MOST, seat=seat)})
        self._move_to(here)
        self._go_to_swing(self._swings)

    def _go_to_swing(self, swings: Swings) -> None:
        """Tell the next turn that changed the game, after the chance to win that it changed."""
        from playpalace_ludo.review.telling import chance_changed

        rules, listener = self.table.game.rules, self.table.listener_at(None)
        turns = [turn for turn in self._turns if self._number(turn) in swings.by_turn]
        if not turns:
            about = phrases.person(rules, swings.seat, listener)
            self.app.teller.refuse(Message("pludo-review-none-turned", about))
            return
        turn = self._next_of(turns)
        swing = swings.by_turn[self._number(turn)]
        self.app.teller.reply(chance_changed(rules, swing, swings.seat, listener))
        self._tell(turn, asked=False)

    def _number(self, turn: range) -> int:
        return self.steps[turn.start].before.number

    def _tell(self, part: range, *, asked: bool = True) -> float:
        """Tell these steps and stop after them; return how long their cues last."""
        steps = self.steps[part.start : part.stop]
        before, after = steps[0].before, steps[-1].after
        events = [event for step in steps for event in step.events]
        listener = self.table.listener_at(before.turn)
        lines = narrate(self.table.game.rules, before, events, after=after, listener=listener)
        self._move_to(part.stop)
        return self.app.teller.tell(lines, self.table.pace, asked=asked)

    def _move_to(self, at: int) -> None:
        match = self.table.game.match
        match.back_to(min(at, self.at))
        match.again(self.steps[self.at : at])

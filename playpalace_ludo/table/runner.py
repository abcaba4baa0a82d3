"""Running one game at any table: throws, moves, undo, bots' turns, and news for listeners.

The caller (the terminal, a host) decides when a seat acts and how the news is told. Nothing here
waits, reads a clock or writes a file. A bot's thought is handed to the caller, which runs it in
slices or in a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import NamedTuple, Protocol

from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw
from playpalace_ludo.table import deciding, take_back
from playpalace_ludo.table.dice import Dice, SeededDice
from playpalace_ludo.table.thought import Thought, wish
from playpalace_ludo.words import Line, Listener, narrate


class Keeper(Protocol):
    """Saves the game, on disk or in memory. If it raises, the step has not happened."""

    def keep(self, events: Sequence[Event]) -> None:
        """Save the latest step with its events."""

    def keep_undone(self) -> None:
        """Save the game after steps were taken back."""


class News(NamedTuple):
    """Events between two positions."""

    rules: Rules
    before: State
    events: Sequence[Event]
    after: State

    def lines(self, listener: Listener) -> list[Line]:
        return narrate(self.rules, self.before, self.events, self.after, listener)


class Runner:
    """Carries out every action of one game; `news` hands out what has not been told yet."""

    def __init__(
        self,
        match: Match,
        dice: Dice,
        keeper: Keeper,
        *,
        undo: str,
        drawn: list[Throw] | None = None,
        people: Collection[int] = (),
        keeps_all_steps: bool = True,
    ) -> None:
        """Take up a match; `people` are the seats whose earlier choices can be taken back.

        Without `keeps_all_steps`, only the steps `undo` can still reach stay in memory.
        """
        self.match = match
        self.dice = dice
        self.undo_policy = undo
        self.drawn = [] if drawn is None else drawn
        """Throws that were taken back, next first."""
        self.whims = Random()
        """Breaks ties between a bot's moves; unlike the dice it need not be fair."""
        self._keeper = keeper
        self._keeps_all_steps = keeps_all_steps
        match.keeps_steps = keeps_all_steps or self.may_undo
        self._chosen = [
            step.before
            for step in match.steps
            if step.before.turn in people
            and step.action.move is not None
            and deciding.is_decision(match.rules, step.before)
        ]
        """Positions in which a person chose, in order."""
        self._before = match.state
        self._untold: list[Event] = []
        """Events since `_before`."""
        self._thought: Thought | None = None

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def may_undo(self) -> bool:
        return self.undo_policy != take_back.OFF

    def throw(self) -> None:
        """Throw the dice that are due, and make any moves that need no decision."""
        if not self._keeps_all_steps and take_back.let_stand(self.match):
            self._chosen.clear()
        dice = take_back.next_throw(self.match, self.drawn, self.dice)
        try:
            self._act(lambda: self.match.roll(dice))
        except Exception:
            if not self.dice.repeats:
                self.drawn.insert(0, dice)
            raise

    def choose(self, move: Move) -> None:
        """Make a person's move, which undo can take back."""
        before = self.state
        self.play(move)
        if self.may_undo:
            self._chosen.append(before)

    def play(self, move: Move) -> None:
        """Make a bot's move, and any that need no decision."""
        self._act(lambda: self.match.play(move))

    def _act(self, act: Callable[[], tuple[Event, ...]]) -> None:
        before, count = self.match.state, len(self.match.steps)
        events = act() + deciding.play_single_moves(self.match)
        try:
            self._keeper.keep(events)
        except Exception:
            self.match.back_to(count)
            raise
        if not self._untold:
            self._before = before
        self._untold += events

    def bot_acts(self, strength: str) -> Thought | None:
        """Advance a bot's turn; return the decision it has to think about, or None.

        Play the move it decides on and call again: all dice of one throw are told together.
        """
        match = self.match
        if match.state.awaiting == "roll" and not self._untold:
            used = wish(strength, match.rules, match.state, self._bots_chance())
            if used is None:
                self.throw()
            else:
                self.play(used)
        state = match.state
        if state.awaiting != "move" or state.turn != self._told.turn:
            self._thought = None
        elif self._thought is None or self._thought.state is not state:
            self._thought = Thought(strength, match.rules, state, self._bots_chance())
        return self._thought

    def _bots_chance(self) -> Random:
        """Return a bot's random source, which repeats itself in games with `--seed`."""
        if isinstance(self.dice, SeededDice):
            return self.dice.bots_chance(len(self.match.steps))
        return self.whims

    @property
    def _told(self) -> State:
        """The last position that has been told."""
        return self._before if self._untold else self.match.state

    def news(self) -> News:
        """Return the events since the last news."""
        news = News(self.match.rules, self._told, self._untold, self.match.state)
        self._untold = []
        return news

    def last_choice(self, seat: int | None = None) -> int | None:
        """Return the index of the step that undo would go back to; None if there is none.

        With a seat, the choice has to be that player's.
        """
        at = take_back.last_decision(self.match, self.undo_policy, self._chosen.__contains__)
        if at is None or seat not in (None, self.match.steps[at].before.turn):
            return None
        return at

    def undo(self, seat: int | None = None) -> State | None:
        """Go back to the last choice, after which the same dice fall again.

        Returns the position that was left, None if there is nothing to take back.
        """
        at = self.last_choice(seat)
        if at is None:
            return None
        left, drawn = self.state, self.drawn[:]
        undone = self.match.back_to(at)
        self.drawn[:0] = take_back.throws_in(undone, self.dice)
        try:
            self._keeper.keep_undone()
        except Exception:
            self.match.again(undone)
            self.drawn[:] = drawn
            raise
        self._chosen.pop()
        self._untold.clear()
        self._thought = None
        return left

"""A bot's thought: carried on for a while at a time, or to its end.

Bots bring tables along that take a while to load. They are imported by the first thought, so that
who plays among people needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

if TYPE_CHECKING:
    from playpalace_ludo.bots import Bot


@cache
def bot(strength: str) -> Bot:
    from playpalace_ludo.bots import make

    return make(strength)


def wish(strength: str, rules: Rules, state: State, source: Random) -> Move | None:
    """Return the ability a bot would use before its throw, if any."""
    return bot(strength).wish(rules, state, source) if state.moves else None


def get_ready(strength: str, rules: Rules, players: int) -> None:
    """Build a bot's tables before its first decision; that takes up to a fifth of a second."""
    from playpalace_ludo.bots import warm_up

    warm_up.warm_up_bot(bot(strength), rules, players)


class Thought:
    """One decision of one bot."""

    def __init__(self, strength: str, rules: Rules, state: State, source: Random) -> None:
        self.rules = rules
        self.state = state
        self.bot = bot(strength)
        self.moves = self.bot.moves(state)
        self.values: Sequence[float] = ()
        """Of each move, as far as it has been thought; empty before the first look at all."""
        self.slices = 0
        """How often the thought was carried on."""
        self._weighing = self.bot.weigh(rules, state, self.moves, source)

    @property
    def best(self) -> Move:
        """The first of the moves that look best so far."""
        if len(self.moves) == 1:
            return self.moves[0]
        return self.moves[self.values.index(max(self.values))]

    def go_on(
        self, seconds: float, clock: Callable[[], float], *, last: bool = False
    ) -> Move | None:
        """Think on; return the move, or None when the time is up and there is more to weigh.

        At `last`, one look at every move is enough.
        """
        if len(self.moves) == 1:
            return self.moves[0]
        self.slices += 1
        end = clock() + seconds
        for values in self._weighing:
            self.values = values or self.values
            if last and self.values:
                break
            if clock() >= end:
                return None
        return self.best

    def finish(self) -> Move:
        if len(self.moves) > 1:
            for values in self._weighing:
                self.values = values or self.values
        return self.best

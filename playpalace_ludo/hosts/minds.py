"""A bot's thought, a slice per tick, so that it never holds up the other tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from random import Random

from playpalace_ludo import bots
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

MOST_TICKS = 60
"""After three seconds the best move found so far is good enough."""


@cache
def bot(strength: str) -> bots.Bot:
    return bots.make(strength)


class Mind:
    """One decision of one bot."""

    def __init__(self, strength: str, rules: Rules, state: State, source: Random) -> None:
        self.state = state
        self._moves = bot(strength).moves(state)
        self._weighing = iter(bot(strength).weigh(rules, state, self._moves, source))
        self._values: Sequence[float] = ()
        self._ticks = 0

    def think(self, seconds: float) -> Move | None:
        """The move, or None when this tick's time is up and there is more to weigh."""
        if len(self._moves) == 1:
            return self._moves[0]
        self._ticks += 1
        end = time.perf_counter() + seconds
        for values in self._weighing:
            self._values = values
            if self._ticks >= MOST_TICKS:
                break
            if time.perf_counter() >= end:
                return None
        best = max(range(len(self._values)), key=self._values.__getitem__)
        return self._moves[best]

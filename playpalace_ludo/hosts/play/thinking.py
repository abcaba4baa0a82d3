"""A bot's thought, a slice per tick, so that it never holds up the other tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from random import Random

from playpalace_ludo import bots
from playpalace_ludo.bots import warm_up
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

ADVISER = "expert"
"""Who gives hints."""
MOST_TICKS = 60
"""After three seconds the best move found so far is good enough."""
_aside = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ludo-plus")


@cache
def bot(strength: str) -> bots.Bot:
    return bots.make(strength)


@lru_cache(maxsize=64)  # once is enough
def get_ready(strength: str, rules: Rules, players: int) -> None:
    """Have a bot's tables built beside the server's loop, before its first choice.

    They take up to a fifth of a second, once; a tick that built them would hold up every table.
    """
    _aside.submit(warm_up.warm_up_bot, bot(strength), rules, players)


class Mind:
    """One decision of one bot."""

    def __init__(self, strength: str, rules: Rules, state: State, source: Random) -> None:
        self.state = state
        thinker = bot(strength)
        self._moves = thinker.moves(state)
        self._weighing = thinker.weigh(rules, state, self._moves, source)
        self._values: Sequence[float] = ()
        self._ticks = 0

    def think(self, seconds: float) -> Move | None:
        """The move, or None when this tick's time is up and there is more to weigh."""
        if len(self._moves) == 1:
            return self._moves[0]
        self._ticks += 1
        end = time.perf_counter() + seconds
        for values in self._weighing:
            self._values = values or self._values
            if self._values and self._ticks >= MOST_TICKS:
                break
            if time.perf_counter() >= end:
                return None
        return self._moves[self._values.index(max(self._values))]

    def others(self, best: Move) -> list[Move]:
        """The moves that were not taken, best first."""
        values = dict(zip(self._moves, self._values, strict=False))
        return sorted((m for m in self._moves if m != best), key=lambda move: -values[move])

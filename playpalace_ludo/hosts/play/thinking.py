"""The thoughts of bots, a slice per tick, so that they never hold up the other tables."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move
from playpalace_ludo.table import thought
from playpalace_ludo.table.thought import Thought

MOST_TICKS = 60
"""After three seconds the best move found so far is good enough."""
ASIDE = ThreadPoolExecutor(max_workers=2, thread_name_prefix="ludo-plus")
"""For what would hold up the server's loop."""


@lru_cache(maxsize=64)  # once is enough
def get_ready(strength: str, rules: Rules, players: int) -> None:
    """Have a bot's tables built beside the server's loop, before its first choice.

    A tick that built them would hold up every table.
    """
    ASIDE.submit(thought.get_ready, strength, rules, players)


def think(about: Thought, seconds: float) -> Move | None:
    """Think on; return the move, or None when this tick's time is up and there is more to weigh."""
    last = about.slices + 1 >= MOST_TICKS
    return about.go_on(seconds, time.perf_counter, last=last)

"""Run bot searches in slices, one per tick, so that they never block other tables."""

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
"""Threads for work that would block the server's loop."""


@lru_cache(maxsize=64)  # each table needs it only once
def get_ready(strength: str, rules: Rules, players: int) -> None:
    """Build a bot's tables in a thread, before its first choice.

    Built in a tick, they would block every table.
    """
    ASIDE.submit(thought.get_ready, strength, rules, players)


def think(about: Thought, seconds: float) -> Move | None:
    """Think for a slice; return the move, or None if this tick's time ran out first."""
    last = about.slices + 1 >= MOST_TICKS
    return about.go_on(seconds, time.perf_counter, last=last)

"""Bot searches in slices, one per tick, so that they never block other tables."""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache
from typing import Generic

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move
from playpalace_ludo.core.steps import Result, Steps
from playpalace_ludo.table import thought
from playpalace_ludo.table.thought import Thought
from playpalace_ludo.words import Translator

MOST_TICKS = 60
"""After three seconds the best move found so far is good enough."""
SLICE = 250
"""Positions that a question looks at per tick: a few milliseconds."""
POSITIONS_PER_MS = 20
"""Positions a bot judges in a millisecond of a slow machine; counted, so that the same position
leads to the same move however busy the server is."""
ASIDE = ThreadPoolExecutor(max_workers=2, thread_name_prefix="ludo-plus")
"""Threads for work that would block the server's loop."""


PAUSE = 0.001
"""Seconds between texts parsed in a thread, to let the server's loop run."""


@lru_cache(maxsize=64)  # each table needs it only once
def get_ready(strength: str, rules: Rules, players: int) -> Future[str | None]:
    """Build a bot's tables in a thread before its first choice; the result is its announcement.

    In a tick this would block every table.
    """
    return ASIDE.submit(_made_ready, strength, rules, players)


def _made_ready(strength: str, rules: Rules, players: int) -> str | None:
    thought.get_ready(strength, rules, players)
    return thought.notice([strength], rules, players)


@cache
def prepare(lang: str) -> Future[None]:
    """Parse the texts of a language in a thread, so that no menu has to wait for its texts."""
    return ASIDE.submit(_parse, lang)


def _parse(lang: str) -> None:
    for _ in Translator(lang).prepare():
        time.sleep(PAUSE)


class InSlices(Generic[Result]):
    """Work in steps, limited to a number of positions per tick."""

    def __init__(self, about: object, steps: Steps[Result]) -> None:
        self.about = about
        self.result: Result | None = None
        self._steps = steps

    def go_on(self) -> bool:
        """Work for a slice; return True when done."""
        left = SLICE
        while left > 0:
            try:
                left -= next(self._steps)
            except StopIteration as end:
                self.result = end.value
                return True
        return False


def think(about: Thought, budget_ms: float) -> Move | None:
    """Think for a slice; return the move, or None if it needs more than this tick's positions."""
    last = about.slices + 1 >= MOST_TICKS
    return about.go_on(budget_ms * POSITIONS_PER_MS, last=last)

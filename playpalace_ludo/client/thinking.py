"""Background work: bot searches and analyses that run while keys are answered."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Collection
from typing import Any, Protocol

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.hints import ADVISER
from playpalace_ludo.table.thought import getting_ready
from playpalace_ludo.work import T, Work, finish

SLICE = 0.008
"""Seconds of work at a stretch without threads, and so the longest wait of a key."""


class Background(Protocol):
    """Runs work while keys are answered."""

    @property
    def wake(self) -> float | None:
        """When `tick` wants to be called in the app's thread; None if it need not be."""

    def tick(self) -> None:
        """Continue work for a moment."""

    def think(self, work: Work[T], done: Callable[[T], None]) -> None:
        """Run work, then call `done` with its result in the app's thread."""

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None:
        """Prepare bots for a game that begins."""

    def post(self, act: Callable[[], None]) -> None:
        """Run `act` in the app's thread soon; any thread may call this."""


class AtOnce:
    """No background at all: all work is done on the spot."""

    wake: float | None = None

    def tick(self) -> None: ...

    def think(self, work: Work[T], done: Callable[[T], None]) -> None:
        done(finish(work))

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None: ...

    def post(self, act: Callable[[], None]) -> None:
        act()


class Sliced:
    """Work in slices between keys, for a platform without threads; one piece after the other."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: deque[tuple[Work[Any], Callable[[Any], None]]] = deque()
        self._posted: deque[Callable[[], None]] = deque()

    @property
    def wake(self) -> float | None:
        return self._clock() if self._waiting or self._posted else None

    def tick(self) -> None:
        while self._posted:
            self._posted.popleft()()
        end = self._clock() + SLICE
        while self._waiting:
            work, done = self._waiting[0]
            try:
                next(work)
            except StopIteration as finished:
                self._waiting.popleft()
                done(finished.value)
                return
            except BaseException:
                self._waiting.popleft()
                raise
            if self._clock() >= end:
                return

    def think(self, work: Work[T], done: Callable[[T], None]) -> None:
        self._waiting.append((work, done))

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None:
        self.think(warm_up(rules, players, [*strengths, ADVISER]), lambda nothing: None)

    def post(self, act: Callable[[], None]) -> None:
        self._posted.append(act)


def warm_up(rules: Rules, players: int, strengths: Collection[str]) -> Work[None]:
    """Have bots build their tables for this game before it is their turn."""
    for strength in dict.fromkeys(strengths):
        yield from getting_ready(strength, rules, players)

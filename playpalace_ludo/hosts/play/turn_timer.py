"""The clock of a slow player: a last call first, then the time is up."""

from __future__ import annotations

from enum import Enum, auto

TICKS_PER_SECOND = 20
LAST_CALL = 10
"""Seconds before the end of a turn when a slow player is told."""


class Ring(Enum):
    LAST_CALL = auto()
    TIME_IS_UP = auto()


class TurnTimer:
    def __init__(self, seconds: int) -> None:
        """Give everybody that many seconds for what they owe; 0 gives them all the time."""
        self.seconds = seconds
        self.restart()

    def restart(self) -> None:
        self._left = self.seconds * TICKS_PER_SECOND

    def tick(self) -> Ring | None:
        self._left -= 1
        if self._left == LAST_CALL * TICKS_PER_SECOND:
            return Ring.LAST_CALL
        if self._left <= 0:
            self.restart()
            return Ring.TIME_IS_UP
        return None

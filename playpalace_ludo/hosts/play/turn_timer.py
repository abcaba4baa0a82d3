"""A turn timer: first a warning, then the time is up."""

from __future__ import annotations

from enum import Enum, auto

TICKS_PER_SECOND = 20
LAST_CALL = 10
"""Seconds before the end of a turn when a slow player is warned."""


class Alarm(Enum):
    LAST_CALL = auto()
    TIME_IS_UP = auto()


class TurnTimer:
    def __init__(self, seconds: int) -> None:
        """Limit each action to that many seconds; 0 means no limit."""
        self.seconds = seconds
        self.restart()

    def restart(self) -> None:
        self._left = self.seconds * TICKS_PER_SECOND

    def tick(self) -> Alarm | None:
        self._left -= 1
        if self._left == LAST_CALL * TICKS_PER_SECOND:
            return Alarm.LAST_CALL
        if self._left <= 0:
            self.restart()
            return Alarm.TIME_IS_UP
        return None

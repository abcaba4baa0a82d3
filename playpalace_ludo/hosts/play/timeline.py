"""Scheduling of sounds and speech by tick: dice, the sentence, the steps, then the next turn."""

from __future__ import annotations

import heapq
import sys
from typing import NamedTuple

from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.table.speeds import FAST, INSTANT, NORMAL, SLOW


class Tempo(NamedTuple):
    """Durations at one speed, in host ticks of 50 ms."""

    dice: int
    """From the dice sound to the sentence with the throw."""
    step: int
    news: int
    """After each line of news."""
    think: int
    """A bot's pause before it acts."""


TEMPOS: dict[str, Tempo] = {
    SLOW: Tempo(dice=12, step=4, news=16, think=36),
    NORMAL: Tempo(dice=6, step=2, news=8, think=16),
    FAST: Tempo(dice=4, step=1, news=4, think=8),
    INSTANT: Tempo(dice=0, step=0, news=1, think=1),
}


NEVER = sys.maxsize


class Scheduled(NamedTuple):
    due: int
    order: int
    listener: str
    item: Spoken | Sound


class Timeline:
    """Speech and sounds still to be delivered, by the tick they are due."""

    def __init__(self) -> None:
        self._beats: list[Scheduled] = []
        self._count = 0
        self.next_due = NEVER
        """The tick of the first item, kept because it is read every tick."""

    def add(self, due: int, listener: str, item: Spoken | Sound) -> None:
        self._count += 1
        heapq.heappush(self._beats, Scheduled(due, self._count, listener, item))
        self.next_due = self._beats[0].due

    def due(self, now: int) -> list[Scheduled]:
        ready = []
        while self._beats and self._beats[0].due <= now:
            ready.append(heapq.heappop(self._beats))
        self.next_due = self._beats[0].due if self._beats else NEVER
        return ready

    def drop(self, listener: str) -> None:
        self._beats = [beat for beat in self._beats if beat.listener != listener]
        heapq.heapify(self._beats)
        self.next_due = self._beats[0].due if self._beats else NEVER

    def __bool__(self) -> bool:
        return bool(self._beats)

"""Batch bot turns across tables: work done back to back is cheaper because caches are warm.

A throw announced right after another one costs a third of one on its own. So the pauses of bots are
rounded to ticks that tables share, by at most a fifth of a second.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol
from weakref import WeakValueDictionary

BEAT = 8
"""Ticks between two beats."""
COMPANY = 40
"""Most tables that share a beat; further ones act a tick later, to spread the load."""


class BotTable(Protocol):
    """A table whose bots act on the beat."""

    clock: int
    beat: int | None
    _destroyed: bool


class SharedBeat:
    def __init__(self) -> None:
        self._tables: WeakValueDictionary[int, BotTable] = WeakValueDictionary()

    def join(self, table: BotTable) -> int:
        """Align a table's clock with the others, and return a beat that has room for it."""
        if table.beat is not None:
            return table.beat
        others = [other for other in self._tables.values() if not other._destroyed]
        if others:
            table.clock += (others[0].clock - table.clock) % BEAT
        taken = Counter(other.beat for other in others)
        table.beat = min(range(BEAT), key=lambda beat: taken[beat] // COMPANY)
        self._tables[id(table)] = table
        return table.beat


def on_beat(tick: int, beat: int) -> int:
    """Return the nearest tick that is on the beat."""
    return tick + (beat - tick + BEAT // 2) % BEAT - BEAT // 2


BEATS = SharedBeat()
"""All tables of this server."""

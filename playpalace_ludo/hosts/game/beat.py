"""Bots of many tables act in the same ticks: a server that is at it does more for less.

A server does nothing between two ticks, and whatever it does first then finds no cache warm: a
throw that is told costs it three times what it costs right behind another one. So the pauses of
bots end on a beat that tables share, a fifth of a second sooner or later than they would.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol
from weakref import WeakValueDictionary

BEAT = 8
"""Ticks from one beat to the next."""
COMPANY = 40
"""Tables that share one; the next ones act a tick later, so that no tick has too much to do."""


class Table(Protocol):
    """A table as the beat sees it."""

    clock: int
    beat: int | None
    _destroyed: bool


class Beat:
    def __init__(self) -> None:
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()

    def join(self, table: Table) -> int:
        """Set a table's clock by those of the others, and return its beat, one with room for it.

        Clocks differ in when they were begun; from now on they are ticked together.
        """
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
    """Return the tick of the beat that is nearest."""
    return tick + (beat - tick + BEAT // 2) % BEAT - BEAT // 2


BEATS = Beat()
"""Of this server."""

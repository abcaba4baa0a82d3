"""The history of spoken lines: buffers, each with a reading position that only the player moves."""

from __future__ import annotations

from collections import deque

from playpalace_ludo.words import Category, Line

ALL = "all"
BUFFERS = (ALL, *(str(category) for category in Category))
OFFERED = BUFFERS[:4]
"""Buffers that always exist; the others appear once a server has filled them."""


class _Buffer:
    """The newest lines of one category and the line the player reads."""

    def __init__(self, limit: int) -> None:
        self._lines: deque[Line] = deque(maxlen=limit)
        self._total = 0
        self._place: int | None = None
        """Number of the line being read, counted from the first ever; None for the newest."""

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: Line) -> None:
        self._lines.append(line)
        self._total += 1

    def go(self, where: int) -> tuple[Line | None, bool]:
        oldest, newest = self._total - len(self._lines), self._total - 1
        if newest < oldest:
            return None, True
        here = newest if self._place is None else max(oldest, self._place)
        there = max(oldest, min(newest, here + where))
        self._place = None if there == newest else there
        return self._lines[there - oldest], there == here

    def lines(self) -> list[Line]:
        return list(self._lines)


class SpokenHistory:
    """All lines, and the lines of each category."""

    def __init__(self, limit: int = 5000) -> None:
        self._buffers = {name: _Buffer(limit) for name in BUFFERS}
        self._current = 0
        self.muted: set[str] = set()
        """Buffers whose lines are kept but not spoken."""

    @property
    def buffer(self) -> str:
        return BUFFERS[self._current]

    def add(self, line: Line) -> None:
        self._buffers[ALL].add(line)
        self._buffers[line.category].add(line)

    def count(self) -> int:
        return len(self._buffers[self.buffer])

    def go(self, where: int) -> tuple[Line | None, bool]:
        """Move so many lines towards the newest; return the line and whether it is unchanged.

        The ends do not wrap; an empty buffer has no line.
        """
        return self._buffers[self.buffer].go(where)

    def turn(self, where: int) -> bool:
        """Move so many buffers onwards; return whether the buffer is unchanged."""
        offered = [name for name in BUFFERS if name in OFFERED or len(self._buffers[name])]
        before = offered.index(self.buffer)
        there = max(0, min(len(offered) - 1, before + where))
        self._current = BUFFERS.index(offered[there])
        return there == before

    def lines(self) -> list[Line]:
        return self._buffers[ALL].lines()

"""The squares of a board in rows and columns.

A row holds the squares between two starts, so that corresponding squares of a cross are in
one column. Home columns and branches follow, each with a row of its own.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import squares

WIDTHS = range(5, 21)
"""The most squares between two starts that make a row."""
OTHER_WIDTH = 10


class GridLayout(NamedTuple):
    width: int
    places: tuple[int | None, ...]
    """Row by row the square of each cell; None where a shorter row is padded."""


@lru_cache(maxsize=32)
def layout(rules: Rules) -> GridLayout:
    board = squares(rules)
    track, arms = sum(square.line == 0 for square in board), len(rules.seats)
    even = track % arms == 0 and track // arms in WIDTHS
    width = track // arms if even else OTHER_WIDTH
    places: list[int | None] = []
    for _, line in groupby(range(len(board)), key=lambda at: board[at].line):
        places += line
        places += [None] * (-len(places) % width)
    return GridLayout(width, tuple(places))

"""Places for the yards of a board: between its arms, or beside the start squares."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from playpalace_ludo.picture.graph import Node
from playpalace_ludo.picture.layout import Arms, Box, Point, box_around, middle_of, place_box

BESIDE = 1.5
"""From the middle of an arm to its edge."""
GAP = 0.25
"""Between a round yard and the arms beside it."""
SMALLEST = 1.4
"""Radius of a round yard."""


class Yard(NamedTuple):
    box: Box
    is_round: bool = False

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


def place_yards(
    starts: Mapping[int, Point],
    counts: Mapping[int, int],
    spots: Mapping[Node, Point],
    arms: Arms | None,
) -> dict[int, Yard]:
    """Return the yard of each seat: a whole corner of a cross, a disc between other arms."""
    if arms is not None:
        corners = {seat: _sector(start, arms) for seat, start in starts.items()}
        if len(set(corners.values())) == len(corners):
            return {seat: _between(arms, sector) for seat, sector in corners.items()}
    return _beside_starts(starts, counts, spots)


def _sector(spot: Point, arms: Arms) -> int:
    """Return the gap between two arms that a place is in."""
    turned = (math.atan2(spot[1], spot[0]) - math.pi) % math.tau
    return int(turned / (math.tau / arms.number)) % arms.number


def _between(arms: Arms, sector: int) -> Yard:
    half = math.pi / arms.number
    angle = math.pi + half * (2 * sector + 1)
    x, y = math.cos(angle), math.sin(angle)
    if arms.number == 4:
        size = arms.tip + 0.5 - BESIDE
        middle = (BESIDE + size / 2) * math.sqrt(2)
        return Yard(box_around((middle * x, middle * y), (size, size)))
    far = (arms.tip + 0.5 + BESIDE + GAP) / (1 + math.sin(half))
    radius = far * math.sin(half) - BESIDE - GAP
    if radius < SMALLEST:
        radius, far = SMALLEST, (SMALLEST + BESIDE + GAP) / math.sin(half)
    return Yard(box_around((far * x, far * y), (2 * radius, 2 * radius)), is_round=True)


def _beside_starts(
    starts: Mapping[int, Point], counts: Mapping[int, int], spots: Mapping[Node, Point]
) -> dict[int, Yard]:
    found: dict[int, Yard] = {}
    taken = [box_around(spot, (1.2, 1.2)) for spot in spots.values()]
    for seat, start in starts.items():
        columns, rows = grid(max(1, counts[seat]))
        size = (0.9 * columns + 0.6, 0.9 * rows + 0.9)
        box = place_box(size, start, middle_of([*spots.values()]), taken)
        taken.insert(0, box)
        found[seat] = Yard(box)
    return found


def grid(count: int) -> tuple[int, int]:
    """Return columns and rows for a number of tokens."""
    columns = math.ceil(math.sqrt(count))
    return columns, math.ceil(count / columns)

"""A layout for any graph: whoever is far apart on the way lies far apart in the picture.

Stochastic gradient descent on the stress of all pairs, as Zheng, Pawar and Goodman describe it
("Graph Drawing by Stochastic Gradient Descent", 2018). Large boards measure against some pivots.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from playpalace_ludo.picture.graph import Node, distances

Point = tuple[float, float]
ROUNDS = 30
MOST_PAIRS = 60_000
SPACING = 1.3
"""Tiles between the middles of two neighbours."""
CLOSEST = 1.1


def by_distances(near: Mapping[Node, set[Node]], part: Sequence[Node]) -> dict[Node, Point]:
    """Return a place for each node of a part; the same for the same board, every time."""
    chance = Random(len(part))
    count = len(part)
    index = {node: number for number, node in enumerate(part)}
    far = max(distances(near, part[0]).values(), default=1) or 1
    places = [[far * chance.random(), far * chance.random()] for _ in part]
    pairs = _pairs(near, part, index)
    longest = max((length for _, _, length in pairs), default=1)
    decay = math.log(longest**2 / 0.1) / (ROUNDS - 1)
    for turn in range(ROUNDS):
        eta = longest**2 * math.exp(-decay * turn)
        chance.shuffle(pairs)
        for one, two, length in pairs:
            _pull(places[one], places[two], length, min(1.0, eta / length**2) / 2)
    for place in places:
        place[0] *= SPACING
        place[1] *= SPACING
    if count > 1:
        _part_close_ones(places)
        _turn_flat(places)
    return {node: (places[number][0], places[number][1]) for node, number in index.items()}


def _pairs(
    near: Mapping[Node, set[Node]], part: Sequence[Node], index: Mapping[Node, int]
) -> list[tuple[int, int, int]]:
    """Return pairs and their distance on the way: all of them, or neighbours and some pivots."""
    stride = max(1, len(part) ** 2 // (2 * MOST_PAIRS))
    found: dict[tuple[int, int], int] = {}
    for pivot in part[::stride]:
        for node, length in distances(near, pivot).items():
            if length:
                one, two = sorted((index[pivot], index[node]))
                found[one, two] = length
    if stride > 1:
        found |= {
            (index[one], index[two]): 1
            for one in part
            for two in near[one]
            if index[one] < index[two]
        }
    return [(one, two, length) for (one, two), length in found.items()]


def _pull(one: list[float], two: list[float], length: float, share: float) -> None:
    """Bring two places nearer to their right distance."""
    x, y = one[0] - two[0], one[1] - two[1]
    apart = math.hypot(x, y) or 1e-9
    push = share * (length - apart) / apart
    one[0] += push * x
    one[1] += push * y
    two[0] -= push * x
    two[1] -= push * y


def _part_close_ones(places: list[list[float]]) -> None:
    """Push apart what would lie on top of each other."""
    for _ in range(100):
        cells: dict[tuple[int, int], list[int]] = {}
        for number, (x, y) in enumerate(places):
            cells.setdefault((math.floor(x / CLOSEST), math.floor(y / CLOSEST)), []).append(number)
        moved = False
        for (column, row), inside in cells.items():
            around = [
                other
                for c in (column - 1, column, column + 1)
                for r in (row - 1, row, row + 1)
                for other in cells.get((c, r), ())
            ]
            for one in inside:
                for two in around:
                    if one < two and math.dist(places[one], places[two]) < CLOSEST - 0.01:
                        places[two][0] += 1e-6 * (two - one)
                        _pull(places[one], places[two], CLOSEST, 0.5)
                        moved = True
        if not moved:
            return


def _turn_flat(places: list[list[float]]) -> None:
    """Turn the longest side of the whole to lie level, its beginning to the left."""
    count = len(places)
    x0, y0 = sum(p[0] for p in places) / count, sum(p[1] for p in places) / count
    xx = sum((p[0] - x0) ** 2 for p in places)
    yy = sum((p[1] - y0) ** 2 for p in places)
    xy = sum((p[0] - x0) * (p[1] - y0) for p in places)
    angle = math.atan2(2 * xy, xx - yy) / 2
    cos, sin = math.cos(angle), math.sin(angle)
    if (places[0][0] - x0) * cos + (places[0][1] - y0) * sin > 0:
        cos, sin = -cos, -sin
    for place in places:
        x, y = place[0] - x0, place[1] - y0
        place[0], place[1] = x * cos + y * sin, -x * sin + y * cos

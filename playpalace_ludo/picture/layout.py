"""Coordinates for a board's picture: rings and rows by rule, other shapes by distances."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from playpalace_ludo.picture.graph import (
    Chain,
    Graph,
    Node,
    RingBoard,
    find_ring,
    find_row,
    parts,
)
from playpalace_ludo.picture.stress import by_distances

Point = tuple[float, float]
"""In tiles, to the right and down."""
ROOM = 1.05
"""Width of a tile with its gap, on a circle."""
LONGEST_ROW = 14
"""Tiles; a longer row is folded."""
MOST_BY_DISTANCES = 120
"""Tiles; larger boards are drawn as rows in the order of play, joined by arrows."""


class Arms(NamedTuple):
    """A board whose ring is folded into arms around the middle, the first one pointing left."""

    number: int
    tip: float
    """From the middle of the board to the outermost tiles."""


class BoardLayout(NamedTuple):
    spots: dict[Node, Point]
    """The centre of every tile and finish."""
    turns: dict[Node, float]
    """Angle of each rotated tile."""
    arms: Arms | None = None


def lay_out(graph: Graph) -> BoardLayout:
    """Choose a layout that suits the board's shape."""
    ring = find_ring(graph)
    if ring is not None:
        homes = _from_first_seat(graph, [chain for chain in ring.chains if chain.is_home])
        if _has_arms(ring, homes):
            return _arms(ring, homes)
        if len({chain.at for chain in homes}) == len(homes):
            return _circle(ring, homes)
    found: dict[Node, Point] = {}
    below = 0.0
    for part in parts(graph):
        row: Sequence[Node] | None = find_row(graph, part)
        if row is None and len(part) > MOST_BY_DISTANCES:
            row = [node for node in graph.nodes if node in part]
        spots = _fold(row) if row else by_distances(graph.near(), part)
        top = min(y for _, y in spots.values())
        left = min(x for x, _ in spots.values())
        found.update({node: (x - left, y - top + below) for node, (x, y) in spots.items()})
        below = 2.5 + max(y for _, y in found.values())
    return BoardLayout(found, {})


def _from_first_seat(graph: Graph, homes: list[Chain]) -> list[Chain]:
    """Begin with the first seat's home column, which points left in every picture."""
    first = next((at for at, chain in enumerate(homes) if 0 in graph.finishes[chain.nodes[-1]]), 0)
    return homes[first:] + homes[:first]


def _has_arms(ring: RingBoard, homes: Sequence[Chain]) -> bool:
    """Tell whether home columns lead inward at equal distances, so that the ring may be folded."""
    if len(homes) < 3 or len(homes) < len(ring.chains):
        return False
    gaps = {_gap(ring, one, two) for one, two in pairwise([*homes, homes[0]])}
    shortest = min(len(chain.nodes) for chain in homes)
    return len(gaps) == 1 and shortest >= 3 and (min(gaps) - 1) // 2 >= 2


def _gap(ring: RingBoard, one: Chain, two: Chain) -> int:
    return (two.at - one.at) % len(ring.nodes)


def _arms(ring: RingBoard, homes: Sequence[Chain]) -> BoardLayout:
    """Fold the ring into arms: out on one side, round the tip, in on the other."""
    arms, gap = len(homes), _gap(ring, homes[0], homes[1])
    lane, has_corner = divmod(gap - 1, 2)
    longest = max(len(chain.nodes) for chain in homes)
    half = math.pi / arms
    clear = max(1.0, 1 / (2 * math.sin(half)))
    inner = max(1 / math.tan(half) + clear - 1, longest + clear - lane)
    tip = inner + lane
    found: dict[Node, Point] = {}
    turns: dict[Node, float] = {}
    for number, chain in enumerate(homes):
        angle = math.pi + 2 * half * number
        outward, beside = _axes(angle)
        onward, before = _axes(angle + 2 * half)
        after = [ring.nodes[(chain.at + k) % len(ring.nodes)] for k in range(gap)]
        found[after[0]] = _at(outward, beside, tip, 0)
        for k, node in enumerate(after[1 : lane + 1]):
            found[node] = _at(outward, beside, tip - k, 1)
        for k, node in enumerate(reversed(after[gap - lane :])):
            found[node] = _at(onward, before, tip - k, -1)
        if has_corner:
            (x, y), (u, v) = _at(outward, beside, inner, 1), _at(onward, before, inner, -1)
            found[after[lane + 1]] = ((x + u) / 2, (y + v) / 2)
            turns[after[lane + 1]] = angle + half * (arms != 4)
        for k, node in enumerate(chain.nodes, 1):
            found[node] = _at(outward, beside, tip - k, 0)
        turns |= dict.fromkeys((*after[: lane + 1], *chain.nodes), angle)
        turns |= dict.fromkeys(after[gap - lane :], angle + 2 * half)
    return BoardLayout(found, turns, Arms(arms, tip))


def _axes(angle: float) -> tuple[Point, Point]:
    """Return the direction of an arm, and the one to its side in the direction of play."""
    return (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))


def _at(outward: Point, beside: Point, far: float, aside: float) -> Point:
    return (
        far * outward[0] + aside * beside[0],
        far * outward[1] + aside * beside[1],
    )


def _circle(ring: RingBoard, homes: Sequence[Chain]) -> BoardLayout:
    count = len(ring.nodes)
    radius = count * ROOM / (2 * math.pi)
    if homes:
        gaps = [_gap(ring, one, two) or count for one, two in pairwise([*homes, homes[0]])]
        closest = math.sin(math.pi * min(gaps) / count) if len(homes) > 1 else 1.0
        inmost = ROOM / (2 * max(closest, 0.05))
        radius = max(radius, inmost + max(len(chain.nodes) for chain in homes))
    turned = math.pi - 2 * math.pi * homes[0].at / count if homes else math.pi
    angles = [turned + 2 * math.pi * number / count for number in range(count)]
    found = {
        node: (radius * math.cos(angle), radius * math.sin(angle))
        for node, angle in zip(ring.nodes, angles, strict=True)
    }
    turns = dict(zip(ring.nodes, angles, strict=True))
    for chain in ring.chains:
        way = -1 if chain.is_home else 1
        for k, node in enumerate(chain.nodes, 1):
            far, angle = radius + way * k * ROOM, angles[chain.at]
            found[node] = (far * math.cos(angle), far * math.sin(angle))
            turns[node] = angle
    return BoardLayout(found, turns)


def _fold(row: Sequence[Node]) -> dict[Node, Point]:
    """Lay a row out to the right; a long one turns back line by line."""
    width = len(row) if len(row) <= LONGEST_ROW else math.ceil(math.sqrt(1.5 * len(row)))
    found: dict[Node, Point] = {}
    for number, node in enumerate(row):
        y, x = divmod(number, width)
        found[node] = (1.15 * (width - 1 - x if y % 2 else x), 1.3 * y)
    return found


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def place_box(size: Point, near: Point, middle: Point, taken: list[Box]) -> Box:
    """Find the nearest free place for a yard, preferably far from the middle of the board.

    What is taken gets another order: what was in the way last is looked at first next time.
    """
    radius = 0.5 + min(size) / 2
    while True:
        count = max(12, int(8 * radius))
        angles = [2 * math.pi * k / count for k in range(count)]
        tries = [
            (near[0] + radius * math.cos(angle), near[1] + radius * math.sin(angle))
            for angle in angles
        ]
        for spot in sorted(tries, key=lambda p: -round(math.dist(p, middle), 3)):
            box = box_around(spot, size)
            at = next((at for at, other in enumerate(taken) if _overlap(box, other)), None)
            if at is None:
                return box
            taken.insert(0, taken.pop(at))
        radius += 0.25


def box_around(spot: Point, size: Point) -> Box:
    (x, y), (width, height) = spot, size
    return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def _overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def middle_of(points: Sequence[Point]) -> Point:
    count = len(points)
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count

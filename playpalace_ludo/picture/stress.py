"""A layout for boards of any shape: distances in the picture follow distances on the way.

Stochastic gradient descent on the stress of all pairs, as Zheng, Pawar and Goodman describe it
("Graph Drawing by Stochastic Gradient Descent", 2018).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from playpalace_ludo.picture.graph import Node, distances

Point = tuple[float, float]
Pair = tuple[Node, Node, float]
"""Two nodes and how far apart they should lie."""
ROUNDS = 30
SPACING = 1.3
"""Tiles between the middles of two neighbours."""
CLOSEST = 1.1
"""Tiles between the middles of any two."""


def by_distances(near: Mapping[Node, set[Node]], part: Sequence[Node]) -> dict[Node, Point]:
    """Return a place for each node of a part, deterministically."""
    chance = Random(len(part))
    places = {node: [float(at), len(part) * chance.random()] for at, node in enumerate(part)}
    pairs = [
        (one, two, SPACING * length)
        for one in part
        for two, length in distances(near, one).items()
        if one < two
    ]
    longest = max((length for _, _, length in pairs), default=1.0)
    for number in range(ROUNDS):
        chance.shuffle(pairs)
        # The step shrinks from the square of the longest distance to a tenth.
        step = longest**2 * (0.1 / longest**2) ** (number / (ROUNDS - 1))
        for one, two, length in pairs:
            _pull(places[one], places[two], length, min(1.0, step / length**2) / 2)
    _push_apart(places, pairs)
    return {node: (x, y) for node, (x, y) in places.items()}


def _pull(one: list[float], two: list[float], length: float, share: float) -> None:
    """Move two places towards their right distance."""
    x, y = one[0] - two[0], one[1] - two[1]
    apart = math.hypot(x, y) or 1e-9
    push = share * (length - apart) / apart
    one[0] += push * x
    one[1] += push * y
    two[0] -= push * x
    two[1] -= push * y


def _push_apart(places: Mapping[Node, list[float]], pairs: Iterable[Pair]) -> None:
    """Move overlapping tiles apart."""
    for _ in range(100):
        close = [
            (places[one], places[two])
            for one, two, _ in pairs
            if math.dist(places[one], places[two]) < CLOSEST - 0.01
        ]
        if not close:
            return
        for one, two in close:
            _pull(one, two, CLOSEST, 0.5)

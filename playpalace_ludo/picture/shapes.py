"""Shapes and labels of a picture, in tiles to the right and down, for any file format."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

from playpalace_ludo.picture.layout import Box, Point
from playpalace_ludo.picture.paint import Paint

LINE = "#4a443b"
PAPER = "#fffdf8"
JUMP = "#7a1f5c"
STAR = "#ffe082"
WIDE_LETTERS = "\u0590"
"""From here on letters are as wide as two of ours, or have parts above and below."""
BOW, BOW_PARTS, CLEAR = 0.16, 12, 0.3
"""Curvature of a jump's arrow, its number of segments, and its distance from tile centres."""


@dataclass(frozen=True)
class Shape:
    """A polygon, or a disc if it has one point and a radius, or a line that is not closed."""

    points: tuple[Point, ...]
    fill: str = ""
    pattern: str = ""
    line: str = LINE
    width: float = 0.035
    radius: float = 0.0
    is_open: bool = False


@dataclass(frozen=True)
class Label:
    at: Point
    text: str
    size: float
    ink: str = "#000000"
    is_bold: bool = False
    has_halo: bool = False
    """Whether the letters are outlined in white, to be legible on patterns and lines."""


class PictureItem(NamedTuple):
    """Shapes that form one item, with a title for tooltips and screen readers."""

    title: str
    parts: tuple[Shape | Label, ...]
    key: str = ""
    """Identifies the item for a page: `token 0 2` is token 3 of the first seat."""


@dataclass(frozen=True)
class Picture:
    groups: tuple[PictureItem, ...]
    box: Box
    paints: tuple[Paint, ...] = field(default=())


def square(spot: Point, turn: float, size: float, paint: Paint | None) -> Shape:
    half = size / math.sqrt(2)
    angles = [turn + math.pi * (number / 2 + 0.25) for number in range(4)]
    corners = tuple((spot[0] + half * math.cos(a), spot[1] + half * math.sin(a)) for a in angles)
    if paint is None:
        return Shape(corners, PAPER)
    return Shape(corners, paint.strong, paint.pattern)


def rounded(box: Box, radius: float, fill: str, pattern: str = "", width: float = 0.05) -> Shape:
    """Return a rectangle with round corners."""
    left, top, right, bottom = box
    centres = (
        (right - radius, bottom - radius),
        (left + radius, bottom - radius),
        (left + radius, top + radius),
        (right - radius, top + radius),
    )
    points = [
        (x + radius * math.cos(angle), y + radius * math.sin(angle))
        for corner, (x, y) in enumerate(centres)
        for angle in (math.pi * (corner / 2 + step / 12) for step in range(7))
    ]
    return Shape(tuple(points), fill, pattern, width=width)


def star(spot: Point) -> Shape:
    points = []
    for number in range(10):
        far = 0.36 if number % 2 == 0 else 0.15
        angle = math.pi * number / 5 - math.pi / 2
        points.append((spot[0] + far * math.cos(angle), spot[1] + far * math.sin(angle)))
    return Shape(tuple(points), STAR, width=0.03)


def counter(paint: Paint, text: str, at: Point, radius: float) -> tuple[Shape | Label, ...]:
    """Return a token: a disc with a white ring, its colour's letter and its number."""
    is_wide = any(char >= WIDE_LETTERS for char in text)
    size = radius * min(0.8 if is_wide else 1.05, 2.7 / len(text))
    return (
        Shape((at,), paint.fill, radius=radius, line="#000000", width=min(0.06, 0.16 * radius)),
        Shape((at,), "", radius=0.8 * radius, line="#ffffff", width=min(0.06, 0.09 * radius)),
        Label(at, text, size, paint.ink, is_bold=True),
    )


def bent(start: Point, end: Point) -> tuple[Point, ...]:
    """Return the points of a curve between two tiles, clear of the tokens at their centres."""
    length = math.dist(start, end) or 1.0
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    bow = BOW * length
    found = []
    for number in range(BOW_PARTS + 1):
        along = number / BOW_PARTS
        off = 4 * along * (1 - along) * bow
        far = CLEAR + along * (length - 2 * CLEAR)
        found.append((start[0] + far * x - off * y, start[1] + far * y + off * x))
    return tuple(found)


def arrow(
    start: Point, end: Point, size: float, at: float | None = None, fill: str = LINE
) -> Shape:
    """Return an arrowhead between two points, ``at`` this distance from the start."""
    length = math.dist(start, end) or 1.0
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    tip = (0.6 * length if at is None else at) + size / 2
    head = (start[0] + tip * x, start[1] + tip * y)
    back = (head[0] - size * x, head[1] - size * y)
    left = (back[0] - 0.6 * size * y, back[1] + 0.6 * size * x)
    right = (back[0] + 0.6 * size * y, back[1] - 0.6 * size * x)
    return Shape((head, left, right), fill, width=0.02)

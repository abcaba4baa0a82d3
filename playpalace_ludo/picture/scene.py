"""The shapes of a board's picture in drawing order, independent of the file format."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.picture.graph import Graph, Node, board_graph
from playpalace_ludo.picture.layout import Box, Point, box_around, lay_out, place_box
from playpalace_ludo.picture.paint import Paint, paints
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.model import Arg, CommaList
from playpalace_ludo.words.phrases import name
from playpalace_ludo.words.rulebook.board import jumps

TILE = 0.94
MARGIN = 0.9
LINE = "#404040"
PAPER = "#ffffff"
FAR = 1.5
"""Neighbours farther apart than this are joined by an arrow."""
JUMP = "#7a1f5c"
BOW, BOW_PARTS, CLEAR = 0.16, 12, 0.3
"""Curvature of a jump's arrow, its number of segments, and its distance from tile centres."""
MOST_LABEL = 7
MOST_TOKENS = 9
"""Most tokens or stacks shown on one tile."""


@dataclass(frozen=True)
class Shape:
    """A polygon, or a disc if it has one point and a radius, or a line that is not closed."""

    points: tuple[Point, ...]
    fill: str = ""
    pattern: str = ""
    line: str = LINE
    width: float = 0.04
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
    """Shapes that form one thing, with a title for tooltips and screen readers."""

    title: str
    parts: tuple[Shape | Label, ...]


@dataclass(frozen=True)
class Picture:
    groups: tuple[PictureItem, ...]
    box: Box
    paints: tuple[Paint, ...] = field(default=())


def draw(rules: Rules, state: State, words: Translator) -> Picture:
    """Draw a position: the board, its yards and finishes, and every token."""
    return _Artist(rules, state, words).picture()


class _Artist:
    def __init__(self, rules: Rules, state: State, words: Translator) -> None:
        self.rules, self.state, self.words = rules, state, words
        self.graph: Graph = board_graph(rules)
        self.spots, self.turns = lay_out(self.graph)
        colours = [seat.colour for seat in rules.seats]
        self.colours = [words.text("pludo-colour", colour=colour) for colour in colours]
        self.paints = paints(colours, self.colours)
        self.seats = [seat for seat, tokens in enumerate(state.tokens) if tokens]
        self.boxes: list[Box] = []

    def picture(self) -> Picture:
        board = [*self._ways(), *self._tiles(), *self._jumps(), *self._numbers(), *self._finishes()]
        groups = [*board, *self._yards()]
        tiles = [box_around(spot, (TILE, TILE)) for spot in self.spots.values()]
        boxes = [*tiles, *self.boxes]
        whole = (
            min(box[0] for box in boxes) - MARGIN,
            min(box[1] for box in boxes) - MARGIN,
            max(box[2] for box in boxes) + MARGIN,
            max(box[3] for box in boxes) + MARGIN,
        )
        return Picture(tuple(groups), whole, self.paints)

    def _ways(self) -> Iterator[PictureItem]:
        """Connect neighbours; distant ones by an arrow in the direction of play."""
        for one, two in sorted(self.graph.ways):
            back = (two, one) in self.graph.ways
            if back and one > two:
                continue
            a, b = self.spots[one], self.spots[two]
            parts: list[Shape | Label] = [Shape((a, b), is_open=True)]
            if math.dist(a, b) > FAR:
                parts += [_arrow(a, b, 0.3)] + ([_arrow(b, a, 0.3)] if back else [])
            yield PictureItem("", tuple(parts))

    def _tiles(self) -> Iterator[PictureItem]:
        owners = self._owners()
        for tile in (node for node in self.graph.nodes if node >= 0):
            spot, owner = self.spots[tile], owners.get(tile)
            paint = None if owner is None else self.paints[owner]
            parts: list[Shape | Label] = [_square(spot, self.turns.get(tile, 0.0), paint)]
            parts += self._marks(tile, spot)
            here = self._standing(tile)
            parts += self._tokens(here, spot)
            yield PictureItem(self._title(self._full_name(tile), here), tuple(parts))

    def _numbers(self) -> Iterator[PictureItem]:
        """Draw the names of tiles on top of everything else."""
        for tile in (node for node in self.graph.nodes if node >= 0):
            x, y = self.spots[tile]
            text = _short(self._place(tile)[1])
            yield PictureItem("", (Label((x, y + 0.33), text, 0.2, has_halo=True),))

    def _jumps(self) -> Iterator[PictureItem]:
        """Draw a curved arrow from the start of each jump to its end."""
        for tile, end in jumps(self.rules).items():
            way = _bent(self.spots[tile], self.spots[end])
            parts = (
                Shape(way, line=PAPER, width=0.2, is_open=True),
                Shape(way, line=JUMP, width=0.1, is_open=True),
                _arrow(way[-2], way[-1], 0.34, at=math.dist(*way[-2:]), fill=JUMP),
            )
            start, to = self._full_name(tile), self._full_name(end)
            yield PictureItem(self.words.text("pludo-picture-jump", start=start, to=to), parts)

    def _place(self, tile: Node) -> tuple[int | None, str]:
        """Return whose home column a tile is part of, if any, and what is written on it."""
        seat, step = next(
            (seat, one.route.tiles.index(tile))
            for seat, one in enumerate(self.rules.seats)
            if tile in one.route.tiles[:-2]
        )
        place = self.rules.place(seat, step)
        return seat if place.kind == "home" else None, place.name or str(place.number)

    def _full_name(self, tile: Node) -> Arg:
        owner, label = self._place(tile)
        square = name(self.rules, label)
        if owner is None:
            return square
        return Message("pludo-picture-home", {"colour": self.colours[owner], "square": square})

    def _owners(self) -> dict[Node, int]:
        """Return the tiles of a single seat: its start square, and tiles on its route alone."""
        walkers: dict[Node, set[int]] = {}
        for seat, board_seat in enumerate(self.rules.seats):
            for tile in board_seat.route.tiles[:-2]:
                walkers.setdefault(tile, set()).add(seat)
        found = {tile: min(seats) for tile, seats in walkers.items() if len(seats) == 1}
        starts = [seat.route.tiles[0] for seat in self.rules.seats]
        return found | {tile: seat for seat, tile in enumerate(starts) if starts.count(tile) == 1}

    def _marks(self, tile: Node, spot: Point) -> Iterator[Shape | Label]:
        if tile in self.rules.capture.safe_tiles:
            yield _star(spot)
        starters = [seat for seat, one in enumerate(self.rules.seats) if one.route.tiles[0] == tile]
        if not starters:
            return
        route = self.rules.seats[starters[0]].route
        after = next((step for step in route.onward(0) if step < route.finish), None)
        if after is not None:
            yield _arrow(spot, self.spots[route.tiles[after]], 0.16, at=0.36)
        letters = "".join(self.paints[seat].letters for seat in starters)
        yield Label(
            (spot[0], spot[1] - 0.3), letters[:MOST_LABEL], 0.24, is_bold=True, has_halo=True
        )

    def _finishes(self) -> Iterator[PictureItem]:
        for node, seats in self.graph.finishes.items():
            spot = self.spots[node]
            paint = self.paints[seats[0]]
            x, y = spot
            diamond = ((x, y - 0.5), (x + 0.5, y), (x, y + 0.5), (x - 0.5, y))
            letters = "".join(self.paints[seat].letters for seat in seats)
            here = [
                (seat, token)
                for seat in seats
                for token, step in enumerate(self.state.tokens[seat])
                if step == self.rules.plan.finishes[seat]
            ]
            parts: list[Shape | Label] = [Shape(diamond, paint.pale, paint.pattern, width=0.07)]
            parts += [] if here else [Label(spot, letters[:MOST_LABEL], 0.24, is_bold=True)]
            parts += self._tokens(here, spot)
            colours = CommaList(self.colours[seat] for seat in seats)
            finish = Message("pludo-picture-finish", {"colours": colours})
            yield PictureItem(self._title(finish, here), tuple(parts))

    def _yards(self) -> Iterator[PictureItem]:
        for seat in self.seats:
            tokens = [
                (seat, token) for token, step in enumerate(self.state.tokens[seat]) if step == YARD
            ]
            count = len(self.state.tokens[seat])
            columns = math.ceil(math.sqrt(count))
            rows = math.ceil(count / columns)
            size = (0.8 * columns + 0.4, 0.8 * rows + 0.8)
            near = self.spots[self.rules.seats[seat].route.tiles[0]]
            (x, _), box = place_box(size, near, self.spots, self.boxes)
            self.boxes.append(box)
            paint, colour = self.paints[seat], self.colours[seat]
            corners = ((box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3]))
            parts: list[Shape | Label] = [Shape(corners, paint.pale, paint.pattern, width=0.06)]
            middle = (x, box[1] + 0.25)
            band = ((box[0], box[1]), (box[2], box[1]), (box[2], box[1] + 0.45))
            parts.append(Shape((*band, (box[0], box[1] + 0.45)), PAPER, width=0.03))
            parts.append(Label(middle, _short(colour), 0.3, is_bold=True))
            for number in range(count):
                row, column = divmod(number, columns)
                at = (box[0] + 0.6 + 0.8 * column, box[1] + 0.9 + 0.8 * row)
                waits = (seat, number) in tokens
                parts += (
                    self._token((seat, number), at, 0.33)
                    if waits
                    else [Shape((at,), PAPER, radius=0.33, width=0.03)]
                )
            yard = Message("pludo-picture-yard", {"colour": colour})
            yield PictureItem(self._title(yard, tokens), tuple(parts))

    def _standing(self, tile: Node) -> list[tuple[int, int]]:
        return [
            (seat, token)
            for seat, tokens in enumerate(self.state.tokens)
            for token, step in enumerate(tokens)
            if step >= 0 and self.rules.seats[seat].route.tiles[step] == tile
        ]

    def _tokens(self, here: Sequence[tuple[int, int]], spot: Point) -> Iterator[Shape | Label]:
        """Draw the tokens on a tile: one large, several small, many of a colour as a stack."""
        if not here:
            return
        heaps: list[tuple[int, str]] = [
            (seat, f"{self.paints[seat].letters}{token + 1}") for seat, token in here
        ]
        if len(heaps) > 4:
            counts = {seat: sum(one == seat for one, _ in here) for seat, _ in here}
            heaps = [
                (seat, f"{count}{self.paints[seat].letters}") for seat, count in counts.items()
            ]
        shown = heaps[:MOST_TOKENS]
        side = math.ceil(math.sqrt(len(shown)))
        room = 0.92 / side
        for number, (seat, text) in enumerate(shown):
            row, column = divmod(number, side)
            at = (
                spot[0] + room * (column - (side - 1) / 2),
                spot[1] + room * (row - (side - 1) / 2),
            )
            yield from self._disc(seat, text, at, min(0.4, 0.48 * room))

    def _token(self, piece: tuple[int, int], at: Point, radius: float) -> list[Shape | Label]:
        seat, token = piece
        return self._disc(seat, f"{self.paints[seat].letters}{token + 1}", at, radius)

    def _disc(self, seat: int, text: str, at: Point, radius: float) -> list[Shape | Label]:
        paint = self.paints[seat]
        size = radius * (1.0 if len(text) < 3 else 2.6 / len(text))
        return [
            Shape((at,), paint.fill, radius=radius, line="#000000", width=0.05),
            Label(at, text, size, paint.ink, is_bold=True),
        ]

    def _title(self, part: Arg, here: Sequence[tuple[int, int]]) -> str:
        """Name a part of the picture, and the tokens on it."""
        tokens = CommaList(
            Message("pludo-picture-token", {"colour": self.colours[seat], "number": token + 1})
            for seat, token in here
        )
        return self.words.text("pludo-picture-part", part=part, tokens=tokens, count=len(tokens))


def _square(spot: Point, turn: float, paint: Paint | None) -> Shape:
    half = TILE / math.sqrt(2)
    angles = [turn + math.pi * (number / 2 + 0.25) for number in range(4)]
    corners = tuple((spot[0] + half * math.cos(a), spot[1] + half * math.sin(a)) for a in angles)
    if paint is None:
        return Shape(corners, PAPER)
    return Shape(corners, paint.pale, paint.pattern)


def _star(spot: Point) -> Shape:
    points = []
    for number in range(10):
        far = 0.36 if number % 2 == 0 else 0.15
        angle = math.pi * number / 5 - math.pi / 2
        points.append((spot[0] + far * math.cos(angle), spot[1] + far * math.sin(angle)))
    return Shape(tuple(points), "#fff3b0", width=0.04)


def _bent(start: Point, end: Point) -> tuple[Point, ...]:
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


def _arrow(
    start: Point, end: Point, size: float, at: float | None = None, fill: str = LINE
) -> Shape:
    """Draw an arrowhead between two points, ``at`` this distance from the start."""
    length = math.dist(start, end) or 1.0
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    tip = (0.6 * length if at is None else at) + size / 2
    head = (start[0] + tip * x, start[1] + tip * y)
    back = (head[0] - size * x, head[1] - size * y)
    left = (back[0] - 0.6 * size * y, back[1] + 0.6 * size * x)
    right = (back[0] + 0.6 * size * y, back[1] - 0.6 * size * x)
    return Shape((head, left, right), fill, width=0.02)


def _short(name: str) -> str:
    """Shorten a name in the middle, since names of tiles differ at their ends."""
    kept = (MOST_LABEL - 1) // 2
    return name if len(name) <= MOST_LABEL else f"{name[:kept]}…{name[-kept:]}"

"""The picture of a position, drawn like a real board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.picture.graph import Graph, Node, board_graph
from playpalace_ludo.picture.layout import Box, Point, box_around, lay_out
from playpalace_ludo.picture.paint import paints
from playpalace_ludo.picture.shapes import (
    JUMP,
    PAPER,
    Label,
    Picture,
    PictureItem,
    Shape,
    arrow,
    bent,
    counter,
    rounded,
    square,
    star,
)
from playpalace_ludo.picture.yards import Yard, grid, place_yards
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.model import Arg, CommaList
from playpalace_ludo.words.phrases import name
from playpalace_ludo.words.rulebook.board import jumps, sends

MARGIN, EDGE = 0.9, 0.45
"""Between the board and the picture's edge, and from the tiles to the board's edge."""
CARD = "#e8d6b3"
FAR = 1.5
"""Neighbours farther apart than this are joined by an arrow; nearer ones touch."""
MOST_LABEL = 7
WIDE = 5.0
"""Least width of a yard, in squares, for the player's name beside the colour."""
MOST_TOKENS = 9
"""Most tokens or stacks shown on one tile."""
CORNER = (-0.31, -0.33)
"""Offset from a tile's middle to its number, where no tokens are."""
SEVERAL: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.36, ((0.05, 0.07),)),
    2: (0.25, ((-0.2, 0.2), (0.2, -0.14))),
    3: (0.22, ((-0.22, 0.22), (0.23, -0.22), (0.24, 0.24))),
    4: (0.2, ((-0.24, 0.25), (0.24, -0.24), (0.24, 0.24), (-0.1, -0.1))),
}
"""Radius and places of the tokens on one tile, by their number."""
IN_FAN: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.36, ((0.0, 0.05),)),
    2: (0.31, ((-0.4, 0.15), (0.4, 0.15))),
    3: (0.29, ((-0.64, 0.18), (0.0, 0.18), (0.64, 0.18))),
    4: (0.27, ((-0.6, 0.2), (0.0, 0.2), (0.6, 0.2), (0.0, -0.4))),
}
"""The same in a triangle in the middle of the board: to the side, and away from the middle."""

Piece = tuple[int, int]
"""A seat and its token."""


def draw(
    rules: Rules, state: State, words: Translator, names: Mapping[int, str] | None = None
) -> Picture:
    """Draw a position: the board, its yards and finishes, and every token.

    `names` are those of the players, by seat, for their yards.
    """
    return _Artist(rules, state, words, names or {}).picture()


class _Artist:
    def __init__(
        self, rules: Rules, state: State, words: Translator, names: Mapping[int, str]
    ) -> None:
        self.rules, self.state, self.words, self.names = rules, state, words, names
        self.graph: Graph = board_graph(rules)
        self.spots, self.turns, self.arms = lay_out(self.graph)
        colours = [seat.colour for seat in rules.seats]
        self.colours = [words.text("pludo-colour", colour=colour) for colour in colours]
        self.paints = paints(colours, self.colours)
        self.fan = self._fan()
        counts = {seat: len(tokens) for seat, tokens in enumerate(state.tokens)}
        wanted = [seat for seat in counts if counts[seat] or self.arms]
        starts = {seat: self.spots[rules.seats[seat].route.tiles[0]] for seat in wanted}
        self.yards = place_yards(starts, counts, self.spots, self.arms)

    def picture(self) -> Picture:
        board = self._board()
        groups = [
            self._card(board),
            *self._yards(),
            *self._ways(),
            *self._tiles(),
            *self._finishes(),
            *self._jumps(),
            *self._tokens(),
            *self._numbers(),
        ]
        return Picture(tuple(groups), _around([board], MARGIN - EDGE), self.paints)

    @property
    def is_round(self) -> bool:
        """Whether the board is a disc: its arms form a star, with a yard between any two."""
        return any(yard.is_round for yard in self.yards.values())

    def _board(self) -> Box:
        boxes = [box_around(spot, (1, 1)) for spot in self.spots.values()]
        if not self.is_round:
            return _around([*boxes, *(yard.box for yard in self.yards.values())], EDGE)
        corners = [math.hypot(x, y) for box in boxes for x, y in (box[:2], box[2:])]
        edges = [
            math.hypot(*yard.middle) + (yard.box[2] - yard.box[0]) / 2
            for yard in self.yards.values()
        ]
        size = 2 * (max(*corners, *edges) + EDGE)
        return box_around((0.0, 0.0), (size, size))

    def _card(self, board: Box) -> PictureItem:
        """Draw the card that the board is printed on."""
        if not self.is_round:
            return PictureItem("", (rounded(board, 0.6, CARD, width=0.08),))
        return PictureItem("", (Shape(((0.0, 0.0),), CARD, radius=board[2], width=0.08),))

    def _yards(self) -> Iterator[PictureItem]:
        for seat, yard in self.yards.items():
            paint = self.paints[seat]
            left, top, right, bottom = yard.box
            if yard.is_round:
                radius = (right - left) / 2
                ground = Shape((yard.middle,), paint.strong, paint.pattern, radius=radius)
                band = 0.44 * radius
            else:
                ground = rounded(
                    yard.box, min(0.4, (right - left) / 8), paint.strong, paint.pattern
                )
                band = min(0.9, 0.2 * (bottom - top))
            text = Label(
                (yard.middle[0], top + 0.55 * band),
                self._owner(seat),
                min(0.5, 0.6 * band),
                paint.ink,
                is_bold=True,
            )
            slots = [
                Shape((at,), PAPER, radius=radius, width=0.03) for at, radius in self._slots(seat)
            ]
            panel = [] if yard.is_round else [rounded(_panel(yard), 0.25, PAPER)]
            yield PictureItem(self._yard_title(seat), (ground, text, *panel, *slots))

    def _owner(self, seat: int) -> str:
        """Return the label of a yard: its colour, and the player's name if there is room."""
        colour = _short(self.colours[seat])
        left, _, right, _ = self.yards[seat].box
        wide = right - left >= WIDE and seat in self.names
        return f"{_short(self.names[seat])} · {colour}" if wide else colour

    def _slots(self, seat: int) -> list[tuple[Point, float]]:
        """Return place and radius of each token of a seat in its yard."""
        count = len(self.state.tokens[seat])
        columns, rows = grid(max(1, count))
        left, top, right, bottom = _panel(self.yards[seat])
        room = min((right - left) / columns, (bottom - top) / rows)
        x = (left + right - room * (columns - 1)) / 2
        y = (top + bottom - room * (rows - 1)) / 2
        places = (divmod(number, columns) for number in range(count))
        return [((x + room * column, y + room * row), 0.4 * room) for row, column in places]

    def _yard_title(self, seat: int) -> str:
        waiting = [(seat, n) for n, step in enumerate(self.state.tokens[seat]) if step == YARD]
        return self._title(Message("pludo-picture-yard", {"colour": self.colours[seat]}), waiting)

    def _ways(self) -> Iterator[PictureItem]:
        """Connect distant neighbours by an arrow in the direction of play."""
        for one, two in sorted(self.graph.ways):
            back = (two, one) in self.graph.ways
            if back and one > two:
                continue
            a, b = self.spots[one], self.spots[two]
            parts: list[Shape | Label] = [Shape((a, b), is_open=True)]
            if math.dist(a, b) > FAR and two not in self.fan:
                parts += [arrow(a, b, 0.3)] + ([arrow(b, a, 0.3)] if back else [])
            yield PictureItem("", tuple(parts))

    def _tiles(self) -> Iterator[PictureItem]:
        owners = self._owners()
        for tile in self._squares():
            spot, owner = self.spots[tile], owners.get(tile)
            paint = None if owner is None else self.paints[owner]
            size = 1.0 if self.arms else 0.94
            parts = (square(spot, self.turns.get(tile, 0.0), size, paint), *self._marks(tile, spot))
            yield PictureItem(self._title(self._full_name(tile), self._standing(tile)), parts)

    def _squares(self) -> Iterator[Node]:
        return (node for node in self.graph.nodes if node >= 0)

    def _numbers(self) -> Iterator[PictureItem]:
        """Draw the names of tiles in their corners, on top of everything else."""
        for tile in self._squares():
            x, y = self.spots[tile]
            turn = self.turns.get(tile, 0.0) % (math.pi / 2)
            right = CORNER[0] * math.cos(turn) - CORNER[1] * math.sin(turn)
            down = CORNER[0] * math.sin(turn) + CORNER[1] * math.cos(turn)
            text = _short(self._place(tile)[1])
            at = (x + right * (len(text) < 3), y + down)
            yield PictureItem("", (Label(at, text, 0.21, has_halo=True),))

    def _jumps(self) -> Iterator[PictureItem]:
        """Draw a curved arrow for each jump, and thinner ones to where tokens may be sent."""
        for tile, ends in sends(self.rules).items():
            yield from (self._leap(tile, end, 0.5) for end in ends)
        yield from (self._leap(tile, end, 1.0) for tile, end in jumps(self.rules).items())

    def _leap(self, tile: Node, end: Node, width: float) -> PictureItem:
        way = bent(self.spots[tile], self.spots[end])
        parts = (
            Shape(way, line=PAPER, width=0.2 * width, is_open=True),
            Shape(way, line=JUMP, width=0.1 * width, is_open=True),
            arrow(way[-2], way[-1], 0.34 * width**0.5, at=math.dist(*way[-2:]), fill=JUMP),
        )
        start, to = self._full_name(tile), self._full_name(end)
        return PictureItem(self.words.text("pludo-picture-jump", start=start, to=to), parts)

    def _place(self, tile: Node) -> tuple[int | None, str]:
        """Return the owner of a tile's home column, if any, and the tile's label."""
        seat, step = next(
            (seat, one.route.tiles.index(tile))
            for seat, one in enumerate(self.rules.seats)
            if tile in one.route.tiles[:-2]
        )
        place = self.rules.place(seat, step)
        return seat if place.kind == "home" else None, place.name or str(place.number)

    def _full_name(self, tile: Node) -> Arg:
        owner, label = self._place(tile)
        named = name(self.rules, label)
        if owner is None:
            return named
        return Message("pludo-picture-home", {"colour": self.colours[owner], "square": named})

    def _owners(self) -> dict[Node, int]:
        """Return tiles that belong to one seat: its start square, and tiles on its route alone."""
        walkers: dict[Node, set[int]] = {}
        for seat, board_seat in enumerate(self.rules.seats):
            for tile in board_seat.route.tiles[:-2]:
                walkers.setdefault(tile, set()).add(seat)
        found = {tile: min(seats) for tile, seats in walkers.items() if len(seats) == 1}
        starts = [seat.route.tiles[0] for seat in self.rules.seats]
        return found | {tile: seat for seat, tile in enumerate(starts) if starts.count(tile) == 1}

    def _marks(self, tile: Node, spot: Point) -> Iterator[Shape | Label]:
        if tile in self.rules.capture.safe_tiles:
            yield star(spot)
        starters = [seat for seat, one in enumerate(self.rules.seats) if one.route.tiles[0] == tile]
        if not starters:
            return
        route = self.rules.seats[starters[0]].route
        after = next((step for step in route.onward(0) if step < route.finish), None)
        if after is not None:
            yield arrow(spot, self.spots[route.tiles[after]], 0.2, at=0.36)
        letters = "".join(self.paints[seat].letters for seat in starters)
        yield Label(
            (spot[0], spot[1] + 0.3), letters[:MOST_LABEL], 0.24, is_bold=True, has_halo=True
        )

    def _fan(self) -> dict[Node, tuple[Point, ...]]:
        """Return a triangle for each finish where they fill the middle of the board."""
        if self.arms is None:
            return {}
        half = math.pi / self.arms.number
        depths = {round(math.hypot(*self.spots[node]), 6) + 0.5 for node in self.graph.finishes}
        if len(depths) > 1 or len(self.graph.finishes) != self.arms.number:
            return {}
        (depth,) = depths
        angles = [math.pi + 2 * half * arm for arm in range(self.arms.number)]
        for x, y in (self.spots[tile] for tile in self._squares()):
            if max(x * math.cos(a) + y * math.sin(a) for a in angles) < depth + 0.4:
                return {}
        found = {}
        for node in self.graph.finishes:
            x, y = self.spots[node]
            angle, far = math.atan2(y, x), depth / math.cos(half)
            sides = (angle - half, angle + half)
            found[node] = ((0.0, 0.0), *((far * math.cos(a), far * math.sin(a)) for a in sides))
        return found

    def _finishes(self) -> Iterator[PictureItem]:
        for node, seats in self.graph.finishes.items():
            x, y = self.spots[node]
            paint = self.paints[seats[0]]
            diamond = ((x, y - 0.5), (x + 0.5, y), (x, y + 0.5), (x - 0.5, y))
            shape = Shape(self.fan.get(node, diamond), paint.strong, paint.pattern, width=0.06)
            letters = "".join(self.paints[seat].letters for seat in seats)[:MOST_LABEL]
            label = Label((x, y), letters, 0.34 if self.fan else 0.24, paint.ink, is_bold=True)
            parts = (shape,) if self._home(node) else (shape, label)
            yield PictureItem(self._finish_title(node), parts)

    def _finish_title(self, node: Node) -> str:
        colours = CommaList(self.colours[seat] for seat in self.graph.finishes[node])
        finish = Message("pludo-picture-finish", {"colours": colours})
        return self._title(finish, self._home(node))

    def _home(self, node: Node) -> list[Piece]:
        return [
            (seat, token)
            for seat in self.graph.finishes[node]
            for token, step in enumerate(self.state.tokens[seat])
            if step == self.rules.plan.finishes[seat]
        ]

    def _standing(self, tile: Node) -> list[Piece]:
        return [
            (seat, token)
            for seat, tokens in enumerate(self.state.tokens)
            for token, step in enumerate(tokens)
            if step >= 0 and self.rules.seats[seat].route.tiles[step] == tile
        ]

    def _tokens(self) -> Iterator[PictureItem]:
        """Draw all tokens, each as an item of its own that can be pointed at."""
        for seat in self.yards:
            slots, title = self._slots(seat), self._yard_title(seat)
            for token, step in enumerate(self.state.tokens[seat]):
                if step == YARD:
                    at, radius = slots[token]
                    yield self._token((seat, token), title, at, radius)
        for tile in self._squares():
            if here := self._standing(tile):
                title = self._title(self._full_name(tile), here)
                yield from self._together(here, title, self.spots[tile])
        for node in self.graph.finishes:
            if here := self._home(node):
                spot, title = self.spots[node], self._finish_title(node)
                yield from self._together(here, title, spot, in_fan=node in self.fan)

    def _together(
        self, here: Sequence[Piece], title: str, spot: Point, *, in_fan: bool = False
    ) -> Iterator[PictureItem]:
        """Draw the tokens on a tile: one large, several small, many of a colour as a stack."""
        counts = {seat: sum(one == seat for one, _ in here) for seat, _ in here}
        stacked = len(here) > 4
        shown = [next(piece for piece in here if piece[0] == seat) for seat in counts]
        shown = (shown if stacked else list(here))[:MOST_TOKENS]
        radius, places = SEVERAL.get(len(shown)) or _many(len(shown))
        if in_fan and len(shown) in IN_FAN:
            radius, places = IN_FAN[len(shown)]
            places = _turned(places, math.atan2(spot[1], spot[0]))
        for piece, (x, y) in zip(shown, places, strict=False):
            text = f"{counts[piece[0]]}×" if stacked else ""
            yield self._token(piece, title, (spot[0] + x, spot[1] + y), radius, text)

    def _token(
        self, piece: Piece, title: str, at: Point, radius: float, text: str = ""
    ) -> PictureItem:
        seat, token = piece
        paint = self.paints[seat]
        text = f"{text}{paint.letters}" if text else f"{paint.letters}{token + 1}"
        return PictureItem(title, counter(paint, text, at, radius), f"token {seat} {token}")

    def _title(self, part: Arg, here: Sequence[Piece]) -> str:
        """Name a part of the picture, and the tokens on it."""
        tokens = CommaList(
            Message("pludo-picture-token", {"colour": self.colours[seat], "number": token + 1})
            for seat, token in here
        )
        return self.words.text("pludo-picture-part", part=part, tokens=tokens, count=len(tokens))


def _panel(yard: Yard) -> Box:
    """Return the part of a yard that holds its tokens."""
    left, top, right, bottom = yard.box
    if yard.is_round:
        (x, y), side = yard.middle, 0.62 * (right - left) / 2
        return x - side, y - 0.8 * side, x + side, y + 1.2 * side
    inset = min(0.9, 0.14 * (right - left))
    return left + inset, top + min(0.9, 0.2 * (bottom - top)), right - inset, bottom - inset


def _many(count: int) -> tuple[float, tuple[Point, ...]]:
    """Return radius and places of more tokens than usual on one tile."""
    side = math.ceil(math.sqrt(count))
    room = 0.92 / side
    places = (divmod(number, side) for number in range(count))
    middle = (side - 1) / 2
    return 0.48 * room, tuple((room * (c - middle), room * (r - middle)) for r, c in places)


def _turned(places: Sequence[Point], angle: float) -> tuple[Point, ...]:
    """Turn places whose second number is the way out, so that this way has the angle."""
    x, y = math.cos(angle), math.sin(angle)
    return tuple((out * x - side * y, out * y + side * x) for side, out in places)


def _around(boxes: Sequence[Box], margin: float) -> Box:
    return (
        min(box[0] for box in boxes) - margin,
        min(box[1] for box in boxes) - margin,
        max(box[2] for box in boxes) + margin,
        max(box[3] for box in boxes) + margin,
    )


def _short(name: str) -> str:
    """Shorten a name in the middle, since names of tiles differ at their ends."""
    kept = (MOST_LABEL - 1) // 2
    return name if len(name) <= MOST_LABEL else f"{name[:kept]}…{name[-kept:]}"

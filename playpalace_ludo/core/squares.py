"""The board as squares to explore: the shared track, and the ways that lead off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from playpalace_ludo.core.hunting import Piece
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State


class Square(NamedTuple):
    """A square of a board and its neighbours, given by index."""

    tile: int
    spots: tuple[tuple[int, int], ...]
    """Every (seat, step) that lies on it."""
    line: int
    """0 for the track, then one number for each way off it: home columns, branches."""
    on: int | None
    """The square that follows; None at an edge."""
    back: int | None
    turns: tuple[int, ...]
    """Squares of other lines that lie next to it."""


@lru_cache(maxsize=32)
def squares(rules: Rules) -> tuple[Square, ...]:
    """Return all squares: the track in the direction of play, then the ways off it.

    A tile that the track crosses twice appears twice.
    """
    return tuple(_Surveyor(rules).squares())


def occupants(state: State, square: Square) -> tuple[Piece, ...]:
    """Return the tokens that stand on a square, by seat and number."""
    return tuple(
        (seat, token)
        for seat, step in square.spots
        for token, at in enumerate(state.tokens[seat])
        if at == step
    )


def square_at(rules: Rules, seat: int, step: int) -> int | None:
    """Find the square a step of a seat's way lies on; None for yard and finish."""
    return next((at for at, one in enumerate(squares(rules)) if (seat, step) in one.spots), None)


class _Surveyor:
    """Derives the lines of one board from the ways of its seats."""

    def __init__(self, rules: Rules) -> None:
        self.spots: dict[int, list[tuple[int, int]]] = {}
        self.ways: Counter[tuple[int, int]] = Counter()
        """How many seats walk from one tile to another."""
        self.walks: Counter[tuple[int, int, int]] = Counter()
        """The same for three tiles in a row."""
        for seat, board_seat in enumerate(rules.seats):
            route = board_seat.route
            for step in range(route.finish):
                tile = route.tiles[step]
                self.spots.setdefault(tile, []).append((seat, step))
                for after in route.onward(step):
                    if after < route.finish:
                        self.ways[tile, route.tiles[after]] += 1
                        before = route.backward(step)
                        if before != YARD:
                            self.walks[route.tiles[before], tile, route.tiles[after]] += 1
        self.rules = rules
        track, self.goes_on_at = self._track()
        self.lines = [track]
        self.lines += self._side_lines(set(track))

    def squares(self) -> Iterator[Square]:
        flat = [(line, tile) for line, tiles in enumerate(self.lines) for tile in tiles]
        first = {tile: at for at, (_, tile) in reversed([*enumerate(flat)])}
        for at, (line, tile) in enumerate(flat):
            is_last = at + 1 == len(flat) or flat[at + 1][0] != line
            is_first = at == 0 or flat[at - 1][0] != line
            on = self._beyond(tile, line, first, forward=True) if is_last else at + 1
            back = self._beyond(tile, line, first, forward=False) if is_first else at - 1
            beside = [first[other] for other in self._neighbours(tile) if other in first]
            turns = [
                other for other in beside if flat[other][0] != line and other not in (on, back)
            ]
            yield Square(tile, tuple(self.spots[tile]), line, on, back, tuple(dict.fromkeys(turns)))

    def _beyond(self, tile: int, line: int, first: dict[int, int], *, forward: bool) -> int | None:
        """Find the square after the end of a line: round a ring, or onto the track."""
        if line == 0:
            last = len(self.lines[0]) - 1
            return self.goes_on_at if forward else last if self.goes_on_at == 0 else None
        ends = (way for way in self.ways if way[0 if forward else 1] == tile)
        beyond = [way[1 if forward else 0] for way in ends]
        return next((first[other] for other in beyond if other not in self.lines[line]), None)

    def _neighbours(self, tile: int) -> Iterator[int]:
        for before, after in self.ways:
            if before == tile:
                yield after
            elif after == tile:
                yield before

    def _track(self) -> tuple[list[int], int | None]:
        """Follow the way most seats take; also return where it leads at its end, 0 for a ring."""
        tiles = [*dict.fromkeys(self.rules.seats[0].route.tiles[:-2])]
        most = max(len({seat for seat, _ in self.spots[tile]}) for tile in tiles)
        start = next(t for t in tiles if len({seat for seat, _ in self.spots[t]}) == most)
        found, taken = [start], set[tuple[int, int]]()
        while (after := self._next(found)) is not None:
            if (found[-1], after) in taken:
                return found[:-1], found.index(found[-1])
            taken.add((found[-1], after))
            found.append(after)
        return found, None

    def _next(self, found: list[int]) -> int | None:
        here = found[-1]
        counts: dict[int, int] = {}
        for (before, tile, after), seats in self.walks.items():
            if len(found) > 1 and (before, tile) == (found[-2], here):
                counts[after] = counts.get(after, 0) + seats
        if not counts:  # at the beginning, or where nobody walks on from that side
            counts = {after: seats for (tile, after), seats in self.ways.items() if tile == here}
        return max(counts, key=lambda after: counts[after], default=None)

    def _side_lines(self, covered: set[int]) -> Iterator[list[int]]:
        for board_seat in self.rules.seats:
            route, line = board_seat.route, list[int]()
            for step in range(route.finish):
                tile, before = route.tiles[step], route.backward(step)
                if line and (tile in covered or route.tiles[before] != line[-1]):
                    yield line
                    line = []
                if tile not in covered:
                    covered.add(tile)
                    line.append(tile)
            if line:
                yield line

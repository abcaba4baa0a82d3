"""Route text of loose rule files: ``t1..t4 ( bridge: b1 b2 | road: r1..r4 ) t5..t8``."""

from __future__ import annotations

import re
from typing import NamedTuple

from playpalace_ludo.core.errors import Problem, Value, show

MOST_TILES = 400
"""On one route, all branches counted; enough for any board a table could hold."""

_NUMBERED = re.compile(r"(.*?)(\d{1,9})")
_TILE = re.compile(r"^[^\W_][\w'-]{0,39}$")


class RouteText(NamedTuple):
    tiles: tuple[str, ...]
    branches: tuple[tuple[str, tuple[str, ...]], ...] = ()
    behind: tuple[str, ...] = ()

    @property
    def every_tile(self) -> tuple[str, ...]:
        return (*self.tiles, *(t for _, branch in self.branches for t in branch), *self.behind)

    @property
    def longest(self) -> int:
        """Tiles from the first to the last, by the longest way."""
        branch = max((len(tiles) for _, tiles in self.branches), default=0)
        return len(self.tiles) + branch + len(self.behind)


class RouteError(ValueError):
    """What is wrong with a route, and the rule it breaks."""

    def __init__(self, code: str, rule: str = "L-01", **values: Value) -> None:
        self.problem = Problem("", code, values, rule)
        super().__init__(str(self.problem))


def read_route(text: str) -> RouteText:
    if len(text) > 20 * MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    front, bracket, rest = text.partition("(")
    tiles = read_tiles(front)
    if not bracket:
        if ")" in text or "|" in text:
            raise RouteError("route-stray-sign")
        if not tiles:
            raise RouteError("route-empty", "L-26, L-27")
        return RouteText(tiles)
    inside, bracket, back = rest.partition(")")
    if not bracket:
        raise RouteError("route-open-fork")
    if "(" in inside or "(" in back:
        raise RouteError("route-two-forks")
    if not tiles:
        raise RouteError("route-begins-with-fork", "L-26")
    branches = tuple(_branch(part) for part in inside.split("|"))
    names = [name for name, _ in branches]
    if len(branches) < 2 or len(set(names)) < len(names):
        raise RouteError("route-branches")
    route = RouteText(tiles, branches, read_tiles(back))
    if len(route.every_tile) + len(route.behind) * len(branches) > MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    return route


def _branch(text: str) -> tuple[str, tuple[str, ...]]:
    name, colon, tiles = text.partition(":")
    if not colon or not _TILE.match(name.strip()):
        raise RouteError("route-branch-form")
    found = read_tiles(tiles)
    if not found:
        raise RouteError("route-branch-empty", branch=name.strip())
    return name.strip(), found


def read_tiles(text: str) -> tuple[str, ...]:
    """Read tile names separated by spaces, and write runs out."""
    found: list[str] = []
    for word in text.split():
        first, _, last = word.partition("..")
        begin, end = _NUMBERED.fullmatch(first), _NUMBERED.fullmatch(last)
        if begin and end:
            if end[1] not in (begin[1], ""):
                raise RouteError("route-mixed-run", run=show(word))
            found += _run(begin[1], int(begin[2]), int(end[2]), len(found))
        else:
            found.append(word)
        if len(found) > MOST_TILES:
            raise RouteError("route-too-long", most=MOST_TILES)
    wrong = next((tile for tile in found if not _TILE.match(tile) or tile in _RESERVED), None)
    if wrong is not None:
        raise RouteError("route-tile", tile=show(wrong))
    return tuple(found)


_RESERVED = {"yard", "finished"}


def _run(stem: str, first: int, last: int, already: int) -> list[str]:
    if abs(last - first) + already > MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    step = 1 if last >= first else -1
    return [f"{stem}{n}" for n in range(first, last + step, step)]

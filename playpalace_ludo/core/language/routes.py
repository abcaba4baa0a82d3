"""Route text of loose rule files: ``t1..t4 ( bridge: b1 b2 | road: r1..r4 ) t5..t8``.

A route may fork several times, and a branch may fork in its turn. A branch that ends with ``to``
and a tile of the route leads there: ``t1..t9 ( lap: t10 t11 to t1 | home: r1 r2 )``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from playpalace_ludo.core.board import Fork, Route, RouteText, Way
from playpalace_ludo.core.errors import Problem, Value, show

MOST_TILES = 400
"""On one route as written, with all branches; enough for any board a table could hold."""
MOST_STEPS = 1000
"""On one route once everything after a fork is repeated for each branch."""
MOST_LEVELS = 8
"""Nesting of forks."""
TO = "to"
"""Precedes the tile a branch leads to, unless it rejoins at the end of its fork."""

_NUMBERED = re.compile(r"(.*?)(\d{1,9})")
_TILE = re.compile(r"^[^\W_][\w'-]{0,39}$")
_LIKE_A_RUN = re.compile(r"(\D+)(\d{1,9})(?:[-–—:]|\.+|…)\1?(\d{1,9})")


class RouteError(ValueError):
    """A route that cannot be read, and the rule it breaks."""

    def __init__(
        self, code: str, rule: str = "L-01", suggestion: str = "", **values: Value
    ) -> None:
        self.problem = Problem("", code, values, rule, suggestion)
        super().__init__(str(self.problem))


@lru_cache(maxsize=256)
def read_route(text: str) -> RouteText:
    if len(text) > 20 * MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    signs = re.findall(r"[()|]|[^()|]+", text)
    route = RouteText(tuple(_parts(signs, level=0)))
    if signs:
        raise RouteError("route-stray-sign")
    if not route.parts:
        raise RouteError("route-empty", "L-26, L-27")
    if not route.tiles:
        raise RouteError("route-begins-with-fork", "L-26")
    if len(route.every_tile) > MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    if route.steps > MOST_STEPS:
        raise RouteError("route-too-many-ways", "L-21", steps=route.steps, most=MOST_STEPS)
    _leads_home(route)
    return route


def _leads_home(route: RouteText) -> None:
    """Refuse branches that lead to a tile off the route, and laps without an exit."""
    tiles = dict.fromkeys(route.every_tile)
    nowhere = next((tile for tile in route.leads if tile not in tiles), None)
    if nowhere:
        raise RouteError("route-leads-nowhere", "L-21", tile=show(nowhere))
    if not route.leads:
        return
    way = route.way({tile: index for index, tile in enumerate(tiles)})
    reached = {*_reached(way)}
    lost = next((tile for index, tile in enumerate(tiles) if index not in reached), None)
    if lost:
        raise RouteError("route-tile-lost", "L-21", tile=show(lost))
    walked = Route(way)
    caught = next((step for step in range(walked.finish) if not walked.left[step]), None)
    if caught is not None:
        raise RouteError("route-no-way-home", "L-27", tile=show([*tiles][walked.tiles[caught]]))


def _reached(way: Way) -> Iterator[int]:
    yield from way.tiles
    for _, onward in way.branches:
        yield from _reached(onward)


def _parts(signs: list[str], level: int) -> Iterator[str | Fork]:
    """Consume tiles and forks up to a sign that belongs to the enclosing fork."""
    if level > MOST_LEVELS:
        raise RouteError("route-too-deep", most=MOST_LEVELS)
    while signs and signs[0] not in (")", "|"):
        sign = signs.pop(0)
        if sign == "(":
            yield _fork(signs, level + 1)
        else:
            yield from read_tiles(sign)


def _fork(signs: list[str], level: int) -> Fork:
    branches: list[tuple[str, RouteText]] = []
    end = "|"
    while end == "|":
        branches.append(_branch(signs, level))
        if not signs:
            raise RouteError("route-open-fork")
        end = signs.pop(0)
    if len({name for name, _ in branches}) < max(len(branches), 2):
        raise RouteError("route-branches")
    return Fork(tuple(branches))


def _branch(signs: list[str], level: int) -> tuple[str, RouteText]:
    if not signs:
        raise RouteError("route-open-fork")
    name, colon, tiles = signs[0].partition(":")
    if not colon or not _TILE.match(name.strip()):
        raise RouteError("route-branch-form")
    signs[0] = tiles or " "
    parts = tuple(_parts(signs, level))
    to = str(parts[-1]) if parts[-2:-1] == (TO,) and isinstance(parts[-1], str) else ""
    branch = RouteText(parts[:-2] if to else parts, to)
    if not branch.tiles and (branch.parts or not to):
        raise RouteError("route-branch-empty", branch=name.strip())
    return name.strip(), branch


def read_tiles(text: str) -> tuple[str, ...]:
    """Read tile names separated by spaces, and write runs out."""
    found: list[str] = []
    for word in text.split():
        first, _, last = word.partition("..")
        begin, end = _NUMBERED.fullmatch(first), _NUMBERED.fullmatch(last)
        if begin and end:
            if end[1] not in (begin[1], ""):
                raise RouteError("route-mixed-run", "L-01", run_meant(word), run=show(word))
            found += _run(begin[1], int(begin[2]), int(end[2]), len(found))
        else:
            found.append(word)
        if len(found) > MOST_TILES:
            raise RouteError("route-too-long", most=MOST_TILES)
    wrong = next((tile for tile in found if not _TILE.match(tile) or tile in _RESERVED), None)
    if wrong is not None:
        raise RouteError("route-tile", "L-01", run_meant(wrong), tile=show(wrong))
    return tuple(found)


_RESERVED = {"yard", "finished"}


def run_meant(word: str) -> str:
    """Return the proper form of a run written as ``a1-a9`` or ``a1...a9``, or nothing."""
    run = _LIKE_A_RUN.fullmatch(word)
    return f"{run[1]}{run[2]}..{run[1]}{run[3]}" if run else ""


def _run(stem: str, first: int, last: int, already: int) -> list[str]:
    if abs(last - first) + already > MOST_TILES:
        raise RouteError("route-too-long", most=MOST_TILES)
    step = 1 if last >= first else -1
    return [f"{stem}{n}" for n in range(first, last + step, step)]

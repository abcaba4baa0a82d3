"""Jumps of loose rule files, ladders and teleports: ``[[jump]] from = "a4" to = "a15"``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playpalace_ludo.core.board import Route
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.routes import read_route
from playpalace_ludo.core.language.schema import Document


def compile_jumps(
    document: Mapping[str, Any], routes: Iterable[Route], ids: Mapping[str, int]
) -> tuple[Mapping[int, int], ...]:
    """Return per seat the steps where a jump begins and where it ends; empty without jumps."""
    tiles = {ids[entry["from"]]: ids[entry["to"]] for entry in document["jump"]}
    ends = {first: _last(tiles, first) for first in tiles}
    return tuple(_steps(route, ends) for route in routes) if tiles else ()


def _last(tiles: Mapping[int, int], tile: int) -> int:
    """Follow jumps that begin where others end."""
    while tile in tiles:
        tile = tiles[tile]
    return tile


def _steps(route: Route, ends: Mapping[int, int]) -> dict[int, int]:
    return {
        step: end
        for step, tile in enumerate(route.tiles[:-2])
        if tile in ends and (end := route.nearest(step, ends[tile], ahead=True)) is not None
    }


def jumps_lead_somewhere(document: Document) -> Iterable[Problem]:
    """Check that every jump begins and ends on the way of whoever comes by, and not in a circle."""
    routes = {seat["colour"]: {*read_route(seat["route"]).every_tile} for seat in document["seat"]}
    tiles = sorted(set.union(*routes.values()))
    first = [entry["from"] for entry in document["jump"]]
    for tile in {tile for tile in first if first.count(tile) > 1}:
        yield Problem(f"jump.{tile}.from", "two-jumps", rule="L-28")
    for start, end, where in _every_jump(document):
        for name, key in ((start, "from"), (end, "to")):
            if name not in tiles:
                absent = {"what": "tile", "name": show(name)}
                yield Problem(where.replace("{}", key), "no-such", absent, "L-01")
        lost = [colour for colour, own in routes.items() if start in own and end not in own]
        if end in tiles and lost:
            off = {"tile": show(end), "colour": lost[0]}
            yield Problem(where.replace("{}", "to"), "jump-off-route", off, "L-28")
    yield from _circles(document)


def _every_jump(document: Document) -> Iterable[tuple[str, str, str]]:
    """Yield jumps of the file and of amendments: from, to, and the place with {} for the key."""
    for entry in document["jump"]:
        yield entry["from"], entry["to"], f"jump.{entry['from']}.{{}}"
    for amendment in document["amend"]:
        for key, tile in amendment["set"].items():
            block, _, rest = key.partition(".")
            if block == "jump":
                yield rest.rpartition(".")[0], tile, f"amend.{amendment['name']}.set: {key}"


def _circles(document: Document) -> Iterable[Problem]:
    """Find jumps that lead back to where they begin, with whatever amendments may bring."""
    ways: dict[str, list[tuple[str, str]]] = {}
    for start, end, where in _every_jump(document):
        ways.setdefault(start, []).append((end, where.replace("{}", "to")))
    told: set[str] = set()
    for start in ways:
        reached, waiting = {start}, [start]
        while waiting and start not in told:
            for end, where in ways.get(waiting.pop(), ()):
                if end == start and start not in told:
                    told |= reached
                    yield Problem(where, "jump-circle", {"tile": show(start)}, "L-28")
                elif end not in reached:
                    reached.add(end)
                    waiting.append(end)

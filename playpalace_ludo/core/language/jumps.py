"""Jumps of loose rule files, and markers sent on: ``[[jump]] from = "a4" to = "a15"``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playpalace_ludo.core.board import Route
from playpalace_ludo.core.effects import SendOn, read
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.laps import routes_of
from playpalace_ludo.core.language.routes import RouteError, read_tiles
from playpalace_ludo.core.language.schema import MOST_ENTRIES, Document, every_effect


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


def _tiles_of(document: Document) -> dict[str, set[str]]:
    """Return the tiles each colour comes by, now or once its route is laid anew."""
    return {
        seat["colour"]: {tile for text in lines for tile in text.every_tile}
        for seat, lines in zip(document["seat"], routes_of(document), strict=True)
    }


def jumps_lead_somewhere(document: Document) -> Iterable[Problem]:
    """Check that every jump begins and ends on the way of whoever comes by, and not in a circle."""
    routes = _tiles_of(document)
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
    """Yield jumps of the file and of amendments: from, to, and the place, with {} for the key."""
    for entry in document["jump"]:
        yield entry["from"], entry["to"], f"jump.{entry['from']}.{{}}"
    for amendment in document["amend"]:
        for key, tile in amendment["set"].items():
            block, _, rest = key.partition(".")
            if block == "jump":
                yield rest.rpartition(".")[0], tile, f"amend.{amendment['name']}.set: {key}"


def _circles(document: Document) -> Iterable[Problem]:
    """Find circles of jumps, also under any amendments."""
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


_OF_MARKERS = ("tile_rule", "start", "capture")
"""Blocks whose effects know which marker moved and that it is still on the board."""


def sends_fit(document: Document) -> Iterable[Problem]:
    """Check that markers are sent on to tiles of their way, by choice or draw where several."""
    routes = _tiles_of(document)
    known = set.union(*routes.values())
    for where, phrase in every_effect(document):
        effect = read(phrase)
        if not isinstance(effect, SendOn):
            continue
        told = {"effect": show(phrase)}
        block, _, name = where.rpartition("set: ")[2].partition(".")
        if block not in _OF_MARKERS:
            yield Problem(where, "send-elsewhere", told, "L-28")
            continue
        try:
            tiles = read_tiles(effect.tiles)
        except RouteError as error:
            yield Problem(where, error.problem.code, error.problem.values, "L-01")
            continue
        at = name.rpartition(".")[0] if block == "tile_rule" else ""
        comes = {colour: own for colour, own in routes.items() if not at or at in own}
        yield from _sent_somewhere(where, tiles, known, comes)
        if not effect.how and len(tiles) > 1:
            yield Problem(where, "send-how", told, "L-28")
        elif len({*tiles}) < len(tiles) or at in tiles or len(tiles) > MOST_ENTRIES:
            yield Problem(where, "send-twice", {**told, "most": MOST_ENTRIES}, "L-28")


def _sent_somewhere(
    where: str, tiles: Iterable[str], known: set[str], routes: Mapping[str, set[str]]
) -> Iterable[Problem]:
    for tile in tiles:
        lost = next((colour for colour, own in routes.items() if tile not in own), None)
        if tile not in known:
            yield Problem(where, "no-such", {"what": "tile", "name": show(tile)}, "L-01")
        elif lost:
            yield Problem(where, "jump-off-route", {"tile": show(tile), "colour": lost}, "L-28")

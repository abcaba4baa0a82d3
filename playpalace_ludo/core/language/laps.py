"""Checks of routes that lead back or are laid anew, and the number of ways along them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from playpalace_ludo.core.board import Route, RouteText
from playpalace_ludo.core.effects import Bonus
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.language.amounts import reckoned_steps
from playpalace_ludo.core.language.routes import read_route
from playpalace_ludo.core.language.schema import Document, every_order, granted, now_and_later
from playpalace_ludo.core.rule_parts import read_order

MOST_WALKED = 2_000_000
"""Most steps, over all ways of one distance from every step of a route."""


def laps_fit(document: Document) -> Iterable[Problem]:
    """Find routes whose laps can be walked in too many ways."""
    for where, route_text in now_and_later(document, "seat.route"):
        text = read_route(route_text)
        if not text.leads:
            continue
        tiles = dict.fromkeys(text.every_tile)
        route = Route(text.way({tile: index for index, tile in enumerate(tiles)}))
        far = max(_distances(document, text.longest))
        if _walked(route, far) > MOST_WALKED:
            told = {"far": far, "most": MOST_WALKED}
            yield Problem(where, "laps-too-many", told, "L-21, L-29")


def _distances(document: Document, longest: int) -> Iterator[int]:
    """Yield the distances that orders, bonuses, abilities and tables may lead."""
    dice = len(document["die"]) or document["randomiser"]["dice"]
    together = dice if document["randomiser"]["use"] == "sum" else 1
    for _, phrase in every_order(document):
        order = read_order(phrase)
        yield longest if order.kind == "slide" else order.steps * together
    yield from (steps * together for steps in reckoned_steps(document))
    yield from (one.steps for one in granted(document) if isinstance(one, Bonus))
    yield from (ability["steps"] for ability in document["ability"])
    yield from (far * together for table in document["distance"] for far in table["steps"].values())


def _walked(route: Route, far: int) -> int:
    """Count the steps of all ways of a distance from every step, up to the limit."""
    count = 0
    for start in range(route.finish):
        ends = {start}
        for steps in range(1, far + 1):
            ends = {after for at in ends for after in route.onward(at)}
            count += steps * len(ends)
            if not ends or count > MOST_WALKED:
                break
    return count


def routes_of(document: Document) -> list[list[RouteText]]:
    """Read the routes of each seat: the first one, and those that replace it."""
    return [
        [read_route(text) for text in dict.fromkeys(_texts(document, seat))]
        for seat in document["seat"]
    ]


def _texts(document: Document, seat: Mapping[str, Any]) -> Iterator[str]:
    yield seat["route"]
    for amendment in document["amend"]:
        if text := amendment["set"].get(f"seat.{seat['colour']}.route"):
            yield text


def routes_fit(document: Document) -> Iterable[Problem]:
    """Check that routes laid anew meet in every combination, on boards without columns or rows."""
    every = [{*text.every_tile} for lines in routes_of(document) for text in lines]
    for amendment in document["amend"]:
        for key in amendment["set"]:
            where = f"amend.{amendment['name']}.set: {key}"
            if not key.startswith("seat."):
                continue
            columns = any(seat["column"] for seat in document["seat"])
            if columns or document["finish"]["arrive"] == "row":
                yield Problem(where, "route-later", rule="L-02")
            elif not set.intersection(*every):
                yield Problem(where, "routes-apart", rule="L-22")

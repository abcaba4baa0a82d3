"""Laws for numbered squares and dice, home columns, partners and extra throws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playpalace_ludo.core.board import RouteText
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.generator import NUMBERS
from playpalace_ludo.core.language.routes import read_route, read_tiles
from playpalace_ludo.core.language.schema import Document, now_and_later


def columns_fit(document: Document) -> Iterable[Problem]:
    """Check that home columns end their routes, and squares are numbered one by one."""
    routes = [read_route(seat["route"]) for seat in document["seat"]]
    for seat, route in zip(document["seat"], routes, strict=True):
        too_long = seat["column"] >= len(route.tiles)
        if seat["column"] and (route.forks or too_long):
            yield Problem(f"seat.{seat['colour']}.column", "column-too-long", rule="L-21")
    if document["board"]["squares"] == "numbered" and not _are_numbered(document, routes):
        yield Problem("board.squares", "squares-gap", rule="L-21")
    for where, blocking in now_and_later(document, "home.blocking"):
        if blocking != "none" and not any(seat["column"] for seat in document["seat"]):
            yield Problem(where, "needs-key", {"needs": "seat.column"}, "L-01")


def _are_numbered(document: Document, routes: list[RouteText]) -> bool:
    """Tell whether the tiles outside home columns are 1, 2, 3 and so on, and no others."""
    track: set[str] = set()
    private: set[str] = set()
    for seat, route in zip(document["seat"], routes, strict=True):
        tiles = route.every_tile
        cut = len(tiles) - seat["column"]
        track |= {*tiles[:cut]}
        private |= {*tiles[cut:]}
        if len({*tiles}) < len(tiles):
            return False
    numbers = {str(n) for n in range(1, len(track) + 1)}
    return track == numbers and not any(tile.isdecimal() for tile in private)


def safe_tiles_fit(document: Document) -> Iterable[Problem]:
    """Check that tiles safe for one seat exist, and belong to one seat only."""
    tiles = {tile for seat in document["seat"] for tile in read_route(seat["route"]).every_tile}
    taken: set[str] = set()
    for seat in document["seat"]:
        where = f"seat.{seat['colour']}.safe_tiles"
        for tile in (tile for text in seat["safe_tiles"] for tile in read_tiles(text)):
            if tile not in tiles:
                yield Problem(where, "no-such", {"what": "tile", "name": show(tile)}, "L-01")
            elif tile in taken:
                yield Problem(where, "named-twice", {"name": show(tile)}, "L-33")
            taken.add(tile)


def numbered_dice_fit(document: Document) -> Iterable[Problem]:
    """Check that dice read as numbers have numbers, and that totals and Doubleds can be made."""
    chance = document["randomiser"]
    numbered = chance["faces"] == "numbered"
    if numbered and not _is_numbered_die(document):
        yield Problem("randomiser.faces", "faces-not-numbered", rule="L-14")
    if chance["use"] == "total" and not (numbered and chance["dice"] == 2):
        needs = 'randomiser.faces = "numbered", randomiser.dice = 2'
        yield Problem("randomiser.use", "needs-key", {"needs": needs}, "L-14")
    yield from _doubleds_fit(document)


def _is_numbered_die(document: Document) -> bool:
    later = (key for amendment in document["amend"] for key in amendment["set"])
    return (
        document["randomiser"]["kind"] == "dice"
        and not document["die"]
        and [outcome["name"] for outcome in document["outcome"]] == NUMBERS
        and len({outcome["weight"] for outcome in document["outcome"]}) == 1
        and not any(key.startswith("outcome.") and key.endswith(".weight") for key in later)
    )


def _doubleds_fit(document: Document) -> Iterator[Problem]:
    """Check that each face of the one die walks its own number, of which a Doubled walks half."""
    doubled = [where for where, value in now_and_later(document, "stack.doubled") if value]
    if not doubled:
        return
    chance = document["randomiser"]
    walks = all(
        phrases[-1:] == [f"move {outcome['name']}"]
        for outcome in document["outcome"]
        for phrases in [list(outcome["do"])]
    )
    if chance["faces"] != "numbered" or chance["dice"] > 1 or not walks:
        needs = 'randomiser.faces = "numbered", randomiser.dice = 1, outcome.N.do = ["move N"]'
        yield Problem(doubled[0], "needs-key", {"needs": needs}, "L-31")
    for where, limit in now_and_later(document, "stack.own_limit"):
        if limit != 2:
            yield Problem(where, "clash-doubled-pair", rule="L-31")


def beginnings_fit(document: Document) -> Iterable[Problem]:
    """Check that every seat has the markers that begin out, and a tile may hold them."""
    out = document["start"]["out"]
    fewest = min(seat["markers"] for seat in document["seat"])
    limit = document["stack"]["own_limit"]
    if document.get("kind") == "cross":  # knobs have checks of their own
        return
    if out > fewest:
        yield Problem("start.out", "clash-markers", {"markers": fewest}, "L-26")
    elif 0 < limit < out:
        yield Problem("start.out", "clash-out-limit", {"limit": limit}, "L-26")


def extra_throws_fit(document: Document) -> Iterable[Problem]:
    """Find extra throws for a streak where none is counted."""
    turn = document["turn"]
    if turn["streak_again"] and not turn["streak_of"] and document.get("kind") != "cross":
        yield Problem("turn.streak_again", "needs-key", {"needs": "turn.streak_of"}, "L-18")


def partners_fit(document: Document) -> Iterable[Problem]:
    """Find settings about partners where everybody plays alone."""
    teams = document["teams"]
    if any(seat["team"] for seat in document["seat"]):
        return
    if teams["passing"] != "not barriers":
        phrase = {"phrase": show(teams["passing"])}
        yield Problem("teams.passing", "no-team", phrase, "L-04")
    if teams["capture"]:
        yield Problem("teams.capture", "no-team", {"phrase": "teams.capture"}, "L-04")

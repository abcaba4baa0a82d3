"""Ways and distances of loose rule files: paths walked both ways, and tables of distances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playpalace_ludo.core.errors import Problem, Values, show
from playpalace_ludo.core.language.routes import read_route, read_tiles
from playpalace_ludo.core.language.schema import Document, now_and_later

MOST_STEPS = 999


def distances(document: Document, ids: Mapping[str, int]) -> dict[int, dict[int, int]]:
    """Return the tiles from which some faces lead a different distance, and how far."""
    faces = {outcome["name"]: face for face, outcome in enumerate(document["outcome"], 1)}
    return {
        ids[tile]: {faces[name]: steps for name, steps in table["steps"].items()}
        for table in document["distance"]
        for tile in _tiles(table["tiles"])
    }


def _tiles(texts: Iterable[str]) -> list[str]:
    return [tile for text in texts for tile in read_tiles(text)]


def distances_fit(document: Document) -> Iterable[Problem]:
    """Check that distance tables name existing tiles and outcomes, and each tile once."""
    texts = (read_route(text) for _, text in now_and_later(document, "seat.route"))
    known = {tile for text in texts for tile in text.every_tile}
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    names = [table["name"] for table in document["distance"]]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield Problem(f"distance.{name}.name", "two-tables", rule="L-01")
    taken: set[str] = set()
    for table in document["distance"]:
        where = f"distance.{table['name']}"
        for tile in dict.fromkeys(_tiles(table["tiles"])):
            if tile not in known:
                yield _absent(f"{where}.tiles", "tile", tile)
            elif tile in taken:
                yield Problem(f"{where}.tiles", "tile-twice", {"tile": show(tile)}, "L-29")
            taken.add(tile)
        for name in table["steps"]:
            if name not in outcomes:
                yield _absent(f"{where}.steps", "outcome", name)


def _absent(where: str, what: str, name: str) -> Problem:
    values: Values = {"what": what, "name": show(name)}
    return Problem(where, "no-such", values, "L-01")

"""The cross board as a generator: from its measures to the routes a loose file writes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.board import Place, Route, Seat
from playpalace_ludo.core.language.knobs import arm_length, track_length
from playpalace_ludo.core.language.routes import read_route

COLOURS = (
    *("red", "blue", "green", "yellow", "orange", "violet"),
    *("black", "white", "pink", "brown", "grey", "turquoise"),
)
"""Of the arms, clockwise. Each must have a word of its own in every language."""

OPENS = 6
"""The face that brings a token out."""

Values = Mapping[str, Any]


def colours(values: Values) -> tuple[str, ...]:
    return COLOURS[: values["board.arms"]]


def start_squares(values: Values) -> tuple[int, ...]:
    arm = arm_length(values)
    return tuple(1 + index * arm for index in range(values["board.arms"]))


def owner_of(values: Values, square: int) -> int:
    """Return the seat on whose arm a square of the track lies, from its start square on."""
    return (square - 1) // arm_length(values)


def tile_ids(values: Values) -> dict[str, int]:
    """Give every tile its id: a square of the track its number, then each home column a range."""
    track, home = track_length(values), values["board.home_squares"]
    ids = {str(square): square for square in range(1, track + 1)}
    column = (f"{colour}{n}" for colour in colours(values) for n in range(1, home + 1))
    return ids | {tile: number for number, tile in enumerate(column, track + 1)}


def seat_entries(values: Values) -> list[dict[str, Any]]:
    """Write out the blocks ``[[seat]]`` of a loose file with this board."""
    return [
        {
            "colour": colour,
            "team": team,
            "markers": values["board.markers"],
            "route": _route(values, colour, start),
            "finish": [f"{colour} home"],
        }
        for colour, team, start in zip(
            colours(values), teams(values), start_squares(values), strict=True
        )
    ]


def teams(values: Values) -> tuple[str, ...]:
    """Name the team of each seat; the partner sits opposite."""
    named, half = colours(values), values["board.arms"] // 2
    if values["teams.pairs"] == "none":
        return ("",) * len(named)
    return tuple(
        f"{named[seat % half]} and {named[seat % half + half]}" for seat in range(len(named))
    )


def _route(values: Values, colour: str, start: int) -> str:
    track, home = track_length(values), values["board.home_squares"]
    entry = (start - 1 - values["board.home_entry_back"]) % track + 1
    ring = f"{start}..{entry}" if entry >= start else f"{start}..{track} 1..{entry}"
    return f"{ring} {colour}1..{colour}{home}"


def seats(values: Values, entries: list[dict[str, Any]]) -> tuple[Seat, ...]:
    """Make the seats of these entries, whose places are told as squares and home columns."""
    ids, home = tile_ids(values), values["board.home_squares"]
    return tuple(_seat(entry, ids, home) for entry in entries)


def _seat(entry: Mapping[str, Any], ids: Mapping[str, int], home: int) -> Seat:
    walk = read_route(entry["route"])
    tiles = [ids[tile] for tile in walk.tiles]
    places = [Place("track", square) for square in tiles[:-home]]
    places += [Place("home", n) for n in range(1, home + 1)]
    return Seat(
        colour=entry["colour"],
        tokens=entry["markers"],
        route=Route(tiles),
        places=(*places, Place("finish"), Place("yard")),
        walk=walk,
    )


def outcome_entries() -> list[dict[str, Any]]:
    """Write out the blocks ``[[outcome]]`` of a loose file with one plain die."""
    return [
        {"name": str(face), "do": ["enter"] * (face == OPENS) + [f"move {face}"]}
        for face in range(1, 7)
    ]

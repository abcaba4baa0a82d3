"""The usual board, generated: from its measures to the seats and routes of a rule file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.language.knobs import arm_length, track_length

COLOURS = (
    *("red", "blue", "green", "yellow", "orange", "violet"),
    *("black", "white", "pink", "brown", "grey", "turquoise"),
)
"""Colours of the arms, clockwise. Each needs a word in every language."""

NUMBERS = ["1", "2", "3", "4", "5", "6"]
"""The faces of a die."""
SIX = "6"
"""The face that brings a token out, and whose streaks count."""

Values = Mapping[str, Any]


def colours(values: Values) -> tuple[str, ...]:
    return COLOURS[: values["board.arms"]]


def start_squares(values: Values) -> tuple[int, ...]:
    arm = arm_length(values)
    return tuple(1 + index * arm for index in range(values["board.arms"]))


def owner_of(values: Values, square: int) -> int:
    """Return the seat on whose arm a square of the track lies, from its start square on."""
    return (square - 1) // arm_length(values)


def seats(values: Values) -> list[dict[str, Any]]:
    """Write out the blocks ``[[seat]]`` of this board."""
    owned = values["safe.squares"] if values["safe.squares_for"] == "own" else ()
    return [
        {
            "colour": colour,
            "team": team,
            "markers": values["board.markers"],
            "route": _route(values, colour, start),
            "column": values["board.home_squares"],
            "safe_tiles": [str(square) for square in owned if owner_of(values, square) == seat],
            "finish": [f"{colour} home"],
        }
        for seat, (colour, team, start) in enumerate(
            zip(colours(values), teams(values), start_squares(values), strict=True)
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


def outcome_entries() -> list[dict[str, Any]]:
    """Write out the blocks ``[[outcome]]`` of one plain die."""
    return [
        {"name": face, "do": [*(["enter"] if face == SIX else []), f"move {face}"]}
        for face in NUMBERS
    ]

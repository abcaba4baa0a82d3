"""Checks of a file on the usual board before it is written out: knobs, players, seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language import generator, knobs, schema
from playpalace_ludo.core.language.desugar import (
    HEADER,
    KEYS,
    OF_CHANCE,
    flatten,
    has_own_chance,
    knob_values,
    says_faces,
)
from playpalace_ludo.core.language.schema import Document, is_int, is_text
from playpalace_ludo.core.language.unknown import unknown_blocks, unknown_key
from playpalace_ludo.core.spelling import closest

_NOT_AMENDABLE = ("board", "dice", "powers")
"""Groups of knobs that stay as they are for a whole game: routes and faces depend on them.

The number of dice may change, as long as each is played by itself.
"""


def problems(document: Document) -> list[Problem]:
    """List problems that keep a file from being written out."""
    given = flatten(document)
    found = _shape_problems(document)
    found += [_unknown(key) for key in given if _is_unknown(key)]
    found += knobs.problems({**_named(given), **_first(given)})
    return found or [*_player_problems(document), *_seat_problems(document)]


def _named(given: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key in knobs.BY_KEY}


def _first(given: Mapping[str, Any]) -> dict[str, Any]:
    """Accept the document's words, too, for who begins."""
    words = {word: known for known, word in knobs.FIRST.items()}
    first = given.get("turn.first")
    return {"turn.first": words[first]} if isinstance(first, str) and first in words else {}


def _is_unknown(key: str) -> bool:
    """Tell whether an existing block lacks this key; a missing block is itself the problem."""
    block, _, name = key.partition(".")
    return block in KEYS and name not in KEYS[block]


def _unknown(key: str) -> Problem:
    """Report a missing key, and whether a knob or a key of a block was meant."""
    block, _, name = key.partition(".")
    near = closest(name, [key for key in schema.SCHEMA.get(block, ()) if key in KEYS[block]])
    return Problem(key, "no-key", suggestion=near) if near else knobs.unknown(key)


def _shape_problems(document: Document) -> list[Problem]:
    strange = {key: document[key] for key in document if key not in {*HEADER, *KEYS}}
    named = [Problem("game", "game-in-cross")] if strange.pop("game", None) is not None else []
    found = [*named, *unknown_blocks(strange, KEYS)]
    found += [
        Problem(key, "not-a-table", {"table": key})
        for key, value in document.items()
        if key in KEYS and key not in schema.NAMED_BY and not isinstance(value, Mapping)
    ]
    if document.get("schema") != 1:
        found.append(Problem("schema", "not-schema-1"))
    if "title" not in document:
        found.append(Problem("title", "missing"))
    elif not is_text(document["title"]):
        found.append(Problem("title", "not-a-text", {"most": schema.MOST_TEXT}))
    return found


def _player_problems(document: Document) -> Iterator[Problem]:
    players, arms = document.get("players", {}), knob_values(document)["board.arms"]
    for key, value in players.items():
        if key not in ("min", "max"):
            yield unknown_key("players", key, ("min", "max"))
        elif not is_int(value) or not 1 <= value <= arms:
            takes = {"low": 1, "high": arms, "value": show(value)}
            yield Problem(f"players.{key}", "not-whole", takes)
    low, high = players.get("min", 2), players.get("max", arms)
    if is_int(low) and is_int(high) and 1 <= high < low <= arms:
        yield Problem("players.max", "clash-players", {"low": low, "high": high})


def _seat_problems(document: Document) -> Iterator[Problem]:
    """Find seats the board does not have, and keys a generated seat cannot have."""
    given = document.get("seat", [])
    if not isinstance(given, (list, tuple)) or not all(isinstance(e, Mapping) for e in given):
        yield Problem("seat", "not-tables", {"table": "seat"}, "L-01")
        return
    known = generator.colours(knob_values(document))
    for number, entry in enumerate(given, 1):
        colour = entry.get("colour")
        if colour not in known:
            near = closest(str(colour), known)
            yield Problem(f"seat {number}.colour", "no-such-seat", {"seats": known}, "L-05", near)
        elif any(other.get("colour") == colour for other in given[: number - 1]):
            yield Problem(f"seat.{colour}.colour", "two-seats", rule="L-05")
        for key in ("route", "column"):
            if key in entry:
                yield Problem(f"seat.{colour}.{key}", "route-generated", rule="L-21")


def clashes(document: Document) -> Iterator[Problem]:
    """Find knobs that clash with the blocks of a file in which nothing else is wrong."""
    values = knob_values(document)
    where = next((block for block in OF_CHANCE if document.get(block)), "outcome")
    own_chance = has_own_chance(document)
    if own_chance and values["dice.count"] > 1:
        yield Problem(where, "clash-chance-dice")
    elif says_faces(document) and values["dice.count"] > 1 and values["dice.use"] == "sum":
        yield Problem(where, "clash-chance-sum")
    if own_chance and values["stack.doubled"]:
        yield Problem(where, "clash-chance-doubled")
    for amendment in document.get("amend", ()):
        yield from _amended_knobs(amendment, values)


def _amended_knobs(amendment: Mapping[str, Any], values: Mapping[str, Any]) -> Iterator[Problem]:
    """Find changed knobs that may not change in a game, or clash with the others."""
    changed = _named(amendment["set"])
    place = f"amend.{amendment['name']}.set"
    for key in changed:
        of_dice = key == "dice.count" and values["dice.use"] == "separate"
        if knobs.BY_KEY[key].group in _NOT_AMENDABLE and not of_dice:
            yield Problem(f"{place}: {key}", "knob-fixed", rule="L-02")
    for problem in knobs.problems({**values, **changed, **_first(changed)}):
        yield problem._replace(key=f"{place}: {problem.key}")

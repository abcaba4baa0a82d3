"""The usual board written out: what knobs and arms stand for, as blocks of the rule document.

A file of ``kind = "cross"`` has knobs and a board generated from its measures. Both are short for
blocks that any rule file may have: a knob's row in ``knobs.py`` says which keys it writes. The
document this module returns is what is checked and compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from playpalace_ludo.core.language import generator, knobs, powers, schema
from playpalace_ludo.core.language.knob import ADDS, OWN_CHANCE, YIELDS, Knob, Writes
from playpalace_ludo.core.language.schema import Document

HEADER = (*schema.HEADER, "players")
"""Keys at the top of a cross file; its title names the game, so it has no block for that."""
OF_CHANCE = ("outcome", "randomiser", "die")
"""Blocks that say which outcomes may fall."""
_GENERATED = {"game": frozenset(schema.SCHEMA["game"]), "board": frozenset({"squares"})}
"""Keys that the usual board writes by itself."""


def _keys() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for group, _, name in (key.partition(".") for key in knobs.BY_KEY):
        found.setdefault(group, []).append(name)
    for block, keys in schema.SCHEMA.items():
        own = [key for key in keys if key not in _GENERATED.get(block, ())]
        if own:
            found[block] = list(dict.fromkeys([*found.get(block, []), *own]))
    return {**found, "players": ["min", "max"]}


KEYS: Mapping[str, list[str]] = _keys()
"""Every block a cross file may have, and all keys of each; the knobs come first."""


def is_cross(document: Document) -> bool:
    return document.get("kind") == "cross"


def flatten(document: Document) -> dict[str, Any]:
    """Return the values of a rule file by dotted key."""
    return {
        f"{group}.{key}": value
        for group, table in document.items()
        if group not in HEADER and isinstance(table, Mapping)
        for key, value in table.items()
    }


def knob_values(document: Document) -> dict[str, Any]:
    """Return the value of every knob, with defaults for those the file does not name."""
    given = {key: value for key, value in flatten(document).items() if key in knobs.BY_KEY}
    values = {**knobs.defaults(), **given}
    values["safe.squares"] = tuple(values["safe.squares"])
    words = {word: known for known, word in knobs.FIRST.items()}
    values["turn.first"] = words.get(values["turn.first"], values["turn.first"])
    return values


def says_more(document: Document) -> bool:
    """Tell whether a file has keys besides knobs."""
    given = any(key not in knobs.BY_KEY for key in flatten(document))
    return given or any(block in document for block in schema.NAMED_BY)


def desugar(document: Document) -> Document:
    """Write a checked file out."""
    if not is_cross(document):
        return document
    values = knob_values(document)
    own_chance = has_own_chance(document)
    return with_knobs(with_board(document, values), values, own_chance=own_chance)


def with_board(document: Document, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the blocks of a cross file, with its board and its die."""
    low, high = player_range(document, values)
    own = {entry["colour"]: entry for entry in document.get("seat", ())}
    return {
        "schema": 1,
        "kind": "cross",
        "outcome": generator.outcome_entries(),
        **{block: _block(document[block], block) for block in schema.SCHEMA if block in document},
        "game": {"name": document["title"], "min_players": low, "max_players": high},
        "board": {"squares": "numbered"},
        **_with_powers(document, values),
        "seat": [{**seat, **own.get(seat["colour"], {})} for seat in generator.seats(values)],
    }


def _with_powers(document: Document, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the file's own abilities and tile rules, followed by those of the powers."""
    own = {block: document.get(block, []) for block in ("ability", "tile_rule")}
    made = powers.blocks(values)
    return {
        block: [*given, *made[block]] if isinstance(given, list) else given
        for block, given in own.items()
        if block in made
    }


def _block(given: Any, block: str) -> Any:
    """Leave the knobs out."""
    if not isinstance(given, Mapping):
        return given
    return {key: value for key, value in given.items() if f"{block}.{key}" not in knobs.BY_KEY}


def player_range(document: Document, values: Mapping[str, Any]) -> tuple[int, int]:
    players = document.get("players", {})
    if knobs.has_pairs(values):  # nobody's partner is missing
        return values["board.arms"], values["board.arms"]
    return players.get("min", 2), players.get("max", values["board.arms"])


def says_faces(document: Document) -> bool:
    """Tell whether the file says what faces do, now or after an amendment."""
    said = any(document.get(block) for block in OF_CHANCE)
    return said or any(key.startswith("outcome.") for key in _amended_keys(document))


def has_own_chance(document: Document) -> bool:
    """Tell whether the file has other than the usual dice, whatever their faces do."""
    return says_faces(document) and not is_plain_die(with_usual_faces(document))


def with_usual_faces(document: Document) -> Document:
    """Return a cross file with the faces of the usual die, unless it has its own."""
    if not is_cross(document) or document.get("outcome"):
        return document
    return {**document, "outcome": generator.outcome_entries()}


def _amended_keys(document: Document) -> Iterator[str]:
    """Yield the keys that amendments set, as far as they are legible."""
    amendments = document.get("amend", ())
    for amendment in amendments if isinstance(amendments, (list, tuple)) else ():
        changes = amendment.get("set") if isinstance(amendment, Mapping) else None
        yield from changes if isinstance(changes, Mapping) else ()


def with_knobs(document: Document, values: Mapping[str, Any], *, own_chance: bool) -> Document:
    """Let every knob write its keys into the blocks of a cross file."""
    whole = {
        block: dict(given) if isinstance(given, Mapping) else given
        for block, given in document.items()
    }
    silent = {OWN_CHANCE} if own_chance else set()
    silent |= flatten(document).keys()
    for knob in knobs.KNOBS:
        for writes in knob.writes:
            if writes.key not in knobs.GENERATED and writes.unless not in silent:
                _write(whole, knob, writes, values)
    turn, chance = whole["turn"], whole["randomiser"]
    names = [outcome.get("name") for outcome in whole.get("outcome", ())]
    if turn.get("order") == "draw":  # which decides who begins as well
        turn["first"] = "seat 1"
    turn.setdefault("rounds", "as needed")
    turn.setdefault("streak_of", generator.SIX if generator.SIX in names else "")
    chance.setdefault("faces", "named" if own_chance else "numbered")
    return whole


def _write(document: dict[str, Any], knob: Knob, writes: Writes, values: Mapping[str, Any]) -> None:
    block, _, name = writes.key.partition(".")
    table = document.setdefault(block, {})
    value = writes.value(knob, values)
    if name not in table:
        table[name] = value
    elif writes.meets == ADDS:
        table[name] = _added(value, table[name])
    elif writes.meets != YIELDS:
        table[name] = value


def _added(mine: Iterable[str], theirs: Any) -> Any:
    """Join two lists without repeats; a value that is no list is left for the checks."""
    return list(dict.fromkeys([*mine, *theirs])) if isinstance(theirs, (list, tuple)) else theirs


def is_plain_die(document: Document) -> bool:
    """Tell whether a six-sided die is thrown, whatever its faces do."""
    outcomes, chance = document.get("outcome", ()), document.get("randomiser", {})
    return (
        isinstance(outcomes, (list, tuple))
        and isinstance(chance, Mapping)
        and all(isinstance(outcome, Mapping) for outcome in outcomes)
        and chance.get("kind", "dice") == "dice"
        and chance.get("dice", 1) == 1
        and not document.get("die")
        and [outcome.get("name") for outcome in outcomes] == generator.NUMBERS
        and all(outcome.get("weight", 1) == outcomes[0].get("weight", 1) for outcome in outcomes)
        and not any(key.endswith(".weight") for key in _amended_keys(document))
    )

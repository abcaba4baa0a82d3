"""All problems of a rule file: its shape is checked here, then the laws."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import Problem, Values, cut, show
from playpalace_ludo.core.language import cross_checks
from playpalace_ludo.core.language.amounts import amount_problems
from playpalace_ludo.core.language.condition_laws import condition_problems
from playpalace_ludo.core.language.desugar import (
    has_own_chance,
    is_cross,
    knob_values,
    with_board,
    with_knobs,
)
from playpalace_ludo.core.language.knobs import BY_KEY
from playpalace_ludo.core.language.laws import (
    LAWS,
    is_amendable,
    nearest,
    no_key_to_change,
)
from playpalace_ludo.core.language.movement import MOST_STEPS
from playpalace_ludo.core.language.routes import RouteError, read_route, read_tiles
from playpalace_ludo.core.language.schema import (
    AMENDABLE,
    CONDITIONS,
    HEADER,
    LISTS,
    MAY_HANG,
    MOST,
    MOST_ENTRIES,
    MOST_TEXT,
    MOST_WEIGHT,
    NAMED_BY,
    PHRASES,
    SCHEMA,
    Document,
    Key,
    Phrases,
    complete,
    condition_kind,
    is_condition,
    is_int,
    is_text,
    split_amount,
    split_condition,
)
from playpalace_ludo.core.language.unknown import unknown_blocks, unknown_key
from playpalace_ludo.core.spelling import closest


class _Flaw(NamedTuple):
    """A problem of shape, and the schema key it makes unusable for later checks."""

    spoils: str
    problem: Problem


def problems(document: Document) -> list[Problem]:
    """List all problems of a rule file; a law is checked only if the keys it needs are legible."""
    return checked(document)[1]


def checked(document: Document) -> tuple[dict[str, Any], list[Problem]]:
    """Return a rule file with every default filled in, and all its problems."""
    if not is_cross(document):
        return _judged(document, lambda sound: sound)
    if found := cross_checks.problems(document):
        return {}, found
    values, own_chance = knob_values(document), has_own_chance(document)
    board = with_board(document, values)
    whole, found = _judged(board, lambda sound: with_knobs(sound, values, own_chance=own_chance))
    return whole, found or list(cross_checks.clashes(document))


def _judged(
    document: Document, written_out: Callable[[Document], Document]
) -> tuple[dict[str, Any], list[Problem]]:
    flaws = list(_shape(document))
    spoiled = {flaw.spoils for flaw in flaws}
    sound = {block: value for block, value in document.items() if block not in spoiled}
    found = [flaw.problem for flaw in flaws]
    whole = complete(written_out(sound))
    legible = _Legible.of(whole, spoiled) if spoiled else whole
    for law in LAWS:
        with suppress(_Illegible):
            found += list(law(legible))
    return whole, found


class _Illegible(Exception):
    """Raised when a law asks for an illegible key, so it cannot be checked."""


class _Legible(dict[str, Any]):
    """A part of a rule file without its illegible keys; asking for one raises `_Illegible`."""

    spoiled: frozenset[str] = frozenset()

    def __missing__(self, key: str) -> Any:
        raise _Illegible if key in self.spoiled else KeyError(key)

    @classmethod
    def of(cls, document: Mapping[str, Any], spoiled: set[str]) -> _Legible:
        """Remove illegible blocks, and illegible keys of the other blocks, from a document."""
        found = cls._without(document, {key for key in spoiled if "." not in key})
        for block in found:
            keys = {key.partition(".")[2] for key in spoiled if key.startswith(f"{block}.")}
            if keys and block in NAMED_BY:
                found[block] = [cls._without(entry, keys) for entry in found[block]]
            elif keys:
                found[block] = cls._without(found[block], keys)
        return found

    @classmethod
    def _without(cls, table: Mapping[str, Any], keys: set[str]) -> _Legible:
        found = cls((key, value) for key, value in table.items() if key not in keys)
        found.spoiled = frozenset(keys)
        return found


def _shape(document: Document) -> Iterable[_Flaw]:
    if document.get("schema") != 1:
        yield _Flaw("schema", Problem("schema", "not-schema-1", rule="L-01"))
    strange = {name: document[name] for name in document if name not in {*SCHEMA, *HEADER}}
    for name, problem in zip(strange, unknown_blocks(strange, SCHEMA, "L-01"), strict=True):
        yield _Flaw(name, problem)
    for block, rule in (("game", "L-01"), ("seat", "L-04"), ("outcome", "L-14, L-15")):
        if not document.get(block):
            yield _Flaw(block, Problem(block, "missing", rule=rule))
    for block, keys in SCHEMA.items():
        if block in document:
            yield from _block_flaws(block, keys, document[block])


def _block_flaws(block: str, keys: Mapping[str, Key], given: object) -> Iterable[_Flaw]:
    if block not in NAMED_BY:
        if isinstance(given, Mapping):
            yield from _table_flaws(block, block, keys, given)
        else:
            yield _Flaw(block, Problem(block, "not-a-table", {"table": block}, "L-01"))
        return
    if not isinstance(given, (list, tuple)) or not all(isinstance(e, Mapping) for e in given):
        yield _Flaw(block, Problem(block, "not-tables", {"table": block}, "L-01"))
        return
    if len(given) > MOST[block]:
        many = {"count": len(given), "most": MOST[block]}
        yield _Flaw(block, Problem(block, "too-many", many, "L-01"))
        return
    for number, entry in enumerate(given, 1):
        name = entry.get(NAMED_BY[block])
        where = f"{block}.{name}" if is_text(name) else f"{block} {number}"
        yield from _table_flaws(where, block, keys, entry)


def _table_flaws(
    where: str, block: str, keys: Mapping[str, Key], given: Mapping[str, Any]
) -> Iterable[_Flaw]:
    for name, value in given.items():
        key = keys.get(name)
        spoils = f"{block}.{name}"
        if key is None:
            yield _Flaw(spoils, unknown_key(where, name, keys, "L-01"))
        else:
            for problem in _value_problems(f"{where}.{name}", key, value):
                yield _Flaw(spoils, problem)
    for name, key in keys.items():
        if key.needed and name not in given:
            yield _Flaw(f"{block}.{name}", Problem(f"{where}.{name}", "missing", rule="L-01"))


def _value_problems(where: str, key: Key, value: Any) -> Iterable[Problem]:
    if key.kind == "text":
        if not is_text(value) and not (value == "" and key.default == ""):
            meant = f'"{value}"' if is_int(value) else ""
            yield Problem(where, "not-a-text", {"most": MOST_TEXT}, "L-01", meant)
    elif key.kind == "int":
        if not is_int(value) or not key.low <= value <= key.high:
            values: Values = {"low": key.low, "high": key.high, "value": show(value)}
            yield Problem(where, "not-whole", values, "L-01")
    elif key.kind == "bool":
        if not isinstance(value, bool):
            yield Problem(where, "knob-bool", {"value": show(value)}, "L-01")
    elif key.kind == "number":
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not is_number or not 0 < value <= MOST_WEIGHT:
            values = {"most": MOST_WEIGHT, "value": show(value)}
            yield Problem(where, "not-a-number", values, "L-15")
    elif key.kind == "choice":
        if value not in key.choices:
            values = {"choices": tuple(map(repr, key.choices)), "value": show(value)}
            near = _near_choice(value, key.choices)
            yield Problem(where, "not-a-choice", values, rule="L-01", suggestion=near)
    elif key.kind == "route":
        yield from _route_problems(where, value)
    elif key.kind == "steps":
        yield from _steps_problems(where, value)
    elif key.kind == "table":
        yield from _set_problems(where, value)
    elif key.kind in LISTS:
        yield from _list_problems(where, key.kind, value)
    else:
        yield from _phrase_problems(where, key.kind, value)


def _near_choice(value: object, choices: Iterable[str]) -> str:
    """Find the choice meant, but not one the value only negates by a prefix."""
    begun = [choice for choice in choices if isinstance(value, str) and value.startswith(choice)]
    near = begun[0] if begun else nearest(value, choices)
    return "" if str(value).endswith(near) else near


def _list_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_ENTRIES:
        meant = f'["{cut(value)}"]' if isinstance(value, str) else ""
        yield Problem(where, "not-a-list", {"most": MOST_ENTRIES}, "L-01", meant)
        return
    for item in value:
        if kind in PHRASES or kind in CONDITIONS:
            yield from _phrase_problems(where, kind, item)
        elif not is_text(item):
            yield Problem(where, "not-a-line", {"value": show(item)}, "L-01")
        elif kind == "tiles":
            yield from _tile_run_problems(where, item)


def _tile_run_problems(where: str, text: str) -> Iterable[Problem]:
    try:
        read_tiles(text)
    except RouteError as error:
        yield error.problem._replace(key=where)


def _phrase_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    is_text = isinstance(value, str) and len(value) <= MOST_TEXT
    if is_text and is_condition(kind, value):
        yield from condition_problems(where, value, kind)
        return
    if kind not in PHRASES:
        yield Problem(where, "not-a-line", {"value": show(value)}, CONDITIONS[kind])
        return
    phrases = PHRASES[kind]
    first, condition = split_condition(value) if is_text else (value, "")
    if condition and kind in MAY_HANG:
        begins = len(value) - len(condition)
        yield from condition_problems(where, value, condition_kind(kind, value), begins)
        value = first
    elif condition and phrases.match(first):
        yield Problem(where, "no-condition-here", {"phrase": show(first)}, "L-01")
        return
    if is_text and kind in MAY_HANG and split_amount(value)[1]:
        yield from amount_problems(where, value, kind)
        value = split_amount(value)[0]
    if is_text and phrases.match(value):
        return
    if is_text and phrases.match(re.sub(r"\d+", "1", value)):
        way = "back" if phrases.match(re.sub(r"-?\d+", "-1", value)) else "on"
        values: Values = {"value": show(value), "most": phrases.most, "way": way}
        yield Problem(
            where, "not-in-range", values, rule="L-01", suggestion=_near_phrase(value, phrases)
        )
    else:
        values = {"value": show(value), "either": tuple(map(repr, phrases.forms))}
        yield Problem(
            where, "not-a-phrase", values, rule="L-01", suggestion=_near_phrase(value, phrases)
        )


def _near_phrase(value: object, phrases: Phrases) -> str:
    """Find the nearest phrase, keeping the number that was written where possible."""
    if not isinstance(value, str) or len(value) > 60:
        return ""
    number = re.search(r"-?\d+", value)
    near = closest(re.sub(r"-?\d+", "N", value), list(phrases.forms))
    if not number or not near.endswith(" N"):
        return near
    meant = near.replace("N", str(int(number[0])))
    return meant if phrases.match(meant) else ""


def _route_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, str):
        tiles = value if isinstance(value, list) else ()
        meant = cut(" ".join(tile for tile in tiles if isinstance(tile, str)))
        yield Problem(where, "not-a-route", rule="L-01", suggestion=meant)
        return
    try:
        read_route(value)
    except RouteError as error:
        yield error.problem._replace(key=where)


def _set_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, Mapping) or not 1 <= len(value) <= MOST_ENTRIES:
        yield Problem(where, "not-changes", rule="L-01")
        return
    for dotted, new in value.items():
        block, _, rest = dotted.partition(".")
        name = rest.rpartition(".")[2]
        at = f"{where}: {cut(dotted)}"
        if not rest and isinstance(new, Mapping):
            yield Problem(at, "not-quoted-key", {"key": cut(_unquoted(dotted, new))}, "L-01, L-02")
        elif (knob := BY_KEY.get(dotted)) and not is_amendable(dotted):
            if wrong := knob.check(new):
                yield wrong._replace(key=at)
        elif not rest or (block not in AMENDABLE and not is_amendable(dotted)):
            yield Problem(at, "not-amendable", {"blocks": AMENDABLE}, "L-01, L-02")
        elif not is_amendable(dotted):
            yield no_key_to_change(at, block, name)
        else:
            yield from _value_problems(at, SCHEMA[block][name], new)


def _steps_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, Mapping) or not 1 <= len(value) <= MOST_ENTRIES:
        yield Problem(where, "not-steps", rule="L-29")
        return
    for name, steps in value.items():
        if not is_int(steps) or abs(steps) > MOST_STEPS:
            low_high: Values = {"low": -MOST_STEPS, "high": MOST_STEPS, "value": show(steps)}
            yield Problem(f"{where}.{cut(name)}", "not-whole", low_high, "L-29")


def _unquoted(key: str, value: object) -> str:
    """Rebuild a dotted key that was written without quotes and so became a table in a table."""
    while isinstance(value, Mapping) and value:
        name, value = next(iter(value.items()))
        key += f".{name}"
    return key

"""The schema of loose rule files: one table of keys, their types, and the checks of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.knobs import closest
from playpalace_ludo.core.routes import RouteError, RouteText, read_route
from playpalace_ludo.core.rules import Trigger

MOST_SEATS = 12
MOST_MARKERS = 16
MOST_OUTCOMES = 60
MOST_ENTRIES = 100
MOST_STEPS = 400
MOST_TEXT = 400
MOST_COPIES = 1000


class Key(NamedTuple):
    kind: str
    """text, int, number, words (a list of texts), choice, table, or a phrase kind."""
    default: Any = None
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    needed: bool = False


PHRASES: Mapping[str, tuple[re.Pattern[str], str]] = {
    "order": (
        re.compile(r"enter|pass|(move|push) -?[1-9]\d{0,2}"),
        "'enter', 'move N', 'push N' or 'pass'",
    ),
    "effect": (
        re.compile(r"again|skip self|skip next|reverse"),
        "'again', 'skip self', 'skip next' or 'reverse'",
    ),
    "capture effect": (re.compile(r"to start|back [1-9]\d{0,2}"), "'to start' or 'back N'"),
    "needs": (re.compile(r"nothing|captures [1-9]\d{0,3}"), "'nothing' or 'captures N'"),
    "win": (
        re.compile(r"all home|(home|captures) [1-9]\d{0,3}"),
        "'all home', 'home N' or 'captures N'",
    ),
    "trigger": (
        re.compile(r"(home|captures|round) [1-9]\d{0,5}|draw .+"),
        "'home N', 'captures N', 'round N' or 'draw NAME'",
    ),
}

SCHEMA: Mapping[str, Mapping[str, Key]] = {
    "game": {
        "name": Key("text", needed=True),
        "min_players": Key("int", 2, 1, MOST_SEATS),
        "max_players": Key("int", None, 1, MOST_SEATS),
    },
    "seat": {
        "colour": Key("text", needed=True),
        "markers": Key("int", 4, 1, MOST_MARKERS),
        "route": Key("route", needed=True),
        "finish": Key("words", needed=True),
    },
    "randomiser": {"kind": Key("choice", "dice", choices=("dice", "cards", "spinner"))},
    "outcome": {
        "name": Key("text", needed=True),
        "weight": Key("number", 1),
        "do": Key("order", ()),
        "then": Key("effect", ()),
    },
    "stack": {"own_limit": Key("int", 0, 0, MOST_MARKERS)},
    "capture": {
        "when": Key("choice", "land", choices=("land", "pass", "never")),
        "spare_tiles": Key("words", ()),
        "spare_groups_of": Key("int", 0, 0, MOST_MARKERS),
        "effect": Key("capture effect", "to start"),
        "reward": Key("effect", ()),
    },
    "finish": {
        "arrive": Key("choice", "exact", choices=("exact", "at least", "bounce")),
        "needs": Key("needs", "nothing"),
    },
    "turn": {
        "first": Key(
            "choice", "seat 1", choices=("seat 1", "lowest draw", "highest draw", "random")
        ),
        "direction": Key("choice", "clockwise", choices=("clockwise", "counter")),
        "again_limit": Key("int", 0, 0, 1000),
        "tries": Key("int", 1, 1, 10),
    },
    "win": {
        "when": Key("win", ("all home",)),
        "play_on": Key("choice", "stop", choices=("stop", "places", "forever")),
        "max_turns": Key("int", 0, 0, 1_000_000),
    },
    "tile_rule": {"tile": Key("text", needed=True), "on_land": Key("effect", needed=True)},
    "amend": {
        "name": Key("text", needed=True),
        "when": Key("trigger", needed=True),
        "set": Key("table", needed=True),
        "say": Key("text", ""),
    },
}

NAMED_BY = {"seat": "colour", "outcome": "name", "amend": "name", "tile_rule": "tile"}
"""Blocks that may occur several times, and the key that tells them apart."""
HEADER = ("schema", "kind", "name", "title", "source", "base")
AMENDABLE = ("outcome", "stack", "capture", "finish", "turn", "win", "tile_rule")

_LISTS = ("words", "order", "effect", "win", "trigger")


def complete(document: Mapping[str, Any]) -> dict[str, Any]:
    """A checked document with every default written out."""
    whole = dict(document)
    for block, keys in SCHEMA.items():
        defaults = {name: key.default for name, key in keys.items()}
        if block in NAMED_BY:
            whole[block] = [{**defaults, **entry} for entry in document.get(block, [])]
        else:
            whole[block] = {**defaults, **document.get(block, {})}
    whole["game"]["max_players"] = whole["game"]["max_players"] or len(whole["seat"])
    return whole


def steps_back(effect: str) -> int:
    return int(effect.split()[1]) if effect != "to start" else 0


def needed_captures(needs: str) -> int:
    return int(needs.split()[1]) if needs != "nothing" else 0


def trigger(phrase: str) -> Trigger:
    if phrase == "all home":
        return Trigger(phrase)
    kind, _, rest = phrase.partition(" ")
    return Trigger(kind, name=rest) if kind == "draw" else Trigger(kind, int(rest))


def problems(document: Mapping[str, Any]) -> list[Problem]:
    """Everything wrong with a rule file: first its shape, and if that holds, the rules' own law."""
    return shape_problems(document) or list(_law(complete(document)))


def shape_problems(document: Mapping[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    if document.get("schema") != 1:
        found.append(Problem("schema", "must be 1", "L-01"))
    for block in document:
        if block not in SCHEMA and block not in HEADER:
            found.append(
                Problem(block, "there is no such block", "L-01", closest(block, list(SCHEMA)))
            )
    for block in ("game", "seat", "outcome"):
        if not document.get(block):
            found.append(Problem(block, "is missing", _MISSING[block]))
    for block, keys in SCHEMA.items():
        if block in document:
            found += _block_problems(block, keys, document[block])
    return found


_MISSING = {"game": "L-01", "seat": "L-04", "outcome": "L-14, L-15"}


def _block_problems(block: str, keys: Mapping[str, Key], given: object) -> Iterable[Problem]:
    if block not in NAMED_BY:
        if not isinstance(given, Mapping):
            yield Problem(block, f"must be a table, written [{block}]", "L-01")
            return
        yield from _table_problems(block, keys, given)
        return
    if not isinstance(given, (list, tuple)) or not all(isinstance(e, Mapping) for e in given):
        yield Problem(block, f"must be a list of tables, each written [[{block}]]", "L-01")
        return
    most = {"seat": MOST_SEATS, "outcome": MOST_OUTCOMES}.get(block, MOST_ENTRIES)
    if len(given) > most:
        yield Problem(block, f"there are {len(given)}, {most} are the most", "L-01")
        return
    for number, entry in enumerate(given, 1):
        name = entry.get(NAMED_BY[block])
        where = f"{block}.{name}" if isinstance(name, str) and name else f"{block} {number}"
        yield from _table_problems(where, keys, entry)


def _table_problems(
    where: str, keys: Mapping[str, Key], given: Mapping[str, Any]
) -> Iterable[Problem]:
    for name, value in given.items():
        key = keys.get(name)
        if key is None:
            yield Problem(
                f"{where}.{name}", "there is no such key", "L-01", closest(name, list(keys))
            )
        else:
            yield from _value_problems(f"{where}.{name}", key, value)
    for name, key in keys.items():
        if key.needed and name not in given:
            yield Problem(f"{where}.{name}", "is missing", "L-01")


def _value_problems(where: str, key: Key, value: Any) -> Iterable[Problem]:
    if key.kind == "text":
        if not _is_text(value) and not (value == "" and key.default == ""):
            yield Problem(where, f"must be a text of up to {MOST_TEXT} characters", "L-01")
    elif key.kind == "int":
        if not _is_int(value) or not key.low <= value <= key.high:
            wanted = f"must be a whole number from {key.low} to {key.high}"
            yield Problem(where, f"{wanted}, not {value!r}", "L-01")
    elif key.kind == "number":
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not (
            0 < value <= 1_000_000
        ):
            yield Problem(where, f"must be a number above 0, not {value!r}", "L-15")
    elif key.kind == "choice":
        if value not in key.choices:
            wanted = ", ".join(map(repr, key.choices))
            near = closest(str(value), list(key.choices))
            yield Problem(where, f"must be one of {wanted}, not {value!r}", "L-01", near)
    elif key.kind == "route":
        yield from _route_problems(where, value)
    elif key.kind == "table":
        yield from _set_problems(where, value)
    elif key.kind in _LISTS:
        yield from _list_problems(where, key.kind, value)
    else:
        yield from _phrase_problems(where, key.kind, value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= MOST_TEXT


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_ENTRIES:
        yield Problem(where, f"must be a list of at most {MOST_ENTRIES} texts", "L-01")
        return
    for item in value:
        if kind == "words":
            if not _is_text(item):
                yield Problem(where, f"{item!r} is not a text", "L-01")
        else:
            yield from _phrase_problems(where, kind, item)


def _phrase_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    pattern, wanted = PHRASES[kind]
    if not isinstance(value, str) or not pattern.fullmatch(value):
        words = re.findall(r"'([^']+)'", wanted)
        near = closest(value, words) if isinstance(value, str) else ""
        yield Problem(where, f"{value!r} is not {wanted}", "L-01", near)


def _route_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, str):
        yield Problem(where, "must be a text of tile names", "L-01")
        return
    try:
        read_route(value)
    except RouteError as error:
        yield Problem(where, str(error), error.rule)


def _set_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, Mapping) or not value:
        yield Problem(where, "must be a table of keys and their new values", "L-01")
        return
    for key in value:
        if key.partition(".")[0] not in AMENDABLE or "." not in key:
            yield Problem(
                f"{where}: {key}",
                "cannot be changed during the game, only " + ", ".join(AMENDABLE) + " can",
                "L-02",
            )


def _law(document: Mapping[str, Any]) -> Iterable[Problem]:
    """The "must" sentences of the rulebook about rules themselves."""
    routes = [read_route(seat["route"]) for seat in document["seat"]]
    yield from _seat_law(document, routes)
    yield from _outcome_law(document)
    yield from _name_law(document, routes)
    phrases = list(_every_order(document))
    if "enter" not in phrases:
        yield Problem("outcome", "nothing lets a marker leave the Start: add 'enter'", "L-25")
    if document["capture"]["when"] == "never" and not any(p.startswith("push") for p in phrases):
        yield Problem(
            "capture.when", "there must be a capture, or a 'push' order somewhere", "L-32, L-33"
        )


def _seat_law(document: Mapping[str, Any], routes: list[RouteText]) -> Iterable[Problem]:
    seats, game = document["seat"], document["game"]
    colours = [seat["colour"] for seat in seats]
    if len(set(colours)) < len(colours):
        twice = next(colour for colour in colours if colours.count(colour) > 1)
        yield Problem(f"seat.{twice}.colour", "two seats have this colour", "L-05")
    names = [name for seat in seats for name in seat["finish"]]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        yield Problem("seat.finish", f"the place {twice!r} is named twice", "L-11, L-12, L-34")
    for seat in seats:
        if not seat["finish"]:
            yield Problem(f"seat.{seat['colour']}.finish", "needs at least one name", "L-11, L-37")
    if routes and not set.intersection(*(set(route.every_tile) for route in routes)):
        yield Problem("seat.route", "no tile lies on the route of every seat", "L-22")
    if not game["min_players"] <= game["max_players"] <= len(seats):
        yield Problem(
            "game.max_players",
            f"must lie between min_players and the number of seats, {len(seats)}",
            "L-04",
        )
    if document["finish"]["arrive"] == "bounce" and any(route.branches for route in routes):
        yield Problem("finish.arrive", "'bounce' needs routes without a fork", "L-01")


def _outcome_law(document: Mapping[str, Any]) -> Iterable[Problem]:
    outcomes = document["outcome"]
    if len(outcomes) < 2:
        yield Problem("outcome", "at least two outcomes are needed to be random", "L-15")
    names = [outcome["name"] for outcome in outcomes]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        yield Problem(f"outcome.{twice}.name", "two outcomes have this name", "L-01")
    if document["randomiser"]["kind"] == "cards":
        for outcome in outcomes:
            if not _is_int(outcome["weight"]) or outcome["weight"] > MOST_COPIES:
                yield Problem(
                    f"outcome.{outcome['name']}.weight",
                    f"is the number of copies of a card: a whole number up to {MOST_COPIES}",
                    "L-14",
                )


def _name_law(document: Mapping[str, Any], routes: list[RouteText]) -> Iterable[Problem]:
    """Every tile, outcome and option that is named exists."""
    tiles = sorted({tile for route in routes for tile in route.every_tile})
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    for tile in document["capture"]["spare_tiles"]:
        if tile not in tiles:
            yield _no_such("capture.spare_tiles", "tile", tile, tiles)
    for entry in document["tile_rule"]:
        if entry["tile"] not in tiles:
            yield _no_such(f"tile_rule.{entry['tile']}", "tile", entry["tile"], tiles)
    names = [amendment["name"] for amendment in document["amend"]]
    for amendment in document["amend"]:
        where = f"amend.{amendment['name']}"
        if names.count(amendment["name"]) > 1:
            yield Problem(where, "two amendments have this name", "L-01")
        for phrase in amendment["when"]:
            test = trigger(phrase)
            if test.kind == "draw" and test.name not in outcomes:
                yield _no_such(f"{where}.when", "outcome", test.name, outcomes)
        for key, value in amendment["set"].items():
            yield from _amended_names(f"{where}.set: {key}", key, value, tiles, document)


def _amended_names(
    where: str, key: str, value: Any, tiles: list[str], document: Mapping[str, Any]
) -> Iterable[Problem]:
    head, _, rest = key.partition(".")
    if head in NAMED_BY:
        known = [str(entry[NAMED_BY[head]]) for entry in document[head]]
        name = rest.rpartition(".")[0]
        if name not in known:
            yield _no_such(where, head, name, known)
    if key == "capture.spare_tiles" and isinstance(value, (list, tuple)):
        for tile in value:
            if tile not in tiles:
                yield _no_such(where, "tile", str(tile), tiles)


def _no_such(where: str, what: str, name: str, known: list[str]) -> Problem:
    return Problem(where, f"there is no {what} {name!r}", "L-01", closest(name, known))


def _every_order(document: Mapping[str, Any]) -> Iterable[str]:
    for outcome in document["outcome"]:
        yield from outcome["do"]
    for amendment in document["amend"]:
        for key, value in amendment["set"].items():
            if key.startswith("outcome.") and key.endswith(".do"):
                yield from value

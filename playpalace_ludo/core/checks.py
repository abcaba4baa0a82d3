"""What is wrong with a loose rule file: its shape, and the rulebook's laws for rule files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import Problem, Values, cut, show
from playpalace_ludo.core.knobs import closest
from playpalace_ludo.core.routes import RouteError, RouteText, read_route, read_tiles
from playpalace_ludo.core.schema import (
    AMENDABLE,
    HEADER,
    LISTS,
    MOST,
    MOST_COPIES,
    MOST_ENTRIES,
    MOST_MOVES,
    MOST_ROUTES,
    MOST_TEXT,
    MOST_TOKENS,
    MOST_WEIGHT,
    NAMED_BY,
    PHRASES,
    SCHEMA,
    Document,
    Key,
    complete,
    trigger,
)

_JOINERS = "\u200c\u200d"


class _Flaw(NamedTuple):
    """A problem of shape, and the key of the schema it spoils for the checks behind."""

    spoils: str
    problem: Problem


def problems(document: Document) -> list[Problem]:
    """Everything wrong with a rule file. A law is judged if the keys it looks at can be read."""
    flaws = list(_shape(document))
    spoiled = {flaw.spoils for flaw in flaws}
    sound = {block: value for block, value in document.items() if block not in spoiled}
    found = [flaw.problem for flaw in flaws]
    whole = complete(sound)
    for law, keys in _LAWS:
        needed = {*keys, *(key.partition(".")[0] for key in keys)}
        if needed.isdisjoint(spoiled):
            found += law(whole)
    return found


def _shape(document: Document) -> Iterable[_Flaw]:
    if document.get("schema") != 1:
        yield _Flaw("schema", Problem("schema", "not-schema-1", rule="L-01"))
    for block in document:
        if block not in SCHEMA and block not in HEADER:
            near = closest(block, list(SCHEMA))
            yield _Flaw(block, Problem(cut(block), "no-block", {}, "L-01", near))
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
        where = f"{block}.{name}" if _is_text(name) else f"{block} {number}"
        yield from _table_flaws(where, block, keys, entry)


def _table_flaws(
    where: str, block: str, keys: Mapping[str, Key], given: Mapping[str, Any]
) -> Iterable[_Flaw]:
    for name, value in given.items():
        key = keys.get(name)
        spoils = f"{block}.{name}"
        if key is None:
            near = closest(name, list(keys))
            wrong = Problem(f"{where}.{cut(name)}", "no-key", {}, "L-01", near)
            yield _Flaw(spoils, wrong)
        else:
            for problem in _value_problems(f"{where}.{name}", key, value):
                yield _Flaw(spoils, problem)
    for name, key in keys.items():
        if key.needed and name not in given:
            yield _Flaw(f"{block}.{name}", Problem(f"{where}.{name}", "missing", rule="L-01"))


def _value_problems(where: str, key: Key, value: Any) -> Iterable[Problem]:
    if key.kind == "text":
        if not _is_text(value) and not (value == "" and key.default == ""):
            yield Problem(where, "not-a-text", {"most": MOST_TEXT}, "L-01")
    elif key.kind == "int":
        if not is_int(value) or not key.low <= value <= key.high:
            values: Values = {"low": key.low, "high": key.high, "value": show(value)}
            yield Problem(where, "not-whole", values, "L-01")
    elif key.kind == "number":
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not is_number or not 0 < value <= MOST_WEIGHT:
            values = {"most": MOST_WEIGHT, "value": show(value)}
            yield Problem(where, "not-a-number", values, "L-15")
    elif key.kind == "choice":
        if value not in key.choices:
            values = {"choices": tuple(map(repr, key.choices)), "value": show(value)}
            near = _nearest(value, key.choices)
            yield Problem(where, "not-a-choice", values, "L-01", near)
    elif key.kind == "route":
        yield from _route_problems(where, value)
    elif key.kind == "table":
        yield from _set_problems(where, value)
    elif key.kind in LISTS:
        yield from _list_problems(where, key.kind, value)
    else:
        yield from _phrase_problems(where, key.kind, value)


def _is_text(value: object) -> bool:
    """One line that can be spoken."""
    return (
        isinstance(value, str)
        and bool(value.strip())
        and len(value) <= MOST_TEXT
        and not any(_is_unspeakable(letter) for letter in value)
    )


def _is_unspeakable(letter: str) -> bool:
    """A control character, one that turns the text round, or the end of a line or paragraph."""
    category = unicodedata.category(letter)
    return (category[0] == "C" or category in ("Zl", "Zp")) and letter not in _JOINERS


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _nearest(value: object, words: Iterable[str]) -> str:
    return closest(value, list(words)) if isinstance(value, str) and len(value) < 60 else ""


def _list_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_ENTRIES:
        yield Problem(where, "not-a-list", {"most": MOST_ENTRIES}, "L-01")
        return
    for item in value:
        if kind in PHRASES:
            yield from _phrase_problems(where, kind, item)
        elif not _is_text(item):
            yield Problem(where, "not-a-line", {"value": show(item)}, "L-01")
        elif kind == "tiles":
            yield from _tile_run_problems(where, item)


def _tile_run_problems(where: str, text: str) -> Iterable[Problem]:
    try:
        read_tiles(text)
    except RouteError as error:
        yield error.problem._replace(key=where)


def _phrase_problems(where: str, kind: str, value: Any) -> Iterable[Problem]:
    pattern, forms = PHRASES[kind]
    if not isinstance(value, str) or len(value) > MOST_TEXT or not pattern.fullmatch(value):
        values: Values = {"value": show(value), "either": tuple(map(repr, forms))}
        yield Problem(where, "not-a-phrase", values, "L-01", _near_phrase(value, forms))


def _near_phrase(value: object, forms: Iterable[str]) -> str:
    """The nearest phrase, with the number that was written."""
    if not isinstance(value, str) or len(value) > 60:
        return ""
    number = re.search(r"-?\d+", value)
    near = closest(re.sub(r"-?\d+", "N", value), list(forms))
    return near.replace("N", number[0]) if number and near.endswith(" N") else near


def _route_problems(where: str, value: Any) -> Iterable[Problem]:
    if not isinstance(value, str):
        yield Problem(where, "not-a-route", rule="L-01")
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
        if block not in AMENDABLE or not rest:
            yield Problem(at, "not-amendable", {"blocks": AMENDABLE}, "L-01, L-02")
        elif name not in SCHEMA[block] or name == NAMED_BY.get(block):
            near = closest(name, [key for key in SCHEMA[block] if key != NAMED_BY.get(block)])
            absent = {"name": show(name), "block": block}
            yield Problem(at, "no-key-to-change", absent, "L-01, L-02", near)
        else:
            yield from _value_problems(at, SCHEMA[block][name], new)


def _colours_differ(document: Document) -> Iterable[Problem]:
    for colour in _twice(seat["colour"] for seat in document["seat"]):
        yield Problem(f"seat.{colour}.colour", "two-seats", rule="L-05")


def _finish_names_differ(document: Document) -> Iterable[Problem]:
    taken: set[str] = set()
    for seat in document["seat"]:
        where = f"seat.{seat['colour']}.finish"
        if not seat["finish"]:
            yield Problem(where, "no-name", rule="L-11, L-37")
        for name in seat["finish"]:
            if name in taken:
                yield Problem(where, "named-twice", {"name": show(name)}, "L-11, L-12, L-34")
            taken.add(name)


def _twice(names: Iterable[str]) -> list[str]:
    counted: dict[str, int] = {}
    for name in names:
        counted[name] = counted.get(name, 0) + 1
    return [name for name, count in counted.items() if count > 1]


def _routes(document: Document) -> list[RouteText]:
    return [read_route(seat["route"]) for seat in document["seat"]]


def _tiles(document: Document) -> list[str]:
    return sorted({tile for route in _routes(document) for tile in route.every_tile})


def _routes_meet(document: Document) -> Iterable[Problem]:
    if not set.intersection(*(set(route.every_tile) for route in _routes(document))):
        yield Problem("seat.route", "routes-apart", rule="L-22")


def _players_fit(document: Document) -> Iterable[Problem]:
    game, seats = document["game"], document["seat"]
    if not game["min_players"] <= game["max_players"] <= len(seats):
        yield Problem("game.max_players", "players-and-seats", {"seats": len(seats)}, "L-04")


def _arrival_fits(document: Document) -> Iterable[Problem]:
    """Now and after every amendment."""
    routes = _routes(document)
    for where, arrive in _now_and_later(document, "finish.arrive"):
        if arrive in ("bounce", "row") and any(route.branches for route in routes):
            yield Problem(where, "arrive-fork", {"arrive": show(arrive)}, "L-01")
        elif arrive == "row" and where != "finish.arrive":
            yield Problem(where, "row-later", rule="L-02")
    if document["finish"]["arrive"] == "row":
        yield from _row_fits(document, routes)


def _row_fits(document: Document, routes: list[RouteText]) -> Iterable[Problem]:
    """The last tiles of a route are the row, one marker on each."""
    for where, limit in _now_and_later(document, "stack.own_limit"):
        if limit != 1:
            yield Problem(where, "row-limit", rule="L-37")
    for seat, route in zip(document["seat"], routes, strict=True):
        where = f"seat.{seat['colour']}.route"
        row = route.tiles[len(route.tiles) + 1 - seat["markers"] :] if seat["markers"] > 1 else ()
        others = {t for other in routes if other is not route for t in other.every_tile}
        if len(route.tiles) < seat["markers"]:
            yield Problem(where, "row-too-short", rule="L-37")
        elif others.intersection(row) or len({*route.tiles}) < len(route.tiles):
            yield Problem(where, "row-not-private", {"count": len(row)}, "L-37")


def _teams_play(document: Document) -> Iterable[Problem]:
    teams = {seat["team"] or seat["colour"] for seat in document["seat"]}
    if len(teams) < 2:
        yield Problem("seat.team", "one-team", rule="L-04")
    if not any(seat["team"] for seat in document["seat"]):
        for where, phrases in _now_and_later(document, "win.when"):
            if "team home" in phrases:
                yield Problem(where, "no-team", rule="L-20")


def _streaks_exist(document: Document) -> Iterable[Problem]:
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    for where, name in _now_and_later(document, "turn.streak_of"):
        if name and name not in outcomes:
            yield _no_such(where, "outcome", name, outcomes)


def _now_and_later(document: Document, key: str) -> Iterable[tuple[str, Any]]:
    """A key's value with the place where it stands: in the file, and in amendments."""
    block, _, name = key.partition(".")
    yield key, document[block][name]
    for amendment in document["amend"]:
        if key in amendment["set"]:
            yield f"amend.{amendment['name']}.set: {key}", amendment["set"][key]


def _is_random(document: Document) -> Iterable[Problem]:
    outcomes = document["outcome"]
    if len(outcomes) < 2:
        yield Problem("outcome", "one-outcome", rule="L-15")
    for name in _twice(outcome["name"] for outcome in outcomes):
        yield Problem(f"outcome.{name}.name", "two-outcomes", rule="L-01")
    for outcome in outcomes:
        if re.fullmatch(r"bonus \d+", outcome["name"]):
            where = f"outcome.{outcome['name']}.name"
            yield Problem(where, "bonus-name", rule="L-01")


def _cards_are_counted(document: Document) -> Iterable[Problem]:
    if document["randomiser"]["kind"] != "cards":
        return
    weights = [(f"outcome.{o['name']}.weight", o["weight"]) for o in document["outcome"]]
    weights += [
        (f"amend.{amendment['name']}.set: {key}", value)
        for amendment in document["amend"]
        for key, value in amendment["set"].items()
        if key.startswith("outcome.") and key.endswith(".weight")
    ]
    for where, copies in weights:
        if not is_int(copies) or copies > MOST_COPIES:
            yield Problem(where, "not-copies", {"most": MOST_COPIES}, "L-14")


def _tiles_exist(document: Document) -> Iterable[Problem]:
    tiles = _tiles(document)
    for block, keys in SCHEMA.items():
        for name, key in keys.items():
            if key.kind == "tiles":
                for where, texts in _now_and_later(document, f"{block}.{name}"):
                    for tile in (tile for text in texts for tile in read_tiles(text)):
                        if tile not in tiles:
                            yield _no_such(where, "tile", tile, tiles)
    for entry in document["tile_rule"]:
        if entry["tile"] not in tiles:
            yield _no_such(f"tile_rule.{entry['tile']}.tile", "tile", entry["tile"], tiles)


def _amendments_fit(document: Document) -> Iterable[Problem]:
    """What an amendment waits for and what it changes is there."""
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    for name in _twice(amendment["name"] for amendment in document["amend"]):
        yield Problem(f"amend.{name}.name", "two-amendments", rule="L-01")
    for amendment in document["amend"]:
        where = f"amend.{amendment['name']}"
        for test in map(trigger, amendment["when"]):
            if test.kind == "draw" and test.name not in outcomes:
                yield _no_such(f"{where}.when", "outcome", test.name, outcomes)
        for key in amendment["set"]:
            block, _, rest = key.partition(".")
            name = rest.rpartition(".")[0]
            if block in NAMED_BY:
                known = [str(entry[NAMED_BY[block]]) for entry in document[block]]
                if name not in known:
                    yield _no_such(f"{where}.set: {key}", block, name, known)


def _no_such(where: str, what: str, name: str, known: list[str]) -> Problem:
    absent = {"what": what, "name": show(name)}
    return Problem(where, "no-such", absent, "L-01", _nearest(name, known))


def _every_order(document: Document) -> Iterable[str]:
    for outcome in document["outcome"]:
        yield from (*outcome["do"], *outcome["none_out"], *outcome["all_out"])
    for amendment in document["amend"]:
        for key, value in amendment["set"].items():
            if key.startswith("outcome.") and key.endswith((".do", ".none_out", ".all_out")):
                yield from value


def _markers_may_leave(document: Document) -> Iterable[Problem]:
    if not any(phrase.startswith("enter") for phrase in _every_order(document)):
        yield Problem("outcome", "no-enter", rule="L-25")


def _players_meet(document: Document) -> Iterable[Problem]:
    never = all(when == "never" for _, when in _now_and_later(document, "capture.when"))
    if never and not any(phrase.startswith("push") for phrase in _every_order(document)):
        yield Problem("capture.when", "no-capture", rule="L-32, L-33")


def _not_too_big(document: Document) -> Iterable[Problem]:
    """Keeps the tables of a game, and so its memory, within bounds."""
    lengths = [len(route.every_tile) for route in _routes(document)]
    if sum(lengths) > MOST_ROUTES:
        long = {"tiles": sum(lengths), "most": MOST_ROUTES}
        yield Problem("seat.route", "routes-too-long", long, "L-21")
    orders = max(len(list(_every_order(document))), 1)
    markers = [seat["markers"] for seat in document["seat"]]
    if sum(markers) > MOST_TOKENS:
        many = {"markers": sum(markers), "most": MOST_TOKENS}
        yield Problem("seat.markers", "too-many-markers", many, "L-08")
    moves = orders * sum(m * n for m, n in zip(markers, lengths, strict=True))
    if moves > MOST_MOVES:
        many = {"moves": moves, "most": MOST_MOVES}
        yield Problem("seat.markers", "too-many-moves", many, "L-08")


_ORDERS = ("outcome.do", "outcome.none_out", "outcome.all_out")
_Law = Callable[[Document], Iterable[Problem]]

_LAWS: tuple[tuple[_Law, tuple[str, ...]], ...] = (
    (_colours_differ, ("seat.colour",)),
    (_finish_names_differ, ("seat.colour", "seat.finish")),
    (_routes_meet, ("seat.route",)),
    (_players_fit, ("game.min_players", "game.max_players", "seat")),
    (
        _arrival_fits,
        (
            *("finish.arrive", "stack.own_limit", "seat.colour", "seat.markers", "seat.route"),
            *("amend.name", "amend.set"),
        ),
    ),
    (_teams_play, ("seat.team", "seat.colour", "win.when", "amend.name", "amend.set")),
    (_streaks_exist, ("outcome.name", "turn.streak_of", "amend.name", "amend.set")),
    (_is_random, ("outcome.name",)),
    (_cards_are_counted, ("randomiser.kind", "outcome.name", "outcome.weight", "amend.set")),
    (
        _tiles_exist,
        (
            *("seat.route", "amend.name", "amend.set", "tile_rule.tile", "capture.spare_tiles"),
            *("stack.single_file",),
        ),
    ),
    (_amendments_fit, ("outcome.name", "amend.name", "amend.when", "amend.set", "tile_rule.tile")),
    (_markers_may_leave, (*_ORDERS, "amend.set")),
    (_players_meet, ("capture.when", *_ORDERS, "amend.set", "amend.name")),
    (_not_too_big, ("seat.route", "seat.markers", *_ORDERS, "amend.set")),
)
"""The laws, each with the keys it looks at."""

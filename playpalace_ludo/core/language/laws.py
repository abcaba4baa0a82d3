"""Laws every rule file must keep once its shape is right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from playpalace_ludo.core.board import RouteText
from playpalace_ludo.core.effects import points, price, read
from playpalace_ludo.core.errors import Problem, Values, show
from playpalace_ludo.core.language.abilities import abilities_fit
from playpalace_ludo.core.language.amounts import MOST_DISTANCES, amounts_fit
from playpalace_ludo.core.language.condition_laws import conditions_make_sense
from playpalace_ludo.core.language.dice import count_throws, dice_fit
from playpalace_ludo.core.language.duels import duels_fit
from playpalace_ludo.core.language.jumps import jumps_lead_somewhere, sends_fit
from playpalace_ludo.core.language.knobs import BY_KEY
from playpalace_ludo.core.language.laps import laps_fit, routes_fit, routes_of
from playpalace_ludo.core.language.movement import distances_fit
from playpalace_ludo.core.language.picks import picks_fit
from playpalace_ludo.core.language.population import most_held, tokens_fit
from playpalace_ludo.core.language.questions import questions_fit
from playpalace_ludo.core.language.routes import read_route, read_tiles, run_meant
from playpalace_ludo.core.language.schema import (
    AMENDABLE,
    MOST_COPIES,
    MOST_MEETINGS,
    MOST_MOVES,
    MOST_ROUTES,
    MOST_TOKENS,
    NAMED_BY,
    SCHEMA,
    Document,
    bare,
    every_effect,
    every_order,
    is_int,
    now_and_later,
    sent_to,
    split_amount,
    split_condition,
    split_parts,
    split_steps,
    trigger,
)
from playpalace_ludo.core.language.splits import splits_fit
from playpalace_ludo.core.language.turn_laws import order_fits, turn_rules_fit, turns_have_owners
from playpalace_ludo.core.language.usual_laws import (
    beginnings_fit,
    columns_fit,
    extra_throws_fit,
    numbered_dice_fit,
    partners_fit,
    safe_tiles_fit,
)
from playpalace_ludo.core.rule_parts import SPLIT, read_order
from playpalace_ludo.core.spelling import closest


def nearest(value: object, words: Iterable[str]) -> str:
    return closest(value, list(words)) if isinstance(value, str) and len(value) < 60 else ""


def _colours_differ(document: Document) -> Iterable[Problem]:
    taken: set[str] = set()
    for seat in document["seat"]:
        heard = seat["colour"].strip().casefold()
        if heard in taken:
            yield Problem(f"seat.{seat['colour']}.colour", "two-seats", rule="L-05")
        taken.add(heard)


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
    """Read the routes of all seats, and those that replace them."""
    return [read_route(text) for _, text in now_and_later(document, "seat.route")]


def _tiles(document: Document) -> list[str]:
    return sorted({tile for route in _routes(document) for tile in route.every_tile})


def _routes_meet(document: Document) -> Iterable[Problem]:
    yield from routes_fit(document)
    begin = (read_route(seat["route"]) for seat in document["seat"])
    if not set.intersection(*(set(route.every_tile) for route in begin)):
        meant = next(filter(None, map(run_meant, _tiles(document))), "")
        yield Problem("seat.route", "routes-apart", rule="L-22", suggestion=meant)


def _players_fit(document: Document) -> Iterable[Problem]:
    game, seats = document["game"], document["seat"]
    if len(seats) < 2 and game["min_players"] > 1:
        yield Problem("seat", "one-seat", rule="L-04")
    elif not game["min_players"] <= game["max_players"] <= len(seats):
        yield Problem("game.max_players", "players-and-seats", {"seats": len(seats)}, "L-04")


def _arrival_fits(document: Document) -> Iterable[Problem]:
    """Find ways to arrive that do not suit the routes, now or after an amendment."""
    routes = _routes(document)
    for where, arrive in now_and_later(document, "finish.arrive"):
        if arrive == "row" and any(route.forks for route in routes):
            yield Problem(where, "arrive-fork", {"arrive": show(arrive)}, "L-01")
        elif arrive == "row" and where != "finish.arrive":
            yield Problem(where, "row-later", rule="L-02")
    if document["finish"]["arrive"] == "row":
        yield from _row_fits(document, routes)


def _row_fits(document: Document, routes: list[RouteText]) -> Iterable[Problem]:
    """Check that the last tiles of a route are the row, one marker on each."""
    for where, limit in now_and_later(document, "stack.own_limit"):
        if limit != 1:
            yield Problem(where, "row-limit", rule="L-37")
    for seat, route in zip(document["seat"], routes, strict=False):
        where = f"seat.{seat['colour']}.route"
        row = route.tiles[len(route.tiles) + 1 - seat["markers"] :] if seat["markers"] > 1 else ()
        others = {t for other in routes if other is not route for t in other.every_tile}
        if len(route.tiles) < seat["markers"]:
            yield Problem(where, "row-too-short", rule="L-37")
        elif others.intersection(row) or len({*route.tiles}) < len(route.tiles):
            yield Problem(where, "row-not-private", {"count": len(row)}, "L-37")


def _teams_play(document: Document) -> Iterable[Problem]:
    teams = {seat["team"] for seat in document["seat"]}
    if len(teams) == 1 and "" not in teams and len(document["seat"]) > 1:
        yield Problem("seat.team", "one-team", rule="L-04")
    if teams == {""}:
        for where, whom in now_and_later(document, "win.for"):
            if whom == "team":
                yield Problem(where, "no-team", {"phrase": show("team")}, "L-20")
        for where, phrases in _goals(document):
            if "team home" in phrases:
                yield Problem(where, "no-team", {"phrase": show("team home")}, "L-20")
        for where, whom in now_and_later(document, "turn.help"):
            if whom == "partner":
                yield Problem(where, "no-team", {"phrase": show("partner")}, "L-01")


def _goals(document: Document) -> Iterable[tuple[str, Any]]:
    yield from now_and_later(document, "win.when")
    yield from now_and_later(document, "goal.when")


def _somebody_may_win(document: Document) -> Iterable[Problem]:
    most = max(seat["markers"] for seat in document["seat"])
    for where, phrases in _goals(document):
        if not phrases and not (where == "win.when" and document["goal"]):
            yield Problem(where, "no-win", rule="L-20")
        if "last left" in phrases and not _may_lose(document):
            yield Problem(where, "last-left", rule="L-20")
        for phrase in phrases:
            test = trigger(phrase)
            if test.kind == "home" and test.number > most:
                many: Values = {"phrase": show(phrase), "most": most}
                yield Problem(where, "win-too-many", many, "L-20")


def _may_lose(document: Document) -> bool:
    return any(conditions for _, conditions in now_and_later(document, "lose.when"))


def _losers_play_no_more(document: Document) -> Iterable[Problem]:
    """Find partners who would play on for an eliminated one."""
    if document.get("kind") == "cross":  # games already recorded have pairs and losers
        return
    helps = [where for where, whom in now_and_later(document, "turn.help") if whom == "partner"]
    if helps and _may_lose(document):
        yield Problem(helps[0], "lose-help", rule="L-20")


def _always(effects: Iterable[str]) -> list[str]:
    """Return the unconditional ones."""
    return [effect for effect in effects if bare(effect) == effect]


def _tolls_can_be_paid(document: Document) -> Iterable[Problem]:
    """Find a price for leaving the Start in a game without points."""
    tolls = [*now_and_later(document, "start.toll")]
    gains = [at for at, effect in every_effect(document) if points([read(effect)]) > 0]
    for where, toll in tolls:
        if price(read(bare(phrase)) for phrase in toll) and not gains:
            yield Problem(where, "toll-never", rule="L-24, L-25")
    # On the usual board tokens may begin on the track.
    early = document.get("kind") == "cross" or any(at.endswith(".then") for at in gains)
    if gains and not early and all(price(map(read, _always(toll))) for _, toll in tolls):
        yield Problem("start.toll", "toll-too-early", rule="L-24, L-25")


def _barriers_may_form(document: Document) -> Iterable[Problem]:
    limits = [limit for _, limit in now_and_later(document, "stack.own_limit")]
    for where, size in now_and_later(document, "stack.barrier_of"):
        if all(0 < limit < size for limit in limits):
            yield Problem(where, "no-barrier", {"limit": max(limits)}, "L-31")


def _towers_may_form(document: Document) -> Iterable[Problem]:
    """Find towers of one marker, and such as would have to be Doubleds as well."""
    limits = [limit for _, limit in now_and_later(document, "stack.own_limit")]
    doubled = any(value for _, value in now_and_later(document, "stack.doubled"))
    for where, towers in now_and_later(document, "stack.towers"):
        if towers and all(limit == 1 for limit in limits):
            yield Problem(where, "no-barrier", {"limit": 1}, "L-31")
        elif towers and doubled:
            yield Problem(where, "towers-doubled", rule="L-31")


def _streaks_exist(document: Document) -> Iterable[Problem]:
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    for where, name in now_and_later(document, "turn.streak_of"):
        if name and name not in outcomes:
            yield _no_such(where, "outcome", name, outcomes)


def _is_random(document: Document) -> Iterable[Problem]:
    outcomes = document["outcome"]
    if len(outcomes) < 2:
        usual = document.get("kind") == "cross"
        yield Problem("outcome", "one-face" if usual else "one-outcome", rule="L-15")
    for name in _twice(outcome["name"] for outcome in outcomes):
        yield Problem(f"outcome.{name}.name", "two-outcomes", rule="L-01")
    for outcome in outcomes:
        if re.fullmatch(r"bonus \d+", outcome["name"]):
            where = f"outcome.{outcome['name']}.name"
            yield Problem(where, "bonus-name", rule="L-01")


def _cards_are_counted(document: Document) -> Iterable[Problem]:
    if document["randomiser"]["kind"] != "cards":
        return
    for where, copies in now_and_later(document, "outcome.weight"):
        if not is_int(copies) or copies > MOST_COPIES:
            yield Problem(where, "not-copies", {"most": MOST_COPIES}, "L-14")


def _tiles_exist(document: Document) -> Iterable[Problem]:
    tiles = _tiles(document)
    for block, keys in SCHEMA.items():
        for name, key in keys.items():
            if key.kind == "tiles" and block not in NAMED_BY:
                for where, texts in now_and_later(document, f"{block}.{name}"):
                    for tile in (tile for text in texts for tile in read_tiles(text)):
                        if tile not in tiles:
                            yield _no_such(where, "tile", tile, tiles)
    for sent in ("capture.effect", "capture.captor"):
        for where, effect in now_and_later(document, sent):
            if (tile := sent_to(effect)) and tile not in tiles:
                yield _no_such(where, "tile", tile, tiles)
    for entry in document["tile_rule"]:
        if entry["tile"] not in tiles:
            yield _no_such(f"tile_rule.{entry['tile']}.tile", "tile", entry["tile"], tiles)


def _amendments_fit(document: Document) -> Iterable[Problem]:
    """Check that whatever an amendment waits for and changes exists."""
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


def is_amendable(key: str) -> bool:
    """Tell whether an amendment may set this key of a loose file."""
    block, _, rest = key.partition(".")
    name = rest.rpartition(".")[2]
    if key in ("randomiser.dice", "start.most_markers"):
        return key == "randomiser.dice"
    if block == "seat":
        return name == "route"
    return block in AMENDABLE and name in SCHEMA[block] and name != NAMED_BY.get(block)


def no_key_to_change(where: str, block: str, name: str) -> Problem:
    near = closest(name, [key for key in SCHEMA[block] if key != NAMED_BY.get(block)])
    absent = {"name": show(name), "block": block}
    return Problem(where, "no-key-to-change", absent, rule="L-01, L-02", suggestion=near)


def _knobs_need_a_cross(document: Document) -> Iterable[Problem]:
    """Find amended knobs in a file that has none."""
    if document.get("kind") == "cross":
        return
    for amendment in document["amend"]:
        for key in amendment["set"]:
            if key in BY_KEY and not is_amendable(key):
                where = f"amend.{amendment['name']}.set: {key}"
                block, _, name = key.partition(".")
                if block in AMENDABLE:
                    yield no_key_to_change(where, block, name)
                else:
                    yield Problem(where, "not-amendable", {"blocks": AMENDABLE}, "L-01, L-02")


def _no_such(where: str, what: str, name: str, known: list[str]) -> Problem:
    absent = {"what": what, "name": show(name)}
    return Problem(where, "no-such", absent, rule="L-01", suggestion=nearest(name, known))


def _markers_may_leave(document: Document) -> Iterable[Problem]:
    if not any(phrase.startswith("enter") for _, phrase in every_order(document)):
        yield Problem("outcome", "no-enter", rule="L-25")


def _entries_exist(document: Document) -> Iterable[Problem]:
    """Check that the tile on which an order puts a marker is there on some route."""
    longest = max(route.longest for route in _routes(document))
    for where, phrase in every_order(document):
        order = read_order(phrase)
        if order.kind == "enter" and order.steps > longest:
            far: Values = {"phrase": show(phrase), "longest": longest}
            yield Problem(where, "enter-too-far", far, "L-26")


def _players_meet(document: Document) -> Iterable[Problem]:
    never = all(when == "never" for _, when in now_and_later(document, "capture.when"))
    if never and not any(phrase.startswith("push") for _, phrase in every_order(document)):
        yield Problem("capture.when", "no-capture", rule="L-32, L-33")


def _prisoners_may_be_freed(document: Document) -> Iterable[Problem]:
    effects = [*now_and_later(document, "capture.effect")]
    for where, effect in effects:
        freed = any(p == "ransom" for _, p in every_order(document)) or _may_lose(document)
        if effect == "prisoner" and not freed:
            yield Problem(where, "no-ransom", rule="L-33")
    if not any(effect == "prisoner" for _, effect in effects):
        for where in dict.fromkeys(at for at, p in every_order(document) if p == "ransom"):
            yield Problem(where, "no-prisoner", rule="L-33")


def _markers_may_change_hands(document: Document) -> Iterable[Problem]:
    """Check that a board has room for markers that change hands, throughout the game."""
    yield from tokens_fit(document)
    effects = [*now_and_later(document, "capture.effect")]
    if not any(effect == "take over" for _, effect in effects):
        return
    for where, _ in effects[1:]:
        yield Problem(where, "take-over-later", rule="L-02")
    if document["finish"]["arrive"] == "row":
        yield Problem("finish.arrive", "take-over-row", rule="L-37")


def _not_too_big(document: Document) -> Iterable[Problem]:
    """Keep the tables of a game, and so its memory, within bounds."""
    lengths = [sum(route.steps for route in lines) for lines in routes_of(document)]
    if sum(lengths) > MOST_ROUTES:
        long = {"tiles": sum(lengths), "most": MOST_ROUTES}
        yield Problem("seat.route", "routes-too-long", long, "L-21")
    shared = Counter(tile for route in _routes(document) for tile in {*route.every_tile})
    meetings = sum(count * count for count in shared.values())
    if meetings > MOST_MEETINGS:
        often = {"meetings": meetings, "most": MOST_MEETINGS}
        yield Problem("seat.route", "too-many-meetings", often, "L-04, L-21")
    orders = max(_count_orders(document), 1)
    if document["randomiser"]["use"] == "sum":
        orders += 2 * count_throws(document)
    markers = most_held(document)
    every = sum(max(s["markers"], document["start"]["most_markers"]) for s in document["seat"])
    if every > MOST_TOKENS:
        many = {"markers": every, "most": MOST_TOKENS}
        yield Problem("seat.markers", "too-many-markers", many, "L-08")
    moves = orders * sum(m * n for m, n in zip(markers, lengths, strict=True))
    if moves > MOST_MOVES:
        many = {"moves": moves, "most": MOST_MOVES}
        yield Problem("seat.markers", "too-many-moves", many, "L-08")


def _count_orders(document: Document) -> int:
    """Count the orders of all outcomes; a slide or an amount counts once per distance."""
    longest = max(route.longest for route in _routes(document))
    phrases = [phrase for _, phrase in every_order(document)]
    reckoned = sum(
        bool(split_amount(split_condition(phrase)[0])[1])
        for key in ("do", "none_out", "all_out")
        for _, some in now_and_later(document, f"outcome.{key}")
        for phrase in some
    )
    slides, parts = (longest - 1) * phrases.count("slide"), sum(map(split_steps, phrases))
    rests = sum((split_parts(one) - 2) * split_steps(one) ** 2 for one in phrases if SPLIT in one)
    return len(phrases) + slides + parts + rests + MOST_DISTANCES * reckoned


def _groups_fit(document: Document) -> Iterable[Problem]:
    """Find orders about several markers where every die has to be played if possible."""
    if document["randomiser"]["usage"] != "all_or_nothing":
        return
    for where, phrase in every_order(document):
        if read_order(phrase).names_no_token:
            yield Problem(where, "group-all-dice", {"phrase": show(phrase)}, "L-28")


def _goals_differ(document: Document) -> Iterable[Problem]:
    """Check that goals have distinct names and suit the players they are asked of."""
    for name in _twice(goal["name"] for goal in document["goal"]):
        yield Problem(f"goal.{name}.name", "two-goals", rule="L-01")
    for goal in document["goal"]:
        for_all = goal["who"] == "all together" or goal["result"] != "win"
        if for_all and "last left" in goal["when"]:
            yield Problem(f"goal.{goal['name']}.when", "last-left-for-all", rule="L-20")


LAWS: tuple[Callable[[Document], Iterable[Problem]], ...] = (
    _colours_differ,
    _finish_names_differ,
    _routes_meet,
    _players_fit,
    _arrival_fits,
    _teams_play,
    _somebody_may_win,
    _goals_differ,
    _barriers_may_form,
    _towers_may_form,
    _streaks_exist,
    _is_random,
    _cards_are_counted,
    _tiles_exist,
    distances_fit,
    _amendments_fit,
    jumps_lead_somewhere,
    sends_fit,
    _knobs_need_a_cross,
    _markers_may_leave,
    _entries_exist,
    _groups_fit,
    splits_fit,
    _losers_play_no_more,
    _tolls_can_be_paid,
    _prisoners_may_be_freed,
    _markers_may_change_hands,
    _players_meet,
    abilities_fit,
    dice_fit,
    conditions_make_sense,
    amounts_fit,
    turns_have_owners,
    laps_fit,
    picks_fit,
    questions_fit,
    duels_fit,
    turn_rules_fit,
    order_fits,
    columns_fit,
    safe_tiles_fit,
    numbered_dice_fit,
    beginnings_fit,
    extra_throws_fit,
    partners_fit,
    _not_too_big,
)
"""The laws, in the order of reporting."""

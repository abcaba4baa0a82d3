"""Loose rule files: any board, any randomiser, compiled into the same rules as the cross."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from itertools import chain
from typing import Any

from playpalace_ludo.core.board import NO_TILE, Place, Route, RouteText, Seat
from playpalace_ludo.core.conditions.condition import Condition, Ids, compile_condition
from playpalace_ludo.core.effects import Bonus, Cause, Clause, price, read, read_turn
from playpalace_ludo.core.errors import Problem, RulesError, Values, show
from playpalace_ludo.core.language import checks, schema
from playpalace_ludo.core.language.abilities import with_abilities
from playpalace_ludo.core.language.bonuses import with_bonuses
from playpalace_ludo.core.language.dice import of_dice
from playpalace_ludo.core.language.jumps import compile_jumps
from playpalace_ludo.core.language.movement import of_movement
from playpalace_ludo.core.language.routes import read_route, read_tiles
from playpalace_ludo.core.rule_parts import (
    Amendment,
    Die,
    Face,
    Order,
    Permits,
    TileChance,
    TurnRule,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spelling import closest

_FIRST = {"seat 1": "seat", "lowest draw": "lowest", "highest draw": "highest"}


def compile_loose(document: Mapping[str, Any], source: str, name: str, spec: str) -> Rules:
    """Make rules from a resolved rule file; raise RulesError with every problem."""
    problems = checks.problems(document)
    if problems:
        raise RulesError(source, problems)
    whole = schema.complete(document)
    return _build(whole, name, spec, schema.bonuses(whole))


def apply_options(document: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Replace values of the document by dotted key: ``outcome.4.do``, ``capture.effect``."""
    changed, wrong = try_options(document, options)
    if wrong:
        raise RulesError(wrong[0].key, [wrong[0]._replace(key="")])
    return changed


def try_options(
    document: Mapping[str, Any], options: Mapping[str, Any]
) -> tuple[dict[str, Any], list[Problem]]:
    """Apply the options that can be applied, and list what is wrong with the others."""
    changed = deepcopy(dict(document))
    # Names change last: an option that renames a seat must not hide it from the others.
    keys = sorted(options, key=lambda key: key.endswith((".colour", ".name")))
    tried = [_apply_option(changed, key, options[key]) for key in keys]
    return changed, [problem for problem in tried if problem]


def _apply_option(document: dict[str, Any], key: str, value: Any) -> Problem | None:
    head, _, rest = key.partition(".")
    if not rest:
        document[head] = value
        return None
    by = schema.NAMED_BY.get(head)
    if by is None:
        block = document.setdefault(head, {})
        if not isinstance(block, dict):
            return Problem(key, "not-keys", {"block": head}, "L-01")
        block[rest] = value
        return None
    name, _, last = rest.rpartition(".")
    entries = document.get(head)
    known = [e for e in entries if isinstance(e, dict)] if isinstance(entries, list) else []
    for entry in known:
        if str(entry.get(by)) == name:
            entry[last] = value
            return None
    near = closest(name, [str(entry.get(by)) for entry in known])
    named: Values = {"block": head, "name": show(name)}
    return Problem(key, "none-named", named, rule="L-01", suggestion=near)


def _build(document: Mapping[str, Any], name: str, spec: str, bonuses: tuple[Bonus, ...]) -> Rules:
    """Make the rules; with the whole file's ``bonuses`` amended rules number the faces alike."""
    routes = [read_route(seat["route"]) for seat in document["seat"]]
    tiles = tuple(dict.fromkeys(tile for route in routes for tile in route.every_tile))
    ids = {tile: index for index, tile in enumerate(tiles)}
    seats = tuple(
        _seat(entry, route, ids) for entry, route in zip(document["seat"], routes, strict=True)
    )

    def amend(in_force: tuple[int, ...]) -> Rules:
        return _build(schema.complete(amended(document, in_force)), name, spec, bonuses)

    return Rules(
        name=name,
        title=document["game"]["name"],
        spec=spec,
        document=document,
        values={},
        seats=seats,
        tiles=tiles,
        min_players=document["game"]["min_players"],
        max_players=document["game"]["max_players"],
        jumps=compile_jumps(document, [seat.route for seat in seats], ids),
        teams=teams(document),
        counts_rounds=True,
        amend=amend,
        **of_chance(document, bonuses, ids),
        **of_blocks(document, ids),
    )


def teams(document: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the team of each seat; nothing where everybody plays alone."""
    found = tuple(seat["team"] or seat["colour"] for seat in document["seat"])
    return found if len(set(found)) < len(found) else ()


def amended(document: Mapping[str, Any], in_force: tuple[int, ...]) -> dict[str, Any]:
    """Return the document as these amendments leave it."""
    changed = dict(document)
    for index in in_force:
        changed = apply_options(changed, document["amend"][index]["set"])
    return changed


def of_chance(
    document: Mapping[str, Any], bonuses: tuple[Bonus, ...], ids: Mapping[str, int]
) -> dict[str, Any]:
    """Return the fields of the rules that say what may fall and what it lets a player do."""
    cards = document["randomiser"]["kind"] == "cards"
    find = _finder(document, ids)
    outcomes = [_face(outcome, find) for outcome in document["outcome"]]
    faces, bonus_faces = with_bonuses((Face("?"), *outcomes), bonuses)
    thrown = of_dice(document, faces)
    return {
        **thrown,
        **with_abilities(thrown["faces"], bonus_faces, document),
        "randomiser": document["randomiser"]["kind"],
        "deck": tuple(int(outcome["weight"]) for outcome in document["outcome"]) if cards else (),
        "hand": document["randomiser"]["hand"],
        "weights": tuple(outcome["weight"] for outcome in document["outcome"]),
        "own_dice": tuple(Die(die["name"], tuple(die["faces"])) for die in document["die"]),
    }


def of_blocks(document: Mapping[str, Any], ids: Mapping[str, int]) -> dict[str, Any]:
    """Return the fields of the rules that the other blocks of a complete document give."""
    capture, finish, turn = document["capture"], document["finish"], document["turn"]
    stack, win = document["stack"], document["win"]
    names = ["?", *(outcome["name"] for outcome in document["outcome"])]
    thrown = len(document["die"]) or document["randomiser"]["dice"]
    find = _finder(document, ids)

    def tile_ids(texts: list[str]) -> frozenset[int]:
        return frozenset(chain.from_iterable(find("tile", text) for text in texts))

    needs, toll = finish["needs"], _clauses(document["start"]["toll"], find)

    def conditions(texts: list[str]) -> tuple[Condition, ...]:
        return tuple(compile_condition(text, find) for text in texts)

    return {
        "own_limit": stack["own_limit"],
        "tile_limit": stack["tile_limit"],
        "barrier_of": stack["barrier_of"],
        "single_file": tile_ids(stack["single_file"]),
        "capture_when": capture["when"],
        "spare_groups_of": capture["spare_groups_of"],
        **of_captures(document, ids),
        **of_movement(document, ids),
        "capture_reward": _clauses(capture["reward"], find, _for_captures(document)),
        "safe_tiles": tile_ids(capture["spare_tiles"]),
        "spared_closed": capture["spared"] == "closed",
        "permits": Permits(
            start=conditions(document["start"]["only_when"]),
            limit=document["start"]["limit"],
            toll=toll,
            price=price(clause.effect for clause in toll),
            move=conditions(document["move"]["only_when"]),
            capture=conditions(capture["only_when"]),
            finish=conditions([needs] if schema.is_condition("needs", needs) else []),
        ),
        "arrive": finish["arrive"],
        "needs_captures": schema.needed_captures(finish["needs"]),
        "finish_reward": _clauses(finish["reward"], find),
        "streak_throw": (names.index(turn["streak_of"]),) * thrown if turn["streak_of"] else (),
        "sixes_max": turn["streak_max"] if turn["streak_of"] else 0,
        "sends_back": bool(turn["streak_of"]) and turn["streak_penalty"] == "last to start",
        "helps": turn["help"] == "partner",
        "bonus_limit": turn["again_limit"],
        "first": _FIRST.get(turn["first"], "random"),
        "clockwise": turn["direction"] == "clockwise",
        "order": turn["order"].removesuffix(" first"),
        "tries": turn["tries"],
        "win": tuple(schema.trigger(phrase, find) for phrase in win["when"]),
        "wins_for_team": win["for"] == "team",
        "lose": conditions(document["lose"]["when"]),
        "lose_each_round": document["lose"]["asked"] == "each round",
        "play_on": win["play_on"],
        "max_turns": win["max_turns"],
        "turn_rules": tuple(
            TurnRule(
                rule["name"],
                rule["at"],
                conditions(rule["when"]),
                tuple(map(read_turn, rule["then"])),
            )
            for rule in document["turn_rule"]
        ),
        "tile_effects": {
            ids[tile]: _clauses(effects, find) for tile, effects in _tile_effects(document).items()
        },
        "tile_chances": {
            ids[tile]: tuple(
                TileChance(conditions(rule["only_when"]), _clauses(rule["on_land"], find))
                for rule in document["tile_rule"]
                if rule["only_when"] and rule["tile"] == tile
            )
            for tile in {rule["tile"] for rule in document["tile_rule"] if rule["only_when"]}
        },
        "amendments": tuple(_amendment(entry, find) for entry in document["amend"]),
    }


def _finder(document: Mapping[str, Any], ids: Mapping[str, int]) -> Ids:
    """Return what finds the things that stand in a condition's brackets."""
    known = {
        "outcome": ["?", *(outcome["name"] for outcome in document["outcome"])],
        "amendment": [entry["name"] for entry in document["amend"]],
        "colour": [seat["colour"] for seat in document["seat"]],
    }

    def find(what: str, name: str) -> frozenset[int]:
        if what == "tile":
            return frozenset(ids[tile] for tile in read_tiles(name))
        return frozenset(index for index, one in enumerate(known[what]) if one == name)

    return find


def _clauses(phrases: Iterable[str], find: Ids, cause: Cause = Cause.EFFECT) -> tuple[Clause, ...]:
    """Read effects, each with the condition it hangs on."""
    split = map(schema.split_condition, phrases)
    return tuple(
        Clause(read(bare, cause), compile_condition(condition, find) if condition else None)
        for bare, condition in split
    )


def _for_captures(document: Mapping[str, Any]) -> Cause:
    """Say what a throw for a capture is for: on boards of their own all throws are told alike."""
    return Cause.CAPTURE if document.get("kind") == "cross" else Cause.EFFECT


def of_captures(document: Mapping[str, Any], ids: Mapping[str, int]) -> dict[str, Any]:
    """Return the fields of the rules that say where a captured marker goes."""
    effect = document["capture"]["effect"]
    tile = schema.sent_to(effect)
    return {
        "capture_back": schema.steps_back(effect),
        "capture_tile": ids[tile] if tile else NO_TILE,
        "capture_swaps": effect == "swap",
        "takes_prisoners": effect == "prisoner",
        "takes_over": effect == "take over",
    }


def _tile_effects(document: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return what each tile always brings; where a tile has several rules, all of them hold."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in document["tile_rule"]:
        if not entry["only_when"]:
            found[entry["tile"]] = (*found.get(entry["tile"], ()), *entry["on_land"])
    return found


def _seat(entry: Mapping[str, Any], text: RouteText, ids: Mapping[str, int]) -> Seat:
    route = Route(*text.way(ids))
    names = list(ids)
    crossed = len(set(text.every_tile)) < len(text.every_tile)
    places = [
        Place("track", name=names[tile], visit=route.visit(step) if crossed else 1)
        for step, tile in enumerate(route.tiles[:-2])
    ]
    return Seat(
        colour=entry["colour"],
        tokens=entry["markers"],
        route=route,
        places=(*places, Place("finish"), Place("yard")),
        finish_names=tuple(entry["finish"]),
        walk=text,
    )


def _face(outcome: Mapping[str, Any], find: Ids) -> Face:
    name = outcome["name"]
    value = int(name) if name.isdecimal() and len(name) < 5 else 0
    return Face(
        name=name,
        value=value,
        orders=_orders(outcome, find),
        then=_clauses(outcome["then"], find),
        must=tuple(outcome["must"]),
    )


def _orders(outcome: Mapping[str, Any], find: Ids) -> tuple[Order, ...]:
    """Return what an outcome lets its player do; some of it only while all or none are out."""
    special = [out for out in ("none", "all") if outcome[f"{out}_out"]]
    usual = tuple(out for out in ("none", "some", "all") if out not in special)
    when = usual if special else ()
    return (
        *(_order(phrase, when, find) for phrase in outcome["do"]),
        *(_order(phrase, (out,), find) for out in special for phrase in outcome[f"{out}_out"]),
    )


def _order(phrase: str, when: tuple[str, ...], find: Ids) -> Order:
    bare, condition = schema.split_condition(phrase)
    kind, _, steps = bare.partition(" ")
    hangs_on = compile_condition(condition, find) if condition else None
    return Order(kind, int(steps or 0), when, hangs_on)


def _amendment(entry: Mapping[str, Any], find: Ids) -> Amendment:
    direction = entry["set"].get("turn.direction")
    return Amendment(
        entry["name"],
        tuple(schema.trigger(phrase, find) for phrase in entry["when"]),
        entry["say"],
        None if direction is None else direction == "clockwise",
    )

"""A cross file that relaxes more than its knobs: blocks of loose files on the generated board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from playpalace_ludo.core.effects import Bonus, Clause
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language import checks, generator, knobs, loose, schema
from playpalace_ludo.core.language.abilities import with_abilities
from playpalace_ludo.core.language.bonuses import with_bonuses
from playpalace_ludo.core.language.jumps import compile_jumps
from playpalace_ludo.core.language.laws import is_int
from playpalace_ludo.core.language.unknown import unknown_key
from playpalace_ludo.core.rule_parts import Face, Permits
from playpalace_ludo.core.spelling import closest

Document = Mapping[str, Any]

BLOCKS = frozenset(schema.SCHEMA) - {"game"}
"""Blocks of a loose file that a cross file may have as well; its title names the game."""


def _keys() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for group, _, name in (key.partition(".") for key in knobs.BY_KEY):
        found.setdefault(group, []).append(name)
    for block, keys in schema.SCHEMA.items():
        if block in BLOCKS:
            found.setdefault(block, []).extend(keys)
    return {**found, "players": ["min", "max"]}


KEYS: Mapping[str, list[str]] = _keys()
"""Every block a cross file may have, and all keys of each; the options come first."""

_WORDS = {"seat 1": "seat", "highest draw": "highest_roll", "lowest draw": "lowest_roll"}
"""Who begins, as loose files put it, and as the knob does."""

OF_CHANCE = ("outcome", "randomiser", "die")
"""Blocks that say what may fall."""

_INSTEAD: Mapping[str, tuple[str, ...]] = {
    "win.when": ("win",),
    "win.play_on": ("play_on",),
    "win.max_turns": ("max_turns",),
    "turn.again_limit": ("bonus_limit",),
    "turn.streak_of": ("streak_throw", "sixes_max", "rollback"),
    "turn.help": ("helps",),
}
"""Keys that count instead of a knob, and the fields of the rules they give."""

RIVALS: Mapping[str, tuple[str, ...]] = {
    "win.when": ("end.home",),
    "win.play_on": ("end.places",),
    "win.max_turns": ("end.max_turns",),
    "turn.again_limit": ("bonus.limit",),
    "turn.streak_of": ("sixes.max", "sixes.penalty"),
    "turn.help": ("teams.help",),
}
"""Keys that count instead of knobs, and those knobs."""

_NOT_AMENDABLE = ("board", "dice")
"""Groups of knobs that stay as they are for a whole game: routes and faces depend on them."""


def is_loose(key: str) -> bool:
    """Tell whether a dotted key belongs to the language of loose files alone."""
    block, _, name = key.partition(".")
    return key not in knobs.BY_KEY and block in BLOCKS and name in schema.SCHEMA[block]


def is_unknown(key: str) -> bool:
    """Tell whether a block that exists has no such key; of other blocks their name is wrong."""
    block = key.partition(".")[0]
    return block in KEYS and key not in knobs.BY_KEY and not is_loose(key)


def unknown(key: str) -> Problem:
    """Say that there is no such key, and which of both languages was meant."""
    block, _, name = key.partition(".")
    near = closest(name, [*schema.SCHEMA.get(block, ())])
    return Problem(key, "no-key", suggestion=near) if near else knobs.unknown(key)


def is_relaxed(document: Document) -> bool:
    return any(block in document for block in schema.NAMED_BY) or any(
        is_loose(f"{block}.{key}")
        for block, table in document.items()
        if block in BLOCKS and isinstance(table, Mapping)
        for key in table
    )


def with_knob_words(document: Document) -> Document:
    """Let a file say who begins in the words of loose files, too."""
    turn = document.get("turn")
    if not isinstance(turn, Mapping) or turn.get("first") not in _WORDS:
        return document
    return {**document, "turn": {**turn, "first": _WORDS[turn["first"]]}}


def problems(document: Document, values: Mapping[str, Any]) -> list[Problem]:
    """List what is wrong with the players and the blocks of a file whose knobs are right."""
    found = [*_player_problems(document, values)]
    if is_relaxed(document):
        found += _seat_problems(document, values)
        if not found:
            found += checks.problems(whole(document, values))
        if not found:
            found += [*_chance_problems(document, values), *_knob_amendments(document, values)]
            found += _ability_problems(document, values)
    return found


def _player_problems(document: Document, values: Mapping[str, Any]) -> Iterator[Problem]:
    players, arms = document.get("players", {}), values["board.arms"]
    for key, value in players.items():
        if key not in ("min", "max"):
            yield unknown_key("players", key, ("min", "max"))
        elif not is_int(value) or not 1 <= value <= arms:
            takes = {"low": 1, "high": arms, "value": show(value)}
            yield Problem(f"players.{key}", "not-whole", takes)
    low, high = players.get("min", 2), players.get("max", arms)
    if is_int(low) and is_int(high) and 1 <= high < low <= arms:
        yield Problem("players.max", "clash-players", {"low": low, "high": high})


def _seat_problems(document: Document, values: Mapping[str, Any]) -> Iterator[Problem]:
    """Find seats the board does not have, and what cannot be said of a generated one."""
    given = document.get("seat", [])
    if not isinstance(given, (list, tuple)) or not all(isinstance(e, Mapping) for e in given):
        yield Problem("seat", "not-tables", {"table": "seat"}, "L-01")
        return
    known = generator.colours(values)
    for number, entry in enumerate(given, 1):
        colour = entry.get("colour")
        if colour not in known:
            near = closest(str(colour), list(known))
            yield Problem(f"seat {number}.colour", "no-such-seat", {"seats": known}, "L-05", near)
        elif any(other.get("colour") == colour for other in given[: number - 1]):
            yield Problem(f"seat.{colour}.colour", "two-seats", rule="L-05")
        if "route" in entry:
            yield Problem(f"seat.{colour}.route", "route-generated", rule="L-21")


def _chance_problems(document: Document, values: Mapping[str, Any]) -> Iterator[Problem]:
    """Find knobs of two plain dice, and of Doubleds, where chance is something else."""
    if not _has_own_chance(document):
        return
    where = next((block for block in OF_CHANCE if document.get(block)), "outcome")
    if values["dice.count"] > 1:
        yield Problem(where, "clash-chance-dice")
    if values["stack.doubled"]:
        yield Problem(where, "clash-chance-doubled")


def _ability_problems(document: Document, values: Mapping[str, Any]) -> Iterator[Problem]:
    """Find second throws to keep where the knobs have two dice played one by one."""
    if values["dice.count"] > 1 and values["dice.use"] != "sum":
        for entry in document.get("ability", ()):
            if entry["kind"] == "throw":
                yield Problem(f"ability.{entry['name']}.kind", "ability-throw", rule="L-15")


def _has_own_chance(document: Document) -> bool:
    """Tell whether the file says itself what may fall, now or after an amendment."""
    later = (key for amendment in _amendments(document) for key in amendment["set"])
    said = any(document.get(block) for block in OF_CHANCE)
    return said or any(key.startswith("outcome.") for key in later)


def _amendments(document: Document) -> Iterable[Mapping[str, Any]]:
    amendments: Iterable[Mapping[str, Any]] = document.get("amend", ())
    return amendments


def _knob_amendments(document: Document, values: Mapping[str, Any]) -> Iterator[Problem]:
    """Find changed knobs that may not change in a game, or clash with the others."""
    for amendment in _amendments(document):
        changed = {key: v for key, v in amendment["set"].items() if key in knobs.BY_KEY}
        for key in changed:
            if knobs.BY_KEY[key].group in _NOT_AMENDABLE:
                where = f"amend.{amendment['name']}.set: {key}"
                yield Problem(where, "knob-fixed", rule="L-02")
        for problem in knobs.problems({**values, **changed}):
            where = f"amend.{amendment['name']}.set: {problem.key}"
            yield problem._replace(key=where)


def whole(document: Document, values: Mapping[str, Any]) -> dict[str, Any]:
    """Write the file out as a loose one: its blocks, and what the generator and knobs say."""
    blocks = {block: _block(document[block], block) for block in BLOCKS if block in document}
    own = {entry["colour"]: entry for entry in document.get("seat", ())}
    low, high = player_range(document, values)
    return {
        "schema": 1,
        "kind": "cross",
        "outcome": generator.outcome_entries(),
        **blocks,
        "game": {"name": document["title"], "min_players": low, "max_players": high},
        "seat": [
            {**seat, **own.get(seat["colour"], {})} for seat in generator.seat_entries(values)
        ],
        "stack": {"own_limit": values["stack.own_limit"], **blocks.get("stack", {})},
        "win": {"when": [_goal(values)], **blocks.get("win", {})},
    }


def _goal(values: Mapping[str, Any]) -> str:
    """Say what wins as a loose file does; of both partners' tokens it counts all."""
    if values["teams.pairs"] != "none" and values["teams.together"]:
        return "team home"
    all_home = values["end.home"] == values["board.markers"]
    return "all home" if all_home else f"home {values['end.home']}"


def _block(given: Any, block: str) -> Any:
    """Leave out what only knobs know."""
    if not isinstance(given, Mapping):
        return given
    return {key: value for key, value in given.items() if is_loose(f"{block}.{key}")}


def player_range(document: Document, values: Mapping[str, Any]) -> tuple[int, int]:
    players = document.get("players", {})
    if values["teams.pairs"] != "none":  # nobody's partner is missing
        return values["board.arms"], values["board.arms"]
    return players.get("min", 2), players.get("max", values["board.arms"])


def bonuses(document: Document, values: Mapping[str, Any]) -> tuple[Bonus, ...]:
    """List every "bonus N" the file may ever grant."""
    return schema.bonuses(schema.complete(whole(document, values)))


def amended(document: Document, in_force: tuple[int, ...]) -> dict[str, Any]:
    """Return the file as these amendments leave it."""
    if _has_own_chance(document):
        document = {"outcome": generator.outcome_entries(), **document}
    return loose.amended(document, in_force)


def merged(
    fields: Mapping[str, Any], document: Document, bonuses: tuple[Bonus, ...]
) -> dict[str, Any]:
    """Return the fields of the rules: what blocks say goes before what knobs say."""
    values = fields["values"]
    complete = schema.complete(whole(document, values))
    ids = generator.tile_ids(values)
    blocks = loose.of_blocks(complete, ids)
    chance = _chance(fields, complete, document, bonuses, ids)
    instead = {
        name
        for key, names in _INSTEAD.items()
        if key.partition(".")[2] in document.get(key.partition(".")[0], {})
        for name in names
    }
    kept = {name: value for name, value in fields.items() if name not in instead}
    seats = generator.seats(values, complete["seat"])
    rewards = dict.fromkeys(fields["capture_reward"] + blocks["capture_reward"])
    return {
        **blocks,
        **kept,
        **{name: value for name, value in chance.items() if name not in instead},
        "document": {**document, **complete},
        "seats": seats,
        "teams": loose.teams(complete),
        "jumps": compile_jumps(complete, [seat.route for seat in seats], ids),
        "safe_tiles": fields["safe_tiles"] | blocks["safe_tiles"],
        "capture_reward": tuple(rewards),
        "counts_rounds": bool(blocks["amendments"]) or _asks_for_rounds(blocks, chance["faces"]),
        **({"first": "seat"} if blocks["order"] == "draw" else {}),
        "extra_throw_for": ("sixes", "capture" if _only_captures_earn(complete) else "effect"),
    }


def _asks_for_rounds(blocks: Mapping[str, Any], faces: Iterable[Face]) -> bool:
    """Tell whether the order of play or some condition depends on rounds."""
    permits: Permits = blocks["permits"]
    clauses: Iterable[Clause] = chain(
        blocks["capture_reward"],
        blocks["finish_reward"],
        permits.toll,
        *blocks["tile_effects"].values(),
        *(one.effects for some in blocks["tile_chances"].values() for one in some),
        *(face.then for face in faces),
    )
    asked = [
        *(*permits.start, *permits.move, *permits.capture, *permits.finish),
        *(goal.condition for goal in blocks["win"] if goal.condition),
        *blocks["lose"],
        *(c for some in blocks["tile_chances"].values() for one in some for c in one.when),
        *(condition for rule in blocks["turn_rules"] for condition in rule.when),
        *(clause.condition for clause in clauses if clause.condition),
        *(order.condition for face in faces for order in face.orders if order.condition),
    ]
    each_round = blocks["order"] != "seats" or blocks["lose_each_round"]
    return each_round or any("round" in one.names for one in asked)


def _only_captures_earn(complete: Document) -> bool:
    lists = [
        *(outcome["then"] for outcome in complete["outcome"]),
        *(rule["on_land"] for rule in complete["tile_rule"]),
        complete["finish"]["reward"],
    ]
    return not any("again" in map(schema.bare, effects) for effects in lists)


def _chance(
    fields: Mapping[str, Any],
    complete: Document,
    document: Document,
    bonuses: tuple[Bonus, ...],
    ids: Mapping[str, int],
) -> dict[str, Any]:
    """Return what may fall: by the knobs, or as the file says itself."""
    if not _has_own_chance(document):
        faces, bonus_faces = with_bonuses(fields["faces"], bonuses)
        return with_abilities(faces, bonus_faces, complete)
    names = [outcome["name"] for outcome in complete["outcome"]]
    six = str(generator.OPENS)
    chance = loose.of_chance(complete, bonuses, ids)
    dice = chance["dice"]
    if chance["hand"]:  # of a hand one card is played at a time
        chance |= {"bonus_before_move": False, "use_all": False}
    return {
        **chance,
        "plain_dice": _is_plain_die(complete),
        "same_token": fields["values"]["dice.same_marker"] or dice == 1,
        "streak_throw": (names.index(six) + 1,) * dice if six in names else (),
    }


def _is_plain_die(complete: Document) -> bool:
    """Tell whether the six faces of a die fall, whatever they let a player do."""
    outcomes = complete["outcome"]
    weights = {outcome["weight"] for outcome in outcomes}
    later = (key for amendment in complete["amend"] for key in amendment["set"])
    return (
        complete["randomiser"]["kind"] == "dice"
        and complete["randomiser"]["dice"] == 1
        and not complete["die"]
        and [outcome["name"] for outcome in outcomes] == [str(n) for n in range(1, 7)]
        and len(weights) == 1
        and not any(key.endswith(".weight") for key in later)
    )


FOLLOWERS: Mapping[str, tuple[str, ...]] = {
    "end.home": ("board.markers",),
    "safe.squares": ("board.arms", "board.home_squares", "board.corner_tiles"),
}
"""Knobs that may follow others, and which."""


def nested(values: Mapping[str, Any]) -> dict[str, Any]:
    """Write knob values as a file does, in tables."""
    found: dict[str, Any] = {"kind": "cross"}
    for key, value in values.items():
        group, _, name = key.partition(".")
        found.setdefault(group, {})[name] = value
    return found


def following(
    below: Document, own: Iterable[str], document: Document, *, lengths: bool = False
) -> dict[str, Any]:
    """Let what held for all tokens or every arm of the base still do so on a changed board.

    ``own`` are the dotted keys that were given on top of the base: those stay as they are.
    On arms of another length safe squares stay while they fit, as in games of old, unless
    ``lengths`` lets them follow.
    """
    old, new = _measures(below), _measures(document)
    own = set(own)
    if document.get("kind") != "cross" or old is None or new is None:
        return dict(document)
    changed: dict[str, Any] = {}
    if old["board.markers"] != new["board.markers"] and old["end.home"] == old["board.markers"]:
        changed["end.home"] = new["board.markers"]
    other_arms = old["board.arms"] != new["board.arms"]
    if other_arms and below.get("players", {}).get("max") == old["board.arms"]:
        changed["players.max"] = new["board.arms"]
    too_far = max(old["safe.squares"], default=0) > knobs.track_length(new)
    follow = other_arms or too_far or lengths
    if follow and (squares := _on_every_arm(old, new)) is not None:
        changed["safe.squares"] = squares
    return loose.apply_options(
        document, {key: value for key, value in changed.items() if key not in own}
    )


_MEASURES = (
    *("board.arms", "board.markers", "board.home_squares", "board.corner_tiles"),
    *("end.home", "safe.squares"),
)


def _measures(document: Document) -> dict[str, Any] | None:
    """Return the knobs that follow each other; None where one of them cannot be read."""
    found: dict[str, Any] = {}
    for key in _MEASURES:
        group, _, name = key.partition(".")
        table = document.get(group, {})
        if not isinstance(table, Mapping):
            return None
        found[key] = table.get(name, knobs.BY_KEY[key].default)
        if knobs.BY_KEY[key].check(found[key]):
            return None
    return found if isinstance(document.get("players", {}), Mapping) else None


def _on_every_arm(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[int] | None:
    """Return the safe squares of a new board if every arm of the old one had the same."""
    arm, new_arm = knobs.arm_length(old), knobs.arm_length(new)
    offsets = sorted({(square - 1) % arm for square in old["safe.squares"]})
    regular = [index * arm + at + 1 for index in range(old["board.arms"]) for at in offsets]
    if sorted(old["safe.squares"]) != regular:
        return None
    return [
        index * new_arm + at + 1
        for index in range(new["board.arms"])
        for at in offsets
        if at < new_arm
    ]

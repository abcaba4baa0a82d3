"""The cross board: knob values compiled into rules, with whatever blocks relax them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from playpalace_ludo.core.effects import Again, Bonus, Cause, Clause
from playpalace_ludo.core.errors import Problem, RulesError
from playpalace_ludo.core.language import generator, knobs, relaxed, schema
from playpalace_ludo.core.language.checks import is_text
from playpalace_ludo.core.language.unknown import unknown_blocks
from playpalace_ludo.core.rule_parts import ALL_HOME, SUM_WITH_SIX, Face, Order, Trigger
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Throw

HEADER = ("schema", "kind", "name", "title", "source", "base", "players")
_FIRST = {"highest_roll": "highest", "lowest_roll": "lowest"}


def flatten(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the tables of a rule file say, by dotted key."""
    return {
        f"{group}.{key}": value
        for group, table in document.items()
        if group not in HEADER and isinstance(table, Mapping)
        for key, value in table.items()
    }


def compile_cross(document: Mapping[str, Any], source: str, name: str, spec: str) -> Rules:
    """Make rules from a resolved rule file; raise RulesError with every problem."""
    document = relaxed.with_knob_words(document)
    given = flatten(document)
    problems = _shape_problems(document)
    problems += [relaxed.unknown(key) for key in given if relaxed.is_unknown(key)]
    problems += knobs.problems({key: given[key] for key in given if key in knobs.BY_KEY})
    if not problems:
        problems = relaxed.problems(document, _values(given))
    if problems:
        raise RulesError(source, problems)
    return _build(document, name, spec, None)


def _values(given: Mapping[str, Any]) -> dict[str, Any]:
    values = {**knobs.defaults(), **{k: v for k, v in given.items() if k in knobs.BY_KEY}}
    values["safe.squares"] = tuple(values["safe.squares"])
    return values


def _shape_problems(document: Mapping[str, Any]) -> list[Problem]:
    strange = {key: document[key] for key in document if key not in {*HEADER, *relaxed.KEYS}}
    named = [Problem("game", "game-in-cross")] if strange.pop("game", None) is not None else []
    found = [*named, *unknown_blocks(strange, relaxed.KEYS)]
    found += [
        Problem(key, "not-a-table", {"table": key})
        for key, value in document.items()
        if key in relaxed.KEYS and key not in schema.NAMED_BY and not isinstance(value, Mapping)
    ]
    if document.get("schema") != 1:
        found.append(Problem("schema", "not-schema-1"))
    if "title" not in document:
        found.append(Problem("title", "missing"))
    elif not is_text(document["title"]):
        found.append(Problem("title", "not-a-text", {"most": schema.MOST_TEXT}))
    return found


def _build(
    document: Mapping[str, Any], name: str, spec: str, bonuses: tuple[Bonus, ...] | None
) -> Rules:
    """Make the rules; amended ones number the faces as the whole file's ``bonuses`` do."""
    values = _values(flatten(document))
    low, high = relaxed.player_range(document, values)
    fields = {
        "name": name,
        "title": document["title"],
        "spec": spec,
        "source": str(document.get("source", "")),
        "document": document,
        "values": values,
        "min_players": low,
        "max_players": high,
        **_of_knobs(values),
    }
    if not relaxed.is_relaxed(document):
        return Rules(**fields)
    granted = relaxed.bonuses(document, values) if bonuses is None else bonuses

    def amend(in_force: tuple[int, ...]) -> Rules:
        return _build(relaxed.amended(document, in_force), name, spec, granted)

    return Rules(**relaxed.merged(fields, document, granted), amend=amend)


def _of_knobs(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of the rules that follow from the knobs."""
    home, back = values["board.home_squares"], values["board.home_entry_back"]
    track, markers = knobs.track_length(values), values["board.markers"]
    starts = generator.start_squares(values)
    dice = values["dice.count"]
    sums = dice > 1 and values["dice.use"] == "sum"
    places, needed = values["end.places"] == "all", values["end.home"]
    first = values["turn.first"]
    owned = values["safe.squares_for"] == "own"
    paired = values["teams.pairs"] != "none"
    goal = "team home" if paired and values["teams.together"] else "home"
    return {
        "seats": generator.seats(values, generator.seat_entries(values)),
        "tiles": ("", *map(str, range(1, track + 1))),
        "faces": _sum_faces() if sums else _faces(range(7)),
        "throws": {throw: ways / 6**dice for throw, ways in _throws(dice).items()},
        "shares": tuple(_throws(dice).values()),
        "plain_dice": True,
        "dice": dice,
        "sums": sums,
        "use_all": values["dice.usage"] == "all_or_nothing",
        "same_token": values["dice.same_marker"] or dice == 1,
        "auto_single": values["turn.auto_single"],
        "auto_roll": values["turn.auto_roll"],
        "tokens_out": values["board.tokens_out"],
        "own_limit": values["stack.own_limit"],
        "doubled": values["stack.doubled"],
        "doubled_forced": values["stack.doubled"] and values["stack.doubled_forced_on_even"],
        "blocking": values["home.blocking"],
        "home_steps": (track - back + 1, track - back + home + 1),
        "captor_finishes": values["capture.captor"] == "finish",
        "capture_reward": (Clause(Again(Cause.CAPTURE)),) if values["bonus.capture"] else (),
        "safe_tiles": frozenset(() if owned else values["safe.squares"])
        | (set(starts) if values["safe.start"] == "all" else set()),
        "safe_for": {
            square: generator.owner_of(values, square)
            for square in (values["safe.squares"] if owned else ())
        },
        "own_start_safe": values["safe.start"] == "own",
        "bonus_on_sixes": values["bonus.all_sixes"],
        "bonus_limit": values["bonus.limit"],
        "bonus_before_move": values["bonus.timing"] == "before_move",
        "bonus_without_move": values["bonus.without_move"] == "roll",
        "extra_throw_for": ("sixes", "capture"),
        "streak_throw": (6,) * dice,
        "sixes_max": values["sixes.max"],
        "rollback": values["sixes.penalty"] == "rollback" and values["sixes.max"] > 0,
        "first": _FIRST.get(first, first),
        "win": ALL_HOME if needed == markers and goal == "home" else (Trigger(goal, needed),),
        "teams": generator.teams(values) if paired else (),
        "helps": paired and values["teams.help"],
        "partners_pass": paired and values["teams.pass"],
        "partners_block": paired and not values["teams.pass"],
        "partners_capture": paired and values["teams.capture"],
        "play_on": "places" if places else "stop",
        "max_turns": values["end.max_turns"],
        "warnings": knobs.warnings(values),
    }


def _faces(values: range) -> tuple[Face, ...]:
    return tuple(_face(value, opens=value == 6) for value in values)


def _face(value: int, *, opens: bool, name: str = "") -> Face:
    enter = (Order("enter"),) if opens else ()
    move = (Order("move", value),) if value else ()
    return Face(name or (str(value) if value else "?"), value, enter + move)


def _sum_faces() -> tuple[Face, ...]:
    plain = _faces(range(SUM_WITH_SIX + 1))
    plain = tuple(_face(face.value, opens=False) for face in plain)
    opening = tuple(
        _face(value, opens=True, name=f"{value}*") for value in range(1, SUM_WITH_SIX + 1)
    )
    return plain + opening


def _throws(dice: int) -> dict[Throw, int]:
    """List each throw in falling order of its dice, with the ways in which it can fall."""
    every = combinations_with_replacement(range(6, 0, -1), dice)
    return {throw: _ways(throw) for throw in every}


def _ways(throw: Throw) -> int:
    return factorial(len(throw)) // prod(factorial(throw.count(n)) for n in set(throw))

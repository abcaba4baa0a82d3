"""The fields of a scenario and their types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.errors import LudoError

FIELDS = {"id", "preset", "overrides", "rule_ids", "basis", "given", "roll", "choose", "expect"}
FIELDS |= {"why"}
GIVEN = {
    "turn": {
        *("phase", "seats", "tokens", "turn", "sixes", "bonus_used", "pending", "turn_start"),
        *("places", "turn_no", "leader", "round", "captures", "amended", "skips", "again_used"),
        *("direction", "points", "held", "shields"),
    },
    "order": {"phase", "seats"},
    "setup": {"phase", "seats"},
    "lobby": {"phase", "players"},
    "load": {"phase"},
}
GIVEN["ui"] = GIVEN["turn"] | {"keys", "awaiting", "last_roll"}
EXPECT = {
    *("legal", "legal_end", "tokens", "captures", "extra_turn", "next", "awaiting", "pending"),
    *("auto", "penalty", "winner", "places", "game_over", "draw", "rejected", "first", "order"),
    *("track_squares", "start", "home_entry", "home_squares", "finish_steps", "safe_for_all"),
    *("state", "can_start", "status", "last_roll", "round", "amended", "skips", "direction"),
    *("finish_place", "valid", "violates", "points", "held", "shields"),
}

MOVED = {"token", "tokens", "do", "use"}
COUNTS = ("sixes", "bonus_used", "again_used", "turn_no", "round", "players")
COUNTS_BY_SEAT = ("captures", "skips", "shields")
LISTS_OF_NAMES = ("seats", "places", "amended", "keys")
WORDS = {"direction": ("clockwise", "counter"), "awaiting": ("roll", "move", "over")}


class NotRunnable(LudoError):
    """Raised for a scenario that cannot be run as written."""


def check_fields(scenario: Mapping[str, Any]) -> None:
    """Raise NotRunnable if a field is unknown or cannot be read."""
    given, expect = scenario["given"], scenario.get("expect")
    phase = given.get("phase")
    if not isinstance(phase, str) or phase not in GIVEN:
        wrong = (
            f"there is no phase {phase!r}, there are" if "phase" in given else "'phase' is one of"
        )
        raise NotRunnable(f"{wrong} {', '.join(GIVEN)}")
    if not isinstance(expect, dict) or not expect:
        raise NotRunnable("'expect' must be an object that names at least one field")
    unknown = (set(scenario) - FIELDS) | (set(given) - GIVEN[phase]) | (set(expect) - EXPECT)
    if unknown:
        raise NotRunnable(f"unknown field {min(unknown)!r}")
    _need(isinstance(scenario.get("preset"), str), "preset", "the name of a variant")
    _need(_is_table(scenario.get("overrides")), "overrides", "an object")
    _need(_is_list_of(list | dict, scenario.get("roll")), "roll", "a list of throws")
    _need(_is_list_of(dict, scenario.get("choose")), "choose", "null or a list of moves")
    for choice in scenario.get("choose") or []:
        _need(not MOVED.isdisjoint(choice), "choose", "moves that name a token or an order")
    _check_given(given)


def _check_given(given: Mapping[str, Any]) -> None:
    for name in given:
        value = given[name]
        if name in COUNTS:
            _need(_is_count(value), name, "a whole number from 0")
        elif name == "points":  # which may be lost, too
            counted = _is_table(value) and all(type(n) is int for n in (value or {}).values())
            _need(counted, name, "whole numbers by seat")
        elif name in COUNTS_BY_SEAT:
            counted = _is_table(value) and all(map(_is_count, (value or {}).values()))
            _need(counted, name, "whole numbers by seat")
        elif name in LISTS_OF_NAMES:
            _need(_is_list_of(str, value), name, "a list of names")
        elif name in WORDS:
            _need(value in WORDS[name], name, f"one of {', '.join(WORDS[name])}")
        elif name in ("tokens", "turn_start"):
            placed = _is_table(value) and _is_list_of(list, list((value or {}).values()))
            _need(placed, name, "a list of places by seat")
        elif name == "held":
            held = _is_table(value) and _is_list_of(list, list((value or {}).values()))
            _need(held, name, "a list of abilities by seat")
        elif name == "pending":
            _need(_is_list_of(int | str, value), name, "a list of dice")


def _need(holds: bool, name: str, wanted: str) -> None:
    if not holds:
        raise NotRunnable(f"{name!r} must be {wanted}")


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1_000_000


def _is_table(value: object) -> bool:
    return value is None or isinstance(value, dict)


def _is_list_of(kind: Any, value: object) -> bool:
    return value is None or (isinstance(value, list) and all(isinstance(v, kind) for v in value))

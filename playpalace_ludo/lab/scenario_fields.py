"""The fields of a scenario and their types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.errors import InputError, show

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


class NotRunnable(InputError):
    """Raised for a scenario that cannot be run as written."""


def check_fields(scenario: Mapping[str, Any]) -> None:
    """Raise NotRunnable if a field is unknown or cannot be read."""
    given, expect = scenario["given"], scenario.get("expect")
    phase = given.get("phase")
    if "phase" not in given:
        raise NotRunnable("scenario-one-of", field="'phase'", known=tuple(GIVEN))
    if not isinstance(phase, str) or phase not in GIVEN:
        raise NotRunnable("scenario-phase", phase=show(phase), known=tuple(GIVEN))
    if not isinstance(expect, dict) or not expect:
        raise NotRunnable("scenario-expect")
    unknown = (set(scenario) - FIELDS) | (set(given) - GIVEN[phase]) | (set(expect) - EXPECT)
    if unknown:
        raise NotRunnable("scenario-unknown", field=show(min(unknown)))
    _need(isinstance(scenario.get("preset"), str), "preset", "variant")
    _need(_is_table(scenario.get("overrides")), "overrides", "object")
    _need(_is_list_of(list | dict, scenario.get("roll")), "roll", "throws")
    _need(_is_list_of(dict, scenario.get("choose")), "choose", "choices")
    for choice in scenario.get("choose") or []:
        _need(not MOVED.isdisjoint(choice), "choose", "moves")
    _check_given(given)


def _check_given(given: Mapping[str, Any]) -> None:
    for name in given:
        value = given[name]
        if name in COUNTS:
            _need(_is_count(value), name, "count")
        elif name == "points":  # which may be lost, too
            counted = _is_table(value) and all(type(n) is int for n in (value or {}).values())
            _need(counted, name, "counts")
        elif name in COUNTS_BY_SEAT:
            counted = _is_table(value) and all(map(_is_count, (value or {}).values()))
            _need(counted, name, "counts")
        elif name in LISTS_OF_NAMES:
            _need(_is_list_of(str, value), name, "names")
        elif name in WORDS:
            if value not in WORDS[name]:
                raise NotRunnable("scenario-one-of", field=show(name), known=WORDS[name])
        elif name in ("tokens", "turn_start"):
            placed = _is_table(value) and _is_list_of(list, list((value or {}).values()))
            _need(placed, name, "places")
        elif name == "held":
            held = _is_table(value) and _is_list_of(list, list((value or {}).values()))
            _need(held, name, "abilities")
        elif name == "pending":
            _need(_is_list_of(int | str, value), name, "dice")


def _need(holds: bool, name: str, kind: str) -> None:
    if not holds:
        raise NotRunnable("scenario-needs", kind=kind, field=show(name))


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1_000_000


def _is_table(value: object) -> bool:
    return value is None or isinstance(value, dict)


def _is_list_of(kind: Any, value: object) -> bool:
    return value is None or (isinstance(value, list) and all(isinstance(v, kind) for v in value))

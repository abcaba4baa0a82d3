"""The configuration fields of the Nigerian rule document by their own names, and their knobs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.errors import Problem, Value, show

FIELDS: Mapping[str, tuple[str, Mapping[Any, Any] | None]] = {
    "diceMode": ("dice.count", {"single": 1, "double": 2}),
    "captureMode": ("capture.captor", {"stay": "stay", "finish": "finish"}),
    "maxConsecutiveSixes": ("bonus.limit", None),
    "safeStartingSquares": ("safe.start", {True: "all", False: "none"}),
    "allowTokenStacking": ("stack.own_limit", {True: 0, False: 1}),
    "enforceFullDiceUsage": ("dice.usage", {True: "all_or_nothing", False: "each"}),
}
"""The knob each field stands for, with the knob's value for each value of the field; None where
they are the same. That document limits extra throws."""


def canonical(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
    """Replace fields by knobs, and list the problems with their values."""
    found: dict[str, Any] = {key: value for key, value in given.items() if key not in FIELDS}
    wrong: list[Problem] = []
    for name in given.keys() & FIELDS.keys():
        knob, words = FIELDS[name]
        value = given[name]
        if knob in found:
            wrong.append(Problem(name, "field-twice", {"knob": knob}))
        elif words is None:
            found[knob] = value
        elif isinstance(value, str | bool) and value in words:
            found[knob] = words[value]
        else:
            takes: dict[str, Value] = {"value": show(value), "choices": tuple(map(_said, words))}
            wrong.append(Problem(name, "knob-choice", takes))
    return found, wrong


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)

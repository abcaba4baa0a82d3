"""The table of options in docs/variants-reference.md, from the knob table."""

from __future__ import annotations

import json

from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import KNOBS, MOST


def text() -> str:
    head = ["| option | values | left out | meaning |", "|---|---|---|---|"]
    return "\n".join([*head, *map(_row, KNOBS)])


def _row(knob: Knob) -> str:
    return f"| `{knob.key}` | {_values(knob)} | `{json.dumps(knob.default)}` | {knob.doc} |"


def _values(knob: Knob) -> str:
    if knob.kind == "bool":
        return "`true`, `false`"
    if knob.kind == "choice":
        return ", ".join(f'`"{choice}"`' for choice in knob.choices)
    if knob.kind == "squares":
        return "a list of track squares"
    return f"{knob.low} or more" if knob.high == MOST else f"{knob.low} to {knob.high}"

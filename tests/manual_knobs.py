"""The table of options in docs/variants.md, from the knob table.

python tests/manual_knobs.py      writes it anew
"""

from __future__ import annotations

import json
from pathlib import Path

from generated import replaced

from playpalace_ludo.core.knobs import KNOBS, MOST, Knob

CHAPTER = Path(__file__).parents[1] / "docs" / "variants.md"


def table() -> str:
    head = ["| option | values | left out | meaning |", "|---|---|---|---|"]
    return "\n".join([*head, *map(row, KNOBS)])


def row(knob: Knob) -> str:
    return f"| `{knob.key}` | {values(knob)} | `{json.dumps(knob.default)}` | {knob.doc} |"


def values(knob: Knob) -> str:
    if knob.kind == "bool":
        return "`true`, `false`"
    if knob.kind == "choice":
        return ", ".join(f'`"{choice}"`' for choice in knob.choices)
    if knob.kind == "squares":
        return "a list of track squares"
    return f"{knob.low} or more" if knob.high == MOST else f"{knob.low} to {knob.high}"


def with_table(text: str) -> str:
    return replaced(text, "options", table())


if __name__ == "__main__":
    CHAPTER.write_text(with_table(CHAPTER.read_text("utf-8")), "utf-8")

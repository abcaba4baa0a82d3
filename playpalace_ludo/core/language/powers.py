"""Powers of the usual board: squares that give abilities, as blocks of the rule document."""

from __future__ import annotations

from typing import Any

from playpalace_ludo.core.language.generator import Values, start_squares
from playpalace_ludo.core.language.knobs import arm_length

KINDS: dict[str, dict[str, Any]] = {
    "shields": {"name": "shield", "kind": "shield", "turns": 2},
    "leaps": {"name": "leap", "kind": "jump", "steps": 5},
    "swaps": {"name": "swap", "kind": "swap", "steps": 14},
    "second_throws": {"name": "second throw", "kind": "throw"},
}
"""The abilities. A swap only leads a short way ahead: on a ring, a free one favours some seats."""


def blocks(values: Values) -> dict[str, list[dict[str, Any]]]:
    """Write out the abilities and the tiles that give them; nothing where there are no powers."""
    kinds = _kinds(values)
    if not kinds:
        return {}
    use = values["powers.use"].replace("_", " ")
    gain = "gain any" if len(kinds) > 1 else f"gain {kinds[0]['name']}"
    return {
        "ability": [{**one, "use": use} for one in kinds],
        "tile_rule": [{"tile": str(square), "on_land": [gain]} for square in squares(values)],
    }


def _kinds(values: Values) -> list[dict[str, Any]]:
    """Return the abilities a player may gain; with two dice there is no throwing twice."""
    chosen = values["powers.kind"]
    if chosen != "all":
        return [KINDS[chosen]] if chosen in KINDS else []
    several = values["dice.count"] == 2 and values["dice.use"] == "separate"
    return [one for kind, one in KINDS.items() if not (several and kind == "second_throws")]


def squares(values: Values) -> list[int]:
    """Return the squares of power, as far from each other on every arm as safe squares allow."""
    arm, safe = arm_length(values), {*values["safe.squares"]}
    count = values["powers.tiles"]
    found = []
    for start in start_squares(values):
        free = [n for n in range(start + 1, start + arm) if n not in safe]
        free = free if len(free) >= count else [*range(start + 1, start + arm)]
        found += [free[(place + 1) * len(free) // (count + 1)] for place in range(count)]
    return found

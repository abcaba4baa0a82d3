"""Perft: the number of continuations of a position, over every throw and every choice.

python -m tools.generate --golden      writes perft.toml anew
"""

from __future__ import annotations

from pathlib import Path

import tomli_w

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

FILE = Path(__file__).with_name("perft.toml")

POSITIONS = {
    "playpalace": "red:12,Y,48,H/blue:5,35,Y,Y/green:26,0,Y,54 red ? 0 40",
    "classic": "red:12,13,48,H/blue:5,35,Y,Y/yellow:26,0,Y,54 blue ? 1 40",
    "indian": "red:0,Y,48,53/green:7,35,Y,Y red ? 0 40",
    "nigerian": "red:12,Y,Y,Y/blue:5,35,Y,Y red ? 0 12",
    "nigerian-classic": "red:12,Y,48,H/blue:5,1,Y,Y red ? 0 40",
    "strict": "red:51,50,52,H/blue:5,35,Y,Y red ? 0 40",
    "jota": "red:12,12,48,Y/blue:5,5,3,Y/green:26,0,Y,54 red ? 0 40",
    "quick": "red:12,Y,53,H/blue:5,35,Y,Y red ? 0 40",
    "hexagon": "red:6,Y,Y/orange:4,8,30 red ? 0 20 leader=red round=9",
    "market-road": "red:3,Y/blue:4~bridge,Y red ? 0 5 leader=red round=3",
    "figure-eight": "red:3,15/blue:4,13 red ? 0 5 leader=red round=3",
}


def count(rules: Rules, state: State, depth: int) -> int:
    """Leaves of the tree of that many throws and moves."""
    if depth == 0 or not state.owed:
        return 1
    if state.awaiting == "roll":
        after = (engine.roll(rules, state, dice)[0] for dice, _ in rules.chances(state))
    else:
        after = (engine.play(rules, state, move)[0] for move in state.moves)
    return sum(count(rules, state, depth - 1) for state in after)


def counts(name: str) -> list[int]:
    rules, state = parse_position(f"{name} {POSITIONS[name]}", variants.load)
    return [count(rules, state, depth) for depth in range(1, 6)]


def main() -> None:
    table = {name: {"position": text, "leaves": counts(name)} for name, text in POSITIONS.items()}
    FILE.write_text(tomli_w.dumps(table), "utf-8")

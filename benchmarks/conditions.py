"""The cost of conditions: random games of a loose file with and without them, in one run.

    python benchmarks/conditions.py [--seconds 6]

Both play the same board with as many turns, so it is turns per second that are compared. The
conditions are asked at every move, capture and order, and hardly ever forbid anything.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping
from pathlib import Path
from time import process_time
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.variants import catalogue, compiling, documents

ASKED: Mapping[str, Any] = {
    "start.only_when": ["out < 3 and (round > 0 or anybody.home >= 1)"],
    "move.only_when": ["not (steps > 5 and home > all_theirs.home + 2)"],
    "capture.only_when": ["victim.home >= home - 2 or round % 7 = 3"],
    "finish.needs": "captures >= 1 or round > 2",
    "win.when": ["all home", "home >= 3 and total.captures > 900000"],
}


def with_conditions(name: str) -> Rules:
    """Compile a shipped variant with conditions added to it."""
    document = documents.read_document(catalogue.SHIPPED / f"{name}.toml")
    for key, value in ASKED.items():
        block, _, name = key.partition(".")
        document[block] = {**document.get(block, {}), name: value}
    return compiling.compile_document(document, Path("asked.toml"), {})


class Meter:
    """Turns and CPU seconds of one set of rules, gathered in slices."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rng = random.Random(1)
        self.turns = 0
        self.seconds = 0.0

    def slice(self, seconds: float) -> None:
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            self.turns += self.play()
        self.seconds += spent

    def play(self) -> int:
        rules, rng = self.rules, self.rng
        state, _ = engine.start(rules, range(rules.max_players))
        while state.owed and state.number < 3000:
            if state.moves:
                state, _ = engine.play(rules, state, rng.choice(state.moves))
            else:
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
        return state.number

    @property
    def speed(self) -> float:
        return self.turns / self.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=6, help="for each of both")
    seconds = parser.parse_args().seconds
    without, asking = Meter(variants.load("hexagon")), Meter(with_conditions("hexagon"))
    for _ in range(10):  # turn about, so that a busy machine slows both alike
        without.slice(seconds / 10)
        asking.slice(seconds / 10)
    print(f"without conditions {without.speed:9.0f} turns/s")
    print(f"with conditions    {asking.speed:9.0f} turns/s")
    print(f"ratio              {without.speed / asking.speed:9.2f}")


if __name__ == "__main__":
    main()

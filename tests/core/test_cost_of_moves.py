"""Legal moves under the richest rules cost a bounded number of times those of `classic`.

Calls of Python functions are counted, not time, so that the answer is the same on every machine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

from playpalace_ludo import variants
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import Hand, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Tokens
from playpalace_ludo.lab import check
from tests.core.random_games import walk

EVERYTHING = Path(__file__).parents[2] / "benchmarks" / "everything.toml"
MOST = 10
"""Most calls for a decision, in calls of `classic`. It is 8.3, and was 14.3 when each move was
offered, looked up and asked by itself."""


def decisions(rules: Rules) -> list[tuple[Rules, Tokens, Hand]]:
    found = []
    for seed in range(3):
        for _, after, _ in walk(rules, seed, most_turns=60):
            if after.owed and not after.opening and after.awaiting == "move":
                found.append((rules.of(after), after.tokens, hand_of(after)))
    return found


def calls(rules: Rules) -> float:
    """Return how many functions one decision calls."""
    asked = decisions(rules)
    for decision in asked:
        legal_moves(*decision)  # tables are made when first asked for
    counted = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for decision in asked:
            legal_moves(*decision)
    finally:
        sys.setprofile(before)
    return counted / len(asked)


def test_a_decision_with_every_rule_costs_a_bounded_number_of_usual_ones() -> None:
    usual = calls(variants.load("classic"))
    assert usual > 5
    assert calls(check.load(EVERYTHING)) < MOST * usual

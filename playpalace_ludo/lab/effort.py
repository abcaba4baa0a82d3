"""The cost of questions about captures under given rules, counted over seeded positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.hunting import count, share
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.weight import weight
from playpalace_ludo.lab.check import BadFile, Finding

REFUSED = 60_000
"""Positions for one question; a rule file that needs more is refused."""
GAMES, POSITIONS, APART = 3, 8, 17
"""Games played, positions looked at in each, and actions between these."""
MOST_COUNTED = 3 * REFUSED
"""Positions for all questions together, after which no further one is counted."""
MOST_PREPARED = 60_000
"""Steps of all routes times faces, all worked out before a first judgement; more is refused."""
MOST_MOVES = 2000
"""Choices at one decision; a rule file that offers more is refused."""


class Effort(NamedTuple):
    positions: int
    """The largest count for one question, `REFUSED` if more."""
    cut: bool
    """Some answers are lower bounds, because a full search would take too long."""


def effort(rules: Rules) -> Effort:
    """Count the cost of the hardest of several positions; deterministic for the same rules."""
    prepared = sum(rules.plan.finishes) * len(rules.chance.faces)
    if prepared > MOST_PREPARED or weight(rules) * len(rules.seats) >= REFUSED:
        return Effort(REFUSED, cut=True)
    most, counted = Effort(0, cut=False), 0
    for state in _positions(rules):
        found = _of(rules, state)
        most = Effort(max(most.positions, found.positions), most.cut or found.cut)
        counted += found.positions
        if most.positions >= REFUSED or counted >= MOST_COUNTED:
            break
    return most


def refuse(path: Path, found: Effort) -> None:
    """Raise `BadFile` if one question takes far too long."""
    if found.positions >= REFUSED:
        problem = Problem("", "too-much-work", {"most": REFUSED})
        raise BadFile([Finding(path, None, problem)])


def _of(rules: Rules, state: State) -> Effort:
    if len(state.moves) > MOST_MOVES:
        return Effort(REFUSED, cut=True)
    counted = count(rules, state, REFUSED)
    cut = any(
        looked >= share(state, hunter) for looked, hunter in zip(counted, state.seats, strict=False)
    )
    return Effort(min(sum(counted), REFUSED), cut)


def _positions(rules: Rules) -> Iterator[State]:
    """Play random games and yield some of their positions."""
    seats = engine.default_seats(rules, rules.max_players)
    for seed in range(GAMES):
        rng = Random(seed)
        first = rng.choice(seats) if rules.turns.first == "random" else None
        state, _ = engine.start(rules, seats, first)
        for action in range(POSITIONS * APART):
            if not state.owed:
                break
            if (action % APART == 0 and not state.opening) or len(state.moves) > MOST_MOVES:
                yield state
            if state.awaiting == "move":
                state, _ = engine.play(rules, state, rng.choice(state.moves))
            else:
                state, _ = engine.roll(rules, state, draw(rules, state, rng))

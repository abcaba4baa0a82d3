"""Calibrated chances for players: the net's estimate, moderated early in a game.

The exponents were fitted to self-play games of the net, for two and for more players, and tested on
other games; near the end the net's own chances are closest to exact values
(`benchmarks/calibration.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import pairwise

from playpalace_ludo.bots.evaluation import Memo
from playpalace_ludo.bots.inputs import ROUTE, inputs_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

Curve = tuple[tuple[float, float], ...]
"""Shares of the way left to the leader, each with the exponent for the chances."""

OF_TWO: Curve = ((0.0, 1.0), (0.2, 1.0), (0.5, 0.92), (0.75, 0.85))
OF_MORE: Curve = ((0.0, 1.0), (0.12, 1.0), (0.4, 0.97), (0.7, 0.88))

EARLY = 0.8
"""While the leader has more than this share of the way left, little is known of who will win."""
MOST_KEPT = 2048
"""Most arrangements of a seat's tokens whose way is kept."""
NEAR = 0.05
"""Early in a game, chances this close to the others' are about even."""


def left_to_leader(rules: Rules, state: State) -> float:
    """Return the share of the way that the leader still has to go."""
    return min(map(Memo.__getitem__, _shares_left(rules), state.tokens))


@lru_cache(maxsize=64)
def _shares_left(rules: Rules) -> list[Memo[tuple[int, ...], float]]:
    """Return per seat the share of the way its tokens have to go, at most 1."""

    def share_left(left: Sequence[float], own: tuple[int, ...]) -> float:
        needed = rules.plan.home_wins or len(own)
        steps = sorted([left[step] for step in own])[:needed]
        return min(1.0, sum(steps) / (needed * (ROUTE + 1))) if own else 1.0

    return [Memo(MOST_KEPT, partial(share_left, left)) for left in inputs_of(rules).left]


def told(rules: Rules, state: State, found: Sequence[float]) -> tuple[float, ...]:
    """Return chances that match the frequencies of many games."""
    curve = OF_TWO if len(state.tokens) - state.tokens.count(()) == 2 else OF_MORE
    power = _power(curve, left_to_leader(rules, state))
    if power == 1.0:
        return tuple(found)
    weighed = [chance**power for chance in found]
    # Partners each have the chance of their side, so the sum may exceed one.
    whole = sum(weighed) / sum(found)
    return tuple([one / whole for one in weighed])


def _power(curve: Curve, left: float) -> float:
    for (before, low), (after, high) in pairwise(curve):
        if left <= after:
            return low + (high - low) * (left - before) / (after - before)
    return curve[-1][1]


def is_about_even(rules: Rules, state: State, chance: float) -> bool:
    """Tell whether, early in a game, a chance is too close to the others' for a number to help."""
    sides = {min(rules.side(seat)) for seat in state.seats}
    return left_to_leader(rules, state) > EARLY and abs(chance - 1 / len(sides)) < NEAR

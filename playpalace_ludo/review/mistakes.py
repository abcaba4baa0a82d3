"""The choices of a game worth another try: those that clearly gave away most.

A choice is judged by what was known when it was made, so bad dice afterwards do not count.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from playpalace_ludo.bots.judge import chances_after
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.steps import finish
from playpalace_ludo.review.analysis import JudgedMove, judged_moves
from playpalace_ludo.work import Work

MOST = 10
LEAST = 0.02
"""Least chance to win that a mistake gives away."""


def mistakes(match: Match, seats: Collection[int]) -> Work[list[JudgedMove]]:
    """Find the costliest mistakes of these seats, at most ten, in order of play."""
    return dearest(match.rules, (yield from judged_moves(match, seats)))


def dearest(rules: Rules, judged: Sequence[JudgedMove]) -> list[JudgedMove]:
    dear = [one for one in judged if one.cost >= LEAST and _at_first_sight(rules, one)]
    chosen = sorted(dear, key=lambda one: -one.cost)[:MOST]
    return [one for one in judged if one in chosen]


def _at_first_sight(rules: Rules, judged: JudgedMove) -> bool:
    """Tell whether the choice is also worse without looking a throw ahead, to be sure."""
    made, better = finish(chances_after(rules, judged.state, [judged.made, judged.advice.move]))
    return better - made >= LEAST / 2

"""Luck and skill in a game, separated, both measured in chances to win.

The luck of a throw is the chance after its best move minus the expected chance over all throws, so
its mean is zero however positions are judged. Skill is what choices gave away: the chance after
the best move minus the chance after the one made.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.judge import chances, chances_after_throws
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.review.analysis import judge
from playpalace_ludo.work import Work

WARY = 0.01
"""Choices that cost less count as good ones."""


class ThrowChances(NamedTuple):
    """A throw, with everybody's expected chance before it and chance after it."""

    expected: tuple[float, ...]
    came: tuple[float, ...]


class LuckAndSkill(NamedTuple):
    """One player's skill and luck in a game."""

    choices: int
    good: int
    """How many choices gave nothing away."""
    lost: float
    """Chance given away by all choices together."""
    own_dice: float
    other_dice: float
    """Luck of the other players' throws, as it changed this player's chance."""
    lowest: float
    """The lowest chance before any throw."""


def fall(rules: Rules, step: Step) -> ThrowChances:
    """Compare one throw with all possible throws."""
    expected = [0.0] * len(step.before.tokens)
    came: tuple[float, ...] | None = None
    throws, shares = zip(*rules.chances(step.before), strict=True)
    fell = sorted(step.action.dice or ())
    judged = chances_after_throws(rules, step.before, throws)
    for throw, share, found in zip(throws, shares, judged, strict=True):
        if sorted(throw) == fell:
            came = found
        for seat, chance in enumerate(found):
            expected[seat] += share * chance
    return ThrowChances(tuple(expected), came or chances(rules, step.after))


def look(match: Match, seat: int) -> Work[LuckAndSkill]:
    """Measure one player's luck and skill in a game; deterministic for a record."""
    costs: list[float] = []
    dice = {True: 0.0, False: 0.0}
    lowest, rng = 1.0, Random(0)
    for index, step in enumerate(match.steps):
        state, move = step.before, step.action.move
        if move is None:
            # Throws for who begins do not count, nor those after the winner is known.
            if state.number and not state.places:
                fell = fall(match.rules, step)
                dice[state.turn == seat] += fell.came[seat] - fell.expected[seat]
                lowest = min(lowest, fell.expected[seat])
        elif (
            state.awaiting == "move"
            and state.turn == seat
            and not state.places
            and len(distinct_moves(state)) > 1
        ):
            part = index, len(match.steps)
            costs.append((yield from judge(match.rules, state, move, rng, part)).cost)
        yield index + 1, len(match.steps)
    return LuckAndSkill(
        choices=len(costs),
        good=sum(cost < WARY for cost in costs),
        lost=sum(costs),
        own_dice=dice[True],
        other_dice=dice[False],
        lowest=lowest,
    )

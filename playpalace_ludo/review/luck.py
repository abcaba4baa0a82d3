"""Luck and skill in a game, apart and both in chances to win.

Luck is what a throw changed: the chance once it is played at its best, less what it was to be
expected to be over all throws. Its mean is nothing by its making, however well positions are
judged. Skill is what choices gave away: the chance after the best one less that after the one made.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.judge import chances
from playpalace_ludo.core import engine
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.review.analysis import Progress, judge

WARY = 0.01
"""Choices that cost less count as good ones."""


class Fall(NamedTuple):
    """A throw: what everybody's chance was before it, and what it made of it."""

    expected: tuple[float, ...]
    came: tuple[float, ...]


class Look(NamedTuple):
    """How one player chose in a game, and how the dice treated that player."""

    choices: int
    good: int
    """Choices that gave nothing away."""
    lost: float
    """Given away by all choices together."""
    own_dice: float
    other_dice: float
    """What the throws of the others did to this player's chance."""
    lowest: float
    """The smallest chance there was before a throw."""


def fall(rules: Rules, step: Step) -> Fall:
    """Weigh one throw against all that might have fallen."""
    expected = [0.0] * len(step.before.tokens)
    for throw, share in rules.chances(step.before):
        after, _ = engine.roll(rules, step.before, throw)
        for seat, chance in enumerate(chances(rules, after)):
            expected[seat] += share * chance
    return Fall(tuple(expected), chances(rules, step.after))


def look(match: Match, seat: int, progress: Progress | None = None) -> Look:
    """Go through a game with the eyes of one player; the same record gives the same look."""
    costs: list[float] = []
    dice = {True: 0.0, False: 0.0}
    lowest, rng = 1.0, Random(0)
    for index, step in enumerate(match.steps):
        state, move = step.before, step.action.move
        if move is None:
            # Who begins is not yet the game, and behind the winner there is no chance left.
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
            costs.append(judge(match.rules, state, move, rng).cost)
        if progress:
            progress(index + 1, len(match.steps))
    return Look(
        choices=len(costs),
        good=sum(cost < WARY for cost in costs),
        lost=sum(costs),
        own_dice=dice[True],
        other_dice=dice[False],
        lowest=lowest,
    )

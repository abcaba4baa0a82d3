"""Exact endgames of two players: in the home columns worked out here, else from a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from playpalace_ludo.bots import endings
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

MOST_TOKENS = 2
"""Per player; 400 positions, worked out in some milliseconds when one is first met."""
FACES = range(1, 7)

Left = tuple[int, ...]
"""Steps left per token, smallest first, without tokens at home."""


def exact(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Compute everybody's exact chance to win; None where nobody knows it."""
    if len(state.tokens) - state.tokens.count(()) != 2:
        return None
    found = in_columns(rules, state)
    return endings.exact(rules, state) if found is None else found


def in_columns(rules: Rules, state: State) -> tuple[float, ...] | None:
    """Work out an endgame in the home columns; None where the position is no such endgame."""
    left: dict[int, Left] = {}
    for seat, own in enumerate(state.tokens):
        if own:
            finish = rules.seats[seat].finish
            if min(own) < rules.seats[seat].column_start:
                return None
            left[seat] = tuple(sorted(finish - step for step in own if step < finish))
    if len(left) != 2 or not _is_plain_race(rules) or state.awaiting != "roll":
        return None
    if max(map(len, left.values())) > MOST_TOKENS or max(
        seat.column for seat in rules.seats
    ) >= len(FACES):
        return None
    [other] = [seat for seat in left if seat != state.turn]
    chance = wins(left[state.turn], left[other])
    found = [0.0] * len(state.tokens)
    found[state.turn], found[other] = chance, 1 - chance
    return tuple(found)


def _is_plain_race(rules: Rules) -> bool:
    """Tell whether one die brings all home: none in the way, no reward for a wasted throw."""
    by_pips = all(
        order.steps == face.value
        for face in rules.chance.faces
        for order in face.orders
        if order.kind == "move"
    )
    one_die = (
        rules.chance.plain_dice
        and rules.chance.dice == 1
        and by_pips
        and rules.finish.arrive == "exact"
    )
    all_home = rules.plan.plain and rules.plan.plain_turns and not rules.plan.home_wins
    return one_die and all_home and not rules.extra.without_move


@lru_cache(maxsize=4096)
def wins(mine: Left, theirs: Left) -> float:
    """Return the chance to win of the player to throw, with best play by both.

    A six is no use in a home column, so the turn always passes. A throw that moves nothing
    leads to the same position with the other to throw; the two equations are solved together.
    """
    if not mine:
        return 1.0
    if not theirs:
        return 0.0
    gain, stuck = _moved(mine, theirs)
    their_gain, their_stuck = _moved(theirs, mine)
    return (gain + stuck * (1 - their_gain - their_stuck)) / (1 - stuck * their_stuck)


def _moved(mine: Left, theirs: Left) -> tuple[float, float]:
    """Return the value of throws that move something, and the chance that none moves."""
    gain = stuck = 0.0
    for face in FACES:
        after = list(_after(mine, face))
        if after:
            gain += max(1 - wins(theirs, left) if left else 1.0 for left in after)
        else:
            stuck += 1
    return gain / len(FACES), stuck / len(FACES)


def _after(left: Left, face: int) -> Iterator[Left]:
    for index, steps in enumerate(left):
        if face <= steps and steps not in left[:index]:
            rest = left[:index] + left[index + 1 :]
            yield tuple(sorted((*rest, steps - face))) if steps > face else rest

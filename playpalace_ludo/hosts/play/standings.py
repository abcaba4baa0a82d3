"""Who is how far: places that are decided, then tokens home, then steps to go."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.engine import outcome
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


class Standing(NamedTuple):
    seat: int
    place: int
    """1 for the winner; who stands equal shares a place."""
    home: int


def standings(rules: Rules, state: State) -> list[Standing]:
    """Best first."""
    merits = {seat: _merit(rules, state, seat) for seat in state.seats}
    if rules.teams:  # partners win and lose together
        merits = {
            seat: min(merits[one] for one in (seat, *rules.allies(seat)) if one in merits)
            for seat in merits
        }
    return [
        Standing(
            seat,
            1 + sum(other < merits[seat] for other in merits.values()),
            state.tokens[seat].count(rules.seats[seat].finish),
        )
        for seat in sorted(merits, key=merits.__getitem__)
    ]


def _merit(rules: Rules, state: State, seat: int) -> tuple[int, int, int]:
    """The smaller the better."""
    result = outcome(rules, state)
    if seat in result.places:
        return (result.places.index(seat), 0, 0)
    own = state.tokens[seat]
    home = own.count(rules.seats[seat].finish)
    # A drawn game is drawn, however close one of them was to another token home.
    left = 0 if seat in result.draw else sum(rules.left(seat, step, own) for step in own)
    return (len(result.places), -home, left)

"""The seats in their order, the best first."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.engine import outcome
from playpalace_ludo.core.merit import Merit, at_home, merit
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


class Standing(NamedTuple):
    seat: int
    place: int
    """1 for the winner; who stands equal shares a place."""
    home: int


def standings(rules: Rules, state: State) -> list[Standing]:
    """Rank the seats, the best first."""
    merits = {seat: _shared_merit(rules, state, seat) for seat in state.seats}
    if rules.shares_win:
        merits = {
            seat: min(merits[one] for one in (seat, *rules.allies(seat)) if one in merits)
            for seat in merits
        }
    return [
        Standing(
            seat,
            1 + sum(other < merits[seat] for other in merits.values()),
            at_home(rules, state.tokens, seat),
        )
        for seat in sorted(merits, key=merits.__getitem__)
    ]


def _shared_merit(rules: Rules, state: State, seat: int) -> Merit:
    """Return a seat's merit; in a draw it does not count how close the next token was to home."""
    decided, points, home, left = merit(rules, state, seat)
    if seat in outcome(rules, state).draw:
        left = 0
        home = 0 if rules.plan.by_points else home
    return decided, points, home, left

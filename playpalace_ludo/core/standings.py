"""The ranking of seats, best first."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.engine import outcome
from playpalace_ludo.core.merit import Merit, at_home, merit_together
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


class Standing(NamedTuple):
    seat: int
    place: int
    """1 for the winner; ties share a place."""
    home: int


def standings(rules: Rules, state: State) -> list[Standing]:
    """Rank the seats, the best first; partners who win together share a place."""
    drawn = outcome(rules, state).draw
    merits = {seat: merit_together(rules, state, seat) for seat in state.seats}
    level = (0, 0, 0, 0) if state.books.ended else None
    merits |= {seat: level or _drawn(rules, merits[seat]) for seat in drawn}
    return [
        Standing(
            seat,
            1 + sum(other < merits[seat] for other in merits.values()),
            at_home(rules, state.tokens, seat),
        )
        for seat in sorted(merits, key=merits.__getitem__)
    ]


def _drawn(rules: Rules, merit: Merit) -> Merit:
    """Ignore what does not count in a draw: how close the next token was to home."""
    decided, points, home, _ = merit
    return decided, points, 0 if rules.plan.by_points else home, 0

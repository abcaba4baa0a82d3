"""Who is how far: places that are decided, then tokens home, then steps to go."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.engine import outcome
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Tokens

Merit = tuple[int, int, int]
"""Place, tokens home (negative) and steps to go of a seat: whoever has the least is ahead."""


class Standing(NamedTuple):
    seat: int
    place: int
    """1 for the winner; who stands equal shares a place."""
    home: int


def at_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    return tokens[seat].count(rules.finishes[seat])


def needed_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the tokens a seat must bring home to win."""
    enough = [goal.number for goal in rules.win if goal.kind == "home"]
    return min(*enough, len(tokens[seat])) if enough else len(tokens[seat])


def to_go(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the steps left of the tokens a seat needs home, those that are farthest."""
    own = tokens[seat]
    left = sorted(rules.left(seat, step, own) for step in own)
    return sum(left[: needed_home(rules, tokens, seat)])


def merit(rules: Rules, state: State, seat: int) -> Merit:
    places, tokens = state.places, state.tokens
    decided = places.index(seat) if seat in places else len(places)
    return decided, -at_home(rules, tokens, seat), to_go(rules, tokens, seat)


def standings(rules: Rules, state: State) -> list[Standing]:
    """Rank the seats, the best first."""
    merits = {seat: _shared_merit(rules, state, seat) for seat in state.seats}
    if rules.teams:  # partners win and lose together
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
    decided, home, left = merit(rules, state, seat)
    return decided, home, 0 if seat in outcome(rules, state).draw else left

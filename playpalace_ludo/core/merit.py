"""How far a seat is: places that are decided, then tokens home, then steps to go."""

from __future__ import annotations

from typing import Protocol

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Tokens

Merit = tuple[int, int, int]
"""Place, tokens home (negative) and steps to go of a seat: whoever has the least is ahead."""


class Stand(Protocol):
    """As much of a position as decides who is ahead."""

    @property
    def tokens(self) -> Tokens: ...

    @property
    def places(self) -> tuple[int, ...]: ...


def at_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    return tokens[seat].count(rules.finishes[seat])


def needed_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the tokens a seat must bring home to win."""
    counted = [goal.number for goal in rules.win if goal.kind in ("home", "team home")]
    enough = [number for number in counted if number]
    return min(*enough, len(tokens[seat])) if enough else len(tokens[seat])


def to_go(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the steps left of the tokens a seat needs home, those that are farthest."""
    own = tokens[seat]
    left = sorted(rules.left(seat, step, own) for step in own)
    return sum(left[: needed_home(rules, tokens, seat)])


def merit(rules: Rules, state: Stand, seat: int) -> Merit:
    places, tokens = state.places, state.tokens
    decided = places.index(seat) if seat in places else len(places)
    return decided, -at_home(rules, tokens, seat), to_go(rules, tokens, seat)

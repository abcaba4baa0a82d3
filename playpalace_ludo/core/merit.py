"""How far a seat is: places that are decided, then points or tokens home, then steps to go."""

from __future__ import annotations

from typing import Protocol

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Books, Tokens

Merit = tuple[int, int, int, int]
"""Place, points where they win and tokens home (both negative), and steps to go of a seat: whoever
has the least is ahead."""


class Stand(Protocol):
    """As much of a position as decides who is ahead."""

    @property
    def tokens(self) -> Tokens: ...

    @property
    def places(self) -> tuple[int, ...]: ...

    @property
    def books(self) -> Books: ...


def at_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    return tokens[seat].count(rules.plan.finishes[seat])


def points_of(books: Books, seat: int) -> int:
    return books.points[seat] if books.points else 0


def needed_home(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the tokens a seat must bring home to win."""
    counted = [goal.number for goal in rules.win.goals if goal.kind in ("home", "team home")]
    enough = [number for number in counted if number]
    return min(*enough, len(tokens[seat])) if enough else len(tokens[seat])


def to_go(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the steps left of the tokens a seat needs home, those that are farthest."""
    own = tokens[seat]
    left = sorted(rules.left(seat, step, own) for step in own)
    return sum(left[: needed_home(rules, tokens, seat)])


def merit(rules: Rules, state: Stand, seat: int) -> Merit:
    places, tokens, books = state.places, state.tokens, state.books
    decided = places.index(seat) if seat in places else len(places)
    if seat in books.out and seat not in places:  # behind everybody, who went first at the end
        decided = len(tokens) + len(books.out) - books.out.index(seat)
    points = points_of(books, seat) if rules.plan.by_points else 0
    return decided, -points, -at_home(rules, tokens, seat), to_go(rules, tokens, seat)


def leaders(rules: Rules, state: Stand) -> tuple[int, ...]:
    """Return the seats with most points, where they win, or most tokens home."""
    count = {
        seat: points_of(state.books, seat)
        if rules.plan.by_points
        else at_home(rules, state.tokens, seat)
        for seat, own in enumerate(state.tokens)
        if own and seat not in state.books.out
    }
    return tuple(seat for seat, made in count.items() if made == max(count.values()))

"""How far a seat is ahead: places decided, then points or tokens home, then steps to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from playpalace_ludo.core.state import Books, Tokens

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

Merit = tuple[int, int, int, int]
"""Place, points where they win and tokens home (both negative), and steps to go; the seat that
has the least is ahead."""


class Stand(Protocol):
    """The parts of a position that decide who is ahead."""

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
    enough, own = rules.plan.enough_home, len(tokens[seat])
    return min(enough, own) if enough else own


def to_go(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the steps left for the tokens a seat still needs home, the most advanced ones."""
    own, needed = tokens[seat], needed_home(rules, tokens, seat)
    if needed == len(own):
        return steps_left(rules, tokens, seat)
    return sum(sorted(rules.left(seat, step, own) for step in own)[:needed])


def steps_left(rules: Rules, tokens: Tokens, seat: int) -> int:
    """Count the steps left of all tokens of a seat."""
    own, left = tokens[seat], rules.seats[seat].route.left
    far = sum([left[step] for step in own])
    if not rules.plan.row:
        return far
    home = at_home(rules, tokens, seat)
    return far - home * (len(own) - home)


def merit(rules: Rules, state: Stand, seat: int) -> Merit:
    return *_made(rules, state, seat), to_go(rules, state.tokens, seat)


def _made(rules: Rules, state: Stand, seat: int) -> tuple[int, int, int]:
    """Return a seat's merit but for the steps it has to go."""
    places, tokens, books = state.places, state.tokens, state.books
    decided = places.index(seat) if seat in places else len(places)
    if seat in books.out and seat not in places:  # behind all others, the first out last
        decided = len(tokens) + len(books.out) - books.out.index(seat)
    points = points_of(books, seat) if rules.plan.by_points else 0
    return decided, -points, -tokens[seat].count(rules.plan.finishes[seat])


def is_ahead(rules: Rules, state: Stand, one: int, other: int) -> bool:
    """Tell whether a seat is ahead of another."""
    mine, theirs = _made(rules, state, one), _made(rules, state, other)
    if mine != theirs:
        return mine < theirs
    return to_go(rules, state.tokens, one) < to_go(rules, state.tokens, other)


def merit_together(rules: Rules, state: Stand, seat: int) -> Merit:
    """Return the joint merit of a seat and those who win or lose with it."""
    merits = [merit(rules, state, one) for one in counted_together(rules, state.tokens, seat)]
    if rules.revision < 2:
        return min(merits)
    decided, *counts = zip(*merits, strict=True)
    points, home, left = map(sum, counts)
    return min(decided), points, home, left


def counted_together(rules: Rules, tokens: Tokens, seat: int) -> tuple[int, ...]:
    """Return the seats at this table that win together."""
    return tuple(one for one in rules.side(seat) if tokens[one])


def made_together(rules: Rules, state: Stand, seat: int) -> int:
    """Count the points, where they win, or tokens home that decide at the turn limit."""
    together = counted_together(rules, state.tokens, seat) if rules.revision > 1 else (seat,)
    if rules.plan.by_points:
        return sum(points_of(state.books, one) for one in together)
    return sum(at_home(rules, state.tokens, one) for one in together)


def leaders(rules: Rules, state: Stand) -> tuple[int, ...]:
    """Return the seats with most points, where they win, or most tokens home."""
    count = {
        seat: made_together(rules, state, seat)
        for seat, own in enumerate(state.tokens)
        if own and seat not in state.books.out
    }
    return tuple(seat for seat, made in count.items() if made == max(count.values()))


def place_of(rules: Rules, places: tuple[int, ...], seat: int) -> int:
    """Return the place of a seat among those placed; partners who win together share one."""
    before = places[: places.index(seat)]
    return 1 + len({min(rules.side(one)) for one in before if one not in rules.side(seat)})

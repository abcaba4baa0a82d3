"""The start of a game: seats, the first position, and the throws for who goes first."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.core.engine import amending, polls, turns
from playpalace_ludo.core.engine.cards import draw_card
from playpalace_ludo.core.engine.order import by_draw
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.errors import InputError, Problem, show
from playpalace_ludo.core.events import (
    Began,
    Event,
    OpeningRolled,
    OpeningTied,
    Ordered,
    TurnBegan,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Books, State, Throw


def default_seats(rules: Rules, players: int) -> tuple[int, ...]:
    """Return the seats taken when nobody names colours."""
    check_players(rules, players)
    return tuple(range(players))


def check_players(rules: Rules, players: int) -> None:
    if problem := wrong_players(rules, players):
        raise InputError(problem.code, **problem.values)


def wrong_players(rules: Rules, players: int) -> Problem | None:
    low, high = rules.min_players, rules.max_players
    if low <= players <= high:
        return None
    limits = {"range": "one" if low == high else "several", "low": low, "high": high}
    facts = {"rules": rules.name, **limits, "players": players}
    return Problem("", "wrong-number-of-players", facts)


def start(rules: Rules, seats: Sequence[int], first: int | None = None) -> StateAndEvents:
    """Set up the position before the first throw.

    ``first`` is the seat drawn to begin, where the rules leave that to chance.
    """
    check_players(rules, len(set(seats)))
    taken = sorted(set(seats))
    if len(taken) < len(seats) or not 0 <= taken[0] <= taken[-1] < len(rules.seats):
        last = len(rules.seats) - 1
        raise InputError("wrong-seats", rules=rules.name, last=last, seats=show(seats))
    out = rules.tokens_out
    tokens = tuple(
        (0,) * out + (YARD,) * (seat.tokens - out) if index in taken else ()
        for index, seat in enumerate(rules.seats)
    )
    books = _led_by(rules, rules.plan.blank_books, taken[0])
    if rules.turns.first in ("highest", "lowest") or rules.turns.order == "draw":
        opening = tuple(0 if index in taken else -1 for index in range(len(tokens)))
        return State(
            tokens=tokens,
            turn=taken[0],
            owed=(THROW,),
            streak=0,
            number=0,
            opening=opening,
            books=books,
        ), ()
    if rules.turns.first == "random":
        if first not in taken:
            raise InputError("nobody-begins", rules=rules.name)
    else:
        first = taken[0]
    state = State(tokens=tokens, turn=first, owed=(THROW,), streak=0, number=0, books=books)
    return _first_turn(rules, state, first)


def _led_by(rules: Rules, books: Books, seat: int) -> Books:
    """Return the books with this seat as the leader, whose turn begins each round."""
    return books._replace(leader=seat) if rules.turns.counts_rounds else books


def _first_turn(rules: Rules, state: State, seat: int, *events: Event) -> StateAndEvents:
    books = _led_by(rules, state.books, seat)
    owed = turns.throws_due(rules, state.tokens, seat)
    state = state._replace(turn=seat, number=1, opening=(), books=books, owed=owed)
    state, events = amending.amend_for_round(rules, state, (*events, Began(seat)))
    events += (TurnBegan(seat),)
    if state.books.polls:
        return polls.begin(rules.of(state), state, events, was_due=True)
    return state, events


def opening_roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Throw for who begins: everybody throws once, ties for best throw again."""
    seat = state.turn
    events: Events = (OpeningRolled(seat, dice),)
    scores = list(state.opening)
    scores[seat] = sum(dice)
    waiting = [index for index in _opening_order(state) if scores[index] == 0]
    if rules.chance.deck:
        books, shuffled = draw_card(rules, state.books, seat, dice[0])
        events += shuffled
        state = state._replace(books=books)
    if waiting:
        return state._replace(turn=waiting[0], opening=tuple(scores)), events
    if rules.turns.order == "draw":
        return _take_order(rules, state._replace(opening=tuple(scores)), events)
    return _settle_first(rules, state, scores, events)


def _settle_first(rules: Rules, state: State, scores: list[int], events: Events) -> StateAndEvents:
    """Let the best throw begin, or have ties throw again."""
    thrown = [score for score in scores if score > 0]
    best = max(thrown) if rules.turns.first == "highest" else min(thrown)
    tied = [index for index in _opening_order(state) if scores[index] == best]
    if rules.turns.order == "opening":
        state = _ranked(rules, state, scores)
    if len(tied) == 1:
        if state.books.order:
            events += (Ordered(state.books.order),)
        return _first_turn(rules, state, tied[0], *events)
    again = tuple(0 if index in tied else -1 for index in range(len(scores)))
    events += (OpeningTied(tuple(tied)),)
    return state._replace(turn=tied[0], opening=again), events


def _ranked(rules: Rules, state: State, scores: list[int]) -> State:
    """Rank everybody by the opening throws; a tie for the first place is thrown again by its own.

    Those who tie further down stay in the order of the seats.
    """
    lowest = rules.turns.first == "lowest"
    outside = max(scores) + 1 if lowest else 0
    row = by_draw(state, [score if score > 0 else outside for score in scores], lowest=lowest)
    return state._replace(books=state.books._replace(order=row, leader=row[0]))


def _take_order(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Begin the game, or another round of it, in the order everybody has drawn."""
    if state.number:
        return turns.take_order(rules, state, events)
    row = by_draw(state, state.opening)
    state = state._replace(books=state.books._replace(order=row, leader=row[0]))
    return _first_turn(rules, state, row[0], *events, Ordered(row))


def _opening_order(state: State) -> tuple[int, ...]:
    """Return the seats as the turns will go."""
    first, *others = state.seats
    return (first, *(others if state.books.clockwise else reversed(others)))

"""The order of play: who comes next, and turns that are missed, lost, doubled or given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from playpalace_ludo.core.conditions.condition import holds_any
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.effects import Reverse, Skip, TurnEffect, TurnTo
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.events import Event, Reversed, Skipped, TurnGiven, TurnLost
from playpalace_ludo.core.merit import merit
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Books, State

MOST_GIVEN = 10
"""Turns that may wait at a time before the order goes on; more of them lapse."""


class Next(NamedTuple):
    seat: int
    books: Books
    events: tuple[Event, ...]
    new_round: bool


def is_active(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether a seat still has turns."""
    own = state.tokens[seat]
    if not own or (seat in state.places and rules.win.play_on == "places"):
        return False
    if seat in state.books.out:
        return False
    if min(own) < rules.plan.finishes[seat]:
        return True
    return rules.teams.helps and movers(rules, state.tokens, seat) != (seat,)


def come_next(rules: Rules, state: State, *, drawn: bool = False) -> Next:
    """Find whose turn it is, where somebody is active; with the leader's turn a round begins.

    If the order was just ``drawn``, the round has begun already.
    """
    books = state.books
    if books.given and (extra := _given(rules, state)):
        return extra
    seat = state.turn if books.resume < 0 else books.resume
    if books.resume >= 0 or books.given:
        books = books._replace(given=(), resume=-1)
    row, skips, count = books.order, books.skips, len(state.tokens)
    step = 1 if books.clockwise else -1
    events: tuple[Event, ...] = ()
    asked: tuple[int, ...] = ()
    leader_passed = leads = ordered = False
    while True:
        seat = row[(row.index(seat) + 1) % len(row)] if row else (seat + step) % count
        if seat == books.leader and rules.turns.order != "seats" and not (drawn or ordered):
            ordered = True
            if rules.turns.order == "draw":
                break
            row = ranked(rules, state)
            seat = row[0]
            books = books._replace(order=row, leader=seat)
        leads = seat == books.leader
        if not is_active(rules, state, seat):
            # A leader who has finished still marks where a round begins.
            leader_passed = leader_passed or leads
        elif skips and skips[seat]:
            skips = plus(skips, seat, -1)
            events += (Skipped(seat),)
        elif rules.turns.rules and seat not in asked and (told := _told(rules, state, seat)):
            # Nobody is told twice, so that somebody plays even if it holds for everybody.
            asked += (seat,)
            events += (told,)
            if isinstance(told, TurnGiven):
                books, seat = books._replace(resume=seat), told.to
                break
            leader_passed = leader_passed or leads
        else:
            break
    if skips is not books.skips:
        books = books._replace(skips=skips)
    new_round = ordered or (not drawn and (leader_passed or leads))
    return Next(seat, books, events, new_round)


def _given(rules: Rules, state: State) -> Next | None:
    """Return the next of the turns that were given to somebody."""
    books = state.books
    for index, seat in enumerate(books.given):
        if is_active(rules, state, seat):
            resume = state.turn if books.resume < 0 else books.resume
            rest = books.given[index + 1 :]
            return Next(seat, books._replace(given=rest, resume=resume), (), False)
    return None


def ranked(rules: Rules, state: State) -> tuple[int, ...]:
    """Order the seats by how far they are; who is equally far stays in the order of before."""
    row = _from(state.books.leader, _row(state))
    merits = {seat: merit(rules, state, seat) for seat in row}
    return tuple(sorted(row, key=merits.__getitem__, reverse=rules.turns.order == "last"))


def by_draw(state: State, scores: Sequence[int], *, lowest: bool = False) -> tuple[int, ...]:
    """Order the seats by what they drew, the highest first; who draws the same as before."""
    row = _from(state.books.leader, _row(state))
    return tuple(sorted(row, key=scores.__getitem__, reverse=not lowest))


def _row(state: State) -> tuple[int, ...]:
    """Return the seats at the table in the order of this round."""
    if state.books.order:
        return state.books.order
    return state.seats if state.books.clockwise else state.seats[::-1]


def _from(seat: int, row: tuple[int, ...]) -> tuple[int, ...]:
    at = row.index(seat)
    return row[at:] + row[:at]


def _told(rules: Rules, state: State, seat: int) -> TurnLost | TurnGiven | None:
    """Ask the rules for turns that would begin: the first that holds is carried out."""
    scene = scene_of(rules, state._replace(turn=seat, streak=0, bonus=0), seat)
    for index, rule in enumerate(rules.turns.rules):
        if rule.at == "begin" and holds_any(rule.when, scene):
            effect = rule.then[0]
            if not isinstance(effect, TurnTo):
                return TurnLost(seat, index)
            for to in seats_named(rules, state, seat, effect.who)[:1]:
                if to != seat and is_active(rules, state, to):
                    return TurnGiven(seat, to, index, instead=True)
    return None


def end_turn(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Ask the rules for turns that end; a turn that was given to somebody is not asked about."""
    events: tuple[Event, ...] = ()
    if state.books.resume >= 0:
        return state, events
    scene = scene_of(rules, state, state.turn)
    for index, rule in enumerate(rules.turns.rules):
        if rule.at == "end" and holds_any(rule.when, scene):
            for effect in rule.then:
                state, told = alter(rules, state, effect, index)
                events += told
    return state, events


def alter(
    rules: Rules, state: State, effect: TurnEffect, rule: int = -1
) -> tuple[State, tuple[Event, ...]]:
    """Carry out an effect on turns: somebody misses one, gets one, or the direction changes."""
    match effect:
        case Skip(who):
            return _with_a_skip(state, seats_named(rules, state, state.turn, who)), ()
        case TurnTo(who):
            return _with_a_gift(rules, state, seats_named(rules, state, state.turn, who), rule)
        case Reverse():
            books = state.books._replace(clockwise=not state.books.clockwise)
            return state._replace(books=books), (Reversed(books.clockwise),)
        case _:
            assert_never(effect)


def _with_a_skip(state: State, seats: tuple[int, ...]) -> State:
    skips = state.books.skips
    for seat in seats:
        skips = plus(skips, seat, 1)
    return state._replace(books=state.books._replace(skips=skips))


def _with_a_gift(
    rules: Rules, state: State, seats: tuple[int, ...], rule: int
) -> tuple[State, tuple[Event, ...]]:
    """Give a turn to the first of these who still plays, unless too many wait already."""
    books = state.books
    to = next((seat for seat in seats if is_active(rules, state, seat)), None)
    if to is None or len(books.given) >= MOST_GIVEN:
        return state, ()
    books = books._replace(given=(*books.given, to))
    return state._replace(books=books), (TurnGiven(state.turn, to, rule),)


def seats_named(rules: Rules, state: State, seat: int, whose: str) -> tuple[int, ...]:
    """Return the seats an effect is about, seen from the one that brings it about."""
    row = _from(seat, _row(state))
    if whose == "self":
        return (seat,)
    if whose == "partner":
        return tuple(one for one in rules.allies(seat) if state.tokens[one])
    if whose in ("next", "previous"):
        others = row[1:] if whose == "next" else row[:0:-1]
        return tuple(one for one in others if is_active(rules, state, one))[:1] or (seat,)
    if whose in ("leader", "last"):
        # Of several who are equally far it is the first to come.
        active = [one for one in (*row[1:], seat) if is_active(rules, state, one)]
        by_merit = sorted(active, key=lambda one: merit(rules, state, one), reverse=whose == "last")
        return tuple(by_merit[:1])
    return tuple(one for one in state.seats if rules.seats[one].colour == whose)


def plus(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return counts[:seat] + (counts[seat] + by,) + counts[seat + 1 :]

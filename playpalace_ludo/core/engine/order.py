"""The order of play: who comes next, and turns that are missed, lost, doubled or given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from playpalace_ludo.core.conditions.condition import holds_any
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.effects import ELSE, PlayOn, Reverse, Skip, TurnEffect, TurnTo, Whom
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.events import Event, PlaysOn, Reversed, Skipped, TurnGiven, TurnLost
from playpalace_ludo.core.merit import merit
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import MOST_MISSED, Books, State

MOST_GIVEN = 10
"""Most granted turns that may wait before the order goes on; further ones lapse."""


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
    """Find whose turn is next, given that a seat is active; the leader's turn begins a round.

    If the order was just ``drawn``, the round has begun already.
    """
    books = state.books
    if books.given and (extra := _given(rules, state)):
        return extra
    seat = state.turn if books.resume < 0 else books.resume
    way = _Way(rules, state, books, drawn=drawn)
    if books.resume >= 0 or books.given or books.heir >= 0:
        way.books = books._replace(given=(), resume=-1, heir=-1)
    return way.to_next(seat)


class _Way:
    """The way round the table to the next seat that plays."""

    def __init__(self, rules: Rules, state: State, books: Books, *, drawn: bool) -> None:
        self.rules, self.state, self.books, self.drawn = rules, state, books, drawn
        self.skips = books.skips
        self.events: tuple[Event, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.leader_passed = self.leads = self.ordered = False
        self.heir = books.heir

    def to_next(self, seat: int) -> Next:
        plays: int | None = None
        while plays is None:
            seat = self._behind(seat)
            if self._is_ordered_anew(seat):
                self.ordered = True
                if self.rules.turns.order == "draw":
                    break
                seat = self._rank()
            self.leads = seat == self.books.leader
            plays = self._who_plays(seat)
        if self.skips is not self.books.skips:
            self.books = self.books._replace(skips=self.skips)
        new_round = self.ordered or (not self.drawn and (self.leader_passed or self.leads))
        return Next(seat if plays is None else plays, self.books, self.events, new_round)

    def _behind(self, seat: int) -> int:
        if row := self.books.order:
            return row[(row.index(seat) + 1) % len(row)]
        return (seat + (1 if self.books.clockwise else -1)) % len(self.state.tokens)

    def _is_ordered_anew(self, seat: int) -> bool:
        if self.rules.turns.order in ("seats", "opening") or seat != self.books.leader:
            return False
        return not (self.drawn or self.ordered)

    def _rank(self) -> int:
        row = ranked(self.rules, self.state)
        self.books = self.books._replace(order=row, leader=row[0])
        return row[0]

    def _who_plays(self, seat: int) -> int | None:
        """Return who takes a seat's turn; None if it has none, misses it or loses it."""
        if seat == self.heir:
            self.heir = -1
        if self.heir >= 0 or not is_active(self.rules, self.state, seat):
            # A leader who has finished still marks where a round begins.
            self.leader_passed = self.leader_passed or self.leads
            return None
        if self.skips and self.skips[seat]:
            self.skips = plus(self.skips, seat, -1)
            self.events += (Skipped(seat),)
            return None
        # Each seat is skipped once at most, so that somebody plays even if the rule holds for all.
        asks = self.rules.turns.rules and seat not in self.asked
        told = _told(self.rules, self.state, seat) if asks else None
        if told is None:
            return seat
        self.asked += (seat,)
        self.events += (told,)
        if isinstance(told, TurnGiven):
            self.books = self.books._replace(resume=seat)
            return told.to
        self.leader_passed = self.leader_passed or self.leads
        return None


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
    """Order the seats by how far they are; ties keep their former order."""
    row = _from(state.books.leader, _row(state))
    merits = {seat: merit(rules, state, seat) for seat in row}
    return tuple(sorted(row, key=merits.__getitem__, reverse=rules.turns.order == "last"))


def by_draw(state: State, scores: Sequence[int], *, lowest: bool = False) -> tuple[int, ...]:
    """Order the seats by what they drew, highest first; ties keep their former order."""
    row = _from(state.books.leader, _row(state))
    return tuple(sorted(row, key=scores.__getitem__, reverse=not lowest))


def _row(state: State) -> tuple[int, ...]:
    """Return the seats at the table in the order of this round."""
    if state.books.order:
        return state.books.order
    return state.seats if state.books.clockwise else state.seats[::-1]


def in_turn(state: State, seat: int = -1) -> tuple[int, ...]:
    """Return the seats in the order of play, starting at the acting one or at another."""
    return _from(state.turn if seat < 0 else seat, _row(state))


def _from(seat: int, row: tuple[int, ...]) -> tuple[int, ...]:
    at = row.index(seat)
    return row[at:] + row[:at]


def _told(rules: Rules, state: State, seat: int) -> TurnLost | TurnGiven | None:
    """Apply the rules for turns about to begin: the first that holds is carried out."""
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
    """Apply the rules for turns that end; a granted turn is exempt."""
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
    """Carry out an effect on turns: a seat misses or gets one, or the direction changes."""
    match effect:
        case Skip(who, turns):
            return _with_a_skip(state, seats_named(rules, state, state.turn, who), turns), ()
        case TurnTo(who):
            return _with_gifts(rules, state, who, rule)
        case PlayOn(who):
            return _with_an_heir(rules, state, seats_named(rules, state, state.turn, who), rule)
        case Reverse():
            books = state.books._replace(clockwise=not state.books.clockwise)
            return state._replace(books=books), (Reversed(books.clockwise),)
        case _:
            assert_never(effect)


def _with_a_skip(state: State, seats: tuple[int, ...], turns: int) -> State:
    skips = state.books.skips
    for seat in seats:
        skips = plus(skips, seat, min(turns, MOST_MISSED - skips[seat]))
    return state._replace(books=state.books._replace(skips=skips))


def _with_gifts(
    rules: Rules, state: State, who: Whom, rule: int
) -> tuple[State, tuple[Event, ...]]:
    """Give a turn to everybody else, or to the first seat named that still plays.

    Turns lapse where too many wait already.
    """
    books, found = state.books, seats_named(rules, state, state.turn, who)
    playing = _active(rules, state, found)[: None if who == ELSE else 1]
    playing = playing[: MOST_GIVEN - len(books.given)]
    books = books._replace(given=books.given + playing)
    return state._replace(books=books), tuple(TurnGiven(state.turn, to, rule) for to in playing)


def _with_an_heir(
    rules: Rules, state: State, seats: tuple[int, ...], rule: int
) -> tuple[State, tuple[Event, ...]]:
    """Continue the order of play with the first of these seats that still plays."""
    for to in _active(rules, state, seats)[:1]:
        books = state.books._replace(heir=to)
        return state._replace(books=books), (PlaysOn(state.turn, to, rule),)
    return state, ()


def others(rules: Rules, state: State, seat: int) -> tuple[int, ...]:
    """Return everybody else who still plays, in the order of play."""
    return _active(rules, state, in_turn(state, seat)[1:])


def playing(rules: Rules, state: State) -> tuple[int, ...]:
    """Return everybody who still plays, in the order of play, the acting seat first."""
    return _active(rules, state, in_turn(state))


def seats_named(rules: Rules, state: State, seat: int, whose: Whom) -> tuple[int, ...]:
    """Return the seats an effect is about, seen from the one that brings it about.

    Where the effect leaves the choice open, a seat is meant only if it is the sole candidate.
    """
    if isinstance(whose, int):
        return (whose,)
    row = _from(seat, _row(state))
    match whose:
        case "self":
            return (seat,)
        case "partner":
            return tuple(one for one in rules.allies(seat) if state.tokens[one])
        case "next":
            return _active(rules, state, row[1:])[:1] or (seat,)
        case "previous":
            return _active(rules, state, row[:0:-1])[:1] or (seat,)
        case "everybody else":
            return others(rules, state, seat)
        case "by choice" | "by draw":
            found = others(rules, state, seat)
            return found if len(found) == 1 else ()
        case "leader" | "last":
            # Of several equally far, the next to play.
            found = _active(rules, state, (*row[1:], seat))
            merits = {one: merit(rules, state, one) for one in found}
            return tuple(sorted(found, key=merits.__getitem__, reverse=whose == "last")[:1])
        case _:
            return tuple(one for one in state.seats if rules.seats[one].colour == whose)


def _active(rules: Rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if is_active(rules, state, seat))


def plus(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return counts[:seat] + (counts[seat] + by,) + counts[seat + 1 :]

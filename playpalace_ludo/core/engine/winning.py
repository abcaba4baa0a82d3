"""Winners, eliminations and the end of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from playpalace_ludo.core.conditions.condition import holds_any
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.engine import abilities
from playpalace_ludo.core.events import Eliminated, Event, Over, Placed
from playpalace_ludo.core.merit import counted_together, leaders, merit_together, place_of
from playpalace_ludo.core.rule_parts import Trigger
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NOBODY, THROW, TOGETHER, YARD, State

Events = tuple[Event, ...]
StateAndEvents = tuple[State, Events]


def has_won(rules: Rules, state: State, seat: int, faces: tuple[int, ...]) -> bool:
    return any(
        _has_reached(rules, state, seat, goal, faces)
        for goal in rules.win.goals
        if goal.who != "mover" or seat == state.turn
    )


def end_for_all(
    rules: Rules, state: State, faces: tuple[int, ...], events: Events
) -> StateAndEvents:
    """End the game if a goal is reached with which all win together, or nobody does."""
    left = [seat for seat in _still_in(state) if seat not in state.places]
    for goal in rules.win.ends:
        asked = [state.turn] if goal.who == "mover" else left
        met = [_has_reached(rules, state, seat, goal, faces) for seat in asked]
        if all(met) if goal.who == "all together" else any(met):
            ended = TOGETHER if goal.wins else NOBODY
            state = state._replace(books=state.books._replace(ended=ended))
            return over(state, events, tuple(left) if goal.wins else ())
    return state, events


def _has_reached(
    rules: Rules, state: State, seat: int, goal: Trigger, faces: tuple[int, ...]
) -> bool:
    if goal.condition:
        return goal.condition.holds(scene_of(rules, state, seat, faces))
    if goal.kind == "last left":
        return False  # seen to where players are put out
    if goal.kind == "team home":
        return _side_is_home(rules, state, seat, goal.number)
    if goal.kind == "captures":
        return state.books.captures[seat] >= goal.number
    own = state.tokens[seat]
    wanted = len(own) if goal.kind == "all home" else goal.number
    return own.count(rules.plan.finishes[seat]) >= wanted


def winners_of(rules: Rules, state: State, placed: bool, faces: tuple[int, ...]) -> list[int]:
    """Return the seats that have just won: the acting one, and others by what it did."""
    pushed = [
        seat
        for seat, own in enumerate(state.tokens)
        if own
        and (rules.plan.win_conditions or min(own) == rules.plan.finishes[seat])
        and seat not in (state.turn, *state.places)
        and has_won(rules, state, seat, faces)
    ]
    won = [state.turn] * placed + pushed
    if not won:
        return []
    return list(
        dict.fromkeys(s for seat in won for s in counted_together(rules, state.tokens, seat))
    )


def _side_is_home(rules: Rules, state: State, seat: int, number: int) -> bool:
    """Tell whether every partner has ``number`` tokens home; 0 stands for all."""
    return all(
        state.tokens[one].count(rules.plan.finishes[one]) >= (number or len(state.tokens[one]))
        for one in counted_together(rules, state.tokens, seat)
    )


def _sides(rules: Rules, state: State, seats: list[int]) -> set[frozenset[int]]:
    return {frozenset(counted_together(rules, state.tokens, seat)) for seat in seats}


def take_places(rules: Rules, state: State, winners: list[int], events: Events) -> StateAndEvents:
    """Add the new places to the state; nothing is owed any more if that ends the game."""
    state, events = _place(rules, state, winners, events)
    if rules.win.play_on == "stop":
        return over(state, events, ())
    out = state.books.out
    left = [seat for seat in state.seats if seat not in (*state.places, *out)]
    if rules.win.play_on == "places" and len(_sides(rules, state, left)) <= 1:
        behind = [seat for seat in reversed(out) if seat not in state.places]
        return over(*_place(rules, state, (*left, *behind), events), ())
    if rules.win.play_on == "places":
        state = state._replace(books=abilities.laid_down(state.books, winners))
    if state.turn not in winners:
        return state, events
    # The rest of the turn lapses, but the game goes on.
    state = state._replace(owed=(THROW,), moves=(), cause=None)
    return state._replace(used=(), before=None), events


def eliminate(rules: Rules, state: State, faces: tuple[int, ...], events: Events) -> StateAndEvents:
    """Eliminate those who have lost; if nobody would be left, everybody stays.

    The last one left, or the last partners, have won, and that ends the game.
    """
    left = [seat for seat in state.seats if seat not in (*state.places, *state.books.out)]
    lost = [s for s in left if holds_any(rules.win.lose, scene_of(rules, state, s, faces))]
    if not lost or len(lost) == len(left):
        return state, events
    state = _without(rules, state, lost)
    events += tuple(map(Eliminated, lost))
    left = [seat for seat in left if seat not in lost]
    if len(_sides(rules, state, left)) > 1:
        return state, events
    winners = list(
        dict.fromkeys(one for seat in left for one in counted_together(rules, state.tokens, seat))
    )
    state, events = take_places(rules, state, winners, events)
    return (state, events) if isinstance(events[-1], Over) else over(state, events, ())


def _without(rules: Rules, state: State, lost: list[int]) -> State:
    """Return the position without these players: their tokens go back, unless they are home."""
    tokens = [*state.tokens]
    for seat in lost:
        finish = rules.plan.finishes[seat]
        tokens[seat] = tuple(step if step == finish else YARD for step in tokens[seat])
    books = state.books._replace(
        out=(*state.books.out, *lost),
        prisoners=tuple(held for held in state.books.prisoners if held.by not in lost),
    )
    state = state._replace(tokens=tuple(tokens), books=abilities.laid_down(books, lost))
    if state.turn not in lost:
        return state
    return state._replace(owed=(), moves=(), used=(), before=None, cause=None)


def reach_limit(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """End the game at the turn limit: most tokens home wins, and ties share the win."""
    if state.places:
        return over(*_place_others(rules, state, events), ())
    best = leaders(rules, state)
    alone = (best[0],) if rules.revision < 2 else counted_together(rules, state.tokens, best[0])
    if not set(best) <= set(alone):
        return over(state, events, best)
    state, events = _place(rules, state, alone, events)
    return over(*_place_others(rules, state, events), ())


def _place(rules: Rules, state: State, seats: Iterable[int], events: Events) -> StateAndEvents:
    for seat in seats:
        state = state._replace(places=(*state.places, seat))
        events += (Placed(seat, place_of(rules, state.places, seat)),)
    return state, events


def _place_others(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Place everybody else by how far ahead they are, where play goes on for places.

    From the first tie on nobody is placed: those seats share a place in the standings.
    """
    if rules.win.play_on != "places" or rules.revision < 2:
        return state, events
    left = [seat for seat in state.seats if seat not in state.places]
    merits = {seat: merit_together(rules, state, seat) for seat in left}
    for made in sorted(set(merits.values())):
        level = [seat for seat in left if merits[seat] == made]
        if len(_sides(rules, state, level)) > 1:
            break
        state, events = _place(rules, state, level, events)
    return state, events


def over(state: State, events: Events, draw: tuple[int, ...]) -> StateAndEvents:
    winner = state.places[0] if state.places else None
    state = state._replace(owed=(), moves=(), before=None, used=(), streak=0, bonus=0)
    state = state._replace(cause=None)
    return state, (*events, Over(winner, state.places, draw))


class Outcome(NamedTuple):
    over: bool
    winner: int | None
    places: tuple[int, ...]
    draw: tuple[int, ...]
    """Seats that share the result when nobody won."""


def outcome(rules: Rules, state: State) -> Outcome:
    over = not state.owed
    winner = state.places[0] if state.places else None
    draw: tuple[int, ...] = ()
    if over and winner is None:
        draw = leaders(rules, state) if not state.books.ended else _still_in(state)
    return Outcome(over, winner, state.places, draw)


def _still_in(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in state.seats if seat not in state.books.out)

"""Sounds by meaning: which one an event calls for, and where on the board it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi

from playpalace_ludo.core.events import (
    Began,
    Captured,
    Event,
    ExtraThrow,
    Home,
    Moved,
    OpeningRolled,
    Over,
    Penalised,
    Placed,
    Rolled,
    Stuck,
    TurnBegan,
)
from playpalace_ludo.core.moves import path_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move
from playpalace_ludo.words.model import CueSpec, Listener
from playpalace_ludo.words.phrases import spot


def cues(rules: Rules, event: Event, listener: Listener) -> Iterator[CueSpec]:
    match event:
        case Rolled(seat, dice) | OpeningRolled(seat, dice):
            yield _at_seat("dice", rules, seat, listener)
            if dice == rules.streak_throw:
                yield _at_seat("six", rules, seat, listener)
        case Moved():
            yield from _walk(rules, event, listener)
        case Captured(by, _, seat, _, at, _):
            name = "captured" if seat == listener.seat else "capture-made"
            own = listener.seat in (by, seat)
            yield CueSpec(name, by, own, pan(rules, by, at))
        case Home(seat, _, _):
            yield CueSpec("token-home", seat, seat == listener.seat, 0.0)
        case Stuck(seat, _):
            yield _at_seat("no-move", rules, seat, listener)
        case Penalised(seat, _):
            yield _at_seat("penalty", rules, seat, listener)
        case ExtraThrow(seat, _):
            yield _at_seat("extra-throw", rules, seat, listener)
        case TurnBegan(seat):
            yield _at_seat("turn", rules, seat, listener)
        case Placed(seat, 1) if seat == listener.seat:
            yield CueSpec("win", seat, True)
        case Over(winner, _, draw) if winner is None or winner != listener.seat:
            won = (*(rules.side(winner) if winner is not None else ()), *draw)
            lost = listener.seat is not None and listener.seat not in won
            yield CueSpec("lose" if lost else "win", winner, False)
        case Began(seat):
            yield _at_seat("game-start", rules, seat, listener)


def _at_seat(name: str, rules: Rules, seat: int, listener: Listener) -> CueSpec:
    return CueSpec(name, seat, seat == listener.seat, pan(rules, seat, YARD))


def _walk(rules: Rules, event: Moved, listener: Listener) -> Iterator[CueSpec]:
    own = event.by == listener.seat
    if event.start == YARD:
        yield CueSpec("enter", event.seat, own, pan(rules, event.seat, event.to))
        return
    for step in _path(rules, event):
        yield CueSpec("step", event.seat, own, pan(rules, event.seat, step))
    here = pan(rules, event.seat, event.to)
    before, now = (spot(rules, event.seat, step).kind for step in (event.start, event.to))
    if now == "home":
        yield CueSpec("home-column" if before != "home" else "land-safe", event.seat, own, here)
    elif now == "track":
        safe = rules.is_safe(event.seat, event.to)
        yield CueSpec("land-safe" if safe else "land", event.seat, own, here)


def _path(rules: Rules, event: Moved) -> tuple[int, ...]:
    """Find the squares a token touches; the event does not tell which order led it, so try each."""
    found: list[tuple[int, ...]] = []
    for index in range(len(rules.faces[event.face].orders)):
        move = Move(event.seat, event.tokens, event.face, event.to, order=index)
        found.append(path_of(rules, move, event.start))
    return max(found, key=len, default=(event.to,))


def pan(rules: Rules, seat: int, step: int) -> float:
    """Return where a place lies from left to right, with red's arm on the left."""
    kind, number = rules.place(seat, step)[:2]
    if kind == "finish":
        return 0.0
    if kind == "yard":
        return pan(rules, seat, 0)
    if kind == "home":
        first, finish = rules.home_steps
        return round(pan(rules, seat, first - 1) * (finish - step) / (finish - first + 1), 2)
    if number:  # the last but one square of the track is red's tip
        return round(-cos(2 * pi * (number + 1) / (len(rules.tiles) - 1)), 2)
    # Tiles with names lie on a ring, in the order in which the file names them.
    tile = rules.seats[seat].route.tiles[step]
    return round(-cos(2 * pi * tile / len(rules.tiles)), 2)

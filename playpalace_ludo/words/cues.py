"""Cues: the sound of each event, and its position from left to right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi
from typing import assert_never

from playpalace_ludo.core.events import (
    Amended,
    Answered,
    Began,
    Captured,
    CardPassed,
    Carried,
    Declined,
    DuelDue,
    Duelled,
    Eliminated,
    Event,
    ExtraThrow,
    Gained,
    GivenAway,
    HandsFull,
    Home,
    Jumped,
    LotFell,
    Moved,
    NewToken,
    OffRoute,
    OpeningRolled,
    OpeningTied,
    OrderDrawn,
    Ordered,
    Over,
    Penalised,
    PickDue,
    Placed,
    PlaysOn,
    PollBegan,
    PollEnded,
    Ransomed,
    Reversed,
    Rolled,
    RoundBegan,
    Scored,
    SentOn,
    Shielded,
    ShieldEnded,
    Shuffled,
    Skipped,
    Stuck,
    Swapped,
    TakenOver,
    TurnBegan,
    TurnGiven,
    TurnLost,
    Used,
)
from playpalace_ludo.core.merit import place_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move
from playpalace_ludo.core.walking import path_by_any
from playpalace_ludo.words.model import CueName, CueSpec, Listener
from playpalace_ludo.words.phrases import spot


def cues(rules: Rules, event: Event, listener: Listener) -> Iterator[CueSpec]:
    match event:
        case Rolled(seat, dice) | OpeningRolled(seat, dice):
            yield _at_seat("dice", rules, seat, listener)
            if dice == rules.streak.throw:
                yield _at_seat("six", rules, seat, listener)
        case Moved(seat, tokens, start, to, face, by):
            own = by == listener.seat
            yield from _walk(rules, seat, len(tokens), face, start=start, to=to, own=own)
        case Captured(by, _, seat, _, at, _):
            ours = (
                (listener.seat, *rules.allies(listener.seat)) if listener.seat is not None else ()
            )
            name: CueName = "captured" if seat in ours else "capture-made"
            own = by == listener.seat or seat in ours
            yield CueSpec(name, by, own, pan(rules, by, at))
        case Home(seat, _, _):
            yield CueSpec("token-home", seat, seat == listener.seat, 0.0)
        case Stuck(seat, _):
            yield _at_seat("no-move", rules, seat, listener)
        case Penalised(seat, _):
            yield _at_seat("penalty", rules, seat, listener)
        case ExtraThrow(seat, _):
            yield _at_seat("extra-throw", rules, seat, listener)
        case Gained(seat, face):
            if face in rules.abilities.by_face:
                yield _at_seat("extra-throw", rules, seat, listener)
        case Shielded(seat, _, _, _):
            yield _at_seat("land-safe", rules, seat, listener)
        case Swapped(seat, _, to):
            yield CueSpec("land", seat, event.by == listener.seat, pan(rules, seat, to))
        case TurnBegan(seat):
            yield _at_seat("turn", rules, seat, listener)
        case Placed(seat, place):
            if place == 1 and seat == listener.seat:
                yield CueSpec("win", seat, True)
        case Over():
            yield from _end(rules, event, listener)
        case Began(seat):
            yield _at_seat("game-start", rules, seat, listener)
        case Jumped() | Carried() | SentOn() | TakenOver() | Ransomed() | Declined() | Eliminated():
            pass
        case TurnLost() | TurnGiven() | Skipped() | Scored() | Amended() | Shuffled():
            pass
        case OpeningTied() | OrderDrawn() | Ordered() | Reversed() | RoundBegan():
            pass
        case HandsFull() | Used() | ShieldEnded() | PlaysOn() | PickDue() | DuelDue() | NewToken():
            pass
        case GivenAway() | OffRoute() | CardPassed() | PollBegan() | Answered() | PollEnded():
            pass
        case LotFell(_, _, seat) | Duelled(seat):
            yield _at_seat("dice", rules, seat, listener)
        case _:
            assert_never(event)


def _end(rules: Rules, event: Over, listener: Listener) -> Iterator[CueSpec]:
    """Sound the end for everybody except a winner who heard it with the first place."""
    winner = event.winner
    heard = [seat for seat in event.places if place_of(rules, event.places, seat) == 1]
    if listener.seat not in heard:
        won = (*(rules.side(winner) if winner is not None else ()), *event.draw)
        lost = listener.seat is not None and listener.seat not in won
        yield CueSpec("lose" if lost else "win", winner, False)


def _at_seat(name: CueName, rules: Rules, seat: int, listener: Listener) -> CueSpec:
    return CueSpec(name, seat, seat == listener.seat, pan(rules, seat, YARD))


@lru_cache(maxsize=4096)  # tables of a server repeat the same walks
def _walk(
    rules: Rules, seat: int, tokens: int, face: int, *, start: int, to: int, own: bool
) -> tuple[CueSpec, ...]:
    here = pan(rules, seat, to)
    if start == YARD:
        return (CueSpec("enter", seat, own, here),)
    path = path_by_any(rules, Move(seat, tuple(range(tokens)), face, to), start)
    if face in rules.abilities.by_face:  # a leap comes down at its end alone
        path = path[-1:]
    steps = tuple(CueSpec("step", seat, own, pan(rules, seat, step)) for step in path)
    before, now = (spot(rules, seat, step).kind for step in (start, to))
    if now == "home":
        return (
            *steps,
            CueSpec("home-column" if before != "home" else "land-safe", seat, own, here),
        )
    if now == "track":
        safe = rules.plan.prey.is_safe(seat, to)
        return (*steps, CueSpec("land-safe" if safe else "land", seat, own, here))
    return steps


@lru_cache(maxsize=4096)
def pan(rules: Rules, seat: int, step: int) -> float:
    """Return where a place lies from left to right, with red's arm on the left."""
    kind, number = rules.place(seat, step)[:2]
    if kind == "finish":
        return 0.0
    if kind == "yard":
        return pan(rules, seat, 0)
    if kind == "home":
        first, finish = rules.seats[seat].column_start, rules.seats[seat].finish
        return round(pan(rules, seat, first - 1) * (finish - step) / (finish - first + 1), 2)
    if number:  # the last but one square of the track is red's tip
        return round(-cos(2 * pi * (number + 1) / rules.board.squares), 2)
    # Tiles with names lie on a ring, in the order in which the file names them.
    tile = rules.seats[seat].route.tiles[step]
    return round(-cos(2 * pi * tile / len(rules.board.tiles)), 2)

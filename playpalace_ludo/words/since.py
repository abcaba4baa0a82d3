"""A summary of events since the hearer's last turn: captures first, then each player's moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import CommaList, Listener, Message


def since(rules: Rules, state: State, events: Sequence[Event], listener: Listener) -> list[Message]:
    """Tell what others did between the hearer's last two turns, or since the hearer's last one.

    An onlooker hears it for the seat to act.
    """
    seat = state.turn if listener.seat is None else listener.seat
    now, found = rules.of(state), _meanwhile(state, events, seat)
    parts = [
        *_captures(now, found, listener),
        *_turns(now, state, found, listener),
        *_changes(rules, found),
        *streak(now, state),
    ]
    return [phrases.sentences(parts)] if parts else [Message("pludo-query-since-nothing")]


def streak(rules: Rules, state: State, least: int = 1) -> Iterator[Message]:
    """Say the current streak of throws that bring a penalty."""
    if state.streak >= least and state.owed:
        dice = phrases.dice(rules, rules.streak.throw)
        yield Message("pludo-query-streak", {"streak": state.streak, "dice": dice})


def _meanwhile(state: State, events: Sequence[Event], seat: int) -> list[Event]:
    end = len(events)
    if state.turn == seat:
        end = max((at for at, one in enumerate(events) if one == TurnBegan(seat)), default=end)
    own = (at for at in range(end) if _actor(events[at]) == seat)
    begin = max(own, default=-1) + 1
    # What the hearer's own last action brought about comes first and is no news.
    return [event for event in events[begin:end] if not _is_own(event, seat)]


def _actor(event: Event) -> int | None:
    match event:
        case Rolled(seat, _) | OpeningRolled(seat, _) | Declined(seat) | Stuck(seat, _):
            return seat
        case Moved():
            return event.by
    return None


def _is_own(event: Event, seat: int) -> bool:
    return isinstance(event, (Captured, Home)) and seat == (
        event.by if isinstance(event, Captured) else event.seat
    )


def _captures(rules: Rules, events: Sequence[Event], listener: Listener) -> Iterator[Message]:
    """Say the captures, those of the hearer's tokens first."""
    found = [event for event in events if isinstance(event, Captured)]
    for event in sorted(found, key=lambda one: one.seat != listener.seat):
        yield Message(
            "pludo-query-since-capture",
            {
                **phrases.person(rules, event.by, listener),
                **phrases.place(rules, event.by, event.at),
                "victims": phrases.piece(rules, event.seat, (event.token,), listener),
            },
        )


def _turns(
    rules: Rules, state: State, events: Sequence[Event], listener: Listener
) -> Iterator[Message]:
    """Say per player what was thrown, and where each token ended that was moved."""
    seats = dict.fromkeys(seat for event in events if (seat := _subject(event)) is not None)
    for seat in seats:
        own = [event for event in events if _subject(event) == seat]
        throws = [event.dice for event in own if isinstance(event, Rolled)]
        dice = CommaList(die for throw in throws for die in phrases.dice(rules, throw))
        done = CommaList(_done(rules, own, listener))
        if not done and seat == state.turn and state.pool:
            done, throws = dice, []  # still to be played, so no more is said of it
        yield Message(
            "pludo-query-since-player",
            {
                **phrases.person(rules, seat, listener),
                "dice": dice,
                "thrown": len(throws),
                "list": done or (Message("pludo-query-since-no-move"),),
            },
        )


def _subject(event: Event) -> int | None:
    """Return the seat among whose doings an event is told; None where it is not, or by itself."""
    match event:
        case Rolled() | Skipped() | Penalised() | Placed() | Used() | TurnLost() | Carried():
            return event.seat
        case SentOn():
            return event.seat
        case Moved():
            return event.by
        case Captured() | Amended() | Reversed():
            return None  # told by themselves
        case Jumped() | TakenOver() | Home() | Gained() | HandsFull() | Shielded() | ShieldEnded():
            return None
        case Swapped() | OpeningRolled() | OpeningTied() | Began() | TurnBegan() | Stuck() | Over():
            return None
        case ExtraThrow() | Eliminated() | Declined() | Ransomed() | TurnGiven() | Ordered():
            return None
        case OrderDrawn() | RoundBegan() | Scored() | Shuffled():
            return None
        case PlaysOn() | PickDue() | LotFell() | DuelDue() | Duelled():
            return None
        case (
            NewToken()
            | GivenAway()
            | OffRoute()
            | CardPassed()
            | PollBegan()
            | Answered()
            | PollEnded()
        ):
            return None
        case _:
            assert_never(event)


def _done(rules: Rules, own: Sequence[Event], listener: Listener) -> Iterator[Message]:
    ends: dict[tuple[int, tuple[int, ...]], Moved] = {}
    for event in own:
        if isinstance(event, Moved):
            ends[event.seat, event.tokens] = event
        elif isinstance(event, SentOn) and (event.seat, event.tokens) in ends:
            ends[event.seat, event.tokens] = ends[event.seat, event.tokens]._replace(to=event.to)
        elif isinstance(event, Carried) and (event.seat, event.tokens) in ends:
            moved = ends[event.seat, event.tokens]
            ends[event.seat, event.tokens] = moved._replace(to=rules.plan.finishes[event.seat])
    undone = any(isinstance(event, Penalised) and event.kind == "rollback" for event in own)
    for (seat, tokens), event in {} if undone else ends.items():
        args = phrases.numbers_for(rules, seat, tokens, listener, by=event.by)
        if seat != event.by and args["owner"] == "actor":
            args |= {"owner": phrases.who(seat, listener)}
            args["owner-name"] = phrases.player(rules, seat, listener)
        yield Message("pludo-query-since-token", {**args, **phrases.place(rules, seat, event.to)})
    for event in own:
        if isinstance(event, Penalised):
            yield Message("pludo-query-since-penalty", {"kind": event.kind.replace(" ", "-")})
        elif isinstance(event, Skipped):
            yield Message("pludo-query-since-skipped")
        elif isinstance(event, TurnLost):
            yield Message("pludo-query-since-lost")
        elif isinstance(event, Placed):
            yield Message("pludo-query-since-placed", {"place": event.place})
        elif isinstance(event, Used):
            ability = phrases.face(rules, event.face)
            yield Message("pludo-query-since-used", {"ability": ability})


def _changes(rules: Rules, events: Sequence[Event]) -> Iterator[Message]:
    for event in events:
        if isinstance(event, Amended):
            yield phrases.amendment(rules, event.amendment)
        elif isinstance(event, Reversed):
            direction = "clockwise" if event.clockwise else "counter"
            yield Message("pludo-reversed", {"direction": direction})

"""Events that are one sentence each, whatever was said before them."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from playpalace_ludo.core.effects import is_drawn
from playpalace_ludo.core.events import (
    Amended,
    Answered,
    CardPassed,
    DuelDue,
    Duelled,
    Eliminated,
    ExtraThrow,
    GivenAway,
    LotFell,
    NewToken,
    OffRoute,
    OpeningTied,
    OrderDrawn,
    Ordered,
    PickDue,
    Placed,
    PlaysOn,
    PollBegan,
    PollEnded,
    Ransomed,
    Reversed,
    RoundBegan,
    Scored,
    Skipped,
    TurnGiven,
    TurnLost,
)
from playpalace_ludo.core.rule_parts import YES
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import FULL, Listener, Message

PlainEvent: TypeAlias = (
    Amended
    | Answered
    | CardPassed
    | DuelDue
    | Duelled
    | Eliminated
    | GivenAway
    | NewToken
    | OffRoute
    | ExtraThrow
    | LotFell
    | OpeningTied
    | OrderDrawn
    | Ordered
    | PickDue
    | Placed
    | PlaysOn
    | PollBegan
    | PollEnded
    | Ransomed
    | Reversed
    | RoundBegan
    | Scored
    | Skipped
    | TurnGiven
    | TurnLost
)


def concerns(event: PlainEvent, listener: Listener) -> bool:
    """Tell whether the hearer must not miss the event."""
    match event:
        case Amended() | PollBegan() | PollEnded():
            return True
        case Skipped(seat) | Eliminated(seat) | Placed(seat, _) | TurnLost(seat, _):
            return seat == listener.seat
        case TurnGiven(seat, other) | PlaysOn(seat, other) | Ransomed(seat, _, other):
            return listener.seat in (seat, other)
        case GivenAway(seat, _, other) | CardPassed(seat, _, other):
            return listener.seat in (seat, other)
        case LotFell(seat, _, on):
            return listener.seat in (seat, on)
        case DuelDue(seat, _, _, prey):
            return listener.seat in (seat, *(one for one, _ in prey))
        case Duelled(seat, _, _, against):
            return listener.seat in (seat, *against)
        case PickDue(seat) | NewToken(seat) | Answered(seat) | OffRoute(seat):
            return seat == listener.seat
        case _:
            return False


def sentence(
    rules: Rules, event: PlainEvent, before: State, after: State, listener: Listener
) -> Message | None:
    """Tell one event; None where it goes without saying.

    `before` and `after` are the states around all events that are told together.
    """
    match event:
        case ExtraThrow(seat, reason):
            return _extra_throw(rules, seat, reason, listener)
        case PickDue() | LotFell():
            return _picked(rules, event, listener)
        case PollBegan() | Answered() | PollEnded():
            return _polled(rules, event, listener)
        case NewToken(seat, token):
            person = phrases.person(rules, seat, listener)
            return Message("pludo-new-token", {**person, "number": token + 1})
        case OffRoute(seat, tokens, to):
            owner = {"owner-name": phrases.player(rules, seat, listener)}
            args = {**phrases.numbers(tokens), **owner, **phrases.place(rules, seat, to)}
            return Message("pludo-captor-sent", {**args, "owner": phrases.who(seat, listener)})
        case GivenAway():
            return _given_away(rules, event, listener)
        case CardPassed(seat, card, to):
            person = phrases.person(rules, seat, listener)
            told = {"receiver": phrases.who(to, listener), "card": phrases.face(rules, card)}
            told["to"] = phrases.player(rules, to, listener)
            return Message("pludo-card-passed", {**person, **told})
        case DuelDue() | Duelled():
            return _duel(rules, event, listener)
        case TurnLost() | TurnGiven() | PlaysOn():
            return _by_turn_rule(rules, event, listener)
        case Ransomed():
            return _ransomed(rules, event, listener)
        case Skipped(seat):
            return Message("pludo-skipped", phrases.person(rules, seat, listener))
        case Eliminated(seat):
            return Message("pludo-eliminated", phrases.person(rules, seat, listener))
        case Placed(seat, place):
            person = phrases.person(rules, seat, listener)
            # The places at the end of a game are told together.
            return Message("pludo-placed", {**person, "place": place}) if after.owed else None
        case Scored(seat, points, total):
            person = phrases.person(rules, seat, listener)
            way = "lost" if points < 0 else "won"
            args = {**person, "points": abs(points), "total": total, "way": way}
            return Message("pludo-scored", args)
        case Amended(index):
            return phrases.amendment(rules, index)
        case OpeningTied() | OrderDrawn() | Ordered() | Reversed() | RoundBegan():
            return _of_the_order(rules, event, before, listener)
        case _:
            assert_never(event)


def _extra_throw(rules: Rules, seat: int, reason: str, listener: Listener) -> Message | None:
    if seat != listener.seat and listener.verbosity != FULL:
        return None
    person = phrases.person(rules, seat, listener)
    args = {**person, "throw": rules.chance.randomiser, "reason": reason}
    return Message(f"pludo-again.{listener.verbosity}", args)


def _picked(rules: Rules, event: PickDue | LotFell, listener: Listener) -> Message:
    """Say that a player has to be chosen or drawn, or on whom the lot fell."""
    if isinstance(event, LotFell):
        return Message("pludo-lot-fell", phrases.person(rules, event.on, listener))
    poll = rules.chance.polls.get(event.face)
    shared = poll is not None and listener.shared
    heard_by = listener._replace(seat=None) if shared else listener
    person = phrases.person(rules, event.seat, heard_by)
    how = "choose" if poll or not is_drawn(rules.chance.picks[event.face]) else "draw"
    due = Message("pludo-pick-due", {**person, "how": how, "what": phrases.face(rules, event.face)})
    if poll and poll.secret and shared and event.seat in listener.people:
        return phrases.sentences([due, Message("pludo-others-look-away", person)])
    return due


def _polled(
    rules: Rules, event: PollBegan | Answered | PollEnded, listener: Listener
) -> Message | None:
    """Say what everybody is asked, what somebody answers, and how it ends."""
    asked = rules.chance.polls[event.face]
    title = phrases.name(rules, asked.name)
    match event:
        case PollBegan():
            shown = "together" if asked.secret else "at-once"
            if not asked.is_vote:
                return Message("pludo-poll", {"title": title, "shown": shown})
            say = rules.amendments[asked.amendment].say
            text = phrases.name(rules, say) if say else "none"
            return Message("pludo-poll-vote", {"title": title, "text": text, "shown": shown})
        case Answered(seat, face, answer):
            person = phrases.person(rules, seat, listener)
            known = not asked.secret or (seat == listener.seat and not listener.shared)
            told = phrases.answer(rules, face, answer) if known else "none"
            return Message("pludo-answered", {**person, "answer": told})
        case PollEnded(face, given, carried):
            parts = []
            if asked.secret:
                told_all = phrases.answers(rules, face, given, listener)
                parts.append(Message("pludo-answers", {"list": told_all}))
            if asked.is_vote:
                in_favour = sum(answer == YES for _, answer in given)
                args: phrases.Args = {"title": title, "end": "carried" if carried else "lost"}
                args |= {"for": in_favour, "against": len(given) - in_favour}
                parts.append(Message("pludo-vote-ended", args))
            return phrases.sentences(parts) if parts else None
        case _:
            assert_never(event)


def _given_away(rules: Rules, event: GivenAway, listener: Listener) -> Message:
    args: phrases.Args = {
        **phrases.person(rules, event.seat, listener),
        **phrases.numbers((event.token,)),
        "receiver": phrases.who(event.to, listener),
        "to": phrases.player(rules, event.to, listener),
        "number": event.number + 1,
    }
    return Message("pludo-given-away", args)


def _duel(rules: Rules, event: DuelDue | Duelled, listener: Listener) -> Message:
    """Say who challenges whom, or how a duel went."""
    person = phrases.person(rules, event.seat, listener)
    if isinstance(event, DuelDue):
        prey = phrases.pieces(rules, event.prey, listener)
        return Message("pludo-duel-due", {**person, "prey": prey, "throw": rules.chance.randomiser})
    rival = event.against[0]
    args: phrases.Args = {
        **person,
        **phrases.numbers(event.tokens),
        "mine": event.mine,
        "theirs": event.theirs,
        "rivals": len(event.against),
        "rival-who": phrases.who(rival, listener),
        "rival": phrases.player(rules, rival, listener),
        "end": "won" if event.won else "sent" if event.sent else "stays",
    }
    return Message("pludo-duelled", args)


def _by_turn_rule(
    rules: Rules, event: TurnLost | TurnGiven | PlaysOn, listener: Listener
) -> Message:
    """Say what became of a turn, with the name of the rule for turns if it was one."""
    if isinstance(event, TurnGiven):
        told = _turn_given(rules, event, listener)
    elif isinstance(event, PlaysOn):
        told = Message("pludo-plays-on", phrases.person(rules, event.to, listener))
    else:
        told = Message("pludo-turn-lost", phrases.person(rules, event.seat, listener))
    if event.rule < 0:
        return told
    title = phrases.name(rules, rules.turns.rules[event.rule].name)
    return Message("pludo-turn-rule", {"title": title, "text": told})


def _turn_given(rules: Rules, event: TurnGiven, listener: Listener) -> Message:
    how = "again" if event.to == event.seat else "instead" if event.instead else "extra"
    args: phrases.Args = {
        **phrases.person(rules, event.seat, listener),
        "how": how,
        "receiver": phrases.who(event.to, listener),
        "to": phrases.players(rules, (event.to,), listener),
    }
    return Message("pludo-turn-given", args)


def _ransomed(rules: Rules, event: Ransomed, listener: Listener) -> Message:
    args: phrases.Args = {
        **phrases.person(rules, event.seat, listener),
        **phrases.numbers((event.token,)),
        "held": phrases.who(event.by, listener),
        "holder": phrases.players(rules, (event.by,), listener),
    }
    return Message("pludo-ransomed", args)


def _of_the_order(
    rules: Rules,
    event: OpeningTied | OrderDrawn | Ordered | Reversed | RoundBegan,
    before: State,
    listener: Listener,
) -> Message | None:
    """Tell the order of play and how it is decided."""
    match event:
        case OpeningTied(seats):
            players = phrases.players(rules, seats, listener)
            return Message("pludo-tied", {"players": players, "throw": rules.chance.randomiser})
        case OrderDrawn():
            return Message("pludo-order-drawn", {"throw": rules.chance.randomiser})
        case Ordered(seats):
            if rules.turns.order != "draw" and seats == before.books.order:
                return None
            return Message("pludo-ordered", {"players": phrases.in_turn(rules, seats, listener)})
        case Reversed(clockwise):
            return Message("pludo-reversed", {"direction": "clockwise" if clockwise else "counter"})
        case RoundBegan(number):
            if listener.verbosity != FULL:
                return None
            return Message("pludo-round", {"number": number})
        case _:
            assert_never(event)

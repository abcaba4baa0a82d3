"""Questions put to everybody: votes on amendments, and choices shown together."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.conditions.asking import due
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.effects import Aimed, Cause, Effect, aimed
from playpalace_ludo.core.engine import order
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import PickDue, PollBegan
from playpalace_ludo.core.rule_parts import YES, Question
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Move, Poll, State

MOST_POLLS = 10
"""Most questions waiting at a time; further ones lapse."""


def moves(rules: Rules, seat: int, face: int) -> Iterator[Move]:
    """Yield the answers a seat may give."""
    for answer in range(len(rules.chance.faces[face].orders)):
        yield Move(seat, (), face, YARD, answer)


def vote_on(rules: Rules, amendment: int) -> int:
    """Return the face of the vote on an amendment; 0 if it needs none."""
    polls = rules.chance.polls.items()
    return next((face for face, one in polls if one.amendment == amendment), 0)


def named(rules: Rules, name: str) -> int:
    """Return the face of a question in the rule file."""
    polls = rules.chance.polls.items()
    return next(face for face, one in polls if one.name == name and not one.is_vote)


def with_poll(books: Books, face: int) -> Books:
    """Queue a question for everybody, unless it is waiting already."""
    if face in books.polls or len(books.polls) == MOST_POLLS:
        return books
    return books._replace(polls=(*books.polls, face))


def begin(rules: Rules, state: State, events: Events, *, was_due: bool) -> StateAndEvents:
    """Put the first waiting question to everybody who still plays, the acting seat first."""
    face, *rest = state.books.polls
    first, *others = order.playing(rules, state)
    poll = Poll(face, state.turn, state.owed, tuple(others), was_due=was_due)
    books = state.books._replace(polls=tuple(rest), poll=poll)
    # After a question a further try is a throw as any other.
    cause = Cause.EFFECT if state.cause is Cause.TRY else state.cause
    events += (PollBegan(state.turn, face), PickDue(first, face))
    state = state._replace(books=books, cause=cause)
    return asking(rules, state, first, face), events


def asking(rules: Rules, state: State, seat: int, face: int) -> State:
    """Return the position in which a seat has to answer."""
    return state._replace(turn=seat, owed=(face,), moves=tuple(moves(rules, seat, face)))


def is_carried(question: Question, poll: Poll) -> bool:
    """Tell whether a vote changes the rules; a tie does not."""
    in_favour = sum(answer == YES for _, answer in poll.answers)
    against = len(poll.answers) - in_favour
    return not against if question.unanimous else in_favour > against


def consequences(rules: Rules, state: State, question: Question) -> tuple[Effect, ...]:
    """Collect the effects of the answers for each player still in, the acting seat first."""
    found: tuple[Effect, ...] = ()
    for seat in order.playing(rules, state):
        for effect in due(question.then, scene_of(rules, state, seat)):
            if isinstance(effect, Aimed):
                named = order.seats_named(rules, state, seat, effect.who)
                found += tuple(aimed(effect, one) for one in named)
            else:
                found += (effect,)
    return found

"""Answer a question: the next player is asked, or the consequences follow."""

from __future__ import annotations

from playpalace_ludo.core.effects import Effect
from playpalace_ludo.core.engine import amending, polls, turns
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import Answered, PickDue, PollEnded
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, Poll, State


def answer(rules: Rules, state: State, move: Move) -> StateAndEvents:
    """Note the acting seat's answer and ask the next one; after the last one play goes on."""
    poll = state.books.poll
    assert poll is not None
    poll = poll._replace(answers=(*poll.answers, (state.turn, move.order)))
    events: Events = (Answered(state.turn, poll.face, move.order),)
    if not poll.waiting:
        return _concluded(rules, state, poll, events)
    seat, *rest = poll.waiting
    books = state.books._replace(poll=poll._replace(waiting=tuple(rest)))
    state = polls.asking(rules, state._replace(books=books), seat, poll.face)
    return state, (*events, PickDue(seat, poll.face))


def _concluded(rules: Rules, state: State, poll: Poll, events: Events) -> StateAndEvents:
    """Count a vote or carry out what the answers do; then the turn goes on."""
    question = rules.chance.polls[poll.face]
    books = state.books._replace(poll=poll)
    state = state._replace(turn=poll.caller, owed=poll.owed, moves=(), books=books)
    effects: tuple[Effect, ...] = ()
    carried = question.is_vote and polls.is_carried(question, poll)
    events += (PollEnded(poll.face, poll.answers, carried),)
    if question.is_vote:
        books = books._replace(voted=(*books.voted, question.amendment))
    else:
        effects = polls.consequences(rules, state, question)
    state = state._replace(books=books._replace(poll=None))
    if carried:
        state, events = amending.come_into_force(rules, state, question.amendment, events)
        rules = rules.of(state)
    return turns.after_order(rules, state, (), effects, events, was_due=poll.was_due)

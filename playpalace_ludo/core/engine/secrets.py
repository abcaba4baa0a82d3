"""A position as one seat knows it: without hidden abilities of others and secret answers."""

from __future__ import annotations

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import UNSEEN, State


def as_known(rules: Rules, state: State, seat: int | None) -> State:
    """Return the position as a seat, or an onlooker, knows it."""
    if state.books.poll:
        state = _with_secret_answers(rules.of(state), state, seat)
    return _without_unseen(rules, state, seat) if state.books.held else state


def is_secret(rules: Rules, state: State) -> bool:
    """Tell whether a secret question is being answered."""
    poll = state.books.poll
    return poll is not None and rules.of(state).chance.polls[poll.face].secret


def _with_secret_answers(rules: Rules, state: State, seat: int | None) -> State:
    poll = state.books.poll
    if poll is None or not is_secret(rules, state):
        return state
    known = tuple((one, answer if one == seat else UNSEEN) for one, answer in poll.answers)
    return state._replace(books=state.books._replace(poll=poll._replace(answers=known)))


def _without_unseen(rules: Rules, state: State, seat: int | None) -> State:
    """Leave out the abilities that others hold unseen."""
    hidden = {face for face, ability in rules.abilities.by_face.items() if ability.hidden}
    held = tuple(
        own if one == seat else tuple(face for face in own if face not in hidden)
        for one, own in enumerate(state.books.held)
    )
    if held == state.books.held:
        return state
    moves = state.moves
    if state.awaiting == "roll" and state.turn != seat:
        moves = tuple(move for move in moves if move.face not in hidden)
    books = state.books._replace(held=held if any(held) else ())
    return state._replace(books=books, moves=moves)


def unseen(rules: Rules, state: State, seat: int | None) -> int:
    """Count the abilities that others hold without this seat, or an onlooker, knowing them."""
    known = as_known(rules, state, seat).books.held
    return sum(map(len, state.books.held)) - sum(map(len, known))

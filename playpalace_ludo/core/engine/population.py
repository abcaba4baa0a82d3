"""Tokens that are born, or given away by the tile they stop on."""

from __future__ import annotations

from playpalace_ludo.core.effects import Born, Effect, Give
from playpalace_ludo.core.engine import order
from playpalace_ludo.core.engine.abilities import without_token
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import GivenAway, NewToken
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State


def change(
    rules: Rules, state: State, effects: tuple[Effect, ...], events: Events
) -> StateAndEvents:
    """Add tokens and hand them over, before anybody is tested for a win."""
    for effect in effects:
        if isinstance(effect, Born):
            for seat in order.seats_named(rules, state, state.turn, effect.who):
                state, told = _born(rules, state, seat)
                events += told
        elif isinstance(effect, Give):
            for seat in order.seats_named(rules, state, state.turn, effect.who)[:1]:
                state, told = _given(rules, state, effect, seat)
                events += told
    return state, events


def _born(rules: Rules, state: State, seat: int) -> StateAndEvents:
    """Put a new token into a yard, unless its player or the game has the most allowed."""
    own = state.tokens[seat]
    if not own or _is_full(rules, state, seat) or _count(state) >= rules.most_in_all:
        return state, ()
    return _with_tokens(state, seat, (*own, YARD)), (NewToken(seat, len(own)),)


def _given(rules: Rules, state: State, effect: Give, to: int) -> StateAndEvents:
    """Give a token to another player, in whose yard it waits. A last token is never given away."""
    seat, token, theirs = effect.seat, effect.token, state.tokens[to]
    own = state.tokens[seat]
    stands = 0 <= token < len(own) and YARD < own[token] < rules.plan.finishes[seat]
    if to == seat or not stands or _is_full(rules, state, to) or len(own) < 2:
        return state, ()
    state = _with_tokens(state, seat, own[:token] + own[token + 1 :])
    state = _with_tokens(state, to, (*theirs, YARD))
    used = tuple(one - (one > token) for one in state.used if one != token)
    books = without_token(state.books, seat, token)
    used = used if seat == state.turn else state.used
    return state._replace(used=used, books=books), (GivenAway(seat, token, to, len(theirs)),)


def _is_full(rules: Rules, state: State, seat: int) -> bool:
    """Tell whether a seat gets no more tokens, or plays no more."""
    own = state.tokens[seat]
    return len(own) >= rules.most_of_own(seat) or not order.is_active(rules, state, seat)


def _count(state: State) -> int:
    return sum(map(len, state.tokens))


def _with_tokens(state: State, seat: int, own: tuple[int, ...]) -> State:
    return state._replace(tokens=(*state.tokens[:seat], own, *state.tokens[seat + 1 :]))

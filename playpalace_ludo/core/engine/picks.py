"""Effects that leave a player to choice or to chance: a face is owed, or a lot is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from playpalace_ludo.core.effects import Cause, Effect, PassCard, aimed
from playpalace_ludo.core.engine import order
from playpalace_ludo.core.engine.abilities import AHEAD
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Event, LotFell
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Lot, Move, Refusal, State, Throw

MOST_LOTS = 10
"""Most lots due at a time; further ones lapse."""


def moves(rules: Rules, state: State, face: int) -> Iterator[Move]:
    """Yield one move for each player, or card, that may be chosen."""
    if isinstance(rules.chance.picks[face], PassCard):
        for card in dict.fromkeys(state.books.hands[state.turn]):
            yield Move(state.turn, (), face, YARD, card - 1)
        return
    for seat in order.others(rules, state, state.turn):
        yield Move(state.turn, (), face, YARD, seat)


def chosen(rules: Rules, move: Move) -> Effect:
    """Return the effect with the chosen player or card filled in."""
    effect = rules.chance.picks[move.face]
    if isinstance(effect, PassCard):
        return replace(effect, card=move.order + 1)
    return aimed(effect, move.order)


def with_lot(rules: Rules, state: State, face: int) -> State:
    """Make a lot due among all other seats that still play."""
    lots = state.books.lots
    if len(lots) == MOST_LOTS:
        return state
    lot = Lot(face, order.others(rules, state, state.turn))
    return state._replace(books=state.books._replace(lots=(*lots, lot)))


def awaiting(state: State, *, was_due: bool) -> State:
    """Return the position in which the lots due have to be drawn first."""
    books, cause = state.books, state.cause
    if was_due:
        books = books._replace(ability=AHEAD)
    if cause is Cause.TRY:  # after a lot it is a throw as any other
        cause = Cause.EFFECT
    owed = (THROW,) * len(books.lots) + state.owed
    return state._replace(owed=owed, moves=(), books=books, cause=cause)


def draw(rules: Rules, state: State, dice: Throw) -> tuple[State, Effect, tuple[Event, ...]]:
    """Draw the first lot: return the position without it, its effect and events."""
    lot, *rest = state.books.lots
    tickets = rules.chance.lots[: len(lot.among)]
    if len(dice) != 1 or dice[0] not in tickets:
        raise IllegalMove(Refusal.BAD_DICE)
    seat = lot.among[tickets.index(dice[0])]
    books = state.books._replace(lots=tuple(rest))
    state = state._replace(owed=state.owed[len(rest) + 1 :], books=books)
    effect = aimed(rules.chance.picks[lot.face], seat)
    return state, effect, (LotFell(state.turn, lot.face, seat),)

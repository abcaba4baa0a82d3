"""Tokens sent on from where they stopped: to a tile that is known, chosen or drawn."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.effects import SendOn
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Books, Lot, Move, Refusal, Sent, State, Throw, Tokens


def queued(rules: Rules, state: State, effect: SendOn) -> State:
    """Queue tokens to be sent on before the turn continues."""
    face = rules.chance.bonus_faces[SendOn(effect.tiles, effect.how)]
    waiting = Sent(face, effect.seat, effect.tokens)
    books = state.books
    books = books._replace(sent=(*books.sent, waiting), bonuses=books.bonuses + 1)
    return state._replace(books=books)


def moves(rules: Rules, tokens: Tokens, books: Books, face: int) -> Iterator[Move]:
    """Yield one move for each tile the first tokens in the queue may be sent on to."""
    for sent in books.sent[:1] if books.sent[:1] and books.sent[0].face == face else ():
        seat, own = sent.seat, tokens[sent.seat]
        ids = tuple([token for token in sent.tokens if _walks(rules, seat, own, token)])
        route = rules.seats[seat].route
        for index, order in enumerate(rules.chance.faces[face].orders if ids else ()):
            to = route.nearest(own[ids[0]], order.steps, ahead=True)
            if to is not None and to != own[ids[0]]:
                yield Move(seat, ids, face, to, index)


def _walks(rules: Rules, seat: int, own: tuple[int, ...], token: int) -> bool:
    return token < len(own) and YARD < own[token] < rules.plan.finishes[seat]


def without_first(state: State) -> State:
    """Return the position without the first tokens in the queue."""
    return state._replace(books=state.books._replace(sent=state.books.sent[1:]))


def owing(state: State) -> State:
    """Return the position that owes the first tokens' tile before anything else."""
    return state._replace(owed=(state.books.sent[0].face, *state.owed))


def with_lot(state: State, options: tuple[Move, ...]) -> State:
    """Make a lot due among the tiles that tokens may be sent on to."""
    lot = Lot(state.books.sent[0].face, tuple(move.order for move in options))
    return state._replace(books=state.books._replace(lots=(lot, *state.books.lots)))


def drawn(rules: Rules, state: State, dice: Throw) -> tuple[State, int]:
    """Draw the tile: return the position that owes the sending, and the tile's order."""
    lot, *rest = state.books.lots
    tickets = rules.chance.lots[: len(lot.among)]
    if len(dice) != 1 or dice[0] not in tickets:
        raise IllegalMove(Refusal.BAD_DICE)
    books = state.books._replace(lots=tuple(rest))
    state = state._replace(owed=state.owed[len(rest) + 1 :], books=books)
    return owing(state), lot.among[tickets.index(dice[0])]

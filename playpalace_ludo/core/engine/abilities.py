"""Abilities: shields, swaps, leaps and second throws that tiles give and players use by choice."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.effects import ANY, Cause, Gain
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.events import Event, Gained, HandsFull, Shielded, ShieldEnded, Swapped
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Books, Move, Sent, Shield, State, Tokens

USED, TWICE, SECOND, AHEAD = "used", "twice", "second", "ahead"
"""Stages of an ability within a turn: one was used; two throws are due; one of them fell."""

_Piece = tuple[int, int]


def moves(rules: Rules, tokens: Tokens, seat: int, books: Books, face: int) -> Iterator[Move]:
    """Yield the moves an ability allows, as far as routes and other tokens decide."""
    for index, order in enumerate(rules.chance.faces[face].orders):
        if order.kind in ("twice", "take"):
            yield Move(seat, (), face, YARD, index)
        elif order.kind == "swap":
            yield from _swaps(rules, tokens, seat, books, face)
            return  # its orders are the tokens it may be swapped with
        else:
            for mover in movers(rules, tokens, seat):
                yield from _of_tokens(rules, tokens, mover, books, face, order)


def _of_tokens(
    rules: Rules, tokens: Tokens, seat: int, books: Books, face: int, order: Order
) -> Iterator[Move]:
    own = tokens[seat]
    home = own.count(rules.plan.finishes[seat]) if rules.plan.row else 0
    for token in _walking(rules, tokens, seat):
        if order.kind == "leap":
            table = rules.plan.moves.table(seat, face, home)[token : token + 1]
            if not (rules.stack.doubled and own.count(own[token]) == 2):
                yield from (move for offered in table for move in offered[own[token]])
        elif not is_shielded(books, seat, token):
            yield Move(seat, (token,), face, YARD)


def _walking(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    finish = rules.plan.finishes[seat]
    return [token for token, step in enumerate(tokens[seat]) if YARD < step < finish]


def _swaps(rules: Rules, tokens: Tokens, seat: int, books: Books, face: int) -> Iterator[Move]:
    reach = rules.abilities.by_face[face].number
    others = [
        (number, piece)
        for number, piece in enumerate(_pieces(tokens))
        if piece[0] != seat and _may_be_swapped(rules, tokens, piece, books)
    ]
    for token in _walking(rules, tokens, seat):
        for number, other in others:
            if _may_swap(rules, tokens, (seat, token), other, reach):
                yield Move(seat, (token,), face, YARD, number)


def _pieces(tokens: Tokens) -> list[_Piece]:
    """List all tokens in a fixed order: the orders of a swap are numbered by it."""
    return [(seat, token) for seat, own in enumerate(tokens) for token in range(len(own))]


def _may_be_swapped(rules: Rules, tokens: Tokens, piece: _Piece, books: Books) -> bool:
    """Tell whether another player's token may change places, which a safe one never may."""
    seat, token = piece
    step = tokens[seat][token]
    if step in (YARD, rules.plan.finishes[seat]) or is_shielded(books, seat, token):
        return False
    tile = rules.seats[seat].route.tiles[step]
    if tile in rules.capture.safe_tiles or rules.capture.safe_for.get(tile) == seat:
        return False
    return not (rules.capture.own_start_safe and rules.seats[seat].route.is_first(step))


def _may_swap(rules: Rules, tokens: Tokens, one: _Piece, other: _Piece, reach: int) -> bool:
    """Tell whether two tokens may change places.

    If ``reach`` is set, the first one must gain steps, at most that many.
    """
    ends = _exchange(rules, tokens, one, other)
    if ends is None or (reach and not 0 < _gained(rules, tokens, one, ends[0]) <= reach):
        return False
    return not (_is_full(rules, tokens, one, ends[0]) or _is_full(rules, tokens, other, ends[1]))


def _exchange(rules: Rules, tokens: Tokens, one: _Piece, other: _Piece) -> tuple[int, int] | None:
    """Return the steps two tokens would have in each other's places, on their own routes."""
    here, there = _tile(rules, tokens, one), _tile(rules, tokens, other)
    if NO_TILE in (here, there) or here == there:
        return None
    ends = [
        rules.seats[seat].route.nearest(tokens[seat][token], tile, ahead=True)
        for (seat, token), tile in ((one, there), (other, here))
    ]
    return None if None in ends else (ends[0], ends[1])  # type: ignore[return-value]


def _gained(rules: Rules, tokens: Tokens, piece: _Piece, step: int) -> int:
    """Return how many steps nearer to the finish a token would be there."""
    seat, token = piece
    return rules.left(seat, tokens[seat][token]) - rules.left(seat, step)


def _tile(rules: Rules, tokens: Tokens, piece: _Piece) -> int:
    seat, token = piece
    return rules.seats[seat].route.tiles[tokens[seat][token]]


def _is_full(rules: Rules, tokens: Tokens, piece: _Piece, step: int) -> bool:
    """Tell whether a player has as many tokens there as may stand together."""
    seat, token = piece
    together = sum(
        rules.same_tile(seat, step, at) for i, at in enumerate(tokens[seat]) if i != token
    )
    return 0 < rules.stack.own_limit <= together


def partner_of_swap(rules: Rules, tokens: Tokens, move: Move) -> _Piece | None:
    """Return the token with which a move changes places, if it does."""
    if (
        move.face not in rules.abilities.by_face
        or rules.abilities.by_face[move.face].kind != "swap"
    ):
        return None
    return _pieces(tokens)[move.order]


def swapped(rules: Rules, tokens: Tokens, move: Move) -> Tokens:
    """Return the tokens after a move that walks nowhere: changed only by a swap."""
    other = partner_of_swap(rules, tokens, move)
    if other is None:
        return tokens
    one = (move.seat, move.tokens[0])
    ends = _exchange(rules, tokens, one, other)
    assert ends is not None
    after = [[*own] for own in tokens]
    for (seat, token), step in zip((one, other), ends, strict=True):
        after[seat][token] = step
    return tuple(map(tuple, after))


def is_shielded(books: Books, seat: int, token: int) -> bool:
    return any((one.seat, one.token) == (seat, token) for one in books.shields)


def may_use(state: State) -> tuple[int, ...]:
    """Return the abilities that may be used now: one a turn, and only before a throw."""
    books = state.books
    idle = not (books.ability or books.lots or books.poll or state.opening)
    ready = state.owed and not any(state.owed) and idle
    return tuple(dict.fromkeys(books.held[state.turn])) if books.held and ready else ()


def spend(rules: Rules, books: Books, seat: int, face: int) -> Books:
    """Take a held ability out of a player's hands."""
    own = list(books.held[seat])
    own.remove(face)
    twice = rules.abilities.by_face[face].kind == "throw"
    return _holding(books, seat, tuple(own))._replace(ability=TWICE if twice else USED)


def are_hands_full(rules: Rules, books: Books, seat: int, spent: int = 0) -> bool:
    """Tell whether a player's hands are full once this many abilities have been spent."""
    return bool(books.held) and len(books.held[seat]) - spent >= rules.abilities.limit


def gain(rules: Rules, books: Books, seat: int, face: int) -> tuple[Books, Event]:
    """Put an ability into a player's hands unless they are full."""
    if are_hands_full(rules, books, seat):
        return books, HandsFull(seat, face)
    held = books.held or ((),) * len(rules.seats)
    return _holding(books, seat, (*held[seat], face), held), Gained(seat, face)


def _holding(
    books: Books, seat: int, own: tuple[int, ...], held: tuple[tuple[int, ...], ...] = ()
) -> Books:
    held = held or books.held
    held = held[:seat] + (own,) + held[seat + 1 :]
    return books._replace(held=held if any(held) else ())


def laid_down(books: Books, seats: Collection[int]) -> Books:
    """Take abilities and shields from seats that are out of the game."""
    if not books.held and not books.shields:
        return books
    held = tuple(() if seat in seats else own for seat, own in enumerate(books.held))
    shields = tuple(shield for shield in books.shields if shield.seat not in seats)
    return books._replace(held=held if any(held) else (), shields=shields)


def apply(rules: Rules, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Carry out a use that walks nowhere."""
    ability, seat, books = rules.abilities.by_face.get(move.face), state.turn, state.books
    if ability is None:  # one of several was to be chosen
        taken = rules.chance.faces[move.face].orders[move.order].steps
        books, event = gain(rules, books, seat, taken)
        return state._replace(books=books), (event,)
    if not move.tokens:
        return state, ()
    whose, token = move.seat, move.tokens[0]
    if ability.kind == "shield":
        shield = Shield(whose, token, ability.number)
        books = books._replace(shields=(*books.shields, shield))
        return state._replace(books=books), (Shielded(whose, token, ability.number, seat),)
    other, theirs = _pieces(state.tokens)[move.order]
    after = swapped(rules, state.tokens, move)
    ends = (after[whose][token], after[other][theirs])
    swap = Swapped(whose, token, ends[0], other, theirs, ends[1], seat)
    return state._replace(tokens=after), (swap,)


def begin_turn(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Let the shields of the seat wear off by one turn, and forget what was used before."""
    books, seat = state.books, state.turn
    kept, events = [], []
    for shield in books.shields:
        step = state.tokens[shield.seat][shield.token]
        if not YARD < step < rules.plan.finishes[shield.seat]:
            continue
        left = shield.turns - (shield.seat == seat)
        if left:
            kept.append(shield._replace(turns=left))
        else:
            events.append(ShieldEnded(shield.seat, shield.token))
    books = books._replace(shields=tuple(kept), ability="")
    return state._replace(books=books), tuple(events)


def without_token(books: Books, seat: int, token: int) -> Books:
    """Renumber shields and tokens to be sent on after a token has changed owner."""
    sent = tuple(_numbered_anew(one, token) if one.seat == seat else one for one in books.sent)
    kept = [
        one._replace(token=one.token - 1) if one.seat == seat and one.token > token else one
        for one in books.shields
        if (one.seat, one.token) != (seat, token)
    ]
    return books._replace(shields=tuple(kept), sent=sent)


def _numbered_anew(sent: Sent, gone: int) -> Sent:
    left = (token for token in sent.tokens if token != gone)
    return sent._replace(tokens=tuple(token - (token > gone) for token in left))


def face_of(rules: Rules, gain: Gain) -> int:
    """Return the face of the ability that is gained, or of the choice among all."""
    if gain.name == ANY:
        return rules.chance.bonus_faces[gain]
    return next(
        face for face, ability in rules.abilities.by_face.items() if ability.name == gain.name
    )


def throws_twice(state: State) -> State:
    """Make two throws due, of which one is kept."""
    state = state._replace(books=state.books._replace(ability=TWICE))
    if THROW in state.owed:
        return state
    return state._replace(owed=(*state.owed, THROW), cause=Cause.EFFECT)

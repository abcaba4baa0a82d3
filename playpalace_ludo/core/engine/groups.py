"""Orders that move several tokens at once, or tokens that the board rather than the player picks.

Such an order is carried out as single moves, one after the other: every token that can walk does.
Where nobody chooses a token, the move names none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from itertools import chain, combinations
from operator import getitem

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.engine.bars import barred
from playpalace_ludo.core.engine.consequences import Consequence, carry_out
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.rule_parts import ALL, EVERYBODY, FOREMOST, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens, new
from playpalace_ludo.core.walking import walk_of

May = Callable[[Tokens, Move], bool]
"""Tells whether a single move is allowed in a position."""


def moves(outlook: Outlook, face: int, index: int) -> Iterable[Move]:
    """Return the acting seat's moves of the tokens an order is about."""
    rules, tokens, turn = outlook.rules, outlook.tokens, outlook.hand.seat
    order = rules.chance.faces[face].orders[index]
    if order.which in (ALL, EVERYBODY):
        for seat in _seats_concerned(rules, tokens, turn, order):
            for single in chain.from_iterable(walks(rules, tokens, seat, face, index)):
                if barred(outlook, single) is None:
                    return (new(Move, (turn, (), face, YARD, index)),)
        return ()
    if order.kind == "slide":
        return _slides(outlook, face, index)
    found: list[Move] = []
    for seat in movers(rules, tokens, turn):
        if order.kind == "change":
            found += _changes(rules, tokens, seat, face, index)
        else:
            ways = walks(rules, tokens, seat, face, index)
            for token in _at_the_end(rules, tokens, seat, order):
                found += ways[token]
    return found


def _changes(rules: Rules, tokens: Tokens, seat: int, face: int, index: int) -> Iterator[Move]:
    own = tokens[seat]
    for pair in combinations(_walking(rules, tokens, seat), 2):
        if own[pair[0]] != own[pair[1]]:
            yield Move(seat, pair, face, YARD, index)


def single_moves(
    rules: Rules, state: State, move: Move, may: May
) -> Iterator[tuple[Move, Tokens, Consequence]]:
    """Yield the moves of single tokens, each with the tokens before it and what it does."""
    order = rules.chance.faces[move.face].orders[move.order]
    tokens = state.tokens
    for seat, token in _concerned(rules, tokens, state.turn, order):
        if token >= len(tokens[seat]):
            continue  # taken over by one that walked before it
        for single in walks(rules, tokens, seat, move.face, move.order)[token]:
            if may(tokens, single):
                done = carry_out(rules, tokens, state.turn, single, state)
                yield single, tokens, done
                tokens = done[0]
                break


def walks(rules: Rules, tokens: Tokens, seat: int, face: int, index: int) -> list[tuple[Move, ...]]:
    """Return how each token of a seat may walk by an order, wherever it would end."""
    own = tokens[seat]
    home = own.count(rules.plan.finishes[seat]) if rules.plan.row else 0
    return [*map(getitem, rules.plan.moves.by_order[seat, face, index, home], own)]


def _concerned(rules: Rules, tokens: Tokens, turn: int, order: Order) -> list[tuple[int, int]]:
    """List the tokens an order is about, of each seat the foremost first."""
    seats = _seats_concerned(rules, tokens, turn, order)
    return [(seat, token) for seat in seats for token in _by_lead(rules, tokens, seat)]


def _seats_concerned(rules: Rules, tokens: Tokens, turn: int, order: Order) -> list[int]:
    """List the seats whose tokens an order is about."""
    own = movers(rules, tokens, turn)
    seats = [*own] if order.kind == "move" else []
    if order.kind == "push" or order.which == EVERYBODY:
        friends = () if order.which == EVERYBODY else (turn, *rules.allies(turn))
        others = (seat for seat, theirs in enumerate(tokens) if theirs and seat not in own)
        seats += [seat for seat in others if seat not in friends]
    return seats


def _by_lead(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    left, own = rules.seats[seat].route.left, tokens[seat]
    return sorted(_walking(rules, tokens, seat), key=lambda token: left[own[token]])


def _walking(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    finish = rules.plan.finishes[seat]
    return [token for token, step in enumerate(tokens[seat]) if YARD < step < finish]


def _at_the_end(rules: Rules, tokens: Tokens, seat: int, order: Order) -> list[int]:
    """Return the foremost or hindmost tokens of those on the board."""
    far, own = rules.seats[seat].route.left, tokens[seat]
    left = {token: far[own[token]] for token in _walking(rules, tokens, seat)}
    if not left:
        return []
    wanted = min(left.values()) if order.which == FOREMOST else max(left.values())
    return [token for token, far in left.items() if far == wanted]


def _slides(outlook: Outlook, face: int, index: int) -> Iterator[Move]:
    """Yield the slides to the first tile where somebody stands, or to the last.

    The first of a face's slide orders answers for all; each after it leads one step farther.
    """
    rules, tokens = outlook.rules, outlook.tokens
    for seat in movers(rules, tokens, outlook.hand.seat):
        route, own = rules.seats[seat].route, tokens[seat]
        last = rules.plan.finishes[seat] - 1
        for token in _walking(rules, tokens, seat):
            here = route.tiles[own[token]]
            taken = _occupied(outlook, seat, here)
            turns_back = here in rules.board.two_way
            for far in sorted(route.far_from(own[token], taken)):
                stopped = True
                for single in walks(rules, tokens, seat, face, index + far - 1)[token]:
                    walk = walk_of(rules, single, own[token])
                    free = taken.isdisjoint(walk.passed)
                    if free and (walk.end in taken or single.to == last):
                        yield single
                    stopped &= not free or (walk.end in taken and len(walk.path) == far)
                if stopped and not turns_back:
                    break  # whatever lies farther is behind somebody


def _occupied(outlook: Outlook, seat: int, tile: int) -> Set[int]:
    """Return the tiles occupied by anything but a lone token of a seat on the given tile."""
    alone = sum(outlook.standing(tile)) == 1
    return outlook.occupied - {tile, NO_TILE} if alone else outlook.occupied - {NO_TILE}

"""Orders that move several tokens at once, or tokens that the board rather than the player picks.

Such an order is carried out as single moves, one after the other: every token that can walk does.
Where nobody chooses a token, the move names none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from itertools import combinations

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.engine.consequences import Consequence, carry_out
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.rule_parts import ALL, EVERYBODY, FOREMOST, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens, new
from playpalace_ludo.core.walking import Paths, paths, steps_of, walk_of

May = Callable[[Tokens, Move], bool]
"""Tells whether a single move is allowed in a position."""


def moves(outlook: Outlook, face: int, index: int, may: May) -> Iterator[Move]:
    """Yield the acting seat's moves of the tokens an order is about."""
    rules, tokens, turn = outlook.rules, outlook.tokens, outlook.hand.seat
    order = rules.chance.faces[face].orders[index]
    if order.which in (ALL, EVERYBODY):
        move = Move(turn, (), face, YARD, index)
        if any(
            may(tokens, single)
            for seat in _seats_concerned(rules, tokens, turn, order)
            for token in _walking(rules, tokens, seat)
            for single in _walks(rules, tokens, seat, token, move)
        ):
            yield move
    elif order.kind == "slide":
        yield from _slides(outlook, face, index)
    elif order.kind == "change":
        for seat in movers(rules, tokens, turn):
            own = tokens[seat]
            for pair in combinations(_walking(rules, tokens, seat), 2):
                if own[pair[0]] != own[pair[1]]:
                    yield Move(seat, pair, face, YARD, index)
    else:
        move = Move(turn, (), face, YARD, index)
        for seat in movers(rules, tokens, turn):
            for token in _at_the_end(rules, tokens, seat, order):
                yield from _walks(rules, tokens, seat, token, move)


def single_moves(
    rules: Rules, state: State, move: Move, may: May
) -> Iterator[tuple[Move, Tokens, Consequence]]:
    """Yield the moves of single tokens, each with the tokens before it and what it does."""
    order = rules.chance.faces[move.face].orders[move.order]
    tokens = state.tokens
    for seat, token in _concerned(rules, tokens, state.turn, order):
        there = tokens[seat][token : token + 1]
        if not there or not YARD < there[0] < rules.plan.finishes[seat]:
            continue  # captured, or taken over, by one that walked before it
        for single in _walks(rules, tokens, seat, token, move):
            if may(tokens, single):
                done = carry_out(rules, tokens, state.turn, single, state)
                yield single, tokens, done
                tokens = done[0]
                break


def _walks(rules: Rules, tokens: Tokens, seat: int, token: int, move: Move) -> Iterator[Move]:
    """Yield how one token may walk by the order of a move."""
    _, _, face, _, index = move
    for path in _paths(rules, tokens, new(Move, (seat, (token,), face, YARD, index))):
        yield new(Move, (seat, (token,), face, path[-1], index))


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


def _paths(rules: Rules, tokens: Tokens, move: Move) -> Paths:
    """Return the ways of the token a move names, wherever it would end."""
    seat, step = move.seat, tokens[move.seat][move.tokens[0]]
    home = tokens[seat].count(rules.plan.finishes[seat]) if rules.plan.row else 0
    return paths(rules, seat, step, steps_of(rules, move, step), home)


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
                move = new(Move, (seat, (token,), face, YARD, index + far - 1))
                for path in _paths(rules, tokens, move):
                    single = new(Move, (seat, (token,), face, path[-1], index + far - 1))
                    walk = walk_of(rules, single, own[token])
                    free = taken.isdisjoint(walk.passed)
                    if free and (walk.end in taken or path[-1] == last):
                        yield single
                    stopped &= not free or (walk.end in taken and len(path) == far)
                if stopped and not turns_back:
                    break  # whatever lies farther is behind somebody


def _occupied(outlook: Outlook, seat: int, tile: int) -> Set[int]:
    """Return the tiles occupied by anything but a lone token of a seat on the given tile."""
    alone = sum([row.count(tile) for row in outlook.rows]) == 1
    return outlook.occupied - {tile, NO_TILE} if alone else outlook.occupied - {NO_TILE}

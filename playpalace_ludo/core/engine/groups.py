"""Orders that move several tokens at once, or tokens that the board rather than the player picks.

Such an order is carried out as single moves, one after the other: every token that can walk does.
Where nobody chooses a token, the move names none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence, Set
from itertools import combinations
from typing import TypeAlias

from playpalace_ludo.core.engine.bars import barred_on
from playpalace_ludo.core.engine.consequences import Consequence, carry_out, imprisoned
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.engine.lanes import lane_of, moves_along
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.rule_parts import ALL, EVERYBODY, FOREMOST, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens, new
from playpalace_ludo.core.walking import Walk

Walks: TypeAlias = defaultdict[int, tuple[Walk, ...]]
"""Walks by step; none from any other step."""
May = Callable[[Tokens, Move], bool]
"""Tells whether a single move is allowed in a position."""


def moves(
    outlook: Outlook, face: int, index: int, movers: tuple[int, ...], *, legal: bool
) -> Sequence[Move]:
    """Return the acting seat's moves of the tokens an order is about; ``legal``: none barred."""
    rules, tokens, turn = outlook.rules, outlook.tokens, outlook.seat
    order = rules.chance.faces[face].orders[index]
    if order.which in (ALL, EVERYBODY):
        for seat in _seats_concerned(rules, tokens, turn, order):
            if _can_walk(outlook, seat, face, index):
                return (new(Move, (turn, (), face, YARD, index)),)
        return ()
    found: list[Move] = []
    for seat in movers:
        if order.kind == "change":
            found += _changes(rules, tokens, seat, face, index)
        elif order.kind == "slide":
            found += moves_along(outlook, seat, _slides(outlook, seat, face, index), legal=legal)
        else:
            at_the_end = _at_the_end(rules, tokens, seat, face, index)
            found += moves_along(outlook, seat, at_the_end, legal=legal)
    return found


def _can_walk(outlook: Outlook, seat: int, face: int, index: int) -> bool:
    """Tell whether any token of a seat can walk by an order, alone."""
    lane = lane_of(outlook.rules, outlook.tokens, seat, face, index)
    for token, step in enumerate(outlook.tokens[seat]):
        for walk in lane[step]:
            single = new(Move, (seat, (token,), face, walk.to, index))
            if barred_on(outlook, single, walk) is None:
                return True
    return False


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
        lane = lane_of(rules, tokens, seat, move.face, move.order)
        for walk in lane[tokens[seat][token]]:
            single = Move(seat, (token,), move.face, walk.to, move.order)
            if may(tokens, single):
                done = carry_out(rules, tokens, state.turn, single, state)
                yield single, tokens, done
                tokens, taken, _ = done
                if taken and rules.capture.takes_prisoners:  # nobody takes them once more
                    state = state._replace(books=imprisoned(state.books, seat, taken))
                break


def _concerned(rules: Rules, tokens: Tokens, turn: int, order: Order) -> list[tuple[int, int]]:
    """List the tokens an order is about, of each seat the foremost first."""
    seats = _seats_concerned(rules, tokens, turn, order)
    return [(seat, token) for seat in seats for token in _by_lead(rules, tokens, seat)]


def _seats_concerned(rules: Rules, tokens: Tokens, turn: int, order: Order) -> list[int]:
    """List the seats whose tokens an order is about."""
    own = movers(rules, tokens, turn)
    seats = [*own] if order.kind == "move" else []
    if order.kind == "push" or order.which == EVERYBODY:
        friends = () if order.which == EVERYBODY else (turn, *rules.plan.allies[turn])
        for seat, theirs in enumerate(tokens):
            if theirs and seat not in own and seat not in friends:
                seats.append(seat)
    return seats


def _by_lead(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    left, own = rules.seats[seat].route.left, tokens[seat]
    return sorted(_walking(rules, tokens, seat), key=lambda token: left[own[token]])


def _walking(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    finish = rules.plan.finishes[seat]
    return [token for token, step in enumerate(tokens[seat]) if YARD < step < finish]


def _at_the_end(rules: Rules, tokens: Tokens, seat: int, face: int, index: int) -> Walks:
    """Return the walks of the foremost or hindmost tokens of those on the board."""
    order, finish = rules.chance.faces[face].orders[index], rules.plan.finishes[seat]
    left = rules.seats[seat].route.left
    far = {step: left[step] for step in tokens[seat] if YARD < step < finish}
    if not far:
        return defaultdict(tuple)
    wanted = min(far.values()) if order.which == FOREMOST else max(far.values())
    lane = lane_of(rules, tokens, seat, face, index)
    return defaultdict(tuple, {step: lane[step] for step in far if far[step] == wanted})


def _slides(outlook: Outlook, seat: int, face: int, index: int) -> Walks:
    """Return the slides to the first tile where somebody stands, or to the last.

    The first of a face's slide orders answers for all; each after it leads one step farther.
    """
    rules, tokens = outlook.rules, outlook.tokens
    route, finish = rules.seats[seat].route, rules.plan.finishes[seat]
    if not outlook.standing:
        outlook.look()
    found: Walks = defaultdict(tuple)
    for step in {*tokens[seat]}:
        if not YARD < step < finish:
            continue
        here = route.tiles[step]
        taken = _occupied(outlook, seat, here)
        turns_back = here in rules.board.two_way
        for far in sorted(route.far_from(step, taken)):
            stopped = True
            for walk in lane_of(rules, tokens, seat, face, index + far - 1)[step]:
                free = taken.isdisjoint(walk.passed)
                if free and (walk.end in taken or walk.to == finish - 1):
                    found[step] += (walk,)
                stopped &= not free or (walk.end in taken and len(walk.path) == far)
            if stopped and not turns_back:
                break  # whatever lies farther is behind somebody
    return found


def _occupied(outlook: Outlook, seat: int, tile: int) -> Set[int]:
    """Return the tiles occupied by anything but a lone token of a seat on the given tile."""
    alone = len(outlook.standing[tile]) == 1
    return outlook.occupied - {tile} if alone else outlook.occupied

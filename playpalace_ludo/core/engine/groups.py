"""Orders about several tokens at once, and about tokens that the board decides on.

What such an order does to several tokens is a row of single moves, one after the other: every
token that can walks. Where nobody chooses a token the move names none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.engine.consequences import Consequence, carry_out
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.rule_parts import ALL, EVERYBODY, FOREMOST, Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State, Tokens
from playpalace_ludo.core.walking import paths, steps_of

May = Callable[[Tokens, Move], bool]
"""Tells whether nothing stands against a single move in a position."""


def moves(rules: Rules, state: State, face: int, index: int, may: May) -> Iterator[Move]:
    """Yield what an order lets the acting seat do with the tokens it is about."""
    order = rules.chance.faces[face].orders[index]
    if order.which in (ALL, EVERYBODY):
        move = Move(state.turn, (), face, YARD, index)
        if any(True for _ in single_moves(rules, state, move, may)):
            yield move
    elif order.kind == "slide":
        yield from _slides(rules, state, face, index)
    elif order.kind == "change":
        for seat in movers(rules, state.tokens, state.turn):
            own = state.tokens[seat]
            for pair in combinations(_walking(rules, state.tokens, seat), 2):
                if own[pair[0]] != own[pair[1]]:
                    yield Move(seat, pair, face, YARD, index)
    else:
        for seat in movers(rules, state.tokens, state.turn):
            for token in _at_the_end(rules, state.tokens, seat, order):
                move = Move(seat, (token,), face, YARD, index)
                for path in _paths(rules, state.tokens, move):
                    yield move._replace(to=path[-1])


def single_moves(
    rules: Rules, state: State, move: Move, may: May
) -> Iterator[tuple[Move, Tokens, Consequence]]:
    """Yield the moves of single tokens, each with the tokens before it and what it does."""
    order = rules.chance.faces[move.face].orders[move.order]
    tokens = state.tokens
    for seat, token in _concerned(rules, state, order):
        there = tokens[seat][token : token + 1]
        if not there or not YARD < there[0] < rules.plan.finishes[seat]:
            continue  # captured, or taken over, by one that walked before it
        walk = Move(seat, (token,), move.face, YARD, move.order)
        for path in _paths(rules, tokens, walk):
            single = walk._replace(to=path[-1])
            if may(tokens, single):
                done = carry_out(rules, tokens, state.turn, single, state)
                yield single, tokens, done
                tokens = done[0]
                break


def _concerned(rules: Rules, state: State, order: Order) -> list[tuple[int, int]]:
    """List the tokens an order is about, of each seat the foremost first."""
    own = movers(rules, state.tokens, state.turn)
    friends = (state.turn, *rules.allies(state.turn))
    seats = [*own] if order.kind == "move" else []
    if order.kind == "push" or order.which == EVERYBODY:
        others = [seat for seat in state.seats if seat not in own]
        seats += [s for s in others if order.which == EVERYBODY or s not in friends]
    return [(seat, token) for seat in seats for token in _by_lead(rules, state.tokens, seat)]


def _by_lead(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    walking = _walking(rules, tokens, seat)
    return sorted(walking, key=lambda token: rules.left(seat, tokens[seat][token]))


def _walking(rules: Rules, tokens: Tokens, seat: int) -> list[int]:
    finish = rules.plan.finishes[seat]
    return [token for token, step in enumerate(tokens[seat]) if YARD < step < finish]


def _at_the_end(rules: Rules, tokens: Tokens, seat: int, order: Order) -> list[int]:
    """Return the tokens that are foremost, or hindmost, of those on the board."""
    left = {token: rules.left(seat, tokens[seat][token]) for token in _walking(rules, tokens, seat)}
    if not left:
        return []
    wanted = min(left.values()) if order.which == FOREMOST else max(left.values())
    return [token for token, far in left.items() if far == wanted]


def _paths(rules: Rules, tokens: Tokens, move: Move) -> list[tuple[int, ...]]:
    """Return the ways of the token a move names, wherever it would end."""
    seat, step = move.seat, tokens[move.seat][move.tokens[0]]
    home = tokens[seat].count(rules.plan.finishes[seat]) if rules.plan.row else 0
    return paths(rules, seat, step, steps_of(rules, move, step), home)


def _slides(rules: Rules, state: State, face: int, index: int) -> Iterator[Move]:
    """Yield the slides to the first tile where somebody stands, or to the last.

    The first of a face's orders for slides is asked, and those behind it lead a step farther each.
    """
    for seat in movers(rules, state.tokens, state.turn):
        route, own = rules.seats[seat].route, state.tokens[seat]
        last = rules.plan.finishes[seat] - 1
        for token in _walking(rules, state.tokens, seat):
            taken = _occupied(rules, state.tokens, seat, token)
            ahead = route.reach(own[token]).items()
            ends = {far for at, far in ahead if far and (route.tiles[at] in taken or at == last)}
            for far in sorted(ends):
                move = Move(seat, (token,), face, YARD, index + far - 1)
                for path in _paths(rules, state.tokens, move):
                    free = not any(route.tiles[step] in taken for step in path[:-1])
                    if free and (route.tiles[path[-1]] in taken or path[-1] == last):
                        yield move._replace(to=path[-1])


def _occupied(rules: Rules, tokens: Tokens, seat: int, token: int) -> set[int]:
    """Return the tiles on which other tokens stand."""
    found = {
        rules.seats[one].route.tiles[step]
        for one, own in enumerate(tokens)
        for number, step in enumerate(own)
        if (one, number) != (seat, token)
    }
    return found - {NO_TILE}

"""Offers: the moves that orders and routes allow a seat, whether or not something bars them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import getitem

from playpalace_ludo.core.engine import abilities, groups, picks, polls, sending
from playpalace_ludo.core.engine.bars import barred
from playpalace_ludo.core.engine.crowding import movers, out
from playpalace_ludo.core.engine.outlook import Hand, Outlook
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Tokens, new
from playpalace_ludo.core.tables import FaceFacts
from playpalace_ludo.core.walking import MoveTable, entries, paths

NONE: frozenset[int] = frozenset()
WALKS = ("enter", "move", "push", "slide")
"""Orders whose condition may be about the token that walks."""


def single_moves(outlook: Outlook) -> tuple[Move, ...]:
    """List moves of one die each, as far as the routes alone decide."""
    seat, pool = outlook.hand[:2]
    plan = outlook.rules.plan
    if plan.special:
        if len(pool) == 1:
            return tuple(special_moves(outlook, pool[0], gated=True))
        faces = dict.fromkeys(pool)
        return tuple([m for face in faces for m in special_moves(outlook, face, gated=True)])
    own = outlook.tokens[seat]
    if len(pool) == 1:
        return plan.moves.offers(seat, pool[0], own)
    moves: tuple[Move, ...] = ()
    for face in dict.fromkeys(pool):
        moves += plan.moves.offers(seat, face, own)
    return moves


def special_moves(outlook: Outlook, face: int, *, gated: bool = False) -> list[Move]:
    """List moves of one face where more than the token's own step decides.

    ``gated`` leaves out orders whose condition fails for every token; else `bars.barred` finds
    that out, move by move.
    """
    rules, tokens, hand = outlook.rules, outlook.tokens, outlook.hand
    facts = rules.plan.faces[face]
    if facts.kind:
        return [*_of_no_walk(outlook, face, facts.kind)]
    closed = _other_distances(outlook, face, facts) if facts.reckoned else NONE
    found: list[Move] = []
    for mover in movers(rules, tokens, hand.seat):
        offered = _moves_of(rules, tokens[mover], mover, face)
        shut = closed
        if facts.shut_by_out:
            shut = closed | facts.shut_by_out[out(rules, tokens, mover)]
        found += [move for move in offered if move.order not in shut] if shut else offered
    if not facts.others:
        return found
    if facts.shut_by_out:
        closed |= facts.shut_by_out[out(rules, tokens, hand.seat)]
    for index, order in facts.others:
        if index not in closed:
            found += _of_no_table(outlook, face, index, order, gated=gated)
    return found


def _of_no_walk(outlook: Outlook, face: int, kind: str) -> Iterable[Move]:
    """List the moves of a face that is about a player, a tile, an answer or an ability."""
    rules, tokens, hand = outlook.rules, outlook.tokens, outlook.hand
    if kind == "pick":
        return picks.moves(rules, outlook.moment, face)
    if kind == "send":
        return sending.moves(rules, tokens, hand.books, face)
    if kind == "poll":
        return polls.moves(rules, hand.seat, face)
    return abilities.moves(rules, tokens, hand.seat, hand.books, face)


def _of_no_table(
    outlook: Outlook, face: int, index: int, order: Order, *, gated: bool
) -> Iterable[Move]:
    """List the moves of an order about several tokens, others' tokens or none."""
    rules, tokens = outlook.rules, outlook.tokens
    walks = order.kind in WALKS and not order.names_no_token
    if (gated or not walks) and order.condition and not outlook.is_open(face, index):
        return ()
    if order.kind == "enter":
        return _entering(outlook, face, index, order)
    if order.kind == "push" and not order.which:
        return _as_towers(rules, tokens, _pushes(outlook, face, index))
    if order.kind in ("pass", "ransom"):
        return _without_a_walk(outlook.hand, face, index, order)
    found = groups.moves(outlook, face, index)
    return _as_towers(rules, tokens, found) if walks else found


def _other_distances(outlook: Outlook, face: int, facts: FaceFacts) -> frozenset[int]:
    """Return the orders of a face that lead another distance than is reckoned now."""
    scene = outlook.scene(outlook.hand.seat, face)
    closed = NONE
    for amount, by_steps, every in facts.reckoned:
        closed |= by_steps.get(amount.of(scene), every)
    return closed


def _without_a_walk(hand: Hand, face: int, index: int, order: Order) -> Iterable[Move]:
    if order.kind == "pass":
        return (Move(hand.seat, (), face, YARD, index),)
    return [
        Move(hand.seat, (held.token,), face, YARD, index)
        for held in hand.books.prisoners
        if held.seat == hand.seat
    ]


def _moves_of(rules: Rules, own: tuple[int, ...], seat: int, face: int) -> Iterable[Move]:
    """Return what the tables offer the tokens of a seat; Doubleds and towers move together."""
    plan, stack = rules.plan, rules.stack
    table = plan.moves.table(seat, face, own.count(plan.finishes[seat]) if plan.row else 0)
    if stack.towers:
        return _moves_of_towers(table, own)
    if stack.doubled:
        return _moves_of_doubleds(rules, table, own, seat, face)
    return chain.from_iterable(map(getitem, table, own))


def _moves_of_towers(table: MoveTable, own: tuple[int, ...]) -> list[Move]:
    found: list[Move] = []
    for token, step in enumerate(own):
        if offered := table[token][step]:
            if step == YARD or own.count(step) == 1:
                found += offered
            else:
                found += _of_tower(own, step, token, offered)
    return found


def _of_tower(
    own: tuple[int, ...], step: int, token: int, moves: tuple[Move, ...]
) -> tuple[Move, ...]:
    """Return the moves of a token as those of the tower it stands in, each tower's once."""
    if own.count(step) == 1:
        return moves
    if own.index(step) < token:
        return ()
    ids = tuple([one for one, at in enumerate(own) if at == step])
    return tuple([new(Move, (seat, ids, face, to, order)) for seat, _, face, to, order in moves])


def _moves_of_doubleds(
    rules: Rules, table: MoveTable, own: tuple[int, ...], seat: int, face: int
) -> Iterator[Move]:
    for token, offered in enumerate(map(getitem, table, own)):
        pair = doubled_with(rules, seat, own, token)
        if not pair:
            yield from offered
        elif pair[0] == token:
            yield from _doubled_moves(rules, own, seat, pair, face)


def _as_towers(rules: Rules, tokens: Tokens, moves: Iterable[Move]) -> Iterable[Move]:
    """Return moves of single tokens as those of the towers they stand in."""
    if not rules.stack.towers:
        return moves
    found: list[Move] = []
    for move in moves:
        own, token = tokens[move.seat], move.tokens[0]
        found += _of_tower(own, own[token], token, (move,))
    return found


def doubled_with(rules: Rules, seat: int, own: tuple[int, ...], token: int) -> tuple[int, ...]:
    """Return the two tokens of the Doubled this token is part of; empty if it stands alone."""
    step = own[token]
    if (
        not rules.stack.doubled
        or step == YARD
        or step == rules.plan.finishes[seat]
        or own.count(step) != 2
    ):
        return ()
    return tuple(index for index, at in enumerate(own) if at == step)


def _doubled_moves(
    rules: Rules, own: tuple[int, ...], seat: int, pair: tuple[int, ...], face: int
) -> Iterable[Move]:
    value = rules.chance.faces[face].value
    if value % 2 == 0:
        order = len(rules.chance.faces[face].orders) - 1
        for path in paths(rules, seat, own[pair[0]], value // 2):
            yield Move(seat, pair, face, path[-1], order)


def _entering(outlook: Outlook, face: int, index: int, order: Order) -> Iterable[Move]:
    """Yield how as many tokens as may come out together do; of one what bars it is told."""
    rules, tokens, hand = outlook.rules, outlook.tokens, outlook.hand
    for mover in movers(rules, tokens, hand.seat):
        own = tokens[mover]
        waiting = [token for token, step in enumerate(own) if step == YARD]
        if hand.books.prisoners:
            waiting = [token for token in waiting if (mover, token) not in outlook.held]
        if not waiting:
            continue
        ways = entries(rules, mover, order.steps, own.count(rules.plan.finishes[mover]))
        for size in range(min(len(waiting), order.most or len(waiting)), 0, -1):
            ids = tuple(waiting[:size])
            found = [Move(mover, ids, face, path[-1], index) for path in ways]
            may = [move for move in found if barred(outlook, move) is None]
            if may or size == 1:
                yield from may or found
                break


def _pushes(outlook: Outlook, face: int, index: int) -> Iterable[Move]:
    rules, tokens, seat = outlook.rules, outlook.tokens, outlook.hand.seat
    friends = (seat, *rules.allies(seat))
    for other in range(len(tokens)):
        if other not in friends:
            yield from chain.from_iterable(groups.walks(rules, tokens, other, face, index))

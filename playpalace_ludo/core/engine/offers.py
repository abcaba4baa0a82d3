"""Offers: the moves that orders and routes allow a seat, whether or not something bars them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from operator import getitem

from playpalace_ludo.core.engine import abilities, groups, picks, polls, sending
from playpalace_ludo.core.engine.bars import barred, barred_by_own
from playpalace_ludo.core.engine.crowding import movers, out
from playpalace_ludo.core.engine.lanes import lane_of, moves_along
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, new
from playpalace_ludo.core.tables import EVERY_ORDER, FaceFacts
from playpalace_ludo.core.walking import entries, paths

WALKS = ("enter", "move", "push", "slide")
"""Orders whose condition may be about the token that walks."""


def moves_with(outlook: Outlook, face: int, *, legal: bool) -> list[Move]:
    """List what one face offers.

    ``legal`` leaves out moves that something bars, and orders whose condition fails for every
    token; what becomes of the rest of a face that is split is asked elsewhere.
    """
    rules, tokens, seat = outlook.rules, outlook.tokens, outlook.seat
    plan = rules.plan
    facts = plan.faces[face]
    legal = legal and plan.filters
    if facts.kind:
        found = [*_of_no_walk(outlook, face, facts.kind)]
        return [m for m in found if barred(outlook, m) is None] if legal else found
    shut = _shut(outlook, face, facts, legal=legal) if facts.asking or facts.reckoned else 0
    outlook.open_orders = legal
    found = []
    seats: tuple[int, ...] = (seat,)
    if rules.teams.helps and min(tokens[seat]) == plan.finishes[seat]:
        seats = movers(rules, tokens, seat)
    for mover in seats:
        closed = shut
        if facts.shut_by_out:
            closed |= facts.shut_by_out[out(rules, tokens, mover)]
        if plan.by_own:
            found += _of_own(outlook, mover, face, closed, legal=legal)
        elif rules.stack.doubled:
            found += _of_doubleds(outlook, mover, face, closed, legal=legal)
        else:
            home = tokens[mover].count(plan.finishes[mover]) if plan.row else 0
            lane = plan.moves.lanes[mover, face, EVERY_ORDER, home]
            found += moves_along(outlook, mover, lane, closed, legal=legal)
    if facts.others:
        if mover != seat and facts.shut_by_out:
            closed = shut | facts.shut_by_out[out(rules, tokens, seat)]
        for index, order in facts.others:
            if not closed >> index & 1:
                found += _of_no_table(outlook, face, index, order, seats, legal=legal)
    return found


def _shut(outlook: Outlook, face: int, facts: FaceFacts, *, legal: bool) -> int:
    """Return the orders that lead another distance than is reckoned now, or whose condition fails.

    Of moves that need not be legal, `bars.barred` asks the condition.
    """
    scene, shut = outlook.asked(outlook.seat, face), 0
    for amount, by_steps, every in facts.reckoned:
        shut |= by_steps.get(amount(scene), every)
    if legal:
        for test, orders in facts.asking:
            if orders & ~shut and not test(scene):
                shut |= orders
    return shut


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
    outlook: Outlook, face: int, index: int, order: Order, seats: tuple[int, ...], *, legal: bool
) -> Iterable[Move]:
    """List the moves of an order about several tokens, others' tokens or none."""
    kind, which = order.kind, order.which
    if not legal and _is_asked_at_once(order) and not outlook.is_open(face, index):
        return ()
    if kind == "enter":
        return _entering(outlook, face, index, order, seats, legal=legal)
    if kind == "push" and not which:
        return _pushes(outlook, face, index, legal=legal)
    if kind == "pass":
        return (new(Move, (outlook.seat, (), face, YARD, index)),)
    if kind == "ransom":
        return _ransoms(outlook, face, index)
    return groups.moves(outlook, face, index, seats, legal=legal)


def _is_asked_at_once(order: Order) -> bool:
    """Tell whether an order offers nothing while its condition fails: no single token walks."""
    walks = order.kind in WALKS and not order.names_no_token
    return bool(order.condition) and not walks


def _ransoms(outlook: Outlook, face: int, index: int) -> Iterable[Move]:
    seat = outlook.seat
    return [
        new(Move, (seat, (held.token,), face, YARD, index))
        for held in outlook.books.prisoners
        if held.seat == seat
    ]


def _of_own(outlook: Outlook, seat: int, face: int, shut: int, *, legal: bool) -> list[Move]:
    """List the moves of single tokens where at most a limit on own tokens bars some."""
    rules, tokens = outlook.rules, outlook.tokens
    table = rules.plan.moves.by_face[seat][face]
    moves = [*chain.from_iterable(map(getitem, table, tokens[seat]))]
    if shut:
        moves = [move for move in moves if not shut >> move.order & 1]
    if legal:
        hand = outlook.hand
        moves = [move for move in moves if barred_by_own(rules, tokens, hand, move) is None]
    return moves


def _of_doubleds(outlook: Outlook, seat: int, face: int, shut: int, *, legal: bool) -> list[Move]:
    """List the moves of single tokens, and of Doubleds, which move together."""
    rules, own = outlook.rules, outlook.tokens[seat]
    home = own.count(rules.plan.finishes[seat]) if rules.plan.row else 0
    found: list[Move] = []
    for token, offered in enumerate(map(getitem, rules.plan.moves.table(seat, face, home), own)):
        pair = doubled_with(rules, seat, own, token)
        if not pair:
            found += offered
        elif pair[0] == token:
            found += _doubled_moves(rules, own, seat, pair, face)
    if shut:
        found = [move for move in found if not shut >> move.order & 1]
    return [move for move in found if barred(outlook, move) is None] if legal else found


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


def _entering(
    outlook: Outlook, face: int, index: int, order: Order, seats: tuple[int, ...], *, legal: bool
) -> list[Move]:
    """List how as many tokens as may come out together do; of one what bars it is told."""
    rules, tokens = outlook.rules, outlook.tokens
    entered: list[Move] = []
    for mover in seats:
        own = tokens[mover]
        waiting = [token for token, step in enumerate(own) if step == YARD]
        if outlook.books.prisoners:
            waiting = [token for token in waiting if not outlook.is_held(mover, token)]
        if not waiting:
            continue
        ways = entries(rules, mover, order.steps, own.count(rules.plan.finishes[mover]))
        for size in range(min(len(waiting), order.most or len(waiting)), 0, -1):
            ids = tuple(waiting[:size])
            found = [new(Move, (mover, ids, face, path[-1], index)) for path in ways]
            may = [move for move in found if barred(outlook, move) is None]
            if may or size == 1:
                entered += may if may or legal else found
                break
    return entered


def _pushes(outlook: Outlook, face: int, index: int, *, legal: bool) -> list[Move]:
    rules, tokens, seat = outlook.rules, outlook.tokens, outlook.seat
    friends, found = (seat, *rules.plan.allies[seat]), []
    for other, theirs in enumerate(tokens):
        if theirs and other not in friends:
            lane = lane_of(rules, tokens, other, face, index)
            found += moves_along(outlook, other, lane, legal=legal)
    return found

"""Bars to moves that the route allows: own tokens, others, conditions."""

from __future__ import annotations

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.engine.crowding import obstacle
from playpalace_ludo.core.engine.outlook import Hand, Outlook
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens
from playpalace_ludo.core.walking import Walk


def barred(outlook: Outlook, move: Move) -> Refusal | None:
    """Return the reason against a move here, but for the rest of a face that is split."""
    seat, ids, face, to, order = move
    if not ids or to == YARD:  # an ability, a pass, a ransom
        return None
    rules, tokens = outlook.rules, outlook.tokens
    plan = rules.plan
    if not plan.bars_more:
        return barred_by_own(rules, tokens, outlook.hand, move)
    halved = len(ids) > 1 and rules.stack.doubled
    walk = plan.moves.walks[seat, tokens[seat][ids[0]], face, to, order, halved]
    if (
        walk.open
        and (len(ids) == 1 or len(ids) <= plan.stop_together)
        and outlook.occupied.isdisjoint(walk.tiles)
        and not outlook.hand.used
    ):
        return forbidden(outlook, move, walk.asked) if walk.asked else None
    return _barred_by_more(outlook, move, walk) or barred_by_own(rules, tokens, outlook.hand, move)


def barred_by_own(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
    """Ask what own tokens and captures not yet made have against a move."""
    seat, to = move.seat, move.to
    stack, own = rules.stack, tokens[seat]
    if stack.column_blocking != "none" and _column_blocked(rules, own, move):
        return Refusal.BLOCKED
    if to == rules.plan.finishes[seat]:
        return _short_of_captures(rules, hand, seat) if rules.finish.needs_captures else None
    if stack.own_limit and _together(rules, own, move) > stack.own_limit:
        return Refusal.OWN_LIMIT
    return None


def _barred_by_more(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Ask whether a token is held or has moved, and what others and conditions have against it."""
    rules, hand = outlook.rules, outlook.hand
    seat, token = move.seat, move.tokens[0]
    plan = rules.plan
    if hand.books.prisoners and (seat, token) in outlook.held:
        return Refusal.PRISONER
    if walk.order.kind == "send":
        return _in_the_way(outlook, move, walk) if plan.crowded else None
    if not rules.chance.same_token and seat == hand.seat and token in hand.used:
        return Refusal.ALREADY_USED
    if rules.stack.column_blocking != "none" and _column_blocked(rules, outlook.tokens[seat], move):
        return Refusal.BLOCKED
    if plan.crowded and (reason := _in_the_way(outlook, move, walk)):
        return reason
    return forbidden(outlook, move, walk.asked) if walk.asked else None


def _short_of_captures(rules: Rules, hand: Hand, seat: int) -> Refusal | None:
    captures = hand.books.captures
    made = captures[seat] if captures else 0
    return Refusal.NEEDS_CAPTURES if rules.finish.needs_captures > made else None


def _in_the_way(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Find those who stand where a token may not pass or stop."""
    met = walk.tiles & outlook.occupied
    if met and (reason := obstacle(outlook, move, walk, met)):
        return reason
    if walk.end in met:
        return _beside(outlook, move, walk)
    limit = outlook.rules.stack.tile_limit
    too_many = limit and len(move.tokens) > limit and not outlook.rules.stack.doubled
    return Refusal.TILE_FULL if too_many else None


def _beside(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Find tokens beside which nobody may stop, besides those that are captured."""
    rules = outlook.rules
    limit, closed = rules.stack.tile_limit, rules.capture.spared_closed
    if not (limit or closed):
        return None
    there = outlook.standing(walk.end)
    others = sum(there) - sum([there[friend] for friend in rules.friends(move.seat)])
    taken = sum([one.at == move.to for one in outlook.captured(move)]) if others else 0
    come = 1 if rules.stack.doubled else len(move.tokens)
    if walk.end == walk.left:
        come -= len(move.tokens)
    if limit and sum(there) - taken + come > limit:
        return Refusal.TILE_FULL
    return Refusal.SPARED if closed and others > taken else None


def _together(rules: Rules, own: tuple[int, ...], move: Move) -> int:
    """Count the own tokens on the tile where a move stops, with those that move."""
    ids, to = move.tokens, move.to
    if not rules.plan.revisits:  # every step is a tile of its own
        return own.count(to) + (len(ids) if own[ids[0]] != to else 0)
    tiles = rules.seats[move.seat].route.tiles
    end = tiles[to]
    there = [tiles[step] for step in own].count(end)
    return there + (len(ids) if tiles[own[ids[0]]] != end else 0)


def _column_blocked(rules: Rules, own: tuple[int, ...], move: Move) -> bool:
    first, finish = rules.plan.column_starts[move.seat], rules.plan.finishes[move.seat]
    if move.to < first:
        return False
    start = own[move.tokens[0]]
    if any(max(start + 1, first) <= step < move.to for step in own):
        return True
    joins = first <= move.to < finish and move.to in own
    return joins and rules.stack.column_blocking == "pass_and_land"

"""Bars to moves that the route allows: own tokens, others, conditions."""

from __future__ import annotations

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.engine.crowding import obstacle
from playpalace_ludo.core.engine.outlook import Hand, Outlook
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens
from playpalace_ludo.core.walking import Walk, walk_of


def barred(outlook: Outlook, move: Move) -> Refusal | None:
    """Return the reason against a move here, but for the rest of a face that is split."""
    rules, (seat, ids, _, to, _) = outlook.rules, move
    if not ids or to == YARD:  # an ability, a pass, a ransom
        return None
    if not rules.plan.bars_more:
        return barred_by_own(rules, outlook.tokens, outlook.hand, move)
    return barred_on(outlook, move, walk_of(rules, move, outlook.tokens[seat][ids[0]]))


def barred_on(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Return the reason against a move along this way."""
    seat, ids, _, to, _ = move
    if walk.enters and outlook.is_held(seat, ids[0]):
        return Refusal.PRISONER
    rules, plan = outlook.rules, outlook.rules.plan
    if walk.open and outlook.free(walk.tiles) and len(ids) <= plan.stop_together:
        return forbidden(outlook, move, walk.asked) if walk.asked else None
    sent, own = walk.order.kind == "send", outlook.tokens[seat]
    if not (sent or rules.chance.same_token) and seat == outlook.seat and ids[0] in outlook.used:
        return Refusal.ALREADY_USED
    column = rules.stack.column_blocking != "none" and _column_blocked(rules, own, move)
    if column and not sent:
        return Refusal.BLOCKED
    if plan.crowded and (reason := _in_the_way(outlook, move, walk)):
        return reason
    if walk.asked and not sent and (reason := forbidden(outlook, move, walk.asked)):
        return reason
    if not plan.crowded:
        return barred_by_own(rules, outlook.tokens, outlook.hand, move)
    if column:
        return Refusal.BLOCKED
    if to == plan.finishes[seat]:
        needs = rules.finish.needs_captures
        return _short_of_captures(rules, outlook.hand, seat) if needs else None
    limit, end = rules.stack.own_limit, walk.end
    come = len(ids) if end != walk.left else 0
    if limit and outlook.standing.get(end, ()).count(seat) + come > limit:
        return Refusal.OWN_LIMIT
    return None


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


def _short_of_captures(rules: Rules, hand: Hand, seat: int) -> Refusal | None:
    captures = hand.books.captures
    made = captures[seat] if captures else 0
    return Refusal.NEEDS_CAPTURES if rules.finish.needs_captures > made else None


def _in_the_way(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Find those who stand where a token may not pass or stop."""
    met, stack = walk.tiles & outlook.occupied, outlook.rules.stack
    if met and (reason := obstacle(outlook, move, walk, met)):
        return reason
    limit = stack.tile_limit
    if walk.end in met:
        closed = outlook.rules.capture.spared_closed
        return _beside(outlook, move, walk, limit) if limit or closed else None
    too_many = limit and len(move.tokens) > limit and not stack.doubled
    return Refusal.TILE_FULL if too_many else None


def _beside(outlook: Outlook, move: Move, walk: Walk, limit: int) -> Refusal | None:
    """Find tokens beside which nobody may stop, besides those that are captured."""
    rules, there = outlook.rules, outlook.standing[walk.end]
    others, come = len(there), 1 if rules.stack.doubled else len(move.tokens)
    for friend in rules.friends(move.seat):
        others -= there.count(friend)
    if walk.end == walk.left:
        come -= len(move.tokens)
    closed = rules.capture.spared_closed and others
    full = limit and len(there) + come > limit
    if not (closed or full):
        return None
    taken = 0
    for victim in outlook.captured(move) if others else ():
        taken += victim.at == move.to
    if full and len(there) - taken + come > limit:
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

"""Legal moves, and those that must be played before others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.effects import Bonus
from playpalace_ludo.core.engine import abilities, bars, groups
from playpalace_ludo.core.engine.bars import barred_by_own
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.duties import DUTIES
from playpalace_ludo.core.engine.offers import single_moves
from playpalace_ludo.core.engine.outlook import Hand, Outlook, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, State, Tokens, new

MOST_TRIED = 2000
"""Positions tried to see whether every die can be played; beyond that they count as playable."""


def legal_moves(rules: Rules, tokens: Tokens, hand: Hand) -> tuple[Move, ...]:
    """Return what a seat may play with the faces in its pool."""
    plan, pool = rules.plan, hand.pool
    if plan.plain and len(pool) == 1:
        return plan.moves.offers(hand.seat, pool[0], tokens[hand.seat])
    # What needs a closure stands in functions of its own: here it would slow down every call.
    if plan.bars_little and len(pool) == 1:
        offered = plan.moves.offers(hand.seat, pool[0], tokens[hand.seat])
        return _unbarred_by_own(rules, tokens, hand, offered)
    outlook = Outlook(rules, tokens, hand)
    moves = single_moves(outlook)
    if plan.filters:
        moves = _unbarred(outlook, moves)
    if rules.stack.doubled_forced:
        moves = _doubled_first(moves)
    if rules.chance.use_all and len(pool) > 1 and hand.books.ability != abilities.SECOND:
        moves = _using_all(outlook, moves)
    if plan.duties and len(moves) > 1:
        moves = _dutiful(outlook, moves)
    return moves


def _unbarred_by_own(
    rules: Rules, tokens: Tokens, hand: Hand, moves: tuple[Move, ...]
) -> tuple[Move, ...]:
    return tuple([move for move in moves if barred_by_own(rules, tokens, hand, move) is None])


def _unbarred(outlook: Outlook, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    plan = outlook.rules.plan
    if plan.bars_little:
        return _unbarred_by_own(outlook.rules, outlook.tokens, outlook.hand, moves)
    moves = tuple([move for move in moves if bars.barred(outlook, move) is None])
    if plan.splits and any(plan.faces[face].shares for face in outlook.hand.pool):
        moves = tuple([move for move in moves if not _lacks_rest(outlook, move)])
    return _distinct(outlook.rules, moves) if plan.asks_of_orders else moves


def _distinct(rules: Rules, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Leave out what an earlier order of the same face does as well; of a choice none does."""
    if len(moves) < 2 or len({move[:-1] for move in moves}) == len(moves):
        return moves
    faces = rules.plan.faces
    return tuple(
        {move if faces[move.face].kind else move[:-1]: move for move in reversed(moves)}.values()
    )[::-1]


def _doubled_first(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    if not any(len(move.tokens) > 1 for move in moves):
        return moves
    return tuple(move for move in moves if len(move.tokens) > 1 or move.face not in (2, 4))


def _dutiful(outlook: Outlook, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Of the moves of each face leave those that do the first duty that any of them does."""
    found: tuple[Move, ...] = ()
    for face in dict.fromkeys([move.face for move in moves]):
        rivals = tuple([move for move in moves if move.face == face])
        for duty in outlook.rules.chance.faces[face].must:
            does = DUTIES[duty][0]
            doing = tuple([move for move in rivals if does(outlook, move)])
            if doing:
                rivals = doing
                break
        found += rivals
    return found


def usable(rules: Rules, state: State) -> tuple[Move, ...]:
    """Return what the seat about to throw may do with the abilities it holds."""
    outlook = Outlook(rules, state.tokens, hand_of(state))
    return tuple(
        move
        for face in abilities.may_use(state)
        for move in abilities.moves(rules, state.tokens, state.turn, state.books, face)
        if barred(outlook, move) is None
    )


def barred(outlook: Outlook, move: Move) -> Refusal | None:
    """Say why a move the route allows is not allowed in this position."""
    reason = bars.barred(outlook, move)
    return reason or (Refusal.REST_LEFT if _lacks_rest(outlook, move) else None)


def _lacks_rest(outlook: Outlook, move: Move) -> bool:
    """Tell whether a move leaves steps of a face that is split, and no token can walk them."""
    shares = outlook.rules.plan.faces[move.face].shares
    rest = shares[move.order] if shares and move.to != YARD else None
    return rest is not None and not _rest_fits(outlook, move, rest)


def _rest_fits(outlook: Outlook, move: Move, rest: Bonus) -> bool:
    """Tell whether some token can walk the steps that a move leaves of a face that is split."""
    rules, hand = outlook.rules, outlook.hand
    face = rules.chance.bonus_faces[rest]
    seat = move.seat
    if outlook.spares(move):
        own = [*outlook.tokens[seat]]
        for token in move.tokens:
            own[token] = move.to
        if _walks_clear(outlook, own, seat, face, rules.plan.tiles[seat][move.to]):
            return True
    left = Outlook(rules, outlook.after(move), hand.with_pool((face,)))
    if _walks_clear(left, left.tokens[seat], seat, face):
        return True
    return any(barred(left, one) is None for one in single_moves(left))


def _walks_clear(
    outlook: Outlook, own: Sequence[int], seat: int, face: int, taken: int = NO_TILE
) -> bool:
    """Tell at a glance that one of these tokens can walk where nobody is, nor on a taken tile."""
    rules, occupied = outlook.rules, outlook.occupied
    if rules.plan.row or outlook.hand.used or not rules.chance.same_token:
        return False
    clear, most = rules.plan.moves.clear[seat, face], rules.plan.stop_together
    for step in own:
        if step != YARD and own.count(step) <= most:
            for tiles in clear[step]:
                if taken not in tiles and occupied.isdisjoint(tiles):
                    return True
    return False


def unbarred_by(rules: Rules, hand: Hand) -> groups.May:
    """Return the question whether nothing stands against a single move of this hand."""
    return lambda tokens, move: barred(Outlook(rules, tokens, hand), move) is None


def is_ability(rules: Rules, face: int) -> bool:
    """Tell whether a face stands for an ability, or for the choice of one."""
    return rules.plan.faces[face].kind == "ability"


def duty_before(outlook: Outlook, move: Move, moves: tuple[Move, ...]) -> str | None:
    """Name the duty of its face that a move neglects although another one would do it."""
    rivals = [m for m in moves if m.face == move.face]
    for duty in outlook.rules.chance.faces[move.face].must:
        does = DUTIES[duty][0]
        if does(outlook, move):
            return None
        if any(does(outlook, m) for m in rivals):
            return duty
    return None


def _using_all(outlook: Outlook, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return moves after which every die can be played; if none, those that capture nothing."""
    known: Known = {}
    full = tuple([m for m in moves if rest_playable(outlook, m, known)])
    return full or tuple(m for m in moves if not outlook.captured(m))


Known: TypeAlias = dict[tuple[Tokens, tuple[int, ...], tuple[int, ...]], bool]
"""Whether tokens, the faces left and those that have used one still let all be played."""


def rest_playable(outlook: Outlook, move: Move, known: Known) -> bool:
    """Tell whether every die that is left can be played after this move."""
    rules, hand = outlook.rules, outlook.hand
    rest = after(hand, move, rules)
    if not rest.pool:
        return True
    tokens = carry_out(rules, outlook.tokens, hand.seat, move, hand)[0]
    key = (tokens, rest.pool, rest.used)
    if key not in known:
        if len(known) >= MOST_TRIED:
            return True
        known[key] = _all_playable(rules, tokens, rest, known)
    return known[key]


def _all_playable(rules: Rules, tokens: Tokens, hand: Hand, known: Known) -> bool:
    plan, pool = rules.plan, hand.pool
    if plan.plain and len(pool) == 1:
        return bool(plan.moves.offers(hand.seat, pool[0], tokens[hand.seat]))
    outlook = Outlook(rules, tokens, hand)
    moves = single_moves(outlook)
    if plan.filters:
        moves = _unbarred(outlook, moves)
    if len(pool) == 1:
        return bool(moves)
    return any(rest_playable(outlook, move, known) for move in moves)


def after(hand: Hand, move: Move, rules: Rules) -> Hand:
    """Return the hand once the move's die is spent."""
    pool, used = hand.pool, hand.used
    spent = pool.index(move.face)
    if not rules.chance.same_token:
        used = (*used, *move.tokens)
    return new(Hand, (hand.seat, pool[:spent] + pool[spent + 1 :], used) + hand[3:])

"""Legal moves, and those that must be played before others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.engine import abilities, bars, groups
from playpalace_ludo.core.engine.bars import barred_by_own
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.duties import DUTIES
from playpalace_ludo.core.engine.offers import moves_with
from playpalace_ludo.core.engine.outlook import Hand, Outlook, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, State, Tokens, new
from playpalace_ludo.core.tables import EVERY_ORDER

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
    if plan.by_own and len(pool) == 1 and plan.faces[pool[0]].plain:
        offered = plan.moves.offers(hand.seat, pool[0], tokens[hand.seat])
        return _unbarred_by_own(rules, tokens, hand, offered) if plan.filters else offered
    outlook = Outlook(rules, tokens, hand)
    moves = _with_one(outlook, pool[0]) if len(pool) == 1 else _of_single_dice(outlook)
    if rules.stack.doubled_forced:
        moves = _doubled_first(moves)
    if rules.chance.use_all and len(pool) > 1 and hand.books.ability != abilities.SECOND:
        moves = _using_all(outlook, moves)
    if plan.duties and len(moves) > 1:
        moves = _dutiful(outlook, moves)
    return tuple(moves)


def _unbarred_by_own(
    rules: Rules, tokens: Tokens, hand: Hand, moves: tuple[Move, ...]
) -> tuple[Move, ...]:
    return tuple([move for move in moves if barred_by_own(rules, tokens, hand, move) is None])


def _of_single_dice(outlook: Outlook) -> list[Move]:
    """List the moves of one die each, whatever becomes of the other dice."""
    plan, seat = outlook.rules.plan, outlook.seat
    found: list[Move] = []
    for face in dict.fromkeys(outlook.faces):
        if plan.plain:
            found += plan.moves.offers(seat, face, outlook.tokens[seat])
        else:
            found += _with_one(outlook, face)
    return found


def _with_one(outlook: Outlook, face: int) -> Sequence[Move]:
    """Return the legal moves of one die, whatever becomes of the others."""
    plan = outlook.rules.plan
    facts = plan.faces[face]
    if facts.plain:
        rules, tokens, hand = outlook.rules, outlook.tokens, outlook.hand
        offered = plan.moves.offers(hand.seat, face, tokens[hand.seat])
        return _unbarred_by_own(rules, tokens, hand, offered) if plan.filters else offered
    moves = moves_with(outlook, face, legal=True)
    if facts.rests:
        moves = _with_rest(outlook, moves, facts.rests)
    return _distinct(moves) if facts.repeats and len(moves) > 1 else moves


def _distinct(moves: list[Move]) -> list[Move]:
    """Leave out what an earlier order does as well; it takes the place of the last that does."""
    first = {move[:4]: move for move in reversed(moves)}
    return moves if len(first) == len(moves) else [*first.values()][::-1]


def _doubled_first(moves: Sequence[Move]) -> Sequence[Move]:
    if not any(len(move.tokens) > 1 for move in moves):
        return moves
    return [move for move in moves if len(move.tokens) > 1 or move.face not in (2, 4)]


def _dutiful(outlook: Outlook, moves: Sequence[Move]) -> Sequence[Move]:
    """Of the moves of each face leave those that do the first duty that any of them does."""
    faces = outlook.faces
    if len(faces) == 1:
        return _doing_duty(outlook, outlook.rules.plan.faces[faces[0]].must, moves)
    found: list[Move] = []
    for face in dict.fromkeys(faces):
        rivals = [move for move in moves if move.face == face]
        found += _doing_duty(outlook, outlook.rules.plan.faces[face].must, rivals)
    return found


def _doing_duty(
    outlook: Outlook, duties: tuple[str, ...], rivals: Sequence[Move]
) -> Sequence[Move]:
    for duty in duties:
        doing = DUTIES[duty][0](outlook, rivals)
        if doing:
            return doing
    return rivals


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
    rests = outlook.rules.plan.faces[move.face].rests
    rest = rests[move.order] if rests and move.to != YARD else 0
    return bool(rest) and not _rest_fits(outlook, move, rest)


def _with_rest(outlook: Outlook, moves: list[Move], rests: tuple[int, ...]) -> list[Move]:
    """Leave out moves that leave steps of a face that is split, which no token can walk."""
    found = []
    for move in moves:
        _, _, _, to, order = move
        if not rests[order] or to == YARD or _rest_fits(outlook, move, rests[order]):
            found.append(move)
    return found


def _rest_fits(outlook: Outlook, move: Move, face: int) -> bool:
    """Tell whether some token can walk the steps that a move leaves of a face that is split."""
    rules, seat = outlook.rules, move.seat
    taken = outlook.captured(move)
    if not taken:
        own = [*outlook.tokens[seat]]
        for token in move.tokens:
            own[token] = move.to
        if _walks_clear(outlook, own, seat, face, rules.plan.tiles[seat][move.to]):
            return True
    left = Outlook(rules, outlook.carried_out(move, taken), outlook.hand.with_pool((face,)))
    if taken and _walks_clear(left, left.tokens[seat], seat, face):
        return True
    return any(not _lacks_rest(left, one) for one in moves_with(left, face, legal=True))


def _walks_clear(
    outlook: Outlook, own: Sequence[int], seat: int, face: int, taken: int = NO_TILE
) -> bool:
    """Tell at a glance that one of these tokens can walk where nobody is, nor on a taken tile."""
    plan, free = outlook.rules.plan, outlook.free
    if plan.row or not outlook.rules.chance.same_token:
        return False
    lane = plan.moves.lanes[seat, face, EVERY_ORDER, 0]
    for step in own:
        for walk in lane[step] if step != YARD else ():
            clear = walk.open and free(walk.tiles) and taken not in walk.tiles
            settled = not (walk.asked or walk.order.rest)
            if clear and settled and own.count(step) <= plan.stop_together:
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
    for duty in outlook.rules.plan.faces[move.face].must:
        doing = DUTIES[duty][0]
        if doing(outlook, (move,)):
            return None
        if doing(outlook, rivals):
            return duty
    return None


def _using_all(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    """Return moves after which every die can be played; if none, those that capture nothing."""
    known: Known = {}
    full = [m for m in moves if rest_playable(outlook, m, known)]
    return full or [m for m in moves if not outlook.captured(m)]


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
    moves = _of_single_dice(outlook)
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

"""What may be played: the legal moves, and what stands against one that the route allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import getitem
from typing import TypeAlias

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.conditions.scene import scene_at
from playpalace_ludo.core.effects import Bonus
from playpalace_ludo.core.engine import abilities, groups, picks, polls, sending
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.crowding import (
    is_held,
    joined,
    met_by,
    movers,
    obstacle,
    out,
)
from playpalace_ludo.core.engine.duties import DUTIES
from playpalace_ludo.core.engine.outlook import Hand, Outlook, hand_of
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, State, Tokens, new
from playpalace_ludo.core.tables import FaceFacts
from playpalace_ludo.core.walking import MoveTable, Walk, entries, paths, walk_of

MOST_TRIED = 2000
"""Positions tried to see whether every die can be played; beyond that they count as playable."""
NONE: frozenset[int] = frozenset()


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
    moves = _single_moves(outlook)
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
    return tuple([move for move in moves if _barred_by_own(rules, tokens, hand, move) is None])


def _unbarred(outlook: Outlook, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    plan = outlook.rules.plan
    if plan.bars_little:
        return _unbarred_by_own(outlook.rules, outlook.tokens, outlook.hand, moves)
    moves = tuple([move for move in moves if barred(outlook, move) is None])
    return _distinct(outlook.rules, moves) if plan.asks_of_orders else moves


def _distinct(rules: Rules, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Leave out what an earlier order of the same face does as well; of a choice none does."""
    if len({move[:-1] for move in moves}) == len(moves):
        return moves
    faces = rules.plan.faces
    return tuple(
        {move if faces[move.face].kind else move[:-1]: move for move in reversed(moves)}.values()
    )[::-1]


def is_ability(rules: Rules, face: int) -> bool:
    """Tell whether a face stands for an ability, or for the choice of one."""
    return rules.plan.faces[face].kind == "ability"


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


def _single_moves(outlook: Outlook) -> tuple[Move, ...]:
    """List moves of one die each, as far as the routes alone decide."""
    seat, pool = outlook.hand[:2]
    plan = outlook.rules.plan
    if plan.special:
        if len(pool) == 1:
            return tuple(special_moves(outlook, pool[0]))
        return tuple([m for face in dict.fromkeys(pool) for m in special_moves(outlook, face)])
    own = outlook.tokens[seat]
    if len(pool) == 1:
        return plan.moves.offers(seat, pool[0], own)
    moves: tuple[Move, ...] = ()
    for face in dict.fromkeys(pool):
        moves += plan.moves.offers(seat, face, own)
    return moves


def usable(rules: Rules, state: State) -> tuple[Move, ...]:
    """Return what the seat about to throw may do with the abilities it holds."""
    outlook = Outlook(rules, state.tokens, hand_of(state))
    return tuple(
        move
        for face in abilities.may_use(state)
        for move in abilities.moves(rules, state.tokens, state.turn, state.books, face)
        if barred(outlook, move) is None
    )


def special_moves(outlook: Outlook, face: int) -> list[Move]:
    """List moves of one face where more than the token's own step decides."""
    rules, tokens, hand = outlook.rules, outlook.tokens, outlook.hand
    facts = rules.plan.faces[face]
    if facts.kind == "pick":
        return [*picks.moves(rules, outlook.moment, face)]
    if facts.kind == "send":
        return [*sending.moves(rules, tokens, hand.books, face)]
    if facts.kind == "poll":
        return [*polls.moves(rules, hand.seat, face)]
    if facts.kind:
        return [*abilities.moves(rules, tokens, hand.seat, hand.books, face)]
    closed = _other_distances(outlook, face, facts) if facts.reckoned else NONE
    found: list[Move] = []
    for mover in movers(rules, tokens, hand.seat):
        offered = _moves_of(rules, tokens[mover], mover, face)
        found += _open(outlook, offered, mover, closed) if closed or facts.asks_out else offered
    for index, order in facts.others:
        is_open = not order.when or out(rules, tokens, hand.seat) in order.when
        if is_open and index not in closed:
            found += _of_no_table(outlook, face, index, order)
    return found


def _open(
    outlook: Outlook, moves: Iterable[Move], mover: int, closed: frozenset[int]
) -> list[Move]:
    """Leave moves whose orders hold for as many tokens as are out, and lead as far as reckoned."""
    rules = outlook.rules
    are_out = out(rules, outlook.tokens, mover)
    return [
        move
        for move in moves
        if move.order not in closed
        and are_out in (rules.chance.faces[move.face].orders[move.order].when or (are_out,))
    ]


def _of_no_table(outlook: Outlook, face: int, index: int, order: Order) -> Iterable[Move]:
    """List the moves of an order about several tokens, others' tokens or none."""
    rules, tokens = outlook.rules, outlook.tokens
    if order.kind == "enter":
        return _entering(outlook, face, index, order)
    if order.kind == "push" and not order.which:
        return _as_towers(rules, tokens, _pushes(outlook, face, index, order))
    walks = order.kind in ("move", "push", "slide") and not order.names_no_token
    if not walks and not _is_open(outlook, face, order):
        return ()
    if order.kind in ("pass", "ransom"):
        return _without_a_walk(outlook.hand, face, index, order)
    found = groups.moves(outlook, face, index, lambda _, move: barred(outlook, move) is None)
    return _as_towers(rules, tokens, found) if walks else found


def _other_distances(outlook: Outlook, face: int, facts: FaceFacts) -> frozenset[int]:
    """Return the orders of a face that lead another distance than is reckoned now."""
    hand = outlook.hand
    scene = scene_at(outlook.rules, outlook.tokens, hand.seat, (face,), hand)
    closed = NONE
    for amount, by_steps, every in facts.reckoned:
        closed |= by_steps.get(amount.of(scene), every)
    return closed


def unbarred_by(rules: Rules, hand: Hand) -> groups.May:
    """Return the question whether nothing stands against a single move of this hand."""
    return lambda tokens, move: barred(Outlook(rules, tokens, hand), move) is None


def _is_open(outlook: Outlook, face: int, order: Order) -> bool:
    """Ask the condition of an order without a walk; those of walks are asked with the move."""
    hand = outlook.hand
    return not order.condition or order.condition.holds(
        scene_at(outlook.rules, outlook.tokens, hand.seat, (face,), hand)
    )


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
            found += offered if step == YARD else _of_tower(own, step, token, offered)
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
        waiting = [
            token
            for token, step in enumerate(own)
            if step == YARD and not is_held(hand.books, mover, token)
        ]
        ways = entries(rules, mover, order.steps, own.count(rules.plan.finishes[mover]))
        for size in range(min(len(waiting), order.most or len(waiting)), 0, -1):
            ids = tuple(waiting[:size])
            found = [Move(mover, ids, face, path[-1], index) for path in ways]
            may = [move for move in found if barred(outlook, move) is None]
            if may or size == 1:
                yield from may or found
                break


def _pushes(outlook: Outlook, face: int, index: int, order: Order) -> Iterable[Move]:
    rules, seat = outlook.rules, outlook.hand.seat
    friends = (seat, *rules.allies(seat))
    for other, theirs in enumerate(outlook.tokens):
        if other in friends:
            continue
        finish = rules.plan.finishes[other]
        home = theirs.count(finish)
        for token, step in enumerate(theirs):
            if YARD < step < finish:
                for path in paths(rules, other, step, order.steps, home):
                    yield new(Move, (other, (token,), face, path[-1], index))


def barred(outlook: Outlook, move: Move) -> Refusal | None:
    """Say why a move the route allows is not allowed in this position."""
    if not move.tokens or move.to == YARD:  # an ability, a pass, a ransom
        return None
    if outlook.rules.plan.bars_more and (reason := _barred_by_more(outlook, move)):
        return reason
    return _barred_by_own(outlook.rules, outlook.tokens, outlook.hand, move)


def _barred_by_own(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
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


def _barred_by_more(outlook: Outlook, move: Move) -> Refusal | None:
    """Ask whether a token is held or has moved, and what others and conditions have against it."""
    rules, hand = outlook.rules, outlook.hand
    seat, ids, _, _, _ = move
    own, token = outlook.tokens[seat], ids[0]
    if hand.books.prisoners and (seat, token) in outlook.held:
        return Refusal.PRISONER
    walk = walk_of(rules, move, own[token])
    if walk.order.kind == "send":
        return _in_the_way(outlook, move, walk) if rules.plan.crowded else None
    if not rules.chance.same_token and seat == hand.seat and token in hand.used:
        return Refusal.ALREADY_USED
    if (rest := walk.order.rest) and not _rest_fits(outlook, move, rest):
        return Refusal.REST_LEFT
    if rules.stack.column_blocking != "none" and _column_blocked(rules, own, move):
        return Refusal.BLOCKED
    plan = rules.plan
    if plan.crowded and (reason := _in_the_way(outlook, move, walk)):
        return reason
    return forbidden(outlook, move, walk.asked) if plan.asks_of_moves else None


def _rest_fits(outlook: Outlook, move: Move, rest: Bonus) -> bool:
    """Tell whether some token can walk the steps that a move leaves of a face that is split."""
    rules, hand = outlook.rules, outlook.hand
    left = Outlook(rules, outlook.after(move), hand.with_pool((rules.chance.bonus_faces[rest],)))
    return any(barred(left, one) is None for one in _single_moves(left))


def _short_of_captures(rules: Rules, hand: Hand, seat: int) -> Refusal | None:
    captures = hand.books.captures
    made = captures[seat] if captures else 0
    return Refusal.NEEDS_CAPTURES if rules.finish.needs_captures > made else None


def _in_the_way(outlook: Outlook, move: Move, walk: Walk) -> Refusal | None:
    """Find those who stand where a token may not pass or stop."""
    rules, standing = outlook.rules, outlook.standing
    limit, packed = rules.stack.tile_limit, outlook.packed
    if (
        (packed and not packed.isdisjoint(walk.tiles))
        or (walk.single_file and not walk.single_file.isdisjoint(standing))
        or (rules.teams.blocks and not walk.passed.isdisjoint(standing))
    ) and (reason := obstacle(rules, move, walk, met_by(standing, move, walk))):
        return reason
    if walk.end in standing and (limit or rules.capture.spared_closed):
        there = met_by(standing, move, walk)[walk.end]
        taken = sum([victim.at == move.to for victim in outlook.captured(move)])
        return joined(rules, move, there, taken)
    too_many = limit and len(move.tokens) > limit and not rules.stack.doubled
    return Refusal.TILE_FULL if too_many else None


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
    moves = _single_moves(outlook)
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

"""What may be played: the legal moves, and what stands against one that the route allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import getitem
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.conditions.condition import Amount
from playpalace_ludo.core.conditions.scene import scene_at
from playpalace_ludo.core.effects import ANY, Bonus, Gain
from playpalace_ludo.core.engine import abilities, groups, picks, polls
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.crowding import is_held, movers, obstacle, out, tower
from playpalace_ludo.core.engine.duties import DUTIES
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, Refusal, State, Tokens, new
from playpalace_ludo.core.walking import entries, paths, touched

CHOICE = Gain(ANY)
"""The effect that lets a player choose which ability to take."""
MOST_TRIED = 2000
"""Positions tried to see whether every die can be played; beyond that they count as playable."""


class Hand(NamedTuple):
    """What a seat has to play with at one decision."""

    seat: int
    pool: tuple[int, ...]
    used: tuple[int, ...] = ()
    books: Books = NO_BOOKS
    """What the rules count and remember besides the tokens."""
    places: tuple[int, ...] = ()
    number: int = 1
    streak: int = 0
    bonus: int = 0


def hand_of(state: State) -> Hand:
    fields = (
        state.turn,
        state.pool,
        state.used,
        state.books,
        state.places,
        state.number,
        state.streak,
        state.bonus,
    )
    return new(Hand, fields)


def legal_moves(rules: Rules, tokens: Tokens, hand: Hand) -> tuple[Move, ...]:
    """Return what a seat may play with the faces in its pool."""
    plan, pool = rules.plan, hand.pool
    if plan.plain and len(pool) == 1:
        return plan.moves.offers(hand.seat, pool[0], tokens[hand.seat])
    moves = _single_moves(rules, tokens, hand)
    # What needs a closure stands in functions of its own: here it would slow down every call.
    if plan.filters:
        moves = _unbarred(rules, tokens, hand, moves)
    if rules.stack.doubled_forced:
        moves = _doubled_first(moves)
    if rules.chance.use_all and len(pool) > 1 and hand.books.ability != abilities.SECOND:
        moves = _using_all(rules, tokens, hand, moves)
    if plan.duties:
        moves = _dutiful(rules, tokens, hand, moves)
    return moves


def _unbarred(
    rules: Rules, tokens: Tokens, hand: Hand, moves: tuple[Move, ...]
) -> tuple[Move, ...]:
    moves = tuple([move for move in moves if barred(rules, tokens, hand, move) is None])
    return _distinct(rules, moves) if rules.plan.asks_of_orders else moves


def _distinct(rules: Rules, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Leave out what an earlier order of the same face does as well; of a choice none does."""
    return tuple(
        {
            move if _is_choice(rules, move.face) else move[:-1]: move for move in reversed(moves)
        }.values()
    )[::-1]


def _is_choice(rules: Rules, face: int) -> bool:
    """Tell whether every order of a face is something else: an ability's, a choice's."""
    return face in rules.chance.picks or face in rules.chance.polls or is_ability(rules, face)


def is_ability(rules: Rules, face: int) -> bool:
    """Tell whether a face stands for an ability, or for the choice of one."""
    return face in rules.abilities.by_face or face == rules.chance.bonus_faces.get(CHOICE)


def _doubled_first(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    if not any(len(move.tokens) > 1 for move in moves):
        return moves
    return tuple(move for move in moves if len(move.tokens) > 1 or move.face not in (2, 4))


def _dutiful(rules: Rules, tokens: Tokens, hand: Hand, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Of the moves of each face leave those that do the first duty that any of them does."""
    found: tuple[Move, ...] = ()
    for face in dict.fromkeys([move.face for move in moves]):
        rivals = tuple([move for move in moves if move.face == face])
        for duty in rules.chance.faces[face].must:
            doing = tuple([m for m in rivals if is_due(rules, tokens, hand, m, duty)])
            if doing:
                rivals = doing
                break
        found += rivals
    return found


def _single_moves(rules: Rules, tokens: Tokens, hand: Hand) -> tuple[Move, ...]:
    """List moves of one die each, as far as the routes alone decide."""
    seat, pool = hand[:2]
    plan = rules.plan
    if not plan.special and len(pool) == 1:
        return plan.moves.offers(seat, pool[0], tokens[seat])
    moves: tuple[Move, ...] = ()
    for face in dict.fromkeys(pool):
        if plan.special:
            moves += tuple(special_moves(rules, tokens, hand, face))
        else:
            moves += plan.moves.offers(seat, face, tokens[seat])
    return moves


def usable(rules: Rules, state: State) -> tuple[Move, ...]:
    """Return what the seat about to throw may do with the abilities it holds."""
    hand = hand_of(state)
    return tuple(
        move
        for face in abilities.may_use(state)
        for move in abilities.moves(rules, state.tokens, state.turn, state.books, face)
        if barred(rules, state.tokens, hand, move) is None
    )


def special_moves(rules: Rules, tokens: Tokens, hand: Hand, face: int) -> Iterable[Move]:
    """Yield moves of one face where more than the token's own step decides."""
    seat = hand.seat
    if face in rules.chance.picks:
        yield from picks.moves(rules, _moment(tokens, hand), face)
        return
    if face in rules.chance.polls:
        yield from polls.moves(rules, seat, face)
        return
    if rules.abilities.by_face and is_ability(rules, face):
        yield from abilities.moves(rules, tokens, seat, hand.books, face)
        return
    orders = rules.chance.faces[face].orders
    closed = _other_distances(rules, tokens, hand, face) if rules.plan.reckons else frozenset()
    for mover in movers(rules, tokens, seat):
        for move in _moves_of(rules, tokens[mover], mover, face):
            when = orders[move.order].when
            if move.order not in closed and (not when or out(rules, tokens, mover) in when):
                yield move
    for index, order in enumerate(orders):
        if index in closed:
            continue
        if order.when and out(rules, tokens, seat) not in order.when:
            continue
        if order.kind == "enter" and order.which:
            yield from _entering(rules, tokens, hand, face, index, order)
        elif order.which or order.kind == "slide":
            if order.kind == "slide" and order.steps > 1:
                continue  # the first of them sees to all
            walks = order.kind != "change" and not order.names_no_token
            if walks or _is_open(rules, tokens, hand, face, order):
                state, may = _moment(tokens, hand), unbarred_by(rules, hand)
                for move in groups.moves(rules, state, face, index, may):
                    if move.to == YARD:
                        yield move
                    else:
                        yield from as_towers(rules, tokens[move.seat], [move])
        elif order.kind == "push":
            for push in _pushes(rules, tokens, seat, face, index, order):
                yield from as_towers(rules, tokens[push.seat], [push])
        elif order.kind in ("pass", "ransom") and _is_open(rules, tokens, hand, face, order):
            yield from _without_a_walk(hand, face, index, order)


def _moment(tokens: Tokens, hand: Hand) -> State:
    """Return a position with what is known of it at a decision."""
    fields = (hand.seat, hand.pool, hand.streak, hand.number)
    return State(tokens, *fields, bonus=hand.bonus, places=hand.places, books=hand.books)


def _other_distances(rules: Rules, tokens: Tokens, hand: Hand, face: int) -> frozenset[int]:
    """Return the orders of a face that lead another distance than is reckoned now."""
    scene = scene_at(rules, tokens, hand.seat, (face,), hand)
    closed: frozenset[int] = frozenset()
    for amount, by_steps in _reckoned(rules, face).items():
        closed |= frozenset(by_steps.values()) - {by_steps.get(amount.of(scene))}
    return closed


@lru_cache(maxsize=256)
def _reckoned(rules: Rules, face: int) -> dict[Amount, dict[int, int]]:
    """Return the amounts of a face, and which of its orders leads which distance by each."""
    found: dict[Amount, dict[int, int]] = {}
    for index, order in enumerate(rules.chance.faces[face].orders):
        if order.amount:
            found.setdefault(order.amount, {})[order.steps] = index
    return found


def unbarred_by(rules: Rules, hand: Hand) -> groups.May:
    """Return the question whether nothing stands against a single move of this hand."""
    return lambda tokens, move: barred(rules, tokens, hand, move) is None


def _is_open(rules: Rules, tokens: Tokens, hand: Hand, face: int, order: Order) -> bool:
    """Ask the condition of an order without a walk; those of walks are asked with the move."""
    return not order.condition or order.condition.holds(
        scene_at(rules, tokens, hand.seat, (face,), hand)
    )


def _without_a_walk(hand: Hand, face: int, index: int, order: Order) -> Iterable[Move]:
    if order.kind == "pass":
        yield Move(hand.seat, (), face, YARD, index)
        return
    for held in hand.books.prisoners:
        if held.seat == hand.seat:
            yield Move(hand.seat, (held.token,), face, YARD, index)


def _moves_of(rules: Rules, own: tuple[int, ...], seat: int, face: int) -> Iterable[Move]:
    home = own.count(rules.plan.finishes[seat]) if rules.plan.row else 0
    for token, offered in enumerate(map(getitem, rules.plan.moves.table(seat, face, home), own)):
        pair = doubled_with(rules, seat, own, token)
        if rules.stack.towers and offered:
            yield from as_towers(rules, own, offered)
        elif not pair:
            yield from offered
        elif pair[0] == token:
            yield from _doubled_moves(rules, own, seat, pair, face)


def as_towers(rules: Rules, own: tuple[int, ...], moves: Iterable[Move]) -> Iterator[Move]:
    """Yield moves of one token as those of the towers they stand in, each tower's once."""
    for move in moves:
        ids = tower(rules, move.seat, own, move.tokens[0])
        if ids[0] == move.tokens[0]:
            yield move._replace(tokens=ids)


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
    rules: Rules, tokens: Tokens, hand: Hand, face: int, index: int, order: Order
) -> Iterable[Move]:
    """Yield how as many tokens as may come out together do; of one what bars it is told."""
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
            may = [move for move in found if barred(rules, tokens, hand, move) is None]
            if may or size == 1:
                yield from may or found
                break


def _pushes(
    rules: Rules, tokens: Tokens, seat: int, face: int, index: int, order: Order
) -> Iterable[Move]:
    friends = (seat, *rules.allies(seat))
    for other, theirs in enumerate(tokens):
        if other not in friends:
            home = theirs.count(rules.plan.finishes[other])
            for token, step in enumerate(theirs):
                if YARD < step < rules.plan.finishes[other]:
                    for path in paths(rules, other, step, order.steps, home):
                        yield Move(other, (token,), face, path[-1], index)


def barred(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
    """Say why a move the route allows is not allowed in this position."""
    seat, ids, _, to, _ = move
    if not ids or to == YARD:  # an ability, a pass, a ransom
        return None
    plan, stack = rules.plan, rules.stack
    if plan.bars_more:
        reason = _barred_by_more(rules, tokens, hand, move)
        if reason:
            return reason
    elif stack.column_blocking != "none" and _column_blocked(rules, tokens[seat], move):
        return Refusal.BLOCKED
    if to == plan.finishes[seat]:
        return _short_of_captures(rules, hand, seat) if rules.finish.needs_captures else None
    if stack.own_limit and _together(rules, tokens[seat], move) > stack.own_limit:
        return Refusal.OWN_LIMIT
    return None


def _barred_by_more(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
    """Ask whether a token is held or has moved, and what others and conditions have against it."""
    plan, token = rules.plan, move.tokens[0]
    if hand.books.prisoners and is_held(hand.books, move.seat, token):
        return Refusal.PRISONER
    if not rules.chance.same_token and move.seat == hand.seat and token in hand.used:
        return Refusal.ALREADY_USED
    rest = rules.chance.faces[move.face].orders[move.order].rest
    if rest and not _rest_fits(rules, tokens, hand, move, rest):
        return Refusal.REST_LEFT
    blocking = rules.stack.column_blocking != "none"
    if blocking and _column_blocked(rules, tokens[move.seat], move):
        return Refusal.BLOCKED
    if plan.crowded and (reason := _in_the_way(rules, tokens, hand, move)):
        return reason
    return forbidden(rules, tokens, hand.seat, move, hand) if plan.asks_of_moves else None


def _rest_fits(rules: Rules, tokens: Tokens, hand: Hand, move: Move, rest: int) -> bool:
    """Tell whether some token can walk the steps that a move leaves of a face that is split."""
    after = carry_out(rules, tokens, hand.seat, move, hand)[0]
    left = hand._replace(pool=(rules.chance.bonus_faces[Bonus(rest)],))
    return any(barred(rules, after, left, m) is None for m in _single_moves(rules, after, left))


def _short_of_captures(rules: Rules, hand: Hand, seat: int) -> Refusal | None:
    captures = hand.books.captures
    made = captures[seat] if captures else 0
    return Refusal.NEEDS_CAPTURES if rules.finish.needs_captures > made else None


def _in_the_way(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
    path = touched(rules, move, tokens[move.seat][move.tokens[0]])
    victims = carry_out(rules, tokens, hand.seat, move, hand)[1]
    taken = sum(victim.at == move.to for victim in victims)
    return obstacle(rules, tokens, move, path, taken)


def _together(rules: Rules, own: tuple[int, ...], move: Move) -> int:
    """Count the own tokens on the tile where a move stops, with those that move."""
    ids, to = move.tokens, move.to
    if not rules.plan.revisits:  # every step is a tile of its own
        return own.count(to) + (len(ids) if own[ids[0]] != to else 0)
    return len(ids) + sum(
        rules.same_tile(move.seat, step, to) for token, step in enumerate(own) if token not in ids
    )


def _column_blocked(rules: Rules, own: tuple[int, ...], move: Move) -> bool:
    first, finish = rules.plan.column_starts[move.seat], rules.plan.finishes[move.seat]
    if move.to < first:
        return False
    start = own[move.tokens[0]]
    if any(max(start + 1, first) <= step < move.to for step in own):
        return True
    joins = first <= move.to < finish and move.to in own
    return joins and rules.stack.column_blocking == "pass_and_land"


def duty_before(
    rules: Rules, tokens: Tokens, hand: Hand, move: Move, moves: tuple[Move, ...]
) -> str | None:
    """Name the duty of its face that a move neglects although another one would do it."""
    rivals = [m for m in moves if m.face == move.face]
    for duty in rules.chance.faces[move.face].must:
        if is_due(rules, tokens, hand, move, duty):
            return None
        if any(is_due(rules, tokens, hand, m, duty) for m in rivals):
            return duty
    return None


def is_due(rules: Rules, tokens: Tokens, hand: Hand, move: Move, duty: str) -> bool:
    """Tell whether a move does what its face demands."""
    captured = len(carry_out(rules, tokens, hand.seat, move, hand)[1])
    return DUTIES[duty][0](rules, tokens, move, captured)


def _using_all(
    rules: Rules, tokens: Tokens, hand: Hand, moves: tuple[Move, ...]
) -> tuple[Move, ...]:
    """Return moves after which every die can be played; if none, those that capture nothing."""
    known: Known = {}
    full = tuple([m for m in moves if rest_playable(rules, tokens, hand, m, known)])
    if full:
        return full
    return tuple(m for m in moves if not carry_out(rules, tokens, hand.seat, m, hand)[1])


Known: TypeAlias = dict[tuple[Tokens, tuple[int, ...], tuple[int, ...]], bool]
"""Whether tokens, the faces left and those that have used one still let all be played."""


def rest_playable(rules: Rules, tokens: Tokens, hand: Hand, move: Move, known: Known) -> bool:
    """Tell whether every die that is left can be played after this move."""
    rest = after(hand, move, rules)
    if not rest.pool:
        return True
    tokens = carry_out(rules, tokens, hand.seat, move, hand)[0]
    key = (tokens, rest.pool, rest.used)
    if key not in known:
        if len(known) >= MOST_TRIED:
            return True
        known[key] = _all_playable(rules, tokens, rest, known)
    return known[key]


def _all_playable(rules: Rules, tokens: Tokens, hand: Hand, known: Known) -> bool:
    moves = _single_moves(rules, tokens, hand)
    if rules.plan.filters:
        moves = _unbarred(rules, tokens, hand, moves)
    if len(hand.pool) == 1:
        return bool(moves)
    return any(rest_playable(rules, tokens, hand, move, known) for move in moves)


def after(hand: Hand, move: Move, rules: Rules) -> Hand:
    """Return the hand once the move's die is spent."""
    pool, used = hand.pool, hand.used
    spent = pool.index(move.face)
    if not rules.chance.same_token:
        used = (*used, *move.tokens)
    return new(Hand, (hand.seat, pool[:spent] + pool[spent + 1 :], used) + hand[3:])

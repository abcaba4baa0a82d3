"""What may be played: legal moves, the reason when something may not be, and what a move does."""

from __future__ import annotations

from collections.abc import Iterable
from operator import getitem
from typing import NamedTuple, TypeAlias

from playpalace_ludo.core.conditions.asking import forbidden, preyed_on
from playpalace_ludo.core.conditions.scene import Moment
from playpalace_ludo.core.crowding import is_push, movers, obstacle, out, settle
from playpalace_ludo.core.duties import DUTIES
from playpalace_ludo.core.rule_parts import Order
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import (
    NO_BOOKS,
    YARD,
    Books,
    Move,
    Refusal,
    State,
    Tokens,
    new,
)
from playpalace_ludo.core.walking import foot, path_of, paths, via


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


class Taken(NamedTuple):
    """A capture: whose token, and the step it is set back to."""

    seat: int
    token: int
    at: int
    back_to: int


Effect: TypeAlias = tuple[Tokens, tuple[Taken, ...], bool]
"""What a move does: the tokens after it, the captures, and is the captor sent to the finish.

A bare tuple, because the engine and the bots make one for every move they look at.
"""


def hand_of(state: State) -> Hand:
    _, seat, _, streak, number, _, bonus, _, used, places, _, books = state
    return Hand(seat, state.pool, used, books, places, number, streak, bonus)


def legal_moves(
    rules: Rules,
    tokens: Tokens,
    seat: int,
    pool: tuple[int, ...],
    used: tuple[int, ...] = (),
    books: Books = NO_BOOKS,
    places: tuple[int, ...] = (),
    number: int = 1,
    streak: int = 0,
    bonus: int = 0,
) -> tuple[Move, ...]:
    """Return what the seat may play with the faces in its pool (see Hand for the rest)."""
    if rules.plain and len(pool) == 1:
        return rules.offers(seat, pool[0], tokens[seat])
    hand = Hand(seat, pool, used, books, places, number, streak, bonus)
    moves = _single_moves(rules, tokens, hand)
    if rules.filters:
        moves = tuple(m for m in moves if barred(rules, tokens, hand, m) is None)
    if rules.doubled_forced and any(len(move.tokens) > 1 for move in moves):
        moves = tuple(m for m in moves if len(m.tokens) > 1 or m.face not in (2, 4))
    if rules.use_all and len(hand.pool) > 1:
        moves = _using_all(rules, tokens, hand, moves)
    if rules.duties:
        moves = tuple(m for m in moves if _duty_before(rules, tokens, hand, m, moves) is None)
    return moves


def _single_moves(rules: Rules, tokens: Tokens, hand: Hand) -> tuple[Move, ...]:
    """List moves of one die each, as far as the routes alone decide."""
    seat, pool = hand.seat, hand.pool
    own = tokens[seat]
    if rules.special:
        faces = dict.fromkeys(pool)
        return tuple(m for face in faces for m in special_moves(rules, tokens, hand, face))
    return tuple(move for face in dict.fromkeys(pool) for move in rules.offers(seat, face, own))


def special_moves(rules: Rules, tokens: Tokens, hand: Hand, face: int) -> Iterable[Move]:
    """Yield moves of one face where more than the token's own step decides."""
    seat = hand.seat
    orders = rules.faces[face].orders
    for mover in movers(rules, tokens, seat):
        many_out = out(rules, tokens, mover)
        for move in _moves_of(rules, tokens[mover], mover, face):
            when = orders[move.order].when
            if not when or many_out in when:
                yield move
    many_out = out(rules, tokens, seat)
    for index, order in enumerate(orders):
        if order.when and many_out not in order.when:
            continue
        if order.kind == "push":
            yield from _pushes(rules, tokens, seat, face, index, order)
        elif order.kind == "pass":
            yield Move(seat, (), face, YARD, index)
        elif order.kind == "ransom":
            for held in hand.books.prisoners:
                if held.seat == seat:
                    yield Move(seat, (held.token,), face, YARD, index)


def _moves_of(rules: Rules, own: tuple[int, ...], seat: int, face: int) -> Iterable[Move]:
    home = own.count(rules.finishes[seat]) if rules.row else 0
    for token, offered in enumerate(map(getitem, rules.move_table(seat, face, home), own)):
        pair = doubled_with(rules, own, token)
        if not pair:
            yield from offered
        elif pair[0] == token:
            yield from _doubled_moves(rules, own, seat, pair, face)


def doubled_with(rules: Rules, own: tuple[int, ...], token: int) -> tuple[int, ...]:
    """Return the two tokens of the Doubled this token is part of; empty if it stands alone."""
    step = own[token]
    if not rules.doubled or step == YARD or step == rules.home_steps[1] or own.count(step) != 2:
        return ()
    return tuple(index for index, at in enumerate(own) if at == step)


def _doubled_moves(
    rules: Rules, own: tuple[int, ...], seat: int, pair: tuple[int, ...], face: int
) -> Iterable[Move]:
    value = rules.faces[face].value
    if value % 2 == 0:
        order = len(rules.faces[face].orders) - 1
        for path in paths(rules, seat, own[pair[0]], value // 2):
            yield Move(seat, pair, face, path[-1], order)


def _pushes(
    rules: Rules, tokens: Tokens, seat: int, face: int, index: int, order: Order
) -> Iterable[Move]:
    friends = (seat, *rules.allies(seat))
    for other, theirs in enumerate(tokens):
        if other not in friends:
            home = theirs.count(rules.finishes[other])
            for token, step in enumerate(theirs):
                if YARD < step < rules.finishes[other]:
                    for path in paths(rules, other, step, order.steps, home):
                        yield Move(other, (token,), face, path[-1], index)


def barred(rules: Rules, tokens: Tokens, hand: Hand, move: Move) -> Refusal | None:
    """Say why a move the route allows is not allowed in this position."""
    own = tokens[move.seat]
    if not move.tokens:
        return None
    if hand.books.prisoners and is_held(hand.books, move.seat, move.tokens[0]):
        return None if move.to == YARD else Refusal.PRISONER
    pushed = move.seat != hand.seat
    if not rules.same_token and not pushed and hand.used and move.tokens[0] in hand.used:
        return Refusal.ALREADY_USED
    if rules.blocking != "none" and _column_blocked(rules, own, move):
        return Refusal.BLOCKED
    if rules.crowded:
        path = path_of(rules, move, own[move.tokens[0]])
        victims = carry_out(rules, tokens, hand.seat, move, hand)[1]
        taken = sum(victim.at == move.to for victim in victims)
        if reason := obstacle(rules, tokens, move, path, taken):
            return reason
    if (
        rules.permits.ask_of_moves
        and move.to != YARD
        and (reason := forbidden(rules, tokens, hand.seat, move, hand))
    ):
        return reason
    if move.to == rules.finishes[move.seat]:
        captures = hand.books.captures
        made = captures[move.seat] if captures else 0
        return Refusal.NEEDS_CAPTURES if rules.needs_captures > made else None
    if rules.own_limit:
        there = sum(
            rules.same_tile(move.seat, step, move.to)
            for token, step in enumerate(own)
            if token not in move.tokens
        )
        if there + len(move.tokens) > rules.own_limit:
            return Refusal.OWN_LIMIT
    return None


def is_held(books: Books, seat: int, token: int) -> bool:
    """Tell whether a token is somebody's prisoner."""
    return any((held.seat, held.token) == (seat, token) for held in books.prisoners)


def _column_blocked(rules: Rules, own: tuple[int, ...], move: Move) -> bool:
    first, finish = rules.home_steps
    start = own[move.tokens[0]]
    if any(max(start + 1, first) <= step < move.to for step in own):
        return True
    joins = first <= move.to < finish and move.to in own
    return joins and rules.blocking == "pass_and_land"


def _duty_before(
    rules: Rules, tokens: Tokens, hand: Hand, move: Move, moves: tuple[Move, ...]
) -> str | None:
    """Name the duty of its face that a move neglects although another one would do it."""
    rivals = [m for m in moves if m.face == move.face]
    for duty in rules.faces[move.face].must:
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
    known: dict[tuple[Tokens, Hand], bool] = {}
    full = tuple(m for m in moves if _rest_playable(rules, tokens, hand, m, known))
    if full:
        return full
    return tuple(m for m in moves if not carry_out(rules, tokens, hand.seat, m, hand)[1])


def _rest_playable(
    rules: Rules, tokens: Tokens, hand: Hand, move: Move, known: dict[tuple[Tokens, Hand], bool]
) -> bool:
    """Tell whether every die that is left can be played after this move."""
    rest = after(hand, move, rules)
    if not rest.pool:
        return True
    tokens = carry_out(rules, tokens, hand.seat, move, hand)[0]
    key = (tokens, rest)
    if key not in known:
        known[key] = any(
            (not rules.filters or barred(rules, tokens, rest, m) is None)
            and _rest_playable(rules, tokens, rest, m, known)
            for m in _single_moves(rules, tokens, rest)
        )
    return known[key]


def after(hand: Hand, move: Move, rules: Rules) -> Hand:
    """Return the hand once the move's die is spent."""
    spent = hand.pool.index(move.face)
    used = hand.used if rules.same_token else (*hand.used, *move.tokens)
    return hand._replace(pool=hand.pool[:spent] + hand.pool[spent + 1 :], used=used)


def carry_out(rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment) -> Effect:
    """Move the tokens and set back whatever they capture."""
    seat, ids, _, to, _ = move
    if not ids or to == YARD:
        return tokens, (), False
    taken: tuple[Taken, ...] = ()
    # A pushed token neither captures nor is captured; a partner's that is moved does.
    if seat == actor or (rules.helps and not is_push(rules, move)):
        if rules.captures_passing:
            for (other, step), at in _prey_passed(rules, tokens, move).items():
                taken += _victims(rules, tokens, move, other, step, at)
        else:
            for other, step in (rules.prey_tables[seat] or rules.prey(seat))[to]:
                if step in tokens[other]:
                    taken += _victims(rules, tokens, move, other, step, to)
    carried = False
    after = [*tokens]
    if taken and rules.permits.capture:
        may = preyed_on(rules, tokens, actor, move, moment)
        taken = tuple(victim for victim in taken if may(victim.seat))
    if taken:
        for victim in taken:
            theirs = [*after[victim.seat]]
            theirs[victim.token] = victim.back_to
            after[victim.seat] = tuple(theirs)
        if rules.captor_finishes:
            carried, to = True, rules.finishes[seat]
    own = [*tokens[seat]]
    if taken and rules.takes_over:
        for victim in changing_hands(tokens, taken):
            rest = after[victim.seat]
            after[victim.seat] = rest[: victim.token] + rest[victim.token + 1 :]
            own.append(YARD)
    for token in ids:
        own[token] = to
    after[seat] = settle(rules, seat, tuple(own)) if rules.row else tuple(own)
    return tuple(after), taken, carried


def changing_hands(tokens: Tokens, taken: tuple[Taken, ...]) -> Iterable[Taken]:
    """Yield captured tokens that get another owner, the last of each first, so that numbers hold.

    Nobody's last token is taken.
    """
    for seat in dict.fromkeys(victim.seat for victim in taken):
        lost = [victim for victim in taken if victim.seat == seat][: len(tokens[seat]) - 1]
        yield from reversed(lost)


def _prey_passed(rules: Rules, tokens: Tokens, move: Move) -> dict[tuple[int, int], int]:
    """Return what may be captured on the way, and at which step a captor first comes by."""
    found: dict[tuple[int, int], int] = {}
    for at in path_of(rules, move, tokens[move.seat][move.tokens[0]]):
        for target in rules.prey(move.seat)[at]:
            found.setdefault(target, at)
    return found


def _victims(
    rules: Rules, tokens: Tokens, move: Move, seat: int, step: int, at: int
) -> tuple[Taken, ...]:
    """Return the tokens a captor finds on one step of another seat's route."""
    theirs = tokens[seat]
    group = 2 if rules.doubled else rules.spare_groups_of
    if group and sum(rules.same_tile(seat, step, stands) for stands in theirs) >= group:
        return ()
    back_to = _set_back(rules, tokens, move, seat, step) if rules.sets_back else YARD
    return tuple(
        [
            new(Taken, (seat, token, at, back_to))
            for token, stands in enumerate(theirs)
            if stands == step
        ]
    )


def _set_back(rules: Rules, tokens: Tokens, move: Move, seat: int, step: int) -> int:
    """Return where a captured token goes; to the yard if its own way does not lead there."""
    route = rules.seats[seat].route
    if rules.capture_back:
        path = route.retrace(step, rules.capture_back)
        return path[-1] if path else step
    tile = rules.capture_tile
    if rules.capture_swaps:
        tile = rules.seats[move.seat].route.tiles[tokens[move.seat][move.tokens[0]]]
    found = None if tile == route.tiles[step] else route.nearest(step, tile, ahead=False)
    return YARD if found is None else found


def refusal(rules: Rules, state: State, move: Move) -> Refusal | None:
    """Say why a move is not allowed now; None if it is legal."""
    if not state.owed:
        return Refusal.GAME_OVER
    if not state.owed[0]:
        return Refusal.ROLL_FIRST
    if move in state.moves:
        return None
    rules = rules.of(state)
    hand = hand_of(state)
    if move.face not in hand.pool:
        return Refusal.NO_SUCH_DIE
    if not 0 <= move.seat < len(state.tokens):
        return Refusal.NO_SUCH_TOKEN
    own = state.tokens[move.seat]
    if not all(0 <= token < len(own) for token in move.tokens):
        return Refusal.NO_SUCH_TOKEN
    offered = list(_offers(rules, state.tokens, hand, move.face))
    if move not in offered:
        return _not_offered(rules, state, move)
    reason = barred(rules, state.tokens, hand, move)
    if reason:
        return reason
    if rules.doubled_forced and len(move.tokens) == 1 and move.face in (2, 4):
        return Refusal.DOUBLED_FIRST
    if duty := _duty_before(rules, state.tokens, hand, move, (*state.moves, move)):
        return DUTIES[duty][1]
    _, taken, _ = carry_out(rules, state.tokens, hand.seat, move, state)
    all_usable = any(_rest_playable(rules, state.tokens, hand, m, {}) for m in state.moves)
    return Refusal.CAPTURE_NEEDS_ALL if taken and not all_usable else Refusal.MUST_USE_ALL


def _offers(rules: Rules, tokens: Tokens, hand: Hand, face: int) -> Iterable[Move]:
    if rules.special:
        return special_moves(rules, tokens, hand, face)
    return rules.offers(hand.seat, face, tokens[hand.seat])


def _not_offered(rules: Rules, state: State, move: Move) -> Refusal:
    """Find out which way the route itself says no to a move."""
    orders = rules.faces[move.face].orders
    pushes = any(order.kind == "push" for order in orders)
    if move.seat not in movers(rules, state.tokens, state.turn) and not pushes:
        return Refusal.NOT_YOUR_TOKEN
    if not move.tokens:
        return Refusal.NOT_IN_ORDERS
    own = state.tokens[move.seat]
    step = own[move.tokens[0]]
    if step == rules.finishes[move.seat]:
        return Refusal.FINISHED
    if step == YARD:
        held = is_held(state.books, move.seat, move.tokens[0])
        return Refusal.PRISONER if held else Refusal.IN_YARD
    pair = doubled_with(rules, own, move.tokens[0])
    if pair and rules.faces[move.face].value % 2:
        return Refusal.DOUBLED_ODD
    if pair and move.tokens != pair:
        return Refusal.DOUBLED_SPLIT
    walks = [order.steps for order in orders if order.kind in ("move", "push")]
    if not walks:
        return Refusal.NOT_IN_ORDERS
    return Refusal.TOO_FAR if max(walks) > 0 else Refusal.TOO_FAR_BACK


def token_refusal(
    rules: Rules, state: State, token: int, face: int | None = None
) -> Refusal | None:
    """Say why a token of the acting seat cannot be chosen now; None if some move of it is legal."""
    if not state.owed or not state.owed[0]:
        return Refusal.ROLL_FIRST if state.owed else Refusal.GAME_OVER
    seat = movers(rules, state.tokens, state.turn)[0]
    if not 0 <= token < len(state.tokens[seat]):
        return Refusal.NO_SUCH_TOKEN
    faces = [face] if face else list(dict.fromkeys(state.pool))
    if face and face not in state.pool:
        return Refusal.NO_SUCH_DIE
    reasons = []
    now = rules.of(state)
    for spent in faces:
        tries = [
            m
            for m in _offers(now, state.tokens, hand_of(state), spent)
            if m.seat == seat and token in m.tokens
        ] or [Move(seat, (token,), spent, YARD)]
        reasons += [refusal(rules, state, move) for move in tries]
    return None if None in reasons else reasons[0]


class Preview(NamedTuple):
    """What a legal move would do, for choices, hints and bots."""

    move: Move
    start: int
    to: int
    """Where the token ends, the finish if it is carried there."""
    captures: tuple[tuple[int, int], ...]
    carried: bool
    home: bool
    via: tuple[str, ...]
    """Names of the branches, where the player chooses among some."""
    foot: int | None
    """The step where a jump took the token on."""


def preview(rules: Rules, state: State, move: Move) -> Preview:
    rules = rules.of(state)
    if not move.tokens:
        return Preview(
            move=move,
            start=YARD,
            to=YARD,
            captures=(),
            carried=False,
            home=False,
            via=(),
            foot=None,
        )
    tokens, taken, carried = carry_out(rules, state.tokens, state.turn, move, state)
    start = state.tokens[move.seat][move.tokens[0]]
    end = tokens[move.seat][move.tokens[0]]
    return Preview(
        move=move,
        start=start,
        to=end,
        captures=tuple((victim.seat, victim.token) for victim in taken),
        carried=carried,
        home=end == rules.finishes[move.seat],
        via=via(rules, start, move),
        foot=foot(rules, start, move),
    )

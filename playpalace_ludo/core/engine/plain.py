"""The fast path through a turn, for games that keep no books (``plan.plain_turns``).

It unpacks states by position, which is a third faster than by name, and hands anything out of the
ordinary to the general path in `rolling` and `playing`.
"""

from __future__ import annotations

from playpalace_ludo.core.effects import Cause
from playpalace_ludo.core.engine import playing, rolling, turns
from playpalace_ludo.core.engine.consequences import Taken, carry_out
from playpalace_ludo.core.engine.earning import earns_on_streak, may_earn
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import Hand
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.events import Captured, Carried, ExtraThrow, Home, Moved, Stuck
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import DUE, NO_BOOKS, THROW, Move, State, Throw, Tokens, new


def roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Throw the dice, or draw; the acting seat then plays what the rules allow."""
    plan = rules.plan
    if not plan.plain_turns:
        return rolling.roll(rules, state, dice)
    tokens, seat, owed, streak, number, _, bonus, before, used, places, opening, books, _ = state[:]
    if owed != DUE or opening:
        return rolling.roll(rules, state, dice)
    pool, counts, rolled, table = plan.seats[seat][dice]
    extra = False
    if counts:
        streak += 1
        if streak == rules.streak.most or rules.extra.before_move:
            return rolling.roll(rules, state, dice)
        extra = earns_on_streak(rules, bonus)
    else:
        streak = 0
    if table:  # as in MoveTables.offers, without asking it
        first, second, third, fourth = table
        a, b, c, d = tokens[seat]
        moves = first[a] + second[b] + third[c] + fourth[d]
    else:
        used = used if rules.chance.same_token else ()
        hand = (seat, pool, (), books, places, number, streak, bonus)
        moves = legal_moves(rules, tokens, new(Hand, hand))
    if not moves:
        if extra and rules.extra.without_move:
            return rolling.roll(rules, state, dice)
        events = rolled + (new(Stuck, (seat, pool)),)
        return _pass_on(rules, tokens, seat, number, places, events)
    owed, cause = pool, None
    if extra:
        owed, cause = (*pool, THROW), Cause.SIXES
    now = (tokens, seat, owed, streak, number, moves, bonus, before, used, places, (), books, cause)
    return new(State, now), rolled


def play(rules: Rules, state: State, move: Move) -> StateAndEvents:
    """Carry out one legal move."""
    plan = rules.plan
    if not plan.plain_turns or move not in state.moves:
        return playing.play(rules, state, move)
    tokens, seat, owed, _, number, _, _, _, _, places, _, _, cause = state[:]
    whose, ids, face, to, _ = move
    owed = () if len(owed) == 1 else playing.without(owed, face)
    after, taken, carried = carry_out(rules, tokens, seat, move, state)
    events: Events = (new(Moved, (whose, ids, tokens[whose][ids[0]], to, face, seat)),)
    if taken or to == plan.finishes[whose]:
        if _wins(rules, after[whose], move):
            return playing.play(rules, state, move)
        events += _told(rules, after[whose], move, taken, carried=carried)
        if taken and _earns(rules, owed, state.bonus):
            owed, cause = (*owed, THROW), plan.earned_for
    if owed:
        return _go_on(rules, state, move, after, owed, cause, events)
    next_turns = plan.next_turns  # as in _pass_on, without asking it: most turns end here
    seat, began = next_turns[seat]
    while not after[seat] or seat in places:
        seat, began = next_turns[seat]
    fields = (after, seat, DUE, 0, number + 1, (), 0, None, (), places, (), NO_BOOKS, None)
    return new(State, fields), events + began


def _earns(rules: Rules, owed: tuple[int, ...], bonus: int) -> bool:
    """Tell whether a capture earns a throw."""
    return bool(rules.capture.reward) and THROW not in owed and may_earn(rules, bonus)


def _wins(rules: Rules, own: tuple[int, ...], move: Move) -> bool:
    """Tell whether a move that came home leaves no token to bring home."""
    finish = rules.plan.finishes[move.seat]
    if own[move.tokens[0]] != finish:
        return False
    return own.count(finish) >= (rules.plan.home_wins or len(own))


def _told(
    rules: Rules, own: tuple[int, ...], move: Move, taken: tuple[Taken, ...], *, carried: bool
) -> Events:
    """Tell the captures of a move, and that it came home."""
    seat, ids = move.seat, move.tokens
    events: Events = tuple([new(Captured, (seat, ids, *victim)) for victim in taken])
    if carried:
        events += (Carried(seat, ids),)
    finish = rules.plan.finishes[seat]
    return (*events, Home(seat, ids, own.count(finish))) if own[ids[0]] == finish else events


def _go_on(
    rules: Rules,
    state: State,
    move: Move,
    after: Tokens,
    owed: tuple[int, ...],
    cause: Cause | None,
    events: Events,
) -> StateAndEvents:
    """Play the dice that are left, or throw again."""
    _, seat, _, streak, number, _, bonus, _, _, places, _, books, _ = state[:]
    before, used = playing.remembered(rules, state, move)
    if owed[0]:
        pool = owed if owed[-1] else owed[:-1]
        hand = (seat, pool, used, books, places, number, streak, bonus)
        moves = legal_moves(rules, after, new(Hand, hand))
        if not moves:
            state = state.moved(after, owed, before, used, books, cause)
            return turns.go_on(rules, state, events)
        told: Events = ()
    else:
        moves, bonus, used = (), bonus + 1, used if rules.streak.sends_back else ()
        told, cause = (new(ExtraThrow, (seat, cause or Cause.EFFECT)),), None
    now = (after, seat, owed, streak, number, moves, bonus, before, used, places, (), books, cause)
    return new(State, now), events + told


def _pass_on(
    rules: Rules,
    tokens: Tokens,
    seat: int,
    number: int,
    places: tuple[int, ...],
    events: Events,
) -> StateAndEvents:
    """Begin the turn of the next seat clockwise that still plays."""
    next_turns = rules.plan.next_turns
    seat, began = next_turns[seat]
    while not tokens[seat] or seat in places:
        seat, began = next_turns[seat]
    fields = (tokens, seat, DUE, 0, number + 1, (), 0, None, (), places, (), NO_BOOKS, None)
    return new(State, fields), events + began

"""A throw: its faces, the streak, and the moves it allows."""

from __future__ import annotations

from playpalace_ludo.core.effects import Cause
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import SECOND, TWICE
from playpalace_ludo.core.engine.cards import draw_card, take_up
from playpalace_ludo.core.engine.earning import earns_on_streak
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import Hand
from playpalace_ludo.core.engine.picks import draw
from playpalace_ludo.core.engine.playing import fight, send, sent_on
from playpalace_ludo.core.engine.starting import opening_roll
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import ExtraThrow, Penalised, Stuck
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Refusal, State, Throw, Tokens, new


def roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Throw the dice, or draw, in a game of any kind."""
    done = _roll(rules, state, dice)
    return sent_on(rules, *done) if done[0].books.sent else done


def _roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    if not state.owed or state.owed[0]:
        raise IllegalMove(Refusal.MOVE_FIRST if state.owed else Refusal.GAME_OVER)
    events: Events
    rules = rules.of(state)
    if state.books.duel:
        return fight(rules, state, dice)
    if state.books.lots and rules.plan.faces[state.books.lots[0].face].kind == "send":
        return send(rules, state, dice)
    if state.books.lots:
        state, effect, events = draw(rules, state, dice)
        return turns.after_order(rules, state, (), (effect,), events)
    thrown = rules.plan.thrown[dice]
    events = thrown.rolled[state.turn]
    if state.opening:
        return opening_roll(rules, state, thrown.rolled[state.turn][0].dice)
    if rules.chance.deck:
        books, shuffled = draw_card(rules, state.books, state.turn, dice[0])
        state, events = state._replace(books=books), events + shuffled
    # Of two throws the one that is kept may earn another, but none counts for a streak.
    counts = thrown.counts and state.books.ability not in (TWICE, SECOND)
    streak = state.streak + 1 if counts else 0
    if counts and streak == rules.streak.most:
        return _penalty(rules, state, streak, events)
    if rules.chance.hand:
        return _add_to_hand(rules, state, thrown.pool, streak, events)
    if state.books.ability == TWICE:
        return _throw_second(state, thrown.pool, streak, events)
    return _play_with(rules, state, thrown.pool, streak, events)


def _add_to_hand(
    rules: Rules, state: State, drawn: tuple[int, ...], streak: int, events: Events
) -> StateAndEvents:
    """Put a card into a hand and draw again until the hand is full enough to choose from."""
    pool, books = take_up(rules, state.books, state.turn, drawn)
    if pool:
        return _play_with(rules, state._replace(books=books), pool, streak, events)
    state = state._replace(streak=streak, books=books)
    return state, (*events, ExtraThrow(state.turn, Cause.HAND))


def _throw_second(
    state: State, pool: tuple[int, ...], streak: int, events: Events
) -> StateAndEvents:
    """Set the first of two throws aside until the second has fallen."""
    books = state.books._replace(ability=SECOND)
    state = state.thrown((THROW, *pool), streak, (), state.used, books, None)
    return state, (*events, ExtraThrow(state.turn, Cause.SECOND))


def _play_with(
    rules: Rules, state: State, pool: tuple[int, ...], streak: int, events: Events
) -> StateAndEvents:
    """Work out the moves for a throw together with any dice pooled before it."""
    seat, books = state.turn, state.books
    extra = streak > 0 and earns_on_streak(rules, state.bonus)
    if len(state.owed) > 1 and state.owed[-1]:  # dice already pooled
        pool = state.owed[1:] + pool
    if extra and rules.extra.before_move:
        state = state.thrown((THROW, *pool), streak, (), (), books, None)
        state = state._replace(bonus=state.bonus + 1)
        return state, (*events, ExtraThrow(seat, Cause.SIXES))
    used = state.used if rules.chance.same_token else ()
    hand = (seat, pool, (), books, state.places, state.number, streak, state.bonus)
    moves = legal_moves(rules, state.tokens, new(Hand, hand))
    if not moves:
        return _stuck(rules, state._replace(streak=streak, used=used), pool, extra, events)
    if extra:
        return state.thrown((*pool, THROW), streak, moves, used, books, Cause.SIXES), events
    return state.thrown(pool, streak, moves, used, books, None), events


def _stuck(
    rules: Rules, state: State, pool: tuple[int, ...], extra: bool, events: Events
) -> StateAndEvents:
    """End the turn of a seat that has no legal move, unless a throw is left."""
    events += (Stuck(state.turn, pool),)
    owed: tuple[int, ...] = () if state.owed[-1] else state.owed[1:]
    cause = Cause.TRY if owed else None
    if not owed and extra and rules.extra.without_move:
        owed, cause = (THROW,), Cause.SIXES
    keeps = rules.chance.plays_one or rules.chance.hand or state.books.ability == SECOND
    spent = () if keeps else pool
    state = state._replace(owed=owed, moves=(), cause=cause)
    return turns.after_order(rules, state, spent, (), events)


def _penalty(rules: Rules, state: State, streak: int, events: Events) -> StateAndEvents:
    tokens = state.before if rules.streak.takes_back and state.before else state.tokens
    sent: tuple[int, ...] = ()
    if rules.streak.sends_back:
        tokens, sent = _send_back(rules, state)
    kind = "rollback" if rules.streak.takes_back else "sent back" if sent else "forfeit"
    events += (Penalised(state.turn, kind, sent),)
    if state.books.prisoners:
        back = tuple(one for one in state.books.prisoners if tokens[one.seat][one.token] == YARD)
        state = state._replace(books=state.books._replace(prisoners=back))
    state = state._replace(tokens=tokens, owed=(), streak=streak, moves=())
    return turns.next_turn(rules, state, events)


def _send_back(rules: Rules, state: State) -> tuple[Tokens, tuple[int, ...]]:
    """Send the token moved last in this turn to the yard, unless no opponent could reach it."""
    seat, sent = state.turn, state.used[-1:]
    own = state.tokens[seat]
    if not sent or not rules.plan.prey.is_shared(seat, own[sent[0]]):
        return state.tokens, ()
    own = tuple(YARD if token in sent else step for token, step in enumerate(own))
    return state.tokens[:seat] + (own,) + state.tokens[seat + 1 :], sent

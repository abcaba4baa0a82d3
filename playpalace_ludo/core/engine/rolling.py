"""A throw: what falls, what it counts for, and what may be played with it."""

from __future__ import annotations

from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import SECOND, TWICE
from playpalace_ludo.core.engine.cards import draw_card, take_up
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.starting import opening_roll
from playpalace_ludo.core.engine.turns import may_earn, pass_on
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import ExtraThrow, Penalised, Stuck
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Refusal, State, Throw, Tokens, new


def roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Throw the dice, or draw: whatever the rules let the acting seat do with it comes next."""
    tokens, seat, owed, streak, number, _, bonus, before, used, places, opening, books = state[:]
    plan = rules.plan
    plain_turns = plan.plain_turns

    # A throw must be due, and be one of those the rules in force know.
    if not owed or owed[0]:
        raise IllegalMove(Refusal.MOVE_FIRST if owed else Refusal.GAME_OVER)
    if not plain_turns and rules.amendments:
        rules = rules.now(books.amended)
        plan = rules.plan
    try:
        pool, face, counts, rolled = plan.thrown[dice]
    except KeyError:
        dice = tuple(sorted(dice, reverse=True))
        if dice not in plan.thrown:
            raise IllegalMove(Refusal.BAD_DICE) from None
        pool, face, counts, rolled = plan.thrown[dice]
    if opening:
        return opening_roll(rules, state, dice)
    events: Events = rolled[seat]
    if not plain_turns:
        if rules.chance.deck:
            books, shuffled = draw_card(rules, books, dice[0])
            events += shuffled
        if books.ability in (TWICE, SECOND):
            counts = False  # of two throws the one that is kept may earn another, no streak

    # Streaks: a penalty ends the turn, or another throw is earned.
    extra = False
    if counts:
        streak += 1
        if streak == rules.streak.most:
            return _penalty(rules, state._replace(books=books), streak, events)
        extra = rules.streak.earns and may_earn(rules, bonus)
    else:
        streak = 0

    if not plain_turns:
        if rules.chance.hand:
            pool, books = take_up(rules, books, seat, pool)
            if not pool:  # too few cards yet to choose from
                state = state._replace(streak=streak, books=books)
                return state, (*events, ExtraThrow(seat, "hand"))
        if books.ability == TWICE:
            state = state._replace(owed=(THROW, *pool), moves=(), streak=streak)
            state = state._replace(books=books._replace(ability=SECOND))
            return state, (*events, ExtraThrow(seat, SECOND))

    # What is there to play: this throw, and those that were thrown before it.
    if len(owed) > 1 and owed[-1]:  # dice already pooled
        pool, face = owed[1:] + pool, 0
    if extra and rules.extra.before_move:
        owed = (THROW, *pool)
        bonus += 1
        waiting = (tokens, seat, owed, streak, number, (), bonus, before, (), places, (), books)
        return new(State, waiting), (*events, ExtraThrow(seat, rules.extra_throw_for[0]))

    # The legal moves; in plain games of one die as in Rules.offers, without asking it.
    if face:
        table = plan.moves.by_face[seat][face]
        if table is None:
            table = plan.moves.table(seat, face)
        first, second, third, fourth = table
        a, b, c, d = tokens[seat]
        moves = first[a] + second[b] + third[c] + fourth[d]
    else:
        if not rules.chance.same_token:  # every token may use a die of the new throw
            used = ()
        moves = legal_moves(rules, tokens, seat, pool, (), books, places, number, streak, bonus)
    if moves:
        owed = (*pool, THROW) if extra else pool
        known = (tokens, seat, owed, streak, number, moves, bonus, before, used, places, (), books)
        return new(State, known), events

    # Nothing can be moved: the turn is over, unless there is a throw left.
    events += (new(Stuck, (seat, pool)),)
    extra = extra and rules.extra.without_move
    if plain_turns and not extra:
        return pass_on(rules, tokens, seat, number, places, events)
    tries = () if owed[-1] else owed[1:]
    owed = tries or ((THROW,) if extra else ())
    fields = (tokens, seat, owed, streak, number, (), bonus, before, used, places, (), books)
    if plain_turns:
        return turns.go_on(rules, fields, events)
    spent = () if rules.chance.plays_one or rules.chance.hand or books.ability == SECOND else pool
    return turns.after_order(rules, new(State, fields), spent, (), events, is_try=bool(tries))


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
    """Send the token moved last in this turn to the yard, unless nobody could reach it."""
    seat, sent = state.turn, state.used[-1:]
    own = state.tokens[seat]
    if not sent or not rules.plan.prey.is_shared(seat, own[sent[0]]):
        return state.tokens, ()
    own = tuple(YARD if token in sent else step for token, step in enumerate(own))
    return state.tokens[:seat] + (own,) + state.tokens[seat + 1 :], sent

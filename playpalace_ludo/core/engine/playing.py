"""A move: its effect on the tokens, and what remains to be done in the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from playpalace_ludo.core.effects import Cause, Effect
from playpalace_ludo.core.engine import duels, groups, sending, turns
from playpalace_ludo.core.engine.abilities import SECOND, USED, apply, spend, without_token
from playpalace_ludo.core.engine.answering import answer
from playpalace_ludo.core.engine.cards import holding
from playpalace_ludo.core.engine.consequences import (
    Consequence,
    Taken,
    carry_out,
    changing_hands,
    imprisoned,
)
from playpalace_ludo.core.engine.earning import earns_on_streak
from playpalace_ludo.core.engine.moves import is_ability, legal_moves, unbarred_by
from playpalace_ludo.core.engine.order import in_turn
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.picks import chosen
from playpalace_ludo.core.engine.refusals import refusal
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import (
    Captured,
    Carried,
    Declined,
    Duelled,
    Home,
    Jumped,
    Moved,
    Ransomed,
    SentOn,
    Swapped,
    TakenOver,
    Used,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import (
    THROW,
    YARD,
    Books,
    Held,
    Move,
    Refusal,
    State,
    Throw,
    Tokens,
    new,
)
from playpalace_ludo.core.walking import foot

_Left: TypeAlias = tuple[tuple[int, ...], Books, Cause | None]
"""The queue once a face is spent, the books, and the cause of a throw in the queue."""


def play(rules: Rules, state: State, move: Move) -> StateAndEvents:
    """Carry out one legal move in a game of any kind."""
    done = _play(rules, state, move)
    return sent_on(rules, *done) if done[0].books.sent else done


def sent_on(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Send tokens on to the only tile they can go to, without asking."""
    while state.books.sent and state.moves and state.owed[0] == state.books.sent[0].face:
        if len(state.moves) > 1:
            break
        state, told = _play(rules, state, state.moves[0])
        events += told
    return state, events


def send(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Draw the tile tokens are sent on to, and send them."""
    state, index = sending.drawn(rules, state, dice)
    state = state._replace(moves=legal_moves(rules, state.tokens, hand_of(state)))
    move = next((move for move in state.moves if move.order == index), None)
    if move is None:  # in a position that somebody wrote
        raise IllegalMove(Refusal.BAD_DICE)
    return _play(rules, state, move)


def _play(rules: Rules, state: State, move: Move) -> StateAndEvents:
    if move not in state.moves:
        raise IllegalMove(refusal(rules, state, move) or Refusal.NOT_IN_ORDERS)
    rules = rules.of(state)
    was_due = not state.owed[0]
    if not move.tokens and rules.chance.faces[move.face].orders[move.order].names_no_token:
        return _play_several(rules, state, move)
    if move.to == YARD:
        if state.books.poll:
            return answer(rules, state, move)
        owed, books, cause = _spend(rules, state, move.face)
        state = state.moved(state.tokens, owed, state.before, state.used, books, cause)
        return _without_a_walk(rules, state, move, was_due=was_due)
    done = carry_out(rules, state.tokens, state.turn, move, state)
    if rules.chance.duel and rules.capture.duel != "none" and done[1]:
        return duels.challenge(rules, state, move, done[1], _victims(rules, state, done[1]))
    return _walk(rules, state, move, done)


def _walk(rules: Rules, state: State, move: Move, done: Consequence) -> StateAndEvents:
    """Walk the tokens and carry out the consequences."""
    was_due = not state.owed[0]
    owed, books, cause = _spend(rules, state, move.face)
    books, events, earned = _walked(rules, state, books, move, done)
    before, used = remembered(rules, state, move)
    state = state.moved(done[0], owed, before, used, books, cause)
    if rest := rules.chance.faces[move.face].orders[move.order].rest:
        state = turns.with_bonus(state, rules.chance.bonus_faces[rest])
    return turns.after_order(rules, state, (move.face,), earned, events, was_due=was_due)


def fight(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Fight for a capture: it is made, or the captor has spent its face for nothing."""
    against = state.books.lots[0].among
    state, move, (mine, theirs, won) = duels.fought(rules, state, dice)
    tokens = state.tokens if won else duels.beaten(rules, state.tokens, move)
    sent = tokens != state.tokens
    told = Duelled(state.turn, move.seat, move.tokens, against, mine, theirs, won, sent)
    if won:
        done = carry_out(rules, state.tokens, state.turn, move, state)
        state, events = _walk(rules, state, move, done)
        return state, (told, *events)
    was_due = not state.owed[0]
    owed, books, cause = _spend(rules, state, move.face)
    before, used = remembered(rules, state, move)
    state = state.moved(tokens, owed, before, used, books, cause)
    return turns.after_order(rules, state, (move.face,), (), (told,), was_due=was_due)


def _walked(
    rules: Rules, state: State, books: Books, move: Move, done: Consequence
) -> tuple[Books, Events, tuple[Effect, ...]]:
    """Return a walk's effect on the books, its events, and the effects it earns."""
    after, taken, carried = done
    events = _told(rules, state, move)
    if taken:
        books, told = _capture(rules, state, move, books, taken)
        events += told
        if carried:
            events += (Carried(state.turn, move.tokens),)
        elif rules.plan.sends_captor and (to := after[move.seat][move.tokens[0]]) != move.to:
            events += (SentOn(move.seat, move.tokens, to),)
    at_home = after[move.seat][move.tokens[0]] == rules.plan.finishes[move.seat]
    if at_home or rules.plan.row:
        events += tuple(_homecomings(rules, state.tokens[move.seat], after[move.seat], move))
    return books, events, turns.earned(rules, state, move, _victims(rules, state, taken), at_home)


def _play_several(rules: Rules, state: State, move: Move) -> StateAndEvents:
    """Carry out an order about several tokens: each that can walk does, one after the other."""
    may = unbarred_by(rules, hand_of(state))
    owed, books, cause = _spend(rules, state, move.face)
    events: Events = ()
    earned: tuple[Effect, ...] = ()
    now, last = state, move
    for last, tokens, done in groups.single_moves(rules, state, move, may):
        books, told, more = _walked(rules, now._replace(tokens=tokens), books, last, done)
        events, earned = events + told, earned + more
        now = state._replace(tokens=done[0], books=books)
    before, used = remembered(rules, state, last)
    state = state.moved(now.tokens, owed, before, used, books, cause)
    return turns.after_order(rules, state, (move.face,), earned, events)


def _spend(rules: Rules, state: State, face: int) -> _Left:
    """Take a face from what is owed; an ability is used before the throw, which stays due."""
    if not state.owed[0]:
        return state.owed, spend(rules, state.books, state.turn, face), None
    owed = without(state.owed, face)
    if rules.plan.faces[face].kind == "send":
        return owed, sending.without_first(state).books, state.cause
    if owed and (rules.chance.plays_one or rules.chance.hand or state.books.ability == SECOND):
        return _one_played(rules, state, owed, face)
    return owed, state.books, state.cause


def without(owed: tuple[int, ...], face: int) -> tuple[int, ...]:
    """Return the queue of what is owed once a face of it is played."""
    spent = owed.index(face)
    return owed[:spent] + owed[spent + 1 :]


def _one_played(rules: Rules, state: State, owed: tuple[int, ...], face: int) -> _Left:
    """Drop the rest of a throw of which one die is played; unplayed cards stay in hand."""
    books = state.books
    kept = tuple(one for one in owed if not one or one in rules.chance.bonus_faces.values())
    if rules.chance.hand and len(kept) < len(owed):
        books = holding(books, state.turn, tuple(one for one in owed if one not in kept))
    if books.ability != SECOND:
        return kept, books, state.cause
    # Of two throws one was kept: as any other it may earn a throw.
    books = books._replace(ability=USED)
    if THROW not in kept and _counts(rules, face) and earns_on_streak(rules, state.bonus):
        return (*kept, THROW), books, Cause.SIXES
    return kept, books, state.cause


def _counts(rules: Rules, face: int) -> bool:
    """Tell whether a face is one that throws counting for a streak give."""
    thrown = rules.plan.thrown.get(rules.streak.throw)
    return thrown is not None and thrown.pool == (face,)


def remembered(rules: Rules, state: State, move: Move) -> tuple[Tokens | None, tuple[int, ...]]:
    """Return the tokens a penalty would bring back, and those that have used a die."""
    before, used = state.before, state.used
    was_due = not state.owed[0]
    if rules.streak.takes_back and before is None and not was_due:
        before = state.tokens
    if not rules.chance.same_token and not was_due:
        used += move.tokens
    elif rules.streak.sends_back:
        used = move.tokens if move.seat == state.turn else ()
    return before, used


def _victims(rules: Rules, state: State, taken: tuple[Taken, ...]) -> tuple[int, ...]:
    """Return the seats whose tokens were captured, in the order of play."""
    found = {victim.seat for victim in taken}
    return tuple([seat for seat in in_turn(state) if seat in found]) if found else ()


def _told(rules: Rules, state: State, move: Move) -> Events:
    """Return the events of a token's walk and of the ability that allowed it."""
    whose, ids, face, to, _ = move
    start = state.tokens[whose][ids[0]]
    events: Events = (new(Moved, (whose, ids, start, to, face, state.turn)),)
    if face in rules.abilities.by_face:
        events = (Used(state.turn, face), *events)
    if rules.board.jumps and (at := foot(rules, start, move)) is not None:
        events += (Jumped(whose, ids, at, to),)
    return events


def _capture(
    rules: Rules, state: State, move: Move, books: Books, taken: tuple[Taken, ...]
) -> tuple[Books, Events]:
    """Return the events of captures, and the books with them counted."""
    events: Events = tuple([new(Captured, (move.seat, move.tokens, *victim)) for victim in taken])
    if rules.capture.takes_over:
        books, changed = _take_over(state.tokens, books, move.seat, taken)
        events += changed
    if rules.plan.keeps_books:
        books = turns.count_captures(books, state.turn, len(taken))
    if rules.capture.takes_prisoners:
        books = imprisoned(books, move.seat, taken)
    return books, events


def _take_over(
    tokens: Tokens, books: Books, captor: int, taken: tuple[Taken, ...]
) -> tuple[Books, Events]:
    """Return the events of tokens that change hands, and the books without their shields."""
    lost = [*enumerate(changing_hands(tokens, taken), len(tokens[captor]))]
    for _, victim in lost:
        books = without_token(books, victim.seat, victim.token)
    return books, tuple(TakenOver(v.seat, v.token, captor, number) for number, v in lost)


def _without_a_walk(rules: Rules, state: State, move: Move, *, was_due: bool) -> StateAndEvents:
    """Carry out a move that walks no token: an ability, a pass, a ransom."""
    if move.face in rules.chance.picks:
        return turns.after_order(rules, state, (), (chosen(rules, move),), (), was_due=was_due)
    if is_ability(rules, move.face):
        state, came = apply(rules, state, move)
        used = (Used(state.turn, move.face),) if move.face in rules.abilities.by_face else ()
        return turns.after_order(rules, state, (), (), used + came, was_due=was_due)
    if not move.tokens:
        return turns.after_order(rules, state, (move.face,), (), (Declined(state.turn),))
    if rules.chance.faces[move.face].orders[move.order].kind == "change":
        state, changed = _change_places(state, move)
        return turns.after_order(rules, state, (move.face,), (), (changed,))
    held, books = _set_free(state.books, move.seat, move.tokens[0])
    state = state._replace(books=books)
    return turns.after_order(rules, state, (move.face,), (), (Ransomed(*held),))


def _change_places(state: State, move: Move) -> tuple[State, Swapped]:
    """Let two tokens of one seat change places, without captures or tile effects."""
    seat, (one, two) = move.seat, move.tokens
    own = [*state.tokens[seat]]
    own[one], own[two] = own[two], own[one]
    tokens = (*state.tokens[:seat], tuple(own), *state.tokens[seat + 1 :])
    told = Swapped(seat, one, own[one], seat, two, own[two], state.turn)
    return state._replace(tokens=tokens), told


def _set_free(books: Books, seat: int, token: int) -> tuple[Held, Books]:
    held = next(one for one in books.prisoners if (one.seat, one.token) == (seat, token))
    return held, books._replace(prisoners=tuple(o for o in books.prisoners if o is not held))


def _homecomings(
    rules: Rules, before: tuple[int, ...], own: tuple[int, ...], move: Move
) -> Iterator[Home]:
    """Yield who came home; where the finish is a row, one token may bring another home with it."""
    finish = rules.plan.finishes[move.seat]
    if not rules.plan.row:
        yield Home(move.seat, move.tokens, own.count(finish))
        return
    home = before.count(finish)
    new_home = [t for t, step in enumerate(own) if step == finish != before[t]]
    for place, token in enumerate(sorted(new_home, key=lambda t: t not in move.tokens), home + 1):
        yield Home(move.seat, (token,), place)


def auto_move(rules: Rules, state: State) -> Move | None:
    """Return the move made without asking, where the rules say so."""
    alone = rules.turns.auto_single and len(state.moves) == 1 and state.owed[0]
    return state.moves[0] if alone else None

"""A move: what becomes of the tokens, and what it leaves to be done in the turn."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import SECOND, USED, apply, spend, without_token
from playpalace_ludo.core.engine.cards import holding
from playpalace_ludo.core.engine.consequences import Taken, carry_out, changing_hands
from playpalace_ludo.core.engine.moves import is_ability
from playpalace_ludo.core.engine.refusals import refusal
from playpalace_ludo.core.engine.turns import may_earn
from playpalace_ludo.core.engine.winning import Events, StateAndEvents
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import (
    Captured,
    Carried,
    Declined,
    Home,
    Jumped,
    Moved,
    Ransomed,
    TakenOver,
    Used,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import (
    DUE,
    NO_BOOKS,
    THROW,
    YARD,
    Books,
    Held,
    Move,
    Refusal,
    State,
    Tokens,
    new,
)
from playpalace_ludo.core.walking import foot


def play(rules: Rules, state: State, move: Move) -> StateAndEvents:
    """Carry out one legal move."""
    tokens, seat, owed, streak, number, moves, bonus, before, used, places, _, books = state[:]
    plan = rules.plan
    plain_turns = plan.plain_turns

    # Only what is legal, and by the rules in force.
    if move not in moves:
        reason = refusal(rules, state, move)
        raise IllegalMove(reason or Refusal.NOT_IN_ORDERS)
    whose, ids, face, to, _ = move
    if not plain_turns:
        if rules.amendments:
            rules = rules.now(books.amended)
            plan = rules.plan
        if not owed[0]:  # an ability is used before the throw, which stays due
            owed, books = (face, *owed), spend(rules, books, seat, face)

    # The face is spent.
    if len(owed) == 1:
        owed = ()
    else:
        spent = owed.index(face)
        owed = owed[:spent] + owed[spent + 1 :]
        if not plain_turns and (
            rules.chance.plays_one or rules.chance.hand or books.ability == SECOND
        ):
            owed, books = _one_played(rules, state, owed, books, face)
    if not plain_turns and to == YARD:
        was_due = not state.owed[0]
        state = state._replace(owed=owed, moves=(), books=books)
        return _without_a_walk(rules, state, move, was_due=was_due)

    # Tokens move, capture, come home.
    start = tokens[whose][ids[0]]
    events: Events = (new(Moved, (whose, ids, start, to, face, seat)),)
    after, taken, carried = carry_out(rules, tokens, seat, move, state)
    if not plain_turns:
        if face in rules.abilities.by_face:
            events = (Used(seat, face), *events)
        if rules.board.jumps and (at := foot(rules, start, move)) is not None:
            events += (Jumped(whose, ids, at, to),)
    if taken:
        for victim in taken:
            events += (new(Captured, (whose, ids, *victim)),)
        if rules.capture.takes_over:
            books, changed = _take_over(tokens, books, whose, taken)
            events += changed
        if carried:
            events += (Carried(seat, ids),)
            to = plan.finishes[whose]
    at_home = wins = False
    finish = plan.finishes[whose]
    if to == finish or plan.row:
        own = after[whose]
        home = own.count(finish)
        at_home = own[ids[0]] == finish
        wins = home >= (plan.home_wins or len(own))
        if plan.row:
            events += tuple(_settled(rules, whose, tokens[whose], own, ids))
        else:
            events += (Home(whose, ids, home),)

    # Plain turns: a capture may earn a throw, and without one the turn is over.
    if plain_turns and not wins:
        if taken and rules.capture.reward and THROW not in owed and may_earn(rules, bonus):
            owed += (THROW,)
        if not owed:  # as in pass_on, without asking it: most turns end here
            next_turns = plan.next_turns
            seat, began = next_turns[seat]
            while not after[seat] or seat in places:
                seat, began = next_turns[seat]
            begun = (after, seat, DUE, 0, number + 1, (), 0, None, (), places, (), NO_BOOKS)
            return new(State, begun), events + began

    # What the rest of the turn has to know.
    was_due = not state.owed[0]
    if rules.streak.takes_back and before is None and not was_due:
        before = tokens
    if not rules.chance.same_token and not was_due:
        used += ids
    elif rules.streak.sends_back:
        used = ids if whose == seat else ()
    if taken and plan.keeps_books:
        books = turns.count_captures(books, seat, len(taken))
        if rules.capture.takes_prisoners:
            books = _imprison(books, whose, taken)
    fields = (after, seat, owed, streak, number, (), bonus, before, used, places, (), books)
    if plain_turns and not wins:
        return turns.go_on(rules, fields, events)
    earned = turns.earned(rules, state, move, bool(taken), at_home)
    return turns.after_order(rules, new(State, fields), (face,), earned, events, was_due=was_due)


def _one_played(
    rules: Rules, state: State, owed: tuple[int, ...], books: Books, face: int
) -> tuple[tuple[int, ...], Books]:
    """Let the rest of a throw lapse, of which one die or card is played; cards stay held."""
    kept = tuple(one for one in owed if not one or one in rules.chance.bonus_faces.values())
    if rules.chance.hand and len(kept) < len(owed):
        books = holding(books, state.turn, tuple(one for one in owed if one not in kept))
    return (
        _kept_throw(rules, state, kept, books, face) if books.ability == SECOND else (kept, books)
    )


def _take_over(
    tokens: Tokens, books: Books, captor: int, taken: tuple[Taken, ...]
) -> tuple[Books, Events]:
    """Tell which captured tokens change hands, and forget what they wore."""
    lost = [*enumerate(changing_hands(tokens, taken), len(tokens[captor]))]
    for _, victim in lost:
        books = without_token(books, victim.seat, victim.token)
    return books, tuple(TakenOver(v.seat, v.token, captor, number) for number, v in lost)


def _imprison(books: Books, captor: int, taken: tuple[Taken, ...]) -> Books:
    more = tuple(Held(one.seat, one.token, captor) for one in taken)
    return books._replace(prisoners=books.prisoners + more)


def _kept_throw(
    rules: Rules, state: State, owed: tuple[int, ...], books: Books, face: int
) -> tuple[tuple[int, ...], Books]:
    """Of two throws one was kept: as any other it may earn a throw."""
    counts = rules.streak.earns and rules.plan.thrown.get(rules.streak.throw, ((),))[0] == (face,)
    if counts and THROW not in owed and may_earn(rules, state.bonus):
        owed += (THROW,)
    return owed, books._replace(ability=USED)


def _without_a_walk(rules: Rules, state: State, move: Move, *, was_due: bool) -> StateAndEvents:
    """Carry out what takes no token along its way: an ability, a pass, a ransom."""
    if is_ability(rules, move.face):
        state, came = apply(rules, state, move)
        used = (Used(state.turn, move.face),) if move.face in rules.abilities.by_face else ()
        return turns.after_order(rules, state, (), (), used + came, was_due=was_due)
    if not move.tokens:
        return turns.after_order(rules, state, (move.face,), (), (Declined(state.turn),))
    held, books = _set_free(state.books, move.seat, move.tokens[0])
    state = state._replace(books=books)
    return turns.after_order(rules, state, (move.face,), (), (Ransomed(*held),))


def _set_free(books: Books, seat: int, token: int) -> tuple[Held, Books]:
    held = next(one for one in books.prisoners if (one.seat, one.token) == (seat, token))
    return held, books._replace(prisoners=tuple(o for o in books.prisoners if o is not held))


def _settled(
    rules: Rules, seat: int, before: tuple[int, ...], own: tuple[int, ...], moved: tuple[int, ...]
) -> Iterator[Home]:
    """Yield who came home; where the finish is a row, one token may bring another home with it."""
    finish = rules.plan.finishes[seat]
    home = before.count(finish)
    new_home = [t for t, step in enumerate(own) if step == finish != before[t]]
    for place, token in enumerate(sorted(new_home, key=lambda t: t not in moved), home + 1):
        yield Home(seat, (token,), place)


def auto_move(rules: Rules, state: State) -> Move | None:
    """Return the move made without asking, where the rules say so."""
    alone = rules.turns.auto_single and len(state.moves) == 1 and state.owed[0]
    return state.moves[0] if alone else None

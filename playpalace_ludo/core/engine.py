"""The verbs: start, roll, play. Each takes rules and a state and returns state and events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from playpalace_ludo.core import turns
from playpalace_ludo.core.abilities import SECOND, TWICE, USED, apply, spend, without_token
from playpalace_ludo.core.consequences import Taken, carry_out, changing_hands
from playpalace_ludo.core.errors import IllegalMove, InputError, Problem, show
from playpalace_ludo.core.events import (
    Began,
    Captured,
    Carried,
    Declined,
    Event,
    ExtraThrow,
    Home,
    Jumped,
    Moved,
    OpeningRolled,
    OpeningTied,
    Ordered,
    Penalised,
    Ransomed,
    Shuffled,
    Stuck,
    TakenOver,
    TurnBegan,
    Used,
)
from playpalace_ludo.core.merit import leaders
from playpalace_ludo.core.moves import is_ability, legal_moves
from playpalace_ludo.core.order import by_draw
from playpalace_ludo.core.refusals import refusal
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
    Throw,
    Tokens,
    new,
)
from playpalace_ludo.core.turns import may_earn, pass_on
from playpalace_ludo.core.walking import foot
from playpalace_ludo.core.winning import Events, StateAndEvents


def default_seats(rules: Rules, players: int) -> tuple[int, ...]:
    """Return the seats taken when nobody names colours."""
    check_players(rules, players)
    return tuple(range(players))


def check_players(rules: Rules, players: int) -> None:
    if problem := wrong_players(rules, players):
        raise InputError(problem.code, **problem.values)


def wrong_players(rules: Rules, players: int) -> Problem | None:
    low, high = rules.min_players, rules.max_players
    if low <= players <= high:
        return None
    limits = {"range": "one" if low == high else "several", "low": low, "high": high}
    facts = {"rules": rules.name, **limits, "players": players}
    return Problem("", "wrong-number-of-players", facts)


def start(rules: Rules, seats: Sequence[int], first: int | None = None) -> StateAndEvents:
    """Set up the position before the first throw.

    ``first`` is the seat drawn to begin, where the rules leave that to chance.
    """
    check_players(rules, len(set(seats)))
    taken = sorted(set(seats))
    if len(taken) < len(seats) or not 0 <= taken[0] <= taken[-1] < len(rules.seats):
        last = len(rules.seats) - 1
        raise InputError("wrong-seats", rules=rules.name, last=last, seats=show(seats))
    out = rules.tokens_out
    tokens = tuple(
        (0,) * out + (YARD,) * (seat.tokens - out) if index in taken else ()
        for index, seat in enumerate(rules.seats)
    )
    books = _led_by(rules, rules.plan.blank_books, taken[0])
    if rules.first in ("highest", "lowest") or rules.order == "draw":
        opening = tuple(0 if index in taken else -1 for index in range(len(tokens)))
        return State(
            tokens=tokens,
            turn=taken[0],
            owed=(THROW,),
            streak=0,
            number=0,
            opening=opening,
            books=books,
        ), ()
    if rules.first == "random":
        if first not in taken:
            raise InputError("nobody-begins", rules=rules.name)
    else:
        first = taken[0]
    state = State(tokens=tokens, turn=first, owed=(THROW,), streak=0, number=0, books=books)
    return _first_turn(rules, state, first)


def _led_by(rules: Rules, books: Books, seat: int) -> Books:
    """Return the books with this seat as the one with whose turn rounds begin."""
    return books._replace(leader=seat) if rules.counts_rounds else books


def _first_turn(rules: Rules, state: State, seat: int, *events: Event) -> StateAndEvents:
    books = _led_by(rules, state.books, seat)
    owed = turns.throws_due(rules, state.tokens, seat)
    state = state._replace(turn=seat, number=1, opening=(), books=books, owed=owed)
    state, events = turns.amend_for_round(rules, state, (*events, Began(seat)))
    return state, (*events, TurnBegan(seat))


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
        return _opening_roll(rules, state, dice)
    events: Events = rolled[seat]
    if not plain_turns:
        if rules.deck:
            books, shuffled = _draw_card(rules, books, dice[0])
            events += shuffled
        if books.ability in (TWICE, SECOND):
            counts = False  # of two throws the one that is kept may earn another, no streak

    # Streaks: a penalty ends the turn, or another throw is earned.
    extra = False
    if counts:
        streak += 1
        if streak == rules.sixes_max:
            return _penalty(rules, state._replace(books=books), streak, events)
        extra = rules.bonus_on_sixes and may_earn(rules, bonus)
    else:
        streak = 0

    if not plain_turns:
        if rules.hand:
            pool, books = _take_up(rules, books, seat, pool)
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
    if extra and rules.bonus_before_move:
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
        if not rules.same_token:  # every token may use a die of the new throw
            used = ()
        moves = legal_moves(rules, tokens, seat, pool, (), books, places, number, streak, bonus)
    if moves:
        owed = (*pool, THROW) if extra else pool
        known = (tokens, seat, owed, streak, number, moves, bonus, before, used, places, (), books)
        return new(State, known), events

    # Nothing can be moved: the turn is over, unless there is a throw left.
    events += (new(Stuck, (seat, pool)),)
    extra = extra and rules.bonus_without_move
    if plain_turns and not extra:
        return pass_on(rules, tokens, seat, number, places, events)
    tries = () if owed[-1] else owed[1:]
    owed = tries or ((THROW,) if extra else ())
    fields = (tokens, seat, owed, streak, number, (), bonus, before, used, places, (), books)
    if plain_turns:
        return turns.go_on(rules, fields, events)
    spent = () if rules.plays_one or rules.hand or books.ability == SECOND else pool
    return turns.after_order(rules, new(State, fields), spent, (), events, is_try=bool(tries))


def _take_up(
    rules: Rules, books: Books, seat: int, drawn: tuple[int, ...]
) -> tuple[tuple[int, ...], Books]:
    """Put a card into a hand; a full one is returned to be chosen from, and no longer kept."""
    cards = (*books.hands[seat], *drawn)
    full = len(cards) >= rules.hand
    return (cards if full else ()), _holding(books, seat, () if full else cards)


def _holding(books: Books, seat: int, cards: tuple[int, ...]) -> Books:
    return books._replace(hands=books.hands[:seat] + (cards,) + books.hands[seat + 1 :])


def _draw_card(rules: Rules, books: Books, face: int) -> tuple[Books, Events]:
    left = books.deck[face - 1]
    if not left:
        raise IllegalMove(Refusal.BAD_DICE)
    deck = books.deck[: face - 1] + (left - 1,) + books.deck[face:]
    if any(deck):
        return books._replace(deck=deck), ()
    held = [face, *chain.from_iterable(books.hands)] if rules.hand else []
    rest = tuple(max(copies - held.count(card), 0) for card, copies in enumerate(rules.deck, 1))
    return books._replace(deck=rest if any(rest) else rules.deck), (Shuffled(),)


def _penalty(rules: Rules, state: State, streak: int, events: Events) -> StateAndEvents:
    tokens = state.before if rules.rollback and state.before else state.tokens
    sent: tuple[int, ...] = ()
    if rules.sends_back:
        tokens, sent = _send_back(rules, state)
    kind = "rollback" if rules.rollback else "sent back" if sent else "forfeit"
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


def _opening_roll(rules: Rules, state: State, dice: Throw) -> StateAndEvents:
    """Find out who begins: everybody throws, those who tie for best throw again."""
    seat = state.turn
    events: Events = (OpeningRolled(seat, dice),)
    scores = list(state.opening)
    scores[seat] = sum(dice)
    order = _opening_order(state)
    waiting = [index for index in order if scores[index] == 0]
    if rules.deck:
        books, shuffled = _draw_card(rules, state.books, dice[0])
        events += shuffled
        state = state._replace(books=books)
    if waiting:
        return state._replace(turn=waiting[0], opening=tuple(scores)), events
    if rules.order == "draw":
        return _take_order(rules, state._replace(opening=tuple(scores)), events)
    thrown = [score for score in scores if score > 0]
    best = max(thrown) if rules.first == "highest" else min(thrown)
    tied = [index for index in order if scores[index] == best]
    if len(tied) == 1:
        return _first_turn(rules, state, tied[0], *events)
    again = tuple(0 if index in tied else -1 for index in range(len(scores)))
    events += (OpeningTied(tuple(tied)),)
    return state._replace(turn=tied[0], opening=again), events


def _take_order(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Begin the game, or another round of it, in the order everybody has drawn."""
    if state.number:
        return turns.take_order(rules, state, events)
    row = by_draw(state, state.opening)
    state = state._replace(books=state.books._replace(order=row, leader=row[0]))
    return _first_turn(rules, state, row[0], *events, Ordered(row))


def _opening_order(state: State) -> tuple[int, ...]:
    """Return the seats as the turns will go."""
    first, *others = state.seats
    return (first, *(others if state.books.clockwise else reversed(others)))


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
        if not plain_turns and (rules.plays_one or rules.hand or books.ability == SECOND):
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
        if face in rules.abilities:
            events = (Used(seat, face), *events)
        if rules.jumps and (at := foot(rules, start, move)) is not None:
            events += (Jumped(whose, ids, at, to),)
    if taken:
        for victim in taken:
            events += (new(Captured, (whose, ids, *victim)),)
        if rules.takes_over:
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
        if taken and rules.capture_reward and THROW not in owed and may_earn(rules, bonus):
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
    if rules.rollback and before is None and not was_due:
        before = tokens
    if not rules.same_token and not was_due:
        used += ids
    elif rules.sends_back:
        used = ids if whose == seat else ()
    if taken and plan.keeps_books:
        books = turns.count_captures(books, seat, len(taken))
        if rules.takes_prisoners:
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
    kept = tuple(one for one in owed if not one or one in rules.bonus_faces.values())
    if rules.hand and len(kept) < len(owed):
        books = _holding(books, state.turn, tuple(one for one in owed if one not in kept))
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
    counts = rules.bonus_on_sixes and rules.plan.thrown.get(rules.streak_throw, ((),))[0] == (face,)
    if counts and THROW not in owed and may_earn(rules, state.bonus):
        owed += (THROW,)
    return owed, books._replace(ability=USED)


def _without_a_walk(rules: Rules, state: State, move: Move, *, was_due: bool) -> StateAndEvents:
    """Carry out what takes no token along its way: an ability, a pass, a ransom."""
    if is_ability(rules, move.face):
        state, came = apply(rules, state, move)
        used = (Used(state.turn, move.face),) if move.face in rules.abilities else ()
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


class Outcome(NamedTuple):
    over: bool
    winner: int | None
    places: tuple[int, ...]
    draw: tuple[int, ...]
    """Seats that share the result when nobody won."""


def outcome(rules: Rules, state: State) -> Outcome:
    over = not state.owed
    winner = state.places[0] if state.places else None
    draw = leaders(rules, state) if over and winner is None else ()
    return Outcome(over, winner, state.places, draw)


def auto_move(rules: Rules, state: State) -> Move | None:
    """Return the move made without asking, where the rules say so."""
    alone = rules.auto_single and len(state.moves) == 1 and state.owed[0]
    return state.moves[0] if alone else None

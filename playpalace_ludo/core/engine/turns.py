"""The rest of a turn after an order: effects, amendments, and whose turn comes next."""

from __future__ import annotations

from typing import assert_never

from playpalace_ludo.core.conditions.asking import due
from playpalace_ludo.core.conditions.condition import holds_any
from playpalace_ludo.core.conditions.scene import scene_of, scene_of_move
from playpalace_ludo.core.effects import (
    PICKED,
    Again,
    AskAll,
    Bonus,
    Born,
    Cause,
    Clause,
    Effect,
    Gain,
    Give,
    PassCard,
    PlayOn,
    Reverse,
    Score,
    SendOn,
    Skip,
    TurnTo,
    aimed,
    is_drawn,
    of_tokens,
    whom,
)
from playpalace_ludo.core.engine import (
    abilities,
    amending,
    cards,
    order,
    picks,
    polls,
    population,
    sending,
)
from playpalace_ludo.core.engine.crowding import is_push, movers
from playpalace_ludo.core.engine.earning import may_earn
from playpalace_ludo.core.engine.moves import legal_moves, usable
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.winning import (
    Events,
    StateAndEvents,
    eliminate,
    end_for_all,
    has_won,
    over,
    reach_limit,
    take_places,
    winners_of,
)
from playpalace_ludo.core.events import (
    ExtraThrow,
    Gained,
    HandsFull,
    OrderDrawn,
    Ordered,
    Over,
    PickDue,
    RoundBegan,
    Scored,
    Stuck,
    TurnBegan,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import DUE, MOST_POINTS, THROW, YARD, Books, Move, State, Tokens
from playpalace_ludo.core.walking import paths

MOST_BONUSES = 60
"""In one turn. Tiles that markers bounce back to could otherwise grant bonus steps for ever."""


def go_on(rules: Rules, state: State, events: Events, *, was_due: bool = False) -> StateAndEvents:
    """Play what is left of the throw, or throw again, or pass the turn on.

    A further throw is an extra one, unless it is the next try of a player who cannot move, or
    was due before an ability was used.
    """
    if state.books.sent:
        state, events, options = _sent_on(rules, state, events)
        if options:
            return _choosing(sending.owing(state), options, was_due=was_due), events
    owed = state.owed
    if state.books.lots:
        due = PickDue(state.turn, state.books.lots[0].face)
        return picks.awaiting(state, was_due=was_due), (*events, due)
    if state.books.polls and order.playing(rules, state):
        return polls.begin(rules, state, events, was_due=was_due)
    if owed and owed[0]:
        moves = legal_moves(rules, state.tokens, hand_of(state))
        if moves:
            return _choosing(state, moves, was_due=was_due), events
        events += (Stuck(state.turn, state.pool),)
        owed = DUE if THROW in owed else ()
    if not owed:
        return next_turn(rules, state, events)
    if was_due or state.books.ability == abilities.AHEAD:
        return ready(rules, _about_to_throw(state, owed)), events
    cause = state.cause or Cause.EFFECT
    bonus = state.bonus if cause is Cause.TRY else state.bonus + 1
    state = state.throwing_again(owed, bonus, state.used if rules.streak.sends_back else ())
    return ready(rules, state), (*events, ExtraThrow(state.turn, cause))


def _sent_on(rules: Rules, state: State, events: Events) -> tuple[State, Events, tuple[Move, ...]]:
    """Return the moves that send on the first tokens that can go; empty if a lot decides."""
    while state.books.sent:
        face = state.books.sent[0].face
        options = legal_moves(rules, state.tokens, hand_of(sending.owing(state)))
        if len(options) > 1 and is_drawn(rules.chance.picks[face]):
            return sending.with_lot(state, options), events, ()
        if options:
            due = (PickDue(state.turn, face),) if len(options) > 1 else ()
            return state, events + due, options
        state = sending.without_first(state)
    return state, events, ()


def _choosing(state: State, moves: tuple[Move, ...], *, was_due: bool) -> State:
    """Return the position in which these moves may be played before a waiting throw."""
    books, cause = state.books, state.cause
    if was_due:
        books = books._replace(ability=abilities.AHEAD)
    if cause is Cause.TRY:  # steps come first, and then it is a throw as any other
        cause = Cause.EFFECT
    return state.thrown(state.owed, state.streak, moves, state.used, books, cause)


def _about_to_throw(state: State, owed: tuple[int, ...]) -> State:
    """Return the position about to make the throw that was due anyway."""
    books = state.books
    if books.ability == abilities.AHEAD:
        books = books._replace(ability=abilities.USED)
    return state._replace(owed=owed, books=books)


def ready(rules: Rules, state: State) -> State:
    """Offer the seat about to throw the abilities it holds."""
    if not rules.abilities.by_face or not state.books.held or not state.owed or state.owed[0]:
        return state
    return state._replace(moves=usable(rules.of(state), state))


def next_turn(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """End the turn and begin the next seat's, unless the game ends."""
    if rules.win.max_turns and state.number >= rules.win.max_turns:
        return reach_limit(rules, state, events)
    if is_stalled(rules, state):
        return over(state, events, ())
    if not rules.plan.keeps_books:
        return _pass_on(rules, state, events)
    if rules.turns.rules:
        state, told = order.end_turn(rules, state)
        events += told
    return begin_turn(rules, state, events)


def _pass_on(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Begin the turn of the next active seat clockwise, where no books are kept."""
    next_turns = rules.plan.next_turns
    seat, began = next_turns[state.turn]
    while not order.is_active(rules, state, seat):
        seat, began = next_turns[seat]
    owed = throws_due(rules, state.tokens, seat)
    places, number = state.places, state.number + 1
    begun = State(state.tokens, seat, owed, 0, number, places=places, books=state.books)
    return begun, events + began


def begin_turn(
    rules: Rules, state: State, events: Events, *, drawn: bool = False
) -> StateAndEvents:
    """Begin the next seat's turn; if the order was just ``drawn``, the first of a round."""
    if rules.turns.order == "seats" and state.books.order:  # amended, and so the seats' own again
        state = state._replace(books=state.books._replace(order=()))
    seat, books, told, new_round = order.come_next(rules, state, drawn=drawn)
    if new_round and rules.win.lose_each_round and rules.win.lose:
        state, events = _lose_each_round(rules, state, events)
        if _ends(events):
            return state, events
        seat, books, told, new_round = order.come_next(rules, state, drawn=drawn)
    events += told
    new_round = rules.turns.counts_rounds and new_round
    if new_round or books.bonuses:
        books = books._replace(round=books.round + new_round, bonuses=0)
    tokens, places, number = state.tokens, state.places, state.number + 1
    draws = new_round and rules.turns.order == "draw"
    owed = (THROW,) if draws else throws_due(rules, tokens, seat)
    state = State(tokens, seat, owed, 0, number, places=places, books=books)
    if new_round:
        state, events = _begin_round(rules, state, events)
    if draws:
        return _draw_order(rules, state, events)
    events += (TurnBegan(seat),)
    if rules.abilities.by_face:
        state, worn = abilities.begin_turn(rules, state)
        state, events = ready(rules, state), events + worn
    if state.books.polls:  # those of a round that begins, or of a player who has just finished
        return polls.begin(rules.of(state), state, events, was_due=True)
    return state, events


def _ends(events: Events) -> bool:
    """Tell whether the last thing that happened was the end of the game."""
    return bool(events) and isinstance(events[-1], Over)


def _lose_each_round(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Eliminate those who have lost as a round begins, which may end the game."""
    state, events = eliminate(rules, state, (), events)
    ended = _ends(events)
    return over(state, events, ()) if not ended and is_stalled(rules, state) else (state, events)


def _begin_round(rules: Rules, state: State, events: Events) -> StateAndEvents:
    began = RoundBegan(state.books.round)
    state, events = amending.amend_for_round(rules, state, (*events, began))
    if rules.turns.order not in ("leader", "last"):  # the same as before, or still to be drawn
        return state, events
    return state, (*events, _ordered(rules, state))


def _draw_order(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Let everybody who still plays draw for the order of the round that begins."""
    seats = range(len(state.tokens))
    waiting = tuple(0 if order.is_active(rules, state, seat) else -1 for seat in seats)
    state = state._replace(turn=waiting.index(0), opening=waiting)
    return state, (*events, OrderDrawn())


def take_order(rules: Rules, state: State, events: Events) -> StateAndEvents:
    """Begin a round in the order that was drawn."""
    row = order.by_draw(state, state.opening)
    books = state.books._replace(order=row, leader=row[0])
    state = state._replace(turn=row[-1], opening=(), books=books)
    return begin_turn(rules, state, (*events, _ordered(rules, state)), drawn=True)


def _ordered(rules: Rules, state: State) -> Ordered:
    return Ordered(tuple(s for s in state.books.order if order.is_active(rules, state, s)))


def throws_due(rules: Rules, tokens: Tokens, seat: int) -> tuple[int, ...]:
    """Return one throw, or several tries for a player who can do nothing but enter."""
    if rules.turns.tries > 1 and not any(
        YARD < step < rules.plan.finishes[mover] and _may_walk(rules, tokens, mover, step)
        for mover in movers(rules, tokens, seat)
        for step in tokens[mover]
    ):
        return (THROW,) * rules.turns.tries
    return (THROW,)


def _may_walk(rules: Rules, tokens: Tokens, seat: int, step: int) -> bool:
    home = tokens[seat].count(rules.plan.finishes[seat])
    return any(
        paths(rules, seat, step, way.steps, home)
        for face in rules.chance.faces
        for way in face.orders
        if way.kind == "move"
    )


def count_captures(books: Books, seat: int, count: int) -> Books:
    return books._replace(captures=order.plus(books.captures, seat, count))


def tile_brings(rules: Rules, before: State, move: Move) -> tuple[Effect, ...]:
    """Collect the effects of the tile on which a move stops."""
    tile = rules.seats[move.seat].route.tiles[move.to]
    clauses = rules.board.effects.get(tile, ())
    if rules.board.chances and tile in rules.board.chances:
        scene = scene_of_move(rules, before.tokens, before.turn, move, before)
        for when, more in rules.board.chances[tile]:
            clauses += more if holds_any(when, scene) else ()
    return _due_to(rules, before, move, clauses)


def _aimed(effects: tuple[Effect, ...], move: Move, victims: tuple[int, ...]) -> tuple[Effect, ...]:
    """Replace captor and victim in effects by the seats they are."""
    found: tuple[Effect, ...] = ()
    for effect in effects:
        if whom(effect) == "captor":
            found += (aimed(effect, move.seat),)
        elif whom(effect) == "victim":
            of_one = isinstance(effect, PlayOn)  # which only one can do
            found += tuple(aimed(effect, seat) for seat in victims[: 1 if of_one else None])
        else:
            found += (effect,)
    return found


def _due_to(
    rules: Rules, before: State, move: Move, clauses: tuple[Clause, ...]
) -> tuple[Effect, ...]:
    """Return the effects whose conditions held as the move was made."""
    if not clauses:
        return ()
    if rules.plan.asks_of_effects:
        found = due(clauses, scene_of_move(rules, before.tokens, before.turn, move, before))
    else:
        found = tuple([clause.effect for clause in clauses])
    if not rules.plan.moves_on:
        return found
    return tuple([of_tokens(effect, move.seat, move.tokens) for effect in found])


def earned(
    rules: Rules, before: State, move: Move, victims: tuple[int, ...], at_home: bool
) -> tuple[Effect, ...]:
    """Collect the effects a move brings by itself: rewards and the rule of the tile it stops on.

    ``victims`` are the seats it has captured tokens of.
    """
    rewards: tuple[Effect, ...] = ()
    if victims:
        rewards = _aimed(_due_to(rules, before, move, rules.capture.reward), move, victims)
    if move.seat != before.turn and is_push(rules, move):
        return rewards
    clauses = rules.finish.reward if at_home else ()
    rewards += _due_to(rules, before, move, clauses)
    if rules.permits.toll and rules.chance.faces[move.face].orders[move.order].kind == "enter":
        toll = _due_to(rules, before, move, rules.permits.toll)
        for token in move.tokens:
            rewards += tuple([of_tokens(effect, move.seat, (token,)) for effect in toll])
    return rewards + tile_brings(rules, before, move)


def after_order(
    rules: Rules,
    state: State,
    faces: tuple[int, ...],
    earned: tuple[Effect, ...],
    events: Events,
    *,
    was_due: bool = False,
) -> StateAndEvents:
    """Test for a win, amend, apply effects, then go on with the turn.

    ``faces`` is what was played, or the whole throw if nothing of it could be.
    """
    if rules.plan.scores:
        state, events = _score(rules, state, faces, earned, events)
    if rules.most_markers:
        effects = _brought(rules, state, faces) + earned
        state, events = population.change(rules, state, effects, events)
    placed = state.turn not in state.places and has_won(rules, state, state.turn, faces)
    winners = winners_of(rules, state, placed, faces)
    if winners:
        state, events = take_places(rules, state, winners, events)
        if _ends(events):
            return state, events
    if rules.win.ends:
        state, events = end_for_all(rules, state, faces, events)
        if _ends(events):
            return state, events
    if rules.win.lose and not rules.win.lose_each_round:
        state, events = eliminate(rules, state, faces, events)
        if _ends(events):
            return state, events
    if rules.amendments:
        state, events = amending.amend(rules, state, faces, events)
        rules = rules.of(state)
    for effect in _brought(rules, state, faces) + earned:
        state, told = _bring_about(rules, state, effect, placed)
        events += told
    if placed or state.turn in state.books.out:
        if state.books.sent:
            state = state._replace(books=state.books._replace(sent=()))
        return next_turn(rules, state, events)
    return go_on(rules, state, events, was_due=was_due)


def _brought(rules: Rules, state: State, faces: tuple[int, ...]) -> tuple[Effect, ...]:
    """Collect the effects of what was thrown."""
    clauses: tuple[Clause, ...] = ()
    for face in faces:
        clauses += rules.chance.faces[face].then
    if not rules.plan.asks_of_effects:
        return tuple([clause.effect for clause in clauses])
    return due(clauses, scene_of(rules, state, state.turn, faces)) if clauses else ()


def _bring_about(rules: Rules, state: State, effect: Effect, placed: bool) -> StateAndEvents:
    """Carry out one effect; somebody who has just finished (``placed``) has no use for most."""
    if whom(effect) in PICKED and len(order.others(rules, state, state.turn)) > 1:
        done = placed or state.turn in state.books.out
        return (state, ()) if done else _pick(rules, state, effect)
    match effect:
        case Again():
            return (state if placed else _throw_again(rules, state, effect.cause)), ()
        case Bonus():
            face = rules.chance.bonus_faces[effect]
            return (state if placed else with_bonus(state, face)), ()
        case Gain():
            done = placed or state.turn in state.books.out
            return (state, ()) if done else _gain(rules, state, effect)
        case SendOn():
            done = placed or state.books.bonuses >= MOST_BONUSES
            return (state if done else sending.queued(rules, state, effect)), ()
        case PassCard():
            done = placed or state.turn in state.books.out
            return (state, ()) if done else _pass_card(rules, state, effect)
        case AskAll(name):
            books = polls.with_poll(state.books, polls.named(rules, name))
            return state._replace(books=books), ()
        case Skip() | TurnTo() | PlayOn() | Reverse():
            return order.alter(rules, state, effect)
        case Score() | Born() | Give():
            return state, ()  # done before anybody asked who has won
        case _:
            assert_never(effect)


def _pick(rules: Rules, state: State, effect: Effect) -> StateAndEvents:
    """Have the acting seat choose the player an effect is about, or draw a lot."""
    face = rules.chance.bonus_faces[effect]
    if is_drawn(effect):
        return picks.with_lot(rules, state, face), ()
    owing = with_bonus(state, face)
    return owing, () if owing is state else (PickDue(state.turn, face),)


def _pass_card(rules: Rules, state: State, effect: PassCard) -> StateAndEvents:
    """Have the acting seat choose a card to pass on, or pass on the one chosen."""
    if effect.card:
        return cards.pass_on(rules, state, effect)
    if not state.books.hands[state.turn] or cards.receiver(rules, state, effect) is None:
        return state, ()
    return _pick(rules, state, effect)


def _throw_again(rules: Rules, state: State, cause: Cause) -> State:
    if THROW in state.owed or not may_earn(rules, state.bonus):
        return state
    return state._replace(owed=(*state.owed, THROW), cause=cause)


def with_bonus(state: State, face: int) -> State:
    """Make a face due that nobody threw, before a throw that is due."""
    books = state.books
    if books.bonuses >= MOST_BONUSES:
        return state
    throws = state.owed[len(state.pool) :]
    books = books._replace(bonuses=books.bonuses + 1)
    return state._replace(owed=(*state.pool, face, *throws), books=books)


def _gain(rules: Rules, state: State, effect: Gain) -> StateAndEvents:
    """Give an ability to the acting seat, to hold or to use at once."""
    face, seat = abilities.face_of(rules, effect), state.turn
    ability = rules.abilities.by_face.get(face)
    if ability and not ability.at_once:
        books, event = abilities.gain(rules, state.books, seat, face)
        return state._replace(books=books), (event,)
    if ability and ability.kind == "throw":
        if may_earn(rules, state.bonus):
            return abilities.throws_twice(state), (Gained(seat, face),)
        return state, ()
    if not ability and abilities.are_hands_full(rules, state.books, seat):
        return state, (HandsFull(seat, face),)
    return with_bonus(state, face), (Gained(seat, face),)


def _score(
    rules: Rules, state: State, faces: tuple[int, ...], earned: tuple[Effect, ...], events: Events
) -> StateAndEvents:
    """Count the points, before anybody is tested for a win."""
    counts = state.books.points or (0,) * len(state.tokens)
    for seat, points in _points(rules, state, _brought(rules, state, faces) + earned).items():
        total = max(-MOST_POINTS, min(counts[seat] + points, MOST_POINTS))
        if gained := total - counts[seat]:
            counts = order.plus(counts, seat, gained)
            events += (Scored(seat, gained, total),)
    books = state.books._replace(points=counts if any(counts) else ())
    return state._replace(books=books), events


def _points(rules: Rules, state: State, effects: tuple[Effect, ...]) -> dict[int, int]:
    """Add up the points these effects bring to each seat, the acting one first."""
    found = {state.turn: 0}
    for effect in effects:
        if isinstance(effect, Score):
            for seat in order.seats_named(rules, state, state.turn, effect.who):
                found[seat] = found.get(seat, 0) + effect.points
    return found


def is_stalled(rules: Rules, state: State) -> bool:
    """Tell whether nobody has anything left to play with; where captures win, that ends nothing."""
    for seat, own in enumerate(state.tokens):
        if own and order.is_active(rules, state, seat):
            return False
    return True

"""Evidence about rules of play: positions of random games in which a rule of Strict Ludo breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine, record
from playpalace_ludo.core.effects import Cause
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.events import (
    Captured,
    Carried,
    Eliminated,
    Event,
    ExtraThrow,
    Jumped,
    Moved,
    OrderDrawn,
    Ordered,
    Over,
    Placed,
    PlaysOn,
    Reversed,
    SentOn,
    Skipped,
    Stuck,
    TurnGiven,
    TurnLost,
)
from playpalace_ludo.core.record import Action
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Refusal, State
from playpalace_ludo.lab.strictness import SIX, private_ends

MOST_ACTIONS = 6000
MOST_OF_A_GAME = 2000
"""Throws and moves of the search, and of one game in it."""
FEW_AMENDMENTS, OF_A_VERSION = 4, 20
"""With more amendments than the first number, rules may change often; each change then counts as
the second number of actions, because rules have to be compiled."""
_USES = 0.5

_REFUSED: Mapping[Refusal, int] = {
    Refusal.OWN_LIMIT: 34,
    Refusal.TILE_FULL: 34,
    Refusal.BARRIER: 29,
    Refusal.PARTNER_BLOCKS: 29,
    Refusal.SPARED: 28,
    Refusal.DOUBLED_ODD: 27,
    Refusal.DOUBLED_FIRST: 28,
    Refusal.ALREADY_USED: 51,
    Refusal.MUST_USE_ALL: 49,
    Refusal.CAPTURE_NEEDS_ALL: 49,
    Refusal.START_LIMIT: 23,
    Refusal.START_PRICE: 23,
    Refusal.START_RULE: 23,
    Refusal.MOVE_RULE: 28,
    Refusal.ORDER_RULE: 28,
    Refusal.FINISH_RULE: 43,
    Refusal.NEEDS_CAPTURES: 43,
    Refusal.MUST_ENTER: 28,
    Refusal.MUST_LEAVE_START: 28,
    Refusal.MUST_OPEN_BARRIER: 28,
    Refusal.MUST_CAPTURE: 28,
    Refusal.MUST_GO_HOME: 28,
    Refusal.PRISONER: 35,
}
"""Refusals unknown to Strict Ludo, with the rule that each breaks."""


class Witness(NamedTuple):
    """A position, and an action there that breaks a rule."""

    before: State
    action: Action
    item: str
    """The action in record notation."""


class Search(NamedTuple):
    found: Mapping[int, Witness]
    """The first evidence against each rule of Strict Ludo, by its number."""
    games: int
    turns: int
    """The number of turns searched."""


class _Step(NamedTuple):
    rules: Rules
    before: State
    action: Action
    events: Sequence[Event]
    after: State


def search(rules: Rules, *, seed: int = 1, most: int = MOST_ACTIONS) -> Search:
    """Play random games, always the same ones, and keep the first breach of each rule."""
    rng, found = Random(seed), dict[int, Witness]()
    games = turns = 0
    while most > 0:
        games += 1
        players = rules.max_players if games % 2 else rules.min_players
        seats = engine.default_seats(rules, max(players, 1))
        first = rng.choice(seats) if rules.turns.first == "random" else None
        state, _ = engine.start(rules, seats, first)
        for _ in range(MOST_OF_A_GAME):
            if not state.owed or most <= 0:
                break
            most -= 1
            step = _act(rules, state, rng)
            for number in _broken(step):
                if number not in found:
                    item = record.write_item(rules, state, step.action, step.events)
                    found[number] = Witness(state, step.action, item)
            if len(rules.amendments) > FEW_AMENDMENTS:
                most -= OF_A_VERSION * (state.books.amended != step.after.books.amended)
            state = step.after
        turns += state.number
    return Search(found, games, turns)


def _act(rules: Rules, state: State, rng: Random) -> _Step:
    if state.owed[0] or (state.moves and rng.random() < _USES):
        action = Action(None, rng.choice(state.moves))
    else:
        action = Action(draw(rules, state, rng), None)
    after, events = record.carry_out(rules, state, action)
    return _Step(rules.of(state), state, action, events, after)


def _broken(step: _Step) -> Iterator[int]:
    """Yield the rules that one throw or move breaks."""
    if step.before.opening:
        return
    if step.action.dice is not None:
        yield from _by_throw(step)
    captor: Moved | None = None
    for event in step.events:
        match event:
            case Moved():
                captor = event
                yield from _by_move(step, event)
            case Captured():
                yield from _by_capture(step, event, captor)
            case Carried() | SentOn():
                yield from (39, 40)
            case ExtraThrow():
                yield from _by_extra_throw(step, event)
            case Placed() if step.after.owed:
                yield 19
            case Eliminated():
                yield 12
            case Over():
                yield from _by_end(step, event)
            case Skipped() | TurnLost() | TurnGiven() | Reversed() | Ordered() | OrderDrawn():
                yield 14
            case PlaysOn():
                yield 14


def _by_throw(step: _Step) -> Iterator[int]:
    """Find tokens that may not move although Strict Ludo allows it, and moves skipped."""
    rules, state = step.rules, step.after
    own = step.before.tokens[step.before.turn]
    if (stuck := next((e for e in step.events if isinstance(e, Stuck)), None)) is not None:
        state = step.before._replace(owed=stuck.faces, moves=())
    if not state.owed or not state.owed[0] or state.turn != step.before.turn:
        return
    for token in range(len(own)):
        for face in {*state.pool}:
            reason = token_refusal(rules, state, token, face)
            walks = [o.steps for o in rules.chance.faces[face].orders if o.kind == "move"]
            target = own[token] + max(walks, default=0)
            if reason is Refusal.BLOCKED and _on_path(rules, state.turn, target):
                yield 29
            elif reason is not None and reason in _REFUSED:
                yield _REFUSED[reason]
            if reason is Refusal.SPARED and rules.capture.safe_tiles:
                yield 33
    orders = [rules.chance.faces[move.face].orders[move.order].kind for move in state.moves]
    if "pass" in orders and len(orders) > 1:
        yield 30
        if {*own} == {YARD} and "enter" in orders:
            yield 31


def _by_extra_throw(step: _Step, event: ExtraThrow) -> Iterator[int]:
    yield 17
    moved = any(isinstance(other, Moved) for other in step.events)
    if event.reason is Cause.TRY or (event.reason is Cause.SIXES and not moved and _stuck(step)):
        yield 18
    if event.reason is Cause.TRY and {*step.before.tokens[event.seat]} == {YARD}:
        yield 32


def _stuck(step: _Step) -> bool:
    return any(isinstance(event, Stuck) for event in step.events)


def _by_end(step: _Step, event: Over) -> Iterator[int]:
    if event.winner is None:
        yield 19
        return
    own = step.after.tokens[event.winner]
    if own.count(step.rules.plan.finishes[event.winner]) < len(own):
        yield 12


def _by_move(step: _Step, moved: Moved) -> Iterator[int]:
    rules, seat = step.rules, moved.seat
    face = rules.chance.faces[moved.face]
    jump = next((e for e in step.events if isinstance(e, Jumped)), None)
    stopped = jump.start if jump else moved.to
    if seat != moved.by:
        yield 7
        if rules.left(seat, moved.to) > rules.left(seat, moved.start):
            yield 26
        return
    if jump:
        yield from (27, 33)
        if _on_path(rules, seat, jump.start) and not _on_path(rules, seat, jump.to):
            yield 39
        if rules.left(seat, jump.to) > rules.left(seat, jump.start):
            yield 26
    if moved.start == YARD:
        if face.value != SIX and not rules.chance.sums:
            yield 23
        if stopped != rules.seats[seat].route.first or len(moved.tokens) > 1:
            yield 24
    else:
        yield from _by_walk(step, moved, stopped)
    yield from _by_landing(step, moved)


def _by_walk(step: _Step, moved: Moved, stopped: int) -> Iterator[int]:
    """Compare a token's walk with the throw, and look for tokens passed on the End Path."""
    rules, seat = step.rules, moved.seat
    face, move = rules.chance.faces[moved.face], step.action.move
    value, ordered = face.value, face.orders[move.order].steps if move else 0
    forks = rules.seats[seat].walk.forks
    walked = ordered if forks else rules.left(seat, moved.start) - rules.left(seat, stopped)
    if ordered < 0:
        yield 26
    elif len(moved.tokens) > 1:
        yield 27
    elif rules.plan.row and stopped == rules.plan.finishes[seat]:
        pass  # how far that is depends on who is home already
    elif rules.finish.arrive in ("at least", "bounce") and 0 < ordered != walked < ordered:
        yield 43
    elif walked < 0:
        yield 26
    elif walked != value or moved.face in rules.chance.bonus_faces.values():
        yield 27
    between = range(moved.start + 1, stopped)
    own = step.before.tokens[seat]
    if any(one in between and not _on_path(rules, seat, one) for one in own):
        yield 44


def _by_landing(step: _Step, moved: Moved) -> Iterator[int]:
    """Find effects of the tile, and opponents that stay there unprotected."""
    rules, tokens = step.rules, step.after.tokens
    tile = rules.seats[moved.seat].route.tiles[moved.to]
    if tile in rules.board.effects or tile in rules.board.chances:
        yield 33
    friends = rules.friends(moved.seat)
    own = tokens[moved.seat]
    # Where tokens are given away, the last number may be gone.
    captor = own[moved.tokens[0]] if moved.tokens and moved.tokens[0] < len(own) else YARD
    if captor != moved.to:
        return
    for seat, own in enumerate(tokens):
        if seat in friends:
            continue
        for place in own:
            shared = place not in (YARD, 0) and rules.seats[seat].route.tiles[place] == tile
            if shared and place != rules.plan.finishes[seat]:
                yield 33 if rules.plan.prey.is_safe(seat, place) else 35


def _by_capture(step: _Step, captured: Captured, captor: Moved | None) -> Iterator[int]:
    rules = step.rules
    if step.before.tokens[captured.seat][captured.token] == 0:
        yield 36
    if captured.back_to != YARD or rules.capture.takes_over:
        yield 35
    if captor and captor.seat == step.before.turn and captured.at != captor.to:
        yield from (29, 35)


def _on_path(rules: Rules, seat: int, step: int) -> bool:
    """Tell whether a step lies before the End Path."""
    return YARD < step < rules.plan.finishes[seat] - private_ends(rules)[seat]

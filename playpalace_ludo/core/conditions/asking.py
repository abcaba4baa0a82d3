"""Evaluate a rule file's conditions for moves, captures and effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from playpalace_ludo.core.conditions.condition import Condition, holds_any, settled
from playpalace_ludo.core.conditions.scene import Moment, Scene, scene_of_move
from playpalace_ludo.core.effects import Clause, Effect, measured, price
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.state import NO_BOOKS, YARD, Move, Refusal, Tokens, new

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

Answers: TypeAlias = dict[tuple[Callable[[Scene, int], int], int, int], bool]
"""Answers to conditions about no single marker: by test, player and the face to play."""


class Deciding(Protocol):
    """A decision, as far as conditions ask about it."""

    @property
    def rules(self) -> Rules: ...

    @property
    def tokens(self) -> Tokens: ...

    @property
    def hand(self) -> Holder: ...

    @property
    def answers(self) -> Answers: ...


class Holder(Moment, Protocol):
    @property
    def seat(self) -> int: ...


class Demand(NamedTuple):
    """What is asked of a move: one of these has to hold, of the actor or of the marker's owner."""

    refusal: Refusal
    conditions: tuple[Condition, ...]
    of_owner: bool = False


def demands(rules: Rules, move: Move, start: int) -> tuple[Demand, ...]:
    """List what has to be asked of every move that leads this way, without what it answers."""
    permits = rules.permits
    condition = rules.chance.faces[move.face].orders[move.order].condition
    asked = [
        Demand(Refusal.ORDER_RULE, (condition,) if condition else ()),
        Demand(Refusal.START_RULE, permits.start if start == YARD else (), of_owner=True),
        Demand(Refusal.MOVE_RULE, permits.move),
    ]
    if move.to == rules.plan.finishes[move.seat]:
        asked.append(Demand(Refusal.FINISH_RULE, permits.finish, of_owner=True))
    nowhere = ((),) * len(rules.seats)
    way = (move.seat, move.tokens[0], start, move.to, move.order)
    walk = Scene(rules, nowhere, move.seat, (move.face,), NO_BOOKS, (), 1, 0, 0, *way)
    # A row of places makes ways shorter for each marker home, and numbers are the marker's own.
    unknown = ("marker", "left", "left_after") if rules.plan.row else ("marker",)
    found = []
    for demand in asked:
        left = [settled(one, walk, unknown) for one in demand.conditions]
        if left and True not in left:
            kept = tuple([one for one in left if not isinstance(one, bool)])
            found.append(demand._replace(conditions=kept))
    return tuple(found)


def forbidden(decision: Deciding, move: Move, asked: tuple[Demand, ...]) -> Refusal | None:
    """Ask the conditions of the order, of the Start, of moving and of the finish."""
    actor, seat = decision.hand.seat, move.seat
    permits = decision.rules.permits
    waits = (permits.limit or permits.price) and decision.tokens[seat][move.tokens[0]] == YARD
    for demand in asked:
        if waits and demand.refusal is not Refusal.ORDER_RULE:
            waits = False
            if reason := _kept_in(decision, move):
                return reason
        whose = seat if demand.of_owner else actor
        if not _one_holds(demand.conditions, decision, move, whose):
            return demand.refusal
    return _kept_in(decision, move) if waits else None


def _kept_in(decision: Deciding, move: Move) -> Refusal | None:
    """Say whether too many are out for a marker to leave the Start, or it costs too much."""
    rules, tokens, hand = decision.rules, decision.tokens, decision.hand
    permits, seat, count = rules.permits, move.seat, len(move.tokens)
    if permits.limit and _on_board(rules, tokens[seat], seat) + count > permits.limit:
        return Refusal.START_LIMIT
    if permits.price:
        cost = _costs(rules, scene_of_move(rules, tokens, hand.seat, move, hand)) * count
        if cost > points_of(hand.books, hand.seat):
            return Refusal.START_PRICE
    return None


def _one_holds(
    conditions: tuple[Condition, ...], decision: Deciding, move: Move, seat: int
) -> bool:
    """Tell whether one of several conditions holds; what concerns no marker is asked once."""
    answers, face, scene = decision.answers, move.face, None
    for condition in conditions:
        test = condition.test
        key = (test, seat, face)
        answer = None if condition.of_marker else answers.get(key)
        if answer is None:
            scene = scene or scene_of_move(
                decision.rules, decision.tokens, seat, move, decision.hand
            )
            answer = answers[key] = bool(test(scene, seat))
        if answer:
            return True
    return False


def _costs(rules: Rules, scene: Scene) -> int:
    """Return the points a marker that leaves the Start costs now."""
    return (
        price(due(rules.permits.toll, scene)) if rules.plan.asks_of_effects else rules.permits.price
    )


def _on_board(rules: Rules, own: tuple[int, ...], seat: int) -> int:
    return len(own) - own.count(YARD) - own.count(rules.plan.finishes[seat])


def preyed_on(
    rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment
) -> Callable[[int, int], bool]:
    """Return the question whether this move may capture a token: asked by seat and number."""
    scene = scene_of_move(rules, tokens, actor, move, moment)
    before = scene[:-2]  # all but the victim and its marker
    return lambda seat, token: holds_any(rules.permits.capture, new(Scene, (*before, seat, token)))


def due(clauses: tuple[Clause, ...], scene: Scene) -> tuple[Effect, ...]:
    """Return the effects whose conditions hold."""
    return tuple(
        [
            measured(effect, amount.of(scene)) if amount else effect
            for effect, condition, amount in clauses
            if condition is None or condition.holds(scene)
        ]
    )

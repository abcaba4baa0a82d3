"""Evaluate a rule file's conditions for moves, captures and effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from playpalace_ludo.core.conditions.condition import Condition, holds_any, settled
from playpalace_ludo.core.conditions.scene import Moment, MoveScene, Scene, scene_of_move
from playpalace_ludo.core.effects import Clause, Effect, measured, price
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

Answers: TypeAlias = dict["Demands", Refusal | None]
"""Reasons against moves of one token, where they are about no single marker."""


class Deciding(Moment, Protocol):
    """A decision, as far as conditions ask about it."""

    rules: Rules
    tokens: Tokens
    seat: int
    answers: Answers

    def asked(self, seat: int, face: int) -> Scene: ...

    def is_open(self, face: int, index: int) -> bool: ...


class Demand(NamedTuple):
    """Conditions asked of a move; one has to hold for the actor, or for the marker's owner."""

    refusal: Refusal
    conditions: tuple[Condition, ...]
    of_owner: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Demands:
    """Conditions for moves of a seat with a face; moves with the same ones share this value."""

    order: int
    """The index of the order, if its condition asks about no marker; else -1."""
    of_order: tuple[Demand, ...]
    """Its condition, if it asks about a marker."""
    leaves: bool
    """A marker leaves the Start, which has a limit or a price."""
    of_move: tuple[Demand, ...]
    of_marker: bool
    """The answer depends on the marker, so each is asked."""


def asked_of(rules: Rules, move: Move, start: int) -> Demands | None:
    """Return the conditions every move along this way must meet, less those it settles itself."""
    permits, known = rules.permits, rules.plan.moves.asked
    condition = rules.chance.faces[move.face].orders[move.order].condition
    by_position = condition is not None and not condition.of_marker
    order, *others = (
        Demand(Refusal.ORDER_RULE, (condition,) if condition and not by_position else ()),
        Demand(Refusal.START_RULE, permits.start if start == YARD else (), of_owner=True),
        Demand(Refusal.MOVE_RULE, permits.move),
        Demand(Refusal.FINISH_RULE, permits.finish if _arrives(rules, move) else (), of_owner=True),
    )
    nowhere = Scene(rules, ((),) * len(rules.seats), move.seat)
    walk = MoveScene(rules, nowhere.tokens, move.seat, move, start, nowhere)
    of_order, of_move = _open_demands(rules, walk, (order,)), _open_demands(rules, walk, others)
    leaves = start == YARD and bool(permits.limit or permits.price)
    if not (by_position or of_order or of_move or leaves):
        return None
    of_marker = leaves and _is_of_marker(permits.toll)
    of_marker |= any(one.of_marker for demand in of_order + of_move for one in demand.conditions)
    asked = Demands(move.order if by_position else -1, of_order, leaves, of_move, of_marker)
    return known.setdefault((move.seat, move.face, asked.order, of_order, leaves, of_move), asked)


def _arrives(rules: Rules, move: Move) -> bool:
    return move.to == rules.plan.finishes[move.seat]


def _is_of_marker(toll: tuple[Clause, ...]) -> bool:
    """Tell whether what it costs to leave the Start may hang on the marker."""
    return any(
        clause.amount or (clause.condition and clause.condition.of_marker) for clause in toll
    )


def _open_demands(rules: Rules, walk: Scene, demands: Iterable[Demand]) -> tuple[Demand, ...]:
    """Return the demands that the way does not settle itself."""
    # A row of places makes ways shorter for each marker home, and numbers are the marker's own.
    unknown = ("marker", "left", "left_after") if rules.plan.row else ("marker",)
    found: tuple[Demand, ...] = ()
    for demand in demands:
        left = [settled(one, walk, unknown) for one in demand.conditions]
        if left and True not in left:
            kept = tuple([one for one in left if not isinstance(one, bool)])
            found += (demand._replace(conditions=kept),)
    return found


def forbidden(decision: Deciding, move: Move, asked: Demands) -> Refusal | None:
    """Ask the conditions of the order, of the Start, of moving and of the finish."""
    if asked.of_marker or (asked.leaves and len(move.tokens) > 1):
        return _ask(decision, move, asked)
    answers = decision.answers
    if asked not in answers:
        answers[asked] = _ask(decision, move, asked)
    return answers[asked]


def _ask(decision: Deciding, move: Move, asked: Demands) -> Refusal | None:
    if asked.order >= 0 and not decision.is_open(move.face, asked.order):
        return Refusal.ORDER_RULE
    scene = _scene(decision, decision.seat, move, asked)
    for demand in asked.of_order:
        if not holds_any(demand.conditions, scene):
            return demand.refusal
    if asked.leaves and (reason := _kept_in(decision, move, scene)):
        return reason
    for demand in asked.of_move:
        others = demand.of_owner and move.seat != decision.seat
        about = _scene(decision, move.seat, move, asked) if others else scene
        if not holds_any(demand.conditions, about):
            return demand.refusal
    return None


def _scene(decision: Deciding, seat: int, move: Move, asked: Demands) -> Scene:
    if not asked.of_marker:
        return decision.asked(seat, move.face)
    return scene_of_move(decision.rules, decision.tokens, seat, move, decision)


def _kept_in(decision: Deciding, move: Move, scene: Scene) -> Refusal | None:
    """Say whether too many are out for a marker to leave the Start, or it costs too much."""
    rules, permits, count = decision.rules, decision.rules.permits, len(move.tokens)
    limit = permits.limit
    if limit and _on_board(rules, decision.tokens[move.seat], move.seat) + count > limit:
        return Refusal.START_LIMIT
    if permits.price:
        points = points_of(decision.books, decision.seat)
        if permits.price * count > points and _costs(rules, scene) * count > points:
            return Refusal.START_PRICE
    return None


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
    """Return a test, by seat and number, whether this move may capture a token."""
    scene = scene_of_move(rules, tokens, actor, move, moment)

    def may(seat: int, token: int) -> bool:
        scene.victim, scene.prey = seat, token
        return holds_any(rules.permits.capture, scene)

    return may


def due(clauses: tuple[Clause, ...], scene: Scene) -> tuple[Effect, ...]:
    """Return the effects whose conditions hold."""
    return tuple(
        [
            measured(effect, amount.of(scene)) if amount else effect
            for effect, condition, amount in clauses
            if condition is None or condition.holds(scene)
        ]
    )

"""Evaluate a rule file's conditions for moves, captures and effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from playpalace_ludo.core.conditions.condition import Condition, holds_any, settled
from playpalace_ludo.core.conditions.scene import Moment, Scene, scene_of_move
from playpalace_ludo.core.effects import Clause, Effect, measured, price
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.state import NO_BOOKS, YARD, Move, Refusal, Tokens, new

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules

Answers: TypeAlias = dict[tuple["Demands", int, int], Refusal | None]
"""Reasons against moves about no single marker: by demands, seat and number of tokens."""


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

    def scene(self, seat: int, face: int) -> Scene: ...

    def is_open(self, face: int, index: int) -> bool: ...


class Holder(Moment, Protocol):
    @property
    def seat(self) -> int: ...


class Demand(NamedTuple):
    """Conditions asked of a move; one has to hold for the actor, or for the marker's owner."""

    refusal: Refusal
    conditions: tuple[Condition, ...]
    of_owner: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Demands:
    """Conditions that moves of one face have to meet; moves with the same ones share this value."""

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
    nowhere = ((),) * len(rules.seats)
    way = (move.seat, move.tokens[0], start, move.to, move.order)
    walk = Scene(rules, nowhere, move.seat, (move.face,), NO_BOOKS, (), 1, 0, 0, *way)
    of_order, of_move = _open_demands(rules, walk, (order,)), _open_demands(rules, walk, others)
    leaves = start == YARD and bool(permits.limit or permits.price)
    if not (by_position or of_order or of_move or leaves):
        return None
    of_marker = leaves and _is_of_marker(permits.toll)
    of_marker |= any(one.of_marker for demand in of_order + of_move for one in demand.conditions)
    asked = Demands(move.order if by_position else -1, of_order, leaves, of_move, of_marker)
    return known.setdefault((move.face, asked.order, of_order, leaves, of_move), asked)


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
    if asked.of_marker:
        return _ask(decision, move, asked)
    answers, key = decision.answers, (asked, move.seat, len(move.tokens))
    if key not in answers:
        answers[key] = _ask(decision, move, asked)
    return answers[key]


def _ask(decision: Deciding, move: Move, asked: Demands) -> Refusal | None:
    if asked.order >= 0 and not decision.is_open(move.face, asked.order):
        return Refusal.ORDER_RULE
    return (
        (asked.of_order and _broken(decision, move, asked.of_order, asked.of_marker))
        or (asked.leaves and _kept_in(decision, move, asked.of_marker))
        or (asked.of_move and _broken(decision, move, asked.of_move, asked.of_marker))
        or None
    )


def _broken(
    decision: Deciding, move: Move, demands: tuple[Demand, ...], of_marker: bool
) -> Refusal | None:
    """Find the first demand of which no condition holds."""
    actor = decision.hand.seat
    for demand in demands:
        whose = move.seat if demand.of_owner else actor
        if not holds_any(demand.conditions, _scene(decision, move, whose, of_marker)):
            return demand.refusal
    return None


def _scene(decision: Deciding, move: Move, seat: int, of_marker: bool) -> Scene:
    if not of_marker:
        return decision.scene(seat, move.face)
    return scene_of_move(decision.rules, decision.tokens, seat, move, decision.hand)


def _kept_in(decision: Deciding, move: Move, of_marker: bool) -> Refusal | None:
    """Say whether too many are out for a marker to leave the Start, or it costs too much."""
    rules, tokens, hand = decision.rules, decision.tokens, decision.hand
    permits, seat, count = rules.permits, move.seat, len(move.tokens)
    if permits.limit and _on_board(rules, tokens[seat], seat) + count > permits.limit:
        return Refusal.START_LIMIT
    if permits.price:
        cost = _costs(rules, _scene(decision, move, hand.seat, of_marker)) * count
        if cost > points_of(hand.books, hand.seat):
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

"""Evaluate a rule file's conditions for moves, captures and effects."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.core.conditions.condition import holds_any
from playpalace_ludo.core.conditions.scene import Moment, Scene, scene_of_move
from playpalace_ludo.core.effects import Clause, Effect, measured, price
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens


def forbidden(
    rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment
) -> Refusal | None:
    """Ask the conditions of the order, of the Start, of moving and of the finish."""
    scene = scene_of_move(rules, tokens, actor, move, moment)
    order = rules.chance.faces[move.face].orders[move.order]
    if order.condition and not order.condition.holds(scene):
        return Refusal.ORDER_RULE
    of_owner = scene if move.seat == actor else scene._replace(seat=move.seat)
    if scene.start == YARD:
        if (
            rules.permits.limit
            and _on_board(rules, tokens[move.seat], move.seat) + len(move.tokens)
            > rules.permits.limit
        ):
            return Refusal.START_LIMIT
        cost = _costs(rules, scene) * len(move.tokens) if rules.permits.price else 0
        if rules.permits.price and cost > points_of(moment.books, actor):
            return Refusal.START_PRICE
        if rules.permits.start and not holds_any(rules.permits.start, of_owner):
            return Refusal.START_RULE
    if rules.permits.move and not holds_any(rules.permits.move, scene):
        return Refusal.MOVE_RULE
    if rules.permits.finish and move.to == rules.plan.finishes[move.seat]:
        return None if holds_any(rules.permits.finish, of_owner) else Refusal.FINISH_RULE
    return None


def _costs(rules: Rules, scene: Scene) -> int:
    """Return the points a marker that leaves the Start costs now."""
    return (
        price(due(rules.permits.toll, scene)) if rules.plan.asks_of_effects else rules.permits.price
    )


def _on_board(rules: Rules, own: tuple[int, ...], seat: int) -> int:
    return sum(YARD < step < rules.plan.finishes[seat] for step in own)


def preyed_on(
    rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment
) -> Callable[[int, int], bool]:
    """Return the question whether this move may capture a token: asked by seat and number."""
    scene = scene_of_move(rules, tokens, actor, move, moment)
    return lambda seat, token: holds_any(
        rules.permits.capture, scene._replace(victim=seat, prey=token)
    )


def due(clauses: tuple[Clause, ...], scene: Scene) -> tuple[Effect, ...]:
    """Return the effects whose conditions hold."""
    return tuple(
        [
            measured(effect, amount.of(scene)) if amount else effect
            for effect, condition, amount in clauses
            if condition is None or condition.holds(scene)
        ]
    )

"""Facts found once per decision equal those found by examining each move separately."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo.core.conditions.asking import forbidden
from playpalace_ludo.core.conditions.condition import Condition, holds_any
from playpalace_ludo.core.conditions.scene import scene_of_move
from playpalace_ludo.core.engine.consequences import carry_out
from playpalace_ludo.core.engine.offers import moves_with
from playpalace_ludo.core.engine.outlook import Outlook, hand_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal
from playpalace_ludo.core.walking import walk_of
from playpalace_ludo.lab import check
from tests.core.random_games import walk

EVERYTHING = Path(__file__).parents[2] / "benchmarks" / "everything.toml"


@pytest.fixture(scope="module")
def walks() -> list[tuple[Outlook, Move]]:
    """Moves that orders offer in random games of a file with everything in it, legal or not."""
    rules = check.load(EVERYTHING)
    return [one for seed in range(3) for one in _offered(rules, seed)]


def _offered(rules: Rules, seed: int) -> Iterator[tuple[Outlook, Move]]:
    for _, after, _ in walk(rules, seed, most_turns=60):
        if after.owed and not after.opening and after.awaiting == "move":
            outlook = Outlook(rules.of(after), after.tokens, hand_of(after))
            for move in moves_with(outlook, after.owed[0], legal=False):
                if move.tokens and move.to != YARD:
                    yield outlook, move


def test_captures_are_those_of_the_move_carried_out(walks: list[tuple[Outlook, Move]]) -> None:
    captures = 0
    for outlook, move in walks:
        args = (outlook.rules, outlook.tokens, outlook.hand.seat, move, outlook.hand)
        after, taken, _ = carry_out(*args)
        assert (outlook.after(move), outlook.captured(move)) == (after, taken)
        captures += bool(taken)
    assert captures > 20


def test_conditions_settled_by_the_way_answer_as_the_whole_ones(
    walks: list[tuple[Outlook, Move]],
) -> None:
    refusals = set()
    for outlook, move in walks:
        start = outlook.tokens[move.seat][move.tokens[0]]
        asked = walk_of(outlook.rules, move, start).asked
        expected = _asked_one_by_one(outlook, move, start)
        found = forbidden(outlook, move, asked) if asked else None
        if found not in (Refusal.START_LIMIT, Refusal.START_PRICE):
            assert found == expected
        refusals.add(found)
    assert {Refusal.ORDER_RULE, Refusal.START_RULE, Refusal.MOVE_RULE, None} <= refusals


def _asked_one_by_one(outlook: Outlook, move: Move, start: int) -> Refusal | None:
    """Test every condition in full, of each seat it is asked of."""
    rules, hand = outlook.rules, outlook.hand
    order = rules.chance.faces[move.face].orders[move.order]
    own = (order.condition,) if order.condition else ()
    leaving = rules.permits.start if start == YARD else ()
    arriving = rules.permits.finish if move.to == rules.plan.finishes[move.seat] else ()
    questions: list[tuple[tuple[Condition, ...], int, Refusal]] = [
        (own, hand.seat, Refusal.ORDER_RULE),
        (leaving, move.seat, Refusal.START_RULE),
        (rules.permits.move, hand.seat, Refusal.MOVE_RULE),
        (arriving, move.seat, Refusal.FINISH_RULE),
    ]
    for conditions, seat, refusal in questions:
        scene = scene_of_move(rules, outlook.tokens, seat, move, hand)
        if conditions and not holds_any(conditions, scene):
            return refusal
    return None

"""Conditions of a rule file as a bot sees them: points needed to win, and possible captors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from playpalace_ludo.core.conditions.condition import Condition
from playpalace_ludo.core.conditions.names import MARKER, NAMES
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.conditions.tree import Compare, Name, Number, Tree, parts
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

Hunting: TypeAlias = list[list[int]]
"""Per seat the seats that may capture its tokens."""

POINTS_GOAL = 20
"""Points assumed to win where the rules name no number."""
_OF_THE_THROW = ("face", "drawn", "sixes", "extra_throws")


def points_goal(rules: Rules) -> int:
    """Return the points needed to win: the lowest positive number conditions compare them with."""
    trees = [goal.condition.tree for goal in rules.win.goals if goal.condition]
    named = [number for tree in trees for number in _compared(tree, "points")]
    return min((number for number in named if number > 0), default=POINTS_GOAL)


def _compared(tree: Tree, name: str) -> Iterator[int]:
    """Yield the numbers a name is compared with in a condition."""
    if isinstance(tree, Compare):
        for one, other in ((tree.left, tree.right), (tree.right, tree.left)):
            if isinstance(one, Name) and one.name == name and isinstance(other, Number):
                yield other.value
    for part in parts(tree):
        yield from _compared(part, name)


def hunters(rules: Rules, state: State) -> Hunting:
    """List per seat the seats that may capture it in this position, by the conditions."""
    seats = state.seats
    return [
        [hunter for hunter in seats if tokens and _may_capture(rules, state, hunter, seat)]
        for seat, tokens in enumerate(state.tokens)
    ]


def _may_capture(rules: Rules, state: State, hunter: int, victim: int) -> bool:
    scene = scene_of(rules, state, hunter)
    scene.victim = victim
    return any(_is_open(one) or one.holds(scene) for one in rules.permits.capture)


def _is_open(condition: Condition) -> bool:
    """Tell whether a condition depends on the throw or the token, unknown beforehand."""
    return any(NAMES[name].whose == MARKER or name in _OF_THE_THROW for name in condition.names)

"""Undo: how far a player may go back, and which throws fall again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the policy names are needed before any game is loaded
    from playpalace_ludo.core.match import Match, Step
    from playpalace_ludo.core.state import State, Throw
    from playpalace_ludo.table.dice import Dice

OFF, OWN_TURN, NEXT_THROW, FREE = "off", "own-turn", "next-throw", "free"
"""Never; in the same turn; until somebody throws in the next turn; without limit."""


def last_decision(match: Match, policy: str, decided: Callable[[State], bool]) -> int | None:
    """Find the step that was decided last, if the policy allows undoing it.

    `decided` tells of the state before a step whether a person decided there.
    """
    if policy == OFF or not match.steps:
        return None
    done_last = match.steps[-1].before
    reach = {OWN_TURN: match.state.number, NEXT_THROW: done_last.number}.get(policy)
    for at in range(len(match.steps) - 1, -1, -1):
        before = match.steps[at].before
        if reach is not None and before.number != reach:
            return None
        if match.steps[at].action.move is not None and decided(before):
            return at
    return None


def throws_in(steps: Iterable[Step], dice: Dice) -> list[Throw]:
    """Collect the throws of undone steps, unless the dice repeat them anyway."""
    if dice.repeats:
        return []
    return [step.action.dice for step in steps if step.action.dice is not None]


def next_throw(match: Match, waiting: list[Throw], dice: Dice) -> Throw:
    """Return the next throw: first those in `waiting`, so that undo never brings better dice.

    After another choice, other rules may hold or the deck may lack that card.
    """
    while waiting:
        throw = waiting.pop(0)
        if _can_fall(match, throw):
            return throw
    return dice.throw(match.rules, match.state, match.fallen)


def _can_fall(match: Match, throw: Throw) -> bool:
    dice = sorted(throw)
    return any(sorted(possible) == dice for possible, _ in match.rules.chances(match.state))


def let_stand(match: Match) -> bool:
    """Before the first throw of a turn, forget the steps only `FREE` could undo; True if so."""
    if not match.steps or match.steps[-1].before.number == match.state.number:
        return False
    match.forget()
    return True

"""Taking a decision back: how far one may go, and which throws fall again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the names of the policies are needed before any game is
    from playpalace_ludo.core.match import Match, Step
    from playpalace_ludo.core.state import State, Throw
    from playpalace_ludo.table.dice import Dice

OFF, OWN_TURN, NEXT_THROW, FREE = "off", "own-turn", "next-throw", "free"
"""Never; in one's own turn; until somebody throws in the next turn; as far as one likes."""


def last_decision(match: Match, policy: str, decided: Callable[[State], bool]) -> int | None:
    """Find the step that was decided last, if the policy lets one take it back.

    `decided` says of the state before a step whether a person decided there.
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
    """Collect what fell in steps that were taken back, unless the dice bring it again anyway."""
    if dice.repeats:
        return []
    return [step.action.dice for step in steps if step.action.dice is not None]


def next_throw(match: Match, waiting: list[Throw], dice: Dice) -> Throw:
    """Return what falls now: first what `waiting` holds, so that nobody tries for better dice.

    Whoever chooses otherwise may have come to other rules or to a deck without that card.
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
    """Forget, before a throw in a new turn, what only `FREE` could still reach; True if so."""
    if not match.steps or match.steps[-1].before.number == match.state.number:
        return False
    match.forget()
    return True

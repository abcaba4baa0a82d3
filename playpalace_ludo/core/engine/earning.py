"""Extra throws: whether one may be earned, and why a waiting one was."""

from __future__ import annotations

from playpalace_ludo.core.effects import Cause
from playpalace_ludo.core.engine.abilities import AHEAD
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, State


def may_earn(rules: Rules, bonus: int) -> bool:
    """Tell whether one more extra throw is allowed in a turn that has had ``bonus``."""
    return not rules.extra.limit or bonus < rules.extra.limit


def earns_on_streak(rules: Rules, bonus: int) -> bool:
    """Tell whether a throw that counts for the streak earns another one."""
    return rules.streak.earns and (not rules.extra.limit or bonus < rules.extra.limit)


def cause_waiting(rules: Rules, state: State) -> Cause | None:
    """Work out why a throw waits behind the faces to play, where a position does not say."""
    if state.awaiting != "move" or THROW not in state.owed or state.books.ability == AHEAD:
        return None
    if state.streak and rules.streak.earns:
        return Cause.SIXES
    return rules.plan.earned_for

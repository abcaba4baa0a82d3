"""Why nothing can be moved, where that does not go without saying."""

from __future__ import annotations

from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Refusal, State

WORTH_SAYING = {
    Refusal.DOUBLED_ODD,
    Refusal.BARRIER,
    Refusal.BLOCKED,
    Refusal.OWN_LIMIT,
    Refusal.TILE_FULL,
    Refusal.SPARED,
    Refusal.NEEDS_CAPTURES,
}
"""What keeps tokens from moving that the throw alone does not tell."""


def why_stuck(rules: Rules, state: State, seat: int) -> str:
    """Find what keeps a token on the board from moving; "none" if that goes without saying."""
    mover = movers(rules, state.tokens, seat)[0]
    for token, step in enumerate(state.tokens[mover]):
        if YARD < step < rules.plan.finishes[mover]:
            reason = token_refusal(rules, state, token)
            if reason in WORTH_SAYING:
                return reason.value.replace("_", "-")
    return "none"

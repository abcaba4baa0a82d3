"""The reason why no token can move, where it is not obvious."""

from __future__ import annotations

from playpalace_ludo.core.engine.crowding import movers, out
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Refusal, State
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Either

WORTH_SAYING = {
    Refusal.DOUBLED_ODD,
    Refusal.BARRIER,
    Refusal.BLOCKED,
    Refusal.OWN_LIMIT,
    Refusal.TILE_FULL,
    Refusal.SPARED,
    Refusal.NEEDS_CAPTURES,
}
"""Reasons that the throw alone does not explain."""


def why_stuck(rules: Rules, state: State, seat: int) -> str:
    """Find the reason why a token on the board cannot move; "none" if it is obvious."""
    mover = movers(rules, state.tokens, seat)[0]
    for token, step in enumerate(state.tokens[mover]):
        if YARD < step < rules.plan.finishes[mover]:
            reason = token_refusal(rules, state, token)
            if reason in WORTH_SAYING:
                return reason.value.replace("_", "-")
    return "none"


def entries(rules: Rules, state: State, seat: int) -> Either:
    """Return the faces that would bring a token out now."""
    if rules.chance.sums:
        return Either((6,))
    many_out = out(rules, state.tokens, seat)
    return Either(
        phrases.face(rules, index)
        for index, face in enumerate(rules.chance.faces)
        if not face.parts
        and any(
            order.kind == "enter" and (not order.when or many_out in order.when)
            for order in face.orders
        )
    )

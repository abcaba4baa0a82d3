"""What a face may demand: moves that must be made before others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, Refusal, Tokens

Does = Callable[[Rules, Tokens, Move, int], bool]
"""Does a move that captures so many tokens do what is demanded."""


def _enters(rules: Rules, tokens: Tokens, move: Move, captured: int) -> bool:
    return rules.chance.faces[move.face].orders[move.order].kind == "enter"


def _leaves_first_tile(rules: Rules, tokens: Tokens, move: Move, captured: int) -> bool:
    """Tell whether the first tile is left, which is a duty while tokens in the yard need it."""
    own = tokens[move.seat]
    return bool(move.tokens) and own[move.tokens[0]] == 0 and YARD in own


def _opens_barrier(rules: Rules, tokens: Tokens, move: Move, captured: int) -> bool:
    own = tokens[move.seat]
    start = own[move.tokens[0]] if move.tokens else YARD
    if not rules.stack.barrier_of or not YARD < start < rules.plan.finishes[move.seat]:
        return False
    return sum(rules.same_tile(move.seat, start, step) for step in own) >= rules.stack.barrier_of


def _captures(rules: Rules, tokens: Tokens, move: Move, captured: int) -> bool:
    return captured > 0


def _goes_home(rules: Rules, tokens: Tokens, move: Move, captured: int) -> bool:
    return bool(move.tokens) and move.to == rules.plan.finishes[move.seat]


DUTIES: Mapping[str, tuple[Does, Refusal]] = {
    "enter": (_enters, Refusal.MUST_ENTER),
    "leave first tile": (_leaves_first_tile, Refusal.MUST_LEAVE_START),
    "open barrier": (_opens_barrier, Refusal.MUST_OPEN_BARRIER),
    "capture": (_captures, Refusal.MUST_CAPTURE),
    "go home": (_goes_home, Refusal.MUST_GO_HOME),
}

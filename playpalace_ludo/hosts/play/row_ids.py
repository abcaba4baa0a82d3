"""The ids of the rows of a player's menu; each stays with its meaning, so that focus does."""

from __future__ import annotations

from playpalace_ludo.core.state import Move

ROLL, PASS = "roll", "pass"
MOVE = "move_"
GRID_BACK = "grid_back"
DOUBLE, TAKE, GIVE_UP = ANSWERS = ("double", "double-take", "double-give-up")
"""Rows of the doubling cube; the rest of the ids of their texts."""


def row_id(move: Move) -> str:
    """Return the id of a move's row, the same whatever else may be chosen."""
    tokens = "-".join(str(token + 1) for token in move.tokens) or PASS
    return f"{MOVE}{move.seat}_{tokens}_{move.face}_{move.order}_{move.to}"

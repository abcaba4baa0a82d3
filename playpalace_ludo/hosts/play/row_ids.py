"""Ids of the rows in a player's menu; an id never changes meaning, so focus stays."""

from __future__ import annotations

from playpalace_ludo.core.state import Move

ROLL, PASS = "roll", "pass"
MOVE = "move_"
GRID_BACK = "grid_back"
DOUBLE, TAKE, GIVE_UP = ANSWERS = ("double", "double-take", "double-give-up")
"""Rows of the doubling cube; the rest of the ids of their texts."""


def row_id(move: Move) -> str:
    """Return the id of a move's row, independent of the other choices."""
    tokens = "-".join(str(token + 1) for token in move.tokens) or PASS
    return f"{MOVE}{move.seat}_{tokens}_{move.face}_{move.order}_{move.to}"

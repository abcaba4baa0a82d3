"""Duties a face may impose: moves that must be made before others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.state import YARD, Move, Refusal

Does = Callable[[Outlook, Move], bool]
"""Tells whether a move fulfils a duty."""


def _enters(outlook: Outlook, move: Move) -> bool:
    return outlook.rules.chance.faces[move.face].orders[move.order].kind == "enter"


def _leaves_first_tile(outlook: Outlook, move: Move) -> bool:
    """Tell whether a move clears the first tile, a duty while tokens in the yard need it."""
    own = outlook.tokens[move.seat]
    first = outlook.rules.seats[move.seat].route.first
    return bool(move.tokens) and own[move.tokens[0]] == first and YARD in own


def _opens_barrier(outlook: Outlook, move: Move) -> bool:
    rules = outlook.rules
    if not rules.stack.barrier_of or not move.tokens:
        return False
    tile = rules.plan.tiles[move.seat][outlook.tokens[move.seat][move.tokens[0]]]
    return tile != NO_TILE and outlook.standing(tile)[move.seat] >= rules.stack.barrier_of


def _captures(outlook: Outlook, move: Move) -> bool:
    return bool(outlook.captured(move))


def _goes_home(outlook: Outlook, move: Move) -> bool:
    return bool(move.tokens) and move.to == outlook.rules.plan.finishes[move.seat]


DUTIES: Mapping[str, tuple[Does, Refusal]] = {
    "enter": (_enters, Refusal.MUST_ENTER),
    "leave first tile": (_leaves_first_tile, Refusal.MUST_LEAVE_START),
    "open barrier": (_opens_barrier, Refusal.MUST_OPEN_BARRIER),
    "capture": (_captures, Refusal.MUST_CAPTURE),
    "go home": (_goes_home, Refusal.MUST_GO_HOME),
}

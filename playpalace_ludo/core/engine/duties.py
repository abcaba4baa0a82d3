"""What a face may demand: moves that must be made before others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.state import YARD, Move, Refusal

Does = Callable[[Outlook, Move], bool]
"""Does a move do what is demanded."""


def _enters(outlook: Outlook, move: Move) -> bool:
    return outlook.rules.chance.faces[move.face].orders[move.order].kind == "enter"


def _leaves_first_tile(outlook: Outlook, move: Move) -> bool:
    """Tell whether the first tile is left, which is a duty while tokens in the yard need it."""
    own = outlook.tokens[move.seat]
    first = outlook.rules.seats[move.seat].route.first
    return bool(move.tokens) and own[move.tokens[0]] == first and YARD in own


def _opens_barrier(outlook: Outlook, move: Move) -> bool:
    rules, own = outlook.rules, outlook.tokens[move.seat]
    start = own[move.tokens[0]] if move.tokens else YARD
    if not rules.stack.barrier_of or not YARD < start < rules.plan.finishes[move.seat]:
        return False
    tile = rules.seats[move.seat].route.tiles[start]
    return outlook.standing[tile][move.seat] >= rules.stack.barrier_of


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

"""Duties a face may impose: moves that must be made before others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from playpalace_ludo.core.engine.outlook import Outlook
from playpalace_ludo.core.state import YARD, Move, Refusal

Doing = Callable[[Outlook, Sequence[Move]], list[Move]]
"""Returns those of several moves with one face that fulfil a duty."""


def _entering(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    faces = outlook.rules.chance.faces
    return [move for move in moves if faces[move.face].orders[move.order].kind == "enter"]


def _leaving_first_tile(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    """Return those that clear the first tile, a duty while tokens in the yard need it."""
    seats, tokens, found = outlook.rules.seats, outlook.tokens, []
    for move in moves:
        seat, ids, _, _, _ = move
        own = tokens[seat]
        if ids and own[ids[0]] == seats[seat].route.first and YARD in own:
            found.append(move)
    return found


def _opening_barrier(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    size, standing, found = outlook.rules.stack.barrier_of, outlook.standing, []
    for move in moves if size else ():
        seat, ids, _, _, _ = move
        if ids:
            there = standing.get(outlook.rules.plan.tiles[seat][outlook.tokens[seat][ids[0]]], ())
            if len(there) >= size and there.count(seat) >= size:
                found.append(move)
    return found


def _capturing(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if outlook.captured(move)]


def _going_home(outlook: Outlook, moves: Sequence[Move]) -> list[Move]:
    finishes = outlook.rules.plan.finishes
    return [move for move in moves if move.to == finishes[move.seat] and move.tokens]


DUTIES: Mapping[str, tuple[Doing, Refusal]] = {
    "enter": (_entering, Refusal.MUST_ENTER),
    "leave first tile": (_leaving_first_tile, Refusal.MUST_LEAVE_START),
    "open barrier": (_opening_barrier, Refusal.MUST_OPEN_BARRIER),
    "capture": (_capturing, Refusal.MUST_CAPTURE),
    "go home": (_going_home, Refusal.MUST_GO_HOME),
}

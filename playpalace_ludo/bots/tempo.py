"""The value of turns: extra ones a player will have, and ones to be missed."""

from __future__ import annotations

from playpalace_ludo.core.state import Books

A_TURN = 5.0
"""Points for being on turn."""


def tempo(books: Books, seat: int) -> float:
    """Return the points of a seat's extra turns less those it will miss."""
    return A_TURN * (books.given.count(seat) + (books.heir == seat) - books.skips[seat])

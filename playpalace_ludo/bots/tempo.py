"""What turns are worth: those a player will have besides the own ones, and those to miss."""

from __future__ import annotations

from playpalace_ludo.core.state import Books

A_TURN = 5.0
"""Points for having the throw."""


def tempo(books: Books, seat: int) -> float:
    """Return what a seat's extra turns are worth, less those it will miss."""
    return A_TURN * (books.given.count(seat) + (books.heir == seat) - books.skips[seat])

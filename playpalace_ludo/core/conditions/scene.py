"""What a condition looks at: the position and the one it is asked about."""

from __future__ import annotations

from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, Books, State, Tokens


class Scene(NamedTuple):
    rules: Rules
    tokens: Tokens
    seat: int
    """The player in question: who has just played, or is about to."""
    faces: tuple[int, ...] = ()
    """What was drawn, as far as something was."""
    books: Books = NO_BOOKS
    places: tuple[int, ...] = ()
    number: int = 1
    streak: int = 0
    bonus: int = 0
    victim: int = -1
    """Whose marker is to be captured, where that is the question."""

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([seat for seat, tokens in enumerate(self.tokens) if tokens])


def scene_of(rules: Rules, state: State, seat: int, faces: tuple[int, ...] = ()) -> Scene:
    return Scene(
        rules,
        state.tokens,
        seat,
        faces,
        state.books,
        state.places,
        state.number,
        state.streak,
        state.bonus,
    )

"""The scene a condition is evaluated in: the position and the player it asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, State, Tokens, new

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules


class Scene(NamedTuple):
    rules: Rules
    tokens: Tokens
    seat: int
    """The player in question, who has just played or is about to."""
    faces: tuple[int, ...] = ()
    """The faces drawn, if any."""
    books: Books = NO_BOOKS
    places: tuple[int, ...] = ()
    number: int = 1
    streak: int = 0
    bonus: int = 0
    owner: int = -1
    """The seat whose marker is to move, where the condition asks about one."""
    marker: int = -1
    start: int = YARD
    to: int = YARD
    order: int = 0
    """The index of the face's order it carries out."""
    victim: int = -1
    """The seat whose marker is to be captured, where the condition asks about one."""
    prey: int = -1
    """The marker that is to be captured."""

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([seat for seat, tokens in enumerate(self.tokens) if tokens])


class Moment(Protocol):
    """The facts a state and a hand have in common besides the tokens."""

    @property
    def books(self) -> Books: ...

    @property
    def places(self) -> tuple[int, ...]: ...

    @property
    def number(self) -> int: ...

    @property
    def streak(self) -> int: ...

    @property
    def bonus(self) -> int: ...


def scene_of_move(rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment) -> Scene:
    """Return the scene just before a move."""
    seat, ids, face, to, order = move
    marker = ids[0]
    fields = (
        rules,
        tokens,
        actor,
        (face,),
        moment.books,
        moment.places,
        moment.number,
        moment.streak,
        moment.bonus,
        seat,
        marker,
        tokens[seat][marker],
        to,
        order,
        -1,
        -1,
    )
    return new(Scene, fields)


def scene_at(
    rules: Rules, tokens: Tokens, seat: int, faces: tuple[int, ...], moment: Moment
) -> Scene:
    """Return the scene for a question that is about no move."""
    return Scene(
        rules,
        tokens,
        seat,
        faces,
        moment.books,
        moment.places,
        moment.number,
        moment.streak,
        moment.bonus,
    )


def scene_of(rules: Rules, state: State, seat: int, faces: tuple[int, ...] = ()) -> Scene:
    return scene_at(rules, state.tokens, seat, faces, state)

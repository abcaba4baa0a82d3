"""The scene a condition is evaluated in: the position and the player it asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from playpalace_ludo.core.state import NO_BOOKS, YARD, Books, Move, State, Tokens

if TYPE_CHECKING:
    from playpalace_ludo.core.rules import Rules


class Scene:
    """The player in question, the faces drawn, and the position."""

    # No named tuple, since fields of one take five times as long to read, and these are read often.
    __slots__ = (
        *("rules", "tokens", "seat", "faces", "books", "places"),
        *("number", "streak", "bonus", "victim"),
    )
    # There is no marker yet, see `MoveScene`.
    owner = marker = prey = -1
    start = to = YARD
    order = 0

    def __init__(
        self,
        rules: Rules,
        tokens: Tokens,
        seat: int,
        faces: tuple[int, ...] = (),
        books: Books = NO_BOOKS,
        places: tuple[int, ...] = (),
        number: int = 1,
        streak: int = 0,
        bonus: int = 0,
    ) -> None:
        self.rules = rules
        self.tokens = tokens
        self.seat = seat
        self.faces = faces
        self.books = books
        self.places = places
        self.number = number
        self.streak = streak
        self.bonus = bonus
        self.victim = -1
        """The seat whose marker is to be captured, where the condition asks about one."""

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


class MoveScene(Scene):
    """The same just before a marker moves from a step, and perhaps captures another."""

    __slots__ = ("marker", "order", "owner", "prey", "start", "to")

    def __init__(
        self, rules: Rules, tokens: Tokens, actor: int, move: Move, start: int, moment: Moment
    ) -> None:
        books, places, number = moment.books, moment.places, moment.number
        self.owner, ids, face, self.to, self.order = move
        """The seat whose marker is to move; the step it reaches; the index of the order."""
        super().__init__(
            rules, tokens, actor, (face,), books, places, number, moment.streak, moment.bonus
        )
        self.marker = ids[0]
        self.start = start
        self.prey = -1
        """The marker that is to be captured."""


def scene_of_move(
    rules: Rules, tokens: Tokens, actor: int, move: Move, moment: Moment
) -> MoveScene:
    """Return the scene just before a move."""
    return MoveScene(rules, tokens, actor, move, tokens[move.seat][move.tokens[0]], moment)


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

"""Choosing a move by keys: a digit for the token, a second one for the die, or arrows."""

from collections.abc import Sequence

from playpalace_ludo.core.state import Move
from playpalace_ludo.words import Message
from playpalace_ludo.words.choices import Choice


class Chooser:
    """The choices of one decision, and how far the player's keys have narrowed them."""

    def __init__(self, choices: Sequence[Choice], *, by_die: bool = True) -> None:
        self.all = tuple(choices)
        self.by_die = by_die
        """Whether the face of a move is a number that can be typed."""
        self.offered = self.all
        self.cursor: int | None = None

    @property
    def narrowed(self) -> bool:
        return self.offered is not self.all

    @property
    def leaves_out(self) -> bool:
        """Whether the remaining choices differ from those announced, in number or in words."""
        return [one.message for one in self.offered] != [one.message for one in self.all]

    @property
    def current(self) -> Choice | None:
        """The choice the arrows are on; the first one once a token has been named."""
        if self.cursor is None:
            return self.offered[0] if self.narrowed else None
        return self.offered[self.cursor]

    def digit(self, number: int) -> Move | None:
        """Return the move this digit decides on; None if it narrowed the offer or fits nothing.

        After a token has been named the digit is a die's value, or the place in the list
        where the token's choices differ in something else (a branch, an order).
        """
        fitting = self._by_die(number) if self.narrowed else self._by_token(number)
        if len(fitting) == 1:
            return fitting[0].move
        if fitting:
            self.offered, self.cursor = fitting, None
            if not self.offers_dice():
                self.offered = tuple(map(_numbered, fitting, range(1, len(fitting) + 1)))
        return None

    def widen(self) -> None:
        """Forget the token that was named."""
        self.offered, self.cursor = self.all, None

    def walk(self, to: str) -> Choice:
        """Move along the offer: `next`, `previous`, `first` or `last`; the ends do not wrap."""
        last = len(self.offered) - 1
        here = self.cursor
        match to:
            case "next":
                here = 0 if here is None else min(here + 1, last)
            case "previous":
                here = last if here is None else max(here - 1, 0)
            case "first":
                here = 0
            case _:
                here = last
        self.cursor = here
        return self.offered[here]

    def offers_dice(self) -> bool:
        """Tell whether the remaining choices differ only in the die, whose value is then typed."""
        differ = len({choice.move.face for choice in self.offered}) == len(self.offered)
        return self.by_die and differ

    def _by_token(self, number: int) -> tuple[Choice, ...]:
        """Return the choices of an own token, or of an opponent's if no own one has the number."""
        meant = [choice for choice in self.all if choice.token == number or _is_own(choice, number)]
        others = [choice for choice in self.all if number - 1 in choice.move.tokens]
        return tuple(meant or others)

    def _by_die(self, number: int) -> tuple[Choice, ...]:
        if self.offers_dice():
            return tuple(choice for choice in self.offered if choice.move.face == number)
        return self.offered[number - 1 : number]


def _is_own(choice: Choice, number: int) -> bool:
    """Tell whether a choice moves the player's own token of that number."""
    tokens = choice.move.tokens
    return number - 1 in tokens and choice.token == tokens[0] + 1


def _numbered(choice: Choice, number: int) -> Choice:
    """Return the choice with the number to press in place of its token's number."""
    arguments = {**choice.message.args, "tokens": number, "owner": "actor", "called": "key"}
    return choice._replace(message=Message(choice.message.id, arguments))

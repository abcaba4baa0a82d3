"""Taking a choice back: how far, and the throws that fall again afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playpalace_ludo.core.events import OpeningRolled, Rolled
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.hosts.play.match import Mark

OFF, OWN_TURN, NEXT_THROW = "off", "own-turn", "next-throw"
POLICIES = (OFF, OWN_TURN, NEXT_THROW)


class Chosen(NamedTuple):
    """The moment before somebody chose."""

    mark: Mark
    last: Rolled | OpeningRolled | None
    thrown: int
    """How many throws of the turn are older."""


class TakeBack:
    def __init__(self, policy: str) -> None:
        self.policy = policy
        self._chosen: list[Chosen] = []
        self._thrown: list[Throw] = []
        """Throws since the first choice that can be taken back."""
        self._again: list[Throw] = []
        """Throws that were taken back, next first: nobody tries for better dice."""

    def throw(self, state: State, dice: Callable[[], Throw]) -> Throw:
        """What falls now. Once somebody throws in a new turn, the old one stands."""
        if self._chosen and self._chosen[-1].mark.state.number != state.number:
            self._chosen.clear()
            self._thrown.clear()
        thrown = self._again.pop(0) if self._again else dice()
        if self._chosen:
            self._thrown.append(thrown)
        return thrown

    def remember(self, mark: Mark, last: Rolled | OpeningRolled | None) -> None:
        self._chosen.append(Chosen(mark, last, len(self._thrown)))

    def has(self, seat: int | None, state: State) -> bool:
        """Whether the seat's last choice may still be taken back."""
        if not self._chosen or self.policy == OFF:
            return False
        before = self._chosen[-1].mark.state
        return before.turn == seat and (self.policy != OWN_TURN or before.number == state.number)

    def take(self) -> Chosen:
        """The last choice, which is there to be made again."""
        chosen = self._chosen.pop()
        self._again = self._thrown[chosen.thrown :] + self._again
        del self._thrown[chosen.thrown :]
        return chosen

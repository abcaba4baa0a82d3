"""The interface of dice, and dice without proof: the system's and those of `--seed`."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Protocol

from playpalace_ludo.chance import FACES, draw
from playpalace_ludo.core.proof import SEEDED, Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

FAIR_BYTES = 256 - 256 % FACES
"""Bytes from here on are dropped, since they would make low faces likelier."""


class Dice(Protocol):
    @property
    def proof(self) -> Proof | None:
        """The record's entry about these dice, with all that is needed to go on with them."""

    @property
    def repeats(self) -> bool:
        """Whether the same number always gives the same throw, so that undo need not keep any."""

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        """Throw the dice; `number` is how many dice fell before in this game."""

    def first(self, seats: Sequence[int]) -> int:
        """Draw the seat that begins, where the rules leave it to chance."""


class SystemDice:
    """Fair by construction, for games that began before dice could be checked."""

    proof: Proof | None = None
    repeats = False

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        if dice := rules.plain_dice_now(state):
            return tuple([next(_FACES) for _ in range(dice)])
        return draw(rules, state, _system)

    def first(self, seats: Sequence[int]) -> int:
        return _system.choice(seats)


class SeededDice:
    """A throw depends on the seed and its number only, so a continued game gets the same dice."""

    repeats = True

    def __init__(self, seed: str, game: int = 1) -> None:
        """Make the dice of a session's first game, or of a later one: `7`, `7/2`, `7/3`."""
        self._session, self._game = seed, game
        named = seed if game == 1 else f"{seed}/{game}"
        # An argument may have bytes that are not valid text and cannot be written down.
        self.seed = named.encode("utf-8", "backslashreplace").decode()
        self.proof: Proof | None = Proof(SEEDED, seed=self.seed)

    def next_game(self) -> SeededDice:
        """Return the dice of the session's next game, the same in every session with this seed."""
        return SeededDice(self._session, self._game + 1)

    def bots_chance(self, step: int) -> random.Random:
        """Return a bot's random source for that step of the game, independent of the dice."""
        return random.Random(f"{self.seed}/bot/{step}")

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        return draw(rules, state, random.Random(f"{self.seed}/{number}"))

    def first(self, seats: Sequence[int]) -> int:
        return random.Random(f"{self.seed}/first").choice(seats)


def draw_first(rules: Rules, seats: Sequence[int], dice: Dice) -> int | None:
    """Return the seat drawn to begin, or None if the rules decide it otherwise."""
    return dice.first(sorted(seats)) if rules.turns.first == "random" else None


_system = random.SystemRandom()


def _faces() -> Iterator[int]:
    """Yield faces 1 to 6, drawn in batches: asking the system takes longer than a move."""
    while True:
        for byte in _system.randbytes(64):
            if byte < FAIR_BYTES:
                yield byte % FACES + 1


_FACES = _faces()

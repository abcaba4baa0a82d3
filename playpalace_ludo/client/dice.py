"""The table's dice: the operating system's randomness, or a sequence fixed by a seed."""

import random
import secrets
from collections.abc import Sequence
from typing import Protocol

from playpalace_ludo.chance import draw
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


class Dice(Protocol):
    def throw(self, rules: Rules, state: State, number: int) -> tuple[int, ...]:
        """The dice of throw `number` of this game (counted from 0)."""

    def first(self, seats: Sequence[int]) -> int:
        """The seat that begins, where the rules leave it to chance."""


class SystemDice:
    """Fair by construction: the system's randomness has no modulo bias and no state to predict."""

    def throw(self, rules: Rules, state: State, number: int) -> tuple[int, ...]:
        return draw(rules, state, secrets.SystemRandom())

    def first(self, seats: Sequence[int]) -> int:
        return secrets.choice(seats)


class SeededDice:
    """Every throw depends on the seed and its number only, so a continued game goes on alike."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def throw(self, rules: Rules, state: State, number: int) -> tuple[int, ...]:
        return draw(rules, state, random.Random(f"{self.seed}/{number}"))

    def first(self, seats: Sequence[int]) -> int:
        return random.Random(f"{self.seed}/first").choice(seats)

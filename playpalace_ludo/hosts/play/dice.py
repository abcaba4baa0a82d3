"""The table's dice, thrown with the system's own randomness."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from playpalace_ludo.chance import draw
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

_system = random.SystemRandom()


def _many_faces() -> Iterator[int]:
    """Faces 1 to 6, drawn many at a time: asking the system takes longer than a move."""
    while True:
        for byte in os.urandom(64):
            if byte < 252:
                yield byte % 6 + 1


FACES = _many_faces()


def throw(rules: Rules, state: State) -> Throw:
    if rules.plain_dice:
        return tuple([next(FACES) for _ in range(rules.dice)])
    return draw(rules, state, _system)

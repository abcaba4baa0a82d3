"""Random throws, with the probabilities of the rules."""

from __future__ import annotations

from random import Random

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw

FACES = 6


def draw(rules: Rules, state: State, source: Random) -> Throw:
    """Draw one throw from ``source``: dice face by face, cards and spinners by their weights."""
    if dice := rules.plain_dice_now(state):
        return tuple(source.randrange(FACES) + 1 for _ in range(dice))
    chances = rules.chances(state)
    return source.choices([throw for throw, _ in chances], [chance for _, chance in chances])[0]

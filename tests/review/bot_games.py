"""Whole games between bots, repeatable from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.chance import draw
from playpalace_ludo.core.match import Match


def played(
    variant: str, *strengths: str, seed: int = 4, names: Sequence[str] = (), record: bool = False
) -> Match:
    """Play a game of as many bots as named; with ``record`` its table says who is a bot."""
    rules = variants.load(variant)
    seats = range(len(strengths))
    first = 0 if rules.turns.first == "random" else None
    table = {"bots": list(strengths)} if record else None
    match = Match(rules, seats, names, first=first, table=table)
    rng = Random(seed)
    while not match.over:
        state = match.state
        if state.awaiting == "roll":
            match.roll(draw(rules, state, rng))
        else:
            match.play(bots.make(strengths[state.turn]).move(rules, state, rng))
    return match

"""Thoughts of bots, in slices, for the table and for those who ask for a hint."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import TYPE_CHECKING

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

if TYPE_CHECKING:
    from playpalace_ludo.bots import Choice

    Thought = Generator[None, None, Choice]

ADVISER = "expert"


def think(strength: str, rules: Rules, state: State) -> Thought:
    """What a bot of this strength would do here; each step of the generator is a short slice."""
    # Bots bring their tables along; whoever plays among people needs none of them.
    from playpalace_ludo.bots import make

    return make(strength).think(rules, state, random.Random())


def prepare() -> None:
    """Load what bots need while nobody waits for it."""
    import playpalace_ludo.bots  # noqa: F401


def chances(rules: Rules, state: State) -> tuple[float, ...]:
    """How likely each seat is to win from here."""
    from playpalace_ludo.bots import judge

    return judge.chances(rules, state)


def finish(thought: Thought) -> Choice:
    """Carry a thought to its end at once."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            choice: Choice = end.value
            return choice

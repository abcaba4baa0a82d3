"""Thoughts of bots, for the table and for those who ask for a hint."""

from __future__ import annotations

import random
import threading
from collections.abc import Collection, Generator
from typing import TYPE_CHECKING

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

if TYPE_CHECKING:
    from playpalace_ludo.bots import Decision

    Thought = Generator[None, None, Decision]

ADVISER = "expert"
_busy = threading.Lock()


def think(strength: str, rules: Rules, state: State) -> Thought:
    """What a bot of this strength would do here, thought out slice by slice."""
    # Bots bring their tables along; whoever plays among people needs none of them.
    from playpalace_ludo.bots import make

    return make(strength).think(rules, state, random.Random())


def warm_up(rules: Rules, players: int, strengths: Collection[str]) -> None:
    """Let bots build their tables for this table before it is their turn."""
    from playpalace_ludo.bots import make
    from playpalace_ludo.bots.warm_up import warm_up_bot

    for strength in strengths:
        with _busy:
            warm_up_bot(make(strength), rules, players)


def notice() -> str | None:
    """The id of what to say if the expert is not at its best."""
    from playpalace_ludo import bots

    return bots.notice()


def chances(rules: Rules, state: State) -> tuple[float, ...]:
    """How likely each seat is to win from here."""
    from playpalace_ludo.bots import judge

    return judge.chances(rules, state)


def finish(thought: Thought) -> Decision:
    """Carry a thought to its end."""
    # One at a time: two threads would build the same tables twice.
    with _busy:
        while True:
            try:
                next(thought)
            except StopIteration as end:
                choice: Decision = end.value
                return choice

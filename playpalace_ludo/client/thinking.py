"""Thoughts of bots, for the table and for those who ask for a hint."""

from __future__ import annotations

import random
import threading
from collections.abc import Collection, Generator
from typing import TYPE_CHECKING

from playpalace_ludo.client.dice import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

if TYPE_CHECKING:
    from playpalace_ludo.bots import Choice

    Thought = Generator[None, None, Choice]

ADVISER = "expert"
SOON = 400
"""Throws and moves in which a choice turns up, unless the rules are odd."""
_busy = threading.Lock()


def think(strength: str, rules: Rules, state: State) -> Thought:
    """What a bot of this strength would do here, thought out slice by slice."""
    # Bots bring their tables along; whoever plays among people needs none of them.
    from playpalace_ludo.bots import make

    return make(strength).think(rules, state, random.Random())


def warm_up(rules: Rules, strengths: Collection[str]) -> None:
    """Let bots build their tables for these rules before it is their turn."""
    state = _first_choice(rules, random.Random(1))
    if state is not None:
        for strength in strengths:
            finish(think(strength, rules, state))


def _first_choice(rules: Rules, source: random.Random) -> State | None:
    """A position to move in, if it can be one where tokens on different squares may be moved.

    Only there bots use all they know.
    """
    seats = engine.default_seats(rules, rules.min_players)
    state, _ = engine.start(rules, seats, seats[0] if rules.first == "random" else None)
    found = None
    for _ in range(SOON):
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, source))
        elif state.awaiting == "move":
            found = state
            moves = [move for move in state.moves if move.tokens]
            if len({state.tokens[move.seat][move.tokens[0]] for move in moves}) > 1:
                break
            state, _ = engine.play(rules, state, state.moves[0])
    return found


def notice() -> str | None:
    """The id of what to say if the expert is not at its best."""
    from playpalace_ludo import bots

    return bots.notice()


def chances(rules: Rules, state: State) -> tuple[float, ...]:
    """How likely each seat is to win from here."""
    from playpalace_ludo.bots import judge

    return judge.chances(rules, state)


def finish(thought: Thought) -> Choice:
    """Carry a thought to its end."""
    # One at a time: two threads would build the same tables twice.
    with _busy:
        while True:
            try:
                next(thought)
            except StopIteration as end:
                choice: Choice = end.value
                return choice

"""Tables a bot needs for a set of rules, built before it is its turn."""

from __future__ import annotations

from itertools import islice
from random import Random

from playpalace_ludo.bots import endings
from playpalace_ludo.bots.bot import Bot
from playpalace_ludo.bots.reasons import explaining
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.work import BEGUN, Work

SOON = 400
"""Actions within which most games reach a real decision."""
MOST_STEPS = 400
"""Steps of explaining the throwaway move, enough for all tables; heavy rules take thousands."""


def warm_up_bot(bot: Bot, rules: Rules, players: int) -> Work[None]:
    """Make one throwaway decision: it takes up to 0.2 seconds, and later ones are quick."""
    source = Random(1)
    state = first_decision(rules, players, source)
    if state is None:
        return
    yield BEGUN
    if players == 2:
        neighbours, opposite = 1, len(rules.seats) // 2
        for apart in (neighbours, opposite, endings.RACE):
            endings.table_for(rules, apart)
            yield BEGUN
    moves = bot.moves(state)
    for _ in bot.weigh(rules, state, moves, source):
        yield BEGUN
    for _ in islice(explaining(rules, state, moves[0], moves[1:]), MOST_STEPS):
        yield BEGUN


def first_decision(rules: Rules, players: int, source: Random) -> State | None:
    """Find a position to move in, if possible one where tokens on different squares may be moved.

    Only there do bots use all their tables. Positions after a change of rules do not count.
    """
    seats = engine.default_seats(rules, players)
    state, _ = engine.start(rules, seats, seats[0] if rules.turns.first == "random" else None)
    found = None
    for _ in range(SOON):
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, source))
        elif state.awaiting == "move":
            if found and rules.of(state) is not rules:
                break
            found = state
            moves = [move for move in state.moves if move.tokens]
            if len({state.tokens[move.seat][move.tokens[0]] for move in moves}) > 1:
                break
            state, _ = engine.play(rules, state, state.moves[0])
    return found

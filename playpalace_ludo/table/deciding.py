"""Which moves a player has to decide on, and which are made without asking."""

from __future__ import annotations

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State


def play_single_moves(match: Match) -> tuple[Event, ...]:
    """Make the moves nobody is asked for, where the rules say so; return what came of them."""
    events: tuple[Event, ...] = ()
    while (move := engine.auto_move(match.rules, match.state)) is not None:
        events += match.play(move)
    return events


def is_decision(rules: Rules, state: State) -> bool:
    """Tell whether whoever is on turn has a move to choose."""
    return state.awaiting == "move" and engine.auto_move(rules, state) is None


def passes(state: State) -> list[Move]:
    """Return the ways to decline, where the rules let a player do so."""
    return [move for move in state.moves if not move.tokens]

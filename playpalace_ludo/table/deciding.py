"""Tell moves a player has to choose from those that are made without asking."""

from __future__ import annotations

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw
from playpalace_ludo.words.choices import alike


def play_single_moves(match: Match) -> tuple[Event, ...]:
    """Make the moves that need no decision, if the rules say so; return what happened."""
    events: tuple[Event, ...] = ()
    while (move := _made_by_itself(match.rules, match.state)) is not None:
        events += match.play(move)
    return events


def _made_by_itself(rules: Rules, state: State) -> Move | None:
    """Return the move that needs no decision: the only one, or with automatic dice the first of
    several that would do the same."""
    move = engine.auto_move(rules, state)
    if state.awaiting == "roll":  # abilities are never used automatically
        return None
    if move is None and rules.turns.auto_roll and len(alike(state, state.moves)) == 1:
        return state.moves[0]
    return move


def rolls_by_itself(rules: Rules, state: State) -> bool:
    """Tell whether a throw is due that needs no key, since none could leave a choice."""
    if not rules.turns.auto_roll or state.awaiting != "roll" or state.moves:
        return False
    return not any(_leaves_choice(rules, state, dice) for dice, _ in rules.chances(state))


def _leaves_choice(rules: Rules, state: State, dice: Throw) -> bool:
    after, _ = engine.roll(rules, state, dice)
    while (move := _made_by_itself(rules, after)) is not None:
        after, _ = engine.play(rules, after, move)
    return after.awaiting == "move"


def is_decision(rules: Rules, state: State) -> bool:
    """Tell whether the player on turn has a move to choose, or an ability to use or to keep."""
    return bool(state.moves) and _made_by_itself(rules, state) is None


def passes(rules: Rules, state: State) -> list[Move]:
    """Return the moves that pass, if the rules allow any."""
    faces = rules.of(state).chance.faces
    return [move for move in state.moves if faces[move.face].orders[move.order].kind == "pass"]

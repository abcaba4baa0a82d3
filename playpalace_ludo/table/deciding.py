"""Which moves a player has to decide on, and which are made without asking."""

from __future__ import annotations

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw
from playpalace_ludo.words.choices import alike


def play_single_moves(match: Match) -> tuple[Event, ...]:
    """Make the moves nobody is asked for, where the rules say so; return what came of them."""
    events: tuple[Event, ...] = ()
    while (move := _made_by_itself(match.rules, match.state)) is not None:
        events += match.play(move)
    return events


def _made_by_itself(rules: Rules, state: State) -> Move | None:
    """Return the move nobody is asked for: the only one, or where dice go by themselves any of
    several that would do the same."""
    move = engine.auto_move(rules, state)
    if state.awaiting == "roll":  # what may be used before a throw never is by itself
        return None
    if move is None and rules.auto_roll and len(alike(state, state.moves)) == 1:
        return state.moves[0]
    return move


def rolls_by_itself(rules: Rules, state: State) -> bool:
    """Tell whether a throw is due that nobody needs a key for: none could leave a choice."""
    if not rules.auto_roll or state.awaiting != "roll" or state.moves:
        return False
    return not any(_leaves_choice(rules, state, dice) for dice, _ in rules.chances(state))


def _leaves_choice(rules: Rules, state: State, dice: Throw) -> bool:
    after, _ = engine.roll(rules, state, dice)
    while (move := _made_by_itself(rules, after)) is not None:
        after, _ = engine.play(rules, after, move)
    return after.awaiting == "move"


def is_decision(rules: Rules, state: State) -> bool:
    """Tell whether whoever is on turn has a move to choose, or an ability to use or to keep."""
    return bool(state.moves) and _made_by_itself(rules, state) is None


def passes(rules: Rules, state: State) -> list[Move]:
    """Return the ways to decline, where the rules let a player do so."""
    faces = rules.of(state).faces
    return [move for move in state.moves if faces[move.face].orders[move.order].kind == "pass"]

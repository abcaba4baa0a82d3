"""Abilities in a bot's hands: which one to use before a throw, if any."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.evaluation import HELD, evaluation_of
from playpalace_ludo.bots.judge import points_view
from playpalace_ludo.bots.lookahead import Counter, play_out
from playpalace_ludo.core import engine, turns
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, Move, State

MOST_SEEN = 400
"""Positions looked at to weigh a second throw."""
MOST_THROWS = 36
"""With more throws than these a second one is taken for as good as it is on average."""


class Wish(NamedTuple):
    move: Move
    gain: float
    """Points it wins, less what the ability is worth in hand."""


def wish(rules: Rules, state: State) -> Wish | None:
    """Return the use that wins most; None if to hold on to everything is better.

    Every use is played out on the engine. What an ability is worth in hand is part of the
    points, so a use has to win more than that.
    """
    if state.awaiting != "roll" or not state.moves:
        return None
    seat = state.turn
    now = evaluation_of(rules.of(state)).of(state, seat)
    best: Wish | None = None
    for move in distinct_moves(state):
        after, _ = engine.play(rules, state, move)
        gain = evaluation_of(rules.of(after)).of(after, seat) - now
        if not move.tokens:
            gain += _second_throw(rules, state)
        if gain > (best.gain if best else 0.0):
            best = Wish(move, gain)
    return best


def taking(rules: Rules, state: State, moves: Sequence[Move]) -> list[float] | None:
    """Value abilities to choose from by what each would win now; None if that is not the choice."""
    now = rules.of(state)
    if any(now.faces[move.face].orders[move.order].kind != "take" for move in moves):
        return None
    found = []
    for move in moves:
        face = now.faces[move.face].orders[move.order].steps
        held = tuple((face,) * (seat == state.turn) for seat in range(len(state.tokens)))
        books = state.books._replace(held=held, ability="")
        ready = turns.ready(now, state._replace(owed=(THROW,), moves=(), books=books))
        best = wish(rules, ready)
        found.append(best.gain if best else 0.0)
    return found


def _second_throw(rules: Rules, state: State) -> float:
    """Return what the better of two throws is worth more than one."""
    throws = rules.chances(state)
    if len(throws) > MOST_THROWS:
        return HELD
    view, counter = points_view(rules), Counter(MOST_SEEN)
    seen = []
    for throw, chance in throws:
        after, _ = engine.roll(rules, state, throw)
        _, looks = play_out(rules, after, state.turn, view=view, counter=counter)
        seen.append((looks[state.turn], chance))
    one = sum(value * chance for value, chance in seen)
    two = sum(max(a, b) * p * q for (a, p), (b, q) in product(seen, seen))
    return two - one

"""A bot's use of abilities: which one, if any, to use before a throw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import exp
from typing import NamedTuple

from playpalace_ludo.bots.answering import answering
from playpalace_ludo.bots.decision import Reason, distinct_moves
from playpalace_ludo.bots.evaluation import HELD, evaluation_of
from playpalace_ludo.bots.judge import POINTS_PER_E, chances, points_view
from playpalace_ludo.bots.lookahead import Counter, play_out
from playpalace_ludo.bots.reasons import explain_use
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, Move, State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.core.weight import weight

MOST_SEEN = 400
"""Most positions searched to value a second throw; beyond that it counts as average."""
MOST_USES = 400
"""Most uses weighed; fewer where a position takes longer than usual."""
MOST_THROWS = 36
"""With more possible throws than this, a second one counts as average."""


class Wish(NamedTuple):
    move: Move
    gain: float
    """Points it wins, less what the ability is worth in hand."""


def wish(rules: Rules, state: State) -> Wish | None:
    """Return the most valuable use; None if keeping all abilities is better."""
    best = next(iter(weighed(rules, state)), None)
    return best if best and best.gain > 0 else None


def weighed(rules: Rules, state: State) -> list[Wish]:
    """Return every distinct use, the most valuable first.

    Each is played out on the engine. An ability in hand counts in the points, so a use has to win
    more than that.
    """
    if state.awaiting != "roll" or not state.moves:
        return []
    seat = state.turn
    now = evaluation_of(rules.of(state)).of(state, seat)
    found = []
    for move in distinct_moves(state)[: MOST_USES // weight(rules) + 1]:
        after, _ = engine.play(rules, state, move)
        gain = evaluation_of(rules.of(after)).of(after, seat) - now
        if not move.tokens:
            gain += _second_throw(rules, state)
        found.append(Wish(move, gain))
    return sorted(found, key=lambda one: -one.gain)


class UseAdvice(NamedTuple):
    """Advice before a throw, with reasons and the chance to win of each option."""

    move: Move | None
    """None: throw and keep all abilities."""
    reasons: tuple[Reason, ...]
    chances: tuple[tuple[Move | None, float], ...]


def advise(rules: Rules, state: State) -> Steps[UseAdvice]:
    """Say which ability to use before the throw that is due, if any."""
    uses = weighed(rules, state)
    now = chances(rules, state)[state.turn]
    ways = [(one.move, raised(now, one.gain)) for one in uses]
    ranked = sorted([(None, now), *ways], key=lambda way: -way[1])
    (best, chance), (_, other) = ranked[:2]
    reasons = yield from explain_use(rules, state, best, chance - other)
    return UseAdvice(best, reasons, tuple(ranked))


def raised(chance: float, points: float) -> float:
    """Return the chance to win after gaining points, on the judge's scale."""
    weight = chance * exp(points / POINTS_PER_E)
    return weight / (weight + 1 - chance)


def taking(rules: Rules, state: State, moves: Sequence[Move]) -> list[float] | None:
    """Value the abilities to choose from by their gain now, or the answers to a question.

    Returns None for any other choice.
    """
    if answers := answering(rules, state, moves):
        return answers
    now = rules.of(state)
    if any(now.chance.faces[move.face].orders[move.order].kind != "take" for move in moves):
        return None
    found = []
    for move in moves:
        face = now.chance.faces[move.face].orders[move.order].steps
        held = tuple((face,) * (seat == state.turn) for seat in range(len(state.tokens)))
        books = state.books._replace(held=held, ability="")
        ready = turns.ready(now, state._replace(owed=(THROW,), moves=(), books=books))
        best = wish(rules, ready)
        found.append(best.gain if best else 0.0)
    return found


def _second_throw(rules: Rules, state: State) -> float:
    """Return the gain of the better of two throws over one."""
    throws = rules.chances(state)
    if len(throws) > MOST_THROWS:
        return HELD
    view, counter = points_view(rules), Counter(MOST_SEEN)
    seen = []
    for throw, chance in throws:
        after, _ = engine.roll(rules, state, throw)
        _, looks = play_out(rules, after, state.turn, view=view, counter=counter)
        if counter.left < 0:
            return HELD
        seen.append((looks[state.turn], chance))
    one = sum(value * chance for value, chance in seen)
    two = sum(max(a, b) * p * q for (a, p), (b, q) in product(seen, seen))
    return two - one

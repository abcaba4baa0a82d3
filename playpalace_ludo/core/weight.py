"""The cost of working out one position under given rules, relative to the usual game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from playpalace_ludo.core.conditions.condition import Amount, Condition
from playpalace_ludo.core.conditions.tree import names
from playpalace_ludo.core.engine.moves import MOST_TRIED
from playpalace_ludo.core.plan import effects_besides_captures
from playpalace_ludo.core.rule_parts import Face, Trigger
from playpalace_ludo.core.rules import Rules

# The unit, as measured, is two thirds of a microsecond.
MOVE = 2.0
"""One token with one die, by the tables of the routes."""
CROWD, OF_A_CROWD = 110.0, 4.0
"""One die where other tokens may be in the way, or faces have duties: looking where they stand,
and asking for one token more."""
NAME = 0.6
"""One name in a condition, for each token on the board."""
SHARE = 3.0
"""A part of a throw that is split, for each token and die: some token must be able to walk on."""
SWAP, FEW_SWAPS = 100.0, 400
"""A pair of tokens that may change places; a few pairs hardly count, as few ever may."""
USUAL = 64.0
"""A whole position of the usual game, and of most others."""
VERSION, OF_A_STEP = 250, 6
"""The cost of compiling and using amended rules, in usual positions: fixed, and per step of all
routes."""
MOST_FOR_VERSIONS = 60_000
"""Most usual positions spent on all versions of the rules one question may meet."""


@lru_cache(maxsize=64)
def weight(rules: Rules) -> int:
    """Return the number of usual positions that one position of these rules costs, at least one."""
    plan = rules.plan
    seats = range(len(rules.seats))
    tokens = max(map(rules.most_tokens, seats))
    every = sum(seat.tokens for seat in rules.seats)
    pool = max(len(thrown.pool) for thrown in plan.thrown.values())
    crowded = plan.crowded or plan.duties
    shares = max(sum(bool(order.rest) for order in face.orders) for face in rules.chance.faces)
    move = MOVE + SHARE * shares + OF_A_CROWD * crowded + NAME * every * _of_moves(rules)
    cost = pool * (tokens * move + CROWD * crowded) + NAME * every * _names(_of_positions(rules))
    if rules.chance.use_all:
        cost *= max(1, min((tokens + 1) ** (pool - 1), MOST_TRIED) // 5)
    if any(ability.kind == "swap" for ability in rules.abilities.by_face.values()):
        cost += SWAP * max(0, tokens * every - FEW_SWAPS)
    version = VERSION + OF_A_STEP * sum(plan.finishes)
    many = (version << _sudden(rules)) > MOST_FOR_VERSIONS
    return max(1, int(cost / USUAL)) + version * many


def _sudden(rules: Rules) -> int:
    """Count the amendments that may come after any move, not by vote or with a round."""
    voted = {poll.amendment for poll in rules.chance.polls.values()}
    return sum(
        index not in voted and any(map(_may_hold_at_once, amendment.when))
        for index, amendment in enumerate(rules.amendments)
    )


def _may_hold_at_once(trigger: Trigger) -> bool:
    asked = {name.name for name in names(trigger.condition.tree)} if trigger.condition else set()
    return trigger.kind != "round" and asked != {"round"}


Asked: TypeAlias = Condition | Amount | None


def _names(conditions: Iterable[Asked]) -> int:
    return sum(len(list(names(one.tree))) for one in conditions if one)


def _of_moves(rules: Rules) -> int:
    """Count the names asked for each token that might move, with the face that asks for most."""
    permits = rules.permits
    always = chain(permits.start, permits.move, permits.capture, permits.finish)
    return _names(always) + max(_names(_of_face(face)) for face in rules.chance.faces)


def _of_face(face: Face) -> Iterable[Asked]:
    """Return what the orders of a face ask; of orders for each distance it is asked once."""
    return dict.fromkeys(chain.from_iterable((o.condition, o.amount) for o in face.orders))


def _of_positions(rules: Rules) -> Iterator[Asked]:
    """Yield the conditions tested once or twice per position."""
    yield from rules.win.lose
    amended = (amendment.when for amendment in rules.amendments)
    for trigger in chain(rules.win.goals, rules.win.ends, *amended):
        yield trigger.condition
    for clause in chain(rules.capture.reward, effects_besides_captures(rules)):
        yield from (clause.condition, clause.amount)
    yield from chain.from_iterable(one.when for one in rules.turns.rules)
    for some in rules.board.chances.values():
        yield from chain.from_iterable(one.when for one in some)

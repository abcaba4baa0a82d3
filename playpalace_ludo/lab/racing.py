"""Races home solved by playing every throw and move on the engine: two players, nearly any rules.

Only the last steps of the way count, where the two no longer meet. A value is the chance to win of
the player whose turn begins, with best play by both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from playpalace_ludo.bots import endings
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rule_parts import ANYTHING
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

STILL = 1e-7
"""Iteration stops when no value changes by more."""
SAME = 0.1 / endings.GRAIN
"""Values of two seats that differ by less are the same."""
MOST_POSITIONS = 1_000_000
"""Positions before any throw of a turn; more are refused, so that memory stays bounded."""


class Won(NamedTuple):
    """The game is over, with this share of it for the seat that moved."""

    share: float


class Reached(NamedTuple):
    """A position before a throw."""

    number: int
    by_mover: bool
    """The seat that has just moved throws again."""


Leaf: TypeAlias = Won | Reached
Throws: TypeAlias = list[tuple[float, list[Leaf]]]
"""For each throw its chance, and the positions among which the player may choose."""


class Race:
    """All positions of a race, found from those in which a turn begins."""

    def __init__(self, rules: Rules, nearest: int, most: int, apart: int = 1) -> None:
        if reason := refusal(rules):
            raise InputError("other", text=f"{rules.name} cannot be solved: {reason}")
        self.rules = rules
        self.nearest = nearest
        tokens = rules.seats[0].tokens
        spare = tokens - rules.plan.enough_home if rules.plan.enough_home else 0
        self.counts = range(spare + 1, min(most, tokens) + 1)
        """How many tokens a player may still have on the way."""
        self.seats = (0, apart)
        self.numbers: dict[State, int] = {}
        self.states: list[State] = []
        self.throws: list[Throws] = []
        self.values: list[float] = []

    def arrangements(self, tokens: int) -> list[tuple[int, ...]]:
        """List the ways a number of tokens may stand, in the order of a table."""
        steps = range(self.nearest, self.rules.seats[0].finish)
        found = combinations_with_replacement(steps, tokens)
        return sorted(found, key=lambda own: endings.number(own, self.nearest))

    def position(self, mine: Sequence[int], theirs: Sequence[int], mover: int = 0) -> State:
        """Return the position in which a player's turn begins, the others' tokens at home."""
        seats = self.rules.seats
        tokens: list[tuple[int, ...]] = [()] * len(seats)
        for at, own in ((mover, mine), (1 - mover, theirs)):
            seat = self.seats[at]
            home = (seats[seat].finish,) * (seats[seat].tokens - len(own))
            tokens[seat] = (*own, *home)
        books = self.rules.plan.blank_books
        return State(tuple(tokens), self.seats[mover], (0,), 0, 9, books=books)

    def find(self) -> None:
        """Find every position that may be reached."""
        every = [own for count in self.counts for own in self.arrangements(count)]
        for mine, theirs in product(every, every):
            for mover in (0, 1):
                self.number(self.position(mine, theirs, mover))
        while len(self.throws) < len(self.states):
            self.throws.append(list(self._thrown(self.states[len(self.throws)])))
        self.values = [0.5] * len(self.states)

    def number(self, state: State) -> int:
        """Return the number of a position before a throw, a new one if it has none."""
        known = self.numbers.setdefault(endings.compared(self.rules, state), len(self.states))
        if known == len(self.states):
            if known == MOST_POSITIONS:
                raise InputError("other", text=f"more than {MOST_POSITIONS} positions")
            self.states.append(state)
        return known

    def _thrown(self, state: State) -> Iterator[tuple[float, list[Leaf]]]:
        for throw, share in self.rules.chances(state):
            after, _ = engine.roll(self.rules, state, throw)
            yield share, [*dict.fromkeys(self._leaves(after, state.turn))]

    def _leaves(self, state: State, mover: int) -> Iterator[Leaf]:
        """Yield where the rest of a pool of faces may lead."""
        if state.awaiting == "move" and state.turn == mover and not state.places:
            for move in distinct_moves(state):
                yield from self._leaves(engine.play(self.rules, state, move)[0], mover)
        elif state.places or state.awaiting == "over":
            yield Won(float(bool(state.places) and state.places[0] == mover))
        else:
            self._check(state)
            yield Reached(self.number(state), state.turn == mover)

    def _check(self, state: State) -> None:
        finishes = self.rules.plan.finishes
        coming = (s for seat in self.seats for s in state.tokens[seat] if s != finishes[seat])
        books = endings.blank(self.rules, state.books)
        if state.awaiting != "roll" or not books or min(coming) < self.nearest:
            raise InputError(
                "other", text=f"{self.rules.name} cannot be solved from step {self.nearest} on"
            )

    def iterate(self) -> Iterator[float]:
        """Improve the values until they stand still; yield the largest change each time."""
        change = 1.0
        while change > STILL:
            change = 0.0
            for number, throws in enumerate(self.throws):
                now = sum(share * max(map(self._worth, leaves)) for share, leaves in throws)
                change = max(change, abs(now - self.values[number]))
                self.values[number] = now
            yield change

    def _worth(self, leaf: Leaf) -> float:
        if isinstance(leaf, Won):
            return leaf.share
        value = self.values[leaf.number]
        return value if leaf.by_mover else 1 - value

    def table(self) -> list[float]:
        """Return the values of the first player's turns, layer by layer."""
        found = []
        for mine, theirs in self.layers:
            for own, other in product(self.arrangements(mine), self.arrangements(theirs)):
                first, second = (
                    self.values[self.number(self.position(own, other, mover))] for mover in (0, 1)
                )
                if abs(first - second) > SAME:
                    raise InputError("other", text=f"the seats of {self.rules.name} differ")
                found.append(first)
        return found

    @property
    def layers(self) -> list[tuple[int, int]]:
        """The numbers of tokens to come, of the player whose turn begins and of the other."""
        return [(mine, theirs) for mine in self.counts for theirs in self.counts]


def refusal(rules: Rules) -> str | None:
    """Return the reason why races of these rules cannot be solved; None if they can."""
    plan = rules.plan
    reasons = {
        "partners play": bool(rules.teams.names),
        "rules change": bool(rules.amendments),
        "cards leave a deck": bool(rules.chance.deck),
        "the order of turns changes": rules.turns.order != "seats" or bool(rules.turns.rules),
        "turns are limited": bool(rules.win.max_turns or rules.win.ends or rules.win.lose),
        "captures or points may be needed": bool(rules.finish.needs_captures or plan.by_points),
        "conditions decide": rules.permits != ANYTHING
        or plan.asks_of_moves
        or plan.asks_of_effects
        or plan.win_conditions,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)

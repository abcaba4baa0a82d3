"""The inputs of the expert's net: the features of a position, as tables for any rules.

Seats are ordered clockwise from the one that throws next; on a board whose seats differ they keep
the order of the board, and one input says which throws.

==========  =====================================================================
per seat    which place each token stands on, how many in the yard, how many home;
            or that nobody plays it
hunts       hunter, target and face or distance of every token that can be reached
            with one or two throws, weighted by what is at stake
gates       the same for hunters still in the yard, two throws away
exposed     per seat its expected loss to all others together
safe, left  per seat how many tokens stand on safe tiles, how many steps are left
hits        per seat the chance that it captures
prizes      per face of the coming throw the best capture
streak      sixes the thrower has thrown in this turn
doors       a target where a token out of the yard would capture it
books       what else the rules count: captures, abilities, cards left and so on; and each
            seat's position as valued by the bots without a net, from which training for
            such rules starts
==========  =====================================================================
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from playpalace_ludo.bots import conditions
from playpalace_ludo.bots.evaluation import HOME, Worth, evaluation_of
from playpalace_ludo.bots.plain_form import plain_form
from playpalace_ludo.core.merit import points_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State

ROUTE = 56
"""Steps are counted as on the usual board; other routes are scaled to its length."""
FAR = 6
"""Classes of distances that two throws cover."""
STREAKS = 2
MOST_ROUNDS = 32
NO_WORTH = Worth(0.0, 0.0)
WORTH = 4 * HOME
"""Points of a whole set of tokens at home."""
STAKE = 66
"""Points that a token close to home may lose; what others may lose is in proportion."""
FAR_CHANCE = 1 / 36
"""Approximate chance that two throws make a particular distance."""


class Sizes(NamedTuple):
    """The offset of each group of inputs."""

    seats: int
    places: int
    """Steps of the longest route, its finish and the yard."""
    tokens: int
    faces: int
    extras: int

    @property
    def per_seat(self) -> int:
        return self.places + 2 * (self.tokens + 1)

    @property
    def yards(self) -> int:
        return self.places

    @property
    def homes(self) -> int:
        return self.places + self.tokens + 1

    @property
    def absent(self) -> int:
        return self.seats * self.per_seat

    @property
    def hunt(self) -> int:
        return self.absent + self.seats

    @property
    def gate(self) -> int:
        return self.hunt + self.seats**2 * (self.faces + FAR)

    @property
    def exposed(self) -> int:
        return self.gate + self.seats**2

    @property
    def safe(self) -> int:
        return self.exposed + self.seats

    @property
    def left(self) -> int:
        return self.safe + self.seats

    @property
    def hits(self) -> int:
        return self.left + self.seats

    @property
    def prize(self) -> int:
        return self.hits + self.seats

    @property
    def streak(self) -> int:
        return self.prize + self.faces

    @property
    def door(self) -> int:
        return self.streak + STREAKS

    @property
    def extra(self) -> int:
        return self.door + self.seats**2

    @property
    def whole(self) -> int:
        return self.extra + self.extras


Reach = Sequence[Sequence[Sequence[Sequence[int]]]]
"""Hunter, target, the target's step, the hunter's step (yard last): bits of faces that hit."""
Extra = Callable[[State, int], float]
"""A number of the books, for a seat."""


class Inputs:
    """The tables of one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        seats = range(len(rules.seats))
        finishes = rules.plan.finishes
        self.chances = _face_chances(rules)
        self.enters = sum(
            chance for face, chance in self.chances.items() if _ends(rules, 0, YARD, face)
        )
        self.group = 2 if rules.stack.doubled else rules.capture.spare_groups_of
        self.sides = tuple(rules.side(seat) for seat in seats)
        self.exposable = [
            [not rules.plan.prey.is_safe(seat, step) for step in range(finishes[seat])]
            for seat in seats
        ]
        self.stakes = [
            [(_made(rules, seat, step) + 16) / STAKE for step in range(finishes[seat])]
            for seat in seats
        ]
        self.left = [
            [
                ROUTE * rules.left(seat, step) / (rules.left(seat, 0) or 1)
                for step in self.steps(seat)
            ]
            for seat in seats
        ]
        for own in self.left:
            own[-1] = ROUTE + 1
        self.shelter = [[self._shelters(seat, step) for step in self.steps(seat)] for seat in seats]
        self.reach = self._reach()
        self.per_seat, self.common = _extras(rules)
        self.turns = self._looks_the_same_from_everywhere()
        extras = len(self.per_seat) * len(seats) + len(self.common)
        self.sizes = Sizes(
            seats=len(seats),
            places=max(finishes) + 2,
            tokens=max(map(rules.most_tokens, seats)),
            faces=len(self.chances),
            extras=extras + (0 if self.turns else len(seats)),
        )
        count = len(seats)
        self.orders = [
            tuple((roller + k) % count if self.turns else k for k in seats) for roller in seats
        ]

    def steps(self, seat: int) -> tuple[int, ...]:
        """Return the steps of a seat in the order of the tables, the yard last."""
        return (*range(self.rules.plan.finishes[seat] + 1), YARD)

    def extras(self, state: State) -> tuple[float, ...]:
        """Return the inputs from the books, and which seat throws where seats differ."""
        order = self.orders[state.turn]
        if not self.sizes.extras:
            return ()
        found = [number(state, seat) for number in self.per_seat for seat in order]
        found += [number(state, state.turn) for number in self.common]
        if not self.turns:
            found += [float(seat == state.turn) for seat in order]
        return tuple(found)

    @property
    def digest(self) -> str:
        """Return a digest, 16 letters long, of everything a net has to fit."""
        goals = [(goal.kind, goal.number) for goal in self.rules.win.goals]
        seen = (
            self.sizes,
            self.exposable,
            self.reach,
            self.sides,
            goals,
            self.rules.stack.column_blocking,
            self.rules.plan.row,
        )
        return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]

    def _shelters(self, seat: int, step: int) -> bool:
        """Tell whether a step is safe for a token while its neighbours are not."""
        rules = self.rules
        if step in (YARD, rules.plan.finishes[seat]) or self.exposable[seat][step]:
            return False
        return any(
            self.exposable[seat][at]
            for at in rules.seats[seat].route.reach(step)
            if at < rules.plan.finishes[seat]
        )

    def _reach(self) -> Reach:
        seats = range(len(self.rules.seats))
        return [
            [list(self._reached_by(hunter, target)) if hunter != target else [] for target in seats]
            for hunter in seats
        ]

    def _reached_by(self, hunter: int, target: int) -> Iterator[list[int]]:
        rules = self.rules
        route = rules.seats[hunter].route
        longest = max(_longest(rules, face) for face in self.chances)
        at_once = [self._hit_at_once(hunter, at) for at in self.steps(hunter)]
        far = [self._far(hunter, at, longest) for at in self.steps(hunter)[:-1]]
        near = {route.tiles[at]: d for at, d in route.reach(0).items() if 0 < d <= longest}
        gate, door = 1 << len(self.chances) + FAR + 1, 1 << len(self.chances) + FAR + 2
        for step in range(rules.plan.finishes[target]):
            tile = rules.seats[target].route.tiles[step]
            found = [
                hits.get((target, step), 0) or beyond.get(tile, 0)
                for hits, beyond in zip(at_once, far, strict=False)
            ]
            yard = door if at_once[-1].get((target, step)) else gate if tile in near else 0
            yield [*found, yard] if self.exposable[target][step] else [0] * (len(found) + 1)

    def _hit_at_once(self, hunter: int, at: int) -> dict[tuple[int, int], int]:
        """Return the spots that one throw captures, with a bit per face that does."""
        found: dict[tuple[int, int], int] = {}
        prey = self.rules.plan.prey[hunter]
        for bit, face in enumerate(self.chances, 1):
            for to in _ends(self.rules, hunter, at, face):
                for spot in prey[to]:
                    found[spot] = found.get(spot, 0) | 1 << bit
        return found

    def _far(self, hunter: int, at: int, longest: int) -> dict[int, int]:
        """Return the tiles two throws away, each with the bit of its distance's class."""
        route, faces = self.rules.seats[hunter].route, len(self.chances)
        return {
            route.tiles[there]: 1 << faces + 1 + (d - longest - 1) * FAR // longest
            for there, d in route.reach(at).items()
            if longest < d <= 2 * longest and there < route.finish
        }

    def _looks_the_same_from_everywhere(self) -> bool:
        """Tell whether turning the board by a seat changes nothing."""
        count = len(self.rules.seats)
        rules = self.rules
        return all(
            self.exposable[seat] == self.exposable[0]
            and rules.seats[seat].tokens == rules.seats[0].tokens
            and all(
                self.reach[seat][(seat + k) % count] == self.reach[0][k] for k in range(1, count)
            )
            for seat in range(count)
        )


def _made(rules: Rules, seat: int, step: int) -> float:
    whole = rules.left(seat, 0) or 1
    return ROUTE * (whole - rules.left(seat, step)) / whole


def _ends(rules: Rules, hunter: int, at: int, face: int) -> set[int]:
    return {move.to for move in rules.plan.moves.table(hunter, face)[0][at]}


def _longest(rules: Rules, face: int) -> int:
    orders = rules.chance.faces[face].orders
    return max((order.steps for order in orders if order.kind in ("move", "leap")), default=1)


def _face_chances(rules: Rules) -> dict[int, float]:
    """Return how likely one die shows each face."""
    found = {}
    for face in range(1, len(rules.chance.faces)):
        found[face] = sum(
            p for throw, p in rules.chance.throws.items() if face in rules.plan.thrown[throw].pool
        )
    whole = sum(found.values())
    return {face: chance / whole for face, chance in found.items() if chance}


def _extras(rules: Rules) -> tuple[list[Extra], list[Extra]]:
    """Return the inputs besides tokens: numbers per seat, and numbers of the game."""
    if not plain_form(rules).plan.keeps_books:
        return [], []
    worth = _worth_of(rules)
    each: list[Extra] = [
        lambda state, seat: worth(state, seat).points / WORTH,
        lambda state, seat: worth(state, seat).risk / WORTH,
        lambda state, seat: min(state.books.skips[seat], 2) / 2,
    ]
    goals = [goal.number for goal in rules.win.goals if goal.kind == "captures"]
    if needed := max(rules.finish.needs_captures, min(goals, default=0)):
        each.append(lambda state, seat: min(state.books.captures[seat], needed) / needed)
    if rules.plan.by_points:
        enough = conditions.points_goal(rules)
        each.append(lambda state, seat: min(points_of(state.books, seat) / enough, 1.0))
    if rules.abilities.by_face:
        each.append(lambda state, seat: min(_held(state, seat), 4) / 4)
        each.append(lambda state, seat: sum(s.seat == seat for s in state.books.shields) / 2)
    common: list[Extra] = [partial(_is_amended, number) for number in range(len(rules.amendments))]
    if rules.amendments or rules.turns.counts_rounds:
        common.append(lambda state, _: min(state.books.round, MOST_ROUNDS) / MOST_ROUNDS)
    common += [partial(_left_in_deck, rules, card) for card in range(len(rules.chance.deck))]
    return each, common


def _worth_of(rules: Rules) -> Callable[[State, int], Worth]:
    """Return a cached function for the worth of a seat's position in points."""

    @lru_cache(maxsize=1)
    def worths(state: State) -> list[Worth | None]:
        return evaluation_of(rules.of(state)).worths(state)

    return lambda state, seat: worths(state)[seat] or NO_WORTH


def _is_amended(number: int, state: State, _: int) -> float:
    return float(number in state.books.amended)


def _held(state: State, seat: int) -> int:
    return len(state.books.held[seat]) if state.books.held else 0


def _left_in_deck(rules: Rules, card: int, state: State, seat: int) -> float:
    deck = rules.deck_of(state.books, seat)
    return deck[card] / (sum(deck) or 1)


@lru_cache(maxsize=64)
def inputs_of(rules: Rules) -> Inputs:
    return Inputs(rules)

"""The expert's value net in plain Python: a position between two throws -> who will win.

The inputs are seen from the seat that throws next (seat 0), the others follow clockwise:

==========  =====================================================================
per seat    which of 58 places each token stands on, how many in the yard, how many
            home, how many safe, how many steps are left; or that nobody plays it
hunts       hunter, target and distance of every token that can be reached with one
            or two throws, weighted by what is at stake
gates       the same for hunters still in the yard
exposed     per seat what it stands to lose to all others together
hits        per seat with how many faces it captures
prizes      per face of the coming throw the best capture
streak      sixes the thrower has thrown in this turn
==========  =====================================================================

A row of weights is one large integer with a lane of 32 bits per unit, so that adding up rows is
adding up integers: that makes the net quick without any library. What depends on one seat, or on
one hunter and one target, is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from struct import Struct
from typing import NamedTuple

from playpalace_ludo.bots.weights import Weights
from playpalace_ludo.core.state import YARD, Tokens

SEATS, FINISH, LAST, TRACK, QUARTER = 4, 56, 50, 52, 13
PER_SEAT = 68
YARDS, HOMES = 58, 63
ABSENT = SEATS * PER_SEAT
FARTHEST = 12
HUNT = ABSENT + SEATS
PAIRS = SEATS * SEATS
GATE = HUNT + PAIRS * FARTHEST
EXPOSED = GATE + PAIRS
SAFE = EXPOSED + SEATS
LEFT = SAFE + SEATS
HITS = LEFT + SEATS
PRIZE = HITS + SEATS
STREAK = PRIZE + 6
DOOR = STREAK + 2
"""A target on a hunter's start square, where a six out of the yard captures."""
INPUTS = DOOR + PAIRS

ALL_LEFT = 228
EXPOSURE_GRAIN = 128
MOST_KEPT = 20_000
"""Rows kept in memory at most, about half a kilobyte each."""

LANE = 32
HALF = 1 << LANE - 1
"""Added to every lane, so that none is negative when they are taken apart."""
UNIT = 1 << 16
"""A weight of 1.0 in a lane."""

_IN_GATE, _AT_DOOR = 13, 14
_NEAR, _FAR = 0b1111110, 0b1111110000000
_ORDER = tuple(tuple((roller + k) % SEATS for k in range(SEATS)) for roller in range(SEATS))
_STEPS = (*range(FINISH + 1), YARD)


STAKES = tuple((step + 16) / 66 for step in range(LAST + 1))
"""What a token loses if it is captured on a step."""


class SeatRow(NamedTuple):
    """What one seat's tokens alone add to the sum of rows."""

    row: int
    targets: tuple[int, ...]
    """Steps of the tokens that may be captured where they stand."""


class Chase(NamedTuple):
    """One seat's tokens behind one token of another."""

    row: int
    missed: float
    """How likely it is not hit."""
    faces: int
    """Bit d: a d captures it."""


class Net:
    def __init__(self, weights: Weights, pairs_safe: bool = False) -> None:
        self.weights = weights
        self.pairs_safe = pairs_safe
        self.hidden = len(weights.out[0])
        width = self.hidden + SEATS
        self._lanes = Struct(f"<{width}I")
        self._lift = sum(HALF << LANE * lane for lane in range(width))
        self._columns = [tuple(w / UNIT for w in column) for column in weights.out]
        self._bias = self._packed(weights.bias) + self._lift
        self._streaks = (0, self._row(STREAK), self._row(STREAK + 1))
        self._places = [self._place_rows(k) for k in range(SEATS)]
        self._yards = [self._count_rows(k, YARDS) for k in range(SEATS)]
        self._homes = [self._count_rows(k, HOMES) for k in range(SEATS)]
        self._absent = [self._row(ABSENT + k) for k in range(SEATS)]
        self._hits = [[self._row(HITS + k, n / 6) for n in range(7)] for k in range(SEATS)]
        self._exposed: list[dict[int, int]] = [{} for _ in range(SEATS)]
        reach = [self._reach_table(offset) for offset in range(SEATS)]
        self._hunters = [
            [
                tuple((h, reach[k - h][step], _key(h, k, step)) for h in range(SEATS) if h != k)
                for step in range(LAST + 1)
            ]
            for k in range(SEATS)
        ]
        self._seat_rows: dict[tuple[int, tuple[int, ...]], SeatRow] = {}
        self._chases: dict[int, Chase] = {}
        self._singles: dict[tuple[int, int], int] = {}

    def chances(self, tokens: Tokens, roller: int, streak: int = 0) -> tuple[float, ...]:
        """Say how likely each seat of the board is to win when ``roller`` throws next."""
        order = _ORDER[roller]
        turned = [tuple(sorted(tokens[seat])) for seat in order]
        total = self._total(turned) + self._streaks[min(streak, 2)]
        lanes = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        live = [lane - HALF if lane > HALF else 0 for lane in lanes[: self.hidden]]
        logits = [
            (direct - HALF) / UNIT + sum(map(mul, live, column))
            for direct, column in zip(lanes[self.hidden :], self._columns, strict=True)
        ]
        top = max(logits)
        parts = [exp(z - top) if own else 0.0 for z, own in zip(logits, turned, strict=True)]
        whole = sum(parts)
        chances = [0.0] * SEATS
        for seat, part in zip(order, parts, strict=True):
            chances[seat] = part / whole
        return tuple(chances)

    def _total(self, turned: list[tuple[int, ...]]) -> int:
        """Sum the rows of all inputs that are not zero, each scaled by its value."""
        seat_rows, chases = self._seat_rows, self._chases
        if len(seat_rows) + len(chases) > MOST_KEPT:
            seat_rows.clear()
            chases.clear()
        total = self._bias
        faces = [0] * SEATS
        prizes = [-1] * 7
        for k, own in enumerate(turned):
            seat_row = seat_rows.get((k, own)) or self._seat_row(k, own)
            total += seat_row.row
            exposed = 0.0
            for step in seat_row.targets:
                missed = 1.0
                for h, reach, base in self._hunters[k][step]:
                    seen = 0
                    for at in turned[h]:
                        seen |= reach[at]
                    if seen:
                        chase = chases.get(base | seen) or self._chase(h, k, step, seen)
                        total += chase.row
                        missed *= chase.missed
                        faces[h] |= chase.faces
                        if h == 0 and chase.faces:
                            for face in range(1, 7):
                                if chase.faces >> face & 1 and step > prizes[face]:
                                    prizes[face] = step
                exposed += (1.0 - missed) * STAKES[step]
            if exposed:
                total += self._exposure_row(k, exposed)
        for h, mask in enumerate(faces):
            if mask:
                total += self._hits[h][mask.bit_count()]
        for face, step in enumerate(prizes):
            if step >= 0:
                total += self._at_stake(PRIZE + face - 1, step)
        return total

    def _seat_row(self, k: int, own: tuple[int, ...]) -> SeatRow:
        """Work out everything that depends on one seat's tokens alone."""
        row = self._absent[k]
        targets: tuple[int, ...] = ()
        if own:
            places = self._places[k]
            row = sum([places[step] for step in own])
            row += self._yards[k][own.count(YARD)] + self._homes[k][own.count(FINISH)]
            targets = tuple(
                step
                for step in own
                if 0 <= step <= LAST
                and not self.weights.safe[step]
                and not (self.pairs_safe and own.count(step) > 1)
            )
        seat_row = self._seat_rows[k, own] = SeatRow(row, targets)
        return seat_row

    def _chase(self, h: int, k: int, step: int, seen: int) -> Chase:
        row = 0
        for index in _inputs(h * SEATS + k, seen):
            row += self._at_stake(index, step)
        chase = Chase(row, 1.0 - _hit(seen), seen & _NEAR)
        self._chases[_key(h, k, step) | seen] = chase
        return chase

    def _at_stake(self, index: int, step: int) -> int:
        """Return the row of an input whose value is what a token on that step would lose."""
        row = self._singles.get((index, step))
        if row is None:
            row = self._singles[index, step] = self._row(index, STAKES[step])
        return row

    def _exposure_row(self, k: int, exposed: float) -> int:
        grain = round(exposed * EXPOSURE_GRAIN)
        known = self._exposed[k]
        if grain not in known:
            known[grain] = self._row(EXPOSED + k, grain / EXPOSURE_GRAIN)
        return known[grain]

    def _place_rows(self, k: int) -> list[int]:
        """Return per step, the yard last, the rows of place, steps left and safety as one."""
        found = []
        for step in _STEPS:
            shelter = 0 <= step <= LAST and self.weights.safe[step]
            row = self._row(k * PER_SEAT + step + 1)
            row += self._row(LEFT + k, (FINISH - step) / ALL_LEFT)
            found.append(row + (self._row(SAFE + k, 1 / SEATS) if shelter else 0))
        return found

    def _count_rows(self, k: int, first: int) -> list[int]:
        return [self._row(k * PER_SEAT + first + count) for count in range(SEATS + 1)]

    def _row(self, index: int, value: float = 1.0) -> int:
        """Return the weights of one input, times its value."""
        return self._packed([value * w for w in self.weights.rows[index]])

    def _packed(self, row: Sequence[float]) -> int:
        lanes = self._lanes.pack(*[round(weight * UNIT) + HALF for weight in row])
        return int.from_bytes(lanes, "little") - self._lift

    @staticmethod
    def _reach_table(offset: int) -> list[tuple[int, ...]]:
        """Return per step of a target ``offset`` seats on and of the hunter how it is reached.

        Bit d stands for distance d; the last entry is the hunter's yard.
        """
        found = []
        for step in range(LAST + 1):
            past_start = (QUARTER * offset + step) % TRACK
            bits = []
            for at in range(FINISH + 1):
                d = (past_start - at) % TRACK
                bits.append(1 << d if 0 < d <= FARTHEST and at + d <= LAST else 0)
            yard = 1 << _AT_DOOR if past_start == 0 else 1 << _IN_GATE if past_start <= 6 else 0
            found.append((*bits, yard))
        return found


def _key(h: int, k: int, step: int) -> int:
    """Return a number for hunter, target and step that leaves room for the distances."""
    return ((h * SEATS + k) * (LAST + 1) + step) << _AT_DOOR + 1


def _inputs(pair: int, seen: int) -> list[int]:
    found = [HUNT + pair * FARTHEST + d - 1 for d in range(1, FARTHEST + 1) if seen >> d & 1]
    if seen >> _IN_GATE & 1:
        found.append(GATE + pair)
    if seen >> _AT_DOOR & 1:
        found.append(DOOR + pair)
    return found


def _hit(seen: int) -> float:
    """Return the chance to hit from the distances in ``seen``."""
    hit = (seen & _NEAR).bit_count() / 6
    hit += (1 - hit) * (seen & _FAR).bit_count() / 36
    if seen >> _IN_GATE & 1:
        hit += (1 - hit) / 36
    if seen >> _AT_DOOR & 1:
        hit += (1 - hit) / 6
    return hit

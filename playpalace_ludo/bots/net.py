"""The expert's value net in plain Python: a position between two throws -> who will win.

What it sees of a position is in `inputs`. A row of weights is one large integer with a lane of 32
bits per unit, so that adding up rows is adding up integers: that makes the net quick without any
library. What depends on one seat, or on one hunter and one target, is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from struct import Struct
from typing import NamedTuple

from playpalace_ludo.bots.inputs import FAR, FAR_CHANCE, STREAKS, Inputs
from playpalace_ludo.bots.weights import Weights
from playpalace_ludo.core.state import YARD, Tokens

ALL_LEFT = 228
"""Steps four tokens have to go on the usual board."""
EXPOSURE_GRAIN = 128
EXTRA_GRAIN = 512
MOST_KEPT = 20_000
"""Rows kept in memory at most, about half a kilobyte each."""

LANE = 32
HALF = 1 << LANE - 1
"""Added to every lane, so that none is negative when they are taken apart."""
UNIT = 1 << 16
"""A weight of 1.0 in a lane."""


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
    """Bit f: the f-th face captures it."""


class Net:
    def __init__(self, weights: Weights, inputs: Inputs) -> None:
        self.weights = weights
        self.inputs = inputs
        self.sizes = sizes = inputs.sizes
        self.hidden = len(weights.out[0])
        width = self.hidden + sizes.seats
        self._seats = range(sizes.seats)
        self._lanes = Struct(f"<{width}I")
        self._lift = sum(HALF << LANE * lane for lane in range(width))
        self._columns = [tuple(w / UNIT for w in column) for column in weights.out]
        self._bias = self._packed(weights.bias) + self._lift
        self._streaks = (0, *(self._row(sizes.streak + n) for n in range(STREAKS)))
        self._places = [self._place_rows(k) for k in self._seats]
        self._yards = [self._count_rows(k, sizes.yards) for k in self._seats]
        self._homes = [self._count_rows(k, sizes.homes) for k in self._seats]
        self._absent = [self._row(sizes.absent + k) for k in self._seats]
        self._rows: dict[tuple[int, float], int] = {}
        faces = list(inputs.chances.values())
        self._near_bits = (1 << len(faces) + 1) - 2
        self._gate = len(faces) + FAR + 1
        self._hit_by = _Sums(faces)
        self._hunters = [
            [
                tuple(
                    (h, inputs.reach[h][k][step], self._key(h, k, step))
                    for h in self._seats
                    if h != k
                )
                for step in range(len(inputs.exposable[k]))
            ]
            for k in self._seats
        ]
        self._seat_rows: dict[tuple[int, tuple[int, ...]], SeatRow] = {}
        self._chases: dict[int, Chase] = {}

    def chances(
        self, tokens: Tokens, roller: int, streak: int = 0, extras: Sequence[float] = ()
    ) -> tuple[float, ...]:
        """Say how likely each seat of the board is to win when ``roller`` throws next."""
        order = self.inputs.orders[roller]
        turned = [tuple(sorted(tokens[seat])) for seat in order]
        total = self._total(turned, order.index(roller)) + self._streaks[min(streak, STREAKS)]
        for number, value in enumerate(extras, self.sizes.extra):
            if value:
                total += self._scaled(number, round(value * EXTRA_GRAIN) / EXTRA_GRAIN)
        lanes = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        live = [lane - HALF if lane > HALF else 0 for lane in lanes[: self.hidden]]
        logits = [
            (direct - HALF) / UNIT + sum(map(mul, live, column))
            for direct, column in zip(lanes[self.hidden :], self._columns, strict=True)
        ]
        return self._shared(tokens, dict(zip(order, logits, strict=True)))

    def _shared(self, tokens: Tokens, logits: dict[int, float]) -> tuple[float, ...]:
        """Turn the seats' numbers into chances that add up to one; partners win together."""
        sides = self.inputs.sides
        sums = [
            sum(logits[ally] for ally in side) if tokens[seat] else float("-inf")
            for seat, side in enumerate(sides)
        ]
        top = max(sums)
        parts = [exp(z - top) for z in sums]
        whole = sum(part / len(side) for part, side in zip(parts, sides, strict=True))
        return tuple([part / whole for part in parts])

    def _total(self, turned: list[tuple[int, ...]], roller: int) -> int:
        """Sum the rows of all inputs that are not zero, each scaled by its value."""
        seat_rows, chases = self._seat_rows, self._chases
        if len(seat_rows) + len(chases) + len(self._rows) > MOST_KEPT:
            for kept in (seat_rows, chases, self._rows):
                kept.clear()
        sizes, stakes = self.sizes, self.inputs.stakes
        total = self._bias
        faces = [0] * sizes.seats
        prizes: dict[int, float] = {}
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
                        if h == roller and chase.faces:
                            stake = stakes[k][step]
                            for face in range(1, sizes.faces + 1):
                                if chase.faces >> face & 1 and stake > prizes.get(face, 0.0):
                                    prizes[face] = stake
                exposed += (1.0 - missed) * stakes[k][step]
            if exposed:
                grain = round(exposed * EXPOSURE_GRAIN) / EXPOSURE_GRAIN
                total += self._scaled(sizes.exposed + k, grain)
        for h, mask in enumerate(faces):
            if mask:
                total += self._scaled(sizes.hits + h, self._hit_by[mask])
        for face, stake in prizes.items():
            total += self._scaled(sizes.prize + face - 1, stake)
        return total

    def _seat_row(self, k: int, own: tuple[int, ...]) -> SeatRow:
        """Work out everything that depends on one seat's tokens alone."""
        row = self._absent[k]
        targets: tuple[int, ...] = ()
        if own:
            finish, group = self.inputs.rules.plan.finishes[k], self.inputs.group
            places, exposable = self._places[k], self.inputs.exposable[k]
            row = sum([places[step] for step in own])
            row += self._yards[k][own.count(YARD)] + self._homes[k][own.count(finish)]
            targets = tuple(
                step
                for step in own
                if 0 <= step < finish
                and exposable[step]
                and not (group and own.count(step) >= group)
            )
        seat_row = self._seat_rows[k, own] = SeatRow(row, targets)
        return seat_row

    def _chase(self, h: int, k: int, step: int, seen: int) -> Chase:
        stake, pair = self.inputs.stakes[k][step], h * self.sizes.seats + k
        row = 0
        for index in self._chase_inputs(pair, seen):
            row += self._scaled(index, stake)
        faces = seen & self._near_bits
        chase = Chase(row, 1.0 - self._hit(seen), faces)
        self._chases[self._key(h, k, step) | seen] = chase
        return chase

    def _chase_inputs(self, pair: int, seen: int) -> list[int]:
        sizes = self.sizes
        kinds = sizes.faces + FAR
        first = sizes.hunt + pair * kinds - 1
        found = [first + bit for bit in range(1, kinds + 1) if seen >> bit & 1]
        if seen >> self._gate & 1:
            found.append(sizes.gate + pair)
        if seen >> self._gate + 1 & 1:
            found.append(sizes.door + pair)
        return found

    def _hit(self, seen: int) -> float:
        """Return the chance to hit from the faces and distances in ``seen``."""
        hit = self._hit_by[seen & self._near_bits]
        far = seen & (1 << self._gate) - 1 & ~self._near_bits
        hit += (1 - hit) * far.bit_count() * FAR_CHANCE
        if seen >> self._gate & 1:
            hit += (1 - hit) * self.inputs.enters / 6
        if seen >> self._gate + 1 & 1:
            hit += (1 - hit) * self.inputs.enters
        return hit

    def _scaled(self, index: int, value: float) -> int:
        """Return the row of an input times its value, kept for the next time."""
        row = self._rows.get((index, value))
        if row is None:
            row = self._rows[index, value] = self._row(index, value)
        return row

    def _place_rows(self, k: int) -> list[int]:
        """Return per step, the yard last, the rows of place, steps left and safety as one."""
        inputs, sizes = self.inputs, self.sizes
        found = []
        for at, step in enumerate(inputs.steps(k)):
            row = self._row(k * sizes.per_seat + step + 1)
            row += self._row(sizes.left + k, inputs.left[k][at] / ALL_LEFT)
            shelter = inputs.shelter[k][at]
            found.append(row + (self._row(sizes.safe + k, 1 / sizes.tokens) if shelter else 0))
        return found

    def _count_rows(self, k: int, first: int) -> list[int]:
        start = k * self.sizes.per_seat + first
        return [self._row(start + count) for count in range(self.sizes.tokens + 1)]

    def _row(self, index: int, value: float = 1.0) -> int:
        """Return the weights of one input, times its value."""
        return self._packed([value * w for w in self.weights.rows[index]])

    def _packed(self, row: Sequence[float]) -> int:
        lanes = self._lanes.pack(*[round(weight * UNIT) + HALF for weight in row])
        return int.from_bytes(lanes, "little") - self._lift

    def _key(self, h: int, k: int, step: int) -> int:
        """Return a number for hunter, target and step that leaves room for the distances."""
        sizes = self.sizes
        return ((h * sizes.seats + k) * sizes.places + step) << self._gate + 2


class _Sums(dict[int, float]):
    """The chance of any of several faces, by the bits of those faces."""

    def __init__(self, chances: Sequence[float]) -> None:
        self._chances = chances

    def __missing__(self, mask: int) -> float:
        bits = enumerate(self._chances, 1)
        found = self[mask] = sum([chance for bit, chance in bits if mask >> bit & 1])
        return found

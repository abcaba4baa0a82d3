"""The expert's value net in plain Python: a position between two throws -> who will win.

Its features are in `inputs`. A row of weights is one large integer with a 32-bit lane per unit, so
that adding rows is adding integers, which is quick without any library. Terms that depend on one
seat, or on one hunter and one target, are cached.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import compress
from math import exp
from operator import mul, sub
from struct import Struct
from typing import NamedTuple

from playpalace_ludo.bots.evaluation import Memo
from playpalace_ludo.bots.inputs import FAR, FAR_CHANCE, STREAKS, Inputs
from playpalace_ludo.bots.weights import Weights
from playpalace_ludo.core.state import YARD, State, Throw, Tokens, new

ALL_LEFT = 228
"""Steps four tokens have to go on the usual board."""
EXPOSURE_GRAIN = 128
EXTRA_GRAIN = 512
MOST_KEPT = 20_000
"""Most rows kept in memory, about half a kilobyte each: this many of single inputs, as many
of hunters and single targets, and as many of seats, pursuits and positions together."""
MOST_NUMBERS = 1 << 20
"""More than the numbers of seats' rows, which are fewer than those kept."""

LANE = 32
HALF = 1 << LANE - 1
"""Added to every lane, so that none is negative when they are taken apart."""
ROUNDING = float((3 << 51) + HALF)
"""Added to a number it rounds it: the lower half of the bytes is the number plus `HALF`."""
UNIT = 1 << 16
"""A weight of 1.0 in a lane."""
FOUR = 4
"""The usual number of seats, whose sums are added up in one pass."""
HIGHEST_BIT = bytes(byte >> 7 for byte in range(256))


class SeatRow(NamedTuple):
    """The sum of rows that one seat's tokens contribute by themselves."""

    row: int
    tokens: tuple[int, ...]
    """Steps in ascending order; empty where nobody plays the seat."""
    hunting: tuple[int, ...]
    """Those from which a token reaches another seat's, each once."""
    targets: tuple[int, ...]
    """Steps of the tokens that may be captured where they stand."""
    target_bits: int
    """A bit for each of those, in the lane of steps of this seat."""
    sight: int
    """In every seat's lane a bit for each of its steps that a token of this seat can reach."""
    number: int
    """Its number among the rows kept."""


class Pursuit(NamedTuple):
    """One seat's tokens in pursuit of those of another."""

    row: int
    missed: tuple[float, ...]
    """The chance that each target is not hit."""
    faces: int
    """Bit f: the f-th face captures something."""
    prizes: tuple[tuple[int, float], ...]
    """Faces that capture, each with the highest stake."""


class BestReply(NamedTuple):
    """Everybody's chances once a throw is played best, and how many positions were judged."""

    chances: tuple[float, ...]
    positions: int


class Net:
    def __init__(self, weights: Weights, inputs: Inputs) -> None:
        self.weights = weights
        self.inputs = inputs
        self.sizes = sizes = inputs.sizes
        self.hidden = len(weights.out[0])
        width = self.hidden + sizes.seats
        self._seats = range(sizes.seats)
        self._lanes = Struct(f"<{width}d")
        self._size = width * LANE // 8
        self._lift = sum(HALF << LANE * lane for lane in range(width))
        self._columns = [tuple(w / UNIT for w in column) for column in weights.out]
        self._bias = self._packed(weights.bias) + self._lift
        self._streaks = (0, *(self._row(sizes.streak + n) for n in range(STREAKS)))
        self._places = [self._place_rows(k) for k in self._seats]
        self._counts = [self._count_rows(k) for k in self._seats]
        self._absent = [self._row(sizes.absent + k) for k in self._seats]
        self._allied = any(len(side) > 1 for side in inputs.sides)
        self._rows: dict[tuple[int, float], int] = {}
        faces = list(inputs.chances.values())
        self._near_bits = (1 << len(faces) + 1) - 2
        self._gate = len(faces) + FAR + 1
        self._hit_by = _Sums(faces)
        self._exposures = [Memo(MOST_KEPT, partial(self._exposure, k)) for k in self._seats]
        self._hit_rows = [Memo(MOST_KEPT, partial(self._hit_row, h)) for h in self._seats]
        self._prize = sizes.prize
        self._first_hunt, self._extra = sizes.hunt, sizes.extra
        self._sights = [self._seen(h) for h in self._seats]
        self._bits = [self._target_bits(k) for k in self._seats]
        self._reach = [[self._bases(h, k) for k in self._seats] for h in self._seats]
        self._units = range(self.hidden)
        self._tops = slice(LANE // 8 - 1, self.hidden * LANE // 8, LANE // 8)
        """The bytes with the top bit of each unit's lane."""
        self._of_unit = tuple(zip(*self._columns, strict=True))
        self._between: dict[tuple[int, int], tuple[float, ...]] = {}
        """By two seats, how much more each unit is worth to the first."""
        self._kept: list[dict[tuple[int, ...], SeatRow]] = [{} for _ in self._seats]
        self._numbers = 0
        self._hunts: dict[int, Pursuit] = {}
        self._chases: dict[int, Pursuit] = {}
        """Pursuits of one token, by what the hunters see."""
        self._known: dict[tuple[object, ...], tuple[float, ...]] = {}

    def chances(
        self, tokens: Tokens, roller: int, streak: int = 0, extras: tuple[float, ...] = ()
    ) -> tuple[float, ...]:
        """Return each seat's chance to win when ``roller`` throws next."""
        order = self.inputs.orders[roller]
        if self._numbers + len(self._hunts) + len(self._known) > MOST_KEPT:
            self._forget()
        seats = [
            kept.get(tokens[seat]) or self._seat_row(k, tokens[seat])
            for k, (seat, kept) in enumerate(zip(order, self._kept, strict=True))
        ]
        position = (*[seat.number for seat in seats], roller, streak, extras)
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._judged(seats, tokens, roller, streak, extras)
        return known

    def foresee(
        self, state: State, throws: Sequence[Throw], *, as_told: bool = False
    ) -> Sequence[BestReply | None]:
        """Say what comes of throws without the engine, each played best by the thrower's chance.

        With ``as_told`` replies are compared, and returned, as players are told. None stands for
        what only the engine can say, here everything: faster nets say more.
        """
        return [None] * len(throws)

    def _judged(
        self,
        seats: list[SeatRow],
        tokens: Tokens,
        roller: int,
        streak: int,
        extras: Sequence[float],
    ) -> tuple[float, ...]:
        order = self.inputs.orders[roller]
        total = self._total(seats, order.index(roller))
        if streak:
            total += self._streaks[min(streak, STREAKS)]
        for number, value in enumerate(extras, self._extra):
            if value:
                total += self._scaled(number, round(value * EXTRA_GRAIN) / EXTRA_GRAIN)
        data = total.to_bytes(self._size, "little")
        lanes = array("I", data)
        if sys.byteorder == "big":
            lanes.byteswap()
        # Few units are above zero; the top bit of each lane says which.
        live = compress(self._units, data[self._tops].translate(HIGHEST_BIT))
        playing = [k for k, seat in enumerate(seats) if seat.tokens]
        if len(playing) == 2 and not self._allied:
            return self._of_two(order, playing, lanes, live)
        if len(order) == FOUR:
            a = b = c = d = 0.0
            for unit in live:
                value = lanes[unit] - HALF
                one, two, three, four = self._of_unit[unit]
                a += value * one
                b += value * two
                c += value * three
                d += value * four
            sums = [a, b, c, d]
        else:
            units = [*live]
            values = [lanes[unit] - HALF for unit in units]
            sums = [
                sum(map(mul, values, map(column.__getitem__, units))) for column in self._columns
            ]
        logits = [0.0] * len(order)
        for k, seat in enumerate(order):
            if tokens[seat] or self._allied:
                logits[seat] = (lanes[self.hidden + k] - HALF) / UNIT + sums[k]
        return self._shared(tokens, logits)

    def _of_two(
        self, order: tuple[int, ...], playing: list[int], lanes: array[int], live: Iterable[int]
    ) -> tuple[float, ...]:
        """Return the chances of two players, which hang on how far one is ahead of the other."""
        one, two = playing
        between = self._between.get((one, two))
        if between is None:
            between = tuple(map(sub, self._columns[one], self._columns[two]))
            self._between[one, two] = between
        lead = (lanes[self.hidden + one] - lanes[self.hidden + two]) / UNIT
        for unit in live:
            lead += (lanes[unit] - HALF) * between[unit]
        odds = exp(-abs(lead))
        ahead, behind = (one, two) if lead > 0 else (two, one)
        found = [0.0] * len(order)
        found[order[ahead]], found[order[behind]] = 1 / (1 + odds), odds / (1 + odds)
        return tuple(found)

    def _shared(self, tokens: Tokens, logits: list[float]) -> tuple[float, ...]:
        """Turn the seats' numbers into chances that add up to one; partners win together."""
        sides = self.inputs.sides
        sums = logits
        if self._allied:
            sums = [sum(logits[ally] for ally in side) for side in sides]
        top = max([z for z, own in zip(sums, tokens, strict=True) if own])
        parts = [exp(z - top) if own else 0.0 for z, own in zip(sums, tokens, strict=True)]
        if self._allied:
            whole = sum([part / len(side) for part, side in zip(parts, sides, strict=True)])
        else:
            whole = sum(parts)
        return tuple([part / whole for part in parts])

    def _forget(self) -> None:
        self._numbers = 0
        for kept in self._kept:
            kept.clear()
        self._hunts.clear()
        self._known.clear()

    def _total(self, seats: list[SeatRow], roller: int) -> int:
        """Sum the rows of all inputs that are not zero, each scaled by its value."""
        hunts, rows, stakes = self._hunts, self._rows, self.inputs.stakes
        total = self._bias
        faces = [0] * len(seats)
        prizes: dict[int, float] = {}
        hunters, targets = [], []
        for k, seat in enumerate(seats):
            row, _, _, steps, bits, sight, number = seat
            total += row
            if sight:
                hunters.append((k, sight, number * MOST_NUMBERS, seat))
            if bits:
                targets.append((k, steps, bits, number, seat))
        for k, steps, bits, prey_number, prey in targets:
            missed: Sequence[float] = ()
            for h, sight, first, hunter in hunters:
                if not sight & bits:
                    continue
                hunt = hunts.get(first + prey_number) or self._hunt(h, hunter, k, prey)
                row, chances, seen, best = hunt
                total += row
                missed = list(map(mul, missed, chances)) if missed else chances
                faces[h] |= seen
                if h == roller:
                    for face, stake in best:
                        if stake > prizes.get(face, 0.0):
                            prizes[face] = stake
            if missed:
                at_stake = stakes[k]
                exposed = 0.0
                for step, chance in zip(steps, missed, strict=True):
                    exposed += (1.0 - chance) * at_stake[step]
                if exposed:
                    total += self._exposures[k][round(exposed * EXPOSURE_GRAIN)]
        for h, mask in enumerate(faces):
            if mask:
                total += self._hit_rows[h][mask]
        for face, stake in prizes.items():
            index = self._prize + face - 1
            total += rows.get((index, stake)) or self._scaled(index, stake)
        return total

    def _exposure(self, k: int, grains: int) -> int:
        """Return the row of a seat's expected loss."""
        return self._row(self.sizes.exposed + k, grains / EXPOSURE_GRAIN)

    def _hit_row(self, h: int, faces: int) -> int:
        """Return the row of a seat's chance to capture."""
        return self._row(self.sizes.hits + h, self._hit_by[faces])

    def _seat_row(self, k: int, unsorted: tuple[int, ...]) -> SeatRow:
        """Compute the terms that depend on one seat's tokens alone."""
        own = tuple(sorted(unsorted))
        kept = self._kept[k]
        if own in kept:
            seat_row = kept[unsorted] = kept[own]
            return seat_row
        row = self._absent[k]
        targets: Sequence[int] = ()
        hunting: list[int] = []
        sight = bits = 0
        if own:
            places, seen, bit_of = self._places[k], self._sights[k], self._bits[k]
            row = self._counts[k][own.count(YARD)][own.count(self.inputs.rules.plan.finishes[k])]
            for step in own:
                row += places[step]
                if seen[step] and step not in hunting:
                    hunting.append(step)
                    sight |= seen[step]
            targets = [step for step in own if bit_of[step]]
            if group := self.inputs.group:
                targets = [step for step in targets if own.count(step) < group]
            for step in targets:
                bits |= bit_of[step]
        self._numbers += 1
        seat_row = SeatRow(row, own, tuple(hunting), tuple(targets), bits, sight, self._numbers)
        kept[unsorted] = kept[own] = seat_row
        return seat_row

    def _hunt(self, h: int, hunter: SeatRow, k: int, prey: SeatRow) -> Pursuit:
        """Compute the threats of one seat's tokens to another's."""
        chases, hunting, throws = self._chases, hunter.hunting, not h or not self.inputs.turns
        row = faces = 0
        missed, prizes = [], dict[int, float]()
        for near, base in map(self._reach[h][k].__getitem__, prey.targets):
            seen = 0
            for at in hunting:
                seen |= near[at]
            if not seen:
                missed.append(1.0)
                continue
            chase = chases.get(base | seen) or self._chase(base, seen)
            its_row, (chance,), hits, captures = chase
            row += its_row
            missed.append(chance)
            faces |= hits
            if throws:
                for face, stake in captures:
                    prizes[face] = max(stake, prizes.get(face, 0.0))
        if len(missed) > 1:
            chase = new(Pursuit, (row, tuple(missed), faces, tuple(prizes.items())))
        self._hunts[hunter.number * MOST_NUMBERS + prey.number] = chase
        return chase

    def _chase(self, base: int, seen: int) -> Pursuit:
        """Compute the threats to one token by tokens that see it so."""
        pair, step = divmod(base >> self._gate + 2, self.sizes.places)
        stake = self.inputs.stakes[pair % self.sizes.seats][step]
        row = 0
        for index in self._chase_inputs(pair, seen):
            row += self._scaled(index, stake)
        prizes = tuple((face, stake) for face in range(1, self.sizes.faces + 1) if seen >> face & 1)
        chase = Pursuit(row, (1.0 - self._hit(seen),), seen & self._near_bits, prizes)
        if len(self._chases) > MOST_KEPT:
            self._chases.clear()
        self._chases[base | seen] = chase
        return chase

    def _chase_inputs(self, pair: int, seen: int) -> list[int]:
        sizes = self.sizes
        kinds = sizes.faces + FAR
        first = self._first_hunt + pair * kinds - 1
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
            if len(self._rows) > MOST_KEPT:
                self._rows.clear()
            row = self._rows[index, value] = self._row(index, value)
        return row

    def _seen(self, h: int) -> list[int]:
        """Return per step of a hunter, the yard last, the bits of others' steps in reach."""
        places = self.sizes.places
        return [
            sum(
                1 << k * places + step
                for k, reach in enumerate(self.inputs.reach[h])
                for step, near in enumerate(reach)
                if near[at]
            )
            for at in range(len(self.inputs.steps(h)))
        ]

    def _bases(self, h: int, k: int) -> list[tuple[Sequence[int], int]]:
        """Return per step of a target what hits it from where, and the number of its chases."""
        first = (h * self.sizes.seats + k) * self.sizes.places
        return [
            (near, first + step << self._gate + 2)
            for step, near in enumerate(self.inputs.reach[h][k])
        ]

    def _target_bits(self, k: int) -> list[int]:
        """Return per step, the yard last, the bit of a token there; 0 where it is safe."""
        first = k * self.sizes.places
        bits = [
            exposed and 1 << first + step for step, exposed in enumerate(self.inputs.exposable[k])
        ]
        return [*bits, 0, 0]

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

    def _count_rows(self, k: int) -> list[list[int]]:
        """Return the rows of so many tokens in the yard and so many home as one."""
        first, counts = k * self.sizes.per_seat, range(self.sizes.tokens + 1)
        homes = [self._row(first + self.sizes.homes + count) for count in counts]
        yards = [self._row(first + self.sizes.yards + count) for count in counts]
        return [[yard + home for home in homes] for yard in yards]

    def _row(self, index: int, value: float = 1.0) -> int:
        """Return the weights of one input, times its value."""
        return self._packed(self.weights.rows[index], value)

    def _packed(self, row: Sequence[float], value: float = 1.0) -> int:
        grain = value * UNIT
        lanes = self._lanes.pack(*[weight * grain + ROUNDING for weight in row])
        return int.from_bytes(memoryview(lanes).cast("I")[::2].tobytes(), "little") - self._lift


class _Sums(dict[int, float]):
    """The chance of any of several faces, by the bits of those faces."""

    def __init__(self, chances: Sequence[float]) -> None:
        self._chances = chances

    def __missing__(self, mask: int) -> float:
        bits = enumerate(self._chances, 1)
        found = self[mask] = sum([chance for bit, chance in bits if mask >> bit & 1])
        return found

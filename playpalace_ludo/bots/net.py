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

Rows that can be known beforehand are added up once and kept, so one look costs some 20 rows.
"""

from __future__ import annotations

from math import exp
from operator import mul

from playpalace_ludo.bots.weights import Weights
from playpalace_ludo.core.state import Tokens

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
"""Rows kept in memory at most, about 2 kB each."""

Row = tuple[float, ...]
_IN_GATE, _AT_DOOR = 13, 14
_NEAR, _FAR = 0b1111110, 0b1111110000000
_SEAT_BITS = tuple(tuple((roller + k) % SEATS for k in range(SEATS)) for roller in range(SEATS))


def stake(step: int) -> float:
    """What a token loses if it is captured there."""
    return (step + 16) / 66


class Net:
    def __init__(self, weights: Weights) -> None:
        self.rows = weights.rows
        self.bias = weights.bias
        self.out = weights.out
        self.hidden = len(weights.out[0])
        self.safe = weights.safe
        self.open = tuple(not safe for safe in weights.safe)
        self._reach = [self._reach_table(offset) for offset in range(SEATS)]
        self._kept: dict[object, Row] = {}

    def chances(self, tokens: Tokens, roller: int, streak: int = 0) -> tuple[float, ...]:
        """How likely each seat of the board is to win when ``roller`` throws next."""
        order = _SEAT_BITS[roller]
        turned = [tokens[seat] for seat in order]
        total = list(map(sum, zip(*self._active(turned, streak), strict=True)))
        cut = self.hidden
        live = [x if x > 0.0 else 0.0 for x in total[:cut]]
        logits = [
            direct + sum(map(mul, live, column))
            for direct, column in zip(total[cut:], self.out, strict=True)
        ]
        top = max(z for z, own in zip(logits, turned, strict=True) if own)
        weights = [exp(z - top) if own else 0.0 for z, own in zip(logits, turned, strict=True)]
        whole = sum(weights)
        chances = [0.0] * SEATS
        for seat, weight in zip(order, weights, strict=True):
            chances[seat] = weight / whole
        return tuple(chances)

    def _active(self, turned: list[tuple[int, ...]], streak: int) -> list[Row]:
        """The rows of all inputs that are not zero, each scaled by its value."""
        kept = self._kept
        if len(kept) > MOST_KEPT:
            kept.clear()
        rows = [self.bias]
        if streak:
            rows.append(self.rows[STREAK + min(streak, 2) - 1])
        faces = [0] * SEATS
        prizes = [-1] * 7
        for k, own in enumerate(turned):
            rows.append(kept.get((k, own)) or self._seat_row(k, own))
            exposed = 0.0
            for step in own:
                if 0 <= step <= LAST and self.open[step]:
                    missed = 1.0
                    for h, theirs in enumerate(turned):
                        if h == k or not theirs:
                            continue
                        reach = self._reach[k - h][step]
                        seen = 0
                        for at in theirs:
                            seen |= reach[at]
                        if seen:
                            missed *= 1.0 - self._hunts(rows, h, k, step, seen)
                            near = seen & _NEAR
                            faces[h] |= near
                            if h == 0 and near:
                                for d in _BITS[near]:
                                    if step > prizes[d]:
                                        prizes[d] = step
                    exposed += (1.0 - missed) * stake(step)
            if exposed:
                grain = round(exposed * EXPOSURE_GRAIN)
                rows.append(
                    kept.get((EXPOSED, k, grain))
                    or self._keep((EXPOSED, k, grain), EXPOSED + k, grain / EXPOSURE_GRAIN)
                )
        for h, mask in enumerate(faces):
            if mask:
                count = mask.bit_count()
                rows.append(
                    kept.get((HITS, h, count)) or self._keep((HITS, h, count), HITS + h, count / 6)
                )
        for d, step in enumerate(prizes):
            if step >= 0:
                rows.append(
                    kept.get((PRIZE, d, step))
                    or self._keep((PRIZE, d, step), PRIZE + d - 1, stake(step))
                )
        return rows

    def _hunts(self, rows: list[Row], h: int, k: int, step: int, seen: int) -> float:
        """Adds one hunter's rows against one token; returns how likely it hits."""
        key = (h, k, step, seen)
        row = self._kept.get(key)
        if row is None:
            pair = h * SEATS + k
            inputs = [HUNT + pair * FARTHEST + d - 1 for d in _BITS[seen & (_NEAR | _FAR)]]
            if seen >> _IN_GATE & 1:
                inputs.append(GATE + pair)
            if seen >> _AT_DOOR & 1:
                inputs.append(DOOR + pair)
            value = stake(step)
            columns = zip(*(self.rows[i] for i in inputs), strict=True)
            row = self._kept[key] = tuple(value * sum(column) for column in columns)
        rows.append(row)
        return _HIT[seen]

    def _seat_row(self, k: int, own: tuple[int, ...]) -> Row:
        """Everything that depends on one seat's tokens alone."""
        if not own:
            row = self.rows[ABSENT + k]
        else:
            base = k * PER_SEAT
            safe = sum(0 <= step <= LAST and not self.open[step] for step in own)
            left = sum(FINISH - step for step in own)
            parts = [self.rows[base + step + 1] for step in own]
            parts.append(self.rows[base + YARDS + own.count(-1)])
            parts.append(self.rows[base + HOMES + own.count(FINISH)])
            parts.append(tuple(safe / SEATS * w for w in self.rows[SAFE + k]))
            parts.append(tuple(left / ALL_LEFT * w for w in self.rows[LEFT + k]))
            row = tuple(map(sum, zip(*parts, strict=True)))
        self._kept[k, own] = row
        return row

    def _keep(self, key: object, index: int, value: float) -> Row:
        row = self._kept[key] = tuple([value * w for w in self.rows[index]])
        return row

    def _reach_table(self, offset: int) -> list[tuple[int, ...]]:
        """Per step of a target ``offset`` seats on, per step of the hunter: one bit saying how
        it reaches the target (bit d: distance d); the last entry is the hunter's yard."""
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


def _hit(seen: int) -> float:
    """The chance to hit from the distances in ``seen``."""
    hit = (seen & _NEAR).bit_count() / 6
    hit += (1 - hit) * (seen & _FAR).bit_count() / 36
    if seen >> _IN_GATE & 1:
        hit += (1 - hit) / 36
    if seen >> _AT_DOOR & 1:
        hit += (1 - hit) / 6
    return hit


class _Table(dict[int, float]):
    def __missing__(self, seen: int) -> float:
        self[seen] = _hit(seen)
        return self[seen]


class _Distances(dict[int, tuple[int, ...]]):
    def __missing__(self, mask: int) -> tuple[int, ...]:
        self[mask] = tuple(d for d in range(1, FARTHEST + 1) if mask >> d & 1)
        return self[mask]


_HIT = _Table()
_BITS = _Distances()

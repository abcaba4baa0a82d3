"""The expert's net for many positions at once, and its training, compiled with numba.

The inputs are those of `bots.inputs`, computed from the same tables. Values differ from those of
`bots.net` by up to 5e-5, because sums are not rounded as there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numba
import numpy as np

from playpalace_ludo.bots.evaluation import OWN_FEAR, THEIR_FEAR, THROW_IN_HAND, evaluation_of
from playpalace_ludo.bots.inputs import FAR, FAR_CHANCE, STAKE, STREAKS, WORTH, Inputs
from playpalace_ludo.bots.judge import POINTS_PER_E
from playpalace_ludo.bots.net import ALL_LEFT, EXPOSURE_GRAIN, EXTRA_GRAIN
from playpalace_ludo.core.state import YARD, State

NOBODY = -2
"""Stands for a missing token."""
MOST_INPUTS = 1024
"""Bound on non-zero inputs of a position; more than any board within the size limits has."""

Array = Any
"""A numpy array; the library's own types would only repeat what each function says."""

compiled = numba.njit(cache=True, fastmath=False, nogil=True, error_model="numpy")
inlined = numba.njit(cache=True, nogil=True, error_model="numpy", inline="always")
"""For what is called in every throw: else arrays passed to it are counted in and out."""


class InputTables(NamedTuple):
    """`Inputs` as arrays."""

    sizes: Array
    """Seats, places, tokens, faces, extras, group, and the first inputs of each kind."""
    finishes: Array
    orders: Array
    exposable: Array
    stakes: Array
    left: Array
    shelter: Array
    reach: Array
    chances: Array
    enters: float
    sides: Array
    """A matrix by seats: which win together."""


def tables_of(inputs: Inputs) -> InputTables:
    s = inputs.sizes
    seats, places = range(s.seats), s.places
    exposable = np.zeros((s.seats, places), np.bool_)
    stakes, left = np.zeros((s.seats, places)), np.zeros((s.seats, places))
    shelter = np.zeros((s.seats, places), np.bool_)
    reach = np.zeros((s.seats, s.seats, places, places), np.uint32)
    for k in seats:
        finish = len(inputs.exposable[k])
        exposable[k, :finish] = inputs.exposable[k]
        stakes[k, :finish] = inputs.stakes[k]
        # The yard, last in the lists, is place 0 here.
        left[k, : finish + 2] = np.roll(inputs.left[k], 1)
        shelter[k, : finish + 2] = np.roll(inputs.shelter[k], 1)
        for h in seats:
            if h != k and finish:
                hunter = len(inputs.exposable[h]) + 2
                reach[h, k, :finish, :hunter] = np.roll(np.array(inputs.reach[h][k]), 1, axis=1)
    first = (s.per_seat, s.yards, s.homes, s.absent, s.hunt, s.gate, s.exposed, s.safe, s.left)
    more = (s.hits, s.prize, s.streak, s.door, s.extra)
    sizes = (s.seats, s.places, s.tokens, s.faces, s.extras, inputs.group, *first, *more)
    return InputTables(
        sizes=np.array(sizes, np.int64),
        finishes=np.array(inputs.rules.plan.finishes, np.int64),
        orders=np.array(inputs.orders, np.int64),
        exposable=exposable,
        stakes=stakes,
        left=left,
        shelter=shelter,
        reach=reach,
        chances=np.array([0.0, *inputs.chances.values()]),
        enters=inputs.enters,
        sides=np.array([[seat in side for seat in seats] for side in inputs.sides], np.bool_),
    )


class Positions(NamedTuple):
    """Positions between two throws, one per row."""

    tokens: Array
    """Per seat and token its step; `NOBODY` where there is none."""
    rollers: Array
    streaks: Array
    extras: Array


def positions(inputs: Inputs, states: Sequence[State]) -> Positions:
    s = inputs.sizes
    tokens = [
        [(*own, *(NOBODY,) * (s.tokens - len(own))) for own in state.tokens] for state in states
    ]
    extras = [inputs.extras(state) for state in states]
    return Positions(
        np.array(tokens, np.int16).reshape(len(states), s.seats, s.tokens),
        np.array([state.turn for state in states], np.int64),
        np.array([state.streak for state in states], np.int64),
        np.array(extras, np.float32).reshape(len(states), s.extras),
    )


class Params(NamedTuple):
    """The weights of a net in training."""

    rows: Array
    """Per input, the bias last: its weights to the hidden units, then to the outputs."""
    out: Array
    """Per hidden unit its weights to the outputs."""


def fresh(inputs: Inputs, hidden: int, seed: int) -> Params:
    """Make a net that knows what positions are worth in points, as hard does at first sight."""
    s = inputs.sizes
    rows = np.zeros((s.whole + 1, hidden + s.seats), np.float32)
    source = np.random.default_rng(seed)
    rows[:, :hidden] = source.normal(0, 0.1, (s.whole + 1, hidden))
    points = evaluation_of(inputs.rules).points
    for k in range(s.seats):
        own = rows[:, hidden + k]
        # The seat that throws moves before anybody captures.
        fear = (THEIR_FEAR if not k else OWN_FEAR) if inputs.turns else (THEIR_FEAR + OWN_FEAR) / 2
        if inputs.per_seat:
            own[s.extra + k] = WORTH / POINTS_PER_E
            own[s.extra + s.seats + k] = -fear * WORTH / POINTS_PER_E
        else:
            *places, yard = np.array(points[k]) / POINTS_PER_E
            first = k * s.per_seat + 1
            own[first - 1], own[first : first + len(places)] = yard, places
            own[s.exposed + k] = -fear * STAKE / POINTS_PER_E
        if not k or not inputs.turns:
            throws = -1 if inputs.turns else s.whole - s.seats + k
            own[throws] = THROW_IN_HAND / POINTS_PER_E
    return Params(rows, np.zeros((hidden, s.seats), np.float32))


@compiled
def sparse(t, tokens, roller, streak, extras, index, value):  # type: ignore[no-untyped-def]
    """Write the non-zero inputs of a position, and return their number."""
    seats, _, width, faces, n_extras, group = t.sizes[:6]
    per_seat, yards, homes, absent, hunt, gate, exposed, safe, left = t.sizes[6:15]
    hits, prize, first_streak, door, extra = t.sizes[15:20]
    order = t.orders[roller]
    kinds = faces + FAR
    near_bits = (1 << (faces + 1)) - 2
    seen_faces = np.zeros(seats, np.int64)
    prizes = np.zeros(faces + 1)
    n = 0
    for k in range(seats):
        own = tokens[order[k]]
        if own[0] == NOBODY:
            index[n], value[n] = absent + k, 1.0
            n += 1
            continue
        in_yard = home = sheltered = 0
        far_off = 0.0
        at_risk = 0.0
        for i in range(width):
            step = own[i]
            if step == NOBODY:
                continue
            index[n], value[n] = k * per_seat + step + 1, 1.0
            n += 1
            far_off += t.left[k, step + 1]
            if step == YARD:
                in_yard += 1
                continue
            if step == t.finishes[k]:
                home += 1
                continue
            sheltered += t.shelter[k, step + 1]
            if not t.exposable[k, step]:
                continue
            if group:
                together = 0
                for j in range(width):
                    together += own[j] == step
                if together >= group:
                    continue
            missed = 1.0
            stake = t.stakes[k, step]
            for h in range(seats):
                if h == k:
                    continue
                hunter = tokens[order[h]]
                seen = 0
                for j in range(width):
                    if hunter[j] != NOBODY:
                        seen |= t.reach[h, k, step, hunter[j] + 1]
                if not seen:
                    continue
                pair = h * seats + k
                hit = 0.0
                for bit in range(1, kinds + 1):
                    if seen >> bit & 1:
                        index[n], value[n] = hunt + pair * kinds + bit - 1, stake
                        n += 1
                        if bit <= faces:
                            hit += t.chances[bit]
                near = seen & near_bits
                seen_faces[h] |= near
                beyond = 0
                for bit in range(faces + 1, kinds + 1):
                    beyond += seen >> bit & 1
                hit += (1 - hit) * beyond * FAR_CHANCE
                if seen >> (kinds + 1) & 1:
                    index[n], value[n] = gate + pair, stake
                    n += 1
                    hit += (1 - hit) * t.enters / 6
                if seen >> (kinds + 2) & 1:
                    index[n], value[n] = door + pair, stake
                    n += 1
                    hit += (1 - hit) * t.enters
                missed *= 1.0 - hit
                if order[h] == roller:
                    for bit in range(1, faces + 1):
                        if near >> bit & 1 and stake > prizes[bit]:
                            prizes[bit] = stake
            at_risk += (1.0 - missed) * stake
        index[n], value[n] = k * per_seat + yards + in_yard, 1.0
        index[n + 1], value[n + 1] = k * per_seat + homes + home, 1.0
        index[n + 2], value[n + 2] = left + k, far_off / ALL_LEFT
        n += 3
        if sheltered:
            index[n], value[n] = safe + k, sheltered / width
            n += 1
        grain = np.rint(at_risk * EXPOSURE_GRAIN) / EXPOSURE_GRAIN
        if grain > 0:
            index[n], value[n] = exposed + k, grain
            n += 1
    for h in range(seats):
        if seen_faces[h]:
            chance = 0.0
            for bit in range(1, faces + 1):
                if seen_faces[h] >> bit & 1:
                    chance += t.chances[bit]
            index[n], value[n] = hits + h, chance
            n += 1
    for bit in range(1, faces + 1):
        if prizes[bit] > 0:
            index[n], value[n] = prize + bit - 1, prizes[bit]
            n += 1
    if streak > 0:
        index[n], value[n] = first_streak + min(streak, STREAKS) - 1, 1.0
        n += 1
    for i in range(n_extras):
        grain = np.rint(extras[i] * EXTRA_GRAIN) / EXTRA_GRAIN
        if grain != 0:
            index[n], value[n] = extra + i, grain
            n += 1
    return n


@compiled
def share(t, tokens, roller, logits, found):  # type: ignore[no-untyped-def]
    """Turn outputs, ordered from the thrower, into chances by seat; partners win together."""
    seats = t.sizes[0]
    order = t.orders[roller]
    by_seat = np.zeros(seats)
    for k in range(seats):
        by_seat[order[k]] = logits[k]
    top = -1e30
    for seat in range(seats):
        total = 0.0
        for ally in range(seats):
            if t.sides[seat, ally]:
                total += by_seat[ally]
        found[seat] = total
        if tokens[seat, 0] != NOBODY and total > top:
            top = total
    whole = 0.0
    for seat in range(seats):
        if tokens[seat, 0] == NOBODY:
            found[seat] = 0.0
            continue
        found[seat] = np.exp(found[seat] - top)
        whole += found[seat] / t.sides[seat].sum()
    for seat in range(seats):
        found[seat] /= whole


@compiled
def forward(rows, out, index, value, n, live, logits):  # type: ignore[no-untyped-def]
    """Work out the hidden units and the outputs of one position."""
    hidden, seats = out.shape
    last = rows.shape[0] - 1
    for j in range(hidden + seats):
        live[j] = rows[last, j]
    for i in range(n):
        row, v = rows[index[i]], np.float32(value[i])
        for j in range(hidden + seats):
            live[j] += v * row[j]
    for k in range(seats):
        logits[k] = live[hidden + k]
    for j in range(hidden):
        if live[j] > 0:
            for k in range(seats):
                logits[k] += live[j] * out[j, k]
        else:
            live[j] = 0.0


@compiled
def judge(t, rows, out, tokens, rollers, streaks, extras):  # type: ignore[no-untyped-def]
    """Return every seat's chance in each position."""
    count, seats = tokens.shape[0], t.sizes[0]
    found = np.zeros((count, seats))
    index, value = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS)
    live, logits = np.zeros(rows.shape[1], np.float32), np.zeros(seats)
    for at in range(count):
        n = sparse(t, tokens[at], rollers[at], streaks[at], extras[at], index, value)
        forward(rows, out, index, value, n, live, logits)
        share(t, tokens[at], rollers[at], logits, found[at])
    return found


@compiled
def learn(t, rows, out, row_sums, out_sums, positions, targets, sequence, step):  # type: ignore[no-untyped-def]
    """Run through positions once, moving the weights towards each target (AdaGrad).

    Returns the mean cross-entropy before each step.
    """
    tokens, rollers, streaks, extras = positions
    seats = t.sizes[0]
    hidden = out.shape[0]
    width = hidden + seats
    index, value = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS)
    live, logits = np.zeros(width, np.float32), np.zeros(seats)
    found, by_seat = np.zeros(seats), np.zeros(seats)
    push, slope = np.zeros(seats, np.float32), np.zeros(width, np.float32)
    last = rows.shape[0] - 1
    loss = 0.0
    for at in sequence:
        n = sparse(t, tokens[at], rollers[at], streaks[at], extras[at], index, value)
        index[n], value[n] = last, 1.0
        forward(rows, out, index, value, n, live, logits)
        share(t, tokens[at], rollers[at], logits, found)
        order = t.orders[rollers[at]]
        for seat in range(seats):
            by_seat[seat] = found[seat] - targets[at, seat]
            if targets[at, seat] > 0:
                allies = t.sides[seat].sum()
                loss -= targets[at, seat] * np.log(max(found[seat], 1e-9)) / allies
        for k in range(seats):
            # A side's output is the sum over its seats, so each gets the side's gradient.
            push[k] = by_seat[order[k]]
            slope[hidden + k] = push[k]
        for j in range(hidden):
            back = np.float32(0.0)
            if live[j] > 0:
                for k in range(seats):
                    back += push[k] * out[j, k]
                for k in range(seats):
                    g = push[k] * live[j]
                    out_sums[j, k] += g * g
                    out[j, k] -= step * g / np.sqrt(out_sums[j, k])
            slope[j] = back
        for i in range(n + 1):
            at_row, v = index[i], np.float32(value[i])
            row, sums = rows[at_row], row_sums[at_row]
            for j in range(width):
                g = v * slope[j]
                if g != 0:
                    sums[j] += g * g
                    row[j] -= step * g / np.sqrt(sums[j])
    return loss / max(len(sequence), 1)


def rounded(params: Params) -> tuple[Array, float]:
    """Round weights to 16 bits; returns them in the order of a weights file, and their scale."""
    flat = np.concatenate([params.rows.ravel(), params.out.ravel()]).astype(np.float64)
    scale = float(np.abs(flat).max()) / 32767 or 1.0
    return np.rint(flat / scale).astype(np.int16), scale


@compiled
def looked_back(values, results, last, trace):  # type: ignore[no-untyped-def]
    """Return the target of each position: partly the result, partly the following judgements.

    ``values`` are the net's own chances; ``last`` marks where a game ends.
    """
    found = np.zeros_like(results)
    for at in range(len(last) - 1, -1, -1):
        for seat in range(results.shape[1]):
            if last[at]:
                found[at, seat] = results[at, seat]
            else:
                later = (1 - trace) * values[at + 1, seat] + trace * found[at + 1, seat]
                found[at, seat] = later
    return found

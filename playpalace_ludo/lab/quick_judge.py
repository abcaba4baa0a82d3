"""The expert's net compiled with numba: one position, with the values of `bots.net`.

Weights are rounded and summed as there, so values agree to 1e-9.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from playpalace_ludo.bots.inputs import FAR, FAR_CHANCE, STREAKS, Inputs
from playpalace_ludo.bots.net import ALL_LEFT, EXPOSURE_GRAIN, UNIT
from playpalace_ludo.bots.weights import Weights
from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab.bulk_net import NOBODY, Array, compiled, tables_of


class QuickTables(NamedTuple):
    """A net and its inputs as arrays; rows of weights are whole numbers, `UNIT` to one."""

    numbers: Array
    """Tokens, faces, group, and the first inputs of hunts, gates, doors and so on."""
    finishes: Array
    orders: Array
    exposable: Array
    stakes: Array
    reach: Array
    chances: Array
    """Of each face from 1 on, and of leaving the yard in place 0."""
    places: Array
    """By seat and step + 1: the row of a token there."""
    counts: Array
    """By seat, tokens in the yard and tokens home."""
    others: Array
    """The bias, then rows of streaks, then of seats nobody plays."""
    weights: Array
    columns: Array


def quick_tables(inputs: Inputs, weights: Weights) -> QuickTables:
    s, plain = inputs.sizes, tables_of(inputs)
    matrix = np.array(weights.rows)

    def row(index: int, value: float = 1.0) -> Array:
        return np.rint(matrix[index] * (value * UNIT)).astype(np.int32)

    seats, counts = range(s.seats), range(s.tokens + 1)
    places = np.zeros((s.seats, s.places, matrix.shape[1]), np.int32)
    for k in seats:
        for step in (YARD, *range(plain.finishes[k] + 1)):
            places[k, step + 1] = row(k * s.per_seat + step + 1)
            places[k, step + 1] += row(s.left + k, plain.left[k, step + 1] / ALL_LEFT)
            if plain.shelter[k, step + 1]:
                places[k, step + 1] += row(s.safe + k, 1 / s.tokens)
    first = (s.hunt, s.gate, s.door, s.exposed, s.hits, s.prize)
    bias = np.rint(np.array(weights.bias) * UNIT).astype(np.int32)
    others = [
        bias,
        *(row(s.streak + n) for n in range(STREAKS)),
        *(row(s.absent + k) for k in seats),
    ]
    home = [[row(k * s.per_seat + s.homes + count) for count in counts] for k in seats]
    yard = [[row(k * s.per_seat + s.yards + count) for count in counts] for k in seats]
    return QuickTables(
        numbers=np.array((s.tokens, s.faces, inputs.group, *first), np.int64),
        finishes=plain.finishes,
        orders=plain.orders,
        exposable=plain.exposable,
        stakes=plain.stakes,
        reach=plain.reach,
        chances=np.array([inputs.enters, *inputs.chances.values()]),
        places=places,
        counts=np.array([[[y + h for h in home[k]] for y in yard[k]] for k in seats]),
        others=np.array(others),
        weights=matrix,
        columns=np.array(weights.out) / UNIT,
    )


@compiled
def add_scaled(lanes, weights, index, value):  # type: ignore[no-untyped-def]
    grain = value * UNIT
    for j in range(len(lanes)):
        lanes[j] += np.int32(np.rint(weights[index, j] * grain))


@compiled
def hit_by(chances, faces):  # type: ignore[no-untyped-def]
    """Return the chance of any of several faces, by their bits."""
    hit = 0.0
    for face in range(1, len(chances)):
        if faces >> face & 1:
            hit += chances[face]
    return hit


@compiled
def judge_one(t, tokens, roller, streak, lanes, found):  # type: ignore[no-untyped-def]
    """Write every seat's chance to win; sorts the tokens."""
    numbers, finishes, orders, exposable, stakes, reach = t[:6]
    chances, places, counts, others, weights, columns = t[6:]
    width, faces, group = numbers[0], numbers[1], numbers[2]
    hunt, gate, door, exposed, hits, prize = numbers[3:9]
    seats, hidden = columns.shape
    kinds = faces + FAR
    near_bits = (1 << (faces + 1)) - 2
    masks, prizes = np.zeros(seats, np.int64), np.zeros(faces + 1)
    for seat in range(seats):
        for i in range(1, width):
            for j in range(i, 0, -1):
                if tokens[seat, j - 1] > tokens[seat, j] != NOBODY:
                    tokens[seat, j - 1], tokens[seat, j] = tokens[seat, j], tokens[seat, j - 1]
    row = min(streak, STREAKS)
    for j in range(len(lanes)):
        lanes[j] = others[0, j] + (others[row, j] if row else 0)
    for k in range(seats):
        own = orders[roller, k]
        if tokens[own, 0] == NOBODY:
            for j in range(len(lanes)):
                lanes[j] += others[1 + STREAKS + k, j]
            continue
        yard = home = 0
        at_risk = 0.0
        for i in range(width):
            step = tokens[own, i]
            if step == NOBODY:
                continue
            for j in range(len(lanes)):
                lanes[j] += places[k, step + 1, j]
            yard += step == YARD
            home += step == finishes[k]
            if step < 0 or step >= finishes[k] or not exposable[k, step]:
                continue
            together = 0
            for j in range(width):
                together += tokens[own, j] == step
            if group and together >= group:
                continue
            missed, stake = 1.0, stakes[k, step]
            for h in range(seats):
                hunter = orders[roller, h]
                if h == k or tokens[hunter, 0] == NOBODY:
                    continue
                seen = 0
                for j in range(width):
                    if tokens[hunter, j] != NOBODY:
                        seen |= reach[h, k, step, tokens[hunter, j] + 1]
                if not seen:
                    continue
                pair = h * seats + k
                beyond = 0
                for bit in range(1, kinds + 1):
                    if seen >> bit & 1:
                        add_scaled(lanes, weights, hunt + pair * kinds + bit - 1, stake)
                        beyond += bit > faces
                near = seen & near_bits
                hit = hit_by(chances, near)
                hit += (1 - hit) * beyond * FAR_CHANCE
                if seen >> (kinds + 1) & 1:
                    add_scaled(lanes, weights, gate + pair, stake)
                    hit += (1 - hit) * chances[0] / 6
                if seen >> (kinds + 2) & 1:
                    add_scaled(lanes, weights, door + pair, stake)
                    hit += (1 - hit) * chances[0]
                missed *= 1.0 - hit
                masks[h] |= near
                if hunter == roller:
                    for face in range(1, faces + 1):
                        if near >> face & 1 and stake > prizes[face]:
                            prizes[face] = stake
            at_risk += (1.0 - missed) * stake
        for j in range(len(lanes)):
            lanes[j] += counts[k, yard, home, j]
        if at_risk > 0:
            grain = np.rint(at_risk * EXPOSURE_GRAIN) / EXPOSURE_GRAIN
            add_scaled(lanes, weights, exposed + k, grain)
    for h in range(seats):
        if masks[h]:
            add_scaled(lanes, weights, hits + h, hit_by(chances, masks[h]))
    for face in range(1, faces + 1):
        if prizes[face] > 0:
            add_scaled(lanes, weights, prize + face - 1, prizes[face])
    top = -1e30
    for k in range(seats):
        own = orders[roller, k]
        total = 0.0
        for j in range(hidden):
            if lanes[j] > 0:
                total += lanes[j] * columns[k, j]
        found[own] = lanes[hidden + k] / UNIT + total
        if tokens[own, 0] != NOBODY and found[own] > top:
            top = found[own]
    whole = 0.0
    for seat in range(seats):
        found[seat] = np.exp(found[seat] - top) if tokens[seat, 0] != NOBODY else 0.0
        whole += found[seat]
    for seat in range(seats):
        found[seat] /= whole

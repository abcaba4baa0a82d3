"""The steps of plain games, compiled with numba: chance numbers, legal moves, captures, wins."""

from __future__ import annotations

import numpy as np

from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab.bulk_net import NOBODY, compiled, inlined
from playpalace_ludo.lab.plain_rules import FACES, NONE


@inlined
def draw(source):  # type: ignore[no-untyped-def]
    """Return 64 random bits, by splitmix64."""
    source[0] += np.uint64(0x9E3779B97F4A7C15)
    z = source[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    return (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)


@inlined
def below(bits, count):  # type: ignore[no-untyped-def]
    """Turn the upper 32 bits into a number below ``count``; the bias is one in four billion."""
    return np.int64(((bits >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@inlined
def moves_of(numbers, ends, goals, tokens, seat, face, found, n):  # type: ignore[no-untyped-def]
    """Append token, partner in a Doubled or -1, goal and face of each move after the first n."""
    width, own_limit, blocking, doubled = numbers[1], numbers[3], numbers[4], numbers[5]
    column, finish = ends[seat, 0], ends[seat, 1]
    own = seat * width
    for i in range(own, own + width):
        step = tokens[i]
        partner = -1
        if doubled and step >= 0 and step != finish:
            together, first = 0, -1
            for j in range(own, own + width):
                if tokens[j] == step:
                    together += 1
                    if first < 0:
                        first = j
                    if j != i:
                        partner = j
            if together != 2:
                partner = -1
            elif first != i:
                continue
        to = goals[seat, face, step + 2] if partner < 0 else goals[seat, FACES + face, step + 2]
        legal = to != NONE
        if own_limit:
            count = 1 if partner < 0 else 2
            for j in range(own, own + width):
                count += tokens[j] == to
            legal &= (count <= own_limit) | (to == finish)
        if blocking and to >= column:
            for j in range(own, own + width):
                legal &= not max(step + 1, column) <= tokens[j] < to
                legal &= not (blocking == 2 and tokens[j] == to and to < finish and j != i)
        # Written even if it does not count: a branch that cannot be foretold takes longer.
        found[n, 0], found[n, 1], found[n, 2], found[n, 3] = i, partner, to, face
        n += legal
    return n


@inlined
def carry_out(numbers, ends, prey, tokens, seat, token, partner, to):  # type: ignore[no-untyped-def]
    """Move tokens and capture; returns how many were captured."""
    met = 0
    for at in range(len(tokens)):
        met += tokens[at] == prey[seat, to, at]
    taken = 0
    if met:
        taken = _capture(numbers, prey, tokens, seat, to)
        if taken and numbers[7]:
            to = ends[seat, 1]
    tokens[token] = to
    if partner >= 0:
        tokens[partner] = to
    return taken


@compiled
def _capture(numbers, prey, tokens, seat, to):  # type: ignore[no-untyped-def]
    """Send the tokens met back to their yards, but for groups that are spared."""
    width, group = numbers[1], numbers[6]
    taken = 0
    for first in range(0, len(tokens), width):
        there = prey[seat, to, first]
        count = 0
        for at in range(first, first + width):
            count += tokens[at] == there
        if group and count >= group:
            continue
        for at in range(first, first + width):
            if tokens[at] == there:
                tokens[at] = YARD
        taken += count
    return taken


@compiled
def has_won(numbers, ends, tokens, seat):  # type: ignore[no-untyped-def]
    width, goal = numbers[1], numbers[16]
    home = here = 0
    for at in range(seat * width, seat * width + width):
        home += tokens[at] == ends[seat, 1]
        here += tokens[at] != NOBODY
    return home >= (goal if goal else here)


@inlined
def next_seat(numbers, tokens, seat):  # type: ignore[no-untyped-def]
    while True:
        seat = seat + 1 if seat + 1 < numbers[0] else 0
        if tokens[seat * numbers[1]] != NOBODY:
            return seat

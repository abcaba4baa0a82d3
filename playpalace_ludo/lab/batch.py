"""Plain games in bulk: the same `Rules` as arrays, played by code compiled with numba.

A game is plain if only dice and tokens decide: no books, teams, forks or conditions. Dice and
choices come from this module's generator, seeded by the seed and the game's number; a test replays
games on the engine, throw by throw and move by move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab.bulk_net import (
    MOST_INPUTS,
    NOBODY,
    Array,
    InputTables,
    Params,
    compiled,
    forward,
    share,
    sparse,
)
from playpalace_ludo.lab.plain_rules import FACES, NONE, compiled_game

MOST_THROWS = 100_000
MOST_KEPT = 16_384
"""Most dice and choices recorded per game."""
MOST_POOL = 64
MOST_MOVES = 128


@compiled
def draw(source, below):  # type: ignore[no-untyped-def]
    """Return a number below ``below``, by splitmix64; the bias is one in four billion."""
    source[0] += np.uint64(0x9E3779B97F4A7C15)
    z = source[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = (z >> np.uint64(32)) * np.uint64(below)
    return np.int64(z >> np.uint64(32))


@compiled
def moves_of(g, tokens, seat, face, found, n):  # type: ignore[no-untyped-def]
    """Append token, partner in a Doubled or -1, goal and face of each move after the first n."""
    width, own_limit, blocking, doubled = g.numbers[1], g.numbers[3], g.numbers[4], g.numbers[5]
    own = tokens[seat]
    finish, column = g.finishes[seat], g.columns[seat]
    for i in range(width):
        step = own[i]
        gone = step == NOBODY
        if gone or step == finish:
            continue
        partner = -1
        if doubled and step != YARD:
            together, first = 0, -1
            for j in range(width):
                if own[j] == step:
                    together += 1
                    if first < 0:
                        first = j
                    if j != i:
                        partner = j
            if together != 2:
                partner = -1
            elif first != i:
                continue
        to = g.to[seat, face, step + 1] if partner < 0 else g.pair_to[seat, face, step + 1]
        if to == NONE:
            continue
        if own_limit and to != finish:
            count = 1 if partner < 0 else 2
            for j in range(width):
                count += own[j] == to and j != i and j != partner
            if count > own_limit:
                continue
        if blocking and to >= column:
            barred = False
            for j in range(width):
                if max(step + 1, column) <= own[j] < to:
                    barred = True
                if blocking == 2 and own[j] == to and to < finish and j != i:
                    barred = True
            if barred:
                continue
        found[n, 0], found[n, 1], found[n, 2], found[n, 3] = i, partner, to, face
        n += 1
    return n


@compiled
def carry_out(g, tokens, seat, move):  # type: ignore[no-untyped-def]
    """Move tokens and capture; returns how many were captured."""
    seats, width, group = g.numbers[0], g.numbers[1], g.numbers[6]
    to = move[2]
    taken = 0
    if to < g.finishes[seat]:
        for other in range(seats):
            there = g.prey[seat, to, other]
            if there == NONE:
                continue
            count = 0
            for j in range(width):
                count += tokens[other, j] == there
            if count == 0 or (group and count >= group):
                continue
            for j in range(width):
                if tokens[other, j] == there:
                    tokens[other, j] = YARD
            taken += count
    if taken and g.numbers[7]:
        to = g.finishes[seat]
    tokens[seat, move[0]] = to
    if move[1] >= 0:
        tokens[seat, move[1]] = to
    return taken


@compiled
def has_won(g, tokens, seat):  # type: ignore[no-untyped-def]
    home = here = 0
    for j in range(g.numbers[1]):
        home += tokens[seat, j] == g.finishes[seat]
        here += tokens[seat, j] != NOBODY
    return home >= (g.numbers[16] if g.numbers[16] else here)


@compiled
def next_seat(g, tokens, seat):  # type: ignore[no-untyped-def]
    while True:
        seat = seat + 1 if seat + 1 < g.numbers[0] else 0
        if tokens[seat, 0] != NOBODY:
            return seat


@compiled
def who_begins(g, tokens, source, dice, count):  # type: ignore[no-untyped-def]
    """Find the seat that begins; its throws are recorded like any others."""
    seats, n_dice, how = g.numbers[0], g.numbers[2], g.numbers[17]
    first = 0
    while tokens[first, 0] == NOBODY:
        first += 1
    if how == 0:
        return first, count
    playing = np.zeros(seats, np.bool_)
    for seat in range(seats):
        playing[seat] = tokens[seat, 0] != NOBODY
    if how == 3:
        at = draw(source, playing.sum())
        for seat in range(seats):
            if playing[seat]:
                if at == 0:
                    return seat, count
                at -= 1
    while True:
        best, ties, leader = -1, 0, 0
        scores = np.zeros(seats, np.int64)
        for seat in range(seats):
            if playing[seat]:
                for _ in range(n_dice):
                    face = draw(source, FACES) + 1
                    scores[seat] += face
                    dice[count] = face
                    count += 1
                if how == 2:
                    scores[seat] = 100 - scores[seat]
                if scores[seat] > best:
                    best, ties, leader = scores[seat], 1, seat
                elif scores[seat] == best:
                    ties += 1
        if ties == 1:
            return leader, count
        for seat in range(seats):
            playing[seat] = playing[seat] and scores[seat] == best


class Log(NamedTuple):
    """Records of games besides their results; arrays of length 0 record nothing."""

    dice: Array
    choices: Array
    """Token and face of each move that was made."""
    tokens: Array
    """Positions with a throw due, to learn from."""
    rollers: Array
    streaks: Array


class Judges(NamedTuple):
    """Judges of the same shape, with the one each seat asks."""

    tables: InputTables
    rows: Array
    out: Array
    who: Array


def net_of(tables: InputTables, judges: Sequence[Params], who: Sequence[int]) -> Judges:
    return Judges(
        tables,
        np.stack([judge.rows for judge in judges]),
        np.stack([judge.out for judge in judges]),
        np.array(who, np.int64),
    )


def no_net() -> Judges:
    """Return an empty net of the same types, for games without one."""
    some = np.zeros((1, 1))
    whole, yes = np.zeros(20, np.int64), np.zeros((1, 1), np.bool_)
    ways = np.zeros((1, 1, 1, 1), np.uint32)
    orders, chances = np.zeros((1, 1), np.int64), np.zeros(1)
    tables = InputTables(whole, whole, orders, yes, some, some, yes, ways, chances, 0.0, yes)
    nothing = np.zeros((1, 1, 1), np.float32)
    return Judges(tables, nothing, nothing, np.zeros(1, np.int64))


@compiled
def play_game(g, net, daring, source, tokens, log, keep, learned, scratch):  # type: ignore[no-untyped-def]
    """Play one game; returns winner, turns, throws, captures, begun by, positions kept.

    ``daring`` is each seat's rate of random moves; at 1 the net is not asked. ``keep`` says
    whether dice and choices are recorded.
    """
    n_dice, reward = g.numbers[2], g.numbers[8]
    most, earns, takes_back, sends_back = g.numbers[9:13]
    limit, before_move, without_move = g.numbers[13:16]
    counts_sixes = g.numbers[18]
    thrown = chosen = captures = 0
    found, pool, before, trial, index, value, live, logits, chances, nothing, unkept = scratch
    seat, thrown = who_begins(g, tokens, source, log.dice if keep else unkept, 0)
    began = seat
    turns = 1
    kept = 0
    throws = thrown // n_dice
    while throws < MOST_THROWS:
        streak = bonus = waiting = 0
        has_before = False
        last = -1
        while True:  # a throw is due
            if len(log.rollers) > learned + kept:
                log.tokens[learned + kept] = tokens
                log.rollers[learned + kept] = seat
                log.streaks[learned + kept] = streak
                kept += 1
            counts = counts_sixes == 1
            for _ in range(n_dice):
                face = draw(source, FACES) + 1
                counts = counts and face == FACES
                pool[waiting] = face
                waiting += 1
                if keep:
                    log.dice[thrown] = face
                thrown += 1
            throws += 1
            streak = streak + 1 if counts else 0
            if counts and streak == most:
                if takes_back and has_before:
                    tokens[:] = before
                if sends_back and last >= 0 and 0 <= tokens[seat, last] < g.columns[seat]:
                    tokens[seat, last] = YARD
                break
            extra = counts and earns and (limit == 0 or bonus < limit)
            if extra and before_move:
                bonus += 1
                continue
            owes = extra
            moved = False
            while waiting:
                n = 0
                for at in range(waiting):
                    known = False
                    for earlier in range(at):
                        known = known or pool[earlier] == pool[at]
                    if not known:
                        n = moves_of(g, tokens, seat, pool[at], found, n)
                if n == 0:
                    break
                best = 0
                if n > 1:
                    bold = daring[seat] >= 1.0
                    if not bold and daring[seat] > 0:
                        bold = draw(source, 1000) < 1000 * daring[seat]
                    if bold:
                        best = draw(source, n)
                    else:
                        highest = -1.0
                        rows, out = net.rows[net.who[seat]], net.out[net.who[seat]]
                        for at in range(n):
                            trial[:] = tokens
                            taken = carry_out(g, trial, seat, found[at])
                            if has_won(g, trial, seat):
                                best = at
                                break
                            again = owes or (taken and reward and (limit == 0 or bonus < limit))
                            onward = waiting > 1 or again
                            roller = seat if onward else next_seat(g, trial, seat)
                            row = streak if onward else 0
                            m = sparse(net.tables, trial, roller, row, nothing, index, value)
                            forward(rows, out, index, value, m, live, logits)
                            share(net.tables, trial, roller, logits, chances)
                            if chances[seat] > highest:
                                highest, best = chances[seat], at
                move = found[best]
                if keep:
                    log.choices[chosen, 0], log.choices[chosen, 1] = move[0], move[3]
                chosen += 1
                if takes_back and not has_before:
                    before[:] = tokens
                    has_before = True
                last = move[0]
                taken = carry_out(g, tokens, seat, move)
                captures += taken
                moved = True
                spent = 0
                while pool[spent] != move[3]:
                    spent += 1
                for at in range(spent, waiting - 1):
                    pool[at] = pool[at + 1]
                waiting -= 1
                if tokens[seat, last] == g.finishes[seat] and has_won(g, tokens, seat):
                    playing = 0
                    for other in range(g.numbers[0]):
                        playing += tokens[other, 0] != NOBODY
                    if g.numbers[19] and playing > 2:
                        turns += 1  # the others play on for places
                    return seat, turns, throws, captures, began, kept
                if taken and reward and not owes and (limit == 0 or bonus < limit):
                    owes = True
            waiting = 0
            if not moved and extra and not without_move:
                owes = False
            if not owes:
                break
            bonus += 1
        turns += 1
        seat = next_seat(g, tokens, seat)
    return -1, turns, throws, captures, began, kept


@compiled
def play_games(g, net, daring, start, seed, first, results, log, keep):  # type: ignore[no-untyped-def]
    """Play games in sequence; return how many positions were kept."""
    source = np.zeros(1, np.uint64)
    tokens = start.copy()
    seats = g.numbers[0]
    scratch = (
        np.zeros((MOST_MOVES, 4), np.int64),
        np.zeros(MOST_POOL, np.int64),
        start.copy(),
        start.copy(),
        np.zeros(MOST_INPUTS, np.int64),
        np.zeros(MOST_INPUTS),
        np.zeros(net.rows.shape[2], np.float32),
        np.zeros(seats),
        np.zeros(seats),
        np.zeros(0, np.float32),
        np.zeros(4096, np.int8),
    )
    learned = 0
    for game in range(len(results)):
        source[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
        draw(source, 2)
        tokens[:] = start
        played = play_game(g, net, daring, source, tokens, log, keep, learned, scratch)
        for at in range(5):
            results[game, at] = played[at]
        results[game, 5] = learned
        learned += played[5]
    return learned


class BulkGames(NamedTuple):
    """The results of games, one per row, with their records."""

    results: Array
    """Winner (-1 if nobody), turns, throws, captures, who began, first position kept."""
    log: Log

    @property
    def winners(self) -> Array:
        return self.results[:, 0]


def play(
    rules: Rules,
    seats: Sequence[int],
    games: int,
    seed: int,
    *,
    first: int = 0,
    net: Judges | None = None,
    daring: float = 1.0,
    positions: int = 0,
    kept: bool = False,
) -> BulkGames:
    """Play games between random players or with a net; keep at most ``positions`` positions.

    With ``kept``, the dice and choices of a single game are recorded.
    """
    g = compiled_game(rules)
    n_seats, width = g.numbers[:2]
    start = np.full((n_seats, width), NOBODY, np.int16)
    for seat in seats:
        tokens = rules.seats[seat].tokens
        start[seat, :tokens] = YARD
        start[seat, : rules.tokens_out] = 0
    most = MOST_KEPT if kept else 0
    log = Log(
        np.zeros(most, np.int8),
        np.zeros((most, 2), np.int8),
        np.zeros((positions, n_seats, width), np.int16),
        np.zeros(positions, np.int64),
        np.zeros(positions, np.int64),
    )
    results = np.zeros((games, 6), np.int64)
    bold = np.full(n_seats, 1.0 if net is None else daring)
    count = play_games(g, net or no_net(), bold, start, seed, first, results, log, kept)
    return BulkGames(
        results,
        log._replace(
            **{name: getattr(log, name)[:count] for name in ("tokens", "rollers", "streaks")}
        ),
    )

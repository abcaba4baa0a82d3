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
from playpalace_ludo.lab.bulk_bots import (
    RANDOM,
    Minds,
    bot_desks,
    choose,
    count_distinct,
    distinct,
    random_below,
    random_face,
)
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
from playpalace_ludo.lab.bulk_steps import below, carry_out, draw, has_won, moves_of, next_seat
from playpalace_ludo.lab.plain_rules import FACES, compiled_game

MOST_THROWS = 100_000
MOST_KEPT = 16_384
"""Most dice and choices recorded per game."""
MOST_POOL = 64
MOST_MOVES = 128


@compiled
def who_begins(numbers, tokens, source, minds, game, dice):  # type: ignore[no-untyped-def]
    """Find the seat that begins, and the number of dice thrown for that; records them.

    Chance numbers are those of the minds' dice, or if there are none from the source.
    """
    seats, width, n_dice, how = numbers[0], numbers[1], numbers[2], numbers[17]
    playing = tokens[::width] != NOBODY
    count = 0
    if how == 0 or how == 3:
        at = 0
        if how:
            if minds is None:
                at = below(draw(source), playing.sum())
            else:
                at = random_below(minds.twisters[game, 0], playing.sum())
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
                    if minds is None:
                        face = below(draw(source), FACES) + 1
                    else:
                        face = random_face(minds.shares, minds.twisters[game, 0])
                    scores[seat] += face
                    if count < len(dice):
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
    """Records of games besides their results; full or empty arrays record nothing more."""

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


@compiled
def by_net(g, judges, tokens, seat, moves, n, streak, again, desk):  # type: ignore[no-untyped-def]
    """Return the move after which the seat's net gives it the best chance.

    ``again`` says whether the turn goes on anyway (1), or only after a capture (2).
    """
    trial, index, value, live, logits, chances, nothing = desk
    board = trial.reshape((g.numbers[0], g.numbers[1]))
    tables, who = judges.tables, judges.who[seat]
    best, highest = 0, -1.0
    for at in range(n):
        trial[:] = tokens
        taken = carry_out(
            g.numbers, g.ends, g.prey, trial, seat, moves[at, 0], moves[at, 1], moves[at, 2]
        )
        if has_won(g.numbers, g.ends, trial, seat):
            return at
        onward = again == 1 or (taken and again == 2)
        roller = seat if onward else next_seat(g.numbers, trial, seat)
        m = sparse(tables, board, roller, streak if onward else 0, nothing, index, value)
        forward(judges.rows[who], judges.out[who], index, value, m, live, logits)
        share(tables, board, roller, logits, chances)
        if chances[seat] > highest:
            highest, best = chances[seat], at
    return best


@compiled
def desk_for(g, judges):  # type: ignore[no-untyped-def]
    """Return the working memory for asking a net."""
    if judges is None:
        return None
    seats = g.numbers[0]
    return (
        np.zeros(seats * g.numbers[1], np.int16),
        np.zeros(MOST_INPUTS, np.int64),
        np.zeros(MOST_INPUTS),
        np.zeros(judges.rows.shape[2], np.float32),
        np.zeros(seats),
        np.zeros(seats),
        np.zeros(0, np.float32),
    )


@compiled
def play_game(g, judges, daring, minds, game, source, tokens, log, learned, scratch, desk):  # type: ignore[no-untyped-def]
    """Play one game; returns winner, turns, throws, captures, begun by, positions kept.

    Players are those of ``minds``, or else ask ``judges``, with ``daring`` as each seat's rate of
    random moves, or else are random. Without a log nothing is recorded.
    """
    numbers, ends, goals, prey = g
    width, n_dice, reward = numbers[1], numbers[2], numbers[8]
    most, earns, takes_back, sends_back = numbers[9], numbers[10], numbers[11], numbers[12]
    limit, before_move, without_move = numbers[13], numbers[14], numbers[15]
    counts_sixes, for_places = numbers[18], numbers[19]
    chosen = captures = kept = 0
    found, pool, before, no_dice, bots_desk = scratch
    told = no_dice if log is None else log.dice
    seat, thrown = who_begins(numbers, tokens, source, minds, game, told)
    began = seat
    turns = 1
    throws = thrown // n_dice
    while throws < MOST_THROWS:
        streak = bonus = waiting = 0
        has_before = False
        last = -1
        while True:  # a throw is due
            if log is not None and len(log.rollers) > learned + kept:
                log.tokens[learned + kept] = tokens
                log.rollers[learned + kept] = seat
                log.streaks[learned + kept] = streak
                kept += 1
            counts = counts_sixes == 1
            bits = np.uint64(0)
            for _ in range(n_dice):
                if minds is None:
                    bits = draw(source)
                    face = below(bits, FACES) + 1
                else:
                    face = random_face(minds.shares, minds.twisters[game, 0])
                counts = counts and face == FACES
                pool[waiting] = face
                waiting += 1
                if log is not None and len(log.dice) > thrown:
                    log.dice[thrown] = face
                thrown += 1
            throws += 1
            streak = streak + 1 if counts else 0
            if counts and streak == most:
                if takes_back and has_before:
                    for at in range(len(tokens)):
                        tokens[at] = before[at]
                if sends_back and last >= 0 and 0 <= tokens[last] < ends[seat, 0]:
                    tokens[last] = YARD
                break
            may_earn = limit == 0 or bonus < limit
            extra = counts and earns and may_earn
            if extra and before_move:
                bonus += 1
                continue
            owes = extra
            moved = False
            while waiting:
                n = moves_of(numbers, ends, goals, tokens, seat, pool[0], found, 0)
                for at in range(1, waiting):
                    known = False
                    for earlier in range(at):
                        known = known or pool[earlier] == pool[at]
                    if not known:
                        n = moves_of(numbers, ends, goals, tokens, seat, pool[at], found, n)
                if n == 0:
                    break
                # The face took the upper half of the bits.
                bits = draw(source) if moved else bits << np.uint64(32)
                if minds is not None:
                    kind = minds.kinds[game, seat]
                    several = count_distinct(tokens, found, n)
                    minds.decisions[game, seat] += several > 1
                    if kind != RANDOM:
                        n = distinct(tokens, found, n)
                    best = 0
                    if n > 1:
                        now = (seat, streak, bonus, owes, may_earn)
                        mine = minds.twisters[game, 1 + seat]
                        best = choose(g, minds.points, kind, mine, tokens, found, n, now, bots_desk)
                elif judges is None:
                    best = below(bits, n)
                elif n == 1:
                    best = 0
                elif below(bits, 1000) < 1000 * daring[seat]:
                    best = below(draw(source), n)
                else:
                    again = 1 if waiting > 1 or owes else 2 if reward and may_earn else 0
                    best = by_net(g, judges, tokens, seat, found, n, streak, again, desk)
                last, face = found[best, 0], found[best, 3]
                if log is not None and len(log.choices) > chosen:
                    log.choices[chosen, 0] = last - seat * width
                    log.choices[chosen, 1] = face
                chosen += 1
                if takes_back and not has_before:
                    for at in range(len(tokens)):
                        before[at] = tokens[at]
                    has_before = True
                partner, to = found[best, 1], found[best, 2]
                taken = carry_out(numbers, ends, prey, tokens, seat, last, partner, to)
                captures += taken
                moved = True
                spent = 0
                while pool[spent] != face:
                    spent += 1
                waiting -= 1
                for at in range(spent, waiting):
                    pool[at] = pool[at + 1]
                if tokens[last] == ends[seat, 1] and has_won(numbers, ends, tokens, seat):
                    if for_places and np.sum(tokens[::width] != NOBODY) > 2:
                        turns += 1  # the others play on for places
                    return seat, turns, throws, captures, began, kept
                if taken and reward and not owes and may_earn:
                    owes = True
            waiting = 0
            if not moved and extra and not without_move:
                owes = False
            if not owes:
                break
            bonus += 1
        turns += 1
        seat = next_seat(numbers, tokens, seat)
    return -1, turns, throws, captures, began, kept


@compiled
def play_games(g, judges, daring, minds, start, seed, first, results, log):  # type: ignore[no-untyped-def]
    """Play games in sequence; return how many positions were kept."""
    source = np.zeros(1, np.uint64)
    tokens = start.copy()
    moves, pool = np.zeros((MOST_MOVES, 4), np.int64), np.zeros(MOST_POOL, np.int64)
    scratch = (moves, pool, start.copy(), np.zeros(0, np.int8), bot_desks(g))
    desk = desk_for(g, judges)
    learned = 0
    for game in range(len(results)):
        source[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
        draw(source)
        tokens[:] = start
        played = play_game(
            g, judges, daring, minds, game, source, tokens, log, learned, scratch, desk
        )
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
    minds: Minds | None = None,
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
        np.zeros((positions, n_seats * width), np.int16),
        np.zeros(positions, np.int64),
        np.zeros(positions, np.int64),
    )
    results = np.zeros((games, 6), np.int64)
    bold = np.full(n_seats, daring)
    told = log if kept or positions else None
    count = play_games(g, net, bold, minds, start.ravel(), seed, first, results, told)
    kept_tokens = log.tokens[:count].reshape(count, n_seats, width)
    rollers, streaks = log.rollers[:count], log.streaks[:count]
    return BulkGames(results, log._replace(tokens=kept_tokens, rollers=rollers, streaks=streaks))

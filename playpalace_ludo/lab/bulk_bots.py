"""Bots for games in bulk, compiled with numba: random, greedy and hard, move for move.

They ask for the same dice and chance numbers as the engine's games, from the same Mersenne
Twisters, and add up points in the same order as `bots.evaluation`, so that even ties are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha512
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from playpalace_ludo.bots.evaluation import (
    AGAINST_BEST,
    AGAINST_MEAN,
    DRAG,
    HOME,
    OWN_FEAR,
    THEIR_FEAR,
    THROW_IN_HAND,
    evaluation_of,
)
from playpalace_ludo.bots.lookahead import spread
from playpalace_ludo.bots.plain_form import plain_form
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD
from playpalace_ludo.lab.bulk_net import NOBODY, Array, compiled
from playpalace_ludo.lab.bulk_steps import carry_out, has_won, moves_of, next_seat
from playpalace_ludo.lab.plain_rules import why_not

KINDS = ("random", "greedy", "hard")
RANDOM, GREEDY, _ = range(3)
WORTH, LOSS, LEFT = range(3)
"""A token's points, those it may lose, and if it can be Doubled the steps it has left."""
WORDS = 624
"""Numbers of a Mersenne Twister; the place of the next one follows."""
MOST_KEY = 64
MOST_MOVES = 128
MOST_TOKENS = 5
"""With more tokens each, hard's limit of positions ends its search early."""


class Points(NamedTuple):
    """The tables of `Evaluation` as arrays, by seat and step + 1."""

    tokens: Array
    """By seat, step + 1 and `WORTH`, `LOSS` or `LEFT`. Fewer arrays make faster calls."""
    exposed: Array
    hits: Array
    """By seat, step + 1, hunter and its step + 1: the chances in one throw and an extra one."""
    needed: Array
    """By seat: how many of the best tokens count; 0 for all, added up as they stand."""
    group: int
    """How many tokens on one square are safe from capture; 0 where groups do not count."""
    throws: Array
    """The faces of a throw to search, and after as many sixes as allowed."""
    chances: Array
    won: float


class Minds(NamedTuple):
    """The players of some games, one game per row."""

    points: Points
    kinds: Array
    """By game and seat the place in `KINDS`."""
    twisters: Array
    """By game: that of the dice, then that of each seat."""
    decisions: Array
    """By game and seat: how many choices there were; filled in."""
    shares: Array
    """The sum of chances up to each face, for rules that draw a face by its weight; or empty."""


@lru_cache(maxsize=16)
def points_of(rules: Rules) -> Points | None:
    """Return the tables of the bots that see points; None for rules they are not compiled for."""
    evaluation, plain = evaluation_of(rules), plain_form(rules)
    several = rules.chance.dice > 1 or plain.extra.before_move or plain.streak.most == 1
    different = evaluation.counts_more or evaluation.teams or rules.chance.duel
    many = max(seat.tokens for seat in rules.seats) > MOST_TOKENS
    if why_not(rules) or different or several or many or not plain.plan.plain_turns:
        return None
    seats = range(len(rules.seats))
    places = max(rules.plan.finishes) + 2
    tokens = np.zeros((len(seats), places, 3))
    exposed = np.zeros((len(seats), places), np.bool_)
    hits = np.zeros((len(seats), places, len(seats), places, 2))
    for seat in seats:
        for step in (YARD, *range(rules.plan.finishes[seat] + 1)):
            left = rules.left(seat, step) if rules.stack.doubled else 0
            points, loss = evaluation.points[seat][step], evaluation.loss[seat][step]
            tokens[seat, step + 1] = (points, loss, left)
            for hunter, chances in evaluation.hunters[seat][step]:
                exposed[seat, step + 1] = True
                for at, both in chances.items():
                    hits[seat, step + 1, hunter, at + 1] = both
    state, _ = engine.start(rules, engine.default_seats(rules, 2))
    state = state._replace(opening=())
    late = state._replace(streak=max(plain.streak.most - 1, 0))
    throws, chances_of = np.zeros((2, 6), np.int64), np.zeros((2, 6))
    for at, found in enumerate((spread(rules, state), spread(rules, late))):
        for n, (throw, chance) in enumerate(found):
            throws[at, n], chances_of[at, n] = throw[0], chance
    return Points(
        tokens=tokens,
        exposed=exposed,
        hits=hits,
        needed=np.array([0 if evaluation.one_by_one else n for n in evaluation.needed], np.int64),
        group=evaluation.group,
        throws=throws,
        chances=chances_of,
        won=HOME * max(seat.tokens for seat in rules.seats) * (2 + len(seats)),
    )


def minds_for(
    rules: Rules, kinds: Sequence[Sequence[int]], seeds: Sequence[Sequence[str]]
) -> Minds:
    """Make the players of some games; ``seeds`` are of the dice and of each seat of the board."""
    points = points_of(rules)
    assert points is not None
    shares = [] if rules.chance.plain_dice else [*accumulate(rules.chance.throws.values())]
    keys = np.zeros((len(seeds), len(seeds[0]), MOST_KEY), np.uint32)
    counts = np.zeros((len(seeds), len(seeds[0])), np.int64)
    for game, texts in enumerate(seeds):
        for at, text in enumerate(texts):
            if text:
                key = _key(text)
                keys[game, at, : len(key)], counts[game, at] = key, len(key)
    twisters = np.zeros((*counts.shape, WORDS + 1), np.uint32)
    seed_all(keys, counts, twisters)
    found = np.array(kinds, np.int64)
    return Minds(points, found, twisters, np.zeros(found.shape, np.int64), np.array(shares))


def _key(text: str) -> Array:
    """Return the numbers that `random.Random(text)` begins with."""
    data = text.encode()
    data += sha512(data).digest()
    return np.frombuffer(data[::-1] + b"\0" * (-len(data) % 4), "<u4")


@compiled
def seed_all(keys, counts, twisters):  # type: ignore[no-untyped-def]
    for game in range(counts.shape[0]):
        for at in range(counts.shape[1]):
            if counts[game, at]:
                _seed(keys[game, at], counts[game, at], twisters[game, at])


@compiled
def _seed(key, count, words):  # type: ignore[no-untyped-def]
    """Begin a twister as `init_by_array` does."""
    mask = np.uint64(0xFFFFFFFF)
    now = np.uint64(19650218)
    words[0] = now
    for i in range(1, WORDS):
        now = (np.uint64(1812433253) * (now ^ (now >> np.uint64(30))) + np.uint64(i)) & mask
        words[i] = now
    i, j = 1, 0
    for left in range(2 * WORDS - 1):
        before = np.uint64(words[i - 1])
        mixed = before ^ (before >> np.uint64(30))
        if left < WORDS:
            now = (np.uint64(words[i]) ^ (mixed * np.uint64(1664525))) + np.uint64(key[j])
            now = (now + np.uint64(j)) & mask
            j = j + 1 if j + 1 < count else 0
        else:
            now = (np.uint64(words[i]) ^ (mixed * np.uint64(1566083941))) - np.uint64(i)
        words[i] = now & mask
        i += 1
        if i == WORDS:
            words[0] = words[WORDS - 1]
            i = 1
    words[0] = np.uint32(0x80000000)
    words[WORDS] = WORDS


@compiled
def _word(words):  # type: ignore[no-untyped-def]
    """Return the next 32 bits of a twister."""
    if words[WORDS] == WORDS:
        for i in range(WORDS):
            after = i + 1 if i + 1 < WORDS else 0
            y = (words[i] & np.uint32(0x80000000)) | (words[after] & np.uint32(0x7FFFFFFF))
            far = i + 397 if i + 397 < WORDS else i + 397 - WORDS
            twist = np.uint32(0x9908B0DF) if y & np.uint32(1) else np.uint32(0)
            words[i] = words[far] ^ (y >> np.uint32(1)) ^ twist
        words[WORDS] = 0
    y = np.uint32(words[words[WORDS]])
    words[WORDS] += np.uint32(1)
    y ^= y >> np.uint32(11)
    y ^= (y << np.uint32(7)) & np.uint32(0x9D2C5680)
    y ^= (y << np.uint32(15)) & np.uint32(0xEFC60000)
    return np.uint32(y ^ (y >> np.uint32(18)))


@compiled
def random_below(words, count):  # type: ignore[no-untyped-def]
    """Return what `randrange(count)` would."""
    bits = 0
    while count >> bits:
        bits += 1
    while True:
        found = np.int64(_word(words)) >> (32 - bits)
        if found < count:
            return found


@compiled
def random_share(words):  # type: ignore[no-untyped-def]
    """Return what `random()` would."""
    high = np.int64(_word(words)) >> 5
    return (high * 67108864.0 + (np.int64(_word(words)) >> 6)) / 9007199254740992.0


@compiled
def random_face(shares, words):  # type: ignore[no-untyped-def]
    """Return the face that the engine's dice show, from the same chance numbers."""
    if not len(shares):
        return random_below(words, 6) + 1
    share, face = random_share(words) * shares[-1], 1
    while face < len(shares) and shares[face - 1] <= share:
        face += 1
    return face


@compiled
def value_all(p, width, tokens, desk):  # type: ignore[no-untyped-def]
    """Write the points of every seat's tokens and the points at risk."""
    ordered, worths, risks, best = desk
    seats = len(worths)
    for seat in range(seats):
        for i in range(width):
            step, j = tokens[seat * width + i], i
            while j and ordered[seat, j - 1] > step:
                ordered[seat, j] = ordered[seat, j - 1]
                j -= 1
            ordered[seat, j] = step
    for seat in range(seats):
        worths[seat] = risks[seat] = 0.0
        needed = p.needed[seat]
        for i in range(width):
            step = tokens[seat * width + i]
            if step == NOBODY:
                continue
            if not needed:
                worths[seat] += p.tokens[seat, step + 1, WORTH]
            if p.exposed[seat, step + 1] and (
                not p.group or count_there(tokens, seat, width, step) < p.group
            ):
                risks[seat] += (
                    _chance_to_be_hit(p.hits, ordered, seat, step) * p.tokens[seat, step + 1, LOSS]
                )
        if needed:
            for i in range(width):
                step, j = tokens[seat * width + i], i
                worth = p.tokens[seat, step + 1, WORTH] if step != NOBODY else -1.0
                while j and best[j - 1] < worth:
                    best[j] = best[j - 1]
                    j -= 1
                best[j] = worth
            for i in range(min(needed, width)):
                worths[seat] += max(best[i], 0.0)
            if p.group:
                worths[seat] -= DRAG * _left_of_doubleds(p, tokens, seat, width)


@compiled
def count_there(tokens, seat, width, step):  # type: ignore[no-untyped-def]
    together = 0
    for at in range(seat * width, seat * width + width):
        together += tokens[at] == step
    return together


@compiled
def _left_of_doubleds(p, tokens, seat, width):  # type: ignore[no-untyped-def]
    """Return the steps that a seat's Doubleds have left, each counted once."""
    found = 0.0
    for at in range(seat * width, seat * width + width):
        step = tokens[at]
        if step >= 0 and count_there(tokens, seat, width, step) == 2:
            found += 0.5 * p.tokens[seat, step + 1, LEFT]
    return found


@compiled
def _chance_to_be_hit(hits, ordered, seat, step):  # type: ignore[no-untyped-def]
    missed = 1.0
    for hunter in range(ordered.shape[0]):
        if hunter == seat:
            continue
        now = later = 0.0
        for j in range(ordered.shape[1]):
            at = ordered[hunter, j]
            if at != NOBODY and (j == 0 or ordered[hunter, j - 1] != at):
                now += hits[seat, step + 1, hunter, at + 1, 0]
                later += hits[seat, step + 1, hunter, at + 1, 1]
        missed *= (1.0 - min(now, 1.0)) * (1.0 - min(later, 1.0))
    return 1.0 - missed


@compiled
def seen_by(width, tokens, seat, turn, out, desk):  # type: ignore[no-untyped-def]
    """Value a position for a seat from the points that were written; ``out`` has won or is -1."""
    _, worths, risks, _ = desk
    ours = worths[seat] - OWN_FEAR * risks[seat] + (THROW_IN_HAND if turn == seat else 0.0)
    best, total, count = -1e30, 0.0, 0
    for other in range(len(worths)):
        if other in (seat, out) or tokens[other * width] == NOBODY:
            continue
        theirs = worths[other] - THEIR_FEAR * risks[other]
        best, total, count = max(best, theirs), total + theirs, count + 1
    if not count:
        return ours
    return ours - AGAINST_BEST * best - AGAINST_MEAN * total / count


@compiled
def count_distinct(tokens, moves, n):  # type: ignore[no-untyped-def]
    """Count moves, those of tokens that stand together once."""
    count = n
    for at in range(n):
        for earlier in range(at):
            if tokens[moves[earlier, 0]] == tokens[moves[at, 0]]:
                count -= 1
                break
    return count


@compiled
def distinct(tokens, moves, n):  # type: ignore[no-untyped-def]
    """Keep one move of tokens that stand together; returns how many are left."""
    kept = 0
    for at in range(n):
        new = True
        for earlier in range(kept):
            new = new and tokens[moves[earlier, 0]] != tokens[moves[at, 0]]
        if new:
            moves[kept] = moves[at]
            kept += 1
    return kept


@compiled
def choose(g, points, kind, words, tokens, moves, n, now, desks):  # type: ignore[no-untyped-def]
    """Return the move a bot makes; of several moves the first that is best.

    ``now`` is the seat, its sixes and throws in this turn, and whether it owes and may earn one.
    """
    numbers, ends, _, prey = g
    desk, trial, _, _ = desks
    seat, streak, bonus, owes, may_earn = now
    width = numbers[1]
    highest, best = -1e30, 0
    for at in range(n):
        if kind == RANDOM:
            value = random_share(words)
        else:
            trial[:] = tokens
            token, partner, to = moves[at, 0], moves[at, 1], moves[at, 2]
            taken = carry_out(numbers, ends, prey, trial, seat, token, partner, to)
            if has_won(numbers, ends, trial, seat):
                return at
            onward = owes or (taken and numbers[8] and may_earn)
            turn = seat if onward else next_seat(numbers, trial, seat)
            value_all(points, width, trial, desk)
            value = seen_by(width, trial, seat, turn, -1, desk)
            if kind != GREEDY:
                row, extra = (streak, bonus + 1) if onward else (0, 0)
                value = one_throw_on(g, points, trial, seat, turn, row, extra, value, desks)
        if value > highest:
            highest, best = value, at
    return best


@compiled
def one_throw_on(g, points, tokens, seat, roller, streak, bonus, first, desks):  # type: ignore[no-untyped-def]
    """Value a position for a seat by all throws of the roller and its best replies."""
    numbers, ends, goals, prey = g
    desk, _, reply, replies = desks
    width, limit = numbers[1], numbers[13]
    late = 1 if numbers[9] and streak + 1 == numbers[9] else 0
    may_earn = limit == 0 or bonus < limit
    known = summed = 0.0
    for at in range(6):
        face, chance = points.throws[late, at], points.chances[late, at]
        if not face:
            break
        extra = face == 6 and numbers[18] and numbers[10] and may_earn
        n = moves_of(numbers, ends, goals, tokens, roller, face, replies, 0)
        n = distinct(tokens, replies, n)
        if not n:
            turn = roller if extra and numbers[15] else next_seat(numbers, tokens, roller)
            value_all(points, width, tokens, desk)
            value = seen_by(width, tokens, seat, turn, -1, desk)
        else:
            highest, value = -1e30, 0.0
            for answer in range(n):
                reply[:] = tokens
                token, partner, to = replies[answer, 0], replies[answer, 1], replies[answer, 2]
                taken = carry_out(numbers, ends, prey, reply, roller, token, partner, to)
                if has_won(numbers, ends, reply, roller):
                    value = lost_or_won(g, points, reply, seat, roller, desk)
                    break
                onward = extra or (taken and numbers[8] and may_earn)
                turn = roller if onward else next_seat(numbers, reply, roller)
                value_all(points, width, reply, desk)
                theirs = seen_by(width, reply, roller, turn, -1, desk)
                if theirs > highest:
                    highest = theirs
                    value = seen_by(width, reply, seat, turn, -1, desk)
        summed += chance * value
        known += chance
    return summed + (1.0 - known) * first


@compiled
def lost_or_won(g, points, tokens, seat, winner, desk):  # type: ignore[no-untyped-def]
    """Value a position for a seat where somebody has won."""
    numbers = g.numbers
    if seat == winner:
        return points.won
    if not numbers[19] or np.sum(tokens[:: numbers[1]] != NOBODY) < 3:
        return -points.won / (2 + numbers[0])
    value_all(points, numbers[1], tokens, desk)
    return seen_by(numbers[1], tokens, seat, -1, winner, desk)


@compiled
def bot_desks(g):  # type: ignore[no-untyped-def]
    """Return the working memory of bots."""
    seats, width = g.numbers[0], g.numbers[1]
    desk = (np.zeros((seats, width), np.int16), np.zeros(seats), np.zeros(seats), np.zeros(width))
    board = np.zeros(seats * width, np.int16)
    return desk, board, board.copy(), np.zeros((MOST_MOVES, 4), np.int64)

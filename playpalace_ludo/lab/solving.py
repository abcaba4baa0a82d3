"""Exact solutions of small games: two players, plain rules, a few tokens left each.

A value is the chance to win of the player whose turn begins, with best play by both. A turn with
its extra throws is worked out move by move; because captures lead back, values are iterated until
they converge. Waiting for a throw leads back as well, so both players' values of a position are
solved together, which takes far fewer iterations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numba
import numpy as np

from playpalace_ludo.bots.endings import MOST_TOKENS, count_of
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.bulk_net import Array, compiled
from playpalace_ludo.lab.bulk_steps import carry_out, moves_of
from playpalace_ludo.lab.plain_rules import FACES, PlainGame, compiled_game, why_not

STILL = 1e-6
"""Iteration stops when no value changes by more."""
DEEPEST = 8
"""Most throws of one turn; rules that allow more are not solved."""


MOST_STEPS = 256
"""Longest way of a game that is solved."""
WAYS = np.array(
    [[count_of(n, tokens) for tokens in range(MOST_TOKENS + 1)] for n in range(MOST_STEPS)]
)
"""How many arrangements there are of tokens on some steps of the way."""

compiled_anew = numba.njit(cache=False, nogil=True)
"""For recursive functions, which crash the process when loaded from numba's cache."""


class Solved(NamedTuple):
    """The values of all positions up to a number of tokens left."""

    game: PlainGame
    """The rules of the two seats, with as many tokens each as may still have to come."""
    seats: tuple[int, int]
    values: Array
    """The values of all layers in sequence."""
    starts: Array
    """The offset of a layer, by turn, tokens of the mover and tokens of the other."""


def refusal(rules: Rules) -> str | None:
    """Return the reason why a game cannot be solved; None if it can."""
    if reason := why_not(rules):
        return reason
    if rules.plan.home_wins or rules.stack.doubled or rules.streak.sends_back:
        return "not all tokens have to come home one by one"
    if rules.chance.dice != 1 or rules.extra.before_move:
        return "more than one die is played at a time"
    if max(rules.plan.finishes) + 1 >= MOST_STEPS or rules.seats[0].tokens > MOST_TOKENS:
        return "its way is too long, or it has too many tokens"
    throws = rules.streak.most or rules.extra.limit + 1
    endless = rules.streak.earns or rules.capture.reward
    if endless and not (1 < throws < DEEPEST):
        return "a turn may have any number of throws"
    return None


def small_game(rules: Rules, seats: tuple[int, int], tokens: int) -> PlainGame:
    """Return the rules of two seats with some tokens each, the others at home."""
    whole = compiled_game(rules)
    pair = list(seats)
    numbers = whole.numbers.copy()
    width = numbers[1]
    numbers[0], numbers[1] = 2, tokens
    slots = [seat * width + at for seat in pair for at in range(tokens)]
    return PlainGame(
        numbers=numbers,
        ends=whole.ends[pair],
        goals=whole.goals[pair],
        prey=whole.prey[pair][:, :, slots],
    )


def layers_of(rules: Rules, most: int) -> list[tuple[int, int]]:
    """List how many tokens the mover and the other may have left, with at most some in all."""
    counts = range(1, min(most - 1, rules.seats[0].tokens) + 1)
    return [(mine, theirs) for mine in counts for theirs in counts if mine + theirs <= most]


def solve(
    rules: Rules, seats: tuple[int, int] = (0, 1), most: int = 3
) -> Iterator[tuple[str, Solved]]:
    """Solve all layers with at most ``most`` tokens left in all; yield after every iteration."""
    if reason := refusal(rules):
        raise InputError("other", text=f"{rules.name} cannot be solved: {reason}")
    layers = layers_of(rules, most)
    width = max(mine for mine, _ in layers)
    game = small_game(rules, seats, width)
    starts = np.full((2, width + 1, width + 1), -1, np.int64)
    total = 0
    for mover in (0, 1):
        for a, b in layers:
            starts[mover, a, b] = total
            steps = int(game.ends[mover, 1]) + 1, int(game.ends[1 - mover, 1]) + 1
            total += count_of(steps[0], a) * count_of(steps[1], b)
    values = np.full(total, 0.5, np.float32)
    solved = Solved(game, seats, values, starts)
    for a, b in sorted(layers, key=sum):
        if a > b:
            continue  # solved together with (b, a)
        change = 1.0
        while change > STILL:
            change = max(
                sweep(game, values, starts, first, second)
                for first, second in sorted({(a, b), (b, a)})
            )
            yield f"{a} against {b} tokens: values changed by up to {change:.2g}", solved


@compiled
def standing(g, tokens, seat):  # type: ignore[no-untyped-def]
    """Return how many of a seat's tokens are not home, and the number of their arrangement.

    Arrangements are numbered as by `endings.number`.
    """
    width, finish = g.numbers[1], g.ends[seat, 1]
    first = seat * width
    left = number = 0
    for at in range(first, first + width):
        step = tokens[at]
        if step == finish:
            continue
        left += 1
        rank = 1
        for other in range(first, first + width):
            rank += tokens[other] < step or (tokens[other] == step and other < at)
        number += WAYS[step + 1, rank]
    return left, number


@compiled
def known(g, values, starts, tokens, mover):  # type: ignore[no-untyped-def]
    """Look up the chance of the player whose turn begins."""
    other = 1 - mover
    mine, at = standing(g, tokens, mover)
    theirs, there = standing(g, tokens, other)
    wide = WAYS[g.ends[other, 1] + 1, theirs]
    return np.float64(values[starts[mover, mine, theirs] + at * wide + there])


@compiled_anew
def expect(g, values, starts, seat, streak, bonus, has_before, boards, found):  # type: ignore[no-untyped-def]
    """Return the chance of a seat that is about to throw, ``bonus`` throws into its turn.

    ``boards[bonus]`` is the position, ``boards[-1]`` the one before its first move.
    """
    reward, most, earns, takes_back = g.numbers[8], g.numbers[9], g.numbers[10], g.numbers[11]
    limit, without_move = g.numbers[13], g.numbers[15]
    board, after = boards[bonus], boards[bonus + 1]
    total = 0.0
    for face in range(1, FACES + 1):
        row = streak + 1 if face == FACES and g.numbers[18] else 0
        if row and row == most:
            back = boards[-1] if takes_back and has_before else board
            total += 1 - known(g, values, starts, back, 1 - seat)
            continue
        extra = row > 0 and earns == 1 and (limit == 0 or bonus < limit)
        moves = found[bonus]
        n = moves_of(g.numbers, g.ends, g.goals, board, seat, face, moves, 0)
        if n == 0:
            if extra and without_move:
                after[:] = board
                total += expect(g, values, starts, seat, row, bonus + 1, has_before, boards, found)
            else:
                total += 1 - known(g, values, starts, board, 1 - seat)
            continue
        best = 0.0
        for at in range(n):
            after[:] = board
            token, to = moves[at, 0], moves[at, 2]
            taken = carry_out(g.numbers, g.ends, g.prey, after, seat, token, -1, to)
            if standing(g, after, seat)[0] == 0:
                best = 1.0
                break
            if extra or (taken and reward and (limit == 0 or bonus < limit)):
                if takes_back and not has_before:
                    boards[-1] = board
                value = expect(g, values, starts, seat, row, bonus + 1, True, boards, found)
            else:
                value = 1 - known(g, values, starts, after, 1 - seat)
            best = max(best, value)
        total += best
    return total / FACES


@compiled
def place(g, number, count, tokens, seat):  # type: ignore[no-untyped-def]
    """Place a seat's tokens according to an arrangement's number; return nothing."""
    width, finish = g.numbers[1], g.ends[seat, 1]
    tokens[seat * width : (seat + 1) * width] = finish
    for at in range(count, 0, -1):
        low, high = 0, finish + 1
        while high - low > 1:
            middle = (low + high) // 2
            if WAYS[middle, at] <= number:
                low = middle
            else:
                high = middle
        tokens[seat * width + at - 1] = low - 1
        number -= WAYS[low, at]


@compiled
def waits(g, tokens, seat, found):  # type: ignore[no-untyped-def]
    """Return the chance that a throw moves nothing and the turn passes."""
    none = 0
    for face in range(1, FACES + 1):
        again = face == FACES and g.numbers[18] and g.numbers[10] and g.numbers[15]
        if not again:
            none += moves_of(g.numbers, g.ends, g.goals, tokens, seat, face, found, 0) == 0
    return none / FACES


@compiled_anew
def sweep(g, values, starts, first, second):  # type: ignore[no-untyped-def]
    """Update the positions with these numbers of tokens; return the largest change."""
    tokens, counts = (first, second), np.zeros(2, np.int64)
    for seat in range(2):
        counts[seat] = WAYS[g.ends[seat, 1] + 1, tokens[seat]]
    boards = np.zeros((DEEPEST + 2, 2 * g.numbers[1]), np.int16)
    found = np.zeros((DEEPEST + 2, 8, 4), np.int64)
    gains, waiting, at, ends = np.zeros(2), np.zeros(2), np.zeros(2, np.int64), np.zeros(2)
    change = 0.0
    # From the finish back to the yard: most values depend on those computed just before.
    for here in range(counts[0] - 1, -1, -1):
        for there in range(counts[1] - 1, -1, -1):
            at[0] = starts[0, first, second] + here * counts[1] + there
            at[1] = starts[1, second, first] + there * counts[0] + here
            for seat in range(2):
                place(g, here, first, boards[0], 0)
                place(g, there, second, boards[0], 1)
                waiting[seat] = waits(g, boards[0], seat, found[0])
                now = expect(g, values, starts, seat, 0, 0, False, boards, found)
                gains[seat] = now - waiting[seat] * (1 - values[at[1 - seat]])
            for seat in range(2):
                passed = waiting[seat] * (1 - gains[1 - seat] - waiting[1 - seat])
                ends[seat] = (gains[seat] + passed) / (1 - waiting[0] * waiting[1])
            for seat in range(2):
                change = max(change, abs(ends[seat] - values[at[seat]]))
                values[at[seat]] = ends[seat]
    return change


def board_of(solved: Solved, state: State) -> Array | None:
    """Return a position in the solver's form; None if it is not among those solved."""
    width = int(solved.game.numbers[1])
    tokens = np.zeros((2, width), np.int16)
    for at, seat in enumerate(solved.seats):
        finish = int(solved.game.ends[at, 1])
        coming = [step for step in state.tokens[seat] if step != finish]
        if not state.tokens[seat] or len(coming) > width:
            return None
        tokens[at] = [*coming, *(finish,) * width][:width]
    if len(state.seats) != 2 or state.places:
        return None
    return tokens


def value(solved: Solved, state: State) -> float | None:
    """Return the chance of the seat about to throw, also between the throws of a turn."""
    board = board_of(solved, state)
    if board is None or state.awaiting != "roll":
        return None
    mover = solved.seats.index(state.turn)
    counts = [int((board[at] != solved.game.ends[at, 1]).sum()) for at in (mover, 1 - mover)]
    if 0 in counts or solved.starts[mover, counts[0], counts[1]] < 0:
        return None
    boards = np.zeros((DEEPEST + 2, board.size), np.int16)
    found = np.zeros((DEEPEST + 2, 8, 4), np.int64)
    boards[state.bonus] = board.ravel()
    if state.before is not None:
        before = board_of(solved, state._replace(tokens=state.before))
        if before is None:
            return None
        boards[-1] = before.ravel()
    return float(
        expect(
            *(solved.game, solved.values, solved.starts, mover, state.streak, state.bonus),
            state.before is not None,
            boards,
            found,
        )
    )

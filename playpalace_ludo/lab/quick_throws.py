"""The best replies to every throw of a position, compiled with numba: for plain rules and one die.

A throw is given back to the engine where a reply comes near the tables of endgames, or wins while
others play on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from playpalace_ludo.bots.calibration import OF_MORE, OF_TWO
from playpalace_ludo.bots.endings import LONGEST, MOST_LEFT
from playpalace_ludo.bots.inputs import ROUTE, Inputs
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NO_BOOKS, State
from playpalace_ludo.lab.bulk_net import NOBODY, Array, compiled, tables_of
from playpalace_ludo.lab.bulk_steps import carry_out, has_won, moves_of, next_seat
from playpalace_ludo.lab.plain_rules import PlainGame, compiled_game, why_not
from playpalace_ludo.lab.quick_judge import judge_one

MOST_MOVES = 32


class Prospect(NamedTuple):
    """Rules as compiled code needs them to look at throws, besides a net."""

    game: PlainGame
    left: Array
    """By seat and step + 1: how far a token has to go."""
    needed: int
    """How many tokens have to come home; 0 for all."""
    two: Array
    """The curve of modesty for two players; then for more."""
    more: Array


@lru_cache(maxsize=64)
def prospect(rules: Rules, inputs: Inputs) -> Prospect | None:
    """Prepare rules; None if their throws are left to the engine."""
    extra, stack = rules.extra, rules.stack
    unusual = rules.chance.dice > 1 or extra.before_move or stack.doubled or rules.chance.duel
    mixed = rules.streak.most == 1 or rules.chance.use_all or inputs.sizes.extras
    if unusual or mixed or not rules.plan.plain_turns or why_not(rules):
        return None
    left, needed = tables_of(inputs).left, rules.plan.home_wins
    return Prospect(compiled_game(rules), left, needed, np.array(OF_TWO), np.array(OF_MORE))


def is_plain(state: State) -> bool:
    """Tell whether nothing but a throw is due, and nobody has finished."""
    return len(state.owed) == 1 and not (
        state.owed[0] or state.opening or state.places or state.books is not NO_BOOKS
    )


@compiled
def may_be_known(ends, width, tokens):  # type: ignore[no-untyped-def]
    """Tell whether a table may have this endgame of two players, as `race.may_be_known` does."""
    left, far = 0, False
    for at in range(len(tokens)):
        if tokens[at] != NOBODY:
            finish = ends[at // width, 1]
            left += tokens[at] != finish
            far |= tokens[at] < finish - LONGEST
    return not far or left <= MOST_LEFT


@compiled
def told(p, players, tokens, found):  # type: ignore[no-untyped-def]
    """Turn chances into those that `calibration.told` tells."""
    seats = len(found)
    width = len(tokens) // seats
    way = np.zeros(width)
    nearest = 1.0
    for seat in range(seats):
        count = 0
        for at in range(seat * width, seat * width + width):
            if tokens[at] == NOBODY:
                continue
            far, j = p.left[seat, tokens[at] + 1], count
            while j and way[j - 1] > far:
                way[j] = way[j - 1]
                j -= 1
            way[j] = far
            count += 1
        needed = p.needed if p.needed else count
        if count:
            nearest = min(nearest, way[:needed].sum() / (needed * (ROUTE + 1)))
    curve = p.two if players == 2 else p.more
    power = curve[-1, 1]
    for at in range(1, len(curve)):
        before, low = curve[at - 1]
        after, high = curve[at]
        if nearest <= after:
            power = low + (high - low) * (nearest - before) / (after - before)
            break
    whole = summed = 0.0
    for seat in range(seats):
        summed += found[seat]
        found[seat] = found[seat] ** power
        whole += found[seat]
    for seat in range(seats):
        found[seat] /= whole / summed


@compiled
def judged(p, net, players, tokens, roller, streak, before, remembers, desk, found):  # type: ignore[no-untyped-def]
    """Write everybody's chances between two throws; False if the engine has to be asked.

    ``before`` are the tokens as the turn began, if the turn ``remembers`` them.
    """
    numbers, ends = p.game.numbers, p.game.ends
    width = numbers[1]
    if players == 2 and may_be_known(ends, width, tokens):
        return False
    board, lanes, undone = desk
    board[:] = tokens.reshape(board.shape)
    judge_one(net, board, roller, streak, lanes, found)
    if remembers and streak + 1 == numbers[9]:
        # One six more would take the whole turn back.
        board[:] = before.reshape(board.shape)
        judge_one(net, board, next_seat(numbers, tokens, roller), 0, lanes, undone)
        for seat in range(len(found)):
            found[seat] = 5 / 6 * found[seat] + 1 / 6 * undone[seat]
    return True


@compiled
def look(p, net, tokens, before, now, faces, counting, modest, chances, looked):  # type: ignore[no-untyped-def]
    """Write everybody's chances after the best reply to each face, and how many were judged.

    ``now`` are the seat, its streak, its extra throws so far, and whether the tokens ``before``
    its turn count. ``modest`` replies are compared and told as `calibration.told` does. Nothing
    is judged where the engine has to be asked.
    """
    numbers, ends, goals, prey = p.game
    seat, streak, bonus, remembers = now
    seats, width, reward = numbers[0], numbers[1], numbers[8]
    most, earns, takes_back, sends_back = numbers[9], numbers[10], numbers[11], numbers[12]
    limit, without_move, for_places = numbers[13], numbers[15], numbers[19]
    players = 0
    for one in range(seats):
        players += tokens[one * width] != NOBODY
    lanes = np.zeros(net.weights.shape[1], np.int32)
    desk = (np.zeros((seats, width), np.int16), lanes, np.zeros(seats))
    moves, trial, found = np.zeros((MOST_MOVES, 4), np.int64), tokens.copy(), np.zeros(seats)
    may_earn = limit == 0 or bonus < limit
    for at in range(len(faces)):
        counts = counting[at]
        row = streak + 1 if counts else 0
        if counts and row == most:
            if sends_back:
                continue
            trial[:] = before if takes_back and remembers else tokens
            onward = next_seat(numbers, trial, seat)
            if judged(p, net, players, trial, onward, 0, before, False, desk, chances[at]):
                if modest:
                    told(p, players, trial, chances[at])
                looked[at] = 1
            continue
        extra = counts and earns and may_earn
        n = moves_of(numbers, ends, goals, tokens, seat, faces[at], moves, 0)
        if n == 0:
            trial[:] = tokens
            again = extra and without_move == 1
            onward = seat if again else next_seat(numbers, trial, seat)
            held, known = (row, remembers) if again else (0, False)
            if judged(p, net, players, trial, onward, held, before, known, desk, chances[at]):
                if modest:
                    told(p, players, trial, chances[at])
                looked[at] = 1
            continue
        began = before if remembers else tokens
        best = -1.0
        for number in range(n):
            token, partner, to = moves[number, 0], moves[number, 1], moves[number, 2]
            alike = False
            for earlier in range(number):
                alike |= tokens[moves[earlier, 0]] == tokens[token]
            if alike:
                continue
            trial[:] = tokens
            taken = carry_out(numbers, ends, prey, trial, seat, token, partner, to)
            if trial[token] == ends[seat, 1] and has_won(numbers, ends, trial, seat):
                if for_places and players > 2:
                    looked[at] = 0
                    break
                found[:] = 0.0
                found[seat] = 1.0
            else:
                again = extra or (taken > 0 and reward and may_earn)
                onward = seat if again else next_seat(numbers, trial, seat)
                held, known = (row, remembers or takes_back == 1) if again else (0, False)
                if not judged(p, net, players, trial, onward, held, began, known, desk, found):
                    looked[at] = 0
                    break
                if modest:
                    told(p, players, trial, found)
            looked[at] += 1
            if found[seat] > best:
                best = found[seat]
                chances[at] = found

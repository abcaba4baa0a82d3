"""Plain rules as arrays, for code compiled with numba."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from playpalace_ludo.bots.plain_form import plain_form
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab.bulk_net import Array

FACES = 6
NONE = -9
"""No such move, or no token to capture."""
BLOCKING = ("none", "pass", "pass_and_land")


class PlainGame(NamedTuple):
    """Rules as numbers and tables."""

    numbers: Array
    """In the order in which `compiled_game` lists them."""
    ends: Array
    """By seat: the first step of the home column, and the finish."""
    goals: Array
    """By seat, face and step + 2: the goal of a single token; then, by face again, of a Doubled."""
    prey: Array
    """By seat, step of landing and any token: that token's step on the tile, if capturable."""


def why_not(rules: Rules) -> str | None:
    """Say what is not plain about these rules; None if they can be played in bulk."""
    rules = plain_form(rules)
    plan, chance = rules.plan, rules.chance
    reasons = {
        "it keeps books besides the tokens": plan.keeps_books,
        "turns do not end at once": not plan.plain_turns,
        "tokens stand in each other's way": plan.crowded or plan.duties or plan.row,
        "routes fork or jump": bool(plan.revisits or any(s.route.forks for s in rules.seats)),
        "partners play": bool(rules.teams.names),
        "dice are no plain dice": not chance.plain_dice or chance.sums or bool(chance.combined),
        "every die must be used if some order allows it": chance.use_all and chance.dice > 1,
        "a token may use one die": not chance.same_token or chance.plays_one,
        "captures are not on landing": rules.capture.when != "land" or plan.sets_back,
        "captures reach the yard": rules.capture.waiting != "none",
        "Doubleds go first": rules.stack.doubled_forced,
        "orders are more than entering and moving": any(
            order.kind not in ("enter", "move") for face in chance.faces for order in face.orders
        ),
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


@lru_cache(maxsize=16)
def compiled_game(rules: Rules) -> PlainGame:
    """Turn rules into arrays; they must be plain."""
    rules = plain_form(rules)
    seats, longest = range(len(rules.seats)), max(rules.plan.finishes)
    goals = np.full((len(seats), 2 * FACES + 1, longest + 3), NONE, np.int16)
    prey = np.full((len(seats), longest + 2, len(seats)), NONE, np.int16)
    for seat in seats:
        finish = rules.plan.finishes[seat]
        for face in range(1, FACES + 1):
            table = rules.plan.moves.table(seat, face)[0]
            for step in range(-1, finish + 1):
                for move in table[step]:
                    goals[seat, face, step + 2] = move.to
                if face % 2 == 0 and step >= 0 and step + face // 2 <= finish:
                    goals[seat, FACES + face, step + 2] = step + face // 2
        for step, targets in enumerate(rules.plan.prey[seat][:-2]):
            for other, there in targets:
                prey[seat, step, other] = there
    stack, streak, extra, capture = rules.stack, rules.streak, rules.extra, rules.capture
    numbers = (
        len(seats),
        max(seat.tokens for seat in rules.seats),
        rules.chance.dice,
        stack.own_limit,
        BLOCKING.index(stack.column_blocking),
        int(stack.doubled),
        2 if stack.doubled else capture.spare_groups_of,
        int(capture.captor_finishes),
        int(bool(capture.reward)),
        streak.most,
        int(streak.earns),
        int(streak.takes_back),
        int(streak.sends_back),
        extra.limit,
        int(extra.before_move),
        int(extra.without_move),
        rules.plan.home_wins,
        {"highest": 1, "lowest": 2, "random": 3}.get(rules.turns.first, 0),
        int(bool(streak.throw)),
        int(rules.win.play_on == "places"),
    )
    return PlainGame(
        numbers=np.array(numbers, np.int64),
        ends=np.array([rules.plan.column_starts, rules.plan.finishes], np.int16).T.copy(),
        goals=goals,
        prey=np.repeat(prey, numbers[1], axis=2),
    )

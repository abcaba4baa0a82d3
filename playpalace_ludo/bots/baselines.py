"""Baseline players: from the literature, the bots of both hosts, and our own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from playpalace_ludo.bots.bot import Bot
from playpalace_ludo.bots.decision import Weighed
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.consequences import Preview, preview
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.core.walking import distance

ROUTE = 56


class Baseline(Bot):
    """A player that scores each move statically, without lookahead."""

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        plans = [preview(rules, state, move) for move in moves]
        yield Weighed([self.score(rules, state, plan, rng) for plan in plans], len(moves))

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        raise NotImplementedError


def progress(rules: Rules, seat: int, step: int) -> float:
    """Return progress on a scale with the finish at 56, whatever the board; -1 in the yard."""
    if step == YARD:
        return -1.0
    return ROUTE * (1 - rules.left(seat, step) / rules.left(seat, 0))


def in_column(rules: Rules, seat: int, step: int) -> bool:
    return rules.place(seat, step).kind == "home"


def best_victim(rules: Rules, state: State, plan: Preview) -> float:
    return max(
        (progress(rules, seat, state.tokens[seat][token]) for seat, token in plan.captures),
        default=-1.0,
    )


class Fast(Baseline):
    name = "fast"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        return progress(rules, plan.move.seat, plan.start)


class Aggressive(Baseline):
    name = "aggressive"

    def moves(self, state: State) -> Sequence[Move]:
        return state.moves

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        return 1 + best_victim(rules, state, plan) if plan.captures else rng.random()


class Defensive(Baseline):
    name = "defensive"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        after, _ = engine.play(rules, state, plan.move)
        evaluation, seat = evaluation_of(rules.of(after)), state.turn
        at_risk = sum(
            evaluation.threat(after.tokens, seat, step) * (progress(rules, seat, step) + 1)
            for step in after.tokens[seat]
            if step != YARD
        )
        return -at_risk + rng.random() * 1e-6


class PreferEnter(Fast):
    name = "prefer-enter"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        if plan.move.tokens and plan.start == YARD:
            return ROUTE + 1
        return super().score(rules, state, plan, rng)


class Alvi(Baseline):
    """The mixed expert of the literature: fewest chasers, then a capture, then the fastest."""

    name = "expert-mixed"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        after, _ = engine.play(rules, state, plan.move)
        return -1000.0 * _chasers(rules, after, state.turn)

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        plans = [preview(rules, state, move) for move in moves]
        safest = [self.score(rules, state, plan, rng) for plan in plans]
        if len(set(safest)) == 1:
            safest = [
                100 + best_victim(rules, state, plan)
                if plan.captures
                else progress(rules, plan.move.seat, plan.start)
                for plan in plans
            ]
        yield Weighed(safest, len(moves))


def _chasers(rules: Rules, state: State, seat: int) -> int:
    """Count pairs of an own token that may be captured and an opponent's token 1 to 6 behind it."""
    return sum(
        1 <= (distance(rules, other, at, seat, step) or 0) <= 6
        for step in state.tokens[seat]
        if step != YARD and not rules.plan.prey.is_safe(seat, step)
        for other, theirs in enumerate(state.tokens)
        if other != seat
        for at in theirs
    )


class Mixed(Baseline):
    """Home, capture, rescue, shelter, enter, then the least exposed advance; in this order."""

    name = "mixed"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        seat = state.turn
        made = progress(rules, plan.move.seat, plan.start)
        if plan.home:
            return 6e6 + made
        if plan.captures:
            return 5e6 + best_victim(rules, state, plan)
        if not plan.move.tokens or plan.move.seat != seat:
            return 0.0
        after, _ = engine.play(rules, state, plan.move)
        evaluation = evaluation_of(rules.of(state))
        risk = evaluation.threat(after.tokens, seat, plan.to)
        if plan.start == YARD:
            return 2e6
        fall = evaluation.threat(state.tokens, seat, plan.start) - risk
        if fall > 0.05 and made > 5:
            return 4e6 + fall * (made + 1)
        sheltered = rules.plan.prey.is_safe(seat, plan.to) and not in_column(
            rules, seat, plan.start
        )
        if sheltered:
            return 3e6 + made
        return 1e6 - 100 * risk * (progress(rules, seat, plan.to) + 1) + made * 0.01


class PlayPalaceBot(Baseline):
    """The host's bot: the square number decides, opponents do not matter."""

    name = "playpalace-bot"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        seat, step = plan.move.seat, plan.start
        if step == YARD:
            return 300
        base = 1000 if in_column(rules, seat, step) else 500
        return base + square(rules, seat, step)


class PlayAuralBot(Baseline):
    """The other host's bot: home, capture, column, safe square, square number, enter."""

    name = "playaural-bot"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        seat, to = plan.move.seat, plan.to
        if plan.home:
            return 2000
        if plan.captures:
            return 1800 + 100 * len(plan.captures)
        if plan.start == YARD:
            return 300
        if in_column(rules, seat, to):
            base = 1000 if in_column(rules, seat, plan.start) else 1500
        else:
            base = 700 if rules.plan.prey.is_safe(seat, to) else 500
        return base + square(rules, seat, to)


def square(rules: Rules, seat: int, step: int) -> float:
    """Return the number of the square; on boards without numbers, the steps made."""
    return rules.place(seat, step).number or progress(rules, seat, step)


class Greedy(Baseline):
    """Our baseline: the move that leaves the most points."""

    name = "greedy"

    def score(self, rules: Rules, state: State, plan: Preview, rng: Random) -> float:
        after, _ = engine.play(rules, state, plan.move)
        return evaluation_of(rules.of(after)).of(after, state.turn)


BASELINES: tuple[type[Bot], ...] = (
    Fast,
    Aggressive,
    Defensive,
    PreferEnter,
    Alvi,
    Mixed,
    PlayPalaceBot,
    PlayAuralBot,
    Greedy,
)

"""Analysis of a finished game: chances over time, turning points, and the costliest choices."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from random import Random
from typing import NamedTuple

from playpalace_ludo.bots import make
from playpalace_ludo.bots.decision import Ranking, distinct_moves, what_it_does
from playpalace_ludo.bots.judge import chances
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.work import Part, Work, within

ADVISER = "expert"


class TurnChances(NamedTuple):
    """Everybody's chances after a turn."""

    number: int
    seat: int
    """The seat whose turn it was."""
    chances: tuple[float, ...]


class JudgedMove(NamedTuple):
    """A chosen move beside the expert's."""

    number: int
    state: State
    made: Move
    advice: Ranking
    cost: float
    """Chance to win given away; 0 for the best move."""


class Swing(NamedTuple):
    """One turn and how it changed a seat's chance."""

    number: int
    seat: int
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


class Analysis(NamedTuple):
    match: Match
    moments: tuple[TurnChances, ...]
    judged: tuple[JudgedMove, ...]

    def turn(self, number: int) -> tuple[State, list[Event], State]:
        """Return a turn: the position before it, what happened, the position after it."""
        steps = [step for step in self.match.steps if step.before.number == number]
        return steps[0].before, [e for step in steps for e in step.events], steps[-1].after

    @property
    def subject(self) -> int:
        """The seat the analysis follows: the winner, or the leader."""
        places = self.match.state.places
        last = self.moments[-1].chances
        return places[0] if places else max(range(len(last)), key=last.__getitem__)

    def swings(self, most: int = 3, least: float = 0.01, seat: int | None = None) -> list[Swing]:
        """List the turns that changed a seat's chance most, in order, without the winning one.

        Without a seat, the subject's chance is meant.
        """
        seat = self.subject if seat is None else seat
        told = self.moments[:-1] if self.match.over else self.moments
        found = [
            Swing(now.number, now.seat, before.chances[seat], now.chances[seat])
            for before, now in pairwise(told)
        ]
        large = [swing for swing in found if abs(swing.change) >= least]
        return sorted(sorted(large, key=lambda swing: -abs(swing.change))[:most])

    def dearest(self, most: int = 3, least: float = 0.01) -> list[JudgedMove]:
        """List the choices that cost most."""
        dear = [one for one in self.judged if one.cost >= least]
        return sorted(dear, key=lambda one: -one.cost)[:most]

    def given_away(self, seat: int) -> float:
        return sum(one.cost for one in self.judged if one.state.turn == seat)

    def moves_of(self, seat: int) -> list[JudgedMove]:
        return [one for one in self.judged if one.state.turn == seat]


def analyse(match: Match) -> Work[Analysis]:
    """Analyse every action; deterministic for a record."""
    moments = yield from within((0, len(match.steps)), chances_by_turn(match))
    judged = yield from judged_moves(match, match.start.seats)
    return Analysis(match, moments, tuple(judged))


def chances_by_turn(match: Match) -> Work[tuple[TurnChances, ...]]:
    """Work out everybody's chances before the game and after each of its turns."""
    moments = [TurnChances(match.start.number, match.start.turn, chances(match.rules, match.start))]
    for number, step in enumerate(match.steps, 1):
        before, after = step.before, step.after
        if after.number != before.number or not after.owed:
            moments.append(TurnChances(before.number, before.turn, chances(match.rules, after)))
            yield number, len(match.steps)
    return tuple(moments)


def judged_moves(match: Match, seats: Collection[int]) -> Work[list[JudgedMove]]:
    """Judge every choice that these seats made."""
    judged, rng = [], Random(0)
    for index, step in enumerate(match.steps):
        state, move = step.before, step.action.move
        chosen = move is not None and state.awaiting == "move" and state.turn in seats
        if move is not None and chosen and len(distinct_moves(state)) > 1:
            part = index, len(match.steps)
            judged.append((yield from judge(match.rules, state, move, rng, part)))
        yield index + 1, len(match.steps)
    return judged


def judge(rules: Rules, state: State, made: Move, rng: Random, part: Part) -> Work[JudgedMove]:
    """Judge one choice, as one part of larger work."""
    advice = yield from within(part, make(ADVISER).rank(rules, state, rng))
    chance = {what_it_does(state, move): value for move, value in advice.chances}
    cost = chance[what_it_does(state, advice.move)] - chance[what_it_does(state, made)]
    return JudgedMove(state.number, state, made, advice, max(cost, 0.0))

"""The base of every bot: rules and a position in, a move with reasons and chances out."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Sequence
from random import Random

from playpalace_ludo.bots.decision import Decision, Ranking, Weighed, distinct_moves
from playpalace_ludo.bots.judge import chances, chances_after
from playpalace_ludo.bots.reasons import explaining
from playpalace_ludo.bots.wishes import raised, taking, wish
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, Refusal, State
from playpalace_ludo.core.steps import Steps, finish

Values = Sequence[float]


class Bot:
    """Values moves in slices of time. Subclasses find the values; timing and reasons are shared."""

    name = ""

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        """Yield a value per move, at least once, and again whenever the search improves it.

        Earlier steps may come without values, so that no slice takes long.
        """
        raise NotImplementedError

    def moves(self, state: State) -> Sequence[Move]:
        """Return moves with distinct effects."""
        return distinct_moves(state)

    def move(self, rules: Rules, state: State, rng: Random, budget_ms: float | None = None) -> Move:
        """Choose the best move the time budget allows, without reasons."""
        moves = self._candidates(state)
        if len(moves) == 1:
            return moves[0]
        return moves[_best(self._values(rules, state, moves, rng, budget_ms=budget_ms))]

    def wish(self, rules: Rules, state: State, rng: Random) -> Move | None:
        """Choose an ability to use before a throw; None to hold on to all of them."""
        found = wish(rules, state)
        return found.move if found else None

    def choose(
        self, rules: Rules, state: State, rng: Random, budget_ms: float | None = None
    ) -> Decision:
        """Choose a move, with reasons and the chances of every move."""
        moves = self._candidates(state)
        return self.explained(
            rules, state, moves, self._values(rules, state, moves, rng, budget_ms=budget_ms)
        )

    def think(self, rules: Rules, state: State, rng: Random) -> Generator[None, None, Decision]:
        """Decide in slices of about a millisecond, one per step of the generator."""
        moves = self._candidates(state)
        latest: Values = ()
        for look in self.weigh(rules, state, moves, rng):
            latest = look.values or latest
            yield
        return self.explained(rules, state, moves, latest)

    def rank(self, rules: Rules, state: State, rng: Random) -> Generator[None, None, Ranking]:
        """Decide in slices like `think`, without reasons."""
        moves = self._candidates(state)
        latest: Values = ()
        for look in self.weigh(rules, state, moves, rng):
            latest = look.values or latest
            yield
        return finish(self._ranked(rules, state, moves, latest))

    def chances(
        self, rules: Rules, state: State, moves: Sequence[Move], values: Values
    ) -> Steps[Values]:
        """Return the chance to win after each move, for bots whose values are not chances."""
        if gains := taking(rules, state, moves):
            now = chances(rules, state)[state.turn]
            return [raised(now, gain) for gain in gains]
        return (yield from chances_after(rules, state, moves))

    def _candidates(self, state: State) -> Sequence[Move]:
        moves = self.moves(state)
        if not moves:
            raise IllegalMove(Refusal.ROLL_FIRST if state.owed else Refusal.GAME_OVER)
        return moves

    def _values(
        self,
        rules: Rules,
        state: State,
        moves: Sequence[Move],
        rng: Random,
        *,
        budget_ms: float | None,
    ) -> Values:
        latest: Values = ()
        end = float("inf") if budget_ms is None else time.perf_counter() + budget_ms / 1000
        for look in self.weigh(rules, state, moves, rng):
            latest = look.values or latest
            if latest and time.perf_counter() >= end:
                break
        return latest

    def explained(
        self, rules: Rules, state: State, moves: Sequence[Move], values: Values
    ) -> Decision:
        """Take the move of the highest value, with its reasons and the chances of every move."""
        return finish(self.explaining(rules, state, moves, values))

    def explaining(
        self, rules: Rules, state: State, moves: Sequence[Move], values: Values
    ) -> Steps[Decision]:
        """Explain a decision in steps of a few positions."""
        ranked = yield from self._ranked(rules, state, moves, values)
        reasons = yield from explaining(rules, state, ranked.move, ranked.others, ranked.lead)
        return Decision(ranked.move, reasons, ranked.chances)

    def _ranked(
        self, rules: Rules, state: State, moves: Sequence[Move], values: Values
    ) -> Steps[Ranking]:
        """Take the move of the highest value, with the chances of every move."""
        chances = yield from self.chances(rules, state, moves, values)
        best = moves[_best(values)]
        ranked = sorted(
            zip(moves, chances, strict=True), key=lambda pair: (-pair[1], pair[0] != best)
        )
        return Ranking(best, tuple(ranked))


def _best(values: Values) -> int:
    """Return the index of the highest value, the first of several."""
    return max(range(len(values)), key=values.__getitem__)

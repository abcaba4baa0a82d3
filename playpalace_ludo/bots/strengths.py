"""The five strengths a player may choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from playpalace_ludo.bots.bot import Bot, Values
from playpalace_ludo.bots.decision import Weighed
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.bots.judge import View, as_told, net_for, outlook, points_view
from playpalace_ludo.bots.lookahead import (
    MOST_AT_ONCE,
    MOST_FIRST,
    Counter,
    Foresee,
    deepen,
    play_out,
    unforeseen,
)
from playpalace_ludo.bots.wishes import raised, taking
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.consequences import preview
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.core.steps import Steps


class Unthinking(Bot):
    """A random legal move."""

    name = "random"

    def moves(self, state: State) -> Sequence[Move]:
        return state.moves

    def wish(self, rules: Rules, state: State, rng: Random) -> Move | None:
        return rng.choice(state.moves) if state.moves and rng.random() < 0.25 else None

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        yield Weighed([rng.random() for _ in moves], 1)


class Easy(Bot):
    """A beginner who ignores threats from behind.

    It likes to enter, to capture when it notices, and to run with the token in front.
    """

    name = "easy"
    notices = 0.6
    wavers, wavers_unsheltered = 20, 60
    """Steps by which it may misjudge which token is in front; more where no square is safe,
    and to run home with one is nearly all there is to know."""

    def wish(self, rules: Rules, state: State, rng: Random) -> Move | None:
        return super().wish(rules, state, rng) if rng.random() < self.notices else None

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        wavers = self.wavers if rules.capture.safe_tiles else self.wavers_unsheltered
        values = []
        for move in moves:
            plan = preview(rules, state, move)
            value = -rules.left(move.seat, plan.start) + rng.uniform(0, wavers)
            if plan.home:
                value += 200
            elif plan.captures and rng.random() < self.notices:
                value += 150
            elif move.tokens and plan.start == YARD:
                value += 100
            if (
                rules.stack.doubled
                and not plan.home
                and state.tokens[move.seat].count(plan.to) == 1
            ):
                value -= 300  # a Doubled is slow, as everybody soon learns
            if move.seat != state.turn:
                value = rng.uniform(-40, 40)
            values.append(value)
        yield Weighed(values, len(moves))


class Normal(Bot):
    """A player who sees threats and chances, but judges them roughly."""

    name = "normal"
    blur = 4.5
    """Points by which a judgement may be off; more where the way is short and a step
    is worth more."""

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        evaluation = evaluation_of(rules.of(state))
        blur = self.blur * evaluation.stretch[state.turn]
        values = taking(rules, state, moves) or evaluation.side_by_side(state, moves)
        yield Weighed([value + rng.gauss(0, blur) for value in values], len(moves))


class Hard(Bot):
    """A player who judges exactly, one throw ahead."""

    name = "hard"
    most = 160

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        yield from look_ahead(rules, state, moves, view=points_view(rules), most=self.most)


class Expert(Bot):
    """A player with a value net trained on millions of games.

    It looks one throw ahead wherever moves are close; under rules without a net it looks farther
    than hard.
    """

    name = "expert"
    margin = 0.04
    """Moves that look worse by more than this are not searched."""
    most = 160
    most_unlearned = 240

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        net = net_for(rules, len(state.seats))
        if net is None:
            yield from look_ahead(
                rules, state, moves, view=points_view(rules), most=self.most_unlearned
            )
            return

        def view(after: State) -> Sequence[float]:
            return outlook(rules, after)

        # With two dice, 21 throws and pairs of moves take too long; static values do well enough.
        most = self.most if rules.chance.dice == 1 else 0
        yield from look_ahead(
            rules, state, moves, view=view, most=most, margin=self.margin, foresee=net.foresee
        )

    def chances(
        self, rules: Rules, state: State, moves: Sequence[Move], values: Values
    ) -> Steps[Values]:
        # Abilities to choose from and answers are valued in points.
        if len(moves) == 1 or taking(rules, state, moves):
            return (yield from super().chances(rules, state, moves, values))
        if net_for(rules, len(state.seats)) is None:
            judged = yield from super().chances(rules, state, moves, values)
            return _falling(_by_values(judged, values), values)
        return _falling((yield from as_told(rules, state, moves, values)), values)


def _by_values(judged: Values, values: Values) -> Values:
    """Return chances spread like the points the choice was made by; certain ones stay."""
    open_ = [at for at, chance in enumerate(judged) if 0 < chance < 1]
    if not open_:
        return judged
    best = max(open_, key=values.__getitem__)
    return [
        raised(judged[best], values[at] - values[best]) if at in open_ else chance
        for at, chance in enumerate(judged)
    ]


def _falling(chances: Values, values: Values) -> Values:
    """Cap each chance at that of the moves the bot prefers.

    A move that ends in a race has an exact chance and others an estimate, so they may be slightly
    out of order.
    """
    found, most = list(chances), 1.0
    for at in sorted(range(len(values)), key=lambda at: -values[at]):
        found[at] = most = min(found[at], most)
    return found


def look_ahead(
    rules: Rules,
    state: State,
    moves: Sequence[Move],
    *,
    view: View,
    most: int,
    margin: float = float("inf"),
    foresee: Foresee = unforeseen,
) -> Iterator[Weighed]:
    """Yield static values, then values one throw deeper for moves within a margin of the best."""
    if worth := taking(rules, state, moves):
        yield Weighed(worth, len(moves))
        return
    seat = state.turn
    states, values = [], []
    at_once = min(MOST_AT_ONCE, MOST_FIRST // len(moves))
    for move in moves:
        counter = Counter(most)
        played, _ = engine.play(rules, state, move)
        after, seen = play_out(rules, played, seat, view=view, counter=counter, most=at_once)
        states.append(after)
        values.append(seen[seat])
        yield Weighed(values if len(values) == len(moves) else (), most - counter.left)
    floor = max(values) - margin
    close = [index for index, value in enumerate(values) if value >= floor]
    if len(close) < 2:
        return
    first = [values[index] for index in close]
    for deeper, looked in deepen(
        rules,
        [states[index] for index in close],
        seat,
        at_first=first,
        view=view,
        most=most,
        foresee=foresee,
    ):
        worst = min(deeper)
        better = [min(value, worst) for value in values]
        for index, value in zip(close, deeper, strict=True):
            better[index] = value
        yield Weighed(better, looked)


LADDER: tuple[type[Bot], ...] = (Unthinking, Easy, Normal, Hard, Expert)

"""Training the expert on a set of rules: rounds of self-play, and learning from them.

On the engine bots that see points at first sight play first, since they are quick and play well
from the start; then the net plays itself. A few times it learns from all games that are kept, in
several passes, as playing takes most of the time.

Games on the engine may run on any executor: the same seed gives the same net.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

from playpalace_ludo import __version__
from playpalace_ludo.bots import weights
from playpalace_ludo.bots.inputs import Inputs, inputs_of
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab import batch, bulk_net, executors
from playpalace_ludo.lab.bulk_net import Array, InputTables, Params, Positions
from playpalace_ludo.lab.plain_rules import why_not
from playpalace_ludo.lab.selfplay import BY_POINTS, DARING, GameSetting, SelfPlayed, play

HIDDEN = 32
ROUND, BULK = 256, 1024
"""Games of a round, and of one played in bulk."""
TABLES = 16
"""Seatings in a round played in bulk."""
MOST_IN_BULK = 320_000
"""Positions kept of a round played in bulk."""
DUELS = 2
"""One game in this many is played against the best net so far."""
POOL = 256
"""Least number of duels that decide whether the new net is better, but at the end."""
PATIENCE = 8
"""Pools of duels without progress after which training ends."""
PROGRESS = 0.5
"""The share of duels a net has to win to become the best."""
CHUNK = 64
"""Games on the engine played side by side by one worker."""
MOST_KEPT = 3_000_000
"""Positions kept to learn from; older games make room for newer ones."""
LESSONS = (0.3, 0.45, 0.6, 0.75, 0.9)
"""Shares of the budget after which the net learns. Until its first lesson the bots play by points,
after the last share the new net only plays against the best."""
ENOUGH = 1_500_000
"""New positions after which the net learns earlier."""
PASSES = 8
"""Times it goes through the positions kept, each time it learns."""
MOST_LEARNED = 4_000_000
"""Positions after which it begins no further pass."""
PARTS = 8
"""Parts of a pass; after each the averaged net follows the learning one."""
MOST_AT_ONCE = 200_000
"""Positions learned after every round in bulk, where games cost less than learning from them."""
SETTLES = 0.3
"""Rate at which the averaged net follows the learning one."""


class Manner(NamedTuple):
    """Numbers that change in the course of learning: their first and last values."""

    traces: tuple[float, float]
    """Weight in a position's target of later outcomes against the net's value one throw on."""
    steps: tuple[float, float]
    first_sum: float
    """Initial sum of squared gradients, so that the first steps are small."""


FROM_FEW = Manner((0.9, 0.7), (0.1, 0.005), 10.0)
"""On the engine, in the course of a lesson. Results alone have so much luck in them that nets from
thousands of games play worse than points do."""
FROM_MANY = Manner((0.97, 0.6), (0.1, 0.01), 1.0)
"""In bulk, in the course of the budget: results at first, then more and more the net's opinion."""


class TrainingBudget(NamedTuple):
    seconds: float
    games: int

    def spent(self, seconds: float, games: int) -> float:
        """Return which share of the budget is used up."""
        return min(1.0, max(seconds / self.seconds, games / self.games))


class TrainingReport(NamedTuple):
    """The progress of training."""

    games: int
    seconds: float
    spent: float
    loss: float
    won: float
    """Share of its duels that the last net won."""


class TrainingRound(NamedTuple):
    """The positions of a round, with their results."""

    positions: Positions
    results: Array
    """By seat, for each position."""
    last: Array
    """Whether a position is the last of its game."""


class EngineRound(NamedTuple):
    """Games played on the engine, as training data."""

    lesson: TrainingRound
    duels: list[bool]
    """Whether the new net won each game against the best so far."""


class SelfPlay:
    """Plays games of a round on a worker with the same version and rules."""

    def __init__(
        self, rules: Rules, variant: str, nets: Sequence[Params], settings: Sequence[GameSetting]
    ) -> None:
        self.variant, self.spec, self.version = variant, rules.spec, __version__
        self.nets, self.settings = tuple(nets), settings

    def __call__(self, numbers: Sequence[int]) -> list[EngineRound]:
        rules = executors.same_rules(self.variant, self.spec, self.version)
        chosen = [self.settings[number] for number in numbers]
        return [play_round(rules, tables_of_rules(rules), self.nets, chosen)]


@lru_cache(maxsize=4)
def tables_of_rules(rules: Rules) -> InputTables:
    return bulk_net.tables_of(inputs_of(rules))


def play_round(
    rules: Rules, tables: InputTables, nets: Sequence[Params], settings: Sequence[GameSetting]
) -> EngineRound:
    judges: list[Callable[[Positions], Array]] = [partial(_judged, tables, net) for net in nets]
    played = play(rules, judges, settings)
    duels = [
        one.winner == 0
        for one in played
        if len({one.sides[seat] for seat in one.seats}) > 1 and one.winner is not None
    ]
    return EngineRound(_lesson(inputs_of(rules), played), duels)


class Elsewhere(NamedTuple):
    """The executor that plays games on the engine, and the name of the rules there."""

    executor: Executor
    variant: str


class Trainer:
    """A net in training, with the games it learns from and its results."""

    def __init__(
        self,
        rules: Rules,
        players: Sequence[int],
        *,
        seed: int = 1,
        hidden: int = HIDDEN,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self.rules = rules
        self.elsewhere = elsewhere
        self.players = tuple(players)
        self.inputs: Inputs = inputs_of(rules)
        self.tables: InputTables = bulk_net.tables_of(self.inputs)
        self.in_bulk = why_not(rules) is None
        self.seed = seed
        self.learning = bulk_net.fresh(self.inputs, hidden, seed)
        self.manner = FROM_MANY if self.in_bulk else FROM_FEW
        self.sums = self._first_sums()
        self.calm = _copy(self.learning)
        """An average of the learning net, which plays."""
        self.best = _copy(self.learning)
        """The last net that won its duels, the result of the training."""
        self.loss = 0.0
        self.games = 0
        self.seconds = 0.0
        self.duels: list[bool] = []
        self.won = 0.5
        self.idle = 0
        self.lessons: list[TrainingRound] = []
        self.unseen = 0
        """Positions kept since the last lesson."""

    @property
    def has_settled(self) -> bool:
        """Whether the net no longer improves."""
        return self.idle >= PATIENCE

    @property
    def has_learned(self) -> bool:
        """Whether there has been a lesson; before, the hidden units lead nowhere."""
        return bool(self.calm.out.any())

    def run(self, budget: TrainingBudget) -> Iterator[TrainingReport]:
        """Train until the budget is spent or nothing improves; report after every round."""
        spent = budget.spent(self.seconds, self.games)
        while spent < 1 and not self.has_settled:
            begin, before = time.monotonic(), spent
            is_last = self.has_learned and before >= LESSONS[-1]
            self.games += self._in_bulk(is_last) if self.in_bulk else self._on_the_engine(is_last)
            self.seconds += time.monotonic() - begin
            begin, spent = time.monotonic(), budget.spent(self.seconds, self.games)
            if spent == 1:
                self._compare(1)
            elif self._is_due(before, spent):
                self._compare(POOL)
                self._learn(spent)
            self.seconds += time.monotonic() - begin
            spent = budget.spent(self.seconds, self.games)
            yield TrainingReport(self.games, self.seconds, spent, self.loss, self.won)

    def _is_due(self, before: float, spent: float) -> bool:
        """Tell whether it is time for a lesson, given the shares spent before a round and after."""
        has_enough = self.in_bulk or self.unseen >= ENOUGH
        return (has_enough and spent < LESSONS[-1]) or any(
            before < share <= spent for share in LESSONS
        )

    def _on_the_engine(self, is_last: bool) -> int:
        """Play a round on the engine, which knows all rules."""
        source = Random(f"{self.seed}/{self.games}")
        settings = []
        for number in range(ROUND):
            seats = self._seats(source)
            sides = self._sides(seats, number, 1 if is_last else DUELS)
            settings.append(GameSetting(seats, sides, source.getrandbits(48)))
        for part in self._played(settings):
            self._keep(part.lesson)
            self.duels += part.duels
        return len(settings)

    def _keep(self, lesson: TrainingRound) -> None:
        """Keep positions to learn from, and forget the oldest if there are too many."""
        self.lessons.append(lesson)
        self.unseen += len(lesson.last)
        kept = sum(len(one.last) for one in self.lessons)
        while kept > MOST_KEPT:
            kept -= len(self.lessons.pop(0).last)

    def _played(self, settings: Sequence[GameSetting]) -> list[EngineRound]:
        """Play games, here or elsewhere, and return them in order."""
        nets = (self.calm, self.best)
        chunks = {
            at: range(at, min(at + CHUNK, len(settings))) for at in range(0, len(settings), CHUNK)
        }
        if self.elsewhere is None:
            return [
                play_round(self.rules, self.tables, nets, [settings[number] for number in chunk])
                for chunk in chunks.values()
            ]
        work = SelfPlay(self.rules, self.elsewhere.variant, nets, settings)
        try:
            found = dict(executors.handed_out(self.elsewhere.executor, work, chunks))
        except BrokenExecutor:
            raise InputError("process-lost") from None
        return [part for first in sorted(found) for part in found[first]]

    def _in_bulk(self, is_last: bool) -> int:
        """Play a round of plain games in compiled code."""
        source = Random(f"{self.seed}/{self.games}")
        for table in range(TABLES):
            seats = self._seats(source)
            sides = self._sides(seats, table, 1 if is_last else DUELS)
            done = batch.play(
                self.rules,
                seats,
                BULK // TABLES,
                source.getrandbits(48),
                net=batch.net_of(
                    self.tables, (self.calm, self.best), [max(one, 0) for one in sides]
                ),
                daring=DARING,
                positions=MOST_IN_BULK // TABLES,
            )
            self._keep(_lesson_in_bulk(self.inputs, done))
            if len({sides[seat] for seat in seats}) > 1:
                self.duels += [sides[winner] == 0 for winner in done.winners if winner >= 0]
        return BULK

    def _seats(self, source: Random) -> tuple[int, ...]:
        """Draw a seating: the fewest players in half of the games, usual seats in half."""
        players = min(self.players) if source.random() < 0.5 else source.choice(self.players)
        if source.random() < 0.5 or self.rules.teams.names:
            return default_seats(self.rules, players)
        return tuple(sorted(source.sample(range(len(self.rules.seats)), players)))

    def _sides(self, seats: Sequence[int], number: int, duels: int) -> tuple[int, ...]:
        """Return the net for each seat of the board; in duels, every other seat has the best."""
        if not self.has_learned:
            # Points of one seat alone are timid beside a partner; the net adds up a side's.
            first = 0 if self.rules.teams.names else BY_POINTS
            return (first,) * len(self.rules.seats)
        new = set(seats)
        if number % duels == 0:
            new = {seats[at] for at in range(number // duels % 2, len(seats), 2)}
        return tuple(int(seat not in new) for seat in range(len(self.rules.seats)))

    def _compare(self, least: int) -> None:
        """Evaluate the duels if there are enough; a net that wins enough becomes the best."""
        if len(self.duels) < least:
            return
        self.won = sum(self.duels) / len(self.duels)
        self.duels = []
        if self.won >= PROGRESS:
            self.best, self.idle = _copy(self.calm), 0
        else:
            self.idle += 1

    def _learn(self, spent: float) -> None:
        """Learn from games kept: in several passes, or in bulk from some of them."""
        source = np.random.default_rng((self.seed, self.games))
        lessons = [lesson for lesson in self.lessons if len(lesson.last)]
        kept = sum(len(lesson.last) for lesson in lessons)
        if not kept:
            return
        self.unseen = 0
        if self.in_bulk:
            some = max(1, len(lessons) * MOST_AT_ONCE // max(kept, MOST_AT_ONCE))
            taken = [lessons[at] for at in source.permutation(len(lessons))[:some]]
            self._learn_from(taken, spent, source)
            return
        self.sums = self._first_sums()
        passes = min(PASSES, max(1, MOST_LEARNED // kept))
        parts = [part for _ in range(passes) for part in _parted(source.permutation(len(lessons)))]
        for number, part in enumerate(parts):
            taken = [lessons[at] for at in part]
            self._learn_from(taken, number / len(parts), source)

    def _first_sums(self) -> Params:
        return Params(*(np.full_like(part, self.manner.first_sum) for part in self.learning))

    def _learn_from(self, lessons: Sequence[TrainingRound], done: float, source: Any) -> None:
        """Go through positions once, with step and trace for the share done; calm follows."""
        traces, steps, _ = self.manner
        trace = traces[0] + (traces[1] - traces[0]) * done
        step = steps[0] * (steps[1] / steps[0]) ** done
        losses = []
        for positions, results, last in lessons:
            values = _judged(self.tables, self.calm, positions)
            targets = bulk_net.looked_back(values, results, last, trace)
            nets = (*self.learning, *self.sums)
            some = source.permutation(len(last))
            losses.append(bulk_net.learn(self.tables, *nets, positions, targets, some, step))
        self.loss = float(np.mean(losses))
        for calm, now in zip(self.calm, self.learning, strict=True):
            calm += SETTLES * (now - calm)

    def net(self) -> bytes:
        """Return the best net so far as a weights file."""
        numbers, scale = bulk_net.rounded(self.best)
        header = {
            "variant": self.rules.spec,
            "players": list(self.players),
            "digest": self.inputs.digest,
            "inputs": self.inputs.sizes.whole,
            "seats": self.inputs.sizes.seats,
            "hidden": self.best.out.shape[0],
            "scale": scale,
            "games": self.games,
        }
        return weights.pack(header, array("h", numbers.tolist()))


def _parted(numbers: Array) -> list[Array]:
    return [part for part in np.array_split(numbers, PARTS) if len(part)]


def _copy(params: Params) -> Params:
    return Params(params.rows.copy(), params.out.copy())


def _judged(tables: InputTables, params: Params, positions: Positions) -> Array:
    return bulk_net.judge(tables, *params, *positions)


def _lesson(inputs: Inputs, played: Sequence[SelfPlayed]) -> TrainingRound:
    ended = [one for one in played if one.result is not None and one.states]
    states = [state for one in ended for state in one.states]
    lengths = [len(one.states) for one in ended]
    results = np.array([one.result for one in ended]).reshape(-1, inputs.sizes.seats)
    last = np.zeros(len(states), np.bool_)
    last[np.cumsum(lengths, dtype=np.int64) - 1] = True
    return TrainingRound(
        bulk_net.positions(inputs, states), np.repeat(results, lengths, axis=0), last
    )


def _lesson_in_bulk(inputs: Inputs, played: batch.BulkGames) -> TrainingRound:
    """Make a lesson from the games whose positions were all kept."""
    results, log = played
    count = len(log.rollers)
    begins = results[:, 5]
    whole = np.flatnonzero((np.append(begins[1:], count) < count) & (results[:, 0] >= 0))
    keep = int(begins[whole[-1] + 1]) if len(whole) else 0
    lengths = np.diff(np.append(begins, count))
    winners = np.repeat(results[:, 0], lengths)[:keep]
    seats = inputs.sizes.seats
    won = (np.arange(seats) == winners[:, None]).astype(np.float64)
    last = np.zeros(keep, np.bool_)
    last[begins[1:][begins[1:] <= keep] - 1] = True
    positions = Positions(
        log.tokens[:keep],
        log.rollers[:keep],
        log.streaks[:keep],
        np.zeros((keep, inputs.sizes.extras), np.float32),
    )
    return TrainingRound(positions, won, last)

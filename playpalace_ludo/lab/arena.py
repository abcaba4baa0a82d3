"""Many games between bots, on any number of workers, which can be stopped and resumed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playpalace_ludo.bots.program import Fault
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab.executors import in_chunks, spread
from playpalace_ludo.lab.games import (
    Pairing,
    Result,
    check_counts,
    pairing,
    play,
    rules_of,
)
from playpalace_ludo.lab.stats import Times, wilson
from playpalace_ludo.lab.store import Store

ELO_PER_MU = 29.5
"""Elo points per unit of the rating library's skill."""

LEAST_IN_BULK = 1000
"""Games from which compiled code pays off."""
TIMED = 40
"""Games of such a series played on the engine nevertheless, to measure the bots' times."""

Progress = Callable[[int, int], None]


class BotScore(NamedTuple):
    """Results of one bot over all its seats."""

    name: str
    seats: int
    won: int
    games: int
    decisions: int
    times: Times

    @property
    def rate(self) -> float:
        """Win rate per seat of this bot."""
        return self.won / self.games / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.won, self.games)
        return low / self.seats, high / self.seats


class Report(NamedTuple):
    match: Pairing
    games: int
    drawn: int
    """Games without a winner."""
    given_up: int
    """Games abandoned at the limit."""
    turns: float
    """Mean per finished game, as throws and captures are."""
    throws: float
    captures: float
    scores: tuple[BotScore, ...]
    faults: tuple[tuple[str, Fault], ...] = ()
    """Custom bots that failed and what they did wrong, each once."""

    def score(self, name: str) -> BotScore:
        return next(score for score in self.scores if score.name == name)

    def as_json(self) -> dict[str, Any]:
        """Return all results; except for times, they depend on the seed alone."""
        return {
            "variant": self.match.variant,
            "entrants": list(self.match.entrants),
            "seed": self.match.seed,
            "games": self.games,
            "drawn": self.drawn,
            "given_up": self.given_up,
            "turns": round(self.turns, 2),
            "throws": round(self.throws, 2),
            "captures": round(self.captures, 2),
            "faults": [{"bot": bot, **fault._asdict()} for bot, fault in self.faults],
            "bots": [
                {
                    "name": score.name,
                    "seats": score.seats,
                    "won": score.won,
                    "rate": round(score.rate, 4),
                    "low": round(score.interval[0], 4),
                    "high": round(score.interval[1], 4),
                    "decisions": round(score.decisions / self.games, 1),
                }
                for score in self.scores
            ],
            "times_ms": {
                score.name: {
                    "median": round(score.times.quantile(0.5), 3),
                    "p99": round(score.times.quantile(0.99), 3),
                }
                for score in self.scores
            },
        }


def run(
    match: Pairing,
    games: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    store: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play the games that are not in the store yet, and report on all."""
    check_counts(games, workers)
    with Store(store, match) if store else nullcontext() as kept:
        found = kept.results if kept else []
        done = {result.game: result for result in found if result.game < games}
        todo = [game for game in range(games) if game not in done]
        for result in _results(match, todo, workers, executor):
            if kept:
                kept.keep(result)
            done[result.game] = result
            if progress:
                progress(len(done), games)
    return report(match, [done[game] for game in range(games)])


def _results(
    match: Pairing, todo: Sequence[int], workers: int, executor: Executor | None
) -> Iterator[Result]:
    """Play games on the engine; many of compiled bots in bulk, which gives the same results."""
    many = match.budget_ms is None and len(todo) >= LEAST_IN_BULK
    timed = TIMED if many and _is_compiled(match) else len(todo)
    yield from spread(play, match, todo[:timed], workers=workers, executor=executor)
    if timed < len(todo):
        from playpalace_ludo.lab import bulk_games

        if workers > 1:
            bulk_games.play(match, todo[:1])  # compiled once, before other processes need it
        rest, size = todo[timed:], bulk_games.CHUNK
        for _, told in in_chunks(_in_bulk, match, rest, size, workers=workers, executor=executor):
            yield from told


def _in_bulk(match: Pairing, games: Sequence[int]) -> list[Result]:
    """Play games in compiled code; a worker without the extra [lab] plays them on the engine."""
    try:
        from playpalace_ludo.lab import bulk_games
    except ImportError:
        return [play(match, game) for game in games]
    return bulk_games.play(match, games)


def _is_compiled(match: Pairing) -> bool:
    try:
        from playpalace_ludo.lab import bulk_games
    except ImportError:  # without the extra [lab]
        return False
    return bulk_games.can_play(match)


def report(match: Pairing, results: Sequence[Result]) -> Report:
    games = len(results)
    scores = []
    for name in dict.fromkeys(match.entrants):
        places = [index for index, entrant in enumerate(match.entrants) if entrant == name]
        times = Times()
        for result in results:
            for index in places:
                times.update(result.times[index])
        won = sum(result.winner in places for result in results)
        decisions = sum(result.decisions[index] for result in results for index in places)
        scores.append(
            BotScore(
                name=name, seats=len(places), won=won, games=games, decisions=decisions, times=times
            )
        )
    ended = [result for result in results if not result.given_up]
    each = len(ended) or 1
    return Report(
        match=match,
        games=games,
        drawn=sum(result.winner is None for result in results),
        given_up=games - len(ended),
        turns=sum(result.turns for result in ended) / each,
        throws=sum(result.throws for result in ended) / each,
        captures=sum(result.captures for result in ended) / each,
        scores=tuple(scores),
        faults=tuple(dict.fromkeys(fault for result in results for fault in result.faults)),
    )


class GridEntry(NamedTuple):
    """The result of one bot against one or more copies of another."""

    row: str
    column: str
    report: Report

    @property
    def score(self) -> BotScore:
        return self.report.score(self.row)


def round_robin(
    variant: str,
    names: Sequence[str],
    games: int,
    seed: int,
    *,
    players: int = 2,
    workers: int = 1,
    executor: Executor | None = None,
    store: Path | None = None,
    progress: Progress | None = None,
    budget_ms: float | None = None,
) -> list[GridEntry]:
    """Let every bot play against copies of each other; with two players each pair meets once."""
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise InputError("round-robin")
    engine.check_players(rules_of(variant), players)
    pairs = [(a, b) for a in names for b in names if a != b]
    if players == 2:
        pairs = [(a, b) for a, b in pairs if names.index(a) < names.index(b)]
    cells = []
    for index, (a, b) in enumerate(pairs):
        match = pairing(variant, (a, *[b] * (players - 1)), seed, budget_ms)
        # A custom bot's name may not be valid as a file name.
        meeting = re.sub(r"[^\w.-]+", "-", f"{players}-{a}-{b}")
        file = store and store.with_name(f"{store.stem}-{meeting}{store.suffix or '.jsonl'}")
        shift = partial(_shifted, progress, index * games, len(pairs) * games)
        met = run(match, games, workers=workers, executor=executor, store=file, progress=shift)
        cells.append(GridEntry(a, b, met))
    return cells


def _shifted(progress: Progress | None, before: int, total: int, done: int, _: int) -> None:
    if progress:
        progress(before + done, total)


def ratings(cells: Iterable[GridEntry], seed: int = 1) -> dict[str, tuple[float, float]]:
    """Compute Elo-like ratings with their uncertainty from heads-up games."""
    try:
        from openskill.models import BradleyTerryFull
    except ImportError:
        raise InputError("needs-library", what="ratings", package="openskill") from None
    model = BradleyTerryFull()
    skills: dict[str, Any] = {}
    games: list[tuple[str, str]] = []
    for cell in cells:
        won, other = cell.score.won, cell.report.score(cell.column)
        games += [(cell.row, cell.column)] * won + [(cell.column, cell.row)] * other.won
    Random(seed).shuffle(games)
    for winner, loser in games:
        a = skills.setdefault(winner, model.rating(name=winner))
        b = skills.setdefault(loser, model.rating(name=loser))
        [[skills[winner]], [skills[loser]]] = model.rate([[a], [b]])
    centre = model.mu
    return {
        name: (1500 + ELO_PER_MU * (skill.mu - centre), ELO_PER_MU * skill.sigma)
        for name, skill in sorted(skills.items(), key=lambda pair: -pair[1].mu)
    }

"""Fairness of a variant and the course of its games, with equal bots on all seats.

Many games of random or hard players under plain rules are played in bulk (`lab/batch.py`), where
nobody records who led when. Random players' differ from the engine's games with the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from typing import Any, NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.bots.judge import chances
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab.executors import in_chunks, spread
from playpalace_ludo.lab.games import (
    Pairing,
    Result,
    check_counts,
    pairing,
    play,
    rules_of,
)
from playpalace_ludo.lab.shares import Share, of_who_began, shares

LEAST_IN_BULK = 10_000
"""Games from which compiled code pays off."""
HOPELESS = 0.5
"""A comeback means that the winner's chance once fell below this share of an even chance."""


class Story(NamedTuple):
    """The figures of one game that matter for balance."""

    result: Result
    comeback: bool
    lead_changes: int
    decided: float
    """Where in the game, from 0 to 1, the winner took the lead for good."""
    began: int
    """The seat that had the first turn."""


class Feel(NamedTuple):
    """The course of the games, on average."""

    comebacks: float
    lead_changes: float
    decided: float


class Balance(NamedTuple):
    rules: Rules
    match: Pairing
    winners: Sequence[int | None]
    """The seat that won each game; None if nobody did."""
    began: Sequence[int]
    lengths: Sequence[int]
    """Turns of the games that ended, shortest first."""
    captures: float
    """Mean per finished game."""
    feel: Feel | None
    """None for games played in bulk, whose course is not recorded."""

    @property
    def games(self) -> int:
        return len(self.winners)

    @property
    def given_up(self) -> int:
        return self.games - len(self.lengths)

    @property
    def shares(self) -> tuple[Share, ...]:
        return shares(self.rules, self.match.seats, self.winners)

    @property
    def who_began(self) -> Share | None:
        games = zip(self.began, self.winners, strict=True)
        return of_who_began(self.rules, self.match.seats, games)

    @property
    def drawn(self) -> int:
        return sum(winner is None for winner in self.winners) - self.given_up

    def turns(self, share: float) -> int:
        """Return a quantile of the turns of finished games, 0 if none finished."""
        turns = self.lengths or [0]
        return turns[min(int(share * len(turns)), len(turns) - 1)]

    def as_json(self) -> dict[str, Any]:
        found = {
            "variant": self.match.variant,
            "strength": self.match.entrants[0],
            "seed": self.match.seed,
            "games": self.games,
            "drawn": self.drawn,
            "given_up": self.given_up,
            "seats": {
                self.rules.seats[share.seat].colour: share.as_json() for share in self.shares
            },
            "who_began": self.who_began.as_json() if self.who_began else None,
            "turns": {"median": self.turns(0.5), "p10": self.turns(0.1), "p90": self.turns(0.9)},
            "captures": round(self.captures, 2),
        }
        if self.feel:
            found["comebacks"] = round(self.feel.comebacks, 4)
            found["lead_changes"] = round(self.feel.lead_changes, 2)
            found["decided"] = round(self.feel.decided, 3)
        return found


def run(
    variant: str,
    strength: str,
    games: int,
    seed: int,
    players: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
) -> Balance:
    rules = variants.load(variant)
    check_counts(games, workers)
    if players:
        engine.check_players(rules, players)
    match = pairing(variant, (strength,) * (players or rules.max_players), seed)
    if games >= LEAST_IN_BULK and _is_compiled(rules, match):
        return _in_bulk(rules, match, games, workers, progress, executor)
    stories = []
    for story in spread(follow, match, range(games), workers=workers, executor=executor):
        stories.append(story)
        if progress:
            progress(len(stories), games)
    stories.sort(key=lambda story: story.result.game)
    return _of_stories(rules, match, stories)


def _of_stories(rules: Rules, match: Pairing, stories: Sequence[Story]) -> Balance:
    ended = [story for story in stories if not story.result.given_up]
    count = len(ended) or 1
    return Balance(
        rules,
        match,
        winners=[story.result.seat for story in stories],
        began=[story.began for story in stories],
        lengths=sorted(story.result.turns for story in ended),
        captures=sum(story.result.captures for story in ended) / count,
        feel=Feel(
            sum(story.comeback for story in ended) / count,
            sum(story.lead_changes for story in ended) / count,
            sum(story.decided for story in ended) / count,
        ),
    )


def _is_compiled(rules: Rules, match: Pairing) -> bool:
    try:
        from playpalace_ludo.lab import bulk_games
    except ImportError:  # without the extra [lab]
        return False
    return _by_chance(rules, match) or bulk_games.can_play(match)


def _by_chance(rules: Rules, match: Pairing) -> bool:
    """Tell whether compiled games without any judgement will do."""
    from playpalace_ludo.lab.plain_rules import why_not

    return set(match.entrants) == {"random"} and why_not(rules) is None


def _in_bulk(
    rules: Rules,
    match: Pairing,
    games: int,
    workers: int,
    progress: Callable[[int, int], None] | None,
    executor: Executor | None,
) -> Balance:
    """Play in compiled code."""
    from playpalace_ludo.lab import bulk_games

    tell, size = bulk_games.by_bots, bulk_games.CHUNK
    if _by_chance(rules, match):
        tell, size = bulk_games.by_chance, bulk_games.CHUNK_BY_CHANCE
    if workers > 1:
        tell(match, range(1))  # compiled once, before other processes need it
    told, done = {}, 0
    for first, rows in in_chunks(
        tell, match, range(games), size, workers=workers, executor=executor
    ):
        told[first], done = rows, done + len(rows)
        if progress:
            progress(done, games)
    rows = [row for first in sorted(told) for row in told[first].tolist()]
    ended = [row for row in rows if row[0] >= 0]
    return Balance(
        rules,
        match,
        winners=[None if row[0] < 0 else row[0] for row in rows],
        began=[row[4] for row in rows],
        lengths=sorted(row[1] for row in ended),
        captures=sum(row[3] for row in ended) / (len(ended) or 1),
        feel=None,
    )


def follow(match: Pairing, game: int) -> Story:
    """Play one game and record the leads."""
    rules = rules_of(match.variant)
    seen: list[Sequence[float]] = []
    turn = began = -1

    def watch(state: State, events: tuple[Event, ...]) -> None:
        nonlocal turn, began
        if began < 0 and state.number == 1 and not state.opening:
            began = state.turn
        if state.number != turn and state.awaiting == "roll" and not state.opening:
            turn = state.number
            seen.append(chances(rules, state))

    result = play(match, game, watch)
    leaders = [max(match.seats, key=now.__getitem__) for now in seen]
    changes = sum(a != b for a, b in pairwise(leaders))
    if result.seat is None:
        return Story(result, False, changes, 1.0, began)
    behind = [index for index, leader in enumerate(leaders) if leader != result.seat]
    lowest = min((now[result.seat] for now in seen), default=1.0)
    return Story(
        result,
        lowest < HOPELESS / len(match.seats),
        changes,
        (behind[-1] + 1) / len(leaders) if behind else 0.0,
        began,
    )

"""Measure how fair a variant is and how its games go, with equal bots on all seats."""

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
from playpalace_ludo.lab.executors import spread
from playpalace_ludo.lab.games import (
    Pairing,
    Result,
    check_counts,
    pairing,
    play,
    rules_of,
)
from playpalace_ludo.lab.shares import Share, of_who_began, shares

HOPELESS = 0.5
"""A comeback: the winner's chance once fell below this share of an even chance."""


class Story(NamedTuple):
    """The figures of one game that matter for balance."""

    result: Result
    comeback: bool
    lead_changes: int
    decided: float
    """Where in the game, from 0 to 1, the winner took the lead for good."""
    began: int
    """The seat that had the first turn."""


class Balance(NamedTuple):
    rules: Rules
    match: Pairing
    stories: tuple[Story, ...]

    @property
    def shares(self) -> tuple[Share, ...]:
        firsts = [story.result.seat for story in self.stories]
        return shares(self.rules, self.match.seats, firsts)

    @property
    def who_began(self) -> Share | None:
        games = [(story.began, story.result.seat) for story in self.stories]
        return of_who_began(self.rules, self.match.seats, games)

    @property
    def ended(self) -> list[Story]:
        return [story for story in self.stories if not story.result.given_up]

    @property
    def drawn(self) -> int:
        return sum(story.result.seat is None for story in self.ended)

    def turns(self, share: float) -> int:
        """Return a quantile of the turns of finished games, 0 if none finished."""
        turns = sorted(story.result.turns for story in self.ended) or [0]
        return turns[min(int(share * len(turns)), len(turns) - 1)]

    def mean(self, what: Callable[[Story], float]) -> float:
        """Return the mean of a figure over the games that ended."""
        return sum(map(what, self.ended)) / (len(self.ended) or 1)

    def as_json(self) -> dict[str, Any]:
        return {
            "variant": self.match.variant,
            "strength": self.match.entrants[0],
            "seed": self.match.seed,
            "games": len(self.stories),
            "drawn": self.drawn,
            "given_up": len(self.stories) - len(self.ended),
            "seats": {
                self.rules.seats[share.seat].colour: share.as_json() for share in self.shares
            },
            "who_began": self.who_began.as_json() if self.who_began else None,
            "turns": {"median": self.turns(0.5), "p10": self.turns(0.1), "p90": self.turns(0.9)},
            "captures": round(self.mean(lambda s: s.result.captures), 2),
            "comebacks": round(self.mean(lambda s: s.comeback), 4),
            "lead_changes": round(self.mean(lambda s: s.lead_changes), 2),
            "decided": round(self.mean(lambda s: s.decided), 3),
        }


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
    stories = []
    for story in spread(follow, match, range(games), workers=workers, executor=executor):
        stories.append(story)
        if progress:
            progress(len(stories), games)
    stories.sort(key=lambda story: story.result.game)
    return Balance(rules, match, tuple(stories))


def follow(match: Pairing, game: int) -> Story:
    """Play one game and record who led when."""
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

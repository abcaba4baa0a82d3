"""Achievements, each derived from the finished games alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from playpalace_ludo.review.history import PastGame

RUN = 5
"""Games won in a row."""
HUNTED = 10
"""Captures in one game."""
RULE_SETS = 5
MANY = 100
NEARLY_LOST = 0.05
ENOUGH_CHOICES = 15

Games = Sequence[PastGame]


class Achievement(NamedTuple):
    id: str
    after: int | None
    """Index of the game that reached it; None while it is open."""


def achievements(games: Games) -> list[Achievement]:
    """List all achievements, given the games in the order of play."""
    return [
        Achievement(name, next((n for n in range(len(games)) if reached(games[: n + 1])), None))
        for name, reached in _REACHED.items()
    ]


def _last(test: Callable[[PastGame], bool]) -> Callable[[Games], bool]:
    return lambda games: test(games[-1])


def _came_back(game: PastGame) -> bool:
    return game.won and game.look is not None and game.look.lowest < NEARLY_LOST


def _flawless(game: PastGame) -> bool:
    look = game.look
    return look is not None and look.choices >= ENOUGH_CHOICES and look.good == look.choices


_REACHED: dict[str, Callable[[Games], bool]] = {
    "first-win": _last(lambda game: game.won),
    "untouched": _last(lambda game: game.won and not game.suffered),
    "hunter": _last(lambda game: game.made >= HUNTED),
    "beat-expert": _last(lambda game: game.won and "expert" in game.bots),
    "comeback": _last(_came_back),
    "flawless": _last(_flawless),
    "run": lambda games: len(games) >= RUN and all(game.won for game in games[-RUN:]),
    "rule-sets": lambda games: len({game.variant for game in games if game.won}) >= RULE_SETS,
    "many": lambda games: len(games) >= MANY,
}
NAMES = tuple(_REACHED)

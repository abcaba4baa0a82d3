"""A rating against the bots, computed by the openskill library, with its uncertainty.

The bots' ratings are fixed at those measured in docs/bots.md; the scale is that of chess. A game
with several bots counts as one contest against all of them together: coming in first depends on
strength, the other places much more on luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log10, sqrt
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.review.history import PastGame

LADDER = {"random": 1264, "easy": 1529, "normal": 1612, "hard": 1686, "expert": 1753}
"""Ratings of the bots in docs/bots.md, heads-up on `playpalace`."""
BEGIN, UNSURE = 1500.0, 250.0
"""Rating and uncertainty of a new player."""
LADDER_ERROR = 15.0
SURE_FROM = 10
"""Games against bots needed before a rating is shown."""
Z95 = 1.96
QUICKLY = 40.0
"""Points by which a wholly unexpected answer moves a rating."""
BETA = 25 / 6
PER_MU = 400 / (2.302585 * sqrt(2) * BETA)
"""Chess rating points per unit of the library."""


class Rating(NamedTuple):
    value: float
    error: float
    """One standard error."""
    games: int
    """Games that count: those with bots."""

    @property
    def interval(self) -> tuple[int, int]:
        return round(self.value - Z95 * self.error), round(self.value + Z95 * self.error)


def ratings(games: Iterable[PastGame]) -> list[Rating]:
    """Return the rating after each game, in the order of play."""
    model = _model()
    own = _skill(model, BEGIN, UNSURE)
    count, found = 0, []
    for game in games:
        rivals = [rival for rival in game.rivals if rival.bot in LADDER]
        if rivals:
            count += 1
            own = _after(model, own, game)
        found.append(Rating(BEGIN + PER_MU * (own.mu - model.mu), PER_MU * own.sigma, count))
    return found


def nearest(value: float) -> str:
    """Return the bot with the nearest rating."""
    return min(LADDER, key=lambda bot: abs(LADDER[bot] - value))


def answered(value: float, worth: float, *, right: bool) -> float:
    """Return a rating after one question; a player rated `worth` gets half of its kind right."""
    expected = 1 / (1 + 10 ** ((worth - value) / 400))
    return value + QUICKLY * (right - expected)


def _after(model: Any, own: Any, game: PastGame) -> Any:
    rivals = [rival for rival in game.rivals if rival.bot in LADDER]
    field = _skill(model, _together(LADDER[rival.bot] for rival in rivals), LADDER_ERROR)
    score = min(rival.score for rival in rivals)
    return model.rate([[own], [field]], ranks=[1.0, 0.5 + score])[0][0]


def _together(values: Iterable[float]) -> float:
    """Return the strength of one opponent equivalent to several, by Luce's choice axiom."""
    return 400 * log10(sum(10 ** (value / 400) for value in values))


def _skill(model: Any, value: float, error: float) -> Any:
    return model.rating(mu=model.mu + (value - BEGIN) / PER_MU, sigma=error / PER_MU)


def _model() -> Any:
    try:
        from openskill.models import BradleyTerryFull
    except ImportError:
        raise InputError("needs-library", what="ratings", package="openskill") from None
    # Without this the library's gamma keeps ratings uncertain for too long.
    return BradleyTerryFull(beta=BETA, gamma=lambda *_: 1.0)

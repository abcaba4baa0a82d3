"""Win rates per seat with confidence intervals, compared with a fair share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab.stats import wilson

WHO_BEGAN = -1
"""In place of a seat: the player who began, who differs from game to game."""


class Share(NamedTuple):
    """The win rate of a seat or its side, with its confidence interval."""

    seat: int
    won: int
    part: float
    fair: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """``fair``, ``more`` or ``less`` than its share."""
        return "more" if self.low > self.fair else "less" if self.high < self.fair else "fair"

    def as_json(self) -> dict[str, float]:
        rates = {"rate": self.part, "low": self.low, "high": self.high}
        return {"won": self.won, **{key: round(rate, 4) for key, rate in rates.items()}}


def shares(rules: Rules, seats: tuple[int, ...], firsts: Iterable[int | None]) -> tuple[Share, ...]:
    """Return each seat's share of the wins, given the winner of each game (None: a draw).

    The result is empty if nobody ever won. The intervals are simultaneous, all holding in 95 of 100
    simulations, because with many seats one often looks odd by chance.
    """
    decided = [first for first in firsts if first is not None]
    if not decided:
        return ()
    won = Counter[int]()
    for first, count in Counter(decided).items():
        for seat in rules.side(first):
            won[seat] += count
    sure = NormalDist().inv_cdf(1 - 0.05 / (2 * len(seats)))
    total, fair = len(decided), _fair(rules, seats)
    return tuple(
        Share(seat, won[seat], won[seat] / total, fair, *wilson(won[seat], total, sure))
        for seat in seats
    )


def of_who_began(
    rules: Rules, seats: tuple[int, ...], games: Iterable[tuple[int, int | None]]
) -> Share | None:
    """Return the win rate of the first player, given who began and who won; None without wins."""
    decided = [(began, first) for began, first in games if first is not None]
    if not decided:
        return None
    total = len(decided)
    found = Counter(decided).items()
    won = sum(count for (began, first), count in found if began in rules.side(first))
    return Share(WHO_BEGAN, won, won / total, _fair(rules, seats), *wilson(won, total))


def _fair(rules: Rules, seats: tuple[int, ...]) -> float:
    return 1 / len({frozenset(rules.side(seat)) for seat in seats})

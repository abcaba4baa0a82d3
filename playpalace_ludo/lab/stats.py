"""Confidence intervals of win rates and histograms of decision times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt

Z95 = 1.959964


def wilson(won: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a rate, by default at 95 %."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = rate + z**2 / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z**2 / (4 * games**2))
    whole = 1 + z**2 / games
    # Rounding must not leave the ends of a clean sweep a hair off.
    low = 0.0 if won == 0 else (middle - half) / whole
    high = 1.0 if won == games else (middle + half) / whole
    return low, high


class Times:
    """A histogram of decision times with logarithmic bins, quick to merge."""

    STEP = 1.1
    LARGEST = 400
    """Upper bound of the last bin."""

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self.counts: Counter[int] = Counter(counts or {})

    def add(self, seconds: float) -> None:
        self.counts[_class_of(seconds)] += 1

    def update(self, other: Mapping[int, int]) -> None:
        self.counts.update(other)

    def quantile(self, share: float) -> float:
        """Return a quantile of the decision times in milliseconds."""
        total = sum(self.counts.values())
        if not total:
            return 0.0
        seen = 0
        for size in sorted(self.counts):
            seen += self.counts[size]
            if seen >= share * total:
                break
        return self.STEP**size / 1000


def _class_of(seconds: float) -> int:
    micros, size = seconds * 1e6, 0
    while Times.STEP**size < micros:
        size += 1
    return size

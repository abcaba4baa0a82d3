"""A short run of benchmarks/dice.py: fair dice fall evenly and cost little more than their hash."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks import dice as benchmark
from playpalace_ludo.table.fair_dice import FairDice
from tests.table.fair_games import SEED

DICE = FairDice(SEED, SEED)


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [(11.0705, 5, 0.05), (15.0863, 5, 0.01), (49.8018, 35, 0.05), (0.0, 5, 1.0), (200.0, 5, 0.0)],
)
def test_chances_are_those_of_the_tables(chi_square: float, freedom: int, p: float) -> None:
    assert benchmark.survival(chi_square, freedom) == pytest.approx(p, abs=1e-5)


def test_fair_dice_fall_evenly() -> None:
    for found in benchmark.evenness(DICE, 40_000):
        assert 0.001 < found.p < 0.999, str(found)


def test_loaded_dice_are_found() -> None:
    # As a remainder of a byte by 100 would fall: 56 numbers are half as likely again.
    loaded = Counter(number % 100 for number in range(256) for _ in range(20))
    assert benchmark.fit("loaded", loaded, dict.fromkeys(range(100), 1)).p < 1e-6


def test_most_of_the_time_goes_into_the_hash() -> None:
    found = benchmark.speeds(DICE, 6000)
    assert found["fair dice"] > 0.3 * found["a bare hmac.digest"]

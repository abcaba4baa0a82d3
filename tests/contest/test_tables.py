"""Seating at tables: no repeats where promised, and never worse than random."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from playpalace_ludo.contest.tables import seating, table_sizes


def repeats(rounds: Iterable[Iterable[Iterable[int]]]) -> int:
    """Repeated meetings, each weighted by the number of earlier ones."""
    met = Counter(
        frozenset(pair) for seated in rounds for table in seated for pair in combinations(table, 2)
    )
    return sum(count * (count - 1) // 2 for count in met.values())


def by_chance(players: int, seats: int, source: Random) -> list[list[int]]:
    mixed = source.sample(range(players), players)
    return [[mixed.pop() for _ in range(size)] for size in table_sizes(players, seats)]


def test_tables_are_as_few_and_as_even_as_can_be() -> None:
    assert table_sizes(8, 4) == [4, 4]
    assert table_sizes(9, 4) == [3, 3, 3]
    assert table_sizes(7, 4) == [4, 3]
    assert table_sizes(5, 4) == [3, 2]
    assert all(min(table_sizes(n, seats)) >= 2 for n in range(2, 65) for seats in range(3, 7))


@pytest.mark.parametrize(
    ("players", "seats", "rounds"),
    [
        *((9, 3, 4), (16, 4, 5)),  # everybody meets everybody once
        *((12, 3, 4), (15, 3, 4), (20, 4, 3), (21, 3, 7), (24, 4, 4), (25, 5, 4)),
        *((8, 3, 3), (13, 4, 4), (14, 4, 3), (19, 4, 4)),  # with smaller tables among them
    ],
)
def test_nobody_meets_anybody_twice(players: int, seats: int, rounds: int) -> None:
    found = seating(players, seats, rounds)
    assert repeats(found) == 0
    met = sum(size * (size - 1) // 2 for size in table_sizes(players, seats)) * rounds
    everybody = players * (players - 1) // 2
    assert met <= everybody
    if (players, seats) in ((9, 3), (16, 4)):
        assert met == everybody


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_one_chair_and_no_more_meet_again_than_by_chance(seats: int) -> None:
    source = Random(seats)
    for players in [*range(2, 17), 24, 30, 41]:
        found = seating(players, seats, 4)
        for seated in found:
            assert sorted(player for table in seated for player in table) == [*range(players)]
            sizes = sorted(map(len, seated), reverse=True)
            assert sizes == table_sizes(players, seats)
        mixed = [repeats(by_chance(players, seats, source) for _ in range(4)) for _ in range(20)]
        assert repeats(found) <= fmean(mixed)


def test_the_largest_tournament_is_seated_within_seconds() -> None:
    began = time.process_time()
    seating.__wrapped__(64, 6, 20)
    assert time.process_time() - began < 10


def test_the_first_round_deals_out_the_draw_and_all_rounds_are_always_the_same() -> None:
    found = seating(7, 4, 3)
    assert found[0] == ((0, 2, 4, 6), (1, 3, 5))
    assert seating.__wrapped__(7, 4, 3) == found

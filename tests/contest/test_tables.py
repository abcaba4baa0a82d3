"""Who sits with whom at tables: as in published puzzles, and never worse than by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from playpalace_ludo.contest.tables import Round, table_sizes, tables


def repeats(rounds: Iterable[Iterable[Iterable[int]]]) -> int:
    """How often two sit together again, each time counted as often as they did before."""
    met = Counter(
        frozenset(pair) for seated in rounds for table in seated for pair in combinations(table, 2)
    )
    return sum(count * (count - 1) // 2 for count in met.values())


def rounds_of(players: int, seats: int, count: int) -> list[Round]:
    return [tables(players, seats, number) for number in range(1, count + 1)]


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
        *((9, 3, 4), (16, 4, 5), (25, 5, 6)),  # affine planes: everybody meets everybody once
        (15, 3, 7),  # Kirkman's schoolgirls: the same
        *((12, 3, 4), (20, 4, 5), (21, 3, 7), (32, 4, 8)),  # golfers
        *((8, 3, 3), (13, 4, 4), (14, 4, 4), (19, 4, 5)),  # with smaller tables among them
    ],
)
def test_nobody_meets_anybody_twice(players: int, seats: int, rounds: int) -> None:
    found = rounds_of(players, seats, rounds)
    assert repeats(found) == 0
    met = sum(size * (size - 1) // 2 for size in table_sizes(players, seats)) * rounds
    everybody = players * (players - 1) // 2
    assert met <= everybody
    if (players, seats) in ((9, 3), (16, 4), (25, 5), (15, 3)):
        assert met == everybody


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_one_chair_and_no_more_meet_again_than_by_chance(seats: int) -> None:
    source = Random(seats)
    for players in [*range(2, 17), 24, 30, 41]:
        found = rounds_of(players, seats, 4)
        for seated in found:
            assert sorted(player for table in seated for player in table) == [*range(players)]
            sizes = sorted(map(len, seated), reverse=True)
            assert sizes == table_sizes(players, seats)
        mixed = [repeats(by_chance(players, seats, source) for _ in range(4)) for _ in range(20)]
        assert repeats(found) <= fmean(mixed)


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    tables.cache_clear()
    long = rounds_of(18, 4, 6)
    tables.cache_clear()
    assert rounds_of(18, 4, 3) == long[:3]

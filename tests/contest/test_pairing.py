"""Pairings against published tables, and their invariants."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playpalace_ludo.contest.pairing import bracket, round_robin, swiss

BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
    10: [
        "1-10 2-9 3-8 4-7 5-6",
        "10-6 7-5 8-4 9-3 1-2",
        "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8",
        "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9",
        "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ],
}
"""Berger's tables as the FIDE handbook prints them (C.05, annex 1)."""


def pairs(text: str) -> list[tuple[int, int]]:
    found = [pair.split("-") for pair in text.split()]
    return [(int(one) - 1, int(two) - 1) for one, two in found]


@pytest.mark.parametrize("count", BERGER)
def test_a_round_robin_is_bergers_table(count: int) -> None:
    assert round_robin(count) == [pairs(line) for line in BERGER[count]]


@pytest.mark.parametrize("count", [5, 7, 9])
def test_with_an_odd_number_the_highest_number_of_the_table_counts_as_a_rest(count: int) -> None:
    table = [pairs(line) for line in BERGER[count + 1]]
    assert round_robin(count) == [[p for p in line if count not in p] for line in table]


@pytest.mark.parametrize("count", range(2, 65))
def test_everybody_meets_everybody_once(count: int) -> None:
    met = [frozenset(pair) for line in round_robin(count) for pair in line]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(count), 2)))


def test_a_bracket_is_the_usual_one() -> None:
    """The best seeds meet in the final, the first two rounds as in any table of eight."""
    assert bracket(8) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket(2) == [(0, 1)]


@pytest.mark.parametrize("count", range(2, 65))
def test_byes_go_to_the_best_and_everybody_is_in(count: int) -> None:
    first = bracket(count)
    players = [player for pair in first for player in pair if player is not None]
    byes = [one for one, two in first if two is None]
    assert sorted(players) == list(range(count))
    assert sorted(byes) == list(range(len(byes)))


def test_the_first_swiss_round_pairs_the_upper_half_with_the_lower() -> None:
    """As the Dutch system does: of eight, 1 meets 5, 2 meets 6, 3 meets 7, 4 meets 8."""
    found, rests = swiss(range(8), dict.fromkeys(range(8), 0), {}, [])
    assert (found, rests) == ([(0, 4), (1, 5), (2, 6), (3, 7)], None)


def test_the_second_swiss_round_pairs_winners_and_losers_among_themselves() -> None:
    met = {frozenset(pair): 1 for pair in [(0, 4), (1, 5), (2, 6), (3, 7)]}
    points = {player: 2 if player < 4 else 0 for player in range(8)}
    found, _ = swiss(range(8), points, met, [])
    assert found == [(0, 2), (1, 3), (4, 6), (5, 7)]


def test_the_lowest_rests_who_has_not_rested_yet() -> None:
    points = dict.fromkeys(range(5), 0)
    assert swiss(range(5), points, {}, [])[1] == 4
    assert swiss(range(5), points, {}, [4])[1] == 3
    assert swiss(range(5), points, {}, [4, 3, 2, 1, 0])[1] == 4


def test_a_rematch_only_where_there_is_no_other_way() -> None:
    met = {frozenset((0, 1)): 1}
    assert swiss([0, 1], {0: 0, 1: 0}, met, [])[0] == [(0, 1)]
    met = {frozenset(pair): 1 for pair in [(0, 1), (2, 3)]}
    points = {0: 2, 1: 2, 2: 0, 3: 0}
    assert swiss([0, 1, 2, 3], points, met, [])[0] == [(0, 2), (1, 3)]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 24), st.randoms(use_true_random=False))
def test_swiss_rounds_serve_everybody_and_repeat_nobody(count: int, chance: object) -> None:
    """As many rounds as always allow it (half the players), with any results."""
    points = dict.fromkeys(range(count), 0)
    met: Counter[frozenset[int]] = Counter()
    rested: list[int] = []
    for _ in range(max(1, count // 2)):
        ranking = sorted(points, key=lambda player: -points[player])
        found, rests = swiss(ranking, points, met, rested)
        served = [player for pair in found for player in pair]
        served += [] if rests is None else [rests]
        assert sorted(served) == list(range(count))
        assert not any(met[frozenset(pair)] for pair in found)
        if rests is not None:
            assert rests not in rested
            rested.append(rests)
            points[rests] += 2
        for pair in found:
            met[frozenset(pair)] += 1
            points[chance.choice(pair)] += 2  # type: ignore[attr-defined]

"""A pot is shared out by places, and not a coin is made or lost."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from playpalace_ludo.coins.payout import by_places, winner_takes_all


def test_the_better_of_two_takes_the_pot() -> None:
    assert by_places(20, [["Ann"], ["Ben"]]) == {"Ann": 20, "Ben": 0}


def test_of_four_everybody_gets_a_part_for_each_one_left_behind() -> None:
    assert by_places(60, [["A"], ["B"], ["C"], ["D"]]) == {"A": 30, "B": 20, "C": 10, "D": 0}


def test_who_shares_a_place_shares_its_coins() -> None:
    assert by_places(60, [["A"], ["B", "C"], ["D"]]) == {"A": 30, "B": 15, "C": 15, "D": 0}
    assert by_places(20, [["A", "B"]]) == {"A": 10, "B": 10}


def test_a_coin_that_cannot_be_divided_goes_to_the_best() -> None:
    assert by_places(40, [["A"], ["B"], ["C"], ["D"]]) == {"A": 21, "B": 13, "C": 6, "D": 0}


def test_partners_share_what_they_won() -> None:
    assert winner_takes_all(41, ["A", "C"], ["B", "D"]) == {"A": 21, "C": 20, "B": 0, "D": 0}


@given(st.integers(0, 10**6), st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_the_sum_stays_the_same(pot: int, sizes: list[int]) -> None:
    names = iter(range(100))
    groups = [[next(names) for _ in range(size)] for size in sizes]
    paid = by_places(pot, groups)
    assert sum(paid.values()) == pot
    assert min(paid.values()) >= 0
    ordered = [paid[owner] for group in groups for owner in group]
    spread = max(len(group) for group in groups)
    assert all(one + spread >= two for one, two in pairwise(ordered))

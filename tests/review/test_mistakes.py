"""Choices worth another try: they cost something, beyond doubt, and ten at most."""

from __future__ import annotations

from playpalace_ludo.review.analysis import analyse
from playpalace_ludo.review.mistakes import LEAST, MOST, mistakes
from playpalace_ludo.work import finish
from tests.review.bot_games import played


def test_the_dearest_choices_are_found_in_the_order_they_were_made() -> None:
    match = played("playpalace", "random", "random", "random", "random")
    found = finish(mistakes(match, [0, 1, 2, 3]))
    assert len(found) == MOST
    assert [one.number for one in found] == sorted(one.number for one in found)
    worst = finish(analyse(match)).dearest(1)[0]
    assert worst in found
    assert all(one.cost >= LEAST for one in found)


def test_only_the_own_choices_are_looked_at() -> None:
    match = played("playpalace", "random", "random")
    found = finish(mistakes(match, [1]))
    assert found and all(one.state.turn == 1 for one in found)


def test_who_plays_best_has_nothing_to_learn() -> None:
    assert finish(mistakes(played("playpalace", "random", "expert"), [1])) == []

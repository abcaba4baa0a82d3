"""Seats for players who name none, and the ranking of players."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.merit import merit
from playpalace_ludo.core.standings import standings
from playpalace_ludo.table.deciding import play_single_moves
from playpalace_ludo.table.seating import seats_by_wish, seats_for

from .tables import played, start


def test_two_players_sit_side_by_side_or_across() -> None:
    rules = variants.load("playpalace")
    assert seats_for(rules, 2, opposite=False) == (0, 1)
    assert seats_for(rules, 2, opposite=True) == (0, 2)
    assert seats_for(rules, 3, opposite=True) == (0, 1, 2)


@pytest.mark.parametrize(
    ("wishes", "opposite", "seats"),
    [
        ([None, None, None], False, (0, 1, 2)),
        ([None, None], True, (0, 2)),
        ([2, None, None], False, (2, 0, 1)),
        ([None, 0], False, (1, 0)),
        ([None, 1], True, (3, 1)),
        ([3, 1], True, (3, 1)),
        ([None, 3, None, 0], False, (1, 3, 2, 0)),
    ],
)
def test_who_wishes_for_a_seat_gets_it(
    wishes: list[int | None], opposite: bool, seats: tuple[int, ...]
) -> None:
    rules = variants.load("playpalace")
    assert seats_by_wish(rules, wishes, opposite=opposite) == seats


@pytest.mark.parametrize("name", variants.names())
def test_standings_follow_merit_and_partners_share(name: str) -> None:
    rules = variants.load(name)
    state = played(start(rules, rules.max_players), 120, Random(name)).state
    ranked = standings(rules, state)
    if rules.teams.names:
        for seat, place, _ in ranked:
            assert {p for s, p, _ in ranked if s in rules.allies(seat)} <= {place}
    else:
        merits = [merit(rules, state, standing.seat) for standing in ranked]
        assert merits == sorted(merits)


@pytest.mark.parametrize("name", variants.names())
def test_single_moves_belong_to_the_one_who_threw(name: str) -> None:
    match, source = start(variants.load(name)), Random(name)
    for _ in range(150):
        seat = match.state.turn
        played(match, 1, source)
        play_single_moves(match)
        assert match.state.turn == seat or match.state.awaiting != "move"

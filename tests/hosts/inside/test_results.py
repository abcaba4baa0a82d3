"""Winner, places, tokens home; ratings for four players without teams."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.fixture
def finished(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Four people; Cleo has won, Ann and Dan are equal, Ben is last."""
    table.seat(*NAMES)
    table.start()
    home = table.game.hosted.match.rules.seats[0].finish
    state = table.game.hosted.state
    tokens = ((home, 10, 10, -1), (-1, -1, -1, -1), (home,) * 4, (home, 10, 10, -1))
    table.game.hosted.match.state = state._replace(tokens=tokens, owed=(), places=(2,), moves=())
    return table


def test_the_result_has_winner_places_and_tokens_home(finished: Table) -> None:
    result = finished.game.build_game_result()
    data = result.custom_data
    ids = {p.player_name: p.player_id for p in result.player_results}
    assert data["winner_name"] == "Cleo" and data["winner_ids"] == [ids["Cleo"]]
    assert data["final_scores"] == {"Ann": 1, "Ben": 0, "Cleo": 4, "Dan": 1}
    assert {n: data["places"][ids[n]] for n in NAMES} == {"Cleo": 1, "Ann": 2, "Dan": 2, "Ben": 4}


def test_the_end_screen_counts_tokens_home(finished: Table) -> None:
    result = finished.game.build_game_result()
    lines = finished.game.format_end_screen(result, "en")
    assert lines[1:] == [
        "1. Cleo: 4 tokens home",
        "2. Ann: one token home",
        "2. Dan: one token home",
        "4. Ben: 0 tokens home",
    ]
    assert finished.game.format_end_screen(result, "de")[1] == "1. Cleo: 4 Figuren im Ziel"


def test_the_duration_does_not_count_the_lobby(table: Table) -> None:
    table.seat("Ann")
    table.bots(1)
    table.tick(500)
    table.start()
    table.tick(20)
    assert table.game.build_game_result().duration_ticks == 20


def test_four_places_are_rated_one_by_one(
    finished: Table, host: SimpleNamespace, tmp_path: Path
) -> None:
    from server.game_utils.stats_helpers import RatingHelper
    from server.persistence.database import Database

    database = Database(str(tmp_path / "ratings.db"))
    database.connect()
    result = finished.game.build_game_result()
    ids = {p.player_name: p.player_id for p in result.player_results}
    finished.game._table = SimpleNamespace(
        _db=database, game=None, _server=None, save_game_result=lambda result: None
    )
    finished.game._update_ratings(result)
    helper = RatingHelper(database, "ludo_plus")
    skill = {name: helper.get_rating(ids[name]).mu for name in NAMES}
    assert skill["Cleo"] > skill["Ann"] > skill["Ben"]
    assert skill["Ann"] == pytest.approx(skill["Dan"])
    database.close()
    finished.game._table = None


def test_the_game_ends_with_an_end_screen_and_only_after_everything_was_heard(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    rules = table.game.hosted.match.rules
    home = rules.seats[0].finish
    state = table.game.hosted.state
    table.game.hosted.match.state = state._replace(
        tokens=((home, home, home, home - 3), *state.tokens[1:])
    )
    ann.forget()
    ben.forget()
    table.roll(3)
    ann.key("r")
    for _ in range(200):
        table.tick()
        if table.game.status != "playing":
            break
    assert table.game.status == "finished"
    assert any("win" in line.lower() for line in ann.heard())
    assert any("Ann" in line and "win" in line.lower() for line in ben.heard())
    for human in (ann, ben):
        rows = human.rows("game_over")
        assert rows[1] == "1. Ann: 4 tokens home"

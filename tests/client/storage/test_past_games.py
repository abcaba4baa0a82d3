"""The finished games as a history: whose they are, what is left out, and what is noted."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from playpalace_ludo.client.storage.past_games import FILE_NAME, PastGames
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.match import Match
from playpalace_ludo.review.summary import GameHistory, LeftOut
from playpalace_ludo.work import finish
from tests.client.pages.test_look_back import keep
from tests.review.bot_games import played

NOW = datetime(2026, 11, 16, 21, 0)


def short(*names: str) -> Match:
    """A game of one turn each, which is a draw."""
    from playpalace_ludo import variants

    match = Match(variants.load("playpalace(end.max_turns=2)"), range(2), names)
    match.roll((3,))
    match.roll((4,))
    return match


def past(folder: Path, name: str = "Ann") -> PastGames:
    return PastGames(Saves(folder), name, NOW)


def read(folder: Path, name: str = "Ann", *, looking: bool = False) -> GameHistory:
    return finish(past(folder, name).read(looking=looking))


def test_no_games_no_history(tmp_path: Path) -> None:
    assert read(tmp_path) == GameHistory()


def test_the_only_person_is_you_under_any_name(tmp_path: Path) -> None:
    keep(tmp_path, played("playpalace", "easy", "easy", names=("Zoe", "Ben")), "", "easy")
    [game] = read(tmp_path).games
    assert game.bots == ("easy",)
    assert game.variant == "playpalace"


def test_among_several_people_the_name_decides(tmp_path: Path) -> None:
    match = played("playpalace", "easy", "easy", names=("Ann", "Ben"))
    keep(tmp_path, match, "", "")
    ann, ben = read(tmp_path, "ANN").games + read(tmp_path, "Ben").games
    assert ann.won is not ben.won
    assert read(tmp_path, "Cid") == GameHistory((), LeftOut(0, 1))


def test_a_guided_game_is_none_and_not_counted_as_left_out(tmp_path: Path) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy")
    lesson = keep(tmp_path, short("Ann", "Ben"), "", "easy", name="2026-11-02-200000-lesson")
    text = lesson.read_text("utf-8")
    lesson.write_text(text.replace("[table]\n", "[table]\nlesson = true\n", 1), "utf-8")
    assert lesson.read_text("utf-8") != text
    found = read(tmp_path)
    assert [f"{game.when:%d}" for game in found.games] == ["01"]
    assert found.left_out == LeftOut()


@pytest.mark.parametrize("text", ["x", "nonsense", "\x01\x00", "format = 1\n---\n"])
def test_a_damaged_record_is_left_out_and_counted(tmp_path: Path, text: str) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy")
    (tmp_path / "finished" / "bad.ludo").write_text(text, "utf-8")
    found = read(tmp_path)
    assert len(found.games) == 1
    assert found.left_out == LeftOut(1, 0)
    assert (tmp_path / "finished" / "bad.ludo").exists()


def test_a_changed_record_is_left_out(tmp_path: Path) -> None:
    path = keep(tmp_path, played("playpalace", "easy", "easy", names=("A", "B")), "", "easy")
    text = path.read_text("utf-8")
    path.write_text(text.replace("1. red ", "1. yellow ", 1), "utf-8")
    assert read(tmp_path).left_out == LeftOut(1, 0)


def test_games_of_bots_alone_and_unfinished_ones_are_foreign(tmp_path: Path) -> None:
    keep(tmp_path, short("Ann", "Ben"), "easy", "easy")
    begun = short("Ann", "Ben")
    begun.undo()
    keep(tmp_path, begun, "", "easy", name="begun")
    assert read(tmp_path) == GameHistory((), LeftOut(0, 2))


def test_a_game_whose_rules_are_gone_is_foreign(tmp_path: Path) -> None:
    path = keep(tmp_path, short("Ann", "Ben"), "", "easy")
    path.write_text(path.read_text("utf-8").replace('"playpalace(', '"nowhere('), "utf-8")
    assert read(tmp_path).left_out == LeftOut(0, 1)


def test_the_order_is_that_of_play_whatever_the_files_say(tmp_path: Path) -> None:
    for day in (3, 1, 2):
        name = f"2026-11-0{day}-200000-game"
        keep(tmp_path, short("Ann", "Ben"), "", "easy", name=name)
    days = [game.when.day for game in read(tmp_path).games if game.when]
    assert days == [1, 2, 3]


@pytest.mark.parametrize("name", ["2031-01-01-000000-game", "1970-01-01-000000-game"])
def test_a_clock_that_jumped_costs_the_date_and_nothing_else(tmp_path: Path, name: str) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy", name=name)
    [game] = read(tmp_path).games
    assert game.when is None


def test_a_file_without_a_date_in_its_name_has_that_of_the_file(tmp_path: Path) -> None:
    path = keep(tmp_path, short("Ann", "Ben"), "", "easy", name="sent to me")
    moment = datetime(2026, 5, 4, 3, 2, 1)
    os.utime(path, (moment.timestamp(), moment.timestamp()))
    assert read(tmp_path).games[0].when == moment


class TestNotes:
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        keep(tmp_path, played("playpalace", "easy", "easy", names=("Ann", "Ben")), "", "easy")
        return tmp_path

    def test_luck_and_skill_are_worked_out_once(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = read(folder, looking=True)
        assert first.games[0].look is not None
        monkeypatch.setattr("playpalace_ludo.client.storage.past_games.look", None)
        assert read(folder, looking=True) == first
        assert read(folder) == first

    def test_another_record_under_the_same_name_is_another_game(self, folder: Path) -> None:
        first = read(folder, looking=True)
        other = played("playpalace", "easy", "easy", names=("Ann", "Ben"), seed=9)
        keep(folder, other, "", "easy")
        assert read(folder, looking=True) != first

    @pytest.mark.parametrize("text", ["", "{}", "[]", '{"method": 1, "games": {"x": {}}}'])
    def test_damaged_notes_are_made_anew(self, folder: Path, text: str) -> None:
        (folder / FILE_NAME).write_text(text, "utf-8")
        assert read(folder, looking=True).games[0].look is not None
        assert len(json.loads((folder / FILE_NAME).read_text("utf-8"))["games"]) == 1

    def test_what_is_kept_is_told_without_reading_a_game(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first = read(folder)
        monkeypatch.setattr(Saves, "read", None)
        monkeypatch.setattr("playpalace_ludo.client.storage.saved_list.read_record", None)
        assert read(folder) == first
        assert first.games[0].look is None

    def test_figures_are_kept_while_the_work_goes_on(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("playpalace_ludo.client.storage.past_games.MANY", 1)
        work = past(folder).read(looking=False)
        while next(work) != (1, 1):
            pass
        assert (folder / FILE_NAME).exists(), "a kill from here on loses nothing"

    def test_it_can_be_stopped_within_a_game(self, folder: Path) -> None:
        work = past(folder).read()
        assert [next(work) for _ in range(5)] == [(0, 1)] * 5
        work.close()

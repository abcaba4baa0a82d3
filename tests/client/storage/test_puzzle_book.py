"""Solved puzzles: kept, counted in streaks, and never lost to a damaged file or a wrong clock."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from playpalace_ludo.client.storage.puzzle_book import FILE_NAME, PuzzleBook

TODAY = date(2026, 11, 16)
THREE = ("a", "b", "c")


def on(day: int) -> date:
    return TODAY + timedelta(days=day)


def solve(book: PuzzleBook, day: date) -> bool:
    for one in THREE:
        book.tried(one, right=True, first=True)
    return book.finish_day(day, THREE)


@pytest.fixture
def book(tmp_path: Path) -> PuzzleBook:
    return PuzzleBook(tmp_path)


def test_days_in_a_row_make_a_streak_that_waits_for_today(book: PuzzleBook) -> None:
    assert book.streak(TODAY) == 0
    for day in (-3, -2, -1):
        assert solve(book, on(day))
    assert book.streak(TODAY) == 3
    assert solve(book, TODAY)
    assert not solve(book, TODAY)
    assert book.streak(TODAY) == 4
    assert book.streak(on(1)) == 4
    assert book.streak(on(2)) == 0


def test_a_day_counts_when_all_three_are_solved(book: PuzzleBook) -> None:
    book.tried("a", right=True, first=True)
    book.tried("b", right=False, first=True)
    assert not book.finish_day(TODAY, THREE)
    assert book.count(THREE) == 1


def test_the_run_counts_first_tries(book: PuzzleBook) -> None:
    for one in THREE:
        book.tried(one, right=True, first=True)
    assert book.run == 3
    book.tried("a", right=False, first=True)  # solved before: it costs nothing
    assert book.run == 3
    book.tried("d", right=False, first=True)
    book.tried("d", right=True, first=False)
    assert (book.run, book.best_run) == (0, 3)
    assert "d" in book.solved


def test_what_was_solved_is_there_again(book: PuzzleBook, tmp_path: Path) -> None:
    solve(book, TODAY)
    book.keep()
    again = PuzzleBook(tmp_path)
    assert (again.solved, again.days, again.run) == ({*THREE}, {TODAY}, 3)
    assert again.problem is None


def test_a_clock_set_back_does_not_cost_the_streak(book: PuzzleBook) -> None:
    for day in (0, 1):
        solve(book, on(day))
    assert book.is_ahead(on(-100))
    assert book.streak(on(-100)) == 2


ENDLESS = '{"solved": [], "days": [], "run": 1e999, "best_run": 0}'
DAMAGED = ["", "[]", "{}", '{"solved": [], "days": ["yesterday"]}', ENDLESS, "[" * 3000]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_list_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, "utf-8")
    book = PuzzleBook(tmp_path)
    assert book.problem is not None
    assert book.solved == set()
    assert (tmp_path / "puzzles.broken-1.json").read_text("utf-8") == text
    book.keep()


def test_a_list_out_of_reach_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    book = PuzzleBook(tmp_path)
    assert book.problem is not None
    book.keep()
    assert (tmp_path / FILE_NAME).is_dir()

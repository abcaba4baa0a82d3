"""The puzzles that come with the game: they fit the rules, one choice leads, three a day."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots.judge import chances_after
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.steps import finish
from playpalace_ludo.review.puzzles import A_DAY, FILE, GRADES, Puzzle, collection, of_day
from playpalace_ludo.review.tasks import Judgement
from tools import make_puzzles

PUZZLES = collection()
FIRST = date(2026, 11, 16)


def test_there_are_a_few_hundred_of_all_grades() -> None:
    assert len(PUZZLES) >= 200
    counts = Counter(puzzle.grade for puzzle in PUZZLES)
    assert set(counts) == {*GRADES}
    assert min(counts.values()) >= 40
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle.id))
def test_each_can_be_set_up_and_has_one_answer(puzzle: Puzzle) -> None:
    task = puzzle.task(variants.load)
    (_, best), (_, second) = puzzle.chances[:2]
    # Chances are written with one digit behind the point.
    assert best - second >= make_puzzles.LEAST_MARGIN - 0.002
    assert best - second >= make_puzzles.SURE * puzzle.error - 0.002
    assert task.judge(task.best) is Judgement.BEST
    others = [move for move, _ in task.chances[1:]]
    assert all(task.judge(move) is Judgement.WORSE for move in others)
    seen = finish(chances_after(task.rules, task.state, [task.best, *others]))
    assert seen[0] == max(seen)  # the net sees it at first sight, too
    assert task.rolled is not None and task.rolled.dice == task.state.pool


def test_three_a_day_from_easy_to_hard_and_none_twice_for_weeks() -> None:
    days = [of_day(PUZZLES, FIRST + timedelta(days=n)) for n in range(len(PUZZLES) // A_DAY)]
    for three in days:
        grades = [GRADES.index(puzzle.grade) for puzzle in three]
        assert len(three) == A_DAY and grades == sorted(grades)
    shown = [puzzle.id for three in days for puzzle in three]
    assert len(set(shown)) == len(shown)


def test_everybody_has_the_same_three_on_a_day() -> None:
    assert of_day(PUZZLES, FIRST) == of_day(PUZZLES[::-1], FIRST)


@pytest.mark.parametrize("text", ["nonsense\n", "{}\n", '{"position": "x", "grade": "easy"}\n'])
def test_damaged_puzzles_are_an_error_we_know(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(text, "utf-8")
    collection.cache_clear()
    with pytest.raises(LudoError):
        collection(path)
    with pytest.raises(LudoError):
        collection(tmp_path / "nowhere.jsonl")


def test_a_puzzle_that_fits_no_longer_says_so() -> None:
    puzzle = PUZZLES[0]._replace(chances=((9, 0.5), (8, 0.4)))
    with pytest.raises(LudoError, match="does not fit"):
        puzzle.task(variants.load)


def test_the_tool_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    work = tmp_path / "work.jsonl"
    work.write_text('[{"grade": "easy"}]\n[{"gra', "utf-8")
    assert make_puzzles._read(work) == [[{"grade": "easy"}]]
    assert work.read_text("utf-8") == '[{"grade": "easy"}]\n'


def test_a_choice_played_on_with_the_same_dice_is_worth_the_same() -> None:
    task = PUZZLES[0].task(variants.load)
    seat = task.state.turn
    after = engine.play(task.rules, task.state, task.best)[0]
    one, two = (make_puzzles.play_on(task.rules, after, seat, Random(5)) for _ in range(2))
    assert one == two
    assert 0 <= one <= 1


def test_the_file_says_how_sure_it_is() -> None:
    lines = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    assert all(line["margin"] >= 3 and line["played"] >= make_puzzles.BATCH for line in lines)

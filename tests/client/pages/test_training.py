"""Endless exercises by ear: answers by digit, a rating that is kept, Escape sums up."""

import json
import re
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.training import EndlessPuzzles, QuestionPage
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.client.storage.puzzle_book import PuzzleBook
from playpalace_ludo.client.thinking import Sliced
from playpalace_ludo.client.view import Act
from playpalace_ludo.review import ear
from tests.client.conftest import Desk, MakeDesk
from tests.client.fingers import Fingers

ENDLESS, WHERE, RISK = 2, 1, 0
"""Rows from the end of the menu."""


@pytest.fixture
def client(desk: MakeDesk) -> Desk:
    client = desk([], variant=None)
    client.home.open()
    client.press("p", "enter")
    return client


def start(client: Desk, exercise: int) -> list[str]:
    client.press("end", *["up"] * exercise)
    return client.press("enter")


def page(client: Desk) -> QuestionPage:
    assert isinstance(client.app.page, QuestionPage)
    return client.app.page


def right(client: Desk) -> str:
    return str(page(client).asked.right + 1)


def wrong(client: Desk) -> str:
    return str((page(client).asked.right + 1) % ear.ANSWERS + 1)


def puzzles(client: Desk) -> EndlessPuzzles:
    assert isinstance(client.app.page, EndlessPuzzles)
    return client.app.page


def best_of(endless: EndlessPuzzles) -> str:
    return str(endless.table.task.best.tokens[0] + 1)


@pytest.mark.parametrize("exercise", [WHERE, RISK])
def test_an_answer_by_digit_says_right_first_then_the_rating(client: Desk, exercise: int) -> None:
    heard = start(client, exercise)
    assert any(line.startswith("You: ") for line in heard)
    assert [line[:3] for line in heard[-4:]] == ["1: ", "2: ", "3: ", "4: "]
    told = client.press(right(client))
    assert told[0].startswith("Right, ") and told[-1] == "Next question"
    assert told[-2] == "Rating 1,520, up 20."
    assert "No answer has this digit." in client.press("1")
    client.press("enter")
    told = client.press(wrong(client))
    assert told[0].startswith("No, it is ") and re.match(r"Rating [\d,]+, down \d+\.", told[-2])


def test_escape_sums_up_and_the_rating_is_there_next_time(client: Desk, tmp_path: Path) -> None:
    start(client, WHERE)
    client.press(right(client), "enter")
    client.press(right(client))
    heard = client.press("escape")
    rating = round(PuzzleBook(tmp_path).rating("where"))
    assert heard[0] == f"2 of 2 right. Rating {rating:,}."
    assert heard[-1] == f"Ear training: where does it stand? Rating {rating:,}." and rating > 1530
    start(client, WHERE)
    assert page(client).asked.worth == ear.EASIEST
    assert client.press("escape")[0].startswith("Puzzles."), "nothing answered, nothing to sum up"


def test_it_can_be_heard_again_and_answered_by_arrows_or_touch(client: Desk) -> None:
    heard = start(client, WHERE)
    again = client.press("end", "enter")
    assert again[1:] == heard
    client.press("home", *["down"] * page(client).asked.right)
    assert client.press("enter")[0].startswith("Right, ")
    client.press("enter")
    fingers = Fingers(client.app, lambda: client.wait(0))
    assert [row.id for row in fingers.look().rows][:2] == ["answer-1", "answer-2"]
    fingers.touch(f"answer-{right(client)}", Act.DO)
    assert "Right, " in "".join(client.speech.texts()[-4:])


def test_puzzles_follow_without_end_and_the_first_answer_counts(client: Desk) -> None:
    heard = start(client, ENDLESS)
    assert re.fullmatch(r"Puzzle 1, \w+\.", heard[1])
    ratings = []
    for number in range(1, 13):
        endless = puzzles(client)
        best = best_of(endless)
        ratings.append(endless.sitting.rating)
        assert re.match(r"Rating [\d,]+, up \d+", client.press(best)[-1])
        assert client.press("enter")[0].startswith(f"Puzzle {number + 1}, ")
    assert ratings == sorted(ratings)
    assert len({one.id for one in endless.asked}) == len(endless.asked)
    assert endless.asked[0].grade == "easy" and endless.asked[-1].grade != "easy"
    worst = str(endless.table.task.chances[-1][0].tokens[0] + 1)
    assert ", down " in client.press(worst)[-1]
    best = best_of(endless)
    assert not any("Rating" in line for line in client.press(best)), "mended, but counted once"
    assert client.press("escape")[0].startswith("12 of 13 right.")


def test_a_puzzle_whose_answer_was_told_counts_as_wrong(client: Desk) -> None:
    start(client, ENDLESS)
    client.press("h")
    assert ", down " in client.press(best_of(puzzles(client)))[-1]


def test_questions_follow_the_rules_last_played(client: Desk) -> None:
    client.app.options.last = Preset("nigerian", "you,bot:easy")
    start(client, RISK)
    assert page(client).sitting.kind == "risk"
    client.press("escape")
    client.app.options.last = Preset("parchis", "you,bot:easy")
    assert start(client, WHERE)[-1].startswith("4: "), "other boards have the usual rules"


def test_a_question_is_made_up_in_slices_and_keys_before_it_do_not_answer(
    client: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playpalace_ludo.client.pages.working.QUICK", 0.0)
    client.app.background = Sliced(lambda: client.now)
    before = client.app.unasked
    client.app.key("end")
    client.app.key("enter")
    assert isinstance(client.app.page, WorkingPage)
    client.app.key("1")
    while isinstance(client.app.page, WorkingPage):
        client.now += 1.0
        client.app.tick()
    assert not page(client).answered and client.app.unasked == before + 1


@pytest.mark.parametrize(
    "ratings", [{"where": "much"}, {"where": 1e9}, [1], {"where": float("nan")}]
)
def test_spoilt_ratings_are_set_aside_and_unknown_ones_left_out(
    tmp_path: Path, ratings: object
) -> None:
    kept = {"solved": [], "days": [], "run": 0, "best_run": 0}
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps({**kept, "ratings": ratings}), "utf-8")
    book = PuzzleBook(tmp_path)
    assert book.problem is not None and book.rating("where") == 1500
    path.write_text(json.dumps({**kept, "ratings": {"chess": 1, "risk": 1600}}), "utf-8")
    assert PuzzleBook(tmp_path).ratings == {"risk": 1600}

"""Puzzles by ear: today's three, grades, streaks, and what happens when the file is missing."""

import re
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.practice import PracticePage
from playpalace_ludo.review import puzzles
from tests.client.conftest import Desk, MakeDesk


@pytest.fixture
def client(desk: MakeDesk) -> Desk:
    client = desk([], variant=None)
    client.home.open()
    return client


def page(client: Desk) -> PracticePage:
    assert isinstance(client.app.page, PracticePage)
    return client.app.page


def best(client: Desk) -> str:
    return str(page(client).table.task.best.tokens[0] + 1)


def wrong(client: Desk) -> str:
    return str(page(client).table.task.chances[-1][0].tokens[0] + 1)


def test_today_has_three_and_solving_them_begins_a_streak(client: Desk) -> None:
    assert client.press("p", "enter")[-2:] == [
        "Puzzles. Solve all three of a day to begin a streak.",
        "Today's three: 0 of 3 solved.",
    ]
    heard = client.press("enter")
    assert heard[:2] == ["Today's three: 0 of 3 solved.", "1 of 3."]
    assert re.fullmatch(
        r".+\. You are \w+, and you rolled \d. V tells the board. Find the best choice.", heard[2]
    )
    right = client.press(best(client))
    assert re.match(r"Right: it wins \d+ percent, the next best \d+ percent.", right[0])
    client.press("enter")
    client.press(best(client))
    client.press("enter")
    assert client.press(best(client))[-1] == (
        "All three of today solved. Come back tomorrow for a streak."
    )
    assert client.press("escape") == [
        "Puzzles. One day in a row.",
        "Today's three: 3 of 3 solved.",
    ]


def test_a_wrong_answer_is_told_and_may_be_mended(client: Desk) -> None:
    client.press("p", "enter", "enter")
    assert re.match(
        r"No: it wins \d+ percent, the best \d+ percent.", client.press(wrong(client))[0]
    )
    client.press(best(client), "escape")
    assert client.press("home")[-1] == "Today's three: 1 of 3 solved."


def test_an_answer_that_was_told_is_not_solved(client: Desk) -> None:
    client.press("p", "enter", "enter")
    told = [*client.press("h"), *client.press(best(client))]
    assert "give or take" in told[0]
    assert sum("give or take" in line for line in told) == 1
    assert told.count("After the hint it does not count as solved.") == 1
    client.press("escape")
    assert client.press("home")[-1] == "Today's three: 0 of 3 solved."


def test_grades_and_earlier_days(client: Desk) -> None:
    heard = client.press("p", "enter", *["down"] * 5)
    assert [line.partition(":")[0] for line in heard[-5:]] == [
        "easy",
        "normal",
        "hard",
        "expert",
        "Earlier days",
    ]
    assert client.press("enter")[-1] == "Yesterday's three: 0 of 3 solved."
    assert re.fullmatch(r"\w+ \d+: 0 of 3 solved.", client.press("down")[-1])
    client.press("enter")
    client.press(best(client), "escape")
    assert client.press("home", "down")[-1].endswith("1 of 3 solved.")
    client.press("escape", "home", "down", "enter")
    assert len(page(client).tables) == 10


def test_solved_puzzles_are_not_offered_first_again(client: Desk) -> None:
    client.press("p", "enter", "down", "enter")
    first = page(client).table.task.state
    client.press(best(client), "escape", "enter")
    assert page(client).table.task.state != first


@pytest.mark.parametrize("text", [None, "nonsense"])
def test_without_the_file_one_sentence_says_so(
    client: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None
) -> None:
    path = tmp_path / "puzzles.jsonl"
    if text is not None:
        path.write_text(text, "utf-8")
    found = lambda: puzzles.collection.__wrapped__(path)  # noqa: E731
    monkeypatch.setattr("playpalace_ludo.client.pages.puzzles.collection", found)
    assert client.press("p", "enter")[-1].startswith("The puzzles are missing")
    assert client.press("home")[-1] == "New game"


def test_a_damaged_list_of_solved_ones_is_told_and_set_aside(client: Desk, tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text("nonsense", "utf-8")
    heard = client.press("p", "enter")
    assert [line for line in heard if line.startswith("The list of puzzles you solved could not")]
    assert heard[-1] == "Today's three: 0 of 3 solved."

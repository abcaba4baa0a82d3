"""The guided first game: prepared dice, lessons in their order, left and taken up again."""

from __future__ import annotations

import re

import pytest

from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.tutorial import LESSONS
from playpalace_ludo.words import Translator, commands
from tests.client.conftest import Desk, MakeDesk

FOLLOWING = [*"rr1rrrrrrrrrrr1rrrr"]
"""A learner who does what the lessons say, and goes on with the first token."""
DOWN = ["down"] * 12
WORDS_PER_MINUTE = 150
SLOWEST = 2.0
"""Seconds for a key, or for a bot's turn."""


@pytest.fixture
def learner(desk: MakeDesk) -> Desk:
    client = desk([], variant=None)
    client.home.open()
    return client


def lessons(heard: list[str]) -> list[int]:
    return [int(found[1]) for line in heard if (found := re.match(r"Lesson (\d+): ", line))]


def test_every_lesson_comes_once_in_its_order_and_the_game_is_won(learner: Desk) -> None:
    heard = learner.press("l", "enter", *FOLLOWING)
    assert lessons(heard) == list(range(1, len(LESSONS) + 1))
    assert "You win! Ada has 0 home." in heard
    assert heard[-1].startswith("That was the guided game.")


def test_it_takes_eight_minutes_at_most(learner: Desk) -> None:
    heard = learner.press("l", "enter", *FOLLOWING)
    # What the lessons invite to: the keys they name, pressed once each.
    tried = [*"kjazxvmtn"]
    learner.press("l", "enter")
    asked = learner.press(*tried)
    words = sum(len(line.split()) for line in [*heard, *asked])
    acts = len(FOLLOWING) * 2 + len(tried)
    assert words / WORDS_PER_MINUTE + acts * SLOWEST / 60 < 8


def test_the_map_is_three_sentences(learner: Desk) -> None:
    heard = learner.press("l", "enter", *FOLLOWING[:4])
    assert heard[-1] == (
        "Lesson 5: The board is a ring of 52 squares. You start on 1, walk once round to 51, and"
        " turn off there into your home column of 5 squares; Ada starts on 27. On 9, 22, 35 and 48"
        " and on every start square nobody can be captured."
    )


def test_the_keys_named_are_the_players_own(learner: Desk) -> None:
    learner.app.keymaps = {
        where: commands.keymap({"roll": ["x"]}, where) for where in commands.PLACES
    }
    assert "X rolls the die" in learner.press("l", "enter")[-1]


@pytest.mark.parametrize("key", ["f1", "g", "u", "h", "k"])
def test_the_keys_to_learn_are_named(learner: Desk, key: str) -> None:
    told = " ".join(learner.press("l", "enter", *FOLLOWING))
    assert re.search(rf"\b{key.upper()} (tells|reads|takes|goes)", told)


def test_it_can_be_left_and_resumed_where_it_was(learner: Desk) -> None:
    heard = learner.press("l", "enter", *FOLLOWING[:6])
    assert lessons(heard)[-1] == 7
    learner.home.open()
    again = learner.press("l", "enter")
    assert lessons(again) == [7]
    rest = learner.press(*FOLLOWING[6:])
    assert lessons(rest) == list(range(8, len(LESSONS) + 1))
    assert rest[-1].startswith("That was the guided game.")


def test_a_guided_game_that_was_left_is_called_so(learner: Desk) -> None:
    learner.press("l", "enter", "r")
    learner.home.open()
    assert "Continue your game" in learner.press("home")
    assert "Guided game, with Ada, turn 2" in learner.press("space")[-1]


def test_choosing_otherwise_is_a_game_too(learner: Desk) -> None:
    heard = learner.press("l", "enter", *FOLLOWING[:14])
    assert lessons(heard)[-1] == 14
    assert learner.press("2")[-1].startswith("Lesson 15: Changed your mind? U takes")
    assert "Taken back" in learner.press("u")[0]
    assert learner.press("1")[0].startswith("Token 1 to 46.")


def test_help_begins_with_the_lesson(learner: Desk) -> None:
    lesson = learner.press("l", "enter")[-1]
    assert learner.press("f1")[1] == lesson


def test_after_it_enter_begins_a_whole_game(learner: Desk) -> None:
    learner.press("l", "enter", *FOLLOWING)
    assert learner.press("enter")[0] == "PlayPalace Ludo. You are red. Ada is green."
    assert learner.table.coach is None


def test_it_is_taught_in_every_language(learner: Desk) -> None:
    learner.app.teller.translator = Translator("de")
    heard = learner.press("l", "enter", *FOLLOWING)
    numbers = [line.split(":")[0] for line in heard if line.startswith("Lektion")]
    assert numbers == [f"Lektion {number}" for number in range(1, len(LESSONS) + 1)]


def test_it_is_not_judged_and_not_counted_among_the_games(learner: Desk) -> None:
    learner.press("l", "enter", *FOLLOWING)
    page = learner.app.page
    assert isinstance(page, GamePage) and page.is_over
    assert not {"Learn from your mistakes", "Where it turned"} & set(learner.press("escape", *DOWN))
    learner.home.open()
    learner.press("f", "enter", "enter")
    rows = set(learner.press("home", *DOWN))
    assert "Hear it again" in rows
    assert not {"Learn from your mistakes", "Where it turned"} & rows
    learner.home.open()
    heard = learner.press("y", "enter", "home", *DOWN)
    assert "You have no finished game yet." in " ".join(heard)
    assert not [line for line in heard if "left out" in line]

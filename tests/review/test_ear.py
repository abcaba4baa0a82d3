"""Ear training: the answer can be heard, wrong ones sound likely, and the rating sets the level."""

from __future__ import annotations

import re
from math import prod

import pytest

from playpalace_ludo import variants
from playpalace_ludo.review import ear
from playpalace_ludo.review.ear import Exercise
from playpalace_ludo.review.rating import BEGIN, answered
from playpalace_ludo.words import Translator
from tests.review.heard_questions import FILE, question, rating_of, text

SEEDS = range(12)
say = Translator("en").say


def test_questions_are_heard_as_they_were() -> None:
    assert text() == FILE.read_text(encoding="utf-8"), "python -m tools.generate --golden"


@pytest.mark.parametrize("kind", Exercise)
@pytest.mark.parametrize("level", [0, ear.LEVELS - 1])
def test_four_answers_that_differ_and_one_of_them_right(kind: Exercise, level: int) -> None:
    places = set()
    for seed in SEEDS:
        asked = question(kind, rating_of(level), seed)
        assert len({say(answer) for answer in asked.answers}) == ear.ANSWERS
        assert asked.worth == rating_of(level)
        places.add(asked.right)
    assert len(places) > 1, "the right answer is not always at the same digit"


@pytest.mark.parametrize("level", range(ear.LEVELS))
def test_the_turns_told_say_where_the_token_is(level: int) -> None:
    for seed in SEEDS:
        asked = question(Exercise.WHERE, rating_of(level), seed)
        told = " ".join(map(Translator("en").line, asked.turns))
        right = say(asked.answers[asked.right])
        token = say(asked.asked).removeprefix("Where does ").removesuffix(" stand now?")
        if right == "in the yard":
            assert f"captures {token}" in told or f"capture {token}" in told
        elif right == "home":
            assert "home" in told
        else:
            place = right.partition(" ")[2]
            assert re.search(rf"to {place}\b|bring", told), (told, right)
        assert not told.endswith("turn."), "nobody is to roll here"


def test_the_risk_is_what_those_who_could_capture_add_up_to() -> None:
    """Reckoned anew from the explanation: faces of one player add, players do not."""
    found = set[int]()
    for seed in SEEDS:
        asked = question(Exercise.RISK, rating_of(3), seed)
        faces: dict[str, set[str]] = {}
        for line in map(say, asked.why):
            if who := re.match(r"By (\w+)'s token \d, .* with (\d)", line):
                faces.setdefault(who[1], set()).add(who[2])
        spared = prod(1 - len(each) / 6 for each in faces.values())
        risk = round(100 * (1 - spared))
        assert say(asked.answers[asked.right]) == f"{risk} percent", asked.why
        found.add(min(risk, ear.ONE_FACE + 1))
    assert found == {0, ear.ONE_FACE, ear.ONE_FACE + 1}


def test_a_better_rating_brings_more_turns_and_players_and_closer_answers() -> None:
    easy, hard = (question(Exercise.WHERE, rating) for rating in (0, 9999))
    assert len(easy.board) == 2 and len(hard.board) == 4
    assert len(easy.turns) < len(hard.turns)
    near = [
        _closest(question(Exercise.RISK, rating, seed)) for rating in (0, 9999) for seed in SEEDS
    ]
    assert min(near[: len(SEEDS)]) >= ear.GAPS[0] > min(near[len(SEEDS) :]) >= ear.GAPS[-1]


def _closest(asked: ear.EarQuestion) -> int:
    chances = [int(str(answer.args["percent"])) for answer in asked.answers]
    right = chances.pop(asked.right)
    return min(abs(one - right) for one in chances)


def test_only_boards_that_tokens_alone_tell_are_used() -> None:
    assert ear.suits(variants.load("classic")) and ear.suits(variants.load("nigerian"))
    assert not ear.suits(variants.load("parchis"))
    assert not ear.suits(variants.load("pachisi-partners"))
    assert question(Exercise.RISK, BEGIN, variant="nigerian").why


def test_a_rating_goes_up_and_down_and_more_for_what_was_not_expected() -> None:
    assert answered(1500, 1500, right=True) - 1500 == pytest.approx(20)
    assert answered(1500, 1500, right=False) - 1500 == pytest.approx(-20)
    up = [answered(1500, worth, right=True) - 1500 for worth in (1300, 1500, 1800)]
    assert up == sorted(up) and up[0] > 0

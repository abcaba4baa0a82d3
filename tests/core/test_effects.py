"""Effects are read where rule files name them, and written as they were."""

from __future__ import annotations

from typing import get_args

import pytest

from playpalace_ludo.core.effects import Cause, Effect, Score, points, price, read, written
from playpalace_ludo.core.language.schema import PHRASES

FORMS = [
    form.replace("N", "12").replace("COLOUR", "red").replace("12AME", "spring")
    for form in (*PHRASES["effect"].forms, "score -N")
]


@pytest.mark.parametrize("phrase", FORMS)
def test_an_effect_is_written_as_it_was_read(phrase: str) -> None:
    assert PHRASES["effect"].match(phrase)
    assert written(read(phrase)) == phrase


def test_there_is_a_phrase_for_every_kind_of_effect() -> None:
    assert {type(read(phrase)) for phrase in FORMS} == {*get_args(Effect)}


def test_an_effect_nobody_knows_is_not_taken_for_another() -> None:
    with pytest.raises(ValueError, match="dance"):
        read("dance")


def test_a_throw_is_the_same_effect_only_if_it_is_earned_for_the_same() -> None:
    assert read("again") != read("again", Cause.CAPTURE)
    assert read("again", Cause.CAPTURE) == read("again", Cause.CAPTURE)


def test_effects_cost_what_they_take_all_together() -> None:
    effects = [Score(2), read("again"), Score(-5)]
    assert (points(effects), price(effects), price([Score(2)])) == (-3, 3, 0)

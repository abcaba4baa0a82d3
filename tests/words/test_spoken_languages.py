"""Four whole games as players of every language hear them, beside the English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from playpalace_ludo.words.languages import listed
from tests.words.spoken_games import spoken_game
from tools.translate import GAMES

WORD = re.compile(r"[^\W\d_]{3,}")
ALIKE = {"fr": {"captures", "six"}, "pt-BR": {"move"}}
"""Words that are written alike in English."""
LONGER, MORE = 1.5, 20
"""A line may be half again as long as in English, or 20 characters longer, which is a second."""
WORDINGS = ("full", "normal", "brief")


def heard(variant: str, wording: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield each line with the English one; lines with > are what is pressed."""
    own = spoken_game(variant, wording, lang).splitlines()
    english = spoken_game(variant, wording).splitlines()
    pairs = list(zip(own, english, strict=True))
    assert len(pairs) > 50
    yield from (pair for pair in pairs if not pair[0].startswith("> "))


@pytest.mark.parametrize("wording", WORDINGS)
@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in listed() if lang != "en"])
def test_a_game_is_heard_in_one_language(lang: str, variant: str, wording: str) -> None:
    wrong = {
        own
        for own, english in heard(variant, wording, lang)
        if ({*WORD.findall(own)} & {*WORD.findall(english)}) - ALIKE.get(lang, set())
        or "pludo-" in own
    }
    assert wrong == set()


@pytest.mark.parametrize("wording", WORDINGS)
@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in listed() if lang != "en"])
def test_no_line_takes_much_longer_to_hear(lang: str, variant: str, wording: str) -> None:
    long = {
        own: english
        for own, english in heard(variant, wording, lang)
        if len(own) > max(LONGER * len(english), len(english) + MORE)
    }
    assert long == {}

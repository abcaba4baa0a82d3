"""Ordinals and numbers as CLDR has them, in every language."""

from __future__ import annotations

import re

import babel
import pytest
from babel.numbers import format_decimal

from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import listed
from playpalace_ludo.words.proofread import entries

ORDINALS = {
    "pludo-ordinal": "streak",
    "pludo-place-number": "place",
    "pludo-stats-place": "place",
}
"""Messages that say which of a row something is, and the variable with its number."""
PLACES = range(1, 13)


def cldr(lang: str) -> babel.Locale:
    return babel.Locale.parse(lang.replace("-", "_"))


@pytest.mark.parametrize("message_id", ORDINALS)
@pytest.mark.parametrize("lang", listed())
def test_every_place_has_an_ordinal_of_its_own(lang: str, message_id: str) -> None:
    told = {n: ordinal(lang, message_id, n) for n in PLACES}
    assert len(set(told.values())) == len(PLACES), told
    if lang != "en":
        assert not set(told.values()) & {ordinal("en", message_id, n) for n in PLACES}
    classes: dict[str, str] = {}
    for number, text in told.items():
        if ending := re.search(rf"(?<!\d){number}([-.]?[^\W\d]+|\.)", text):  # 6., 7-й, 8वीं
            classes.setdefault(cldr(lang).ordinal_form(number), ending[1])
    assert len(set(classes.values())) == len(classes), "two classes of CLDR have one ending"


def ordinal(lang: str, message_id: str, number: int) -> str:
    return Translator(lang).text(message_id, **{ORDINALS[message_id]: number, "count": 40})


@pytest.mark.parametrize("lang", listed())
def test_numbers_are_written_as_the_language_writes_them(lang: str) -> None:
    assert "pludo-coins-purse" in entries(lang)
    told = Translator(lang).text("pludo-coins-purse", name="Ada", coins=1234567, who="other")
    assert format_decimal(1234567, locale=cldr(lang)) in told

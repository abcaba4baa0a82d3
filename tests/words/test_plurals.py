"""Every plural class of every language, in the words of that language."""

from __future__ import annotations

import babel
import pytest

from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import listed

POINTS = {
    "en": {0: "0 points", 1: "one point", 2: "2 points"},
    "ar": {
        0: "0 نقطة",
        1: "نقطة واحدة",
        2: "نقطتان",
        3: "3 نقاط",
        10: "10 نقاط",
        11: "11 نقطة",
        99: "99 نقطة",
        100: "100 نقطة",
        103: "103 نقاط",
    },
    "de": {0: "0 Punkte", 1: "einen Punkt", 2: "2 Punkte"},
    "es": {0: "0 puntos", 1: "un punto", 2: "2 puntos", 1000000: "1.000.000 puntos"},
    "fa": {0: "0 امتیاز", 1: "1 امتیاز", 2: "2 امتیاز"},
    "fr": {
        0: "0 point",
        1: "1 point",
        2: "2 points",
        1000000: "1\u202f000\u202f000 points",
    },
    "hi": {0: "0 अंक", 1: "1 अंक", 2: "2 अंक"},
    "id": {0: "0 poin", 1: "1 poin", 2: "2 poin"},
    "pl": {
        0: "0 punktów",
        1: "jeden punkt",
        2: "2 punkty",
        5: "5 punktów",
        12: "12 punktów",
        21: "21 punktów",
        22: "22 punkty",
    },
    "pt-BR": {0: "0 ponto", 1: "1 ponto", 2: "2 pontos", 1000000: "1.000.000 pontos"},
    "ru": {
        0: "0 очков",
        1: "одно очко",
        2: "2 очка",
        5: "5 очков",
        11: "11 очков",
        21: "21 очко",
        22: "22 очка",
        111: "111 очков",
    },
    "sr": {
        0: "0 poena",
        1: "1 poen",
        2: "2 poena",
        5: "5 poena",
        11: "11 poena",
        21: "21 poen",
        22: "22 poena",
    },
    "tr": {0: "0 puan", 1: "1 puan", 2: "2 puan"},
    "vi": {0: "0 điểm", 1: "1 điểm", 2: "2 điểm"},
}
"""How many points somebody has: at least one number of each class."""
NUMBERS = (*range(200), 1000, 1000000)


@pytest.mark.parametrize("lang", listed())
def test_points_are_counted_in_every_plural_class(lang: str) -> None:
    told = {number: Translator(lang).text("pludo-points", total=number) for number in POINTS[lang]}
    assert told == POINTS[lang]


@pytest.mark.parametrize("lang", listed())
def test_no_plural_class_is_left_out_above(lang: str) -> None:
    locale = babel.Locale.parse(lang.replace("-", "_"))
    there_are = {str(locale.plural_form(number)) for number in NUMBERS}
    assert {str(locale.plural_form(number)) for number in POINTS[lang]} == there_are

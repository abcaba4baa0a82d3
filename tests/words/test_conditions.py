"""Conditions of rule files in words, in every language that has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.conditions.names import (
    ADDED_UP,
    NAMES,
    OF_PREY,
    PLAYER,
    SUBJECTS,
    TRUTH,
    Term,
)
from playpalace_ludo.core.conditions.parser import parse
from playpalace_ludo.words import Translator, languages, locale_files
from playpalace_ludo.words.conditions import in_words

RULES = variants.load("market-road")
ARGUMENT = {"tile": "(t3)", "colour": "(red)", "outcome": "(Storm)", "amendment": "(Flood)"}
SIGNS = ("=", "!=", "<", "<=", ">", ">=")
HOW = [*(f"{sign} 5" for sign in SIGNS), "= 0", ">= 1"]
WITH_CONDITIONS = [
    lang
    for lang in languages()
    if any(path.name == "conditions.ftl" for path in locale_files(lang))
]


def conditions() -> Iterator[str]:
    """Every name with every subject it takes, compared in every way, and denied."""
    for name, term in NAMES.items():
        for whose in subjects(name, term):
            asked = f"{whose}{name}{ARGUMENT.get(term.takes, '')}"
            yield from [asked] if term.kind == TRUTH else (f"{asked} {how}" for how in HOW)
    yield from (f"theirs.home {sign} mine.home" for sign in SIGNS)
    yield from (f"mine.points {sign} all_theirs.points" for sign in SIGNS)
    yield from ("round % 3 = 0", "round * 2 > turn + 1", "home - 1 < out", "round % 4 = turn")


def subjects(name: str, term: Term) -> list[str]:
    """Whose a name may be, with its full stop."""
    if term.whose != PLAYER:
        return ["", "victim."] if name in OF_PREY else [""]
    refused = ADDED_UP if term.kind == TRUTH else ()
    return [f"{subject}." for subject in SUBJECTS if subject not in refused]


@pytest.mark.parametrize("lang", WITH_CONDITIONS)
def test_every_condition_and_its_contrary_is_a_clause_of_its_own(lang: str) -> None:
    say = Translator(lang).say
    told = {
        (condition, wanted): say(in_words(RULES, parse(condition), wanted))
        for condition in conditions()
        for wanted in (True, False)
    }
    for condition, clause in told.items():
        assert clause == " ".join(clause.split()), (condition, clause)
        assert not {*"{}$"} & {*clause} and "pludo-" not in clause, (condition, clause)
    english = Translator("en").say
    meanings = Counter(english(in_words(RULES, parse(one), wanted)) for one, wanted in told)
    assert len(set(told.values())) == len(meanings)

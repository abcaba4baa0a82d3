"""Conditions of rule files in words, in every language that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import eq, ge, gt, le, lt, ne
from typing import NamedTuple

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
SIGNS: dict[str, Callable[[int, int], bool]] = {
    **{"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
}
COMPARED = [*((sign, 5) for sign in SIGNS), ("=", 0), (">=", 1)]
NUMBERS = frozenset(range(10))
WITH_CONDITIONS = [
    lang
    for lang in languages()
    if any(path.name == "conditions.ftl" for path in locale_files(lang))
]


class Meaning(NamedTuple):
    """When a condition holds: the numbers that fit, for one or for each of some players."""

    what: str
    of: str
    each: bool
    fits: frozenset[int]

    def denied(self) -> Meaning:
        each = not self.each if self.of in MANY else self.each
        return self._replace(each=each, fits=NUMBERS - self.fits)


MANY = ("players", "opponents", "partners")
GROUPS = {
    **{"anybody": "players", "everybody": "players", "nobody": "players"},
    **{"theirs": "opponents", "all_theirs": "opponents", "partner": "partners"},
}


def conditions() -> Iterator[tuple[str, Meaning]]:
    """Every name with every subject it takes, compared in every way."""
    for name, term in NAMES.items():
        for subject in subjects(name, term):
            asked = f"{subject}{name}{ARGUMENT.get(term.takes, '')}"
            if term.kind == TRUTH:
                yield asked, meaning(subject, name.replace("on_tile", "markers_on"), NUMBERS - {0})
                continue
            for sign, number in COMPARED:
                fits = frozenset(one for one in NUMBERS if SIGNS[sign](one, number))
                yield f"{asked} {sign} {number}", meaning(subject, name, fits)
    for sign in SIGNS:
        fits = frozenset(one for one in NUMBERS if SIGNS[sign](one, 5))
        yield f"theirs.home {sign} mine.home", meaning("theirs.", "home than mine", fits)
        yield f"mine.points {sign} all_theirs.points", meaning("all_theirs.", "points than", fits)
    for text in ("round % 3 = 0", "round * 2 > turn + 1", "home - 1 < out", "round % 4 = turn"):
        yield text, meaning("", text, NUMBERS - {0})


def subjects(name: str, term: Term) -> list[str]:
    """Subjects a name may have, each with its full stop."""
    if term.whose != PLAYER:
        return ["", "victim."] if name in OF_PREY else [""]
    refused = ADDED_UP if term.kind == TRUTH else ()
    return [f"{subject}." for subject in SUBJECTS if subject not in refused]


def meaning(subject: str, what: str, fits: frozenset[int]) -> Meaning:
    who = subject.rstrip(".")
    known = SUBJECTS.get(who)
    meant = Meaning(what, GROUPS.get(who, who), bool(known and known.each), fits)
    return meant.denied() if known and known.negated else meant


@pytest.mark.parametrize("lang", WITH_CONDITIONS)
def test_what_is_told_alike_means_the_same(lang: str) -> None:
    say, told = Translator(lang).say, dict[str, tuple[str, Meaning]]()
    for text, meant in conditions():
        for wanted in (True, False):
            clause = say(in_words(RULES, parse(text), wanted))
            means = meant if wanted else meant.denied()
            assert clause == " ".join(clause.split()), (text, clause)
            assert not {*"{}$"} & {*clause} and "pludo-" not in clause, (text, clause)
            assert told.setdefault(clause, (text, means))[1] == means, (clause, text)

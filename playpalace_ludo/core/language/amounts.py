"""Checks of computed amounts, ``move (home + 1)``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playpalace_ludo.core.conditions.bounds import span
from playpalace_ludo.core.conditions.names import ADDED_UP, ANSWER, MARKER, NAMES
from playpalace_ludo.core.conditions.parser import ConditionError, parse_number
from playpalace_ludo.core.conditions.tree import names
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.condition_laws import Written, absent_things, spans, things
from playpalace_ludo.core.language.schema import (
    MAY_HANG,
    SCHEMA,
    Document,
    now_and_later,
    split_amount,
    split_condition,
)

MOST_DISTANCES = 60
"""Most distances one order may come to; every throw looks at each of them."""


def amount_problems(where: str, phrase: str, kind: str) -> Iterable[Problem]:
    """Find why the amount of an order or effect cannot be computed."""
    _, amount, begins = split_amount(phrase)
    written = Written(where, phrase, f"{kind} condition", begins, begins + len(amount))
    try:
        tree = parse_number(amount)
    except ConditionError as error:
        yield written.problem(error.code, error.column, error.suggestion, **error.values)
        return
    for name in names(tree):
        if NAMES[name.name].whose == MARKER:
            yield written.problem("condition-no-marker", name.column, name=show(name.name))
        elif name.subject not in ("", "mine", *ADDED_UP):
            yield written.problem("amount-many", name.column, name=show(str(name)))
        elif name.name == ANSWER and kind != "answer effect":
            yield written.problem("condition-no-answer", name.column)


def amounts_fit(document: Document) -> Iterable[Problem]:
    """Find amounts that name missing things, have too many distances, or make a toll unknown."""
    known, reach = things(document), spans(document)
    for kind, written in _written(document):
        absent = list(absent_things(written, known, parse_number(written.condition)))
        yield from absent
        if absent:
            continue
        low, high = span(parse_number(written.condition), reach)
        if kind == "order" and high - low >= MOST_DISTANCES:
            yield written.problem("amount-wide", 1, low=low, high=high, most=MOST_DISTANCES)
        elif written.where.rpartition("set: ")[2] == "start.toll":
            yield written.problem("amount-toll", 1)


def reckoned_steps(document: Document) -> Iterator[int]:
    """Yield the farthest each computed order may lead."""
    reach = spans(document)
    for kind, written in _written(document):
        if kind == "order":
            yield max(span(parse_number(written.condition), reach))


def _written(document: Document) -> Iterator[tuple[str, Written]]:
    """Yield the amounts of the file and of amendments, with the kind of phrase each stands in."""
    for block, keys in SCHEMA.items():
        for key, spec in keys.items():
            if spec.kind in MAY_HANG:
                for where, phrases in now_and_later(document, f"{block}.{key}"):
                    for phrase in phrases:
                        first = split_condition(phrase)[0]
                        _, amount, begins = split_amount(first)
                        if amount:
                            end = begins + len(amount)
                            kind = f"{spec.kind} condition"
                            yield spec.kind, Written(where, phrase, kind, begins, end)

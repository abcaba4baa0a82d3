"""Checks of steps that markers may share, ``move 6 split 3``."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from playpalace_ludo.core.errors import Problem, Values, show
from playpalace_ludo.core.language.amounts import MOST_DISTANCES
from playpalace_ludo.core.language.population import most_held
from playpalace_ludo.core.language.schema import (
    Document,
    bare,
    now_and_later,
    split_amount,
    split_condition,
    split_parts,
    split_steps,
)

MOST_SHARED = 5000
"""Most ways to share the steps of one order among three moves or more."""


def splits_fit(document: Document) -> Iterable[Problem]:
    """Find shared steps that are one or computed, or divided by something else already."""
    doubled = any(value for _, value in now_and_later(document, "stack.doubled"))
    for key in ("do", "none_out", "all_out"):
        for where, phrases in now_and_later(document, f"outcome.{key}"):
            for phrase in (split_condition(one)[0] for one in phrases):
                told: Values = {"phrase": show(phrase)}
                if not (steps := split_steps(bare(phrase))):
                    continue
                if split_amount(phrase)[1] or not 1 < steps <= MOST_DISTANCES:
                    bounds: Values = {**told, "most": MOST_DISTANCES}
                    yield Problem(where, "split-number", bounds, "L-29")
                    continue
                parts = split_parts(bare(phrase))
                if parts > 2 and (ways := _ways_to_share(document, steps, parts)) > MOST_SHARED:
                    many: Values = {**told, "ways": ways, "most": MOST_SHARED}
                    yield Problem(where, "split-many", many, "L-29")
                if document["randomiser"]["use"] in ("sum", "total"):
                    yield Problem(where, "split-sum", told, "L-29")
                if doubled:
                    yield Problem(where, "split-doubled", told, "L-29")


def _ways_to_share(document: Document, steps: int, parts: int) -> int:
    """Count the ways to share steps, whichever marker walks each part."""
    markers = max(most_held(document))
    return sum(comb(steps - 1, n - 1) * markers**n for n in range(1, min(parts, steps) + 1))

"""Markers that are born or given away: what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from playpalace_ludo.core.effects import PICKED, Born, Give, read
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, every_effect


def tokens_fit(document: Document) -> Iterable[Problem]:
    """Check that there is a bound for markers, and that it is known which one is given away."""
    most, changing = document["start"]["most_markers"], False
    for where, phrase in every_effect(document):
        effect, told = read(phrase), {"effect": show(phrase)}
        if not isinstance(effect, Born | Give):
            continue
        changing = True
        if not most:
            yield Problem(where, "no-most-markers", told, "L-08")
        key = where.rpartition("set: ")[2]
        if isinstance(effect, Give) and not key.startswith("tile_rule."):
            yield Problem(where, "give-elsewhere", told, "L-09")
        elif isinstance(effect, Give) and effect.who in (*PICKED, "self", "everybody else"):
            yield Problem(where, "give-whom", told, "L-09")
    begin = max(seat["markers"] for seat in document["seat"])
    if most and not changing:
        yield Problem("start.most_markers", "most-markers-idle", rule="L-08")
    elif 0 < most < begin:
        yield Problem("start.most_markers", "most-markers-few", {"markers": begin}, "L-08")
    if changing and document["finish"]["arrive"] == "row":
        yield Problem("finish.arrive", "take-over-row", rule="L-37")

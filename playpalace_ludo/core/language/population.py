"""Checks of markers that are born or given away."""

from __future__ import annotations

from collections.abc import Iterable

from playpalace_ludo.core.effects import PICKED, Born, Give, read
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, every_effect


def most_held(document: Document) -> list[int]:
    """Return for each seat how many markers it may ever have."""
    born = document["start"]["most_markers"]
    own = [max(seat["markers"], born) for seat in document["seat"]]
    # Of those that are taken over one player may have all; no amendment brings that later.
    return [sum(own)] * len(own) if document["capture"]["effect"] == "take over" else own


def tokens_fit(document: Document) -> Iterable[Problem]:
    """Check that markers have a bound, and that the one given away is known."""
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

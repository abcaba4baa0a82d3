"""Duels in rule files: their faces and checks."""

from __future__ import annotations

from collections.abc import Iterable

from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, every_order, now_and_later
from playpalace_ludo.core.rule_parts import Face, read_order

DUEL, NUMBERS = "duel", 6


def with_duel(
    faces: tuple[Face, ...], document: Document
) -> tuple[tuple[Face, ...], tuple[int, ...]]:
    """Append the faces of duels where captures are fought for."""
    if not _fights(document):
        return faces, ()
    more = (Face(DUEL), *(Face(f"{DUEL} {number}") for number in range(1, NUMBERS + 1)))
    return faces + more, tuple(range(len(faces), len(faces) + len(more)))


def _fights(document: Document) -> bool:
    return any(value != "none" for _, value in now_and_later(document, "capture.duel"))


def duels_fit(document: Document) -> Iterable[Problem]:
    """Check that each walk is one capture at most, and that names are free."""
    if not _fights(document):
        return
    for where, phrase in every_order(document):
        if read_order(phrase).names_no_token:
            yield Problem(where, "duel-several", {"phrase": show(phrase)}, "L-33")
    for block in ("outcome", "ability"):
        for name in (entry["name"] for entry in document[block]):
            if name.partition(" ")[0] == DUEL:
                yield Problem(f"{block}.{name}.name", "duel-name", rule="L-01")

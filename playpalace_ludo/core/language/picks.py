"""Players that are chosen or drawn, ``skip by choice``: their faces, and what must hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playpalace_ludo.core.effects import BY_DRAW, OF_CAPTURES, PICKED, Effect, read, whom, written
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, every_effect, granted
from playpalace_ludo.core.rule_parts import Face, Order

REWARD = "capture.reward"
TICKET = "lot"


def with_picks(
    faces: tuple[Face, ...], effects: Sequence[Effect], seats: int
) -> tuple[tuple[Face, ...], dict[Effect, int], tuple[int, ...]]:
    """Return the faces, behind them one for each choice or draw of a player and those of lots.

    Behind them stands which effect has which face, and the faces of lots.
    """
    picked = [effect for effect in effects if whom(effect) in PICKED]
    found = {effect: len(faces) + index for index, effect in enumerate(picked)}
    orders = tuple(Order("pick", seat) for seat in range(seats))
    faces += tuple(Face(written(effect), orders=orders) for effect in picked)
    tickets = seats - 1 if any(whom(effect) == BY_DRAW for effect in picked) else 0
    lots = tuple(range(len(faces), len(faces) + tickets))
    return faces + tuple(Face(f"{TICKET} {n}") for n in range(1, tickets + 1)), found, lots


def picks_fit(document: Document) -> Iterable[Problem]:
    """Check that somebody is captured or at play where an effect is about them."""
    for where, phrase in every_effect(document):
        who = whom(read(phrase))
        key = where.rpartition("set: ")[2]
        if who in OF_CAPTURES and key != REWARD:
            yield Problem(where, "no-capture-here", {"effect": show(phrase)}, "L-33")
        elif who in PICKED and key.startswith("turn_rule."):
            yield Problem(where, "no-pick-here", {"effect": show(phrase)}, "L-18")
    taken = {written(effect) for effect in granted(document)}
    lots = any(whom(effect) == BY_DRAW for effect in granted(document))
    for block in ("outcome", "ability"):
        for name in (entry["name"] for entry in document[block]):
            if name in taken or (lots and name.partition(" ")[0] == TICKET):
                yield Problem(f"{block}.{name}.name", "pick-name", rule="L-01")

"""Players that are chosen or drawn, ``skip by choice``: their faces and checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from playpalace_ludo.core.effects import (
    ELSE,
    OF_CAPTURES,
    PICKED,
    Effect,
    PassCard,
    SendOn,
    is_chosen,
    is_drawn,
    read,
    whom,
    written,
)
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.routes import read_tiles
from playpalace_ludo.core.language.schema import Document, every_effect, granted
from playpalace_ludo.core.rule_parts import Face, Order

REWARD = "capture.reward"
TICKET = "lot"


def with_picks(
    faces: tuple[Face, ...],
    effects: Sequence[Effect],
    seats: int,
    cards: int,
    ids: Mapping[str, int],
) -> tuple[tuple[Face, ...], dict[Effect, int], tuple[int, ...]]:
    """Append a face for each choice or draw, and those of lots.

    The other two values say which effect has which face, and name the faces of lots.
    """
    picked = [effect for effect in effects if is_chosen(effect)]
    found = {effect: len(faces) + index for index, effect in enumerate(picked)}
    players = tuple(Order("pick", seat) for seat in range(seats))
    held = tuple(Order("card", card) for card in range(1, cards + 1))

    def orders(effect: Effect) -> tuple[Order, ...]:
        if isinstance(effect, SendOn):
            return tuple(Order("send", ids[tile]) for tile in read_tiles(effect.tiles))
        return held if isinstance(effect, PassCard) else players

    faces += tuple(Face(written(effect), orders=orders(effect)) for effect in picked)
    drawn = [effect for effect in picked if is_drawn(effect)]
    sent = [len(orders(effect)) for effect in drawn if isinstance(effect, SendOn)]
    tickets = max([*sent, *([seats - 1] if len(sent) < len(drawn) else ())], default=0)
    lots = tuple(range(len(faces), len(faces) + tickets))
    return faces + tuple(Face(f"{TICKET} {n}") for n in range(1, tickets + 1)), found, lots


def picks_fit(document: Document) -> Iterable[Problem]:
    """Check that an effect about a captured or chosen player can have one."""
    for where, phrase in every_effect(document):
        who = whom(read(phrase))
        key = where.rpartition("set: ")[2]
        if isinstance(read(phrase), PassCard):
            yield from _cards_are_held(document, where, phrase)
        elif who in OF_CAPTURES and key != REWARD:
            yield Problem(where, "no-capture-here", {"effect": show(phrase)}, "L-33")
        elif who in PICKED and key.startswith("turn_rule."):
            yield Problem(where, "no-pick-here", {"effect": show(phrase)}, "L-18")
    taken = {written(effect) for effect in granted(document)}
    lots = any(map(is_drawn, granted(document)))
    for block in ("outcome", "ability"):
        for name in (entry["name"] for entry in document[block]):
            if name in taken or (lots and name.partition(" ")[0] == TICKET):
                yield Problem(f"{block}.{name}.name", "pick-name", rule="L-01")


def _cards_are_held(document: Document, where: str, phrase: str) -> Iterable[Problem]:
    """Check that players hold cards to pass on, and that the receiver is known."""
    told = {"effect": show(phrase)}
    if not document["randomiser"]["hand"]:
        yield Problem(where, "pass-no-hand", told, "L-14")
    elif whom(read(phrase)) in ("self", ELSE, *OF_CAPTURES, *PICKED):
        yield Problem(where, "pass-whom", told, "L-14")

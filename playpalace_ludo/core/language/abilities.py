"""Abilities of rule files, ``[[ability]] name = "spring"``: their faces, and what must hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from playpalace_ludo.core.effects import ANY, Effect, Gain, read, written
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, every_effect, now_and_later
from playpalace_ludo.core.rule_parts import Ability, Face, Order
from playpalace_ludo.core.spelling import closest

_NUMBER = {"shield": "turns", "jump": "steps", "swap": "steps"}
"""The kinds that have a number, and the key it stands in."""
_NEEDED = ("shield", "jump")
"""Kinds that need their number; a swap may lead any distance."""
_ORDERS = {"shield": "shield", "jump": "leap", "throw": "twice"}


def with_abilities(
    faces: tuple[Face, ...], document: Document
) -> tuple[tuple[Face, ...], dict[Effect, int]]:
    """Return the faces with one for each ability and one to choose among them.

    The second value says which face each effect is played with.
    """
    entries = document["ability"]
    if not entries:
        return faces, {}
    markers = sum(seat["markers"] for seat in document["seat"])
    abilities = read_abilities(document, len(faces))
    held = [face for face, ability in abilities.items() if not ability.at_once]
    take = Face(ANY, orders=tuple(Order("take", face) for face in held))
    played: dict[Effect, int] = {
        Gain(one.name): face
        for face, one in abilities.items()
        if one.at_once and one.kind != "throw"
    }
    choice = len(faces) + len(entries)
    return (
        (*faces, *(_face(one, markers) for one in abilities.values()), take),
        {**played, Gain(ANY): choice},
    )


def read_abilities(document: Document, first: int) -> dict[int, Ability]:
    """Return the abilities by their faces, which are numbered from ``first`` on."""
    return {index: _ability(entry) for index, entry in enumerate(document["ability"], first)}


def _ability(entry: Mapping[str, Any]) -> Ability:
    return Ability(
        entry["name"],
        entry["kind"],
        entry[_NUMBER[entry["kind"]]] if entry["kind"] in _NUMBER else 0,
        hidden=entry["known_to"] == "holder",
        at_once=entry["use"] == "at once",
    )


def _face(ability: Ability, markers: int) -> Face:
    if ability.kind == "swap":  # an order for each marker it may be swapped with
        return Face(ability.name, orders=(Order("swap"),) * markers)
    steps = ability.number if ability.kind == "jump" else 0
    return Face(ability.name, orders=(Order(_ORDERS[ability.kind], steps),))


def abilities_fit(document: Document) -> Iterable[Problem]:
    """Check that abilities are distinct, can be gained, and can do what they say."""
    entries = document["ability"]
    names = [entry["name"] for entry in entries]
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    for number, entry in enumerate(entries):
        name, where = entry["name"], f"ability.{entry['name']}"
        if name in names[:number]:
            yield Problem(f"{where}.name", "two-abilities", rule="L-01")
        elif name in outcomes or name == ANY or "&" in name or re.fullmatch(r"bonus \d+", name):
            yield Problem(f"{where}.name", "ability-name", {"name": show(name)}, "L-01")
        yield from _numbers_fit(entry, where)
        if entry["use"] == "at once" and entry["known_to"] == "holder":
            yield Problem(f"{where}.known_to", "ability-not-hidden", rule="L-28")
        if entry["kind"] == "throw" and not _keeps_one(document):
            yield Problem(f"{where}.kind", "ability-throw", rule="L-15")
    yield from _gains_fit(document, names, entries)


def _numbers_fit(entry: Mapping[str, Any], where: str) -> Iterator[Problem]:
    kind = entry["kind"]
    own = _NUMBER.get(kind)
    if own and kind in _NEEDED and not entry[own]:
        yield Problem(f"{where}.{own}", "ability-number", {"kind": show(kind)}, "L-28")
    for key in dict.fromkeys(_NUMBER.values()):
        if entry[key] and key != own:
            kinds = ", ".join(show(one) for one, of in _NUMBER.items() if of == key)
            yield Problem(f"{where}.{key}", "ability-no-number", {"kind": kinds}, "L-28")


def _keeps_one(document: Document) -> bool:
    """Tell whether one of two throws can be kept: each plays one face, and there is no hand."""
    numbers = [number for _, number in now_and_later(document, "randomiser.dice")]
    numbers += [amendment["set"].get("dice.count", 1) for amendment in document["amend"]]
    several = len(document["die"]) > 1 or any(number != 1 for number in numbers)
    each = several and document["randomiser"]["use"] == "each"
    return not each and not document["randomiser"]["hand"]


def _gains_fit(
    document: Document, names: Sequence[str], entries: Sequence[Mapping[str, Any]]
) -> Iterator[Problem]:
    gained = set()
    held = [entry["name"] for entry in entries if entry["use"] != "at once"]
    for where, phrase in every_effect(document):
        effect = read(phrase)
        if not isinstance(effect, Gain):
            continue
        name = effect.name
        gained |= {*held} if name == ANY else {name}
        if name == ANY:
            if not held:
                yield Problem(where, "nothing-to-choose", rule="L-28")
        elif name not in names:
            absent = {"what": "ability", "name": show(name)}
            near = closest(name, list(names))
            yield Problem(where, "no-such", absent, rule="L-01", suggestion=near)
    for name in dict.fromkeys(names):
        if name not in gained and name != ANY:
            yield Problem(
                f"ability.{name}", "nobody-gains", {"effect": show(written(Gain(name)))}, "L-28"
            )

"""Dice of rule files, alike or different, and the faces played of a throw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from math import gcd, lcm
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.schema import Document, now_and_later, split_condition
from playpalace_ludo.core.rule_parts import SUM_WITH_SIX, Face, Order, read_order
from playpalace_ludo.core.state import Throw

MOST_THROWS = 2000
"""Most distinct throws; each is tabulated for every seat."""

Weights = dict[Throw, Fraction]


class ThrowTable(NamedTuple):
    """All throws with their chances and the faces played of them."""

    faces: tuple[Face, ...]
    """Faces of the outcomes, then of sums."""
    throws: dict[Throw, float]
    shares: tuple[int, ...]
    number: int
    combined: dict[Throw, Throw]
    use: str
    plays_one: bool


def read_dice(document: Document, faces: tuple[Face, ...]) -> ThrowTable:
    """Work out the throws of the dice whose outcomes have these faces."""
    dice = _dice(document)
    throws = _throws(dice)
    if document["randomiser"]["faces"] == "numbered":  # the highest first, as of several dice
        throws = dict(sorted(throws.items(), reverse=True))
    weights = list(throws.values())
    use = document["randomiser"]["use"] if len(dice) > 1 else "each"
    combined: dict[Throw, Throw] = {}
    if use in ("highest", "lowest"):
        best = max if use == "highest" else min
        combined = {t: (best(t, key=lambda face: (_walk(faces[face]), face)),) for t in throws}
    elif use == "sum":
        combined = {throw: (len(faces) + index,) for index, throw in enumerate(throws)}
        faces += tuple(_sum(faces, throw) for throw in throws)
    total = sum(weights)
    return ThrowTable(
        faces=faces,
        throws={throw: float(weight / total) for throw, weight in throws.items()},
        shares=whole_shares(weights),
        number=len(dice),
        combined=combined,
        use=use,
        plays_one=use == "one",
    )


def total_faces() -> tuple[Face, ...]:
    """Return a face for each total of two numbered dice, then for each one that holds a six."""
    plain = (Face(str(n), n, (Order("move", n),)) for n in range(1, SUM_WITH_SIX + 1))
    opening = (
        Face(f"{n}*", n, (Order("enter"), Order("move", n))) for n in range(1, SUM_WITH_SIX + 1)
    )
    return (Face("?"), *plain, *opening)


def whole_shares(weights: Sequence[Fraction]) -> tuple[int, ...]:
    """Scale weights to whole numbers: 0.5 and 1.25 become 2 and 5."""
    common = lcm(*(weight.denominator for weight in weights))
    whole = [int(weight * common) for weight in weights]
    return tuple(share // gcd(*whole) for share in whole)


def _dice(document: Mapping[str, Any]) -> list[Weights]:
    """Return the outcomes each die may show, by number."""
    names = [outcome["name"] for outcome in document["outcome"]]
    if document["die"]:
        return [
            {
                (names.index(name) + 1,): Fraction(die["faces"].count(name))
                for name in die["faces"]
                if name in names  # others are told by a law of their own
            }
            for die in document["die"]
        ]
    weights = [Fraction(str(outcome["weight"])) for outcome in document["outcome"]]
    one: Weights = {(face,): weight for face, weight in enumerate(weights, 1)}
    return [one] * document["randomiser"]["dice"]


def _throws(dice: list[Weights]) -> Weights:
    """Return the throws of these dice together, each in falling order, the highest first."""
    if len(dice) == 1:
        return dice[0]
    found = reduce(_together, dice)
    return {throw: found[throw] for throw in sorted(found, reverse=True)}


def _together(some: Weights, die: Weights) -> Weights:
    found: Weights = {}
    for throw, weight in some.items() if len(some) <= MOST_THROWS else ():
        for face, share in die.items():
            thrown = tuple(sorted(throw + face, reverse=True))
            found[thrown] = found.get(thrown, Fraction(0)) + weight * share
    return found or some


def _walk(face: Face) -> int:
    """Return how far a face leads an own token."""
    return next((o.steps for o in face.orders if o.kind == "move" and not o.which), 0)


def _sum(faces: tuple[Face, ...], throw: Throw) -> Face:
    """Make the face for a sum of dice: all their steps, and entering if any of them enters."""
    parts = [faces[face] for face in throw]
    steps = sum(map(_walk, parts))
    enters = (order for face in parts for order in face.orders if order.kind == "enter")
    return Face(
        name="&".join(face.name for face in parts),
        value=steps,
        orders=(*dict.fromkeys(enters), *((Order("move", steps),) if steps else ())),
        then=tuple(effect for face in parts for effect in face.then),
        must=tuple(dict.fromkeys(duty for face in parts for duty in face.must)),
        parts=throw,
    )


def count_throws(document: Document) -> int:
    """Count the distinct throws; a number above the limit need not be exact."""
    most = max(number for _, number in now_and_later(document, "randomiser.dice"))
    return len(_throws(_dice({**document, "randomiser": {**document["randomiser"], "dice": most}})))


def dice_fit(document: Document) -> Iterable[Problem]:
    """Check that dice name existing faces and fit the file's other settings for chance."""
    chance, dice = document["randomiser"], document["die"]
    if chance["dice"] > 1 and dice:
        yield Problem("randomiser.dice", "dice-twice", rule="L-14")
    several = len(dice) > 1 or chance["dice"] > 1
    if chance["kind"] == "cards" and (dice or several):
        yield Problem("randomiser.kind", "dice-cards", rule="L-14")
    if chance["use"] != "each" and not several:
        yield Problem("randomiser.use", "one-die", {"use": show(chance["use"])}, "L-14")
    named = [die["name"] for die in dice]
    for name in dict.fromkeys(name for name in named if named.count(name) > 1):
        yield Problem(f"die.{name}.name", "two-dice", rule="L-01")
    later = [(where, number) for where, number in now_and_later(document, "randomiser.dice")][1:]
    if later and (dice or chance["use"] != "each" or chance["kind"] == "cards"):
        yield from (Problem(where, "dice-change", rule="L-02") for where, _ in later)
    yield from _faces_exist(document)
    yield from _hand_fits(document)
    if chance["use"] == "sum":
        yield from _sums_hang_on_nothing(document)


def _sums_hang_on_nothing(document: Document) -> Iterable[Problem]:
    """Find conditional walks on dice whose steps are added up."""
    for where, phrases in now_and_later(document, "outcome.do"):
        for phrase in phrases:
            bare, condition = split_condition(phrase)
            if condition and bare.startswith("move ") and not read_order(bare).which:
                yield Problem(where, "sum-condition", {"phrase": show(phrase)}, "L-28")


def _hand_fits(document: Document) -> Iterable[Problem]:
    """Check that there are cards for every hand, and a way to play each of them."""
    hand = document["randomiser"]["hand"]
    own = document["randomiser"]["deck"] == "own"
    if own and document["randomiser"]["kind"] != "cards":
        yield Problem("randomiser.deck", "deck-no-cards", rule="L-14")
    if not hand:
        return
    if document["randomiser"]["kind"] != "cards":
        yield Problem("randomiser.hand", "hand-no-cards", rule="L-14")
        return
    copies = sum(int(outcome["weight"]) for outcome in document["outcome"])
    held = hand * (1 if own else len(document["seat"]))
    if copies <= held:
        few = {"copies": copies, "held": held}
        yield Problem("randomiser.hand", "hand-too-big", few, "L-14")
    for outcome in document["outcome"]:
        if not outcome["do"]:
            yield Problem(f"outcome.{outcome['name']}.do", "hand-no-order", rule="L-19")
    tries = [("turn.tries", document["turn"]["tries"])]
    tries += [
        (f"amend.{amendment['name']}.set: turn.tries", amendment["set"]["turn.tries"])
        for amendment in document["amend"]
        if "turn.tries" in amendment["set"]
    ]
    for where, count in tries:
        if count > 1:
            yield Problem(where, "hand-tries", rule="L-18")


def _faces_exist(document: Document) -> Iterable[Problem]:
    outcomes = [outcome["name"] for outcome in document["outcome"]]
    known = True
    for die in document["die"]:
        where = f"die.{die['name']}.faces"
        if not die["faces"]:
            known = False
            yield Problem(where, "no-face", rule="L-14, L-15")
        for name in dict.fromkeys(die["faces"]):
            if name not in outcomes:
                known = False
                absent = {"what": "outcome", "name": show(name)}
                yield Problem(where, "no-such", absent, "L-01")
    for where, weight in now_and_later(document, "outcome.weight"):
        if document["die"] and weight != 1:
            yield Problem(where, "weight-and-dice", rule="L-14")
    if known and count_throws(document) > MOST_THROWS:
        yield Problem("randomiser.dice", "too-many-throws", {"most": MOST_THROWS}, "L-14")
    elif known and len(outcomes) > 1 and count_throws(document) < 2:
        yield Problem("die", "one-throw", rule="L-15")

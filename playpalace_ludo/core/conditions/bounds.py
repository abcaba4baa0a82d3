"""Whether a condition can hold at all: interval arithmetic on its numbers, never trial.

Answers are certain; a condition that never holds for deeper reasons passes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from playpalace_ludo.core.conditions.names import ADDED_UP, SUBJECTS
from playpalace_ludo.core.conditions.tree import (
    Compare,
    Counted,
    Junction,
    Name,
    Not,
    Number,
    Sum,
    Truth,
    names,
)

Span: TypeAlias = tuple[int, int]
Spans: TypeAlias = Mapping[str, Span]
"""The least and the most a name can be."""

_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}
_DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}
_MOST_PLAYERS = 1000
_TRUTH: Span = (0, 1)
_WHERE_MARKERS_ARE = ("home", "out", "waiting")
_MAY_BE_NONE = ("theirs", "all_theirs", "partner")


def never(tree: Truth, spans: Spans) -> bool:
    """Tell whether a condition certainly never holds."""
    return not _may_be(tree, True, spans)


def always(tree: Truth, spans: Spans) -> bool:
    """Tell whether a condition certainly holds in every position."""
    return not _may_be(tree, False, spans)


def _may_be(tree: Truth, wanted: bool, spans: Spans) -> bool:
    if isinstance(tree, Not):
        return _may_be(tree.inner, not wanted, spans)
    if isinstance(tree, Junction):
        if (tree.word == "and") is wanted:  # all parts must be as wanted, at the same time
            return all(_may_be(part, wanted, spans) for part in tree.parts) and _agree(
                tree.parts, wanted, spans
            )
        return any(_may_be(part, wanted, spans) for part in tree.parts)
    return not isinstance(tree, Compare) or _compare_may_be(tree, wanted, spans)


def _compare_may_be(tree: Compare, wanted: bool, spans: Spans) -> bool:
    if (apart := _apart(tree)) is not None:
        return _possible(tree.sign, (apart, apart), (0, 0)) is wanted
    left, right = span(tree.left, spans), span(tree.right, spans)
    may_hold = _possible(tree.sign, left, right)
    may_fail = _possible(_DENIED[tree.sign], left, right)
    subject = next((name.subject for name in names(tree) if _is_many(name)), "")
    if not subject:
        return may_hold if wanted else may_fail
    if SUBJECTS[subject].negated:
        return may_fail if wanted else may_hold
    if wanted is SUBJECTS[subject].each and subject in _MAY_BE_NONE:
        return True
    return may_hold if wanted else may_fail


def _apart(tree: Compare) -> int | None:
    """Return how far apart both sides of a comparison always are; None if that varies."""
    left, right = _terms(tree.left), _terms(tree.right)
    if left is None or right is None:
        return None
    left.subtract(right)
    number = left.pop(None, 0)
    return None if any(left.values()) else number


def _terms(tree: Counted) -> Counter[Name | None] | None:
    """Count how often each name is added, with plain numbers under None.

    The result is None where the tree does more than add. All markers of a player are those home,
    on the board and waiting.
    """
    if isinstance(tree, Number):
        return Counter({None: tree.value})
    if isinstance(tree, Name):
        name = _plain(tree)
        if _is_many(name):
            return None
        parts = _WHERE_MARKERS_ARE if name.name == "markers" else (name.name,)
        return Counter(Name(part, name.subject, name.arguments) for part in parts)
    left, right = _terms(tree.left), _terms(tree.right)
    if left is None or right is None or tree.sign not in "+-":
        return None
    left.update(right) if tree.sign == "+" else left.subtract(right)
    return left


def _is_many(name: Name) -> bool:
    return bool(name.subject) and SUBJECTS[name.subject].many


def _possible(sign: str, left: Span, right: Span) -> bool:
    """Tell whether a comparison holds for some numbers of two spans."""
    (low, high), (least, most) = left, right
    if sign == "=":
        return low <= most and least <= high
    if sign == "!=":
        return not low == high == least == most
    if sign in ("<", "<="):
        return low < most or (sign == "<=" and low == most)
    return high > least or (sign == ">=" and high == least)


def span(tree: Counted, spans: Spans) -> Span:
    """Return the least and the most a number can be."""
    if isinstance(tree, Number):
        return tree.value, tree.value
    if isinstance(tree, Name):
        low, high = spans[tree.name]
        return (min(low, 0), high * _MOST_PLAYERS) if tree.subject in ADDED_UP else (low, high)
    (a, b), (c, d) = span(tree.left, spans), span(tree.right, spans)
    if tree.sign == "+":
        return a + c, min(b + d, spans["markers"][1]) if _are_parts(tree) else b + d
    if tree.sign == "-":
        return a - d, b - c
    if tree.sign == "%":
        return 0, d - 1
    corners = (a * c, a * d, b * c, b * d)
    return min(corners), max(corners)


def _are_parts(tree: Sum) -> bool:
    """Tell whether the parts add up markers of one player, so that all its markers are the most."""
    found = names(tree)
    return (
        len(found) == 2
        and isinstance(tree.left, Name)
        and isinstance(tree.right, Name)
        and len({name.name for name in found}) == 2
        and all(name.name in _WHERE_MARKERS_ARE and _of_one(name) for name in found)
        and len({_plain(name).subject for name in found}) == 1
    )


def _agree(parts: tuple[Truth, ...], wanted: bool, spans: Spans) -> bool:
    """Tell whether the limits several parts set on the same name leave it any number."""
    left: dict[Name, Span] = {}
    for part in parts:
        found = _limit(part, wanted)
        if found:
            name, sign, number = found
            low, high = left.get(name) or spans.get(name.name, _TRUTH)
            if sign in (">", ">=", "="):
                low = max(low, number + (sign == ">"))
            if sign in ("<", "<=", "="):
                high = min(high, number - (sign == "<"))
            left[name] = (low, high)
    colours = [name for name, span in left.items() if name.name == "colour" and span[0] == 1]
    one_colour = len(colours) == len({name.subject for name in colours})
    return one_colour and all(low <= high for low, high in left.values())


def _limit(part: Truth, wanted: bool) -> tuple[Name, str, int] | None:
    """Return the limit a part sets on one name of a player or the table, if that is all it does."""
    while isinstance(part, Not):
        part, wanted = part.inner, not wanted
    if isinstance(part, Name):
        return (_plain(part), "=", int(wanted)) if _of_one(part) else None
    if not isinstance(part, Compare):
        return None
    name, sign, number = part.left, part.sign, part.right
    if isinstance(name, Number):
        name, sign, number = number, _TURNED[sign], name
    if not isinstance(name, Name) or not isinstance(number, Number) or not _of_one(name):
        return None
    return _plain(name), sign if wanted else _DENIED[sign], number.value


def _of_one(name: Name) -> bool:
    """Tell whether a name is of one player, or of the table."""
    return name.subject in ("", "mine", "victim")


def _plain(name: Name) -> Name:
    return Name(name.name, "", name.arguments) if name.subject == "mine" else name

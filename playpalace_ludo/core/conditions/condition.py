"""A condition ready for use: its tree compiled into one function of a scene."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TypeAlias

from playpalace_ludo.core.conditions.names import (
    ADDED_UP,
    MARKER,
    NAMES,
    OF_PREY,
    SUBJECTS,
    Subject,
)
from playpalace_ludo.core.conditions.parser import parse, parse_number
from playpalace_ludo.core.conditions.scene import Scene
from playpalace_ludo.core.conditions.tree import (
    SIGNS,
    Compare,
    Counted,
    Junction,
    Name,
    Not,
    Number,
    Sum,
    Tree,
    Truth,
    names,
    reduced,
)

_Value: TypeAlias = Callable[[Scene, int], int]
"""The value of a part of the tree; the number is the seat that stands for "anybody"."""
Ids: TypeAlias = Callable[[str, str], frozenset[int]]
"""Finds the ids behind a name in brackets, given what kind of thing it names."""


@dataclass(frozen=True, slots=True)
class Condition:
    tree: Truth
    test: Callable[[Scene, int], int] = field(compare=False)
    of_marker: bool = field(compare=False)
    """It asks about a marker that is to move or to be captured, not only about the position."""
    ids: Ids = field(compare=False, repr=False)

    def holds(self, scene: Scene) -> bool:
        return bool(self.test(scene, scene.seat))

    @property
    def names(self) -> frozenset[str]:
        """The names it uses, which tell the plan what to count."""
        return frozenset(name.name for name in names(self.tree))


@dataclass(frozen=True, slots=True, eq=False)
class Amount:
    """A number computed when it is needed."""

    tree: Counted
    read: Callable[[Scene, int], int]

    def of(self, scene: Scene) -> int:
        return self.read(scene, scene.seat)


def holds_any(conditions: tuple[Condition, ...], scene: Scene) -> bool:
    """Tell whether one of several conditions holds."""
    seat = scene.seat
    for condition in conditions:  # noqa: SIM110  (a generator takes longer than most conditions)
        if condition.test(scene, seat):
            return True
    return False


def compile_condition(text: str, ids: Ids) -> Condition:
    return _ready(parse(text), ids)


def _ready(tree: Truth, ids: Ids) -> Condition:
    return Condition(tree, _compile(tree, ids), any(map(_is_of_marker, names(tree))), ids)


def settled(condition: Condition, walk: Scene, unknown: Collection[str]) -> Condition | bool:
    """Return what is left of a condition once a walk is known; its answer if nothing is.

    Names in ``unknown`` stay: they are not the same for every token that walks this way.
    """

    def known(name: Name) -> bool:
        return _is_of_marker(name) and name.subject == "" and name.name not in unknown

    def value(name: Name) -> int:
        return _name(name, condition.ids)(walk, walk.seat)

    if not condition.of_marker:
        return condition
    left = reduced(condition.tree, lambda name: value(name) if known(name) else None)
    return left if isinstance(left, bool) else _ready(left, condition.ids)


def compile_amount(text: str, ids: Ids) -> Amount:
    tree = parse_number(text)
    return Amount(tree, _compile(tree, ids))


def _compile(tree: Tree, ids: Ids, *, of_many: bool = False) -> _Value:
    """Compile a part of a tree; ``of_many``: of a comparison that is asked of several players."""
    if isinstance(tree, Number):
        value = tree.value
        return lambda scene, who: value
    if isinstance(tree, Not):
        inner = _compile(tree.inner, ids)
        return lambda scene, who: not inner(scene, who)
    if isinstance(tree, Junction):
        return _junction(tree.word, [_compile(part, ids) for part in tree.parts])
    if isinstance(tree, Sum):
        return _of_two(tree, ids, of_many=of_many)
    if isinstance(tree, Name) and not _is_truth(tree):
        return _name(tree, ids, of_many=of_many)
    asked = _many(tree)
    if isinstance(tree, Name):
        return _quantified(asked, _name(tree, ids, of_many=asked is not None))
    return _quantified(asked, _of_two(tree, ids, of_many=asked is not None))


def _of_two(tree: Sum | Compare, ids: Ids, *, of_many: bool) -> _Value:
    left, sign = _compile(tree.left, ids, of_many=of_many), SIGNS[tree.sign]
    if isinstance(tree.right, Number):  # the usual case, and a third quicker
        value = tree.right.value
        return lambda scene, who: sign(left(scene, who), value)
    right = _compile(tree.right, ids, of_many=of_many)
    return lambda scene, who: sign(left(scene, who), right(scene, who))


def _is_of_marker(name: Name) -> bool:
    return NAMES[name.name].whose == MARKER or name.subject == "victim"


def _is_truth(name: Name) -> bool:
    return NAMES[name.name].kind == "truth"


def _name(name: Name, ids: Ids, *, of_many: bool = False) -> _Value:
    term = NAMES[name.name]
    found: frozenset[int] = frozenset()
    for argument in name.arguments:
        found |= ids(term.takes, argument)
    read = term.reading(found)
    if name.subject in ADDED_UP:
        seats = SUBJECTS[name.subject].seats
        return lambda scene, who: sum([read(scene, seat) for seat in seats(scene)])
    if name.subject == "victim":
        read = OF_PREY.get(name.name, read)
        return lambda scene, who: read(scene, scene.victim)
    if of_many and name.subject in ("", "mine"):
        return lambda scene, who: read(scene, scene.seat)
    return read


def _quantified(subject: Subject | None, test: _Value) -> _Value:
    """Ask a comparison of every player it is about, if it is about more than one."""
    if subject is None:
        return test
    seats, each, negated = subject.seats, subject.each, subject.negated

    def ask(scene: Scene, who: int) -> bool:
        for seat in seats(scene):
            if bool(test(scene, seat)) is not each:
                return not each and not negated
        return each or negated

    return ask


def _many(tree: Compare | Name) -> Subject | None:
    subjects = (SUBJECTS[name.subject] for name in names(tree) if name.subject)
    return next((subject for subject in subjects if subject.many), None)


def _junction(word: str, tests: list[_Value]) -> _Value:
    stops = word == "or"

    def ask(scene: Scene, who: int) -> bool:
        for test in tests:
            if bool(test(scene, who)) is stops:
                return stops
        return not stops

    return ask

"""A condition as a tree, and how it is written."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

WORD = re.compile(r"[\w-]+(?:\.\.[\w-]+)?")
"""An argument that needs no quotes: a tile, a run of tiles, a card."""


SIGNS: Mapping[str, Callable[[int, int], int]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "%": operator.mod,
}


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    column: int = field(default=1, compare=False)

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Name:
    """A count or a truth by name: ``home``, ``anybody.captures``, ``on_tile(a7)``."""

    name: str
    subject: str = ""
    """The subject as written; empty for the player in question, or for the whole table."""
    arguments: tuple[str, ...] = ()
    column: int = field(default=1, compare=False)
    columns: tuple[int, ...] = field(default=(), compare=False)
    """Where each argument stands."""

    def __str__(self) -> str:
        whose = f"{self.subject}." if self.subject else ""
        if not self.arguments:
            return whose + self.name
        return f"{whose}{self.name}({', '.join(map(_argument, self.arguments))})"


@dataclass(frozen=True, slots=True)
class Sum:
    """Arithmetic of two numbers: ``+``, ``-``, ``*`` or ``%``, the rest of a division."""

    sign: str
    left: Counted
    right: Counted

    @property
    def column(self) -> int:
        return self.left.column

    def __str__(self) -> str:
        tight = self.sign in "*%"
        left = f"({self.left})" if tight and _is_loose(self.left) else str(self.left)
        right = f"({self.right})" if isinstance(self.right, Sum) else str(self.right)
        return f"{left} {self.sign} {right}"


@dataclass(frozen=True, slots=True)
class Compare:
    left: Counted
    sign: str
    right: Counted

    @property
    def column(self) -> int:
        return self.left.column

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"


@dataclass(frozen=True, slots=True)
class Not:
    inner: Truth
    column: int = field(default=1, compare=False)

    def __str__(self) -> str:
        wrap = isinstance(self.inner, Junction)
        return f"not ({self.inner})" if wrap else f"not {self.inner}"


@dataclass(frozen=True, slots=True)
class Junction:
    """Several truths joined by one word, ``and`` or ``or``."""

    word: str
    parts: tuple[Truth, ...]

    @property
    def column(self) -> int:
        return self.parts[0].column

    def __str__(self) -> str:
        return f" {self.word} ".join(
            f"({part})" if isinstance(part, Junction) else str(part) for part in self.parts
        )


Counted: TypeAlias = Number | Name | Sum
Truth: TypeAlias = Name | Compare | Not | Junction
Tree: TypeAlias = Counted | Truth


def _is_loose(tree: Tree) -> bool:
    return isinstance(tree, Sum) and tree.sign in "+-"


def _argument(text: str) -> str:
    if WORD.fullmatch(text):
        return text
    return f"'{text}'" if "'" not in text else f'"{text}"'


def parts(tree: Tree) -> tuple[Tree, ...]:
    """Return what a tree is made of, one level down."""
    if isinstance(tree, (Compare, Sum)):
        return (tree.left, tree.right)
    if isinstance(tree, Not):
        return (tree.inner,)
    return tree.parts if isinstance(tree, Junction) else ()


def names(tree: Tree) -> list[Name]:
    """List every name in a tree, as they stand in it."""
    found = [tree] if isinstance(tree, Name) else []
    for part in parts(tree):
        found += names(part)
    return found


Known: TypeAlias = Callable[[Name], int | None]
"""The value of a name, where it is known ahead."""


def reduced(tree: Truth, known: Known) -> Truth | bool:
    """Return what is left of a truth once some names are known: another one, or its answer."""
    if isinstance(tree, Not):
        inner = reduced(tree.inner, known)
        return not inner if isinstance(inner, bool) else Not(inner)
    if isinstance(tree, Junction):
        return _joined(tree, [reduced(part, known) for part in tree.parts])
    if isinstance(tree, Name):
        value = known(tree)
        return tree if value is None else bool(value)
    left, right = _counted(tree.left, known), _counted(tree.right, known)
    if isinstance(left, Number) and isinstance(right, Number):
        return bool(SIGNS[tree.sign](left.value, right.value))
    return Compare(left, tree.sign, right)


def _joined(tree: Junction, parts: list[Truth | bool]) -> Truth | bool:
    decides = tree.word == "or"
    if decides in [part for part in parts if isinstance(part, bool)]:
        return decides
    open_ones = tuple([part for part in parts if not isinstance(part, bool)])
    if len(open_ones) < 2:
        return open_ones[0] if open_ones else not decides
    return Junction(tree.word, open_ones)


def _counted(tree: Counted, known: Known) -> Counted:
    if isinstance(tree, Name):
        value = known(tree)
        return tree if value is None else Number(value)
    if isinstance(tree, Number):
        return tree
    left, right = _counted(tree.left, known), _counted(tree.right, known)
    if isinstance(left, Number) and isinstance(right, Number):
        return Number(SIGNS[tree.sign](left.value, right.value))
    return Sum(tree.sign, left, right)

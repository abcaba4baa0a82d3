"""Reading a condition: signs, precedence, types and bounds; every mistake has its column.

Written by hand because the core, which hosts import, has no library but Python's own, and because
a grammar of six levels takes fewer lines than making a parser generator's errors plain.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from playpalace_ludo.core.conditions.names import ADDED_UP, NAMES, OF_PREY, PLAYER, SUBJECTS, TRUTH
from playpalace_ludo.core.conditions.tree import (
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
)
from playpalace_ludo.core.errors import LudoError, Value, show
from playpalace_ludo.core.spelling import closest

MOST_SIGNS = 400
"""Length of a condition. A rule file is untrusted: every size has a bound."""
MOST_DEPTH = 12
"""Of brackets and nots within each other."""
MOST_PARTS = 60
"""Numbers, names and operators: the cost of a condition, per player."""
MOST_NUMBER = 999_999

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?!\w))|(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)?)"
    r"|(?P<sign><=|>=|==|!=|[=<>()+*%,-])|(?P<wrong>\S)|$)"
)
_ARGUMENT = re.compile(r"""\s*(?:'([^']*)'|"([^"]*)"|([\w-]+(?:\.\.[\w-]+)?))\s*""")
_MEANT = {"&": "and", "|": "or", "!": "not", "≥": ">=", "≤": "<=", "≠": "!=", "/": "%"}
_COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
_LEVELS = (("+", "-"), ("*", "%"))


class ConditionError(LudoError):
    """A condition that cannot be read: what is wrong, and in which column."""

    def __init__(self, code: str, column: int, suggestion: str = "", **values: Value) -> None:
        self.code, self.column, self.suggestion, self.values = code, column, suggestion, values
        super().__init__(f"column {column}: {code}")


class _Token(NamedTuple):
    kind: str
    """number, name, sign or end."""
    text: str
    column: int
    end: int


@lru_cache(maxsize=512)
def parse(text: str) -> Truth:
    """Read a condition; raise ConditionError with the first mistake in it."""
    if len(text) > MOST_SIGNS:
        raise ConditionError("condition-long", MOST_SIGNS + 1, most=MOST_SIGNS)
    return _Reader(text).whole()


@lru_cache(maxsize=512)
def parse_number(text: str) -> Counted:
    """Read a number that is reckoned; raise ConditionError with the first mistake in it."""
    if len(text) > MOST_SIGNS:
        raise ConditionError("condition-long", MOST_SIGNS + 1, most=MOST_SIGNS)
    return _Reader(text).number()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.depth = self.count = 0
        self.token = self._read(0)

    def _read(self, at: int) -> _Token:
        found = _TOKEN.match(self.text, at)
        kind = found.lastgroup if found else None
        if not found or not kind:
            return _Token("end", "", len(self.text.rstrip()) + 1, len(self.text))
        column = found.start(kind) + 1
        if kind == "wrong":
            sign = found[kind]
            raise ConditionError("condition-sign", column, _MEANT.get(sign, ""), sign=show(sign))
        return _Token(kind, found[kind], column, found.end())

    def _next(self) -> _Token:
        token, self.token = self.token, self._read(self.token.end)
        return token

    def _is(self, *texts: str) -> bool:
        return self.token.kind != "end" and self.token.text in texts

    def _unexpected(self, wanted: str) -> ConditionError:
        token = self.token
        if token.kind == "end":
            return ConditionError("condition-end", token.column, wanted=wanted)
        return ConditionError(
            "condition-unexpected", token.column, word=show(token.text), wanted=wanted
        )

    def _counted(self, column: int) -> None:
        self.count += 1
        if self.count > MOST_PARTS:
            raise ConditionError("condition-parts", column, most=MOST_PARTS)

    def whole(self) -> Truth:
        tree = self._truth(self._either())
        if self.token.kind != "end":
            raise self._unexpected("joint")
        return tree

    def number(self) -> Counted:
        tree = self._number(self._sum(0))
        if self.token.kind != "end":
            raise self._unexpected("joint")
        return tree

    def _either(self) -> Tree:
        return self._joined("or", lambda: self._joined("and", self._negated))

    def _joined(self, word: str, inner: object) -> Tree:
        assert callable(inner)
        first: Tree = inner()
        if not self._is(word):
            return first
        parts = [self._truth(first)]
        while self._is(word):
            self._counted(self._next().column)
            parts.append(self._truth(inner()))
        return Junction(word, tuple(parts))

    def _negated(self) -> Tree:
        if not self._is("not"):
            return self._comparison()
        column = self._next().column
        self._counted(column)
        self._deeper(column)
        inner = self._truth(self._negated())
        self.depth -= 1
        return Not(inner, column)

    def _deeper(self, column: int) -> None:
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise ConditionError("condition-deep", column, most=MOST_DEPTH)

    def _comparison(self) -> Tree:
        left = self._sum(0)
        sign = "=" if self._is("==") else self.token.text
        if self.token.kind != "sign" or sign not in _COMPARISONS:
            return left
        self._counted(self._next().column)
        tree = Compare(self._number(left), sign, self._number(self._sum(0)))
        subjects = [name for name in names(tree) if _is_many(name)]
        if len({name.subject for name in subjects}) > 1:
            raise ConditionError("condition-two-subjects", subjects[1].column)
        return tree

    def _sum(self, level: int) -> Tree:
        if level == len(_LEVELS):
            return self._atom()
        left = self._sum(level + 1)
        while self.token.kind == "sign" and self._is(*_LEVELS[level]):
            sign = self._next()
            self._counted(sign.column)
            right = self._number(self._sum(level + 1))
            if sign.text == "%" and not (isinstance(right, Number) and right.value > 0):
                raise ConditionError("condition-divisor", right.column)
            left = Sum(sign.text, self._number(left), right)
        return left

    def _atom(self) -> Tree:
        token = self.token
        self._counted(token.column)
        if self._is("("):
            self._next()
            self._deeper(token.column)
            inner = self._either()
            self.depth -= 1
            self._close()
            return inner
        if self._is("-"):
            self._next()
            if self.token.kind != "number":
                raise self._unexpected("number")
            return Number(-self._whole_number(), token.column)
        if token.kind == "number":
            return Number(self._whole_number(), token.column)
        if token.kind == "name" and token.text not in ("and", "or", "not"):
            return self._name()
        raise self._unexpected("value")

    def _close(self) -> None:
        if not self._is(")"):
            raise self._unexpected("bracket")
        self._next()

    def _whole_number(self) -> int:
        token = self._next()
        if len(token.text) > len(str(MOST_NUMBER)):
            raise ConditionError("condition-number", token.column, most=MOST_NUMBER)
        return int(token.text)

    def _name(self) -> Name:
        token = self.token
        subject, dot, name = token.text.rpartition(".")
        at = token.column + len(subject) + len(dot)
        if name not in NAMES:
            near = closest(name, list(NAMES))
            raise ConditionError("condition-name", at, near, name=show(name))
        if dot and subject not in SUBJECTS:
            near = closest(subject, list(SUBJECTS))
            raise ConditionError("condition-subject", token.column, near, name=show(subject))
        term = NAMES[name]
        of_prey = subject == "victim" and name in OF_PREY
        if dot and term.whose != PLAYER and not of_prey:
            near = "" if subject == "victim" else name  # the mover's, which was not meant
            raise ConditionError("condition-nobodys", token.column, near, name=show(name))
        if subject in ADDED_UP and term.kind == TRUTH:
            raise ConditionError("condition-total", token.column, name=show(name))
        arguments, columns = self._arguments(token) if term.takes else ((), ())
        if not term.takes:
            self._next()
            if self._is("("):
                raise ConditionError("condition-takes-none", self.token.column, name=show(name))
        return Name(name, subject, arguments, token.column, columns)

    def _arguments(self, token: _Token) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Read the arguments in brackets after a name: tiles, outcomes, colours."""
        name = token.text.rpartition(".")[2]
        after = self._read(token.end) if self.text[token.end :].lstrip()[:1] == "(" else None
        if after is None:
            raise ConditionError("condition-takes", token.end + 1, name=show(name))
        at, arguments, columns = after.end, [], []
        while True:
            found = _ARGUMENT.match(self.text, at)
            if not found or not found[found.lastindex or 0].strip():
                raise ConditionError("condition-argument", at + 1, name=show(name))
            arguments.append(found[found.lastindex or 0])
            columns.append(found.start(found.lastindex or 0) + 1)
            self._counted(columns[-1])
            at = found.end()
            if self.text[at : at + 1] != ",":
                break
            at += 1
        if len(arguments) > 1 and NAMES[name].takes != "tile":
            raise ConditionError("condition-argument", columns[1], name=show(name))
        self.token = self._read(at)
        self._close()
        return tuple(arguments), tuple(columns)

    def _number(self, tree: Tree) -> Counted:
        if isinstance(tree, (Number, Sum)) or (isinstance(tree, Name) and not is_truth(tree)):
            return tree
        raise ConditionError("condition-not-number", tree.column, part=show(str(tree)))

    def _truth(self, tree: Tree) -> Truth:
        if isinstance(tree, (Number, Sum)) or (isinstance(tree, Name) and not is_truth(tree)):
            meant = f"{tree} > 0"
            raise ConditionError("condition-not-truth", tree.column, meant, part=show(str(tree)))
        return tree


def is_truth(name: Name) -> bool:
    return NAMES[name.name].kind == TRUTH


def _is_many(name: Name) -> bool:
    return bool(name.subject) and SUBJECTS[name.subject].many

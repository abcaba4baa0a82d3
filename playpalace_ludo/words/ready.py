"""Compile Fluent messages to Python functions, once per language, to make them fast.

Supported are text, variables, selectors on a variable and message references, which is all our own
files use. Any other message has no function and is formatted by Fluent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeAlias

import babel
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Args: TypeAlias = Mapping[str, str | int | float]
Say: TypeAlias = Callable[[Args], str]
"""Raises KeyError where an argument is missing."""

MOST_REMEMBERED = 200
"""Cached selector results per variable."""


class NotCovered(Exception):
    """The message uses syntax that only Fluent can format."""


class Phrasebook:
    """The functions of one language, compiled on first use."""

    def __init__(self, lang: str, entry: Callable[[str], ast.Message | None]) -> None:
        self._locale = babel.Locale.parse(lang.replace("-", "_"))
        self._entry = entry
        self._said: dict[tuple[str, str], Say | None] = {}

        @cache
        def number(value: int) -> str:
            return str(fluent_number(value).format(self._locale))

        self._whole_number = number

    def say(self, name: str, attribute: str = "") -> Say | None:
        """Return the function of a message; None if Fluent has to format it."""
        key = (name, attribute)
        if key not in self._said:
            self._said[key] = None  # a message inside itself is not covered either
            with suppress(NotCovered):
                self._said[key] = self._pattern(self._find(name, attribute))
        return self._said[key]

    def _find(self, name: str, attribute: str) -> ast.Pattern:
        message = self._entry(name)
        if message is None:
            raise NotCovered
        if not attribute:
            found = message.value
        else:
            found = next((a.value for a in message.attributes if a.id.name == attribute), None)
        if found is None:
            raise NotCovered
        return found

    def _pattern(self, pattern: ast.Pattern) -> Say:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: Any) -> Say:
        match element:
            case ast.TextElement(value=text):
                return lambda args: text
            case ast.Placeable(expression=inside):
                return self._part(inside)
            case ast.StringLiteral():
                literal: str = element.parse()["value"]
                return lambda args: literal
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._variable(name)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
                said = self.say(name, attribute.name if attribute else "")
                if said is not None:
                    return said
            case ast.SelectExpression(selector=ast.VariableReference(id=by), variants=variants):
                return self._choice(by.name, variants)
        raise NotCovered

    def _variable(self, name: str) -> Say:
        def show(args: Args) -> str:
            value = args[name]
            if isinstance(value, str):
                return value
            if isinstance(value, float):
                return str(fluent_number(value).format(self._locale))
            return self._whole_number(value)

        return show

    def _choice(self, name: str, variants: Sequence[ast.Variant]) -> Say:
        branches = [(_key(variant), self._pattern(variant.value)) for variant in variants]
        default = next(
            branch
            for variant, (_, branch) in zip(variants, branches, strict=True)
            if variant.default
        )
        remembered: dict[str | int, Say] = {}

        def find(value: str | int | float) -> Say:
            meant = value if isinstance(value, str) else self._locale.plural_form(value)
            return next((branch for key, branch in branches if key in (value, meant)), default)

        def choose(args: Args) -> str:
            value = args[name]
            if isinstance(value, float):  # 1.0 would be found where 1 was remembered
                return find(value)(args)
            branch = remembered.get(value)
            if branch is None:
                branch = find(value)
                if len(remembered) < MOST_REMEMBERED:
                    remembered[value] = branch
            return branch(args)

        return choose


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return float(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)

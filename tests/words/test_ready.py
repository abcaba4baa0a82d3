"""Messages as functions say word for word what Fluent says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from playpalace_ludo.words import languages, translate
from playpalace_ludo.words.ready import Phrasebook

NUMBERS = (0, 1, 2, 5, 21, 1234, 2.5)
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
TRIES = 2


class Variables(visitor.Visitor):
    """Arguments of a message and those inside it: names, and values that make a difference."""

    def __init__(self, lang: str, name: str) -> None:
        self.values: dict[str, set[str | int]] = {}
        self._lang = lang
        self._visit_message(name)

    def _visit_message(self, name: str) -> None:
        message = translate._message(self._lang, name)
        assert message is not None, name
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._visit_message(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = [variant.key for variant in node.variants]
        self.values.setdefault(node.selector.id.name, set()).update(
            int(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in keys
        )
        self.generic_visit(node)

    def draw(self, chance: random.Random) -> dict[str, Any]:
        return {name: chance.choice(tries(values)) for name, values in self.values.items()}


def tries(values: set[str | int]) -> list[str | int | float]:
    words: list[str | int | float] = sorted(values - PLURALS, key=str)
    counted = not values or values & PLURALS or any(isinstance(value, int) for value in values)
    return [*words, "Ann", *(NUMBERS if counted else ())]


def ids(lang: str) -> Iterator[tuple[str, str]]:
    for name in translate._entries(lang):
        message = translate._message(lang, name)
        assert message is not None, name
        if message.value:
            yield name, name
        yield from ((name, f"{name}.{one.id.name}") for one in message.attributes)


@pytest.mark.parametrize("lang", languages())
def test_every_message_of_ours_is_said_as_fluent_says_it(lang: str) -> None:
    chance = random.Random(lang)
    for name, message_id in ids(lang):
        ready, pattern = translate._ready(lang, message_id), translate._pattern(lang, message_id)
        assert ready is not None, f"{message_id}: only Fluent can say it"
        variables = Variables(lang, name)
        for _ in range(TRIES):
            args = variables.draw(chance)
            text, errors = translate._bundle(lang).format_pattern(pattern, args)
            assert (ready(args), errors) == (text, []), (message_id, args)


def phrasebook(text: str) -> Phrasebook:
    found: list[Any] = FluentParser().parse(text).body
    return Phrasebook("en", {entry.id.name: entry for entry in found}.get)


@pytest.mark.parametrize(
    "text",
    [
        "a = { NUMBER($n) }",
        "a = { -brand }",
        "a = { b }",
        "a = { a }",
        "a = { b }\nb = { a }",
        "a = { NUMBER($n) ->\n   *[other] x\n }",
        "a =\n    .only = an attribute",
    ],
)
def test_what_is_not_covered_is_left_to_fluent(text: str) -> None:
    assert phrasebook(text).say("a") is None


def test_what_fluent_says_without_an_argument_is_said() -> None:
    assert translate.Translator("en").text("pludo-turn", who="other") == "name's turn."

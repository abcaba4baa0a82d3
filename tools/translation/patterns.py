"""The messages of a language as parsed text: words, lengths and selectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentSerializer, ast

from playpalace_ludo.words.languages import locale_files
from playpalace_ludo.words.proofread import parsed

FILLED_IN = 5
"""The assumed length of a variable: a short name, a number with its noun."""


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Return every message and attribute by its id."""
    found: dict[str, ast.Pattern] = {}
    for path in locale_files(lang):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def source(lang: str, message_id: str) -> str:
    """Return a message's text in its file, without the id."""
    pattern = patterns(lang)[message_id]
    entry = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(entry).partition("=")[2].strip()


@cache
def said(lang: str, message_id: str) -> str:
    """Return all words of a message and of those it mentions, one branch after the other."""
    return "".join(_words(lang, patterns(lang).get(message_id), frozenset({message_id})))


@cache
def labels(lang: str) -> dict[str, list[str]]:
    """Return the messages by their text."""
    found: dict[str, list[str]] = {}
    for message_id in patterns(lang):
        found.setdefault(said(lang, message_id), []).append(message_id)
    return found


def _words(lang: str, node: object, known: frozenset[str]) -> Iterator[str]:
    match node:
        case ast.Pattern(elements=parts):
            for part in parts:
                yield from _words(lang, part, known)
        case ast.TextElement(value=text):
            yield text
        case ast.Placeable(expression=inside):
            yield from _words(lang, inside, known)
        case ast.VariableReference():
            yield "…"
        case ast.StringLiteral(value=text):
            yield text
        case ast.MessageReference():
            name = mentioned(node)
            if name not in known:
                yield from _words(lang, patterns(lang).get(name), known | {name})
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _words(lang, variant.value, known)
                yield " | "
        case _:
            pass


def mentioned(node: ast.MessageReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


@cache
def longest(lang: str, message_id: str) -> int:
    """Return how many characters the longest wording of a message has."""
    return _length(lang, patterns(lang).get(message_id), frozenset({message_id}))


def _length(lang: str, node: object, known: frozenset[str]) -> int:
    match node:
        case ast.Pattern(elements=parts):
            return sum(_length(lang, part, known) for part in parts)
        case ast.TextElement(value=text) | ast.StringLiteral(value=text):
            return len(text)
        case ast.Placeable(expression=inside):
            return _length(lang, inside, known)
        case ast.VariableReference():
            return FILLED_IN
        case ast.MessageReference() if (name := mentioned(node)) not in known:
            return _length(lang, patterns(lang).get(name), known | {name})
        case ast.SelectExpression(variants=variants):
            return max(_length(lang, variant.value, known) for variant in variants)
    return 0


def choices(node: ast.Pattern) -> Iterator[tuple[str, list[str], str]]:
    """Return every choice in a message: its variable, its keys, and the key of its default."""
    for by, inside in selections(node):
        default = next(variant for variant in inside.variants if variant.default)
        yield by, [key(variant) for variant in inside.variants], key(default)


def selections(node: ast.Pattern) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Return every choice in a message that is by a variable, with its name."""
    for part in node.elements:
        inside = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            if isinstance(inside.selector, ast.VariableReference):
                yield inside.selector.id.name, inside
            for variant in inside.variants:
                yield from selections(variant.value)


def key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)

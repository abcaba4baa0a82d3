"""Uses of messages: those the program asks for by id, and helpers that only others mention."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import playpalace_ludo
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.words.languages import ENGLISH
from playpalace_ludo.words.proofread import entries

PACKAGE = Path(playpalace_ludo.__file__).parent


def messages(lang: str) -> set[str]:
    """Return the ids of a language's messages, attributes left out."""
    return {entry.name for entry in entries(lang).values()}


def mentioned(lang: str) -> set[str]:
    """Return the ids that messages of a language mention, attributes left out."""
    return {name.partition(".")[0] for entry in entries(lang).values() for name in entry.mentions}


@cache
def helpers() -> frozenset[str]:
    """Return the messages that others mention and the program never asks for.

    A language may do without them by putting their words into the sentences.
    """
    exact, shapes = used_in_code()
    telling = tuple(shape for shape in shapes if not shape.pattern.startswith("pludo-.*"))
    return frozenset(mentioned(ENGLISH) - _asked_for(exact, telling))


def unused() -> set[str]:
    """Return the messages that are neither asked for nor mentioned."""
    return messages(ENGLISH) - mentioned(ENGLISH) - _asked_for(*used_in_code())


def _asked_for(exact: frozenset[str], shapes: tuple[re.Pattern[str], ...]) -> set[str]:
    asked = {name.partition(".")[0] for name in exact}
    asked |= {entry.name for entry in entries(ENGLISH).values() if _fits(entry.id, shapes)}
    asked |= {name for name in messages(ENGLISH) if _fits(name, shapes)}
    return asked | {knob.message_id for knob in KNOBS} | value_ids()


def _fits(name: str, shapes: tuple[re.Pattern[str], ...]) -> bool:
    return any(shape.fullmatch(name) for shape in shapes)


def value_ids() -> set[str]:
    return {
        knob.value_message_id(choice)
        for knob in KNOBS
        if knob.kind == "choice"
        for choice in knob.choices
    } | {
        knob.message_id.replace("pludo-knob-", "pludo-value-")
        for knob in KNOBS
        if knob.kind in ("int", "squares")
    }


@cache
def used_in_code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return message ids in the package: literal ones, and patterns where a part is filled in."""
    exact: set[str] = set()
    shapes: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {id(part) for node in ast.walk(tree) for part in _not_asked_for(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shapes.add(_shape(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) not in inside and re.fullmatch(
                    r"pludo-[a-z0-9-]*[a-z0-9](\.[a-z-]+)?", node.value
                ):
                    exact.add(node.value)
                elif id(node) not in inside and re.fullmatch(r"pludo-[a-z0-9-]*-", node.value):
                    shapes.add(re.escape(node.value) + ".+")
    return frozenset(exact), tuple(re.compile(s) for s in shapes if s.startswith("pludo"))


def _not_asked_for(node: ast.AST) -> list[ast.expr]:
    """Return parts of longer ids, and strings that ids are only compared with."""
    match node:
        case ast.JoinedStr(values=parts):
            return parts
        case ast.Call(func=ast.Attribute(attr="startswith" | "removeprefix"), args=prefixes):
            return prefixes
    return []


def _shape(node: ast.JoinedStr) -> str:
    parts = (
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
        for part in node.values
    )
    return "".join(parts).replace("\\-", "-")

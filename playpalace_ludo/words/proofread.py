"""Find mistakes in the files of a translation, by file, line and message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from playpalace_ludo.words.languages import ENGLISH, UNDECODED, locale_files, locale_text
from playpalace_ludo.words.model import Message

EVERYWHERE = frozenset({"hearer"})
"""Variables every message may use: how the hearer wants to be addressed."""


class Translated(NamedTuple):
    """A message or attribute of a file: its references and its place."""

    id: str
    path: Path
    line: int
    variables: frozenset[str]
    """Without the forms they are wanted in: `victims` for `$victims_acc`."""
    mentions: frozenset[str]
    forms: frozenset[str]
    """The forms that variables are wanted in."""

    @property
    def name(self) -> str:
        return self.id.partition(".")[0]

    @property
    def attribute(self) -> str:
        return self.id.partition(".")[2]


class Misprint(NamedTuple):
    """A fault in one message, which is said in English meanwhile."""

    path: Path
    line: int
    kind: str
    name: str
    id: str = ""

    def told(self) -> Message:
        return Message(
            "pludo-device-doctor-translation",
            {
                "file": f"{self.path.parent.name}/{self.path.name}",
                "line": self.line,
                "kind": self.kind,
                "name": self.name,
                "id": self.id,
            },
        )


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name, _, form = node.id.name.partition("_")
        self.variables.add(name)
        if form:
            self.forms.add(form)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)


def findings(lang: str) -> list[Misprint]:
    """List every message of a language that cannot be said, with the reason."""
    return [one for path in locale_files(lang) for one in _in_file(lang, path)]


def _in_file(lang: str, path: Path) -> Iterator[Misprint]:
    found, broken = read(path)
    yield from broken
    own, english = entries(lang), entries(ENGLISH)
    for entry in found:
        for other in sorted(entry.mentions - own.keys()):
            yield Misprint(path, entry.line, "mention", other, entry.id)
        for form in sorted(entry.forms - forms(lang)):
            yield Misprint(path, entry.line, "form", form, entry.id)
        if (like := meant_as(entry)) in english:
            known = variables(ENGLISH, like) | EVERYWHERE
            for name in sorted(variables(lang, entry.id) - known):
                yield Misprint(path, entry.line, "variable", f"${name}", entry.id)


def meant_as(entry: Translated) -> str:
    """Return the English message this one is, or a form of: `pludo-piece` for `pludo-piece.acc`."""
    if entry.id in entries(ENGLISH) or not entry.attribute:
        return entry.id
    whole = entry.attribute.rpartition("_")[0]
    return f"{entry.name}.{whole}" if whole else entry.name


@cache
def forms(lang: str) -> frozenset[str]:
    """Return the forms a language has given to any of its messages, such as cases."""
    english = {form for entry in entries(ENGLISH).values() for form in entry.forms}
    found = (
        entry.attribute.rpartition("_")[2]
        for entry in entries(lang).values()
        if entry.id not in entries(ENGLISH) or entry.attribute in english
    )
    return frozenset(filter(None, found))


@cache
def entries(lang: str) -> dict[str, Translated]:
    """Return every message and attribute of a language by its id."""
    return {entry.id: entry for path in locale_files(lang) for entry in read(path)[0]}


@cache
def variables(lang: str, message_id: str) -> frozenset[str]:
    """Return the variables of a message, those of the messages it mentions included."""
    entry = entries(lang).get(message_id)
    if entry is None:
        return frozenset()
    return entry.variables.union(
        *(variables(lang, other) for other in entry.mentions if other != message_id)
    )


@cache
def read(path: Path) -> tuple[tuple[Translated, ...], tuple[Misprint, ...]]:
    """Read a file: its messages, and the places where it cannot be read."""
    text = locale_text(path)
    found: list[Translated] = []
    broken: list[Misprint] = []
    for entry in parsed(path).body:
        start = _start(entry)
        line = text.count("\n", 0, start) + 1
        if isinstance(entry, ast.Junk):
            written = str(entry.content)
            kind = "encoding" if UNDECODED in written else "unreadable"
            name = "".join(filter(str.isprintable, written.split("=")[0])).strip()
            broken.append(Misprint(path, line, kind, name[:60]))
        elif isinstance(entry, ast.Message):
            if entry.span and UNDECODED in text[start : entry.span.end]:
                broken.append(Misprint(path, line, "encoding", entry.id.name))
                continue
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            found += [_translated(name, path, line, pattern) for name, pattern in parts]
    return tuple(found), tuple(broken)


def _start(entry: ast.EntryType) -> int:
    """Return where an entry begins, a message behind its comment."""
    span = entry.id.span if isinstance(entry, ast.Message) else entry.span
    return span.start if span else 0


def _translated(name: str, path: Path, line: int, pattern: ast.Pattern) -> Translated:
    mentions = _Mentions()
    mentions.visit(pattern)
    found = (mentions.variables, mentions.messages, mentions.forms)
    return Translated(name, path, line, *map(frozenset, found))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(locale_text(path))

"""Comments for translators: which English messages need one close by, and lack it.

The head of a file explains what most of its variables hold, but a translation tool shows only
the comment of a message and that of its group.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from playpalace_ludo.words.commands import COMMANDS
from playpalace_ludo.words.languages import ENGLISH, locale_files, locales_dir
from playpalace_ludo.words.proofread import entries, parsed
from tools.translation.patterns import choices, patterns

EVIDENT = frozenset(
    (
        *("file", "folder", "path", "line", "column", "port", "address", "version"),
        *("name", "names", "title", "count", "games", "percent", "seconds", "minutes"),
        *("low", "high", "least", "most"),
    )
)
"""Variables whose names say what they hold."""
VAGUE = frozenset(
    ("value", "text", "word", "what", "item", "kind", "which", "part", "is", "number")
)
"""Variables that have to be explained even where they stand alone."""


def unexplained() -> Iterator[tuple[str, str]]:
    """Yield each message with a variable that no comment close by names.

    Those that need it are a variable that branches are chosen by in words, one among several,
    and one whose name says little. An option or command of that name explains itself.
    """
    own = {command.id for command in COMMANDS} | _on_the_page()
    own |= {name.removeprefix("pludo-knob-") for name in patterns(ENGLISH)}
    for path in locale_files(ENGLISH):
        above = group = ""
        for one in parsed(path).body:
            match one:
                case ast.ResourceComment(content=str(text)):
                    above += f" {text}"
                case ast.GroupComment(content=text):
                    group = text or ""
                case ast.Message(id=ast.Identifier(name=name), comment=comment):
                    near = f"{comment.content if comment else ''} {group or above}"
                    named = own | set(re.findall(r"\$([a-z-]+)", near))
                    for variable in sorted(_needing(name) - named):
                        yield name, variable


def _needing(name: str) -> set[str]:
    parts = [pattern for id, pattern in patterns(ENGLISH).items() if id.partition(".")[0] == name]
    found = {
        variable
        for entry in entries(ENGLISH).values()
        if entry.name == name
        for variable in entry.variables
    }
    in_words = {by for part in parts for by, keys, _ in choices(part) if _are_words(keys)}
    several = found - EVIDENT if len(found) > 1 else set()
    return in_words | several | (found & VAGUE)


def _on_the_page() -> set[str]:
    """Return the variables of the table in the translators' page, and two its text explains."""
    page = (locales_dir() / "README.md").read_text("utf-8").splitlines()
    rows = [line.split("|")[1] for line in page if line.startswith("| `$")]
    return {"who", "hearer"}.union(*(re.findall(r"`\$([a-z-]+)`", row) for row in rows))


def _are_words(keys: list[str]) -> bool:
    numbers = {"zero", "one", "two", "few", "many", "other"}
    return any(not key.isdigit() and key not in numbers for key in keys)

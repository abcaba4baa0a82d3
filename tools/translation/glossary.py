"""One word per thing: `glossary.toml` of a language, and the messages that break it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from playpalace_ludo.words.languages import ENGLISH, TIERS, locales_dir
from playpalace_ludo.words.proofread import entries
from tools.translation.patterns import patterns, said

FILE = "glossary.toml"


class Term(NamedTuple):
    """The words of a language for one thing."""

    say: tuple[str, ...]
    """Words of which one must occur; a hyphen at either end allows longer words."""
    never: tuple[str, ...] = ()
    """Words that must not be used for the same thing."""
    free: frozenset[str] = frozenset()
    """Messages exempt for a reason."""


class Breach(NamedTuple):
    """A message that deviates from the glossary."""

    id: str
    term: str
    word: str
    """The word that should not be there; empty where the right one is missing."""


def exists(lang: str) -> bool:
    return (locales_dir() / lang / FILE).is_file()


@cache
def glossary(lang: str) -> dict[str, Term]:
    rows = tomllib.loads((locales_dir() / lang / FILE).read_text("utf-8"))
    return {
        name: Term(tuple(row["say"]), tuple(row.get("never", ())), frozenset(row.get("except", ())))
        for name, row in rows.items()
    }


def breaches(lang: str) -> Iterator[Breach]:
    """Yield the messages that lack a word of the glossary, or have one it rules out."""
    english = glossary(ENGLISH)
    for name, term in glossary(lang).items():
        for message_id in sorted(_for_players(lang) - term.free):
            text = said(lang, message_id)
            if word := next((word for word in term.never if _has(text, (word,))), ""):
                yield Breach(message_id, name, word)
            elif _speaks_of(english.get(name), message_id) and not _has(text, term.say):
                yield Breach(message_id, name, "")


def _for_players(lang: str) -> set[str]:
    """Return the messages that players hear in a game; errors and help quote words of files."""
    quoting = (*TIERS["authors"], "cli", "help", "mishaps")
    return {one.id for one in entries(lang).values() if one.path.stem not in quoting}


def _speaks_of(term: Term | None, message_id: str) -> bool:
    if term is None or message_id in term.free or message_id not in patterns(ENGLISH):
        return False
    return _has(said(ENGLISH, message_id), term.say)


def _has(text: str, words: tuple[str, ...]) -> bool:
    return any(_sought(word).search(text) for word in words)


@cache
def _sought(word: str) -> re.Pattern[str]:
    begins = "" if word.startswith("-") else r"(?<!\w)"
    ends = "" if word.endswith("-") else r"(?!\w)"
    return re.compile(f"{begins}{re.escape(word.strip('-'))}{ends}", re.IGNORECASE)

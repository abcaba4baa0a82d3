"""Faults and gaps of one language, for its translator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import babel
from fluent.syntax import ast

from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import ENGLISH, TIERS
from playpalace_ludo.words.proofread import entries, findings
from tools.language_table import missing
from tools.message_uses import helpers, mentioned, messages
from tools.translation import comments, glossary
from tools.translation.patterns import (
    choices,
    key,
    labels,
    longest,
    patterns,
    said,
    selections,
)
from tools.translation.stamps import stale

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = range(1, 100)
"""Numbers that occur in a game: tokens, steps, turns, points."""
LONGER = 1.5
SHORT = 30
"""Messages of fewer characters may be as long as they have to be."""
SHORT_IN_ENGLISH = "pludo-if-"
"""Conditions may be longer: English builds them from words that elsewhere have to be clauses."""
QUOTED = re.compile("“([^”…|]+)”")
"""A button or command that a sentence names as players find it."""


class Note(NamedTuple):
    """One thing a translator should look at."""

    kind: str
    where: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.text}"


def faults(lang: str) -> list[Note]:
    """List faults a test refuses: unusable messages, wrong plurals, words the glossary forbids.

    Others are a button that a sentence calls by another name than its own, a sentence that
    takes much longer to hear than the English one, and English that translators are told too
    little about.
    """
    english = Translator(ENGLISH)
    unsaid = (english.say(one.told()).partition(": ") for one in findings(lang))
    found = [Note("unreadable", where, text) for where, _, text in unsaid]
    faults = (_plurals, _unnumbered, _unused, _breaches, _misnamed, _long, _uncommented)
    return [*found, *(note for kind in faults for note in kind(lang))]


def remarks(lang: str) -> list[Note]:
    """List points only a reader can judge: choices left out, English that has changed."""
    return [*_uncounted(lang), *_stale(lang)]


def lacking(lang: str) -> dict[str, list[str]]:
    """Return the messages a language lacks, by tier."""
    return {tier: missing(lang, tier) for tier in TIERS}


def classes(lang: str) -> list[str]:
    """Return the plural classes of a language that the numbers of a game fall into."""
    return list(dict.fromkeys(_class(lang, number) for number in NUMBERS))


def _plurals(lang: str) -> Iterator[Note]:
    """List choices that leave more than one class to the default, or have a class too many."""
    needed = set(classes(lang))
    for message_id, pattern in patterns(lang).items():
        for variable, keys, default in choices(pattern):
            asked = set(keys) - {"other"}
            if _is_plural(keys) and (wrong := _wrong_classes(needed, asked, set(keys), default)):
                yield _note(lang, "plural", message_id, f"choosing by ${variable}: {wrong}")


def _is_plural(keys: list[str]) -> bool:
    """Tell whether a choice is by number, not by words of which one happens to be `one`."""
    words = [key for key in keys if not key.replace(".", "").isdigit()]
    return len(words) > 1 and PLURALS.issuperset(words)


def _wrong_classes(needed: set[str], asked: set[str], keys: set[str], default: str) -> str:
    """Return the problem with the classes of a choice, or an empty string.

    The default may stand for one class that has no branch of its own.
    """
    without = sorted(needed - keys)
    stands_in = (default == "other" and "other" not in needed) or default not in PLURALS
    if len(without) > (1 if stands_in else 0):
        return f"no branch for {', '.join(without)}"
    if beyond := sorted(PLURALS.intersection(asked) - needed - {"zero", "many"}):
        return f"{', '.join(beyond)} does not exist in this language"
    return ""


def _unnumbered(lang: str) -> Iterator[Note]:
    """List branches that omit their number although they also stand for 21."""
    if sum(_class(lang, number) == "one" for number in NUMBERS) < 2:
        return
    for message_id, pattern in patterns(lang).items():
        for variable, inside in selections(pattern):
            texts = {key(variant): variant.value for variant in inside.variants}
            one = texts.pop("one", None)
            if one is None or "1" in texts or not _is_plural(["one", *texts]):
                continue
            counted = any(variable in _shown(text) for text in texts.values())
            if counted and variable not in _shown(one) and not _mentions(one):
                text = f"say {{ ${variable} }} in [one], which is 21, too, or write [1] for 1"
                yield _note(lang, "plural", message_id, text)


def _class(lang: str, number: int) -> str:
    return str(babel.Locale.parse(lang.replace("-", "_")).plural_form(number))


def _mentions(pattern: ast.Pattern) -> bool:
    placed = (part.expression for part in pattern.elements if isinstance(part, ast.Placeable))
    return any(isinstance(inside, ast.MessageReference) for inside in placed)


def _unused(lang: str) -> Iterator[Note]:
    known = mentioned(lang) | messages(ENGLISH) - helpers()
    for entry in entries(lang).values():
        if entry.id == entry.name and entry.name not in known:
            yield _note(lang, "unused", entry.id, "no message mentions this helper; take it out")


def _breaches(lang: str) -> Iterator[Note]:
    if not glossary.exists(lang):
        yield Note("glossary", lang, f"{lang}/{glossary.FILE} is missing; copy that of en")
        return
    for name in sorted(glossary.glossary(ENGLISH).keys() ^ glossary.glossary(lang).keys()):
        yield Note("glossary", f"{lang}/{glossary.FILE}", f"{name} stands in one of en and {lang}")
    for one in glossary.breaches(lang):
        words = ", ".join(glossary.glossary(lang)[one.term].say)
        text = f"says {one.word}" if one.word else f"has none of: {words}"
        yield _note(lang, "glossary", one.id, f"{one.term}: {text}")


def _misnamed(lang: str) -> Iterator[Note]:
    for name in sorted(patterns(lang).keys() & patterns(ENGLISH).keys()):
        for quoted in QUOTED.findall(said(ENGLISH, name)):
            ids = labels(ENGLISH).get(quoted, ())
            own = sorted({said(lang, one) for one in ids if one in patterns(lang)})
            if own and not any(label in said(lang, name) for label in own):
                text = f"“{quoted}” is called {' or '.join(own)} elsewhere"
                yield _note(lang, "label", name, text)


def _long(lang: str) -> Iterator[Note]:
    for name in sorted(patterns(lang).keys() & patterns(ENGLISH).keys()):
        if name.startswith(SHORT_IN_ENGLISH):
            continue
        own, english = longest(lang, name), longest(ENGLISH, name)
        if own > max(SHORT, LONGER * english):
            yield _note(lang, "long", name, f"{own} characters, the English has {english}")


def _uncommented(lang: str) -> Iterator[Note]:
    for name, variable in comments.unexplained() if lang == ENGLISH else ():
        yield _note(lang, "comment", name, f"no comment close by says what ${variable} holds")


def _uncounted(lang: str) -> Iterator[Note]:
    """List messages that show a number which the English selects on but they do not."""
    if len(classes(lang)) < 2:
        return
    for name in patterns(lang).keys() & patterns(ENGLISH).keys():
        english = choices(patterns(ENGLISH)[name])
        counted = {by for by, keys, _ in english if _is_plural(keys)}
        shown = _shown(patterns(lang)[name])
        chosen = {by for by, _, _ in choices(patterns(lang)[name])}
        for variable in sorted(counted & shown - chosen):
            yield _note(lang, "uncounted", name, f"English chooses a plural by ${variable}")


def _shown(pattern: ast.Pattern) -> set[str]:
    """Return the variables a message shows in any branch."""
    found: set[str] = set()
    for part in pattern.elements:
        match part:
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                found.add(name)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                found = found.union(*(_shown(variant.value) for variant in variants))
            case _:
                pass
    return found


def _stale(lang: str) -> Iterator[Note]:
    for name in stale(lang):
        yield _note(lang, "stale", name, "the English has changed since this was translated")


def _note(lang: str, kind: str, message_id: str, text: str) -> Note:
    found = entries(lang)
    entry = found.get(message_id) or next(e for e in found.values() if e.name == message_id)
    return Note(kind, f"{_file(entry.path)}, line {entry.line}", f"{message_id}: {text}")


def _file(path: object) -> str:
    return "/".join(str(path).replace("\\", "/").split("/")[-2:])

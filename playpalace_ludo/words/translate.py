"""Messages into text: one Fluent bundle per language, with English as the fallback."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playpalace_ludo.cleaning import one_line
from playpalace_ludo.words.languages import (
    ENGLISH,
    UNDECODED,
    closest_language,
    locale_files,
    locale_text,
    locales_dir,
)
from playpalace_ludo.words.model import Arg, CommaList, Either, FileWords, Line, Message, Sentences

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    from playpalace_ludo.words.ready import Phrasebook, Say

ENTRY = re.compile(r"^(pludo-[\w-]+) *=((?:.*\n?)(?:(?![a-z#]).*\n?)*)", re.MULTILINE)
"""Matches one message up to the next message or comment."""
PLAIN = re.compile(r"[^=]*= *(?P<text>[^\s{}][^\n{}]*?)\s*")
"""Matches a message of one line without arguments."""
MENTION = re.compile(r"\{ *(pludo-[\w-]+)")
FORM = re.compile(r"\$(([a-z][a-z-]*)_([a-z]+))")
"""Matches a variable wanted in a form: `$victims_acc` takes `.acc` of each message in it."""
NAME = "pludo-name-"
CODES = "codes.ftl"

UNTOLD = "neutral"
"""The value while the hearer has not chosen to be addressed as a man or as a woman."""

TOUCH = ".touch"
"""Attribute of a message that names keys: the same for players who use buttons."""

LONGEST = 2500
LARGEST = 10**15
"""Babel formats no number of more than 28 digits."""
RIGHT_TO_LEFT = ("R", "AL", "RLE", "RLO", "RLI")
ISOLATE, POP = "\u2068", "\u2069"


def language_name(lang: str) -> str:
    """Name a language in its own words."""
    return Translator(lang).text("pludo-language-name")


class Said(str):
    """Text already in words; its names are isolated, the text as a whole is not."""


class Translator:
    """One language: messages become text in it, or in English where it lacks them."""

    def __init__(self, lang: str = ENGLISH, hearer: str = UNTOLD) -> None:
        self.lang = closest_language(lang)
        self.hearer = hearer
        """How to address the hearer, for languages that distinguish men and women."""
        self.isolates = True
        """Whether names in the other direction get invisible marks, which hosts would speak."""
        self.by_touch = False
        """Whether the player uses buttons, so that texts name no keys: see `TOUCH`."""
        self._languages = tuple(dict.fromkeys((self.lang, ENGLISH)))

    @property
    def tells_genders_apart(self) -> bool:
        """Whether any message of the language asks how the hearer is addressed."""
        return any("$hearer" in text for text in _entries(self.lang).values())

    def text(self, message_id: str, **args: Arg) -> str:
        return self.say(Message(message_id, args))

    def say(self, message: Message, form: str = "") -> str:
        """Say a message, in a form of it where the language has that."""
        if self.by_touch and _has_touch(self.lang, message.id):
            message = Message(f"{message.id}{TOUCH}", message.args)
        own_id = _in_form(self.lang, message.id, form)
        plain = _plain(self.lang, own_id)
        if plain is not None:
            return plain
        args = {name: _short(self._value(arg)) for name, arg in message.args.items()}
        args["hearer"] = self.hearer
        for variable, name, wanted in _forms(self.lang, own_id):
            if name in message.args:
                args[variable] = _short(self._value(message.args[name], wanted))
        for lang in self._languages:
            message_id = own_id if lang == self.lang else message.id
            ready = _ready(lang, message_id)
            if ready is not None:
                try:
                    return ready(args)
                except KeyError:
                    pass  # Fluent says what it can without the argument
            pattern = _pattern(lang, message_id)
            if pattern is not None:
                text, errors = _bundle(lang).format_pattern(pattern, args)
                if not errors or lang == ENGLISH:
                    return str(text)
        return message.id

    def line(self, line: Line) -> str:
        return self.all(line.messages)

    def all(self, messages: Iterable[Message]) -> str:
        """Say whole sentences in sequence."""
        return " ".join(filter(None, map(self.say, messages)))

    def prepare(self) -> Iterator[None]:
        """Parse all messages, one per step, for use in idle time."""
        for name in _entries(self.lang):
            if _plain(self.lang, name) is None:
                _parsed(self.lang, name)
                yield

    def _value(self, arg: Arg, form: str = "") -> str | int | float:
        if isinstance(arg, tuple):
            if isinstance(arg, Message):
                return self.say(arg, form)
            if isinstance(arg, Sentences):
                return self.all(arg)
            return self._list([self._value(item, form) for item in arg], _last_joint(arg))
        if not isinstance(arg, str) or isinstance(arg, Said):
            return arg
        if isinstance(arg, FileWords) and arg in _names():
            return self.say(Message(_names()[arg]), form)
        return isolated(one_line(arg)) if self.isolates else one_line(arg)

    def _list(self, items: Sequence[str | int | float], last_joint: str) -> str:
        if not items:
            return self.text("pludo-list-none")
        text = str(items[0])
        for index, item in enumerate(items[1:], start=2):
            joint = last_joint if index == len(items) else "more"
            text = self.text(f"pludo-list-{joint}", before=Said(text), item=_listed(item))
        return text


def _listed(item: str | int | float) -> int | Said:
    """Leave a number a number, so that a language can choose by it: "7 u 8" in Spanish.

    From a thousand on it would get a separator that the first of the list lacks.
    """
    return item if isinstance(item, int) and 0 <= item < 1000 else Said(item)


def _short(value: str | int | float) -> str | int | float:
    """Cut values too long for a sentence, for which Fluent would say `{???}`.

    A number so large that only a damaged file can hold it is said digit by digit.
    """
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 3]}..."
    if isinstance(value, int) and abs(value) > LARGEST:
        return str(value)
    return value


def _last_joint(items: Arg) -> str:
    """Choose the separator before the last item: "and", "or", or a comma."""
    if isinstance(items, CommaList):
        return "more"
    return "or" if isinstance(items, Either) else "last"


def isolated(name: str) -> str:
    """Isolate the direction of a right-to-left name."""
    if name.isascii():
        return name
    from unicodedata import bidirectional  # as in cleaning, loaded late

    turns = any(bidirectional(char) in RIGHT_TO_LEFT for char in name)
    return f"{ISOLATE}{name}{POP}" if turns else name


def is_known(message_id: str) -> bool:
    """Tell whether a message, or an attribute of one, exists."""
    name, _, attribute = message_id.partition(".")
    entry = _entry(ENGLISH, name)
    return f"\n    .{attribute} =" in entry if attribute else bool(entry)


@cache
def _has_touch(lang: str, message_id: str) -> bool:
    return f"\n    {TOUCH} =" in _entry(lang, message_id)


@cache
def _plain(lang: str, message_id: str) -> str | None:
    """Return the text of a message without Fluent, so that a greeting need not wait for it."""
    found = PLAIN.fullmatch(_entry(lang, message_id))
    return found["text"] if found else None


def _pattern(lang: str, message_id: str) -> Any:
    name, _, attribute = message_id.partition(".")
    if _message(lang, name) is None:
        return None
    _learn(lang, name)
    message = _bundle(lang).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _ready(lang: str, message_id: str) -> Say | None:
    """Return the function that says a message; None if only Fluent can say it."""
    name, _, attribute = message_id.partition(".")
    return _phrasebook(lang).say(name, attribute)


@cache
def _phrasebook(lang: str) -> Phrasebook:
    from playpalace_ludo.words.ready import Phrasebook  # imported late, as Fluent is

    return Phrasebook(lang, partial(_message, lang))


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported on the first text: it takes a tenth of a second that `--version` should not pay.
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _entries(lang: str) -> dict[str, str]:
    """Return the unparsed text of every message."""
    found: dict[str, str] = {}
    for path in locale_files(lang):
        found = _entries_in(path) | found
    return found


@cache
def _entries_in(path: Path) -> dict[str, str]:
    entries = ENTRY.findall(locale_text(path))
    found = {name: f"{name} ={text}" for name, text in reversed(entries) if UNDECODED not in text}
    if path.name == CODES and path.parent.name != ENGLISH:
        # The words of a code are compared as a whole: all of one language or none.
        return found if found.keys() >= _entries_in(locales_dir() / ENGLISH / CODES).keys() else {}
    return found


def _entry(lang: str, message_id: str) -> str:
    """Return the text of a message, looking in the file of its kind before reading all."""
    kind = message_id.removeprefix("pludo-").partition("-")[0]
    for name in (kind, f"{kind}s"):
        own = locales_dir() / lang / f"{name}.ftl"
        if own.is_file() and (found := _entries_in(own).get(message_id)):
            return found
    return _entries(lang).get(message_id, "")


@cache
def _names() -> dict[str, str]:
    """Map the English words of shipped rule files to the messages that translate them.

    They also apply to players' own files: a card named "Gate" is English, and German hearers are
    better served by "Tor".
    """
    ids = (name for name in _entries(ENGLISH) if name.startswith(NAME))
    return {text: name for name in ids if (text := _first_line(_entry(ENGLISH, name)))}


def _first_line(entry: str) -> str:
    """Return the text of a one-line message, which forms of it may follow."""
    found = PLAIN.fullmatch(entry.partition("\n")[0])
    return found["text"] if found else ""


@cache
def _in_form(lang: str, message_id: str, form: str) -> str:
    """Return the id of a message in a form, or its own id if the language lacks that form."""
    name, _, attribute = message_id.partition(".")
    wanted = f"{attribute}_{form}" if attribute else form
    message = _message(lang, name) if form else None
    known = message is not None and any(one.id.name == wanted for one in message.attributes)
    return f"{name}.{wanted}" if known else message_id


@cache
def _forms(lang: str, message_id: str) -> tuple[tuple[str, str, str], ...]:
    """Return the variables a message or those it mentions want in a form, split at the sign."""
    texts = [
        _entries(lang).get(name, "") for name in _mentioned(lang, message_id.partition(".")[0])
    ]
    return tuple(
        {(found[1], found[2], found[3]) for text in texts for found in FORM.finditer(text)}
    )


def _mentioned(lang: str, name: str) -> set[str]:
    """Return a message and all it mentions, however deep."""
    known, new = set[str](), {name}
    while new:
        known |= new
        new = {one for at in new for one in MENTION.findall(_entries(lang).get(at, ""))} - known
    return known


def _learn(lang: str, name: str) -> None:
    """Parse a message and those it mentions; a form may mention the message itself."""
    for one in _mentioned(lang, name):
        _add(lang, one)


@cache
def _add(lang: str, name: str) -> None:
    _bundle(lang).add_resource(_parsed(lang, name))


def _message(lang: str, name: str) -> ast.Message | None:
    from fluent.syntax import ast

    body = _parsed(lang, name).body
    return next((entry for entry in body if isinstance(entry, ast.Message)), None)


@cache
def _parsed(lang: str, name: str) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(_entries(lang).get(name, ""))

"""Messages into text: one Fluent bundle per language, English behind it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playpalace_ludo import resources
from playpalace_ludo.words.message import Arg, Either, Line, Message, Row

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"

FILES = {
    "knob": "rules",
    "value": "rules",
    "rule": "rules",
    "preset": "rules",
    "warning": "rules",
    "bots": "rules",
    "refusal": "refusals",
    "command": "commands",
    "category": "commands",
    "key": "commands",
    "cli": "cli",
    "menu": "menu",
    "client": "client",
    "host": "hosts",
    "device": "devices",
    "mode": "devices",
    "query": "queries",
    "reason": "queries",
    "ledger": "queries",
}
"""Second word of a message id -> the file it stands in; all others stand in game.ftl."""
BASE_FILE = "game"
"""Loaded always: its messages may be referred to from every other file."""

ISOLATE, POP = "\u2068", "\u2069"


def locales_dir() -> Path:
    return resources.folder("locales")


@cache
def languages() -> tuple[str, ...]:
    """Codes of all languages, English first."""
    found = sorted(path.name for path in locales_dir().iterdir() if any(path.glob("*.ftl")))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def locale_files(lang: str) -> list[Path]:
    return sorted((locales_dir() / lang).glob("*.ftl"))


def language_name(lang: str) -> str:
    """A language in its own words."""
    return Translator(lang).text("pludo-language-name")


def file_of(message_id: str) -> str:
    """The file a message stands in, from its id alone."""
    return FILES.get(message_id.split(".")[0].split("-")[1], BASE_FILE)


def closest_language(wanted: str) -> str:
    """``de_AT.UTF-8`` -> ``de``; English for a language we do not have."""
    code = wanted.replace("_", "-").split(".")[0].lower()
    return next((c for c in (code, code.split("-")[0]) if c in languages()), ENGLISH)


class Translator:
    """Says messages in one language; what it lacks it says in English."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = closest_language(lang)

    def text(self, message_id: str, **args: Arg) -> str:
        return self.say(Message(message_id, args))

    def say(self, message: Message) -> str:
        args = {name: self._value(arg) for name, arg in message.args.items()}
        for lang in dict.fromkeys((self.lang, ENGLISH)):
            pattern = _pattern(lang, message.id)
            if pattern is not None:
                text, errors = _bundle(lang).format_pattern(pattern, args)
                if not errors or lang == ENGLISH:
                    return str(text)
        return message.id

    def line(self, line: Line) -> str:
        return self.all(line.messages)

    def all(self, messages: Iterable[Message]) -> str:
        """Whole sentences one after the other."""
        return " ".join(filter(None, map(self.say, messages)))

    def has(self, message_id: str) -> bool:
        return any(_pattern(lang, message_id) is not None for lang in (self.lang, ENGLISH))

    def _value(self, arg: Arg) -> str | int | float:
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, tuple):
            return self._list([str(self._value(item)) for item in arg], _last_joint(arg))
        return isolated(arg) if isinstance(arg, str) else arg

    def _list(self, items: list[str], last_joint: str) -> str:
        if not items:
            return self.text("pludo-list-none")
        text = items[0]
        for index, item in enumerate(items[1:], start=2):
            joint = last_joint if index == len(items) else "more"
            text = self.text(f"pludo-list-{joint}", before=text, item=item)
        return text


def _last_joint(items: Arg) -> str:
    """What stands before the last item: "and", "or", or a comma like before the others."""
    if isinstance(items, Row):
        return "more"
    return "or" if isinstance(items, Either) else "last"


def isolated(name: str) -> str:
    """A right-to-left name keeps its direction to itself."""
    if any(unicodedata.bidirectional(char) in ("R", "AL", "RLE", "RLO", "RLI") for char in name):
        return f"{ISOLATE}{name}{POP}"
    return name


def _pattern(lang: str, message_id: str) -> Any:
    name, _, attribute = message_id.partition(".")
    if name.count("-") == 0:
        return None
    _load(lang, file_of(name))
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported on the first text: it takes a tenth of a second that `--version` should not pay.
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    _add(bundle, lang, BASE_FILE)
    return bundle


@cache
def _load(lang: str, name: str) -> None:
    if name != BASE_FILE:
        _add(_bundle(lang), lang, name)


def _add(bundle: FluentBundle, lang: str, name: str) -> None:
    from fluent.runtime import FluentResource

    path = locales_dir() / lang / f"{name}.ftl"
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

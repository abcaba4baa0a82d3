"""Our strings in every language of a host, English where there is no translation."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playpalace_ludo.hosts import LOG_NAME, TYPE
from playpalace_ludo.hosts.game import boards
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.words import Message, locale_files
from playpalace_ludo.words.languages import ENGLISH, closest_language

LOG = logging.getLogger(LOG_NAME)

# What a host looks up itself: names, labels, descriptions, refusals to start. All that is spoken in
# a game goes out as ready text, and PlayPalace takes seconds more per language for the rest of it.
LOOKED_UP = (
    *("pludo-host-", "pludo-knob-", "pludo-clash-"),
    *("pludo-value-dice-use-", "pludo-value-teams-pairs-"),
)
FILES = ("hosts", "rules")

# Names a host makes up from the game's type.
ALIASES = f"game-name-{TYPE} = {{ pludo-host-game-name }}\n"


def looked_up(message: Message) -> list[Message]:
    """Return a message if the host has its string, else nothing."""
    return [message] if message.id.startswith(LOOKED_UP) else []


def reader(config: HostConfig) -> Callable[[str], tuple[str, ...]]:
    """Return a function that reads our strings and never raises.

    Missing files raise here, before anything of ours is in the host.
    """
    in_language(config, ENGLISH)

    def read(locale: str) -> tuple[str, ...]:
        try:
            return in_language(config, locale)
        except Exception:
            LOG.exception("Ludo Plus: its strings cannot be read for the language %s", locale)
            return ()

    return read


def in_language(config: HostConfig, locale: str) -> tuple[str, ...]:
    """Return our strings for a locale, with the names of the leaderboards."""
    return (*texts(locale), boards.titles(config, locale))


@cache
def texts(locale: str) -> tuple[str, ...]:
    """Return our strings for a locale: the first definition of an id wins in both hosts."""
    found = [ALIASES]
    for lang in dict.fromkeys((closest_language(locale), ENGLISH)):
        found += [_looked_up(path) for path in locale_files(lang) if path.stem in FILES]
    return tuple(found)


def _looked_up(path: Path) -> str:
    from fluent.syntax import FluentParser, FluentSerializer, ast

    serializer = FluentSerializer()
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return "".join(
        serializer.serialize_entry(entry)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith(LOOKED_UP)
    )

"""Languages: their folders, how far each is translated, and finding the one meant."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import machine, resources

ENGLISH = "en"
AUTO = "auto"
"""Stands for the system's language in options and behind `--lang`."""
TABLE = "languages.toml"
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})

UNDECODED = "\ufffd"
"""Stands in a text for what is not UTF-8."""

TIERS = {
    "hear": ("game", "queries", "refusals", "names"),
    "play": (
        *("client", "commands", "devices", "dice", "explore", "hosts"),
        *("lessons", "menu", "mishaps", "picture", "settings", "web"),
    ),
    "rules": ("cli", "coins", "conditions", "contest", "help", "online", "review", "rules"),
    "authors": ("codes", "problems"),
}
"""Tiers of a translation, each with its files, to be finished one after the other."""


class Coverage(NamedTuple):
    """The state of a language according to `languages.toml`."""

    tier: int = 0
    """How many of the tiers are complete."""
    is_heard: bool = True
    """Whether a native speaker has listened to it."""

    @property
    def is_listed(self) -> bool:
        return self.tier > 0

    @property
    def is_partial(self) -> bool:
        return self.tier < len(TIERS)


def locales_dir() -> Path:
    return resources.folder("locales")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have a folder, English first."""
    found = sorted(path.name for path in locales_dir().iterdir() if any(path.glob("*.ftl")))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


@cache
def listed() -> tuple[str, ...]:
    """Return the languages that players are offered: those in which a game can be heard."""
    return tuple(lang for lang in languages() if status(lang).is_listed)


def status(lang: str) -> Coverage:
    """Return the state of a language; one without an entry can be used, but is not listed."""
    return _table().get(lang, Coverage())


@cache
def _table() -> dict[str, Coverage]:
    import tomllib  # only needed where languages are listed

    rows = tomllib.loads((locales_dir() / TABLE).read_text("utf-8"))
    order = list(TIERS)
    return {
        lang: Coverage(order.index(row["tier"]) + 1, row.get("heard", True))
        for lang, row in rows.items()
    }


_fetch: Callable[[str], None] | None = None
"""Fetches the files of a language where they are not shipped with the program."""


def fetch_with(fetch: Callable[[str], None] | None) -> None:
    """Set how the files of a language are fetched before they are read; None for not at all."""
    global _fetch
    _fetch = fetch


def locale_files(lang: str) -> list[Path]:
    if _fetch is not None:
        _fetch(lang)
    return sorted((locales_dir() / lang).glob("*.ftl"))


def locale_text(path: Path) -> str:
    """Read a file of a language, with `UNDECODED` in it where it is not UTF-8."""
    return path.read_text("utf-8-sig", errors="replace")


def find_language(wanted: str) -> str | None:
    """Find our language for `de_AT.UTF-8`, `pt` or `sr@latin`; None if there is none.

    If the region does not match, another one of the same language is used: Brazilian for `pt`.
    """
    code = re.split("[.@]", wanted.replace("_", "-"))[0].lower()
    base = code.split("-")[0]
    by_code = {lang.lower(): lang for lang in languages()}
    if code in by_code or base in by_code:
        return by_code.get(code) or by_code[base]
    return next((lang for low, lang in by_code.items() if low.split("-")[0] == base), None)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return our language for the one the system is set to, in the environment as POSIX has it.

    The C library is not asked: it knows only the locales somebody has built on this computer,
    and on Windows names them in English words.
    """
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if not named and sys.platform == "win32":
        named = machine.windows_language()
    return closest_language(named)


def same_language(one: str, other: str) -> bool:
    """Tell whether two codes mean one language, whatever their regions: `pt` and `pt-BR`."""
    return re.split("[-_]", one.lower())[0] == re.split("[-_]", other.lower())[0]


def direction(lang: str) -> str:
    """Return the direction a language is written in, `rtl` or `ltr`."""
    return "rtl" if lang.split("-")[0] in RIGHT_TO_LEFT else "ltr"


def closest_language(wanted: str) -> str:
    """Find our language for the one wanted; English if there is none."""
    return find_language(wanted) or ENGLISH

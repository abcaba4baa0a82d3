"""The table of listed languages in locales/README.md: how much of each tier is translated."""

from __future__ import annotations

from playpalace_ludo.words import language_name
from playpalace_ludo.words.languages import ENGLISH, TIERS, listed, status
from playpalace_ludo.words.proofread import entries
from tools.message_uses import helpers


def text() -> str:
    names = [*TIERS]
    rows = [
        f"| language | {' | '.join(names)} | heard by a native speaker |",
        f"|---|{'---|' * (len(names) + 1)}",
    ]
    for lang in listed():
        shares = " | ".join(_share(lang, tier) for tier in names)
        heard = "" if status(lang).is_heard else "not yet"
        rows.append(f"| `{lang}` {language_name(lang)} | {shares} | {heard} |")
    return "\n".join(rows)


def missing(lang: str, tier: str) -> list[str]:
    """Return the messages of a tier that a language lacks.

    Helpers count only where the language mentions them.
    """
    return [name for name in _wanted(lang, tier) if name not in entries(lang)]


def _wanted(lang: str, tier: str) -> list[str]:
    mentioned = {name for entry in entries(lang).values() for name in entry.mentions}
    return [
        entry.id
        for entry in entries(ENGLISH).values()
        if entry.path.stem in TIERS[tier] and (entry.name not in helpers() or entry.id in mentioned)
    ]


def _share(lang: str, tier: str) -> str:
    lacks, count = len(missing(lang, tier)), len(_wanted(lang, tier))
    return f"{count - lacks} of {count}" if lang == ENGLISH or lacks else "complete"

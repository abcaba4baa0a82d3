"""The table of languages in locales/README.md: how much of each tier is translated."""

from __future__ import annotations

from playpalace_ludo.words import language_name
from playpalace_ludo.words.languages import ENGLISH, TIERS, languages, status
from playpalace_ludo.words.proofread import entries


def text() -> str:
    names = [*TIERS]
    rows = [
        f"| language | {' | '.join(names)} | heard by a native speaker |",
        f"|---|{'---|' * (len(names) + 1)}",
    ]
    for lang in languages():
        shares = " | ".join(_share(lang, tier) for tier in names)
        heard = "" if status(lang).is_heard else "not yet"
        rows.append(f"| `{lang}` {language_name(lang)} | {shares} | {heard} |")
    return "\n".join(rows)


def missing(lang: str, tier: str) -> list[str]:
    """Return the messages of a tier that a language lacks."""
    wanted = [name for name, entry in entries(ENGLISH).items() if entry.path.stem in TIERS[tier]]
    return [name for name in wanted if name not in entries(lang)]


def _share(lang: str, tier: str) -> str:
    count = sum(entry.path.stem in TIERS[tier] for entry in entries(ENGLISH).values())
    there = count - len(missing(lang, tier))
    return f"{there} of {count}" if lang == ENGLISH or there < count else "complete"

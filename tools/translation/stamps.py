"""Stamps of the English text each translation was made from, to notice later changes.

A line per message holds a digest of the English text and one of the translation. A message is
stale when the English has changed since and the translation has not.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from playpalace_ludo.words.languages import ENGLISH
from tools.translation.patterns import patterns, source

FOLDER = Path(__file__).parent / "stamps"


def stale(lang: str) -> list[str]:
    """Return the messages whose English text changed after they were translated."""
    before, now = _kept(lang), _now(lang)
    return [
        name
        for name, (english, own) in now.items()
        if name in before and before[name][0] != english and before[name][1] == own
    ]


def stamp(lang: str, looked_at: set[str]) -> int:
    """Record the source of every translation; return how many are still stale.

    Stale messages keep their line, unless somebody has reviewed them and found them right.
    """
    left = [name for name in stale(lang) if name not in looked_at]
    before, now = _kept(lang), _now(lang)
    lines = {**now, **{name: before[name] for name in left}}
    FOLDER.mkdir(exist_ok=True)
    text = "".join(f"{name} {' '.join(digests)}\n" for name, digests in sorted(lines.items()))
    _path(lang).write_text(text, "utf-8")
    return len(left)


def _now(lang: str) -> dict[str, tuple[str, str]]:
    return {
        name: (_digest(source(ENGLISH, name)), _digest(source(lang, name)))
        for name in patterns(lang)
        if name in patterns(ENGLISH)
    }


def _kept(lang: str) -> dict[str, tuple[str, str]]:
    if not _path(lang).is_file():
        return {}
    rows = (line.split() for line in _path(lang).read_text("utf-8").splitlines())
    return {name: (english, own) for name, english, own in rows}


def _path(lang: str) -> Path:
    return FOLDER / f"{lang}.txt"


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()

"""The notes of a release: its part of the changelog."""

from __future__ import annotations

import re
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def notes(version: str, changelog: str | None = None) -> str:
    """Return the changelog's section of a version; raise LookupError if there is none."""
    text = CHANGELOG.read_text("utf-8") if changelog is None else changelog
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        heading, _, told = part.partition("\n")
        if heading.split()[:1] == [version]:
            return told.strip() + "\n"
    raise LookupError(f"CHANGELOG.md has no part for version {version}")

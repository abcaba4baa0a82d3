"""Suggestions for misspelt words."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(word: str, words: Iterable[str]) -> str:
    """Return the best "did you mean", or nothing."""
    return (get_close_matches(word, list(words), n=1, cutoff=0.6) or [""])[0]

"""Sanitising of text from a server."""

import re
import unicodedata

SHORT, LONG = 2_000, 200_000
"""Most characters of a line or row, and of a document."""

_SEQUENCE = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|.?)", re.S
)
_JOINERS = "\u200c\u200d"
"""Format characters needed in Persian and Indic scripts; all others are removed."""


def line(text: str, limit: int = SHORT) -> str:
    """Return one line without terminal sequences, control or direction characters."""
    return " ".join(_safe(text[:limit]).split())


def lines(text: str, limit: int = LONG) -> tuple[str, ...]:
    """Return a document's lines, each sanitised."""
    unified = text[:limit].replace("\r\n", "\n").replace("\r", "\n")
    return tuple(_safe(each).rstrip() for each in unified.split("\n"))


def word(text: str, limit: int = SHORT) -> str:
    """Return an identifier to send back unchanged, or an empty one if it is unsafe."""
    return text if len(text) <= limit and text.isprintable() else ""


def _safe(text: str) -> str:
    if text.isprintable():
        return text
    text = _SEQUENCE.sub(" ", text)
    return "".join(char if _harmless(char) else " " for char in text)


def _harmless(char: str) -> bool:
    return char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Co"}

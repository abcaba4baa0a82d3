"""Text from a stranger, made safe before anything of ours sees it."""

import re
import unicodedata

SHORT, LONG = 2_000, 200_000
"""Characters of a line or a row, and of a document."""

_SEQUENCE = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|.?)", re.S
)
_JOINERS = "\u200c\u200d"
"""Format characters that names in Persian and Indic scripts need; all others can mislead."""


def line(text: str, limit: int = SHORT) -> str:
    """Return one line: no terminal sequences, control characters or changes of direction."""
    return " ".join(_safe(text[:limit]).split())


def lines(text: str, limit: int = LONG) -> tuple[str, ...]:
    """Return a document's lines, each as safe as a line by itself."""
    unified = text[:limit].replace("\r\n", "\n").replace("\r", "\n")
    return tuple(_safe(each).rstrip() for each in unified.split("\n"))


def word(text: str, limit: int = SHORT) -> str:
    """Return a name the server wants back unchanged, or nothing if it holds what none should."""
    return text if len(text) <= limit and text.isprintable() else ""


def _safe(text: str) -> str:
    if text.isprintable():
        return text
    text = _SEQUENCE.sub(" ", text)
    return "".join(char if _harmless(char) else " " for char in text)


def _harmless(char: str) -> bool:
    return char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Co"}

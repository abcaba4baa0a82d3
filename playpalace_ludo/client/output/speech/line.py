"""What is said to the player: a line, how urgent it is and what it is about."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import NamedTuple


class Priority(StrEnum):
    """How a line behaves towards the lines around it."""

    LOW = "low"
    """Queues, and is the first to be left out when speech lags."""
    NEWS = "news"
    """Queues: something happened in the game."""
    DUE = "due"
    """Queues and is never left out: the player, or another one at the keyboard, has to act."""
    ASKED = "asked"
    """The player asked for it: it cuts off what is being spoken."""


class Category(StrEnum):
    """What a line is about; each is a buffer of the history."""

    GAME = "game"
    ANSWER = "answers"
    SYSTEM = "system"


class Line(NamedTuple):
    """One sentence for the player, already in the player's language."""

    text: str
    priority: Priority = Priority.NEWS
    category: Category = Category.GAME
    message_id: str = ""
    brief: str = ""
    """A shorter wording for when speech lags; empty if there is none."""


def clean(text: str) -> str:
    """Return one line without anything that upsets a speech server or a terminal.

    A lone surrogate leaves the speech-dispatcher connection half-way through a command for ever;
    control characters are escape sequences or braille garbage.
    """
    if not text.isprintable():
        text = "".join(c if _harmless(c) else " " for c in text)
    return " ".join(text.split())


def _harmless(character: str) -> bool:
    # Cc: control, Cs: surrogate, Cn and Co: nothing any voice could read. Format characters (Cf)
    # stay: they join letters in Persian and Indic names.
    return unicodedata.category(character) not in {"Cc", "Cs", "Cn", "Co"}

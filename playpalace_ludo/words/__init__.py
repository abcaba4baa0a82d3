"""From events to sentences: who hears what of a game, in which words and with which sounds."""

from typing import TYPE_CHECKING, Any

from playpalace_ludo.words.model import (
    Category,
    CueName,
    CueSpec,
    Line,
    Listener,
    Message,
    Priority,
)
from playpalace_ludo.words.translate import Translator, language_name, languages, locale_files

if TYPE_CHECKING:
    from playpalace_ludo.words.choices import Choice
    from playpalace_ludo.words.narration import narrate

__all__ = [
    "Category",
    "Choice",
    "CueName",
    "CueSpec",
    "Line",
    "Listener",
    "Message",
    "Priority",
    "Translator",
    "language_name",
    "languages",
    "locale_files",
    "narrate",
]


def __getattr__(name: str) -> Any:
    """Import what needs the engine when it is first used: a greeting does without."""
    if name == "narrate":
        from playpalace_ludo.words.narration import narrate

        return narrate
    if name == "Choice":
        from playpalace_ludo.words.choices import Choice

        return Choice
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

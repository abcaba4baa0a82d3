"""From events to sentences and sounds, for each hearer of a game."""

from typing import TYPE_CHECKING, Any

from playpalace_ludo.words.languages import languages, locale_files
from playpalace_ludo.words.model import (
    Category,
    CueName,
    CueSpec,
    Line,
    Listener,
    Message,
    Priority,
)
from playpalace_ludo.words.translate import Translator, language_name

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
    """Import names that need the engine on first use, so that the greeting comes sooner."""
    if name == "narrate":
        from playpalace_ludo.words.narration import narrate

        return narrate
    if name == "Choice":
        from playpalace_ludo.words.choices import Choice

        return Choice
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

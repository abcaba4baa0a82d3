"""What no voice, braille line or terminal may be given, taken out of a text."""

import unicodedata


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

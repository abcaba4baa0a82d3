"""Sanitising of text for voices, braille displays and terminals."""

import codecs

_OBEYED = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
"""Control characters, surrogates, unassigned and private characters, and line ends. Format
characters (Cf) stay: they join letters in Persian and Indic names."""
_TURNS_TEXT = frozenset("\u202a\u202b\u202c\u202d\u202e")
"""Except these, which reverse the text after them; isolates do no such harm."""
_MARKS = dict.fromkeys([0x200E, 0x200F, 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Marks of writing direction, including isolates."""
_SPELT = {
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
    **{"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ı": "i"},
    **{"–": "-", "—": "-", "…": "...", "’": "'", "‘": "'", "‚": ","},
    **{"“": '"', "”": '"', "„": '"', "«": '"', "»": '"'},
}
"""Plain spellings of letters, other than by dropping an accent."""

NEAREST = "playpalace_ludo.nearest"
"""The name of our error handler for streams, which substitutes the nearest letters."""


def one_line(text: str) -> str:
    """Replace everything in a line that a terminal would obey by spaces."""
    if text.isprintable() and text.isascii():
        return text
    from unicodedata import category  # loaded late, since a plain greeting does without it

    obeyed = (category(each) in _OBEYED or each in _TURNS_TEXT for each in text)
    return "".join(" " if is_obeyed else each for each, is_obeyed in zip(text, obeyed, strict=True))


def clean(text: str) -> str:
    """Return one line without anything that breaks a speech server or a terminal.

    A lone surrogate leaves the speech-dispatcher connection half-way through a command for ever;
    control characters are escape sequences or braille garbage.
    """
    return " ".join(one_line(text).split())


def without_marks(text: str) -> str:
    """Return a text for voices and braille, which stumble over marks of writing direction."""
    return text if text.isascii() else text.translate(_MARKS)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Replace a character the output's encoding lacks by the nearest letters, or else by ?."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_spelt(character, error.encoding) for character in lacking), error.end


def _spelt(character: str, encoding: str) -> str:
    from unicodedata import normalize

    plain = _SPELT.get(character) or normalize("NFKD", character)
    return plain.encode(encoding, "ignore").decode(encoding) or "?"


codecs.register_error(NEAREST, _nearest)

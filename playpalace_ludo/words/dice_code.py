"""Codes of dice and records: the first bytes of a hash as memorable words."""

from __future__ import annotations

import unicodedata

from playpalace_ludo.words.languages import languages
from playpalace_ludo.words.model import CommaList, Message
from playpalace_ludo.words.translate import Translator

WORDS = 8
"""64 bits: nobody can find another record or seed with a given code."""
WORDS_1 = 3
"""The length of codes in earlier versions: enough against mistakes, too short against forgery."""


def code(digest: str, words: int = WORDS) -> CommaList:
    """Say the first bytes of a hash, each as the word with its number in `codes.ftl`."""
    return CommaList(_words(digest, words))


def is_code_of(noted: str, digest: str, words: int = WORDS) -> bool:
    """Tell whether a note is of this hash: its code in any language, or all its digits."""
    spoken = (" ".join(map(Translator(lang).say, _words(digest, words))) for lang in languages())
    return _plain(noted) in (digest, *map(_plain, spoken))


def count_words(noted: str) -> int:
    return len(_plain(noted).split())


def _words(digest: str, words: int) -> list[Message]:
    return [Message(f"pludo-code-{byte}") for byte in bytes.fromhex(digest)[:words]]


def _plain(text: str) -> str:
    """Reduce noted words to their letters and digits, ignoring case, signs and blanks.

    Marks belong to letters (Hindi vowels), and the Turkish i has its dot or not in capitals.
    """
    written = unicodedata.normalize("NFKC", text).casefold().replace("ı", "i")
    return " ".join("".join(char if _spells(char) else " " for char in written).split())


def _spells(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char).startswith("M")

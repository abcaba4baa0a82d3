"""Codes of dice and records: the first bytes of a hash as memorable words."""

from __future__ import annotations

import unicodedata

from playpalace_ludo.words.languages import languages
from playpalace_ludo.words.model import CommaList, Message
from playpalace_ludo.words.translate import Translator

WORDS = 8
"""64 bits: nobody finds another record or seed for a code that has been told."""
WORDS_1 = 3
"""What earlier versions told: enough against a mistake, too few against a forger."""


def code(digest: str, words: int = WORDS) -> CommaList:
    """Say the first bytes of a hash, each as the word with its number in `codes.ftl`."""
    return CommaList(_words(digest, words))


def is_code_of(noted: str, digest: str, words: int = WORDS) -> bool:
    """Tell whether somebody noted this hash: its code in any language, or all its digits."""
    spoken = (" ".join(map(Translator(lang).say, _words(digest, words))) for lang in languages())
    return _plain(noted) in (digest, *map(_plain, spoken))


def count_words(noted: str) -> int:
    return len(_plain(noted).split())


def _words(digest: str, words: int) -> list[Message]:
    return [Message(f"pludo-code-{byte}") for byte in bytes.fromhex(digest)[:words]]


def _plain(text: str) -> str:
    """Return what is left of noted words whatever signs, capitals and blanks they came with."""
    signs = "".join(char if char.isalnum() else " " for char in unicodedata.normalize("NFKC", text))
    return " ".join(signs.casefold().split())

"""The code of a game's dice: the first bytes of the commitment as memorable words."""

from __future__ import annotations

from playpalace_ludo.words.model import CommaList, Message

WORDS = 3


def code(commitment: str) -> CommaList:
    """Say the first bytes of a commitment, each as the word with its number in `codes.ftl`."""
    beginning = bytes.fromhex(commitment)[:WORDS]
    return CommaList(Message(f"pludo-code-{byte}") for byte in beginning)

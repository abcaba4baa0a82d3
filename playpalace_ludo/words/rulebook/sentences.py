"""Sentences that speak of an option of the cross board by its name."""

from __future__ import annotations

from playpalace_ludo.words.model import NOTHING, Arg, Message
from playpalace_ludo.words.phrases import Args


def sentence(key: str, value: object, others: Args | None = None) -> Message:
    """Say one rule in the words of its option, with the value it has in the rules."""
    return Message(f"pludo-rule-{dashed(key)}", {dashed(key): plain(value), **(others or NOTHING)})


def plain(value: object) -> Arg:
    """Write a value as sentences ask for it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return tuple(int(item) for item in value)
    assert isinstance(value, int | str)
    return value if isinstance(value, int) else value.replace("_", "-")


def dashed(key: str) -> str:
    """Write a dotted key as message ids and arguments do."""
    return key.replace(".", "-").replace("_", "-")

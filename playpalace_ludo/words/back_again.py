"""Where tokens stand after a penalty or an undo has put them back."""

from __future__ import annotations

from collections.abc import Iterator

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Tokens
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message


def back_again(rules: Rules, left: Tokens, tokens: Tokens, listener: Listener) -> list[Message]:
    """Say where the tokens that were put back stand; nothing if none was."""
    return list(_moved(rules, left, tokens, listener))


def _moved(rules: Rules, left: Tokens, tokens: Tokens, listener: Listener) -> Iterator[Message]:
    for seat, own in enumerate(tokens):
        by_step: dict[int, list[int]] = {}
        for token, step in enumerate(own):
            # One that had changed sides is back, too.
            if token >= len(left[seat]) or left[seat][token] != step:
                by_step.setdefault(step, []).append(token)
        for step, there in by_step.items():
            piece = phrases.piece(rules, seat, there, listener)
            where = phrases.place(rules, seat, step)
            yield Message("pludo-back-at", {"piece": piece, "count": len(there), **where})

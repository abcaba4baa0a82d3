"""Words for the dice of a server's games: promised by a hash, revealed once all promises are in.

The client's own notes (commitment, promise, closed list) are compared with the record that the
server sends after the game; `docs/dice.md` says what that proves.
"""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.proof import LONGEST_CONTRIBUTION, Proof
from playpalace_ludo.core.record import Header
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice_hashes import closed, promise
from playpalace_ludo.table.fair_dice import clean_contribution
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.terminal_client import PROMISE_BOX, TELL_BOX

MOST_GAMES = 20
"""Games remembered; a server fixes the dice one game ahead."""
MOST_CHECKED = 1_000_000
"""Characters of all records that are replayed in one visit, far more than its games fill."""
_HASH = re.compile("[0-9a-f]{64}")


class Sealed(NamedTuple):
    """Words for one game."""

    words: str
    promise: str
    closed: str = ""
    """The list the server had closed when the words were told; empty before."""


class SealedWords:
    """Promises words, tells them once, and judges the record of the game."""

    def __init__(self) -> None:
        self.name = ""
        """The player's name on this server."""
        self._games: dict[str, Sealed] = {}
        """By commitment, the latest last."""
        self._room = MOST_CHECKED

    def answer(self, box: str, asked: str) -> str:
        """Return the answer to a server's question; empty where it gets none."""
        hashes = asked.split()
        if not all(map(_HASH.fullmatch, hashes)):
            return ""
        if box == PROMISE_BOX and len(hashes) == 1:
            return self._promise(*hashes)
        if box == TELL_BOX and len(hashes) == 2:
            return self._tell(*hashes)
        return ""

    def type(self, typed: str) -> str:
        """Seal words the player typed for the game that is to come; return the new promise."""
        fixed = next(reversed(self._games), "")
        if not fixed or self._games[fixed].closed:
            return ""
        return self._seal(fixed, clean_contribution(typed).strip("-"))

    def _promise(self, fixed: str) -> str:
        known = self._games.get(fixed)
        return known.promise if known is not None else self._seal(fixed, "")

    def _seal(self, fixed: str, typed: str) -> str:
        """Add random words to those typed, so that nobody can guess them."""
        drawn = secrets.token_hex(16)
        room = LONGEST_CONTRIBUTION - len(drawn) - 1
        words = f"{typed[:room].rstrip()} {drawn}".strip()
        self._games.pop(fixed, None)
        self._games[fixed] = Sealed(words, promise(fixed, self.name, words))
        for old in list(self._games)[:-MOST_GAMES]:
            del self._games[old]
        return self._games[fixed].promise

    def _tell(self, fixed: str, mark: str) -> str:
        """Tell the words for one closed list and no other."""
        known = self._games.get(fixed)
        if known is None or known.closed not in ("", mark):
            return ""
        self._games[fixed] = known._replace(closed=mark)
        return known.words

    def judge(self, text: str) -> list[Message]:
        """Compare a record with what was noted; nothing for a game this client had no words in."""
        try:
            header, _ = record.split(text)
            proof = header.proof
            known = self._games.get(proof.commitment) if proof is not None else None
            if proof is None or known is None:
                return []
            if wrong := _contradiction(header, proof, known):
                return [Message(wrong)]
            self._room -= len(text)
            if self._room < 0:
                return []  # each takes a moment in which no key is answered
            game, verdict = dice_check.check_record(text, variants.load_named)
        except LudoError:
            return []  # saving the record reports what is wrong with it
        if not verdict.holds:
            return [verdict.message]
        args: Args = {"throw": game.rules.chance.randomiser, "count": game.fallen}
        unkept = [message for message in verdict.more if message.id == dice_check.UNKEPT]
        return [Message("pludo-online-dice-check", args), *unkept]


def _contradiction(header: Header, proof: Proof, known: Sealed) -> str:
    """Return the message for a record that is not about the list this client told its words for."""
    if not known.closed:
        return "pludo-online-dice-unasked"
    told = dict(zip(proof.promises, proof.contributions, strict=False))
    if told.get(known.promise) != known.words:
        return "pludo-online-dice-left-out"
    return "pludo-online-dice-list" if closed(header, proof) != known.closed else ""

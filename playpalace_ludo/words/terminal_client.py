"""The convention by which our game on a server recognises this client and its wording.

The protocol has no field for it, so it is part of the client's self-description.
"""

from __future__ import annotations

from playpalace_ludo.words.model import NORMAL, VERBOSITIES

CLIENT_TYPE = "Terminal"
"""The client's name in the list of users online."""
RECORD_BOX = "ludo_plus_record"
"""Id of the input box by which a server sends the record of a finished game."""
PROMISE_BOX = "ludo_plus_promise"
"""Id of the box with the commitment of dice; the answer is a promise of words."""
TELL_BOX = "ludo_plus_tell_words"
"""Id of the box with a commitment and the hash of the closed list; the answer is the words."""
WORDS_BOX = "ludo_plus_words"
"""Id of the box that asks the player for words; they stay in the client, which promises them."""
_MARK = ", wording "
_SEALS = ", sealed words"


def platform(system: str, wording: str) -> str:
    """Describe the platform, that this client seals words, and the wording the player prefers."""
    return f"{system}{_SEALS}" + ("" if wording == NORMAL else f"{_MARK}{wording}")


def seals_words(described: str) -> bool:
    """Tell whether a client answers the boxes about words for the dice."""
    return described.partition(_MARK)[0].endswith(_SEALS)


def wording(described: str) -> str:
    """Return the preferred wording from a client's description; empty if it has none."""
    _, mark, found = described.partition(_MARK)
    return found if mark and found in VERBOSITIES else ""

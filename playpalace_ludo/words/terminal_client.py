"""The convention by which our game on a server recognises this client and its wording.

The protocol has no field for it, so it is part of the client's description of itself.
"""

from __future__ import annotations

from playpalace_ludo.words.model import NORMAL, VERBOSITIES

CLIENT_TYPE = "Terminal"
"""The client's name in the list of users online."""
RECORD_BOX = "ludo_plus_record"
"""Id of the input box by which a server sends the record of a finished game."""
_MARK = ", wording "


def platform(system: str, wording: str) -> str:
    """Describe the platform and the wording the player prefers."""
    return system if wording == NORMAL else f"{system}{_MARK}{wording}"


def wording(described: str) -> str:
    """Return the preferred wording from a client's description; empty if it has none."""
    _, mark, found = described.partition(_MARK)
    return found if mark and found in VERBOSITIES else ""

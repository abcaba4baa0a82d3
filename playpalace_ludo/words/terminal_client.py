"""What this program and its game at a server agree on: who comes in a terminal, and how they hear.

The server's protocol has no field for it, so it stands in what a client says about itself.
"""

from __future__ import annotations

from playpalace_ludo.words.model import NORMAL, VERBOSITIES

CLIENT_TYPE = "Terminal"
"""What others read of us in the list of who is online."""
RECORD_BOX = "ludo_plus_record"
"""The box in which a server hands over the record of a game that has ended."""
_MARK = ", wording "


def platform(system: str, wording: str) -> str:
    """Describe where the program runs, and the wording its player wants."""
    return system if wording == NORMAL else f"{system}{_MARK}{wording}"


def wording(described: str) -> str:
    """Return the wording somebody wants, by how their program describes itself; empty if unsaid."""
    _, mark, found = described.partition(_MARK)
    return found if mark and found in VERBOSITIES else ""

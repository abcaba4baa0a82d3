"""What waits to be sent to somebody: PlayPalace sends it all at the end of a tick."""

from __future__ import annotations

from typing import Any

from playpalace_ludo.hosts.protocols import User

HEARD = ("speak", "play_sound", "play_music", "stop_music", "play_ambience", "stop_ambience")
"""Packets that leave what a client shows as it is."""


def rows(user: User | None, menu: str) -> list[dict[str, Any] | str] | None:
    """Return the rows of a menu, if it is what a client will show when all has been sent."""
    packets: list[dict[str, Any]] = getattr(user, "_message_queue", [])
    last = next((packet for packet in reversed(packets) if packet["type"] not in HEARD), None)
    return last["items"] if last is not None and last.get("menu_id") == menu else None

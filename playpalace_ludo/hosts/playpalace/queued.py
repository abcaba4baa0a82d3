"""Packets queued for a user, which PlayPalace sends at the end of a tick."""

from __future__ import annotations

from typing import Any

from playpalace_ludo.hosts.protocols import User

HEARD = ("speak", "play_sound", "play_music", "stop_music", "play_ambience", "stop_ambience")
"""Packet types that do not change what a client shows."""


def rows(user: User | None, menu: str) -> list[dict[str, Any] | str] | None:
    """Return the rows of a menu if the client will show it once the queue is sent."""
    packets: list[dict[str, Any]] = getattr(user, "_message_queue", [])
    last = next((packet for packet in reversed(packets) if packet["type"] not in HEARD), None)
    return last["items"] if last is not None and last.get("menu_id") == menu else None

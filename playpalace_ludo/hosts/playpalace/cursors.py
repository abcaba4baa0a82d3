"""Cursor positions, restored when a covering menu closes.

PlayPalace's clients put the cursor on the first row of an uncovered menu, and in a lobby that row
starts the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.protocols import MenuItem, User


class Cursors:
    def __init__(self) -> None:
        self._rows: dict[str, str] = {}
        """The row of each person's last action."""
        self._away: set[str] = set()
        """The people whose table menu is covered."""

    def note(self, player_id: str, event: Mapping[str, Any]) -> None:
        """Take the cursor's row in the table's menu from a packet."""
        row = event.get("selection_id") or event.get("menu_item_id")
        if row and event.get("menu_id", TURN_MENU) == TURN_MENU:
            self._rows[player_id] = row

    def leave(self, player_id: str) -> None:
        self._away.add(player_id)

    def come_back(self, player_id: str) -> str | None:
        """Return the row to go back to, once."""
        if player_id not in self._away:
            return None
        self._away.discard(player_id)
        return self._rows.get(player_id)


def position_of(items: list[MenuItem], row: str | None) -> int | None:
    """Return the position of a row, as the host counts."""
    return next((at for at, item in enumerate(items, 1) if row and item.id == row), None)


def forget_position(user: User | None, menu: str) -> None:
    """Reset the position, which the host would otherwise repeat with every later menu."""
    menus = getattr(user, "_current_menus", None)
    if isinstance(menus, dict) and menu in menus:
        menus[menu]["position"] = None

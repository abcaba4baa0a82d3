"""Where people's cursors are, so that each comes back to its row when another menu closes.

A client of PlayPalace puts the cursor on the first row of a menu it has not shown just before, and
in a lobby that is the one that starts the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.hosts.game.intake import TURN_MENU
from playpalace_ludo.hosts.protocols import MenuItem, User


class Cursors:
    def __init__(self) -> None:
        self._rows: dict[str, str] = {}
        """The row each person was on when they did something last."""
        self._away: set[str] = set()
        """Who has another menu before them."""

    def note(self, player_id: str, event: Mapping[str, Any]) -> None:
        """Take from a packet where in the table's own menu its sender is."""
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
    """Return where a row is, as the host counts."""
    return next((at for at, item in enumerate(items, 1) if row and item.id == row), None)


def forget_position(user: User | None, menu: str) -> None:
    """Have a position meant once: the host repeats the last one with every later menu."""
    menus = getattr(user, "_current_menus", None)
    if isinstance(menus, dict) and menu in menus:
        menus[menu]["position"] = None

"""Open grids at a PlayPalace table: menus with rows and columns, walked with arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from playpalace_ludo.hosts.play import pages, questions
from playpalace_ludo.hosts.play.audience import Cell, Grid
from playpalace_ludo.hosts.play.row_ids import GRID_BACK
from playpalace_ludo.hosts.play.table import HINT
from playpalace_ludo.hosts.playpalace.protocols import EscapeBehavior, MenuUser
from playpalace_ludo.hosts.protocols import MenuItem

GRID_MENU = "ludo_plus_grid"
STAYS_FOR = (questions.ASKS - {*pages.BOX, questions.GRID, HINT}) | {
    "whose_turn",
    "check_scores",
}
"""Commands answered over an open grid, including the host's own; others close it."""


class Grids:
    """The open grids of one table, by person."""

    def __init__(self, item: Callable[..., MenuItem], escape: EscapeBehavior) -> None:
        self._item = item
        self._escape = escape
        self._open: dict[str, Grid] = {}
        self._painted: dict[str, list[Cell]] = {}
        self._to_focus: set[str] = set()

    def __contains__(self, player_id: str) -> bool:
        return player_id in self._open

    @property
    def people(self) -> list[str]:
        return list(self._open)

    def open(self, player_id: str, grid: Grid) -> None:
        self._open[player_id] = grid
        self._to_focus.add(player_id)

    def follow(self, player_id: str) -> None:
        """Move the cursor to the grid's focus at the next update."""
        self._to_focus.add(player_id)

    def close(self, player_id: str) -> None:
        self._open.pop(player_id, None)
        self._painted.pop(player_id, None)
        self._to_focus.discard(player_id)

    def note(self, player_id: str, event: Mapping[str, Any]) -> None:
        """Take the cursor's cell from a packet."""
        cell = event.get("selection_id") or event.get("menu_item_id")
        if cell and event.get("menu_id") == GRID_MENU:
            self._open[player_id].look_at(str(cell))

    def select(self, player_id: str, cell: str) -> bool:
        """Handle Enter on a cell; tell whether the grid stays open."""
        if cell != GRID_BACK:
            self._open[player_id].select(cell)
        return cell != GRID_BACK

    def stays_for(self, commands: Iterable[str]) -> bool:
        """Tell whether grids stay open for a key with these commands."""
        return STAYS_FOR.issuperset(commands)

    def paint(self, player_id: str, user: MenuUser, *, always: bool) -> None:
        """Send a grid, unless nothing in it has changed."""
        grid = self._open[player_id]
        cells, focus = grid.cells(), grid.focus if player_id in self._to_focus else None
        self._to_focus.discard(player_id)
        if not always and focus is None and self._painted.get(player_id) == cells:
            return
        self._painted[player_id] = cells
        at = next((place for place, cell in enumerate(cells, 1) if cell.id == focus), None)
        user.show_menu(
            GRID_MENU,
            [self._item(text=cell.text, id=cell.id, sound=cell.sound or None) for cell in cells],
            multiletter=False,
            escape_behavior=self._escape,
            position=at,
            grid_enabled=True,
            grid_width=grid.width,
        )

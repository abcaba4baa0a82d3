"""Open boxes at a PlayPalace table: kept up to date, closed by any key."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from playpalace_ludo.hosts.protocols import Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

BOX = "ludo_plus"


class Boxes:
    def __init__(self, game: PlayPalaceLudo) -> None:
        self._game = game
        self._open: dict[str, tuple[Callable[[], list[str]], list[str]]] = {}
        """By person: the function that makes the lines, and the lines shown last."""

    def open(self, player: Player, lines: Callable[[], list[str]]) -> None:
        self._open[player.id] = (lines, lines())
        self._show(player)

    def _show(self, player: Player) -> None:
        _, lines = self._open[player.id]
        make = self._game.api.MenuItem
        items = [make(text=text, id=f"line_{index}") for index, text in enumerate(lines)]
        self._game._show_transient_display(player, kind=BOX, items=items, multiletter=False)

    def forget(self, player_id: str) -> None:
        self._open.pop(player_id, None)

    def close(self, player: Player) -> bool:
        """Close a player's box; tell whether there was one."""
        if player.id not in self._open:
            return False
        self.forget(player.id)
        self._game._close_transient_display(player)
        return True

    def refresh(self, wanted: Container[str]) -> None:
        """Update the boxes of people whose menu may have changed."""
        game = self._game
        for player_id, (lines, shown) in list(self._open.items()):
            player = game.get_player_by_id(player_id)
            state = game._transient_display_state.get(player_id)
            if player is None or state is None or state.kind != BOX:
                self.forget(player_id)
            elif player_id in wanted and (now := lines()) != shown:
                self._open[player_id] = (lines, now)
                self._show(player)

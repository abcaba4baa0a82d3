"""Menus, boxes, grids and sounds of a table, in a host's own way."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo.hosts.play.audience import Grid
from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.protocols import Player, User


class HostScreen:
    """The default, for hosts that show nothing."""

    has_grids = False
    """Whether the host's menus can have rows and columns."""

    def paint(self, player: Player | None = None) -> None:
        """Resend menus, one player's or all."""

    def send(self) -> None:
        """Send pending menus at the end of a tick."""

    def before_speech(self, player: Player) -> None:
        """Send a pending menu now, because later it would interrupt the next sentence."""

    def move_focus(self, player: Player, row: str) -> None:
        """Put the cursor on a row, once."""

    def has_menus(self, player: Player) -> bool:
        """Tell whether a player can see menus."""
        return not player.is_bot

    def is_covered(self, player: Player) -> bool:
        """Tell whether another menu covers the table's own for a player."""
        return False

    def open_box(self, player: Player, box: str, lines: Callable[[], list[str]]) -> None:
        """Open a box of lines that stays current while it is open."""

    def show_manual(self, player: Player) -> None:
        """Open the rules document for one player."""

    def open_grid(self, player: Player, grid: Grid) -> None:
        """Open a grid, where the host has them."""

    def follow_in_grid(self, player_id: str) -> bool:
        """Move the cursor of an open grid to its focus; tell whether a grid is open."""
        return False

    def play(self, user: User, sound: Sound) -> None:
        user.play_sound(sound.file, sound.volume, sound.pan, sound.pitch)

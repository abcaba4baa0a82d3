"""The end screen of a PlayPalace table: for everybody once, then for those who covered it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playpalace_ludo.hosts.protocols import GameResult, Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo


class EndScreen:
    """The host builds no menu once a game is over, so whatever was closed would leave none."""

    def __init__(self, game: PlayPalaceLudo) -> None:
        self._game = game
        self._result: GameResult | None = None
        self.reader: Player | None = None
        """The person to whom it is shown again."""

    def show_again(self, player: Player) -> bool:
        """Show it to a person who has closed what covered it, and tell whether the game is over."""
        if self._result is None or self._game.status != "finished":
            return False
        self.reader = player
        self._game._show_end_screen(self._result)
        return True

    @contextmanager
    def readers(self, result: GameResult) -> Iterator[None]:
        """Have the host show it to those who should see it now."""
        game, everybody = self._game, self._game.players
        if self._result is not result:
            self._result = result
            game.screen.leave_menus()
        elif self.reader is not None:
            game.players = [self.reader]
        try:
            yield
        finally:
            game.players = everybody

"""People who leave a PlayPalace table or lose their connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.playpalace.protocols import Table
from playpalace_ludo.hosts.protocols import Player

if TYPE_CHECKING:
    from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

MINUTES = 5
"""How long a game waits for its last human, as on PlayAural; then the table is saved."""


class Leaving:
    def __init__(self, game: PlayPalaceLudo) -> None:
        self._game = game
        self.on_purpose: set[str] = set()
        """The people who are leaving on purpose."""
        self._watchers: list[Player] = []
        self._held_until = 0

    def keeps_seat(self, player_id: str) -> bool:
        """Tell whether the seat of a person who left is kept by a bot."""
        player = self._game.get_player_by_id(player_id)
        return self._game.status == "playing" and player is not None and player.is_bot

    def has_dropped(self, player: Player) -> bool:
        """Tell whether a player leaves because their connection is lost."""
        return player.id not in self.on_purpose and not player.is_spectator and not player.is_bot

    def holds_for(self, player: Player) -> bool:
        """Have the game wait if its last human has dropped; tell whether it does."""
        game = self._game
        others = any(not p.is_bot and not p.is_spectator and p is not player for p in game.players)
        if others or game.played is None or not self.has_dropped(player):
            return False
        self._hold(game.played, player)
        return True

    def _hold(self, hosted: HostTable, player: Player) -> None:
        """Pause the game until its last human is back; their place and the table are kept."""
        hosted.gone(player.id)
        hosted.paused = True
        self._game.returning.held = player.id
        self._held_until = self._game.clock + MINUTES * 60 * TICKS_PER_SECOND
        hosted.announcer.tell_all("pludo-host-held", player=player.name, minutes=MINUTES)

    def free(self, table: Table, player: Player) -> None:
        """Remove people who are no longer in the game from the table's list of members.

        The host keeps people there who drop while others stay. If they were in the lobby, at the
        end screen or watching, they would get no menu at their next log-in.
        """
        is_gone = self._game.get_player_by_id(player.id) is None
        if is_gone and len(table.members) > 1:  # without members the host closes the table
            table.remove_member(player.name)

    def holds(self, name: str) -> bool:
        """Tell whether the table is kept for this absent person."""
        held = self._game.get_player_by_id(self._game.returning.held)
        return held is not None and held.name == name

    def tick(self) -> None:
        """Save the table of a person who has not come back in time."""
        game = self._game
        if game.returning.held and game.clock >= self._held_until:
            held, game.returning.held = game.get_player_by_id(game.returning.held), ""
            if held is not None:
                game.tell_at_return(held.name)
                self.save_for(held)

    def is_host_stopping(self) -> bool:
        """Tell whether the host is closing all connections to stop; its clock is then off."""
        server = self._game._table._server if self._game._table is not None else None
        clock = getattr(server, "_tick_scheduler", None)
        return clock is not None and not clock._running

    def save_for(self, player: Player) -> None:
        """Save and close the table without its spectators, whom the host would wait for."""
        game = self._game
        if game._table is not None:
            self._watchers = [one for one in game.players if one.is_spectator]
            game.players[:] = [one for one in game.players if not one.is_spectator]
            game.save_and_close(player.name)

    def lead_out_watchers(self) -> None:
        """Return the spectators to the player list, so that the host leads them out, too."""
        game = self._game
        for watcher in self._watchers:
            game.players.append(watcher)
            if user := game.get_user(watcher):
                text = game.api.Localization.get(user.locale, "table-saved-destroying")
                user.speak(text, game.BUFFERS[SYSTEM])
        self._watchers = []

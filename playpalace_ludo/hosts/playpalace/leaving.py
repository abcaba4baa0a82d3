"""People who leave a PlayPalace table or drop out of it: bots, waiting, saving, the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from playpalace_ludo.hosts.game.rated import RatedMixin
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.hosts.playpalace.protocols import PlayPalaceGame
from playpalace_ludo.hosts.protocols import Player

if TYPE_CHECKING:

    class Base(RatedMixin, PlayPalaceGame):
        api: ClassVar[PlayPalaceApi]

else:
    Base = object  # at run time the host's own class comes behind the adapter

MINUTES = 5
"""How long a game waits for its last human, as PlayAural's do; then the table is saved."""


class LeavingMixin(Base):
    def __post_init__(self) -> None:
        self._leaving: set[str] = set()
        self._watchers: list[Player] = []
        self._held_until = 0
        super().__post_init__()

    def keeps_seat(self, player_id: str) -> bool:
        """Tell whether a bot plays for somebody who left the game."""
        player = self.get_player_by_id(player_id)
        return self.status == self.PLAYING and player is not None and player.is_bot

    def _handle_leave_game_confirm(
        self, player: Player, event: dict[str, Any], selection_id: str
    ) -> None:
        self._leaving.add(player.id)
        try:
            super()._handle_leave_game_confirm(player, event, selection_id)
        finally:
            self._leaving.discard(player.id)

    def _perform_leave_game(self, player: Player) -> None:
        """Have the game wait when the last human drops: a lost connection ends up here, too."""
        self.wake()
        if self._is_host_stopping():
            return  # it has saved the table as it stood, and must not find it saved twice
        others = any(not p.is_bot and not p.is_spectator and p is not player for p in self.players)
        dropped = player.id not in self._leaving and not player.is_spectator and not player.is_bot
        if dropped and not others and self.hosted is not None and self.status == "playing":
            self._hold(self.hosted, player)
            return
        if self.hosted is not None:
            self.hosted.gone(player.id, dropped=dropped)
        super()._perform_leave_game(player)
        if player.is_spectator and self._table is not None and len(self._table.members) > 1:
            # The host keeps a place for who drops, but finds nobody to put there when they return.
            self._table.remove_member(player.name)
        if not self._destroyed:
            self.rebuild_all_menus()

    # A game waits for its last human

    def _hold(self, hosted: HostTable, player: Player) -> None:
        """Stop the game; its last human has their place and the table until they are back."""
        hosted.gone(player.id)
        hosted.paused = True
        self._held, self._held_until = player.id, self.clock + MINUTES * 60 * TICKS_PER_SECOND
        hosted.announcer.tell_all("pludo-host-held", player=player.name, minutes=MINUTES)

    def holds(self, name: str) -> bool:
        """Tell whether the table is kept for this person, who is not there."""
        held = self.get_player_by_id(self._held) if self._held else None
        return held is not None and held.name == name

    def stop_waiting(self, held: str, player: Player) -> None:
        waited_for = self.get_player_by_id(held)
        if waited_for is not None and waited_for is not player:
            self._perform_leave_game(waited_for)
        else:
            self.tell_back(player)

    def host_tick(self) -> None:
        super().host_tick()
        if self._held and self.clock >= self._held_until:
            held, self._held = self.get_player_by_id(self._held), ""
            if held is not None:
                self._save_for(held)

    # Saving and closing

    def _is_host_stopping(self) -> bool:
        """Tell whether the host closes all connections because it stops; its clock is off then."""
        server = self._table._server if self._table is not None else None
        clock = getattr(server, "_tick_scheduler", None)
        return clock is not None and not clock._running

    def _action_save_table(self, player: Player, action_id: str) -> None:
        self._save_for(player)

    def _save_for(self, player: Player) -> None:
        """Save and close the table without its watchers: the host would wait for all of them."""
        if self._table is not None:
            self._watchers = [one for one in self.players if one.is_spectator]
            self.players[:] = [one for one in self.players if not one.is_spectator]
            self.save_and_close(player.name)

    def destroy(self) -> None:
        for watcher in self._watchers:
            self.players.append(watcher)  # the host leads out of the table whom it finds here
            if user := self.get_user(watcher):
                text = self.api.Localization.get(user.locale, "table-saved-destroying")
                user.speak(text, self.BUFFERS[SYSTEM])
        self._watchers = []
        super().destroy()

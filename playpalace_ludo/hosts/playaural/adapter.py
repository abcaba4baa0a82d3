"""The part of our game class only PlayAural needs: menus, boxes, a table its last human left."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import boards
from playpalace_ludo.hosts.game.rated import RatedLudo
from playpalace_ludo.hosts.game.steps import SAVED_INSTEAD, EndingStep
from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM
from playpalace_ludo.hosts.playaural import naps
from playpalace_ludo.hosts.playaural.names import PlayAuralApi
from playpalace_ludo.hosts.playaural.protocols import Database, PlayAuralGame
from playpalace_ludo.hosts.playaural.screen import PlayAuralScreen
from playpalace_ludo.hosts.protocols import Player, User

if TYPE_CHECKING:

    class Base(RatedLudo, PlayAuralGame):
        api: ClassVar[PlayAuralApi]

else:
    Base = RatedLudo  # at run time the host's own class comes behind ours

HAS_JUST_COME_BACK = attrgetter("reconnect_grace_ticks")


class PlayAuralLudo(Base):
    BUFFERS: ClassVar[dict[str, str]] = {GAME: "game", PRIVATE: "game", SYSTEM: "system"}

    @classmethod
    def get_supported_leaderboards(cls) -> list[str]:
        return list(cls.our_host.leaderboards)

    def __post_init__(self) -> None:
        self.screen: PlayAuralScreen
        self._dropped = ""
        super().__post_init__()

    def make_screen(self) -> PlayAuralScreen:
        return PlayAuralScreen(self)

    def counts_itself(self, players: int) -> bool:
        return super().counts_itself(players) or players > self.get_max_players()

    def on_start(self) -> None:
        self._actions_menu_open.clear()  # the host closes the other menus of the lobby itself
        super().on_start()

    def _on_action_input_cancelled(self, player: Player, action_id: str) -> None:
        super()._on_action_input_cancelled(player, action_id)
        self.lists.cancelled(player, action_id)

    def build_menu_items(self, player: Player, user: User) -> object:
        self.screen.note_painted(player)
        return super().build_menu_items(player, user)

    def setup_keybinds(self) -> None:
        """Set up keys; the host calls this once it has given a new or loaded game its table."""
        super().setup_keybinds()
        if self._table is not None:
            naps.let_sleep(self._table)

    def is_counting(self) -> bool:
        if self.scheduled_sounds or self.active_sequences:
            return True
        return any(map(HAS_JUST_COME_BACK, self.players))

    def host_tick(self) -> None:
        if self.scheduled_sounds or self.active_sequences:
            self.process_scheduled_sounds()
            self.process_sequences()

    def _is_ludo_group_enabled(self, player: Player) -> str | None:
        return None if self.status == "waiting" else "action-game-in-progress"

    # People come and go

    def on_player_disconnect(self, player_id: str) -> None:
        """Stop the game when the last human drops; if nobody comes back the table is saved."""
        player = self.get_player_by_id(player_id)
        if player is None or self.hosted is None:
            super().on_player_disconnect(player_id)
            return
        if self._is_host_stopping() and not player.is_spectator:
            return  # it saves the table next, and must find people in it rather than bots
        self.wake()
        others = any(
            not p.is_bot and not p.is_spectator and p.id != player_id for p in self.players
        )
        self.hosted.gone(player_id, dropped=others)
        plays = not player.is_spectator and not player.is_bot
        if self.played is not None and plays and not others:
            self.played.paused = True
            self._dropped, self.returning.held = player.name, player_id
        super().on_player_disconnect(player_id)

    def _is_host_stopping(self) -> bool:
        server = self._table._server if self._table is not None else None
        return bool(getattr(server, "_stopping", False))

    def _perform_leave_game(self, player: Player) -> None:
        if self.hosted is not None:
            self.wake()
            self.hosted.gone(player.id)
        super()._perform_leave_game(player)

    def rebuild_runtime_state(self) -> None:
        super().rebuild_runtime_state()
        if self.hosted is not None:
            self._dropped = self.host  # the host destroys a game nobody comes back to

    def attach_user(self, player_id: str, user: User, **more: Any) -> None:
        self.screen.forget(player_id)
        self.lists.forget(player_id)
        if not getattr(user, "is_bot", False) and self.returning.goes_on_with(player_id):
            self._dropped = ""
        super().attach_user(player_id, user, **more)

    def stop_waiting(self, held: str, player: Player) -> None:
        if held != player.id:
            self.on_player_disconnect(held)  # once more, now that others play on

    def closing(self) -> list[EndingStep]:
        return [EndingStep("a game that waits is saved", self._save_instead), *super().closing()]

    def _save_instead(self) -> str | None:
        """Have the host save a table nobody came back to, which also closes it."""
        if not self._dropped or self.status != "playing" or self._table is None:
            return None
        name, self._dropped = self._dropped, ""
        self.tell_at_return(name)
        self.save_and_close(name)
        return SAVED_INSTEAD

    @classmethod
    def filled_boards(cls, database: Database) -> set[str]:
        ids = (board["id"] for board in boards.boards(cls.settings.current.rules))
        return {
            board
            for board in ids
            if database.get_top_player_game_stats(TYPE, f"custom_{board}", limit=1)
        }

    def player_result(self, player: Player) -> object:
        return self.api.PlayerResult(
            player_id=player.id,
            player_name=player.name,
            is_bot=player.is_bot and not player.replaced_human,
        )


def adapter(api: PlayAuralApi) -> type[PlayAuralLudo]:
    return PlayAuralLudo

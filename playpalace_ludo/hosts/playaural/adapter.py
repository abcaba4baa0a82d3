"""PlayAural: what only this host needs."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar

from playpalace_ludo.hosts.play.audience import GAME, PRIVATE, SYSTEM


class PlayAuralAdapter:
    api: ClassVar[Any]
    BUFFERS: ClassVar[dict[str, str]] = {GAME: "game", PRIVATE: "game", SYSTEM: "system"}
    PLAYING: ClassVar[Any] = "playing"
    WAITING: ClassVar[Any] = "waiting"

    @classmethod
    def get_category(cls) -> str:
        return "board"

    @classmethod
    def get_supported_leaderboards(cls) -> list[str]:
        return ["wins", "rating", "games_played"]

    def __post_init__(self: Any) -> None:
        self._dropped = ""
        super().__post_init__()  # type: ignore[misc]

    def make_action(self: Any, **fields: Any) -> Any:
        return self.api.Action(**fields)

    # The host records what has changed and paints once

    def paint(self: Any, player: Any | None = None) -> None:
        for shown in self.players if player is None else (player,):
            if not shown.is_bot:
                self.refresh_menus(shown)

    def move_focus(self: Any, player: Any, row: str) -> None:
        self.request_menu_focus(player, row)

    def open_box(self: Any, player: Any, box: str, lines: Callable[[], list[str]]) -> None:
        def build(_player: Any, _user: Any) -> list[Any]:
            return [
                self.api.MenuItem(text=text, id=f"{box}_{index}")
                for index, text in enumerate(lines())
            ]

        self.live_status_box(player, f"ludo_plus_{box}", build)

    def host_tick(self: Any) -> None:
        if self.scheduled_sounds or self.active_sequences:
            self.process_scheduled_sounds()
            self.process_sequences()

    def _is_ludo_group_enabled(self: Any, player: Any) -> str | None:
        return None if self.status == "waiting" else "action-game-in-progress"

    # People come and go

    def on_player_disconnect(self: Any, player_id: str) -> None:
        """The last human's drop stops the game; if nobody comes back the table is saved."""
        player = self.get_player_by_id(player_id)
        if player is None or self.hosted is None:
            super().on_player_disconnect(player_id)  # type: ignore[misc]
            return
        self.hosted.gone(player_id)
        others = any(
            not p.is_bot and not p.is_spectator and p.id != player_id for p in self.players
        )
        if (
            self.status == "playing"
            and not player.is_spectator
            and not player.is_bot
            and not others
        ):
            self.hosted.paused = True
            self._dropped = player.name
        super().on_player_disconnect(player_id)  # type: ignore[misc]

    def attach_user(self: Any, player_id: str, user: Any, **more: Any) -> None:
        if not getattr(user, "is_bot", False):
            self._dropped = ""
        super().attach_user(player_id, user, **more)  # type: ignore[misc]

    def destroy(self: Any) -> None:
        if self._dropped and self.status == "playing" and self._table is not None:
            name, self._dropped = self._dropped, ""
            self._table.save_and_close(name)  # saves, and comes back here to destroy
            return
        super().destroy()  # type: ignore[misc]

    def player_result(self: Any, player: Any) -> Any:
        return self.api.PlayerResult(
            player_id=player.id,
            player_name=player.name,
            is_bot=player.is_bot and not player.replaced_human,
        )


def adapter(api: SimpleNamespace) -> type:
    return PlayAuralAdapter

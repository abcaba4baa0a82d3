"""Protocols for classes that only PlayAural has, as far as we use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playpalace_ludo.hosts import protocols
from playpalace_ludo.hosts.protocols import MenuItem, Player, RatedGame, User


class AudioCommand(Protocol):
    """A validated command to a client to play a sound."""

    volume: int
    pan: int
    pitch: int

    def to_packet(self) -> dict[str, Any]: ...


class AudioUser(User, Protocol):
    def send_audio_command(self, command: AudioCommand) -> None: ...


class Database(protocols.Database, Protocol):
    def get_top_player_game_stats(
        self, game_type: str, stat_key: str, limit: int = 10
    ) -> list[tuple[str, str, float]]: ...


class Table(protocols.Table, Protocol):
    _game: object

    def on_tick(self) -> None: ...


class PlayAuralGame(RatedGame, Protocol):
    _table: Table | None
    scheduled_sounds: list[Any]
    active_sequences: list[Any]
    _status_box_open: set[str]

    @classmethod
    def get_supported_leaderboards(cls) -> list[str]: ...

    def build_menu_items(self, player: Player, user: User) -> object: ...

    def refresh_menus(self, player: Player | None = None) -> None: ...

    def request_menu_focus(self, player: Player, action_id: str) -> None: ...

    def live_status_box(
        self, player: Player, box_id: str, builder: Callable[[Player, User], list[MenuItem]]
    ) -> None: ...

    def process_scheduled_sounds(self) -> None: ...

    def process_sequences(self) -> None: ...

    def on_player_disconnect(self, player_id: str) -> None: ...

    def _on_action_input_cancelled(self, player: Player, action_id: str) -> None: ...


class Localization(protocols.Localization, Protocol):
    @classmethod
    def has_message(cls, locale: str, message_id: str) -> bool: ...


class DocumentationManager(Protocol):
    def _load_file(self, doc_id: str, locale: str) -> str | None: ...

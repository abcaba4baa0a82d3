"""Protocols for classes that only PlayPalace has, as far as we use them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Protocol

from playpalace_ludo.hosts import protocols
from playpalace_ludo.hosts.protocols import GameResult, MenuItem, Player, RatedGame, User


class MenuUser(User, Protocol):
    def show_menu(
        self,
        menu_id: str,
        items: list[MenuItem],
        *,
        multiletter: bool,
        escape_behavior: EscapeBehavior,
        position: int | None,
        **more: object,
    ) -> None: ...

    def remove_menu(self, menu_id: str) -> None: ...

    def show_editbox(
        self,
        input_id: str,
        prompt: str,
        default_value: str,
        *,
        multiline: bool,
        read_only: bool,
        content_format: str = "text",
    ) -> None: ...


class EscapeBehavior(Protocol):
    KEYBIND: ClassVar[EscapeBehavior]
    SELECT_LAST: ClassVar[EscapeBehavior]


class GameStatus(Protocol):
    PLAYING: ClassVar[str]
    WAITING: ClassVar[str]


class TransientDisplay(Protocol):
    """An open box."""

    kind: str


class ServerUser(User, Protocol):
    uuid: str
    username: str


class Server(protocols.Server, Protocol):
    def _auto_join_table(self, user: ServerUser, table: Table, game_type: str) -> None: ...

    def _restore_login_table(self, user: ServerUser, username: str) -> bool: ...


class Database(protocols.Database, Protocol):
    def get_game_stats(self, game_type: str, limit: int | None = None) -> list[tuple[Any, ...]]:
        """Return results, the latest first: id, type, time, ticks, custom data as JSON."""


class Table(protocols.Table, Protocol):
    status: str
    game: object

    @property
    def _server(self) -> Server | None: ...

    def add_member(self, username: str, user: ServerUser, as_spectator: bool = False) -> None: ...

    def remove_member(self, username: str) -> None: ...


class PlayPalaceGame(RatedGame, Protocol):
    _table: Table | None
    scheduled_sounds: list[Any]
    _transient_display_state: dict[str, TransientDisplay]

    def get_user(self, player: Player) -> MenuUser | None: ...

    def rebuild_player_menu(self, player: Player, *, position: int | None = None) -> None: ...

    def rebuild_all_menus(self) -> None: ...

    def _build_action_menu_items(self, player: Player, user: User) -> list[MenuItem]: ...

    def _show_transient_display(self, player: Player, **shown: Any) -> None: ...

    def _close_transient_display(self, player: Player) -> None: ...

    def _handle_transient_display_selection(self, player: Player, selection_id: str) -> None: ...

    def _handle_menu_event(self, player: Player, event: dict[str, Any]) -> None: ...

    def _handle_editbox_event(self, player: Player, event: dict[str, Any]) -> None: ...

    def _normalize_keybind(self, event: dict[str, Any]) -> str: ...

    def _handle_leave_game_confirm(
        self, player: Player, event: dict[str, Any], selection_id: str
    ) -> None: ...

    def get_rankings_for_rating(self, result: GameResult) -> list[list[str]]: ...


class DocumentManager(Protocol):
    _dir: Path
    _documents: dict[str, Mapping[str, object]]
    _scopes: dict[str, str]

    def load(self) -> int: ...

    def get_document_content(self, folder_name: str, locale: str) -> str | None: ...

    def _document_dir(self, folder_name: str) -> Path | None: ...

    def save_document_content(
        self, folder_name: str, locale: str, content: str, editor_username: str
    ) -> bool: ...

    def add_document_translation(
        self, folder_name: str, locale: str, title: str, content: str
    ) -> bool: ...

    def _save_document_metadata(self, folder_name: str) -> None: ...

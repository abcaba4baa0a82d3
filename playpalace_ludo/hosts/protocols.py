"""Protocols for the classes of all hosts, as far as we use them.

They are used twice: the type checker checks our calls against them, and at the start of a server
the host's classes are checked for these methods, so that a missing one is reported.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self


class Player(Protocol):
    """A player's place at the table, which the host saves with the game."""

    id: str
    name: str
    is_bot: bool
    is_spectator: bool
    replaced_human: bool


class Preferences(Protocol):
    def get_effective(self, field_name: str, game_type: str | None = None) -> object: ...


class User(Protocol):
    """The connected user of a player."""

    @property
    def locale(self) -> str: ...

    @property
    def preferences(self) -> Preferences: ...

    def speak(self, text: str, buffer: str) -> None: ...

    def show_editbox(
        self,
        input_id: str,
        prompt: str,
        default_value: str,
        *,
        multiline: bool,
        read_only: bool,
    ) -> None: ...

    def play_sound(self, name: str, volume: int, pan: int, pitch: int) -> None: ...


class Member(Protocol):
    username: str
    is_spectator: bool


class Database(Protocol):
    db_path: Path

    def get_player_game_history(
        self, player_id: str, game_type: str, limit: int
    ) -> list[dict[str, Any]]:
        """Return results, the latest first."""

    def set_player_rating(
        self, player_id: str, game_type: str, mu: float, sigma: float
    ) -> None: ...


class Rating(Protocol):
    mu: float
    sigma: float


class RatingModel(Protocol):
    def rating(self, *, mu: float, sigma: float) -> Rating: ...

    def rate(self, teams: list[list[Rating]], *, ranks: list[int]) -> list[list[Rating]]: ...


class RatingHelper(Protocol):
    db: Database
    model: RatingModel

    def get_rating(self, player_id: str) -> Rating: ...


class Server(Protocol):
    def _show_main_menu(self, user: Any) -> None: ...


class RatingServer(Server, Protocol):
    _db: Database

    def _show_leaderboard_types_menu(self, user: Any, game_type: str) -> None: ...


class Table(Protocol):
    """The host's table around a game."""

    table_id: str
    host: str
    members: list[Member]

    @property
    def _db(self) -> Database | None: ...

    @property
    def _server(self) -> Server | None: ...

    def get_user(self, username: str) -> User | None: ...

    def save_and_close(self, username: str) -> None: ...


class Action(Protocol):
    """A row of a menu or the meaning of a key; its callbacks are names of methods of the game."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    id: str
    label: str
    description: str | None
    """Only in some hosts."""
    input_request: Any


class ActionSet(Protocol):
    def add(self, action: Action) -> None: ...


class ActionContext(Protocol):
    menu_item_id: str | None


class ResolvedAction(Protocol):
    action: Action
    label: str


class MenuItem(Protocol):
    id: str | None
    text: str

    def to_dict(self) -> dict[str, Any] | str: ...


class GameResult(Protocol):
    custom_data: dict[str, Any]

    def get_human_player_ids(self) -> list[str]: ...


class OptionMeta(Protocol):
    """A host's description of one option."""

    def __init__(self, **about: Any) -> None: ...

    def get_label(self, locale: str, value: Any) -> str: ...

    def create_action(
        self, option_name: str, game: Any, player: Player, current_value: Any, locale: str
    ) -> Action: ...


class GameOptions(Protocol):
    """The options of a table; each is an attribute by the name of its field."""

    def get_option_metas(self) -> Mapping[str, OptionMeta]: ...

    def format_options_summary(self, locale: str) -> list[str]: ...

    def update_options_labels(self, game: Any) -> None: ...

    def _populate_action_set(
        self, action_set: ActionSet, game: Any, player: Player, locale: str
    ) -> None: ...


class GameRegistry(Protocol):
    def register(self, game_class: type) -> None: ...


class Localization(Protocol):
    @classmethod
    def get(cls, locale: str, message_id: str, **arguments: Any) -> str: ...


class Visibility(Protocol):
    HIDDEN: ClassVar[Visibility]
    VISIBLE: ClassVar[Visibility]


class KeybindState(Protocol):
    ACTIVE: ClassVar[KeybindState]
    ALWAYS: ClassVar[KeybindState]


class HostGame(Protocol):
    """The base class of a host's games: methods we call, and methods we override."""

    players: list[Player]
    host: str
    """The name of the player who opened the table."""
    status: str
    game_active: bool
    turn_index: int
    turn_player_ids: list[str]
    player_action_sets: dict[str, list[ActionSet]]
    _table: Table | None
    _transcripts: dict[str, list[dict[str, str]]]
    _options_path: dict[str, list[str]]
    _keybinds: dict[str, list[Any]]
    _pending_actions: dict[str, str]
    _actions_menu_open: set[str]
    _destroyed: bool

    def __post_init__(self) -> None: ...

    @classmethod
    def get_name(cls) -> str: ...

    @classmethod
    def get_type(cls) -> str: ...

    @classmethod
    def get_name_key(cls) -> str: ...

    @classmethod
    def get_category(cls) -> str: ...

    @classmethod
    def get_min_players(cls) -> int: ...

    @classmethod
    def get_max_players(cls) -> int: ...

    # Its life

    def prestart_validate(self) -> list[Any]: ...

    def on_start(self) -> None: ...

    def on_tick(self) -> None: ...

    def finish_game(self) -> None: ...

    def destroy(self) -> None: ...

    def _sync_table_status(self) -> None: ...

    def play_music(self, name: str) -> object: ...

    def set_turn_players(self, players: list[Player]) -> None: ...

    # Its people

    def get_user(self, player: Player) -> User | None: ...

    def get_player_by_id(self, player_id: str) -> Player | None: ...

    def get_active_players(self) -> list[Player]: ...

    def create_player(self, player_id: str, name: str, is_bot: bool = False) -> Player: ...

    def attach_user(self, player_id: str, user: User, **more: Any) -> None: ...

    def record_transcript_event(self, player: Player | None, text: str, buffer: str) -> None: ...

    def _perform_leave_game(self, player: Player) -> None: ...

    # What they do

    def handle_event(self, player: Player, event: dict[str, Any]) -> None: ...

    def _handle_keybind_event(self, player: Player, event: dict[str, Any]) -> None: ...

    def setup_player_actions(self, player: Player) -> None: ...

    def create_lobby_action_set(self, player: Player) -> ActionSet: ...

    def create_turn_action_set(self, player: Player) -> ActionSet | None: ...

    def find_action(self, player: Player, action_id: str) -> Action | None: ...

    def get_all_visible_actions(self, player: Player) -> list[ResolvedAction]: ...

    def get_all_enabled_actions(self, player: Player) -> list[ResolvedAction]: ...

    def get_action_context(self, player: Player) -> ActionContext: ...

    def _request_action_input(self, action: Action, player: Player) -> None: ...

    def initialize_lobby(self, host_name: str, host_user: User) -> None: ...

    def setup_keybinds(self) -> None: ...

    def define_keybind(
        self,
        key: str,
        name: str,
        actions: list[str],
        *,
        state: KeybindState,
        include_spectators: bool,
    ) -> None: ...

    def _action_save_table(self, player: Player, action_id: str) -> None: ...

    def _action_add_bot(self, player: Player, bot_name: str, action_id: str) -> None: ...

    def _action_whose_turn(self, player: Player, action_id: str) -> None: ...

    def _action_check_scores(self, player: Player, action_id: str) -> None: ...

    def _action_check_scores_detailed(self, player: Player, action_id: str) -> None: ...

    def _is_check_scores_enabled(self, player: Player) -> str | None: ...

    def _is_check_scores_detailed_enabled(self, player: Player) -> str | None: ...

    def _is_option_enabled(self, player: Player) -> str | None: ...

    def _is_option_hidden(self, player: Player) -> Visibility: ...

    def _handle_option_change(self, option_name: str, value: str) -> None: ...

    def _handle_option_toggle(self, option_name: str) -> None: ...

    # How it ends and how it is saved

    def build_game_result(self) -> GameResult: ...

    def _persist_result(self, result: GameResult) -> None: ...

    def _show_end_screen(self, result: GameResult) -> None: ...

    def format_end_screen(self, result: GameResult, locale: str) -> list[str]: ...

    def rebuild_runtime_state(self) -> None: ...

    def to_dict(self) -> dict[str, Any]: ...

    def to_json(self, *more: Any, **named: Any) -> str | bytes: ...

    @classmethod
    def from_json(cls, data: str | bytes, *more: Any, **named: Any) -> Self: ...


class RatedGame(HostGame, Protocol):
    """The same in a host that keeps results, ratings and leaderboards."""

    @classmethod
    def get_leaderboard_types(cls) -> list[dict[str, Any]]: ...

    def _update_ratings(self, result: GameResult) -> None: ...

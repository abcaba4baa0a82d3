"""The names we use of each host, looked up once, so that a missing one can be named."""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any

from playpalace_ludo.hosts.install.detect import PLAYAURAL, PLAYPALACE, TITLES


class InterfaceError(Exception):
    """A host version whose interface is not the one we know."""


COMMON = {
    "Game": "games.base",
    "Player": "games.base",
    "GameRegistry": "games.registry",
    "Action": "game_utils.actions",
    "ActionSet": "game_utils.actions",
    "ResolvedAction": "game_utils.actions",
    "Visibility": "game_utils.actions",
    "EditboxInput": "game_utils.actions",
    "GameOptions": "game_utils.options",
    "BoolOption": "game_utils.options",
    "IntOption": "game_utils.options",
    "MenuOption": "game_utils.options",
    "option_field": "game_utils.options",
    "GameResult": "game_utils.game_result",
    "PlayerResult": "game_utils.game_result",
    "Localization": "messages.localization",
}
NAMES = {
    PLAYPALACE: {
        **COMMON,
        "GameStatus": "game_utils.game_status",
        "RatingHelper": "game_utils.stats_helpers",
        "KeybindState": "core.ui.keybinds",
        "MenuItem": "core.users.base",
        "EscapeBehavior": "core.users.base",
        "DocumentManager": "core.documents.manager",
    },
    PLAYAURAL: {
        **COMMON,
        "KeybindState": "ui.keybinds",
        "MenuItem": "users.base",
        "DocumentationManager": "documentation.manager",
    },
}

GAME = (
    *("__post_init__", "on_tick", "attach_user", "get_user", "get_player_by_id", "create_player"),
    *("prestart_validate", "set_turn_players", "get_active_players", "finish_game", "play_music"),
    *("create_turn_action_set", "setup_player_actions", "setup_keybinds", "define_keybind"),
    *("find_action", "get_all_visible_actions", "get_action_context", "rebuild_runtime_state"),
    *("record_transcript_event", "_sync_table_status", "_perform_leave_game", "to_json"),
    *("from_json", "_handle_option_change", "_handle_option_toggle", "_action_whose_turn"),
    *("_action_check_scores", "_action_check_scores_detailed", "destroy", "handle_event"),
)
MEMBERS = {
    PLAYPALACE: {
        "Game": (
            *GAME,
            *("rebuild_player_menu", "rebuild_all_menus", "_show_transient_display"),
            *("_close_transient_display", "_handle_transient_display_selection"),
            *("_handle_keybind_event", "_update_ratings", "_handle_leave_game_confirm"),
        ),
        "Localization": ("_load_locale_payloads", "get"),
        "DocumentManager": ("load", "get_document_content"),
        "GameOptions": ("_populate_action_set", "update_options_labels"),
        "GameRegistry": ("register",),
    },
    PLAYAURAL: {
        "Game": (
            *GAME,
            *("refresh_menus", "request_menu_focus", "live_status_box", "on_player_disconnect"),
            *("process_scheduled_sounds", "process_sequences"),
        ),
        "Localization": ("_get_bundle", "get"),
        "DocumentationManager": ("_load_file",),
        "GameOptions": ("_populate_action_set", "update_options_labels"),
        "GameRegistry": ("register",),
    },
}


def load(kind: str, package: str) -> SimpleNamespace:
    """Everything of the host we use, by name; raises InterfaceError naming what is missing."""
    api = SimpleNamespace(kind=kind, package=package)
    for name, module in NAMES[kind].items():
        setattr(api, name, _attribute(kind, full_name(package, module), name))
    for owner, members in MEMBERS[kind].items():
        for member in members:
            if not hasattr(getattr(api, owner), member):
                raise InterfaceError(f"{TITLES[kind]}'s {owner} has no attribute {member!r}")
    return api


def full_name(package: str, module: str) -> str:
    return f"{package}.{module}" if package else module


def _attribute(kind: str, module: str, name: str) -> Any:
    try:
        loaded = importlib.import_module(module)
    except ImportError as error:
        raise InterfaceError(f"{TITLES[kind]} has no module {module!r} ({error})") from error
    if not hasattr(loaded, name):
        raise InterfaceError(f"{TITLES[kind]}'s module {module} has no attribute {name!r}")
    return getattr(loaded, name)

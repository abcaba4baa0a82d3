"""Names that we use of every host, and the modules that define them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playpalace_ludo.hosts import protocols


class HostApi(Protocol):
    """The names looked up in every host."""

    Game: type[protocols.HostGame]
    GameRegistry: protocols.GameRegistry
    Localization: type[protocols.Localization]
    GameOptions: type[protocols.GameOptions]
    GameResult: Callable[..., protocols.GameResult]
    PlayerResult: Callable[..., object]
    Action: Callable[..., protocols.Action]
    EditboxInput: Callable[..., object]
    ActionSet: Callable[..., protocols.ActionSet]
    MenuInput: Callable[..., object]
    ResolvedAction: Callable[..., protocols.ResolvedAction]
    Visibility: type[protocols.Visibility]
    BoolOption: type[protocols.OptionMeta]
    IntOption: type[protocols.OptionMeta]
    MenuOption: type[protocols.OptionMeta]
    option_field: Callable[[protocols.OptionMeta], Any]
    KeybindState: type[protocols.KeybindState]
    MenuItem: Callable[..., protocols.MenuItem]


class RatingApi(HostApi, Protocol):
    """The names looked up in a host that rates its players."""

    RatingHelper: Callable[[protocols.Database, str], protocols.RatingHelper]


NAMES = {
    "Game": "games.base",
    "GameRegistry": "games.registry",
    "Action": "game_utils.actions",
    "MenuInput": "game_utils.actions",
    "EditboxInput": "game_utils.actions",
    "ActionSet": "game_utils.actions",
    "ResolvedAction": "game_utils.actions",
    "Visibility": "game_utils.actions",
    "GameOptions": "game_utils.options",
    "BoolOption": "game_utils.options",
    "IntOption": "game_utils.options",
    "MenuOption": "game_utils.options",
    "option_field": "game_utils.options",
    "GameResult": "game_utils.game_result",
    "PlayerResult": "game_utils.game_result",
    "Localization": "messages.localization",
}
"""Modules of names that are in the same place in every host."""

RATING_NAMES = {"RatingHelper": "game_utils.stats_helpers"}

TEXTS = {
    "action-spectator": "pludo-host-list-barred",
    "action-not-playing": "pludo-host-list-barred",
    "action-game-in-progress": "pludo-host-list-barred",
}
"""Texts of every host that we use, each with our substitute if it is missing."""

PROTOCOLS: dict[str, type] = {
    "GameOptions": protocols.GameOptions,
    "GameRegistry": protocols.GameRegistry,
    "Localization": protocols.Localization,
}
"""Protocols these names must satisfy."""

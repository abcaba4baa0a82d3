"""Everything we use of PlayPalace, by its own names, and where it lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playpalace_ludo.hosts import names
from playpalace_ludo.hosts.playpalace import protocols


class PlayPalaceApi(names.HostApi, Protocol):
    GameStatus: type[protocols.GameStatus]
    RatingHelper: Callable[[protocols.Database, str], protocols.RatingHelper]
    EscapeBehavior: type[protocols.EscapeBehavior]
    Localization: type[protocols.Localization]
    DocumentManager: type[protocols.DocumentManager]


NAMES = {
    **names.NAMES,
    "GameStatus": "game_utils.game_status",
    "RatingHelper": "game_utils.stats_helpers",
    "KeybindState": "core.ui.keybinds",
    "MenuItem": "core.users.base",
    "EscapeBehavior": "core.users.base",
    "DocumentManager": "core.documents.manager",
}
PROTOCOLS = {
    **names.PROTOCOLS,
    "Game": protocols.PlayPalaceGame,
    "Localization": protocols.Localization,
    "DocumentManager": protocols.DocumentManager,
}

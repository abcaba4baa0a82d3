"""Names that we use of PlayPalace, and the modules that define them."""

from __future__ import annotations

from typing import Protocol

from playpalace_ludo.hosts import names
from playpalace_ludo.hosts.playpalace import protocols


class PlayPalaceApi(names.RatingApi, Protocol):
    GameStatus: type[protocols.GameStatus]
    EscapeBehavior: type[protocols.EscapeBehavior]
    DocumentManager: type[protocols.DocumentManager]


NAMES = {
    **names.NAMES,
    **names.RATING_NAMES,
    "GameStatus": "game_utils.game_status",
    "KeybindState": "core.ui.keybinds",
    "MenuItem": "core.users.base",
    "EscapeBehavior": "core.users.base",
    "DocumentManager": "core.documents.manager",
}
TEXTS = {
    **names.TEXTS,
    "table-saved-destroying": "pludo-host-saved-meanwhile",
    "cancel": "pludo-host-options-back",
}
PROTOCOLS = {
    **names.PROTOCOLS,
    "Game": protocols.PlayPalaceGame,
    "DocumentManager": protocols.DocumentManager,
}

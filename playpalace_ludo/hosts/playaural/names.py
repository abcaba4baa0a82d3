"""Names that we use of PlayAural, and the modules that define them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playpalace_ludo.hosts import names
from playpalace_ludo.hosts.playaural import protocols


class PlayAuralApi(names.RatingApi, Protocol):
    Localization: type[protocols.Localization]
    AudioCommand: Callable[..., protocols.AudioCommand]
    DocumentationManager: type[protocols.DocumentationManager]


NAMES = {
    **names.NAMES,
    **names.RATING_NAMES,
    "KeybindState": "ui.keybinds",
    "MenuItem": "users.base",
    "AudioCommand": "audio",
    "DocumentationManager": "documentation.manager",
}
PROTOCOLS = {
    **names.PROTOCOLS,
    "Game": protocols.PlayAuralGame,
    "Localization": protocols.Localization,
    "DocumentationManager": protocols.DocumentationManager,
}

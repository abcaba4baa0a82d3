"""What we use of Attic, and how our strings and rules get into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playpalace_ludo.hosts import TYPE, names
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.strings import texts
from playpalace_ludo.hosts.protocols import HostGame
from playpalace_ludo.settings.config import HostConfig

NAMES = {**names.NAMES, "KeybindState": "ui.keys", "MenuItem": "ui.keys"}
PROTOCOLS = {**names.PROTOCOLS, "Game": HostGame}


def add_strings(api: Any, config: HostConfig) -> None:
    api.Localization.texts += texts("en")


def add_document(api: Any, config: HostConfig, server_dir: Path) -> None:
    api.Localization.documents[TYPE] = rules_document.in_every_language(config)

"""Names that we use of Attic, and the way our rules get into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playpalace_ludo.hosts import TYPE, names
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.protocols import HostGame
from playpalace_ludo.settings.store import ServerSettings
from playpalace_ludo.words import languages

NAMES = {**names.NAMES, "KeybindState": "ui.keys", "MenuItem": "ui.keys"}
PROTOCOLS = {**names.PROTOCOLS, "Game": HostGame}


def add_document(api: Any, settings: ServerSettings, server_dir: Path) -> None:
    pages = {lang: rules_document.page(settings.current, lang) for lang in languages()}
    api.Localization.documents[TYPE] = pages

"""Our rules where PlayAural looks for the manual of a game."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.wrapping import wrap
from playpalace_ludo.hosts.playaural.names import PlayAuralApi
from playpalace_ludo.settings.store import ServerSettings


def add(api: PlayAuralApi, settings: ServerSettings, server_dir: Path) -> None:
    """Add our rules in every language we speak."""

    def load_ours(load: object, manager: object, doc_id: str, locale: str) -> str | None:
        return rules_document.page(settings.current, locale)

    wrap(api.DocumentationManager, "_load_file", load_ours, ours=_is_our_manual)


def _is_our_manual(manager: object, doc_id: str, locale: str) -> bool:
    return doc_id == f"games/{TYPE}"

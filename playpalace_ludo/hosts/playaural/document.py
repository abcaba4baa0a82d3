"""Our rules where PlayAural looks for the manual of a game."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.playaural.names import PlayAuralApi
from playpalace_ludo.hosts.playaural.protocols import DocumentationManager


def add(api: PlayAuralApi, config: HostConfig, server_dir: Path) -> None:
    """Add our rules in every language we speak."""
    manager = api.DocumentationManager
    load = manager._load_file
    pages = rules_document.in_every_language(config)

    def load_with_ours(self: DocumentationManager, doc_id: str, locale: str) -> str | None:
        if doc_id == f"games/{TYPE}":
            return pages.get(locale)
        return load(self, doc_id, locale)

    # On purpose: the host's own method is called inside ours.
    manager._load_file = load_with_ours  # type: ignore[method-assign]

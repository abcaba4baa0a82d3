"""Our rules among the server's documents."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.game.wrapping import wrap
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.hosts.playpalace.protocols import DocumentManager
from playpalace_ludo.settings.store import ServerSettings

SLUG = f"{TYPE}_rules"
WRITING = ("save_document_content", "add_document_translation", "_save_document_metadata")
"""The manager's methods that write a document; all others use the last of these."""


def add(api: PlayPalaceApi, settings: ServerSettings, server_dir: Path) -> None:
    """Add our rules to the server's own documents, in memory: no file of the host is touched."""
    now = datetime.now(UTC).isoformat()
    codes = rules_document.host_codes()
    metadata = {
        "categories": [],
        "source_locale": "en",
        "titles": {code: rules_document.title(code) for code in codes},
        "locales": {
            code: {"created": now, "modified_contents": now, "public": True} for code in codes
        },
    }

    def is_of_this_server(self: DocumentManager) -> bool:
        return Path(self._dir).resolve() == server_dir / "documents"

    def load_with_ours(load: Callable[[DocumentManager], int], self: DocumentManager) -> int:
        load(self)
        self._documents.setdefault(SLUG, metadata)
        self._scopes.setdefault(SLUG, "independent")
        return len(self._documents)

    def content_of_ours(
        content: Callable[..., str | None], self: DocumentManager, folder_name: str, locale: str
    ) -> str | None:
        edited = content(self, folder_name, locale)
        if edited is not None:
            return edited
        return rules_document.page(settings.current, locale, grids=True)

    manager = api.DocumentManager
    wrap(manager, "load", load_with_ours, ours=is_of_this_server)
    wrap(manager, "get_document_content", content_of_ours, ours=_is_our_document)
    for name in WRITING:
        wrap(manager, name, _write_into_folder, ours=_is_our_document)


def _is_our_document(self: DocumentManager, folder_name: str, *_: object, **__: object) -> bool:
    return folder_name == SLUG and SLUG in self._documents


def _write_into_folder(
    write: Callable[..., Any], self: DocumentManager, *args: object, **named: object
) -> Any:
    """Make our document a folder of the server as soon as it is edited there."""
    if (folder := self._document_dir(SLUG)) is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return write(self, *args, **named)

"""Our rules among the server's documents."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import TypeVar

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.hosts.playpalace.names import PlayPalaceApi
from playpalace_ludo.hosts.playpalace.protocols import DocumentManager
from playpalace_ludo.words import Translator

SLUG = f"{TYPE}_rules"
WRITING = ("save_document_content", "add_document_translation", "_save_document_metadata")
"""The manager's methods that write a document; the others write through the last of these."""

T = TypeVar("T")


def add(api: PlayPalaceApi, config: HostConfig, server_dir: Path) -> None:
    """Add our rules to the server's own documents, in memory: no file of the host is touched."""
    manager = api.DocumentManager
    load, content = manager.load, manager.get_document_content
    pages = rules_document.in_every_language(config, grids=True)
    now = datetime.now(UTC).isoformat()
    metadata = {
        "categories": [],
        "source_locale": "en",
        "titles": {lang: Translator(lang).text("pludo-host-doc-title") for lang in pages},
        "locales": {
            lang: {"created": now, "modified_contents": now, "public": True} for lang in pages
        },
    }

    def load_with_ours(self: DocumentManager) -> int:
        count = load(self)
        if Path(self._dir).resolve() != server_dir / "documents":
            return count
        self._documents.setdefault(SLUG, metadata)
        self._scopes.setdefault(SLUG, "independent")
        return len(self._documents)

    def content_with_ours(self: DocumentManager, folder_name: str, locale: str) -> str | None:
        found = content(self, folder_name, locale)
        ours = folder_name == SLUG and SLUG in self._documents
        return pages.get(locale) if ours and found is None else found

    # On purpose, as everywhere below `hosts/`: the host's own method is called inside ours.
    manager.load = load_with_ours  # type: ignore[method-assign]
    manager.get_document_content = content_with_ours  # type: ignore[method-assign]
    for name in WRITING:
        setattr(manager, name, _with_folder(getattr(manager, name)))


def _with_folder(write: Callable[..., T]) -> Callable[..., T]:
    """Make our document a folder of the server as soon as somebody edits it there."""

    @wraps(write)
    def write_into_folder(
        self: DocumentManager, folder_name: str, *more: object, **named: object
    ) -> T:
        if folder_name == SLUG and (folder := self._document_dir(SLUG)) is not None:
            folder.mkdir(parents=True, exist_ok=True)
        return write(self, folder_name, *more, **named)

    return write_into_folder

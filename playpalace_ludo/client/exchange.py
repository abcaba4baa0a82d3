"""Exchange of files with the player: by folders here, by downloads in a browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from playpalace_ludo.client.storage.saves import unused
from playpalace_ludo.files import Unreadable, read_bytes, write_bytes
from playpalace_ludo.words import Message, problems

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

Received = Callable[[bytes], None]


class Exchange(Protocol):
    """Giving files to the player and taking files; a shell without folders replaces it."""

    def give(self, name: str, data: bytes) -> str:
        """Give the player a file; return the name it got. Raise OSError."""

    def name(self, path: Path) -> str:
        """Name a file of ours to the player, who may want to look at it."""

    def take(self, app: App, done: Received) -> None:
        """Let the player choose a file; `done` gets its content, perhaps much later."""


class FolderExchange:
    """Files go to a folder of exports, and come from a path the player types."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def give(self, name: str, data: bytes) -> str:
        path = unused(self._folder, Path(name).stem, Path(name).suffix)
        write_bytes(path, data, flush=True)
        return str(path)

    def name(self, path: Path) -> str:
        return str(path)

    def take(self, app: App, done: Received) -> None:
        def typed(text: str) -> None:
            if not text:
                app.page.show()
                return
            try:
                data = read_bytes(Path(text.strip("\"'")).expanduser())
            except Unreadable as error:
                reason = problems.phrase(error.reason)
                app.teller.refuse(Message("pludo-client-take-failed", {"reason": reason}))
            else:
                done(data)

        app.ask(Message("pludo-menu-take-path"), typed)

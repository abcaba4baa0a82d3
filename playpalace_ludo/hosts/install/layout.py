"""Paths of our files and folders in a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.settings import CHANGED_SETTINGS, SETTINGS

if TYPE_CHECKING:
    from playpalace_ludo.hosts.install.detect import ServerFolder

FOLDER = "ludo_plus"
"""In the server directory: a copy of our package, and libraries it needs besides the host's."""
LIBRARIES = "libraries"
TABLES = "ludo_plus_tables"
"""Beside the database: the games in play."""
SET_ASIDE = "ludo_plus_set_aside"
"""In the server directory: tables that could not be read."""
SETS = "ludo_plus_sets"
"""Beside the owner's settings: named sets of options kept by hosts of tables."""
RECORDS = "ludo_plus_records"
"""In the server directory: records of the last games, with the proof of their dice."""
PURSES = "ludo_plus_purses.sqlite"
"""Beside the database: everybody's coins, if the owner has switched them on."""
EDITED_RULES = f"documents/independent/{TYPE}_rules"
"""In PlayPalace's server directory: our rules document, once it has been edited there."""


def folder(server: ServerFolder) -> Path:
    return server.server_dir / FOLDER


def anchor(server: ServerFolder) -> Path:
    """Return the folder that Python takes for the module `games.registry`."""
    return server.server_dir / "games" / "registry"


def left_behind(server: ServerFolder) -> Iterator[tuple[Path, str]]:
    """Yield data that stays in a server after uninstalling; `pludo-cli-host-left` names it."""
    for path, what in (
        (server.server_dir / SETTINGS, "settings"),
        (server.server_dir / CHANGED_SETTINGS, "changed"),
        (server.server_dir / SETS, "sets"),
        (server.server_dir / SET_ASIDE, "set-aside"),
        (server.server_dir / RECORDS, "records"),
        (server.server_dir / EDITED_RULES, "rules"),
        *((path.parent / TABLES, "tables") for path in databases(server)),
        *((path.parent / PURSES, "purses") for path in databases(server)),
        *((path, "copy") for path in copies(server)),
    ):
        if path.exists():
            yield path, what


def databases(server: ServerFolder) -> list[Path]:
    directories = (server.server_dir, server.server_dir.parent)
    paths = (directory / name for directory in directories for name in server.host.databases)
    return [path for path in paths if path.is_file()]


def copies(server: ServerFolder) -> list[Path]:
    found = (path.parent.glob(f"{path.name}.*ludo-plus*") for path in databases(server))
    return sorted(path for paths in found for path in paths)

"""Back up a host's database before the host deletes our data in it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.install.detect import ServerFolder
from playpalace_ludo.hosts.install.layout import databases


def back_up(server: ServerFolder, occasion: str) -> list[str]:
    """Copy the databases; returns what was done, one sentence each."""
    done = []
    try:
        there = databases(server)
    except PermissionError as error:  # a link to what its owner may not read
        raise LudoError(f"{error.filename} could not be backed up: {error.strerror}") from error
    for database in there:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        copy = database.with_name(f"{database.name}.{occasion}-{stamp}")
        try:
            _copy_database(database, copy)
        except (OSError, sqlite3.Error) as error:
            raise LudoError(f"{database} could not be backed up: {error}") from error
        done.append(f"The database was copied to {copy}.")
    names = " or ".join(server.host.databases)
    return done or [
        f"No {names} was found in {server.server_dir} or {server.server_dir.parent}, "
        "so nothing was backed up; if the server has it elsewhere, copy it before the next start."
    ]


def _copy_database(source: Path, copy: Path) -> None:
    # SQLite's own copy is consistent even while the server writes; a plain copy is not.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    shutil.copymode(source, copy)

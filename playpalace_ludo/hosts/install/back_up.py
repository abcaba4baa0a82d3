"""Back up a host's database before the host deletes our data in it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.hosts.install.detect import ServerFolder
from playpalace_ludo.hosts.install.layout import databases


def back_up(server: ServerFolder, occasion: str) -> list[Path]:
    """Copy all databases found; return the copies."""
    done = []
    try:
        there = databases(server)
    except PermissionError as error:  # a link to a file its owner may not read
        raise _failed(error.filename, error) from error
    for database in there:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        copy = database.with_name(f"{database.name}.{occasion}-{stamp}")
        try:
            _copy_database(database, copy)
        except (OSError, sqlite3.Error) as error:
            raise _failed(database, error) from error
        done.append(copy)
    return done


def _failed(database: str | Path, error: Exception) -> InputError:
    return InputError("host-not-backed-up", path=str(database), reason=str(error))


def _copy_database(source: Path, copy: Path) -> None:
    # SQLite's own copy is consistent even while the server writes; a plain copy is not.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    shutil.copymode(source, copy)

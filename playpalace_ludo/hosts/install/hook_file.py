"""Putting the import hook into a server's environment, and taking it out again."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import datetime
from pathlib import Path

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.install.detect import Server, starter


def install(server: Server, python: str) -> list[str]:
    """Set the hook up; returns what was done, one sentence each."""
    path = _hook_file(server, python)
    line = (
        f"import os, runpy; os.path.exists({str(starter())!r}) and "
        f"runpy.run_path({str(starter())!r}, {{'SERVER_DIR': {str(server.server_dir)!r}}})\n"
    )
    there = path.exists() and path.read_text(encoding="utf-8") == line
    try:
        path.write_text(line, encoding="utf-8")
    except OSError as error:
        raise LudoError(f"the hook cannot be written to {path}: {error.strerror}") from error
    done = "was already there" if there else "was written"
    return [
        f"The import hook for {server.title} in {server.server_dir} {done}: {path}.",
        "The server's ordinary start command, its command line tool and its subprocesses "
        "now have Ludo Plus. No file of the server was changed.",
    ]


def uninstall(server: Server, python: str) -> list[str]:
    """Take the hook out; data that the host's next start deletes is copied first."""
    path = _hook_file(server, python)
    if not path.exists():
        return [f"There is no hook for {server.server_dir} at {path}; nothing was changed."]
    deletes = server.host.deletes_unknown_games
    done = _back_up(server) if deletes else []
    path.unlink()
    done.append(f"The import hook was removed: {path}.")
    if deletes:
        done.append(
            f"Warning: when {server.title} next starts without Ludo Plus it deletes all saved "
            "tables, results, statistics and ratings of Ludo Plus. To get them back, stop the "
            "server, put the copy in the database's place and install again."
        )
    else:
        done.append(f"Results, ratings and saved tables stay in {server.title}'s database.")
    return done


def _back_up(server: Server) -> list[str]:
    done = []
    for database in _databases(server):
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        copy = database.with_name(f"{database.name}.before-ludo-plus-uninstall-{stamp}")
        try:
            _copy_database(database, copy)
        except (OSError, sqlite3.Error) as error:
            raise LudoError(
                f"{database} could not be backed up, so nothing was removed: {error}"
            ) from error
        done.append(f"The database was copied to {copy}.")
    names = " or ".join(server.host.databases)
    return done or [
        f"No {names} was found in {server.server_dir} or {server.server_dir.parent}, "
        "so nothing was backed up; if the server runs elsewhere, copy its database now."
    ]


def _databases(server: Server) -> list[Path]:
    directories = (server.server_dir, server.server_dir.parent)
    paths = (directory / name for directory in directories for name in server.host.databases)
    return [path for path in paths if path.is_file()]


def _copy_database(source: Path, copy: Path) -> None:
    # SQLite's own copy is consistent even while the server writes; a plain copy is not.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    shutil.copymode(source, copy)


def _hook_file(server: Server, python: str) -> Path:
    mark = hashlib.sha256(str(server.server_dir).encode()).hexdigest()[:8]
    return _site_packages(python) / f"ludo_plus_{mark}.pth"


def _site_packages(python: str) -> Path:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    run = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=60)
    if run.returncode or not run.stdout.strip():
        raise LudoError(f"{python} does not say where its packages live")
    return Path(run.stdout.strip().splitlines()[-1])

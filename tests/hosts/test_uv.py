"""The hosts' start scripts change their Python environment without harm to our game and its data.

They run `uv sync`, which removes what is not in the server's lock file. Needs uv, and what it
downloads; UV names it if it is not on the path.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect, layout
from playpalace_ludo.settings import SETTINGS

from .checkouts import PLAYAURAL, Checkout, checkout, each_host
from .live import Client, copy_of, running
from .test_live import finish

OLDER = ">=3.11,<3.13"
"""With what Python the environment is rebuilt where the server runs with more than one."""


def uv() -> str:
    found = os.environ.get("UV") or shutil.which("uv")
    if not found or subprocess.run([found, "--version"], capture_output=True).returncode:
        pytest.skip("there is no uv on the path, and UV names none")
    return found


def first_python(found: Checkout) -> str:
    """Return the Python behind the checkout's own environment: uv need not download one."""
    told = [found.python, "-c", "import sys; print(sys._base_executable)"]
    return subprocess.run(told, check=True, capture_output=True, text=True).stdout.strip()


def older_python() -> str:
    run = subprocess.run([uv(), "python", "find", OLDER], capture_output=True, text=True)
    if run.returncode:
        pytest.skip(f"uv finds no Python {OLDER} to rebuild the environment with")
    return run.stdout.strip()


def sync(server: detect.ServerFolder, python: str) -> None:
    """Bring the environment in line with the lock file, as the start scripts do."""
    # PlayPalace's own package cannot be built from a copy without its documents.
    run = subprocess.run(
        [uv(), "sync", "--no-install-project", "--python", python],
        cwd=server.server_dir,
        capture_output=True,
        text=True,
    )
    assert not run.returncode, run.stderr


def ours(database: Path) -> Counter[str]:
    """Count the rows of our game per table of the host's database.

    The tables that are open at its end a host writes down for its next start, and no longer.
    """
    rows: Counter[str] = Counter()
    with closing(sqlite3.connect(database)) as open_database:
        tables = open_database.execute("select name from sqlite_master where type = 'table'")
        for (table,) in tables.fetchall():
            columns = [row[1] for row in open_database.execute(f"pragma table_info({table})")]
            if "game_type" in columns and table != "tables":
                where = f"from {table} where game_type = 'ludo_plus'"
                (rows[table],) = open_database.execute(f"select count(*) {where}").fetchone()
    return +rows


@each_host
def test_uv_sync_a_new_environment_and_a_lost_folder_leave_the_data(
    host: Host, tmp_path: Path
) -> None:
    found = checkout(host)
    server = copy_of(found, tmp_path)
    settings = '[pace]\ndefault = "instant"\n'
    (server.server_dir / SETTINGS).write_text(settings, encoding="utf-8")
    first = first_python(found)
    second = older_python() if host is PLAYAURAL else first
    sync(server, first)
    install = [sys.executable, "-m", "playpalace_ludo.cli.main", "host", "--install"]
    subprocess.run([*install, str(server.server_dir)], check=True)
    windows = sys.platform == "win32"
    python = server.server_dir / ".venv" / ("Scripts/python.exe" if windows else "bin/python")
    stock = [str(python), str(server.server_dir / "main.py")]
    database = server.server_dir / "PlayAural.db"
    if host is not PLAYAURAL:
        database = tmp_path / "var" / "server" / "playpalace.db"

    with running(found, server, stock) as port:
        ann = Client(server, port, "ann6live").register().login()
        ann.create_table()
        ann.add_bot()
        ann.start()
        finish(ann)
        ann.close()
    before = ours(database)
    assert before["game_results"] == 1, before

    def still_there() -> None:
        with running(found, server, stock) as port:
            ann.port = port
            ann.login()
            ann.go_to_table_list()
            ann.close()
        assert ours(database) == before

    sync(server, first)
    still_there()
    shutil.rmtree(server.server_dir / ".venv")
    sync(server, second)
    still_there()
    shutil.rmtree(layout.folder(server))
    assert log_of(server).count("is among the games, with ") == 1
    with running(found, server, stock):
        pass
    assert ours(database) == before
    assert "Ludo Plus is not offered" in log_of(server)
    assert "is among the games" not in log_of(server)


def log_of(server: detect.ServerFolder) -> str:
    """Return what the server said since it was started last."""
    newest = max(server.server_dir.glob("log-*.txt"), key=lambda path: path.stat().st_mtime)
    return newest.read_text(encoding="utf-8")

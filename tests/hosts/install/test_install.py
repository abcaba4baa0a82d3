"""Finding a host, the import hook, installing it and taking it out again."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import playpalace_ludo
from playpalace_ludo.cli.main import main
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect, hook_file
from playpalace_ludo.hosts.install.lookup import methods
from playpalace_ludo.hosts.playaural.protocols import PlayAuralGame
from tests.hosts.checkouts import PLAYAURAL, PLAYPALACE, each_host


def fake_server(directory: Path, host: Host) -> detect.Server:
    """The files that tell a host, and a `games` package that can be imported."""
    server_dir = directory / "server"
    for name in (*detect.FAMILY, *host.marks):
        path = server_dir / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (server_dir / "__init__.py").write_text("")
    (server_dir / "games" / "__init__.py").write_text("print('games imported')\n")
    return detect.find(directory)


@each_host
def test_a_host_is_known_by_its_files(tmp_path: Path, host: Host) -> None:
    server = fake_server(tmp_path, host)
    assert server.host is host
    assert detect.find(tmp_path / "server") == server


def test_what_is_no_host_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", str(tmp_path)]) == 2
    assert main(["host", str(tmp_path / "gone")]) == 2
    assert main(["host", "--install", str(tmp_path)]) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 3 and "neither a PlayPalace nor a PlayAural" in lines[0]


@pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")
def test_a_python_without_the_hosts_packages_is_named(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    with pytest.raises(LudoError, match="no Python at"):
        detect.pick_python(server, str(tmp_path / "python"))
    bare = [sys.executable, "-I", "-S"]
    script = tmp_path / "bare"
    script.write_text(f'#!/bin/sh\nexec {" ".join(bare)} "$@"\n')
    script.chmod(0o755)
    with pytest.raises(LudoError, match=r"lacks .*mashumaro"):
        detect.pick_python(server, str(script))


def run_python(code: str, cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=cwd, env=env, capture_output=True, text=True
    )


def test_the_hook_joins_a_host_and_leaves_one_that_differs_running(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    run = run_python("import server.games", tmp_path, detect.child_environment(server))
    assert run.returncode == 0
    assert run.stdout == "games imported\n", "nothing of ours on standard output"
    assert "Ludo Plus is not offered on this PlayPalace server" in run.stderr
    assert "server.games.base" in run.stderr, "what is missing has a name"


def test_until_a_host_imports_its_games_a_python_pays_for_the_hook_alone(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    code = "import sys; print(*sorted(m for m in sys.modules if m.startswith('playpalace_ludo')))"
    run = run_python(code, tmp_path, detect.child_environment(server))
    assert run.stdout.split() == [
        "playpalace_ludo",
        "playpalace_ludo.hosts",
        "playpalace_ludo.hosts.install",
        "playpalace_ludo.hosts.install.hook",
    ]


def test_the_hook_leaves_other_servers_alone(tmp_path: Path) -> None:
    server = fake_server(tmp_path / "one", PLAYPALACE)
    fake_server(tmp_path / "two", PLAYPALACE)
    run = run_python("import server.games", tmp_path / "two", detect.child_environment(server))
    assert run.stdout == "games imported\n" and run.stderr == ""


def test_the_file_that_installed_hooks_name_stays_where_it_is() -> None:
    package = Path(playpalace_ludo.__file__).parent
    assert detect.starter() == package / "hosts" / "site" / "sitecustomize.py"
    assert detect.starter().is_file()


def test_what_a_host_must_have_is_what_the_protocols_ask_for() -> None:
    asked = set(methods(PlayAuralGame))
    assert {"__post_init__", "on_tick", "from_json", "live_status_box"} <= asked
    assert not {name for name in asked if name.startswith("__")} - {"__post_init__"}
    assert "rebuild_player_menu" not in asked, "that is another host's"


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Site-packages of nobody else."""
    directory = tmp_path / "site-packages"
    directory.mkdir()
    monkeypatch.setattr(hook_file, "_site_packages", lambda python: directory)
    return directory


def test_install_says_what_it_did_and_twice_is_once(tmp_path: Path, packages: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    first = hook_file.install(server, sys.executable)
    second = hook_file.install(server, sys.executable)
    assert "was written" in first[0] and "was already there" in second[0]
    (hook,) = packages.iterdir()
    assert str(hook) in first[0]
    # The very line a Python runs at its start.
    code = f"exec(open({str(hook)!r}).read())\nimport server.games"
    run = run_python(code, tmp_path, {**os.environ, "PYTHONPATH": ""})
    assert "not offered" in run.stderr and run.returncode == 0


def test_uninstall_removes_the_hook_and_says_so(tmp_path: Path, packages: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    assert "nothing was changed" in hook_file.uninstall(server, sys.executable)[0]
    hook_file.install(server, sys.executable)
    said = hook_file.uninstall(server, sys.executable)
    assert not list(packages.iterdir())
    assert "removed" in said[0] and "stay in PlayPalace's database" in said[1]


def test_uninstall_from_playaural_backs_the_database_up_first(
    tmp_path: Path, packages: Path
) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    path = server.server_dir / "PlayAural.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("create table results (game_type text)")
        database.execute("insert into results values ('ludo_plus')")
    hook_file.install(server, sys.executable)
    said = hook_file.uninstall(server, sys.executable)
    (copy,) = server.server_dir.glob("PlayAural.db.before-ludo-plus-uninstall-*")
    assert str(copy) in said[0] and any("Warning" in sentence for sentence in said)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("select game_type from results").fetchall() == [("ludo_plus",)]


def test_a_database_that_cannot_be_copied_keeps_the_hook(tmp_path: Path, packages: Path) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    (server.server_dir / "PlayAural.db").write_bytes(b"this is no database" * 100)
    hook_file.install(server, sys.executable)
    with pytest.raises(LudoError, match="nothing was removed"):
        hook_file.uninstall(server, sys.executable)
    assert list(packages.iterdir())

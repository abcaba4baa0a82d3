"""Finding a host, the import hook, installing it and taking it out again."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
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
from playpalace_ludo.hosts.install import detect, installation, layout, libraries
from playpalace_ludo.hosts.install.lookup import methods
from playpalace_ludo.hosts.install.placeholder import UNAVAILABLE
from playpalace_ludo.hosts.playaural.protocols import PlayAuralGame
from playpalace_ludo.settings import SETTINGS
from tests.hosts.checkouts import PLAYAURAL, PLAYPALACE, each_host, english

# The least that two of a host's modules can be, and the order in which a host imports them.
BASE = "class Game: pass\n"
REGISTRY = """
class GameRegistry:
    games = {}
    @classmethod
    def register(cls, game):
        cls.games[game.get_type()] = game
    @classmethod
    def get(cls, name):
        return cls.games.get(name)
"""
GAMES = """
from .base import Game
from .registry import GameRegistry
print('games imported')
"""


def fake_server(directory: Path, host: Host) -> detect.ServerFolder:
    """The files that tell a host, and a `games` package that can be imported."""
    server_dir = directory / "server"
    for name in (*detect.FAMILY, *host.marks):
        path = server_dir / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (server_dir / "__init__.py").write_text("")
    (server_dir / "games" / "__init__.py").write_text(GAMES)
    (server_dir / "games" / "base.py").write_text(BASE)
    (server_dir / "games" / "registry.py").write_text(REGISTRY)
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
    assert len(lines) == 3 and "is no PlayPalace or PlayAural server" in lines[0]


@pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")
def test_a_python_without_the_hosts_packages_is_named(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    bare = [sys.executable, "-I", "-S"]
    script = tmp_path / "bare"
    script.write_text(f'#!/bin/sh\nexec {" ".join(bare)} "$@"\n')
    script.chmod(0o755)
    with pytest.raises(LudoError, match=r"host-python-lacks .*mashumaro"):
        detect.pick_python(server, str(script))


def test_a_server_without_our_libraries_is_lent_them_and_nothing_else(tmp_path: Path) -> None:
    """As the environment of PlayPalace's own lock is: without fluent.runtime and tomli-w."""
    server = fake_server(tmp_path, PLAYPALACE)
    code = (
        f"exec(open({str(detect.starter())!r}).read(), {{'__file__': {str(detect.starter())!r}}})\n"
        "import importlib.util as u, tomli_w\n"
        "print(tomli_w.dumps({'a': 1}).strip(), u.find_spec('fluent.runtime') is None, "
        "u.find_spec('pytest'))"
    )
    bare = [sys.executable, "-I", "-S", "-c", code]
    environment = detect.child_environment(server)
    for known, said in (
        (environment, "a = 1 False None"),
        ({**environment, libraries.LENT: ""}, ""),
    ):
        run = subprocess.run(bare, env=known, capture_output=True, text=True)
        assert run.stdout[: len(said)] == said and bool(run.stdout) == bool(said), run.stderr


@pytest.mark.parametrize("action", [[], ["--install"], ["--uninstall"]])
def test_a_python_that_is_not_there_is_refused_before_anything_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], action: list[str]
) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    gone = str(tmp_path / "python")
    assert main(["host", *action, "--python", gone, str(server.server_dir)]) == 2
    assert f"there is no Python at {gone}, nor a command" in capsys.readouterr().err
    assert not layout.folder(server).exists()


def test_a_python_may_be_named_as_in_a_shell_and_is_found_from_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Path(sys.executable)
    monkeypatch.chdir(here.parent)
    assert detect.named_python(f".{os.sep}{here.name}") == str(here)
    monkeypatch.setenv("PATH", str(here.parent))
    monkeypatch.chdir(tmp_path)
    assert detect.named_python(here.name) == str(here)


def test_what_is_meant_for_the_server_is_told_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", str(tmp_path), "--port", "9000"]) == 2
    assert "what is for the server goes behind: -- --port 9000" in capsys.readouterr().err


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
    assert "server.game_utils" in run.stderr, "what is missing has a name"


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


IMPORT = """
import server.games
from server.games.registry import GameRegistry, __file__ as file
print(*GameRegistry.games, file)
"""


def start(server: detect.ServerFolder) -> subprocess.CompletedProcess[str]:
    """Start the server as its owner does: a Python that has nothing of ours."""
    environment = {
        k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LUDO_PLUS_SERVER")
    }
    return subprocess.run(
        [sys.executable, "-S", "-c", IMPORT],
        cwd=server.server_dir.parent,
        env=environment,
        capture_output=True,
        text=True,
    )


def test_install_says_what_it_did_and_the_servers_own_command_finds_us(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    before = {path: path.read_bytes() for path in server.server_dir.rglob("*.py")}
    assert "was put" in english(installation.install(server))[0]
    assert "was renewed" in english(installation.install(server))[0]
    assert before.items() <= {p: p.read_bytes() for p in server.server_dir.rglob("*.py")}.items()
    run = start(server)
    assert run.returncode == 0, run.stderr
    assert "not offered on this PlayPalace server" in run.stderr, "this one lacks all else"
    games, file = run.stdout.splitlines()
    assert games == "games imported", "nothing of ours on standard output"
    assert file.split()[-1] == str(server.server_dir / "games" / "registry.py")


def test_install_names_another_version_that_was_there(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    installation.install(server)
    about = layout.folder(server) / "about.json"
    told = "Before, version 9.0 was there."
    for text, is_told in (
        ('{"version": "9.0"}', True),
        ("damaged", False),
        (about.read_text(), False),
    ):
        about.write_text(text)
        assert (told in english(installation.install(server))) is is_told


def test_install_tries_whether_the_server_can_load_it(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    assert any("was not tried" in sentence for sentence in english(installation.install(server)))
    said = english(installation.install(server, sys.executable))
    assert any("says: Ludo Plus is not offered on this PlayPalace" in line for line in said)
    assert any(line.startswith("Warning: tried with") for line in said)
    with (server.server_dir / "games" / "__init__.py").open("a") as games:
        games.write("raise ImportError('of its own')")
    said = english(installation.install(server, sys.executable))
    assert any("of its own" in line for line in said)
    assert not list(server.server_dir.glob("games/__pycache__")), "and leaves nothing behind"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_whoever_runs_the_server_can_read_what_somebody_else_installed(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    before = os.umask(0o077)
    try:
        installation.install(server)
    finally:
        os.umask(before)
    for folder in (layout.folder(server), layout.anchor(server)):
        paths = [folder, *folder.rglob("*")]
        assert {path.stat().st_mode & 0o777 for path in paths if path.is_dir()} == {0o755}
        assert {path.stat().st_mode & 0o777 for path in paths if path.is_file()} == {0o644}


def test_every_line_of_ours_in_a_server_names_its_buffer(tmp_path: Path) -> None:
    """PlayAural's own tests read all files in its folder for that, and ours are among them."""
    server = fake_server(tmp_path, PLAYAURAL)
    installation.install(server)
    calls = [
        (path.name, node)
        for path in server.server_dir.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8-sig")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ("speak", "speak_l", "broadcast_l")
    ]
    assert len(calls) > 5
    assert not [
        (name, node.lineno)
        for name, node in calls
        if len(node.args) < 2 and not any(keyword.arg == "buffer" for keyword in node.keywords)
    ]


def test_what_is_installed_needs_no_more_than_the_server_has(tmp_path: Path) -> None:
    """Everything but Babel, which both hosts have, comes along; and the copy is complete."""
    server = fake_server(tmp_path, PLAYAURAL)
    installation.install(server)
    import babel

    folder = layout.folder(server)
    code = f"""
import sys
sys.path[1:1] = [{str(folder)!r}, {str(folder / "libraries")!r}, {str(tmp_path / "babel")!r}]
import playpalace_ludo.hosts.game.factory, playpalace_ludo.hosts.playaural.adapter
from playpalace_ludo.words import Translator
print(Translator("de").text("pludo-host-game-name"), playpalace_ludo.__file__)
"""
    (tmp_path / "babel").mkdir()
    (tmp_path / "babel" / "babel").symlink_to(Path(babel.__file__).parent)
    bare = [sys.executable, "-S", "-c", code]
    run = subprocess.run(bare, cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout.split()[-1].startswith(str(folder)), run.stderr


@pytest.mark.parametrize("harm", ["folder gone", "file empty", "package gone"])
def test_what_cannot_be_loaded_is_told_loudly_and_keeps_its_place(
    tmp_path: Path, harm: str
) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    installation.install(server)
    folder = layout.folder(server)
    if harm == "folder gone":
        shutil.rmtree(folder)
    elif harm == "package gone":
        shutil.rmtree(folder / "playpalace_ludo" / "hosts")
    else:
        (folder / "playpalace_ludo" / "hosts" / "install" / "loader.py").write_text("")
    run = start(server)
    assert run.returncode == 0, run.stderr
    assert "Ludo Plus is not offered on this PlayAural server" in run.stderr
    assert "--install again" in run.stderr
    assert run.stdout.splitlines()[1].startswith("ludo_plus "), "the place is kept"


@pytest.mark.parametrize("file", ["about.json", "ludo_plus_place.py"])
def test_where_the_placeholder_is_damaged_the_server_does_not_start(
    tmp_path: Path, file: str
) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    installation.install(server)
    (layout.anchor(server) / file).write_text("{")
    run = start(server)
    assert run.returncode == 1 and "games imported" not in run.stdout
    assert "Run playpalace-ludo host --install again" in run.stderr.splitlines()[-1]
    installation.install(server)
    assert start(server).returncode == 0


def test_a_server_whose_games_cannot_be_imported_fails_as_it_did_before(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    with (server.server_dir / "games" / "__init__.py").open("a") as games:
        games.write("raise ImportError('of its own')")
    installation.install(server)
    run = start(server)
    assert run.stderr.strip().endswith("ImportError: of its own") and "Ludo" not in run.stderr


def old_hook(server: detect.ServerFolder) -> Path:
    """The file that version 0.1.0 wrote into a server's environment."""
    packages = server.server_dir / ".venv" / "lib" / "python3.13" / "site-packages"
    packages.mkdir(parents=True)
    mark = hashlib.sha256(str(server.server_dir).encode()).hexdigest()[:8]
    starter = str(detect.starter())
    path = packages / f"ludo_plus_{mark}.pth"
    path.write_text(
        f"import os, runpy; os.path.exists({starter!r}) and "
        f"runpy.run_path({starter!r}, {{'SERVER_DIR': {str(server.server_dir)!r}}})\n"
    )
    return path


def test_the_hook_of_0_1_0_still_works_and_asks_to_be_renewed(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    code = f"exec(open({str(old_hook(server))!r}).read())\nimport server.games"
    run = run_python(code, tmp_path, {**os.environ, "PYTHONPATH": ""})
    assert run.returncode == 0 and "not offered" in run.stderr
    assert "host --install" in run.stderr
    installation.install(server)
    run = run_python(code, tmp_path, dict(os.environ))
    assert run.stderr.count("No such file") == 1, "install takes the old hook out"


def test_the_hook_of_0_1_0_and_a_new_installation_join_once(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    installation.install(server)
    code = f"exec(open({str(old_hook(server))!r}).read())\nimport server.games"
    run = run_python(code, tmp_path, {**os.environ, "PYTHONPATH": ""})
    assert run.stderr.count("not offered") == 1


@each_host
def test_uninstall_takes_all_out_and_says_what_it_leaves(tmp_path: Path, host: Host) -> None:
    server = fake_server(tmp_path, host)
    assert "nothing was changed" in english(installation.uninstall(server))[0]
    before = sorted(server.server_dir.rglob("*"))
    installation.install(server)
    database = next(tmp_path / name for name in host.databases)
    for folder in (layout.SET_ASIDE, layout.RECORDS, layout.EDITED_RULES):
        (server.server_dir / folder).mkdir(parents=True)
    (server.server_dir / SETTINGS).write_text("")
    (database.parent / layout.TABLES).mkdir(parents=True)
    for path in (database, database.parent / layout.PURSES):
        path.write_bytes(b"")
    kept = {
        *(SETTINGS, layout.SET_ASIDE, layout.RECORDS, layout.EDITED_RULES),
        *(layout.TABLES, layout.PURSES),
    }
    said = english(installation.uninstall(server))
    data = "deletes all" if host is PLAYAURAL else "stay in the database of PlayPalace"
    assert any(data in sentence for sentence in said)
    assert any("Restart the server" in sentence for sentence in said)
    left = [sentence for sentence in said if sentence.startswith("Left where it is")]
    assert all(any(name in sentence for sentence in left) for name in kept), left
    assert len(left) == len(kept) + (host is PLAYAURAL), "nothing is named twice"
    assert set(before) <= set(server.server_dir.rglob("*"))
    assert not layout.folder(server).exists() and not layout.anchor(server).exists()
    assert "games imported" in start(server).stdout
    assert "nothing was changed" in english(installation.uninstall(server))[0]


def test_uninstall_without_a_database_asks_for_a_copy(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    installation.install(server)
    said = english(installation.uninstall(server))
    assert "copy it before the next start" in said[0]
    assert any("put your own copy in" in sentence for sentence in said)


def test_an_owner_is_spoken_to_in_their_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = str(fake_server(tmp_path, PLAYPALACE).server_dir)
    assert main(["host", "--uninstall", server, "--lang", "de"]) == 0
    assert capsys.readouterr().out.endswith(" nicht installiert; nichts wurde geändert.\n")
    assert main(["host", "--lang", "de"]) == 2
    assert "gib den Ordner eines Servers an." in capsys.readouterr().err


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYPALACE)
    layout.folder(server).mkdir()
    with pytest.raises(LudoError, match="host-not-ours"):
        installation.install(server)
    assert not list(layout.folder(server).iterdir())


def test_a_server_built_into_one_file_is_named_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "PlayPalaceServer").write_bytes(b"")
    assert main(["host", "--install", str(tmp_path)]) == 2
    assert "built into one file" in capsys.readouterr().err


def test_built_into_one_file_the_server_finds_its_own_registry_beside_us(tmp_path: Path) -> None:
    """PyInstaller leaves the file out that we hide, and takes what it reads of imports."""
    server = fake_server(tmp_path, PLAYPALACE)
    installation.install(server)
    (server.server_dir / "games" / "registry.py").unlink()
    anchored = ast.parse((layout.anchor(server) / "__init__.py").read_text(encoding="utf-8"))
    seen = [node for node in ast.walk(anchored) if isinstance(node, ast.ImportFrom)]
    assert {"hidden", "ludo_plus_place"} <= {name.name for node in seen for name in node.names}
    code = "import sys; sys.frozen = True; import server.games as g; print(g.GameRegistry.games)"
    run = run_python(code, tmp_path, {**os.environ})
    imported, games = run.stdout.splitlines()
    # The fake has too little for our game; what keeps its place came the same way.
    assert imported == "games imported" and UNAVAILABLE in games, run.stderr


def test_uninstall_from_playaural_backs_the_database_up_first(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    path = server.server_dir / "PlayAural.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("create table results (game_type text)")
        database.execute("insert into results values ('ludo_plus')")
    installation.install(server)
    said = english(installation.uninstall(server))
    (copy,) = server.server_dir.glob("PlayAural.db.before-ludo-plus-uninstall-*")
    assert str(copy) in said[0] and any("Warning" in sentence for sentence in said)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("select game_type from results").fetchall() == [("ludo_plus",)]


def test_a_database_that_cannot_be_copied_keeps_the_game(tmp_path: Path) -> None:
    server = fake_server(tmp_path, PLAYAURAL)
    (server.server_dir / "PlayAural.db").write_bytes(b"this is no database" * 100)
    installation.install(server)
    with pytest.raises(LudoError, match="host-not-backed-up"):
        installation.uninstall(server)
    assert layout.folder(server).is_dir() and layout.anchor(server).is_dir()

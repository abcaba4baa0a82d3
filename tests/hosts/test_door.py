"""The plugin door that PlayPalace could have, merged into a fresh copy of a checkout."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from playpalace_ludo import __version__
from playpalace_ludo.hosts.install import detect
from tools import address, projects

from .checkouts import PLAYPALACE, Checkout, checkout
from .test_uv import first_python, sync, uv

ROOT = Path(__file__).resolve().parents[2]
DOOR = ROOT / "docs" / "upstream"
LAST_LINES = "\nfrom .plugins import load_plugins\n\nload_plugins()\n"
ASK = """
import json, sys
import server.games
from server.games.registry import GameRegistry
found = GameRegistry.get("ludo_plus")
print(json.dumps([found.__name__ if found else "", found.get_category() if found else ""]))
"""
BROKEN = 'ludo-plus = "playpalace_ludo.hosts.no_such_door:join"\n'


def merged(found: Checkout, folder: Path) -> Path:
    """A copy of the checkout with the door, as docs/upstream.md says."""
    ignored = shutil.ignore_patterns("__pycache__", ".venv", ".cache", "*.db")
    server = folder / "server"
    shutil.copytree(found.server.server_dir, server, ignore=ignored)
    shutil.copytree(DOOR / "server", server, dirs_exist_ok=True)
    with (server / "games" / "__init__.py").open("a", encoding="utf-8") as end:
        end.write(LAST_LINES)
    return server


def environment(folder: Path, entries: str = "") -> dict[str, str]:
    """An environment in which our package is installed with its entry points."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = project["entry-points"]["playpalace.games"].items()
    lines = entries or "".join(f"{name} = {function}\n" for name, function in named)
    about = folder / "packages" / f"playpalace_ludo_engine-{__version__}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Name: playpalace-ludo-engine\nVersion: {__version__}\n")
    (about / "entry_points.txt").write_text(f"[playpalace.games]\n{lines}".replace('"', ""))
    paths = os.pathsep.join([str(ROOT), str(about.parent), str(folder)])
    return {**os.environ, "PYTHONPATH": paths, "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"}


def run(found: Checkout, words: list[str], folder: Path, env: dict[str, str]) -> tuple[str, str]:
    done = subprocess.run(
        [found.python, *words], cwd=folder, env=env, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def found() -> Checkout:
    return checkout(PLAYPALACE)


def test_the_game_comes_through_the_door_and_their_tests_pass(
    found: Checkout, tmp_path: Path
) -> None:
    server, env = merged(found, tmp_path), environment(tmp_path)
    said, _ = run(found, ["-c", ASK], tmp_path, env)
    assert json.loads(said.splitlines()[-1]) == ["LudoPlusGame", "category-board-games"]
    tests = [f"tests/test_{name}.py" for name in ("plugins", "integration")]
    run(found, ["-m", "pytest", "-q", "-p", "no:cacheprovider", *tests], server, env)


def test_a_broken_plugin_is_logged_and_the_server_has_its_own_games(
    found: Checkout, tmp_path: Path
) -> None:
    merged(found, tmp_path)
    said, logged = run(found, ["-c", ASK], tmp_path, environment(tmp_path, BROKEN))
    assert json.loads(said.splitlines()[-1]) == ["", ""]
    assert "Plugin ludo-plus was not loaded" in logged


def test_the_commands_for_maintainers_keep_the_game_in_the_environment(
    found: Checkout, tmp_path: Path
) -> None:
    server, wheels = merged(found, tmp_path), tmp_path / "wheels"
    engine = projects.write_engine(
        tmp_path / "engine", address.root_project(), projects.edition(rehearsal=True)
    )
    env = {**os.environ, "UV_FIND_LINKS": str(wheels), "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"}
    wheels.mkdir()
    page = (DOOR.parent / "upstream.md").read_text("utf-8")
    added = re.findall("^uv (add .+)$", page, re.MULTILINE)
    assert len(added) == 1, added
    with_python = ["--python", first_python(found)]
    build = ["build", "--wheel", "--out-dir", str(wheels), str(engine)]
    for command in (build, shlex.split(added[0]) + with_python):
        done = subprocess.run(
            [uv(), *command], cwd=server, env=env, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stderr[-2000:]
    sync(detect.find(tmp_path), first_python(found))
    python = found._replace(python=str(server / ".venv" / "bin" / "python"))
    said, _ = run(python, ["-c", ASK], tmp_path, env)
    assert json.loads(said.splitlines()[-1]) == ["LudoPlusGame", "category-board-games"]

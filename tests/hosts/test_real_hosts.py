"""Our game inside the real hosts, run by the hosts' own Python.

    PLAYPALACE_SERVER=~/PlayPalace11 PLAYAURAL_SERVER=~/PlayAural pytest tests/hosts

PLAYPALACE_PYTHON and PLAYAURAL_PYTHON name the Python with the host's packages and pytest; without
them the checkout's .venv or the running Python is taken.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect, installation

from .checkouts import checkout, each_host, english

INSIDE = Path(__file__).parent / "inside"


@each_host
def test_inside(host: Host) -> None:
    """One process per host: both call their root package `server`."""
    found = checkout(host)
    run = subprocess.run(
        [found.python, "-m", "pytest", str(INSIDE)],
        env=found.environment,
        cwd=INSIDE,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


# The host's own tests that look at every registered game, and those that pin the list of games.
OWN_TESTS = {
    "playpalace": (
        *("test_ludo", "test_integration", "test_preferences", "test_actions_menu"),
        *("test_server_load_tables", "test_active_tables_menu", "test_document_manager"),
    ),
    "playaural": (
        *("test_ludo", "test_integration", "test_touch_client_support"),
        *("test_option_descriptions", "test_leaderboard_visibility", "test_menu_sealing"),
        "test_buffer_categories",  # it reads every file in the server's directory
    ),
}
PINNED = ("test_registered_game_category_assignments",)


@each_host
def test_the_hosts_own_tests_still_pass_with_our_game_installed(host: Host, tmp_path: Path) -> None:
    found = checkout(host)
    ignore = shutil.ignore_patterns("__pycache__", ".cache", ".venv", "*.db")
    directory = shutil.copytree(found.server.server_dir, tmp_path / "server", ignore=ignore)
    files = [directory / "tests" / f"{name}.py" for name in OWN_TESTS[host.name]]
    there = [str(path) for path in files if path.exists()]
    if not there:
        pytest.skip(f"this {host.title} checkout has no tests of its own")
    said = english(installation.install(detect.find(tmp_path), found.python))
    assert any(line.endswith(f"{host.title} loads it.") for line in said), said
    unpinned = " and ".join(f"not {name}" for name in PINNED)
    run = subprocess.run(
        [found.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", unpinned, *there],
        cwd=directory,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]

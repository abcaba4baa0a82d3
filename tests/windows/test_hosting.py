"""The host command on Windows Python: a server's folder gets the game, and loses it again."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.windows.bed import LONG, MAIN, Bed, windows_path

pytestmark = LONG


@pytest.fixture
def server(tmp_path: Path) -> Path:
    checkout = os.environ.get("PLAYAURAL_SERVER")
    if not checkout:
        pytest.skip("PLAYAURAL_SERVER names no checkout of the server")
    source = Path(checkout)
    source = source / "server" if (source / "server").is_dir() else source
    unneeded = shutil.ignore_patterns(".venv", "*.db", "__pycache__", "ludo_plus*", "registry")
    return Path(shutil.copytree(source, tmp_path / "my server" / "server", ignore=unneeded))


def host(bed: Bed, server: Path, *words: str) -> tuple[int, str]:
    done = bed.run(*MAIN, "host", *words, windows_path(server))
    return done.returncode, done.stdout.decode()


def test_the_game_is_put_into_a_server_and_taken_out(bed: Bed, server: Path) -> None:
    before = sorted(path for path in server.rglob("*") if path.is_file())
    code, said = host(bed, server, "--install")
    assert (code, (server / "ludo_plus" / "about.json").is_file()) == (0, True), said
    assert "Ludo Plus" in said and "\\my server\\server" in said
    code, said = host(bed, server, "--uninstall")
    assert code == 0 and "was removed" in said
    assert sorted(path for path in server.rglob("*") if path.is_file()) == before


def test_a_python_that_cannot_run_the_server_is_told(bed: Bed, server: Path) -> None:
    code, said = host(bed, server, "--python", windows_path(bed.python))
    assert code == 2
    assert len(said.strip().splitlines()) == 1 and "lacks mashumaro" in said

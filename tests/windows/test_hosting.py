"""Hosting on Windows Python: a server gets the game, people play there, and nothing is lost."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from playpalace_ludo.hosts.install import detect
from tests.hosts.live import INSTANT, Client, answers, free_port, wait_for
from tests.windows.bed import LONG, MAIN, ROOT, Bed, windows_path
from tests.windows.console import in_terminal
from tools import make_windows

pytestmark = LONG
PATIENCE = 300
"""Seconds for a server to answer; Wine on a full machine takes minutes."""


@pytest.fixture
def server(tmp_path: Path) -> Path:
    checkout = os.environ.get("PLAYAURAL_SERVER")
    if not checkout:
        pytest.skip("PLAYAURAL_SERVER names no checkout of the server")
    source = Path(checkout)
    source = source / "server" if (source / "server").is_dir() else source
    unneeded = shutil.ignore_patterns(".venv", "*.db", "__pycache__", "ludo_plus*", "registry")
    return Path(shutil.copytree(source, tmp_path / "my server" / "server", ignore=unneeded))


@pytest.fixture
def owners_python(bed: Bed, server: Path) -> Path:
    """A Windows Python with all the server needs, as its owner has one; downloaded once."""
    home = ROOT / "build" / "wine-server"
    if not (home / "ready").is_file():
        shutil.rmtree(home, ignore_errors=True)
        wheels, packages = home / "wheels", home / "Lib" / "site-packages"
        packages.mkdir(parents=True)
        project = tomllib.loads((server / "pyproject.toml").read_text("utf-8"))["project"]
        fetch = ["pip", "download", "-q", "-d", str(wheels), *make_windows.TARGET]
        words = [sys.executable, "-m", *fetch, *project["dependencies"]]
        if subprocess.run(words, capture_output=True).returncode:
            pytest.skip("the server's packages for Windows cannot be downloaded")
        for wheel in wheels.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(packages)
        for file in bed.python.parent.iterdir():
            if file.is_file() and file.suffix != "._pth":  # which would shut the packages out
                shutil.copy(file, home)
        (home / "ready").touch()
    return home / "python.exe"


@contextmanager
def serving(
    bed: Bed, server: Path, words: Sequence[str], python: Path | None = None
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server that answers, and its port."""
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port)]
    with bed.start(*words, *where, cwd=server.parent, python=python) as process:
        try:
            wait_for(lambda: answers(port), PATIENCE, "the server did not start")
            yield port, process
        finally:
            process.kill()
            _end_server(port)


def _end_server(port: int) -> None:
    """End the server itself, too: on Windows it is a process beside the command that starts it."""
    for words in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if f"--port\0{port}\0".encode() in words.read_bytes():
                os.kill(int(words.parent.name), signal.SIGKILL)


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


def test_people_play_on_a_windows_server_and_a_kill_takes_no_game(
    bed: Bed, server: Path, owners_python: Path
) -> None:
    (server / "ludo_plus.toml").write_text(INSTANT, "utf-8")
    found = detect.find(server.parent)
    once = [*MAIN, "host", windows_path(server), "--python", windows_path(owners_python), "--"]
    with serving(bed, server, once) as (port, _):
        bea = Client(found, port, "bea1wine").register().login()
        bea.create_table()
        bea.close()
    code, said = host(bed, server, "--install")
    assert code == 0, said
    ordinary = ["-m", "server"]
    with serving(bed, server, ordinary, owners_python) as (port, process):
        ann = Client(found, port, "ann1wine").register().login()
        ann.create_table()
        ann.add_bot()
        ann.start()
        ann.until(lambda: _plays_until(ann, "You roll"), "a roll", PATIENCE)
        process.kill()
        process.wait()
        ann.close()
    with serving(bed, server, ordinary, owners_python) as (port, _):
        ann = Client(found, port, "ann1wine").login()
        kept = "The server stopped suddenly, and this game was kept."
        ann.until(lambda: any(kept in line for line in ann.said), "the game again", PATIENCE)
        ann.until(lambda: _plays_until(ann, "You roll"), "another roll", PATIENCE)
        ann.close()


SERVER = """
import sys, time
from pathlib import Path

folder = Path(sys.argv[1])
try:
    (folder / "ready").touch()
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(1)
    (folder / "saved").touch()
    sys.exit(3)
"""
OWNER = """
import ctypes, os, sys, threading, time
from pathlib import Path
from playpalace_ludo.cli.host import beside

folder = Path(sys.argv[1])

def press():
    while not (folder / "ready").exists():
        time.sleep(0.05)
    ctypes.windll.kernel32.GenerateConsoleCtrlEvent(0, 0)

threading.Thread(target=press, daemon=True).start()
code = beside([sys.executable, "-c", sys.argv[2], sys.argv[1]], os.environ, folder)
(folder / "code").write_text(str(code))
"""


def test_ctrl_c_gives_the_server_time_to_save(bed: Bed, tmp_path: Path) -> None:
    words = ["-c", OWNER, windows_path(tmp_path), SERVER]
    in_terminal(["wine", str(bed.python), *words], bed.environment(), bed.home)
    assert (tmp_path / "saved").exists()
    assert (tmp_path / "code").read_text() == "3"


def _plays_until(player: Client, text: str) -> bool:
    """Play, a key at a time, until this was said."""
    if not any(text in line for line in player.said):
        player.play()
        player.pump(1)
    return any(text in line for line in player.said)

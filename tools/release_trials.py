"""Trials of a release as people would use it: installed, played, removed, unpacked, served."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import urllib.request
import venv
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playpalace_ludo import __version__
from playpalace_ludo.web import serve
from tools.check import SCRIPTS
from tools.make_windows import COMMAND
from tools.projects import ENGINE, PLAYER, Edition

PLAY = "import playpalace_ludo as ludo; print(ludo.new_game('quick', 2, 7).finish('hard').winner)"
GAME = ("play", "--pace", "instant", "--seed", "7", "--lang", "en")
LINES = "r\n" * 6 + "v\nescape\n"


class TrialFailed(Exception):
    """Raised for a release that fails a trial; the text says how."""


def trials(dist: Path, page: Path, published: Edition, folder: Path) -> Iterator[str]:
    """Try everything that was built; yield a sentence for each successful trial."""
    yield from _engine(dist, published, folder / "engine")
    yield from _player(dist, published, folder / "player")
    wheel = next(dist.glob(f"{PLAYER.replace('-', '_')}-[0-9]*.whl"))
    yield _by_uvx(wheel, folder / "uvx")
    yield _by_pipx(wheel, folder / "pipx")
    yield _page(page)
    if archive := next(iter(dist.glob("*-windows.zip")), None):
        yield _windows(archive, folder / "windows")


def _engine(dist: Path, published: Edition, folder: Path) -> Iterator[str]:
    python = _environment(folder)
    _pip(python, "install", "--no-index", "--find-links", dist, f"{ENGINE}=={published.version}")
    winner = _told([python, "-c", PLAY]).strip()
    _expect(winner in ("red", "blue"), f"the engine alone played, and {winner!r} won")
    yield f"{ENGINE} alone: a game to its end, {winner} won."
    _pip(python, "install", "--find-links", dist, f"{ENGINE}[server]=={published.version}")
    rules = _told([python, "-m", "playpalace_ludo", "rules", "jota", "--lang", "en"])
    _expect("Doubled" in rules, "the rules of jota were not told")
    yield f"{ENGINE}[server]: tells rules; installed are {_installed(python)}."


def _player(dist: Path, published: Edition, folder: Path) -> Iterator[str]:
    python = _environment(folder)
    _pip(python, "install", "--find-links", dist, f"{PLAYER}=={published.version}")
    command = python.parent / ("playpalace-ludo.exe" if sys.platform == "win32" else PLAYER)
    _play([command], folder / "home")
    out = folder / "page"
    _told([command, "web", "--out", out])
    _expect((out / "files.json").is_file(), "the wheel has no web page")
    yield f"{PLAYER}: plays, and writes its web page."
    _pip(python, "uninstall", "-y", PLAYER)
    _expect(_told([python, "-c", PLAY]).strip() in ("red", "blue"), "the engine did not survive")
    yield f"{PLAYER} removed: the engine still plays."


def _by_uvx(wheel: Path, folder: Path) -> str:
    """Play without installing: the engine is beside the wheel, the rest comes from the index."""
    uvx = shutil.which("uvx")
    if uvx is None:
        return f"uvx --from {wheel.name}: not tried, there is no uvx here."
    command: list[str | Path] = [uvx, "--find-links", wheel.parent, "--from", wheel, PLAYER]
    _play(command, folder / "home", UV_TOOL_DIR=str(folder / "tools"))
    return f"uvx --from {wheel.name}: plays."


def _by_pipx(wheel: Path, folder: Path) -> str:
    """Install, play and remove, in folders of its own."""
    pipx = shutil.which("pipx")
    if pipx is None:
        return f"pipx install {wheel.name}: not tried, there is no pipx here."
    places = {"PIPX_HOME": str(folder / "rooms"), "PIPX_BIN_DIR": str(folder / "bin")}
    _told([pipx, "install", f"--pip-args=--find-links={wheel.parent}", wheel], **places)
    command = next((folder / "bin").glob(f"{PLAYER}*"))
    _play([command], folder / "home", **places)
    _told([pipx, "uninstall", PLAYER], **places)
    _expect(not any((folder / "bin").iterdir()), "pipx left the command behind")
    return f"pipx install {wheel.name}: plays, and is gone after pipx uninstall."


def _play(command: Sequence[str | Path], home: Path, **environment: str) -> None:
    """Play some turns by lines."""
    heard = _told([*command, *GAME, "--config-dir", home], given=LINES, **environment)
    _expect("You roll" in heard, f"nobody rolled: {heard[-300:]!r}")


def _page(page: Path) -> str:
    """Serve the folder and get every file that it lists."""
    server = serve.server(page, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://{serve.HOST}:{server.server_address[1]}/"
    try:
        files = json.loads(urllib.request.urlopen(f"{address}files.json", timeout=30).read())
        for name in files["files"]:
            with urllib.request.urlopen(address + name, timeout=30) as answer:
                found = hashlib.sha256(answer.read()).hexdigest()
            _expect(found.startswith(files["files"][name]), f"{name} is not the one listed")
    finally:
        server.shutdown()
        server.server_close()
    return f"The web page: {len(files['files'])} files served whole, build {files['build']}."


def _windows(archive: Path, folder: Path) -> str:
    with zipfile.ZipFile(archive) as packed:
        _expect(packed.testzip() is None, f"{archive.name} is damaged")
        packed.extractall(folder)
    wine = shutil.which("wine")
    if sys.platform == "win32":
        runner: list[str] = []
    elif wine:
        runner = [wine]
    else:
        return f"{archive.name}: whole; not started, there is no Wine here."
    python = folder / "Ludo" / "program" / "python.exe"
    wine_only = {"WINEPREFIX": str(folder / "wine"), "WINEDEBUG": "-all", "DISPLAY": ""}
    wine_only["WINEDLLOVERRIDES"] = "mscoree,mshtml="
    _play(
        [*runner, python, "-m", "playpalace_ludo"],
        folder / "home",
        **wine_only,
    )
    told = _told([*runner, folder / COMMAND, "--version"], **wine_only)
    _expect(__version__ in told, f"{COMMAND} says {told!r}")
    return f"{archive.name}: unpacked, and plays{' under Wine' if runner else ''}."


def _environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True, clear=True)
    return folder / SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")


def _pip(python: Path, *words: str | Path) -> None:
    _told([python, "-m", "pip", "--disable-pip-version-check", *words])


def _installed(python: Path) -> str:
    listed = json.loads(_told([python, "-m", "pip", "list", "--format=json"]))
    return ", ".join(sorted(one["name"] for one in listed if one["name"] not in ("pip",)))


def _told(command: Sequence[str | Path], given: str | None = None, **environment: str) -> str:
    """Run a command away from the checkout and return what it prints."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        **({"stdin": subprocess.DEVNULL} if given is None else {"input": given}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=Path(command[0]).parent if Path(command[0]).is_absolute() else None,
        env={**bare, "LC_ALL": "C.UTF-8", **environment},
        timeout=600,
    )
    if done.returncode:
        words = " ".join(str(word) for word in command[1:4])
        raise TrialFailed(f"{words}: {(done.stderr or done.stdout).strip()[-500:]}")
    return done.stdout


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise TrialFailed(otherwise)

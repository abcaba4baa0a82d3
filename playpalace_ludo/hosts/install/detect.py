"""Where a host is, which one it is, and with which Python it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo.core.errors import LudoError

LOG_NAME = "playpalace.ludo_plus"
"""Below PlayPalace's own logger, whose file is the only one it writes; PlayAural takes all."""

PLAYPALACE = "playpalace"
PLAYAURAL = "playaural"
TITLES = {PLAYPALACE: "PlayPalace", PLAYAURAL: "PlayAural"}

# Files only the one host has, relative to its server directory.
MARKS = {
    PLAYPALACE: ("core/ui/keybinds.py", "core/users/network_user.py"),
    PLAYAURAL: ("ui/keybinds.py", "users/network_user.py"),
}
NEEDED = {
    PLAYPALACE: ("websockets", "mashumaro", "fluent_compiler", "babel", "openskill", "pydantic"),
    PLAYAURAL: ("websockets", "mashumaro", "fluent.runtime", "babel", "openskill"),
}
OURS = "fluent.runtime"
"""The one library we bring along into a host."""


class Host(NamedTuple):
    kind: str
    server_dir: Path

    @property
    def title(self) -> str:
        return TITLES[self.kind]


def find(path: Path) -> Host:
    """The host at `path`: its server directory, or the checkout around it."""
    if not path.exists():
        raise LudoError(
            f"{path} does not exist; name the directory of a PlayPalace or PlayAural server"
        )
    for directory in (path, path / "server"):
        kind = kind_of(directory)
        if kind:
            return Host(kind, directory.resolve())
    raise LudoError(
        f"{path} is neither a PlayPalace nor a PlayAural server: "
        "it has no server directory with games/registry.py and core/server.py"
    )


def kind_of(directory: Path) -> str | None:
    if not all((directory / name).is_file() for name in ("games/registry.py", "core/server.py")):
        return None
    for kind, marks in MARKS.items():
        if all((directory / name).is_file() for name in marks):
            return kind
    return None


def pick_python(host: Host, named: str | None) -> str:
    """The interpreter that can run the host: the named one, its own environment, or this one."""
    if named:
        if not Path(named).exists():
            raise LudoError(f"there is no Python at {named}")
        candidates = [named]
    else:
        candidates = [*_environments(host), sys.executable]
    reports = []
    for python in candidates:
        missing = _missing(host, python)
        if not missing:
            return python
        reports.append(f"{python} lacks {', '.join(missing)}")
    raise LudoError(
        f"no Python can run {host.title} with our game: {'; '.join(reports)}. "
        "Install the server's requirements and fluent.runtime there, or name a Python with --python"
    )


def _environments(host: Host) -> list[str]:
    names = ("bin/python", "Scripts/python.exe")
    roots = (host.server_dir, host.server_dir.parent)
    paths = (root / ".venv" / name for root in roots for name in names)
    return [str(path) for path in paths if path.exists()]


def _missing(host: Host, python: str) -> list[str]:
    modules = sorted({*NEEDED[host.kind], OURS})
    code = (
        "import importlib.util as u\n"
        "def there(n):\n"
        "    try: return u.find_spec(n) is not None\n"
        "    except ImportError: return False\n"
        f"print(' '.join(n for n in {modules!r} if not there(n)))"
    )
    try:
        run = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=60)
    except OSError as error:
        raise LudoError(f"{python} cannot be started: {error}") from error
    if run.returncode:
        raise LudoError(f"{python} does not run: {run.stderr.strip().splitlines()[-1:]}")
    return run.stdout.split()


def starter() -> Path:
    """The file that starts the import hook in a server's Python."""
    return Path(__file__).resolve().parents[1] / "site" / "sitecustomize.py"


def child_environment(host: Host) -> dict[str, str]:
    """Environment of a server we start: its own subprocesses know the game, too."""
    path = [str(starter().parent), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(part for part in path if part),
        "LUDO_PLUS_SERVER": str(host.server_dir),
    }

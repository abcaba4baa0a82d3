"""Find a server's folder, its host, and the Python it runs with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import hosts as known
from playpalace_ludo.core.errors import InputError, cut
from playpalace_ludo.hosts.host import Host
from playpalace_ludo.hosts.install import libraries

FAMILY = ("games/registry.py", "core/server.py")
"""Files every host has, and whose content the import hook and the placeholder rely on."""
BUILDS = ("PlayPalaceServer", "PlayPalaceServer.exe")
"""Names of a server built into one file."""


class ServerFolder(NamedTuple):
    """An installed server of a host."""

    host: Host
    server_dir: Path

    @property
    def title(self) -> str:
        return self.host.title


def hosts() -> Iterator[Host]:
    for package in known.HOSTS:
        yield import_module(package).HOST


def find(path: Path) -> ServerFolder:
    """Find the server at `path`: its server directory, or the checkout around it."""
    titles = tuple(host.title for host in hosts())
    if not path.exists():
        raise InputError("host-no-folder", path=str(path), either=titles)
    for directory in (path, path / "server"):
        host = host_in(directory)
        if host:
            return ServerFolder(host, directory.resolve())
    if built := next((path / name for name in BUILDS if (path / name).is_file()), None):
        raise InputError("host-built", path=str(built))
    raise InputError("host-unknown", path=str(path), either=titles, files=FAMILY)


def host_in(directory: Path) -> Host | None:
    """Return the host whose server is in this directory."""
    if not _has(directory, FAMILY):
        return None
    return next((host for host in hosts() if _has(directory, host.marks)), None)


def _has(directory: Path, files: Sequence[str]) -> bool:
    return all((directory / name).is_file() for name in files)


def named_python(name: str) -> str:
    """Find a Python by its path or as the shell would."""
    found = shutil.which(name)
    if found is None:
        raise InputError("host-no-python", name=name)
    return str(Path(found).absolute())  # servers are started in their own directory


def pick_python(server: ServerFolder, named: str | None) -> str:
    """Choose the interpreter for the server: the named one, its own environment's, or this one."""
    candidates = [named] if named else [*pythons(server), sys.executable]
    reports = []
    for python in candidates:
        missing = _missing(server, python)
        if not missing:
            return python
        reports.append(f"{python}: {', '.join(missing)}")
    raise InputError("host-python-lacks", title=server.title, missing="; ".join(reports))


def environments(server: ServerFolder) -> list[Path]:
    """Return the Python environments in the places where hosts keep theirs."""
    roots = (server.server_dir, server.server_dir.parent)
    return [root / ".venv" for root in roots if (root / ".venv").is_dir()]


def pythons(server: ServerFolder) -> list[str]:
    """Return the Pythons of these environments."""
    names = ("bin/python", "Scripts/python.exe")
    paths = (root / name for root in environments(server) for name in names)
    return [str(path) for path in paths if path.exists()]


def _missing(server: ServerFolder, python: str) -> list[str]:
    ours = () if libraries.lent(server.host) else (libraries.TEXTS,)
    modules = sorted({*server.host.libraries, *ours})
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
        raise InputError("host-python-start", python=python, reason=str(error)) from error
    if run.returncode:
        raise InputError("host-python-fails", python=python, reason=last_line(run.stderr))
    return run.stdout.split()


def last_line(text: str) -> str:
    """Return the last line of a failed Python's output."""
    return cut((text.strip().splitlines() or ["-"])[-1])


def starter() -> Path:
    """Return the file that installs the import hook in a server's Python."""
    return Path(__file__).resolve().parents[1] / "site" / "sitecustomize.py"


def child_environment(server: ServerFolder) -> dict[str, str]:
    """Return the environment for a server we start, so that its subprocesses find the game, too."""
    path = [str(starter().parent), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(part for part in path if part),
        "LUDO_PLUS_SERVER": str(server.server_dir),
        libraries.LENT: libraries.lent(server.host),
    }

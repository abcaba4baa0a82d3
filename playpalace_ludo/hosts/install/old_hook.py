"""The import hook that earlier versions wrote into a server's Python environment."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.install.detect import ServerFolder, environments
from playpalace_ludo.hosts.install.rights import for_child, of_owner


def remove(server: ServerFolder, python: str | None) -> list[str]:
    """Take it out wherever it is found; returns what was done, one sentence each."""
    done = []
    for path in found(server, python):
        try:
            with of_owner(path.parent):
                path.unlink()
        except OSError as error:
            raise LudoError(f"{path} cannot be removed: {error.strerror}") from error
        done.append(f"The hook of an earlier version was removed: {path}.")
    return done


def found(server: ServerFolder, python: str | None) -> list[Path]:
    mark = hashlib.sha256(str(server.server_dir).encode()).hexdigest()[:8]
    folders = {place for root in environments(server) for place in root.glob("lib/*/site-packages")}
    folders |= {root / "Lib" / "site-packages" for root in environments(server)}
    if python:
        folders.add(_site_packages(server, python))
    paths = (folder / f"ludo_plus_{mark}.pth" for folder in sorted(folders))
    return [path for path in paths if path.is_file()]


def _site_packages(server: ServerFolder, python: str) -> Path:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    try:
        run = subprocess.run(
            [python, "-c", code],
            capture_output=True,
            text=True,
            timeout=60,
            **for_child(server.server_dir),
        )
    except OSError as error:
        raise LudoError(f"{python} cannot be started: {error}") from error
    if run.returncode or not run.stdout.strip():
        raise LudoError(f"{python} does not say where its packages live")
    return Path(run.stdout.strip().splitlines()[-1])

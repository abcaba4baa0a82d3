"""The import hook that earlier versions wrote into a server's Python environment."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.hosts.install.detect import ServerFolder, environments
from playpalace_ludo.hosts.install.rights import for_child, of_owner, refused
from playpalace_ludo.words import Message


def remove(server: ServerFolder, python: str | None) -> list[Message]:
    """Remove it wherever it is found; return messages about what was done."""
    done = []
    for path in found(server, python):
        try:
            with of_owner(path.parent):
                path.unlink()
        except OSError as error:
            raise refused(path, "removed", error) from error
        done.append(Message("pludo-cli-host-old-hook", {"path": str(path)}))
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
        raise InputError("host-python-start", python=python, reason=str(error)) from error
    if run.returncode or not run.stdout.strip():
        raise InputError("host-python-silent", python=python)
    return Path(run.stdout.strip().splitlines()[-1])

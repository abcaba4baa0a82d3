"""Load the game once with a server's own Python, as its next start will."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

from playpalace_ludo.hosts import NAME, TYPE
from playpalace_ludo.hosts.install.detect import ServerFolder, last_line, pythons
from playpalace_ludo.hosts.install.libraries import LENT
from playpalace_ludo.hosts.install.placeholder import UNAVAILABLE
from playpalace_ludo.hosts.install.rights import for_child
from playpalace_ludo.words import Message
from playpalace_ludo.words.problems import MOST_TEXT

CODE = """
import importlib, sys
importlib.import_module(f"{sys.argv[1]}.games")
games = importlib.import_module(f"{sys.argv[1]}.games.registry").GameRegistry
game = games.get(sys.argv[2])
print("\\n" + (game.__name__ if game else "none"))
"""
OURS = ("PYTHONPATH", "LUDO_PLUS_SERVER", LENT)
"""Variables of ours that an owner's shell may have set but a server's start has not."""
LONGEST = 120
"""Seconds to wait; a few are usual."""


def tried(server: ServerFolder, named: str | None) -> Iterator[Message]:
    """Say whether the game loads, and which problems its settings have."""
    python = named or next(iter(pythons(server)), None)
    if python is None:
        yield Message("pludo-cli-host-not-tried", {"title": server.title})
        return
    about = {"title": server.title, "python": python}
    try:
        run = _load(server, python)
    except (OSError, subprocess.TimeoutExpired) as error:
        yield Message("pludo-cli-host-not-triable", {**about, "reason": str(error)})
        return
    for line in run.stderr.splitlines():
        if line.startswith(NAME):
            yield Message("pludo-cli-host-said", {"line": line[:MOST_TEXT]})
    if run.returncode == 0 and run.stdout.splitlines()[-1] not in ("none", UNAVAILABLE):
        yield Message("pludo-cli-host-loads", about)
    else:
        why = last_line(run.stderr) if run.returncode else ""
        yield Message("pludo-cli-host-fails", {**about, "reason": why or "none"})


def _load(server: ServerFolder, python: str) -> subprocess.CompletedProcess[str]:
    # The installing account may differ from the server's, so it must leave no file there.
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return subprocess.run(
        [python, "-B", "-c", CODE, server.server_dir.name, TYPE],
        cwd=server.server_dir.parent,
        env={**kept, "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        **for_child(server.server_dir),
    )

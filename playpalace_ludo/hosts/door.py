"""The function that PlayPalace's plugin door calls: entry point `playpalace.games`."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGE = "server"
"""The name of PlayPalace's root package."""


def join_playpalace() -> None:
    """Bring the game into the PlayPalace server that has just imported its own games.

    Any failure is logged, and the server starts: players then hear why they cannot play, and saved
    tables are kept.
    """
    from playpalace_ludo.hosts.install import loader

    games = sys.modules[f"{PACKAGE}.games"]
    assert games.__file__ is not None
    server_dir = Path(games.__file__).resolve().parents[1]
    if getattr(sys, "frozen", False):  # one file: settings and data lie beside it
        server_dir = Path(sys.executable).parent
    loader.join(PACKAGE, server_dir, "playpalace")
    setattr(games, loader.JOINED, True)

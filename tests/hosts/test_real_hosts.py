"""Our game inside the real hosts, run by the hosts' own Python.

    PLAYPALACE_SERVER=~/PlayPalace11 PLAYAURAL_SERVER=~/PlayAural pytest tests/hosts

PLAYPALACE_PYTHON and PLAYAURAL_PYTHON name the Python with the host's packages, pytest and
fluent.runtime; without them the checkout's .venv or the running Python is taken.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .checkouts import HOSTS, checkout

INSIDE = Path(__file__).parent / "inside"


@pytest.mark.parametrize("kind", HOSTS)
def test_inside(kind: str) -> None:
    """One process per host: both call their root package `server`."""
    host = checkout(kind)
    run = subprocess.run(
        [host.python, "-m", "pytest", str(INSIDE)],
        env=host.environment,
        cwd=INSIDE,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]

"""`python -m playpalace_ludo` is the same command."""

from __future__ import annotations

import subprocess
import sys

from playpalace_ludo import __version__


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "playpalace_ludo", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"playpalace-ludo {__version__}"

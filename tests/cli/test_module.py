"""`python -m playpalace_ludo` is the same command, and so is the module behind `Ludo.cmd`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from playpalace_ludo import __version__


@pytest.mark.parametrize("module", ["playpalace_ludo", "playpalace_ludo.cli.main"])
def test_the_package_runs_as_a_module(module: str) -> None:
    command = [sys.executable, "-m", module, "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"playpalace-ludo {__version__}"

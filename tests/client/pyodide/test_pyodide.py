"""The client without threads: a game by touch in slices, here and in a browser's Python."""

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tests.client.pyodide import play

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[2]
FOLDER = os.environ.get("PYODIDE_FOLDER", "")
"""Where `npm install pyodide` was done."""


def check(found: dict[str, Any]) -> None:
    assert found["moves"] > 5 and found["lines"] > 100
    assert found["asked while expert thought"] > 20
    assert found["last"].startswith("One game, ")


def test_a_game_against_expert_by_touch_without_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(self: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("threading.Thread.start", forbidden)
    monkeypatch.setattr("playpalace_ludo.machine.HAS_THREADS", True)  # put back after the game
    check(play.main(tmp_path))


@pytest.mark.skipif(
    not FOLDER or shutil.which("node") is None, reason="PYODIDE_FOLDER names no npm folder"
)
def test_the_same_in_pyodide() -> None:
    libraries = sysconfig.get_path("purelib")
    run = subprocess.run(
        ["node", HERE / "run.mjs", CHECKOUT, libraries, "tests/client/pyodide/play.py"],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    found = json.loads(run.stdout.splitlines()[-1])
    assert found["platform"] == "emscripten"
    check(found)

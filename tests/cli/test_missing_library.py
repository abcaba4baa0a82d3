"""A library that is not installed is one sentence, not a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = Path(sysconfig.get_path("purelib"))


def without(folder: Path, *modules: str) -> Path:
    """This installation without some modules."""
    folder.mkdir()
    for path in INSTALLED.iterdir():
        if path.name not in modules and path.suffix != ".pth":
            (folder / path.name).symlink_to(path)
    return folder


def run(libraries: list[Path], *words: str) -> tuple[int, str]:
    paths = os.pathsep.join(map(str, [ROOT, *libraries]))
    done = subprocess.run(
        [sys.executable, "-S", "-m", "playpalace_ludo", *words],
        env={**os.environ, "PYTHONPATH": paths, "LANG": "C"},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs symbolic links")
@pytest.mark.parametrize(
    ("module", "package", "command"),
    [
        ("babel", "babel", ["rules", "jota"]),
        ("fluent", "fluent.runtime", ["rules", "jota"]),
        ("platformdirs", "platformdirs", ["stats"]),
    ],
)
def test_it_is_named(module: str, package: str, command: list[str], tmp_path: Path) -> None:
    code, said = run([without(tmp_path / "libraries", module)], *command)
    assert code == 2 and len(said.splitlines()) == 1, said
    assert said.startswith(f"playpalace-ludo {command[0]}: ") and package in said


def test_all_of_them_are_named_at_once() -> None:
    code, said = run([], "rules", "jota")
    assert code == 2 and len(said.splitlines()) == 1
    assert "pip install" in said and "babel" in said and "fluent.runtime" in said

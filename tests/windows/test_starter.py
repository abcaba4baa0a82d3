"""`Ludo.cmd` says why nothing starts, and its window stays open until that was read."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.windows.bed import ROOT, Bed, windows_path

STARTER = (ROOT / "tools" / "windows" / "Ludo.cmd").read_text("utf-8")
PAUSE = "Press any key"
"""The command processor's prompt while the window stays open, which Wine has in English."""


def start(bed: Bed, folder: Path, *words: str, starter: str = STARTER) -> tuple[int, str]:
    """Start it as a double click does; return its exit code and what stands in the window."""
    file = folder / "Ludo.cmd"
    file.write_bytes(starter.replace("\n", "\r\n").encode("ascii"))
    done = subprocess.run(
        ["wine", "cmd", "/c", windows_path(file), *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=bed.environment(),
        cwd=folder,
        timeout=120,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def test_inside_a_zip_file_it_asks_to_be_unpacked(bed: Bed, tmp_path: Path) -> None:
    code, said = start(bed, tmp_path)
    assert code == 2
    assert "unpack it first" in said and "erst entpackt" in said
    assert PAUSE in said


def test_a_program_whose_library_is_missing_is_told_of(bed: Bed, tmp_path: Path) -> None:
    """Windows ends it with 0xC0000135, which an `if errorlevel 1` does not see."""
    (tmp_path / "program").mkdir()
    shutil.copy(bed.python, tmp_path / "program")
    code, said = start(bed, tmp_path)
    assert code == 3
    assert "Ludo could not start, or Windows has ended it (-1073741515)" in said
    assert PAUSE in said


@pytest.mark.parametrize(
    ("ended", "pauses", "is_told"),
    [
        (0, False, False),
        (1, True, False),
        (2, True, False),
        (130, False, False),
        (-1073741510, False, False),
        (9009, True, True),
        (-1073741819, True, True),
    ],
)
def test_only_faults_keep_the_window_open(
    bed: Bed, tmp_path: Path, ended: int, pauses: bool, is_told: bool
) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "python.exe").touch()
    program = '"%~dp0program\\python.exe" -m playpalace_ludo.cli.main %*'
    assert program in STARTER
    _, said = start(bed, tmp_path, starter=STARTER.replace(program, f"cmd /c exit {ended}"))
    assert (PAUSE in said) == pauses, said
    assert ("could not start" in said) == is_told, said

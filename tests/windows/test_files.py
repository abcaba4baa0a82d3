"""Files on Windows: names, long paths, programs that hold them, two windows, and redirection."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.windows.bed import LONG, MAIN, Bed, windows_path
from tests.windows.starts import GAME

SILENT = (*MAIN, *GAME[:-2], "--output", "terminal", "--speech", "none")
LINES = "r\n1\nv\n"
HOLDING = """
import ctypes, sys, threading, time
from pathlib import Path
from playpalace_ludo import files

path = Path(sys.argv[1])
path.write_text("old")
kernel = ctypes.windll.kernel32
kernel.CreateFileW.restype = ctypes.c_void_p
held = ctypes.c_void_p(kernel.CreateFileW(str(path), 0x80000000, 0, None, 3, 0, None))
release = threading.Timer(float(sys.argv[2]), kernel.CloseHandle, [held])
release.start()
try:
    if sys.argv[3] == "write":
        files.write_whole(path, "new\\n", flush=True)
    else:
        print("read", files.read_text(path))
except OSError as error:
    print(files.why(error).code)
except files.Unreadable as error:
    print(error.reason.code)
release.join()
print(path.read_text(), len(list(path.parent.iterdir())))
"""


def records(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.ludo"))


def test_redirected_output_is_utf8(bed: Bed) -> None:
    said = bed.run(*MAIN, "variants").stdout.decode()
    assert "Parchís: the Spanish game." in said


@pytest.mark.parametrize(
    ("seconds", "what", "answer"),
    [
        ("0.5", "write", "new 1"),
        ("3", "write", "system-in-use old 1"),
        ("0.5", "read", "read old old 1"),
        ("3", "read", "system-denied old 1"),
    ],
)
def test_a_file_another_program_holds_is_waited_for(
    bed: Bed, tmp_path: Path, seconds: str, what: str, answer: str
) -> None:
    done = bed.run("-c", HOLDING, windows_path(tmp_path / "options.toml"), seconds, what)
    assert " ".join(done.stdout.decode().split()) == answer


@LONG
@pytest.mark.parametrize("name", ["Zoë Müller's games & 蛇", "x" * 120 + "/" + "y" * 120])
def test_any_folder_keeps_games(bed: Bed, tmp_path: Path, name: str) -> None:
    words = [*SILENT, "--config-dir", windows_path(tmp_path / name)]
    done = bed.run(*words, lines=LINES)
    assert "Your game is saved." in done.stdout.decode()
    assert len(records(tmp_path)) == 1


@LONG
def test_a_user_whose_name_is_not_ascii(bed: Bed, tmp_path: Path) -> None:
    key = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
    home = tmp_path / "Łukasz Grünwald"
    words = ["wine", "reg", "add", key, "/v", "Local AppData", "/d", windows_path(home), "/f"]
    subprocess.run(words, env=bed.environment(), check=True, capture_output=True)
    try:
        done = bed.run(*SILENT, lines=LINES)
    finally:
        subprocess.run(
            ["wine", "reg", "delete", key, "/v", "Local AppData", "/f"],
            env=bed.environment(),
            capture_output=True,
        )
    assert "Your game is saved." in done.stdout.decode()
    assert len(records(home)) == 1


@LONG
def test_two_windows_keep_two_games(bed: Bed, tmp_path: Path) -> None:
    words = [*SILENT, "--config-dir", windows_path(tmp_path)]
    with bed.start(*words) as one, bed.start(*words) as two:
        for process in (one, two):
            said, _ = process.communicate(LINES.encode(), timeout=60)
            assert "Your game is saved." in said.decode()
    assert len(records(tmp_path)) == 2


@LONG
def test_a_folder_that_cannot_be_written_is_one_sentence(bed: Bed, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = bed.run(*SILENT, "--config-dir", windows_path(tmp_path / "file"), lines=LINES)
    said = done.stdout.decode().strip().splitlines()
    assert done.returncode == 2
    assert len(said) == 1 and "playpalace-ludo play:" in said[0]

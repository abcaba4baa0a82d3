"""The zip file as players get it: unpacked, started, played, in places one would not choose."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.windows.bed import LONG, ROOT, Bed, Log, boot, windows_path
from tools import address, make_windows

pytestmark = LONG


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if sys.version_info[:2] != make_windows.BYTECODE:
        pytest.skip("the folder is built with the Python it holds")
    folder, cache = tmp_path_factory.mktemp("dist"), ROOT / "build" / "windows"
    return make_windows.build(folder, cache, address.own())


@pytest.fixture(scope="module")
def unpacked(archive: Path, bed: Bed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder as it is, in an empty Wine prefix, where nobody may write."""
    home = tmp_path_factory.mktemp("stick") / "Zoë's stick"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(home)
    boot(bed.environment({"WINEPREFIX": str(home.parent / "prefix")}))
    subprocess.run(["chmod", "-R", "a-w", str(home)], check=True)
    yield home
    subprocess.run(["chmod", "-R", "u+w", str(home)], check=True)


def ludo(bed: Bed, unpacked: Path, *words: str, lines: str = "", **more: str) -> str:
    """Start it as a double click does, through the command processor."""
    prefix = {"WINEPREFIX": str(unpacked.parent / "prefix")}
    done = subprocess.run(
        ["wine", "cmd", "/c", windows_path(unpacked / "Ludo" / "Ludo.cmd"), *words],
        input=lines.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=bed.environment({**prefix, **more}),
        cwd=unpacked.parent,
        timeout=120,
    )
    return done.stdout.decode()


def test_two_builds_are_the_same(archive: Path, tmp_path: Path) -> None:
    """In two processes that have different things in their memory."""
    command = [sys.executable, "-m", "tools.make_windows", "--dist", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    assert (tmp_path / archive.name).read_bytes() == archive.read_bytes()


def test_the_starter_comes_first_and_texts_with_it(archive: Path) -> None:
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
        assert names[:3] == ["Ludo/Ludo.cmd", "Ludo/README.txt", "Ludo/README-de.txt"]
        licences = {Path(name).stem for name in names if name.startswith("Ludo/program/licences/")}
        readme = packed.read("Ludo/README.txt").decode("utf-8-sig")
    for pin in make_windows._pinned(make_windows.PARTS):
        assert any(licence.split("-")[0] == pin.name.split("-")[0] for licence in licences)
        assert f"{pin.name} {pin.version}" in readme
    assert {"Python", "playpalace-ludo"} <= licences


def test_it_plays_a_whole_game_from_a_folder_nobody_may_write(bed: Bed, unpacked: Path) -> None:
    moves = "r\n1\n2\n3\n4\n" * 400
    words = ["play", "--seats", "you,bot:random", "--seed", "7", "--pace", "instant"]
    said = ludo(bed, unpacked, *words, "--verbosity", "brief", lines=moves)
    assert said.startswith("Welcome to Ludo.")
    assert "win" in said, said[-2000:]
    assert "Traceback" not in said


def test_the_command_for_package_managers_plays(bed: Bed, unpacked: Path) -> None:
    """Through the command processor: Wine hands a pipe of Unix on to no second program."""
    lines = unpacked.parent / "lines.txt"
    lines.write_bytes(b"r\r\n" * 4)
    words = "play --seed 7 --pace instant --lang en"
    command = unpacked / make_windows.COMMAND
    done = subprocess.run(
        ["wine", "cmd", "/c", f"{command.name} {words} < {windows_path(lines)}"],
        cwd=command.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=bed.environment({"WINEPREFIX": str(unpacked.parent / "prefix")}),
        timeout=120,
    )
    assert "You roll" in done.stdout.decode(), done.stdout


def test_a_folder_named_options_keeps_what_is_yours(bed: Bed, unpacked: Path) -> None:
    folder = unpacked / "Ludo"
    os.chmod(folder, 0o755)
    (folder / "options").mkdir()
    try:
        ludo(bed, unpacked, lines="\n\n\nr\n")
        ludo(bed, unpacked, "play", "--variant", "quick", lines="r\n")
        assert len(list((folder / "options").rglob("*.ludo"))) == 2
    finally:
        subprocess.run(["rm", "-r", str(folder / "options")], check=True)
        os.chmod(folder, 0o555)


def test_it_speaks_through_the_stand_in(bed: Bed, unpacked: Path, nvda: Log) -> None:
    """The one file that is not as it is shipped is the client library of NVDA."""
    client = "program/lib/accessible_output2/lib/nvdaControllerClient64.dll"
    target = unpacked / "Ludo" / client
    os.chmod(target.parent, 0o755)
    os.chmod(target, 0o644)
    target.write_bytes((bed.folder / client).read_bytes())
    ludo(bed, unpacked, "play", "--output", "direct", "--seed", "7", lines="r\n")
    assert nvda.spoken()[0] == "Welcome to Ludo."

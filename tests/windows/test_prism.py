"""Readers that only Prism knows: BoyPCReader by a stand-in, and NVDA still first beside it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.windows.bed import LONG, Bed, Log, compile_stand_in, windows_path
from tests.windows.starts import GAME
from tools.make_windows import TARGET

pytestmark = LONG

START = """\
import sys
sys.path.insert(0, sys.argv.pop(1))
from playpalace_ludo.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The extra `prism` for Windows, unpacked."""
    folder = tmp_path_factory.mktemp("prism")
    words = ("download", "-q", *TARGET, "-d", str(folder / "wheels"), "prismatoid>=0.18")
    if subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True).returncode:
        pytest.skip("prismatoid cannot be downloaded here")
    for wheel in (folder / "wheels").glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def boy(bed: Bed, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """BoyPCReader is running while a test has this."""
    log = Log(tmp_path / "boy.txt")
    monkeypatch.setenv("BOY_STAND_IN", windows_path(log.path))
    library, program = bed.python.parent / "byctrl-x64.dll", tmp_path / "BoyPcReader.exe"
    compile_stand_in("boy.c", library, "-shared")
    compile_stand_in("boy.c", program)
    with subprocess.Popen(
        ["wine", str(program)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=bed.environment(),
    ) as reader:
        assert reader.stdout is not None and reader.stdout.readline().startswith(b"ready")
        yield log
        reader.communicate()
    library.unlink()


def play(bed: Bed, site: Path, folder: Path) -> None:
    words = ["-c", START, windows_path(site), *GAME, "--config-dir", windows_path(folder / "kept")]
    with bed.start(*words) as process:
        process.communicate(b"r\nv\n", timeout=60)


def test_a_reader_only_prism_knows_hears_the_game(
    bed: Bed, site: Path, boy: Log, tmp_path: Path
) -> None:
    play(bed, site, tmp_path)
    boy.wait_for("You roll 6.")
    boy.wait_for("You: all in the yard.")


def test_nvda_comes_first_and_prism_is_not_even_asked(
    bed: Bed, site: Path, boy: Log, nvda: Log, tmp_path: Path
) -> None:
    play(bed, site, tmp_path)
    nvda.wait_for("You roll 6.")
    assert not boy.calls()

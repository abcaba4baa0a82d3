"""The folder for Windows built by Windows Python: the same bytes as on Linux."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.windows.bed import LONG, ROOT, Bed, windows_path
from tools import authenticode, make_windows

pytestmark = LONG

CACHE = ROOT / "build" / "windows"
PATIENCE = 300.0


@pytest.fixture(scope="module")
def full_python(bed: Bed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Windows Python as its installer lays it out, with pip, from the parts of our folder.

    In the folder all of it lies side by side. There pip, which keeps what it builds with apart,
    would hide Python's own compiled modules with the libraries.
    """
    home = tmp_path_factory.mktemp("python")
    libraries, packages = home / "DLLs", home / "Lib" / "site-packages"
    libraries.mkdir()
    for file in bed.python.parent.iterdir():
        if file.is_file() and not file.name.endswith("._pth"):
            beside = file.suffix != ".pyd" and not file.name.startswith(("lib", "sqlite"))
            shutil.copy(file, home if beside else libraries)
    pip = importlib.util.find_spec("pip")
    assert pip is not None and pip.origin is not None
    shutil.copytree(Path(pip.origin).parent, packages / "pip")
    return home / "python.exe"


def built(
    python: list[str], source: Path, cache: str, environment: Mapping[str, str] | None = None
) -> str:
    """Build from a checkout, between pipes, and return what was printed last."""
    done = subprocess.run(
        [*python, "-m", "tools.make_windows", "--cache", cache],
        input=b"",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=source,
        env=environment,
        timeout=PATIENCE,
    )
    printed = done.stdout.decode(errors="replace")
    if done.returncode and "cannot be had" in printed:
        pytest.skip(printed.strip())
    assert done.returncode == 0, printed
    return printed.splitlines()[-1]


def checkout(target: Path, *options: str) -> Path:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, or there is no git")
    subprocess.run(["git", "clone", "-q", *options, str(ROOT), str(target)], check=True)
    return target


def test_windows_python_builds_the_same_bytes(bed: Bed, full_python: Path, tmp_path: Path) -> None:
    """From the last commit, as Git for Windows checks it out and as Linux does."""
    if sys.version_info[:2] != make_windows.BYTECODE:
        pytest.skip("the folder is built with the Python it holds")
    here = checkout(tmp_path / "here")
    there = checkout(tmp_path / "there", "--config", "core.autocrlf=true")
    on_linux = built([sys.executable], here, str(CACHE))
    # Nobody can be asked now: all that is needed lies in the cache.
    kept = {k: v for k, v in bed.environment().items() if not k.startswith("PIP_")}
    alone = {**kept, "PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_RETRIES": "0"}
    on_windows = built(["wine", str(full_python)], there, windows_path(CACHE), alone)
    assert on_windows == on_linux
    (one,), (other,) = here.glob("dist/*"), there.glob("dist/*")
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()


CHECK = """
import sys
sys.path.insert(0, sys.argv[1])
from tools import authenticode
from pathlib import Path
print(authenticode.problem({path: Path(sys.argv[2], path).read_bytes() for path in sys.argv[3:]}))
"""


PROGRAMS = ("_ssl.pyd", "python.exe", "vcruntime140.dll")
STRANGE = f"Python's files have no valid signature of {authenticode.PUBLISHER}: "


@pytest.fixture
def programs(bed: Bed, tmp_path: Path) -> Path:
    for name in PROGRAMS:
        shutil.copy(bed.python.parent / name, tmp_path)
    return tmp_path


def spoil(programs: Path) -> None:
    """Change one byte of a library, and put somebody else's signed file in Python's place."""
    changed = bytearray((programs / "_ssl.pyd").read_bytes())
    changed[5000] ^= 1
    (programs / "_ssl.pyd").write_bytes(changed)
    shutil.copy(programs / "vcruntime140.dll", programs / "python.exe")


def test_signatures_are_asked_of_windows(bed: Bed, programs: Path) -> None:
    words = ("-c", CHECK, windows_path(ROOT), windows_path(programs), *PROGRAMS)
    assert bed.run(*words).stdout.decode().strip() == ""
    spoil(programs)
    assert bed.run(*words).stdout.decode().strip() == f"{STRANGE}_ssl.pyd, python.exe."


def test_signatures_are_checked_on_linux(programs: Path) -> None:
    if shutil.which("osslsigncode") is None:
        pytest.skip("osslsigncode is not here; Debian has it in osslsigncode")

    def files() -> dict[str, bytes]:
        return {name: (programs / name).read_bytes() for name in PROGRAMS}

    assert authenticode.problem(files()) == ""
    spoil(programs)
    assert authenticode.problem(files()) == f"{STRANGE}_ssl.pyd, python.exe."

"""Run every check a change must pass, in a fresh environment, on any system.

python3 tools/check.py      README's test command, then ruff, ruff format, mypy and zizmor

The tests run with the newest libraries that README's command finds, like a player's installation;
the other tools come from requirements-dev.lock, where every archive has its hash.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
WINDOWS = sys.platform == "win32"
SCRIPTS = "Scripts" if WINDOWS else "bin"
BIN = ROOT / ".venv" / SCRIPTS
LOCKED = ROOT / ".venv-locked"
LOCK = ROOT / "requirements-dev.lock"
AUDIO = (
    *("speech-dispatcher", "speech-dispatcher-espeak-ng", "espeak-ng"),
    *("pulseaudio", "pulseaudio-utils"),
)
"""Debian's packages for the tests that listen to real speech and sound."""
READERS = (
    *("yasr", "orca", "brltty", "brltty-x11", "libbrlapi0.8", "python3-speechd"),
    *("xvfb", "dbus", "at-spi2-core", "openbox", "xdotool", "xfce4-terminal"),
    *("gsettings-desktop-schemas", "dconf-gsettings-backend"),
)
"""Debian's packages for the tests that play in real screen readers."""


def main() -> int:
    os.chdir(ROOT)
    for what, packages in (("speech and sound", AUDIO), ("screen reader", READERS)):
        _install(what, packages)
    shutil.rmtree(".venv", ignore_errors=True)
    tested = _readme_tests()
    if tested:
        return tested
    _same_python()
    return make_locked() or look()


def make_locked() -> int:
    """Make an environment from the lock, refusing anything whose hash is not in it."""
    shutil.rmtree(LOCKED, ignore_errors=True)
    pip = [str(LOCKED / SCRIPTS / "python"), "-m", "pip", "install", "-q"]
    made = _run([sys.executable, "-m", "venv", str(LOCKED)])
    return made or _run([*pip, "--require-hashes", "-r", str(LOCK)])


def look() -> int:
    """Check style, types and workflows; all run even if one fails, and a killed one has failed."""
    looks = (
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["zizmor", "--offline", ".github"],
    )
    failures = [_run([LOCKED / SCRIPTS / name, *words]) for name, *words in looks]
    return int(any(failures))


def readme_command(readme: str, *, windows: bool) -> str:
    """Return README's test command, so that the documented command is the one tested."""
    python = "py" if windows else "python3"
    found = re.search(rf"^{python} .*pytest\b.*$", readme, re.MULTILINE)
    if found is None:
        raise SystemExit(f"README has no test command that begins with {python}")
    return found[0]


def _readme_tests() -> int:
    command = readme_command((ROOT / "README.md").read_text("utf-8"), windows=WINDOWS)
    print("+", command, flush=True)
    environment = {**os.environ, "PY_PYTHON": VERSION}  # what Windows' launcher py shall start
    return subprocess.run(command, shell=True, env=environment).returncode


def _same_python() -> None:
    """Check that README's command tested this Python and not another one."""
    asked = [str(BIN / "python"), "-c", "import sys; print(*sys.version_info[:2], sep='.')"]
    found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    if found != VERSION:
        raise SystemExit(f"the tests ran with Python {found}, not with {VERSION}")


def _install(what: str, packages: Sequence[str]) -> None:
    """Install Debian packages where possible; their tests skip elsewhere."""
    if not shutil.which("apt-get"):
        return
    if subprocess.run(["dpkg", "-s", *packages], capture_output=True).returncode == 0:
        return
    if os.geteuid() == 0:
        sudo = []
    elif "CI" in os.environ:
        sudo = ["sudo", "--non-interactive"]
    else:
        return
    fetch = [*sudo, "apt-get", "install", "-y", "-qq", *packages]
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    for command in ([*sudo, "apt-get", "update", "-qq"], fetch):
        if subprocess.run(command, env=quiet, capture_output=True).returncode:
            print(f"notice: no {what} packages here, their tests are skipped")
            return


def _run(command: Sequence[str | Path]) -> int:
    print("+", Path(command[0]).stem, *command[1:], flush=True)
    return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())

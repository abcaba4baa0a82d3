"""Sound on Windows: the worker process with the libraries the folder kept, into a file."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.windows.bed import LONG, MAIN, Bed, boot, windows_path


def to_file(heard: Path) -> dict[str, str]:
    """Let SDL write what would be heard; Wine has no sound card here."""
    return {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": windows_path(heard)}


@LONG
def test_the_worker_plays_the_sounds(bed: Bed, tmp_path: Path) -> None:
    heard = tmp_path / "heard.raw"
    words = [*MAIN, "doctor", "--speech", "none", "--config-dir", windows_path(tmp_path)]
    said = bed.run(*words, more=to_file(heard)).stdout.decode()
    assert "Sound works." in said
    assert any(heard.read_bytes()), "only silence was played"


@pytest.fixture(scope="module")
def desktop(bed: Bed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A Wine whose windows are shown, on a screen that nobody looks at."""
    for program in ("Xvfb", "xev"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not here; Debian has them in xvfb and x11-utils")
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL) as screen:
        os.close(write)
        with os.fdopen(read) as number:
            display = f":{number.readline().strip()}"
        prefix = str(tmp_path_factory.mktemp("desktop") / "prefix")
        environment = bed.environment({"WINEPREFIX": prefix, "DISPLAY": display})
        boot(environment, graphics="x11")
        yield environment
        subprocess.run(["wineserver", "--kill"], env=environment)
        screen.terminate()


@contextmanager
def windows_shown(environment: dict[str, str]) -> Iterator[list[str]]:
    """Collect every window that appears meanwhile, however short."""
    words = ["xev", "-root", "-event", "substructure"]
    shown: list[str] = []
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as watcher:
        time.sleep(1)  # it does not say when it has begun
        yield shown
        time.sleep(1)
        watcher.terminate()
        printed, _ = watcher.communicate()
        shown += [line for line in printed.splitlines() if line.startswith("MapNotify")]


IN_A_WINDOW = """
import subprocess, sys
from playpalace_ludo.cli.main import main

if sys.argv.pop(1) == "careless":
    subprocess.CREATE_NO_WINDOW = subprocess.CREATE_NEW_CONSOLE
sys.exit(main(sys.argv[1:]))
"""


@LONG
@pytest.mark.parametrize(("how", "windows"), [("as shipped", 1), ("careless", 2)])
def test_the_worker_shows_no_window_of_its_own(
    bed: Bed, desktop: dict[str, str], tmp_path: Path, how: str, windows: int
) -> None:
    """The console of the game alone appears; a worker started with less care would show its own."""
    script, heard = tmp_path / "start.py", tmp_path / "heard.raw"
    script.write_text(IN_A_WINDOW)
    words = [windows_path(script), how, "doctor", "--speech", "none"]
    command = ["wine", "start", "/wait", windows_path(bed.python), *words]
    with windows_shown(desktop) as shown:
        folder = ["--config-dir", windows_path(tmp_path)]
        subprocess.run([*command, *folder], env={**desktop, **to_file(heard)}, timeout=120)
    assert any(heard.read_bytes()), "the worker played nothing"
    assert len(shown) == windows

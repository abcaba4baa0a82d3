"""Windows under Wine: the folder players unpack, with stand-ins for screen readers in it.

python -m tests.windows.bed      prepare it in build/wine; about two minutes, once

It needs Debian's packages wine, wine64 and gcc-mingw-w64-x86-64.
"""

from __future__ import annotations

import compileall
import hashlib
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tools import make_windows

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(os.environ.get("LUDO_WINE_BED", ROOT / "build" / "wine"))
SOURCES = Path(__file__).with_name("stand_ins")
COMPILER = "x86_64-w64-mingw32-gcc"
PACKAGES = {"wine": "wine", COMPILER: "gcc-mingw-w64-x86-64"}
COM_OBJECTS = {
    "SAPI.SpVoice": "{5A1D0001-1000-4000-8000-000000000001}",
    "FreedomSci.JawsApi": "{5A1D0002-1000-4000-8000-000000000002}",
}
"""Class ids that stand_ins/com.c is registered for."""
PREPARE = "python -m tests.windows.bed"
MAIN = ("-m", "playpalace_ludo.cli.main")
PATIENCE = 60.0


LONG = pytest.mark.skipif(
    os.environ.get("LUDO_WINDOWS") != "all", reason="takes long; LUDO_WINDOWS=all runs it"
)


class BedError(Exception):
    """Why there is no Windows here, in one sentence."""


class Call(NamedTuple):
    """Something a stand-in was told."""

    at: float
    """Seconds since the machine started, as `now` counts them."""
    what: str
    text: str


class Bed:
    """A Wine prefix and the unpacked folder; one of each for all tests."""

    def __init__(self, home: Path = HERE) -> None:
        self.home = home
        self.folder = home / make_windows.TOP
        self.python = self.folder / "program" / "python.exe"
        self.library = self.folder / "program" / "lib"

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "LC_", "LANG"))}
        return {
            **kept,
            "WINEPREFIX": str(self.home / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "DISPLAY": "",
            "LANG": "C.UTF-8",
            **(more or {}),
        }

    def check(self) -> None:
        """Raise BedError where something is missing or the bed is not that of these parts."""
        _need_programs()
        if not (self.home / "ready").is_file():
            raise BedError(f"there is no Windows folder under Wine yet; prepare it with: {PREPARE}")
        if (self.home / "ready").read_text("utf-8") != _parts():
            raise BedError(f"the parts of the Windows folder have changed; prepare it: {PREPARE}")

    def prepare(self) -> None:
        """Build the folder, unpack it, and make a Wine prefix."""
        _need_programs()
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        archive = make_windows.build(self.home, ROOT / "build" / "windows")
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(self.home)
        boot(self.environment())
        (self.home / "ready").write_text(_parts(), "utf-8")

    def renew(self) -> None:
        """Put the package as it is now into the folder, and the stand-ins."""
        state, mark = _sources(), self.home / "renewed"
        if mark.is_file() and mark.read_text("utf-8") == state:
            return
        target = self.library / "playpalace_ludo"
        shutil.rmtree(target, ignore_errors=True)
        leave = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "playpalace_ludo", target, ignore=leave)
        for data in ("locales", "sounds"):
            shutil.copytree(ROOT / data, target / "data" / data)
        if sys.version_info[:2] == make_windows.BYTECODE:
            compileall.compile_dir(target, quiet=2)
        client = self.library / "accessible_output2" / "lib" / "nvdaControllerClient64.dll"
        compile_stand_in("nvda.c", client, "-shared")
        compile_stand_in(
            "com.c", self.home / "com.dll", "-shared", "-loleaut32", "-lole32", "-luuid"
        )
        compile_stand_in("jaws_window.c", self.home / "jaws_window.exe")
        self._register()
        mark.write_text(state, "utf-8")

    def _register(self) -> None:
        """Tell Wine which library has the COM objects of JAWS and of Windows' own voice."""
        lines = ["Windows Registry Editor Version 5.00", ""]
        library = windows_path(self.home / "com.dll").replace("\\", "\\\\")
        for name, clsid in COM_OBJECTS.items():
            classes = "HKEY_LOCAL_MACHINE\\Software\\Classes"
            lines += [f"[{classes}\\{name}\\CLSID]", f'@="{clsid}"', ""]
            lines += [f"[{classes}\\CLSID\\{clsid}\\InprocServer32]", f'@="{library}"']
            lines += ['"ThreadingModel"="Both"', ""]
        file = self.home / "objects.reg"
        file.write_text("\r\n".join(lines), "utf-8")
        if _quietly(["wine", "regedit", "/S", windows_path(file)], self.environment()):
            raise BedError("Wine does not take the stand-ins' registration")

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Keep Wine's own services running: they take seconds to start, and the first program that
        starts them would seem to last as long as they do."""
        with subprocess.Popen(
            ["wine", "cmd", "/c", "set /p end="],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self.environment(),
        ) as keeper:
            subprocess.run(
                ["wine", "cmd", "/c", "exit"],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=self.environment(),
            )
            yield
            keeper.communicate(b"\n")

    @contextmanager
    def jaws_window(self) -> Iterator[None]:
        """Show the window by which a running JAWS is known."""
        with subprocess.Popen(
            ["wine", str(self.home / "jaws_window.exe")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.environment(),
        ) as window:
            assert window.stdout is not None and window.stdout.readline().startswith(b"ready")
            yield
            window.communicate()

    def run(
        self,
        *words: str,
        lines: str = "",
        more: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> subprocess.CompletedProcess[bytes]:
        """Run the folder's Python with these words and lines on its standard input."""
        with self.start(*words, more=more, cwd=cwd) as process:
            printed, _ = process.communicate(lines.encode(), timeout=PATIENCE)
        return subprocess.CompletedProcess(words, process.returncode, printed)

    def start(
        self,
        *words: str,
        more: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        python: Path | None = None,
    ) -> subprocess.Popen[bytes]:
        """Start the folder's Python, or another, between pipes; Wine bears no files there."""
        return subprocess.Popen(
            ["wine", str(python or self.python), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment(more),
            cwd=cwd or self.home,
        )


class Log:
    """The calls a stand-in has recorded."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def calls(self) -> list[Call]:
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return []
        split = [line.split(" ", 2) for line in lines]
        return [Call(int(at) / 1000, what, text) for at, what, text in split]

    def spoken(self) -> list[str]:
        return [call.text for call in self.calls() if call.what == "speak"]

    def wait(self, wanted: Callable[[list[Call]], bool], patience: float = PATIENCE) -> list[Call]:
        """Wait for calls that are wanted; fail with what there was instead."""
        until = time.monotonic() + patience
        while not wanted(calls := self.calls()):
            assert time.monotonic() < until, f"it did not come; the stand-in heard {calls}"
            time.sleep(0.005)
        return calls

    def wait_for(self, text: str, patience: float = PATIENCE) -> Call:
        """Wait until something was spoken that holds this text."""
        calls = self.wait(lambda found: any(_says(call, text) for call in found), patience)
        return next(call for call in calls if _says(call, text))


def _need_programs() -> None:
    for program, package in PACKAGES.items():
        if shutil.which(program) is None:
            raise BedError(f"{program} is not here; Debian has it in {package}")


def _says(call: Call, text: str) -> bool:
    return call.what == "speak" and text in call.text


def compile_stand_in(source: str, target: Path, *options: str) -> None:
    words = [COMPILER, "-Wall", "-Werror", "-O1", str(SOURCES / source), "-o", str(target)]
    subprocess.run([*words, *options], check=True)


def now() -> float:
    """Return the time by the clock that Wine's programs have."""
    return time.clock_gettime(time.CLOCK_MONOTONIC_RAW)


def windows_path(path: Path) -> str:
    """Return how a program under Wine names a file of ours."""
    return f"Z:{path.resolve()}".replace("/", "\\")


def boot(environment: Mapping[str, str], graphics: str = "null") -> None:
    """Make a Wine prefix that says it is Windows 10; with `x11` it has windows to be seen."""
    settings = [
        ("Wine", "Version", "win10"),
        ("Wine\\Drivers", "Graphics", graphics),
        ("Wine\\Drivers", "Audio", ""),
    ]
    commands = [["wineboot", "--init"]]
    for key, name, value in settings:
        commands.append(["reg", "add", f"HKCU\\Software\\{key}", "/v", name, "/d", value, "/f"])
    if any(_quietly(["wine", *words], environment) for words in commands):
        raise BedError("Wine cannot make its folder of drives")


def _quietly(command: Sequence[str], environment: Mapping[str, str]) -> int:
    return subprocess.run(command, env=environment, capture_output=True).returncode


def _sources() -> str:
    """Tell one state of package and stand-ins from another."""
    found = hashlib.sha256()
    for folder in (ROOT / "playpalace_ludo", ROOT / "locales", ROOT / "sounds", SOURCES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(str(path).encode() + path.read_bytes())
    return found.hexdigest()


def _parts() -> str:
    files = (make_windows.PYTHON, make_windows.PARTS, make_windows.BUILDERS)
    return "".join(file.read_text("utf-8") for file in files)


def main() -> int:
    bed = Bed()
    try:
        bed.prepare()
    except (BedError, make_windows.BuildError) as error:
        print(f"bed: {str(error).removesuffix('.')}.", file=sys.stderr)
        return 2
    print(f"Windows is ready in {bed.home}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

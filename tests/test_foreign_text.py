"""A stranger's text never chooses which file, folder or computer this program looks at."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.files import FOLDER
from playpalace_ludo.variants import catalogue
from tests.foreign_ways import WAYS, Text, go

PACKAGE = Path(variants.__file__).parents[1]
MARK = "stranger-7"
"""In the name of every place that a stranger's text speaks of."""
CALLS = {"open", "os.scandir", "os.listdir", "glob.glob"}
"""Audit events of Python that tell of a look at the disk; os.stat has none and is wrapped."""

_looked: list[str] | None = None


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    if _looked is not None and event in CALLS:
        _looked.append(f"{event} {arguments[0]!r}")


sys.addaudithook(_hear)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names of everything opened, listed or asked for."""
    global _looked
    _looked = []
    for name in ("stat", "lstat", "access", "readlink"):
        real = getattr(os, name)

        def noted(path: object, *rest: object, real=real, **named: object) -> object:  # type: ignore[no-untyped-def]
            if _looked is not None:
                _looked.append(f"{real.__name__} {path!r}")
            return real(path, *rest, **named)

        monkeypatch.setattr(os, name, noted)
    yield _looked
    _looked = None


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a rule file in it; nothing of it is the player's choice."""
    there = tmp_path / MARK
    there.mkdir()
    text = (catalogue.SHIPPED / "playpalace.toml").read_text("utf-8")
    (there / "mine.toml").write_text(text.replace("PlayPalace", "Mine"), "utf-8")
    here = tmp_path / "here" / "now"
    here.mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.setenv(FOLDER, str(tmp_path / "own"))
    return there


def named(strange: Path) -> dict[str, tuple[str, str]]:
    """Specs that try to be paths, each with a folder to look into."""
    digest = variants.load(str(strange / "mine.toml")).spec
    inside = str(strange)
    return {
        "share": (f"//{MARK}/share/x.toml", f"//{MARK}/share"),
        "windows share": (f"\\\\{MARK}\\share\\x.toml", f"\\\\{MARK}\\share"),
        "device": (f"\\\\?\\UNC\\{MARK}\\share\\x.toml", f"\\\\?\\UNC\\{MARK}\\share"),
        "absolute": (f"{strange / 'mine.toml'}", inside),
        "with options": (f"{strange / 'mine.toml'}(sixes.max=0)", inside),
        "upwards": (f"../../{MARK}/mine.toml", f"../../{MARK}"),
        "without an ending": (f"{strange / 'mine'}", inside),
        "right digest, path": (f"{strange / digest}", inside),
        "right digest, folder": (digest, inside),
        "drive": (f"C:\\{MARK}\\x.toml", f"C:\\{MARK}"),
        "drive, relative": (f"C:{MARK}.toml", "C:"),
    }


@pytest.mark.parametrize("way", WAYS)
def test_no_way_in_looks_where_a_stranger_points(
    way: str, strange: Path, tmp_path: Path, looked: list[str]
) -> None:
    for case, (spec, folder) in named(strange).items():
        looked.clear()
        understood = go(way, Text(spec, folder, tmp_path / "own"))
        assert way in CARELESS or not understood, case
        assert not [look for look in looked if MARK in look], case


CARELESS = {"stats", "puzzle"}
"""These leave out what they cannot use, and go on."""


@pytest.mark.parametrize("way", WAYS)
def test_each_of_these_ways_reads_what_it_is_given(way: str, tmp_path: Path) -> None:
    spec = "playpalace" if way == "base" else "playpalace(end.max_turns=2)"
    assert go(way, Text(spec, "", tmp_path))


def test_what_is_watched_would_show_a_look(strange: Path, looked: list[str]) -> None:
    variants.load(str(strange / "mine.toml"))
    assert [look for look in looked if MARK in look and look.startswith("open")]
    for look in (strange.exists, strange.is_dir, lambda: list(strange.glob("*"))):
        looked.clear()
        look()
        assert [each for each in looked if MARK in each]


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_the_system_sees_no_look_either(strange: Path, tmp_path: Path) -> None:
    """Every way in one program, watched from outside: what Python does not tell shows, too."""
    log = tmp_path / "calls"
    digest = variants.load(str(strange / "mine.toml")).spec
    words = [sys.executable, "-m", "tests.foreign_ways", digest, str(strange), str(tmp_path / "o")]
    done = subprocess.run(
        ["strace", "-f", "-qq", "-e", "trace=%file", "-o", str(log), *words],
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if "ptrace" in done.stderr:
        pytest.skip("strace may not watch here")
    assert done.returncode == 0, done.stderr
    calls = log.read_text("utf-8", "replace").splitlines()
    assert [call for call in calls if "sent.ludo" in call]
    looks = [call for call in calls if MARK in call and "execve" not in call]
    assert not looks, looks[:3]


MAY_LOAD_BY_PATH = {
    "api/opening.py": "a path the program's author chose",
    "cli/rules.py": "a word of the command line",
    "cli/train.py": "a word of the command line",
    "cli/draw.py": "a word of the command line",
    "client/launch.py": "a word of the command line",
    "lab/games.py": "a word of the command line, for arena and balance",
    "lab/balance.py": "a word of the command line",
    "lab/zoo.py": "what a program says when it makes the environment",
    "client/pages/tables.py": "a table the player set up, or saved among the options",
    "client/pages/new_table.py": "a table the player saved among the options",
    "client/pages/puzzles.py": "the last table, which the options keep",
    "settings/reader.py": "the settings of the server's owner",
}


def loads_by_path(code: str) -> bool:
    """Tell whether a module uses `variants.load`, by whatever name it has imported it."""
    if "variants" not in code:
        return False
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Attribute(value=ast.Name("variants" | "loading"), attr="load"):
                return True
            case ast.ImportFrom(module=str(module), names=names):
                theirs = module.startswith("playpalace_ludo.variants")
                if theirs and any(name.name == "load" for name in names):
                    return True
    return False


def test_only_what_somebody_typed_here_is_loaded_by_path() -> None:
    users = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if path.parent.name != "variants" and loads_by_path(path.read_text("utf-8"))
    }
    assert users == MAY_LOAD_BY_PATH.keys()
    assert loads_by_path("from playpalace_ludo.variants.loading import load")
    assert not loads_by_path("from playpalace_ludo import variants\nvariants.load_named('x')")

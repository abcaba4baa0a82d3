"""What a player installs: the wheel carries locales and sounds, and the command runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import playpalace_ludo
from playpalace_ludo import resources

ROOT = Path(__file__).parents[1]


def test_data_is_found_in_the_checkout() -> None:
    assert (resources.folder("locales") / "en" / "game.ftl").is_file()
    assert any(resources.folder("sounds").glob("*.ogg"))


def test_the_top_change_entry_is_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entries = [line.split()[1] for line in changes.splitlines() if line.startswith("## ")]
    if entries[0] == "Unreleased":  # what comes after this version
        entries.pop(0)
    assert entries[0] == playpalace_ludo.__version__
    assert "Unreleased" not in entries


def test_every_dependency_has_a_reason() -> None:
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    project = tomllib.loads("\n".join(lines))["project"]
    for requirement in project["dependencies"]:
        at = next(n for n, line in enumerate(lines) if requirement.split(";")[0] in line)
        assert lines[at - 1].strip().startswith("#"), f"say why {requirement} is needed"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode and "No module named build" in done.stderr:
        pytest.skip("the package 'build' is not installed")
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def test_the_wheel_carries_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for language in (ROOT / "locales").iterdir():
        for file in language.glob("*.ftl"):
            assert f"playpalace_ludo/data/locales/{language.name}/{file.name}" in names
    for sound in (ROOT / "sounds").glob("*.ogg"):
        assert f"playpalace_ludo/data/sounds/{sound.name}" in names
    for variant in (ROOT / "playpalace_ludo" / "variants").glob("*.toml"):
        assert f"playpalace_ludo/variants/{variant.name}" in names
    assert "playpalace_ludo/py.typed" in names, "type checkers must believe our annotations"
    assert not any(name.startswith(("tests/", "tools/", "benchmarks/")) for name in names)


def test_the_installed_wheel_speaks(wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*install, "--target", str(target), str(wheel)], check=True)
    code = (
        "import playpalace_ludo, sys; from playpalace_ludo.cli.main import main;"
        "assert 'site' in playpalace_ludo.__file__, playpalace_ludo.__file__;"
        "sys.exit(main(['rules', 'jota']))"
    )
    environment = {**os.environ, "PYTHONPATH": str(target), "LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert "Doubled" in done.stdout

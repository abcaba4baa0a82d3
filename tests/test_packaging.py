"""A player's installation: the wheel contains locales and sounds, and the command runs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

import playpalace_ludo
from playpalace_ludo import resources
from playpalace_ludo.cli import main, variants
from tools import sbom

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
    # Hooks that owners have installed hold this very path.
    assert "playpalace_ludo/hosts/site/sitecustomize.py" in names
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


def closure(name: str) -> Iterator[metadata.Distribution]:
    """A library and what it needs itself, as installed here."""
    found = metadata.distribution(name)
    yield found
    for requirement in found.requires or ():
        if "extra ==" not in requirement:
            yield from closure(re.split(r"[\s;<>=!~(\[]", requirement)[0])


@pytest.fixture(scope="module")
def bare_python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with our wheel, fluent.runtime and tomli-w, and nothing else: a server's needs."""
    folder = tmp_path_factory.mktemp("bare") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([python, "-c", code], text=True).strip())
    zipfile.ZipFile(wheel).extractall(packages)
    for library in (*closure("fluent.runtime"), *closure("tomli-w")):
        for file in library.files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(library.locate_file(file)), packages / file)
    return python


def run_bare(python: Path, code: str, cwd: Path) -> str:
    """Return the code's output, run without any of this machine's own packages on the path."""
    done = subprocess.run(
        [python, "-c", code],
        capture_output=True,
        text=True,
        cwd=cwd,
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTHON")},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_a_server_needs_two_libraries_alone(bare_python: Path, tmp_path: Path) -> None:
    code = (
        "from importlib import metadata;"
        "print(*sorted(d.name.lower().replace('-', '_') for d in metadata.distributions()))"
    )
    libraries = (
        "attrs babel fluent.runtime fluent.syntax playpalace_ludo pytz tomli_w typing_extensions"
    )
    assert run_bare(bare_python, code, tmp_path).split() == libraries.split()
    every_module = """
import importlib, pkgutil, playpalace_ludo

for module in pkgutil.iter_modules(playpalace_ludo.__path__, "playpalace_ludo."):
    if module.name.rpartition(".")[2] in ("client", "cli", "lab", "online"):
        continue
    here = importlib.import_module(module.name)
    print(module.name)
    for inner in pkgutil.walk_packages(getattr(here, "__path__", ()), f"{module.name}."):
        importlib.import_module(inner.name)
        print(inner.name)
"""
    modules = run_bare(bare_python, every_module, tmp_path).split()
    assert "playpalace_ludo.hosts.playaural.adapter" in modules and len(modules) > 80
    rules = "from playpalace_ludo.cli.main import main; main(['rules', 'jota', '--lang', 'en'])"
    assert "Doubled" in run_bare(bare_python, rules, tmp_path)


def test_with_it_the_hook_is_installed_and_bots_play_to_the_end(
    bare_python: Path, tmp_path: Path
) -> None:
    """In a made-up host; the line that makes it known is the only thing added to our wheel."""
    third = tmp_path / "third"
    shutil.copytree(ROOT / "tests" / "hosts" / "third", third)
    known = "from playpalace_ludo import hosts; hosts.HOSTS += ('attic',)\n"
    command = "from playpalace_ludo.cli.main import main\nmain(['host', {0!r}, {1!r}])"
    install = known + command.format("--install", str(third))
    uninstall = known + command.format("--uninstall", str(third))
    play = f"{known}import play, playpalace_ludo\nprint(play.winner(), playpalace_ludo.__file__)"
    assert "Attic finds it" in run_bare(bare_python, install, third)
    winner, file = run_bare(bare_python, play, third).split(maxsplit=1)
    assert winner in ("Ann", "Ben") and Path(file.strip()).is_relative_to(bare_python.parents[1])
    assert "was removed" in run_bare(bare_python, uninstall, third)


@pytest.mark.parametrize("command", [["play"], ["start"], ["doctor"]])
def test_a_command_that_needs_more_says_in_one_line_what_to_install(
    bare_python: Path, tmp_path: Path, command: list[str]
) -> None:
    done = subprocess.run(
        [bare_python, "-m", "playpalace_ludo.cli.main", *command],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "en"},
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"playpalace-ludo {command[0]}: accessible-output2, platformdirs, prompt-toolkit, "
        "websockets are not installed here; install them with: pip install accessible-output2 "
        "platformdirs prompt-toolkit websockets\n"
    )


def test_where_not_even_the_words_are_installed_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_: object) -> int:
        raise ModuleNotFoundError("No module named 'fluent'", name="fluent.runtime")

    monkeypatch.setattr(variants, "run", run)
    monkeypatch.setattr(main, "find_spec", lambda module: None if module == "fluent" else module)
    assert main.main(["variants"]) == 2
    assert "install it with: pip install fluent.runtime\n" in capsys.readouterr().err


def test_the_wheel_says_what_it_needs_and_under_which_licences(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (place,) = [name for name in archive.namelist() if ".dist-info/sboms/" in name]
    assert archive.read(place) == (ROOT / "sbom.cdx.json").read_bytes()
    licences = [name for name in archive.namelist() if ".dist-info/licenses/" in name]
    assert {name.rpartition("/")[2] for name in licences} == {"LICENSE", "NOTICE"}


def test_the_bill_of_materials_is_that_of_the_lock() -> None:
    bill = json.loads((ROOT / "sbom.cdx.json").read_text("utf-8"))
    packages = sbom.locked()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[^\w.-]", line)[0].replace(".", "-") for line in project["dependencies"]}
    listed = {part["name"]: part for part in bill["components"]}
    assert needed <= set(listed)
    for name, part in listed.items():
        assert part["version"] == packages[name].version
        assert part["licenses"][0]["expression"]
        archives = part if "hashes" in part else part["externalReferences"][0]
        hashes = {each["content"] for each in archives["hashes"] if each["alg"] == "SHA-256"}
        assert hashes == {*packages[name].sha256} and hashes
    assert bill["metadata"]["component"]["version"] == playpalace_ludo.__version__


def test_everything_in_the_lock_has_hashes_and_nothing_is_missing() -> None:
    packages = sbom.locked()
    assert all(package.sha256 for package in packages.values())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    for line in (*project["dependencies"], *extras["test"], *extras["dev"], *extras["release"]):
        name = re.split(r"[^\w.-]", line)[0].replace(".", "-").lower()
        assert name in packages, f"{name} is not locked"
    assert "://" not in sbom.LOCK.read_text("utf-8")

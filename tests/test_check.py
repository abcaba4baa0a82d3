"""One script checks a change: README's own commands are in it, and every door leads to it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.readers.desk import PACKAGES
from tools import check
from tools.check import readme_command

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")


@pytest.mark.parametrize(
    ("windows", "end"), [(False, ".venv/bin/pytest"), (True, r".venv\Scripts\pytest")]
)
def test_the_test_command_is_that_of_readme(windows: bool, end: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme_command(readme, windows=windows).endswith(f"{end} -n 3 --dist loadfile")


@pytest.mark.parametrize(
    ("codes", "failed"), [([0] * 4, 0), ([1, 0, 0, 0], 1), ([0, 2, 0, 0], 1), ([0, 0, 0, -9], 1)]
)
def test_every_look_is_taken_and_each_failure_counts(
    monkeypatch: pytest.MonkeyPatch, codes: list[int], failed: int
) -> None:
    left = list(codes)
    monkeypatch.setattr(check, "_run", lambda command: left.pop(0))
    assert check.look() == failed and not left


def test_checkers_come_from_the_lock_and_nothing_without_a_hash(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    commands: list[list[str]] = []

    def note(command: Sequence[str | Path]) -> int:
        commands.append([*map(str, command)])
        return 0

    monkeypatch.setattr(check, "LOCKED", tmp_path / "locked")
    monkeypatch.setattr(check, "_run", note)
    assert check.make_locked() == check.look() == 0
    venv, install, *looks = commands
    assert venv[1:] == ["-m", "venv", str(tmp_path / "locked")]
    assert install[-3:] == ["--require-hashes", "-r", str(ROOT / "requirements-dev.lock")]
    assert [Path(look[0]).parents[1] for look in looks] == [tmp_path / "locked"] * 4


@pytest.mark.parametrize("door", [".ci/run", ".github/workflows/check.yml"])
def test_every_door_leads_to_the_script(door: str) -> None:
    assert "tools/check.py" in (ROOT / door).read_text("utf-8")


def test_the_workflow_has_every_system_and_every_python_since_the_oldest_we_support() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = int(project["requires-python"].removeprefix(">=3."))
    (pythons,) = re.findall(r"python: \[(.*)\]", WORKFLOW)
    minors = [int(minor) for minor in re.findall(r"3\.(\d+)", pythons)]
    assert minors == list(range(oldest, 15))
    for system in ("ubuntu", "windows", "macos"):
        assert f"{system}-latest" in WORKFLOW


def test_the_packages_of_the_short_runs_in_readers_are_fetched() -> None:
    fetched = {*check.AUDIO, *check.READERS}
    for run in ("yasr", "orca", "desktop-braille", "direct-braille"):
        assert fetched.issuperset(PACKAGES[run]), run

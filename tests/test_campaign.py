"""The campaigns, for a moment each: they run, resume and count, and nothing fails."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

if sys.platform == "win32":
    pytest.skip("the campaigns kill and limit processes as Unix does", allow_module_level=True)

from playpalace_ludo import files, variants
from playpalace_ludo.cli.main import COMMANDS
from playpalace_ludo.client.storage import growing
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import write_bytes
from tools import campaign
from tools.trials import fuzz, heavy, heavy_files, kill, power, power_purse
from tools.trials.outcome import Outcome

SHORT = {"fuzz": 200, "heavy": 2, "disk": 2, "power": 24}


@pytest.mark.parametrize("name", SHORT)
def test_a_short_run_fails_nowhere_and_the_next_goes_on(name: str, tmp_path: Path) -> None:
    done = campaign.run(name, tmp_path, count=SHORT[name] // 2)
    assert (done.next, done.failures) == (SHORT[name] // 2, [])
    done = campaign.run(name, tmp_path, count=SHORT[name])
    assert (done.next, done.failures) == (SHORT[name], [])
    last = done.lines(name)[-1]
    assert last.startswith(f"{name} all: tried {SHORT[name]}, refused ")
    assert last.endswith(", failed 0")


@pytest.mark.parametrize(("name", "count"), [("kill", 8), ("soak", 1)])
def test_what_forks_or_weighs_itself_has_a_process_of_its_own(
    name: str, count: int, tmp_path: Path
) -> None:
    words = [name, "--count", str(count), "--folder", str(tmp_path)]
    ended = subprocess.run(
        [sys.executable, "-m", "tools.campaign", *words],
        cwd=Path(campaign.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert f"{name} all: tried {count}, refused " in ended.stdout


def test_a_failure_is_noted_with_what_helps_to_mend_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(number: int, rng: Random, folder: Path) -> Outcome:
        return Outcome("thing", "failed" if number == 3 else "passed", f"drew {rng.random():.3f}")

    monkeypatch.setattr(fuzz, "trial", broken)
    done = campaign.run("fuzz", tmp_path, count=5)
    drawn = Random("fuzz/1/3").random()
    assert done.failures == [f"3 thing: drew {drawn:.3f}"]
    assert done.total("failed") == 1
    kept = json.loads((tmp_path / "fuzz-1" / "progress.json").read_text())
    assert kept["next"] == 5


def test_a_question_that_takes_too_long_fails_and_its_file_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(rng: Random, path: Path) -> Rules:
        path.write_text('kind = "cross"\nbase = "quick"\nname = "mine"\ntitle = "Mine"\n', "utf-8")
        return variants.load(str(path))

    def slow(what: str, act: Callable[[], object], most: float | None = None) -> object:
        return timed(what, act, -1.0 if what == "near after 0 actions" else None)

    timed = heavy._timed
    monkeypatch.setattr(heavy_files, "drawn", quick)
    monkeypatch.setattr(heavy, "_timed", slow)
    outcome = heavy.trial(1, Random(1), tmp_path)
    assert (outcome.kind, outcome.note.split(" took ")[0]) == ("failed", "near after 0 actions")
    assert (tmp_path / "1.toml").read_bytes() == (tmp_path / "heavy.toml").read_bytes()


def is_found_out(folder: Path, most: int = 60) -> bool:
    return any(power.trial(n, Random(n), folder).kind == "failed" for n in range(most))


def test_a_disk_that_is_called_quick_when_it_is_not_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Waiting in vain for a disk was once taken for success."""
    monkeypatch.setattr(power.Impatient, "settle", lambda self, patience=None: True)
    assert is_found_out(tmp_path)


def test_a_file_that_is_never_flushed_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "make_last", lambda path: None)
    assert is_found_out(tmp_path)


def test_a_text_that_replaces_another_unflushed_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unflushed(path: Path, data: bytes, *, flush: bool) -> None:
        write_bytes(path, data, flush=False)

    monkeypatch.setattr(growing, "write_bytes", unflushed)
    assert is_found_out(tmp_path)


@pytest.mark.skipif(not power_purse.can_trace(), reason="needs strace")
@pytest.mark.parametrize("how", ["OFF", "FULL", "EXTRA"])
def test_purses_wait_for_the_disk_and_for_their_folder(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the folder, a journal that comes back undoes a change that was told."""
    child = power_purse.CHILD.replace(
        "import os, sys", f"import os, sys, playpalace_ludo.coins.purse as p; p.WAITING = {how!r}"
    )
    monkeypatch.setattr(power_purse, "CHILD", child)
    outcomes = []
    for number in range(3):
        home = tmp_path / str(number)
        home.mkdir()
        outcomes.append(power_purse.trial(Random(number), home, tmp_path / "left").kind)
    assert ("failed" in outcomes) == (how != "EXTRA"), outcomes


def test_every_command_is_killed_or_known_not_to_be_a_tool() -> None:
    assert {*kill.TOOLS, *kill.NO_TOOLS} == {*COMMANDS}

"""The campaigns, for a moment each: they run, resume and count, and nothing fails."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

if sys.platform == "win32":
    pytest.skip("the campaigns kill and limit processes as Unix does", allow_module_level=True)

from playpalace_ludo.cli.main import COMMANDS
from playpalace_ludo.client.storage import saves
from playpalace_ludo.files import write_whole
from tools import campaign
from tools.trials import fuzz, kill, power
from tools.trials.outcome import Outcome

SHORT = {"fuzz": 200, "disk": 2, "power": 12}


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


def test_a_disk_that_is_not_waited_for_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwaited(path: Path, text: str, *, flush: bool) -> None:
        write_whole(path, text, flush=False)

    monkeypatch.setattr(saves, "write_whole", unwaited)
    monkeypatch.setattr(power.LateFlusher, "settle", lambda self: True)
    kinds = [power.trial(n, Random(n), tmp_path).kind for n in range(12)]
    assert "failed" in kinds


def test_every_command_is_killed_or_known_not_to_be_a_tool() -> None:
    assert {*kill.TOOLS, *kill.NO_TOOLS} == {*COMMANDS}

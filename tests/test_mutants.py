"""Planting faults: a fault is noticed or named, results are kept, and explained ones are known."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("faults are planted in forks", allow_module_level=True)

from tools import mutants

FEW = """
import sys
from pathlib import Path
from tools import mutants
mutants.ROOMS = {"payout": mutants.Room(("coins/payout.py",), ("tests/coins/test_payout.py",))}
path = Path(sys.argv[1])
done = mutants.run(["payout"], 3, seed=1, minutes=5, path=path)
print(*[f"{fault.before} -> {fault.after}: {ended.outcome}" for fault, ended in done], sep="\\n")
"""


def test_a_short_run_plants_a_few_and_the_next_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    heard = []
    for _ in range(2):
        command = [sys.executable, "-c", FEW, str(path)]
        done = subprocess.run(command, cwd=mutants.ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        heard.append(done.stdout.splitlines())
    assert heard[0] == heard[1] and len(heard[0]) == 3
    assert sum(line.endswith(": noticed") for line in heard[0]) >= 1, heard
    assert len(path.read_text("utf-8").splitlines()) == 3, "the second run planted nothing"


def test_every_room_has_faults_in_functions_of_its_files() -> None:
    for room in mutants.ROOMS:
        found = mutants.faults(room)
        assert len(found) > 100 and all(fault.function for fault in found), room
        assert len({fault.key for fault in found}) == len(found)
        assert not any(fault.before == fault.after for fault in found)
        assert all((mutants.ROOT / test).exists() for test in mutants.ROOMS[room].tests), room


def test_a_larger_sample_begins_with_the_smaller_one() -> None:
    rooms = ["coins", "dice"]
    small, large = (mutants.sample(rooms, count, seed=3) for count in (10, 30))
    assert large[:10] == small and len(large) == 30
    assert mutants.sample(rooms, 10, seed=4) != small


def test_what_the_document_explains_is_no_survivor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = mutants.faults("coins")[0]
    done = [(fault, mutants.Ended("survived", 1.0))]
    monkeypatch.setattr(mutants, "DOCUMENT", tmp_path / "document.md")
    for row, is_clean in (("", False), (" | ".join(f"`{cell}`" for cell in fault.told), True)):
        mutants.DOCUMENT.write_text(f"| {row} | it changes nothing |\n", "utf-8")
        assert mutants.report(done)[1] is is_clean


def test_every_explained_fault_can_still_be_planted() -> None:
    """A row about code that has changed explains nothing any more."""
    known = {fault.told for room in mutants.ROOMS for fault in mutants.faults(room)}
    explained = mutants.explained(mutants.DOCUMENT.read_text("utf-8"))
    assert explained <= known, sorted(explained - known)


def test_results_are_lines_that_can_be_read_again(tmp_path: Path) -> None:
    fault = mutants.faults("coins")[0]
    path = tmp_path / "results.jsonl"
    told = {"fault": vars(fault), "outcome": "survived", "seconds": 1.5}
    path.write_text(json.dumps(told) + "\n", "utf-8")
    assert mutants.results(path) == {fault.key: (fault, mutants.Ended("survived", 1.5))}

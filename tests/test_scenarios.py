"""The scenarios of the documents, through the real command."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.lab import scenarios
from playpalace_ludo.lab.scenario_fields import EXPECT, FIELDS, GIVEN

FOLDER = Path(__file__).parent / "scenarios"


def every_scenario() -> list[dict[str, object]]:
    return [s for path in sorted(FOLDER.glob("*.jsonl")) for s in scenarios.read(path)]


@pytest.mark.parametrize("scenario", every_scenario(), ids=lambda s: str(s["id"]))
def test_scenario(scenario: dict[str, object]) -> None:
    from playpalace_ludo.client.scenario import run_ui

    assert scenarios.run(scenario, run_ui) == []


class TestTheManual:
    TEXT = (FOLDER.parents[1] / "docs" / "scenarios.md").read_text("utf-8")

    def test_its_examples_hold(self) -> None:
        examples = re.findall(r"```json\n(.*?)\n```", self.TEXT)
        assert len(examples) == 2
        assert [scenarios.run(json.loads(example)) for example in examples] == [[], []]

    def test_it_names_every_field_and_no_other(self) -> None:
        fields, given, expected = self.TEXT.split("\n## ")[1:]
        assert named_in_first_column(fields) == FIELDS
        assert named_in_first_column(given) == set(GIVEN)
        assert set().union(*GIVEN.values()) - {"phase"} <= set(re.findall(r"`(\w+)`", given))
        assert named_in_first_column(expected) == EXPECT


def named_in_first_column(text: str) -> set[str]:
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def test_command_counts_and_names_what_it_skipped(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(FOLDER / "documents.jsonl")
    assert main(["scenarios", file, "--skip-phase", "ui", "--skip-preset", "loose:*"]) == 0
    *_, skipped, last = capsys.readouterr().out.splitlines()
    assert skipped == "skipped 3 of phase ui, 27 of preset loose:*"
    assert last == "133 passed, 0 failed"


def story(**changes: object) -> dict[str, object]:
    base = next(s for s in every_scenario() if s["id"] == "pp-007")
    copied: dict[str, object] = json.loads(json.dumps({**base, **changes}))
    return copied


def test_wrong_expectation_fails_with_both_values() -> None:
    expect = {"next": "blue"}
    (failure,) = scenarios.run(story(expect=expect))
    assert failure.text == 'next: expected "blue", got "red"'


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"expect": {"nxt": "red"}}, "unknown field 'nxt'"),
        ({"mood": "good"}, "unknown field 'mood'"),
        ({"preset": "palace"}, "there is no such variant"),
        ({"roll": []}, "left over"),
        ({"roll": [[9]]}, "bad dice"),
        ({"overrides": {"sixes.mx": 2}}, "sixes.mx: there is no such option"),
        ({"choose": [{"token": 1, "die": 4, "colour": "red"}]}, "unknown field 'colour'"),
        ({"choose": [{}]}, "name a token or an order"),
        ({"choose": "1"}, "'choose' must be null or a list"),
        ({"roll": [4]}, "'roll' must be a list of throws"),
        ({"expect": {}}, "at least one field"),
        ({"expect": None}, "at least one field"),
        ({"given": {"phase": "dance"}}, "no phase 'dance', there are turn, order,"),
        ({"given": {}}, "'phase' is one of turn, order,"),
        ({"given": {"phase": "lobby", "players": "two"}}, "'players' must be a whole number"),
        ({"given": {"phase": "setup", "seats": "red"}}, "'seats' must be a list of names"),
        ({"given": {"phase": "setup"}}, "'seats' is missing"),
    ],
)
def test_what_cannot_be_run_is_a_failure(changes: dict[str, object], said: str) -> None:
    (failure,) = scenarios.run(story(**changes))
    assert failure.text.startswith("cannot be run: ")
    assert said in failure.text


def test_expectation_of_the_wrong_kind_is_a_failure() -> None:
    (failure,) = scenarios.run(story(expect={"captures": [7]}))
    assert failure.text.startswith("cannot be run: a value is of the wrong kind")


def test_a_move_over_the_fork_names_its_branch() -> None:
    way = next(s for s in every_scenario() if s["id"] == "lm-004")
    told = json.loads(json.dumps(way))
    del told["choose"][0]["via"]
    (failure,) = scenarios.run(told)
    assert failure.text == "cannot be run: a choice is refused"


def test_a_doubled_may_be_named_either_way_round() -> None:
    pair = next(s for s in every_scenario() if s["id"] == "jo-025")
    assert scenarios.run({**pair, "choose": [{"tokens": [2, 1], "die": 4}]}) == []


def test_file_without_scenarios_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("\n", "utf-8")
    assert main(["scenarios", str(file)]) == 2
    assert "mine.jsonl: holds no scenario" in capsys.readouterr().err


def test_broken_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text('{"id": "a", "given": {}}\n{"id": \n', "utf-8")
    assert main(["scenarios", str(file)]) == 2
    assert "mine.jsonl: line 2: is not a JSON object" in capsys.readouterr().err


def test_failures_make_the_exit_code_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(json.dumps(story(expect={"next": "blue"})) + "\n", "utf-8")
    assert main(["scenarios", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"

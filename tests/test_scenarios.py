"""The scenarios of the documents, through the real command."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.lab import scenarios
from playpalace_ludo.lab.scenario_fields import EXPECT, FIELDS, GIVEN
from playpalace_ludo.words import Translator, problems
from playpalace_ludo.words.languages import listed

FOLDER = Path(__file__).parent / "scenarios"
YARD: list[Any] = ["yard"] * 4
TABLE: dict[str, Any] = {
    "seats": ["red", "blue"],
    "tokens": {"red": YARD, "blue": YARD},
    "turn": "red",
}


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
    assert said(failure) == 'next: expected "blue", got "red"'
    assert said(failure, "de") == 'next: erwartet "blue", es kam "red"'


def test_a_field_the_story_has_not_fails() -> None:
    (failure,) = scenarios.run(story(expect={"round": 2}))
    assert said(failure) == "round: expected 2, got nothing"
    assert said(failure, "pl") == "round: oczekiwano 2, nic nie wyszło"


def said(failure: scenarios.Failure, lang: str = "en") -> str:
    return Translator(lang).say(problems.phrase(failure.problem))


CANNOT_BE_RUN: list[tuple[dict[str, Any], str, str]] = [
    ({"expect": {"nxt": "red"}}, "there is no field 'nxt'", "поля 'nxt' нет"),
    ({"mood": "good"}, "there is no field 'mood'", "поля 'mood' нет"),
    ({"roll": []}, "throws or choices are left over", "остались лишние броски или выборы"),
    ({"roll": [[9]]}, "[9] cannot be thrown now", "[9] сейчас не выбросить"),
    (
        {"choose": [{"token": 1, "die": 4, "colour": "red"}]},
        "a choice has no field 'colour'",
        "у выбора нет поля 'colour'",
    ),
    (
        {"choose": [{}]},
        "'choose' must be moves that name a token or an order",
        "в поле 'choose' нужно другое: ходы с фишкой или приказом",
    ),
    (
        {"choose": "1"},
        "'choose' must be null or a list of moves",
        "в поле 'choose' нужно другое: null или список ходов",
    ),
    (
        {"roll": [4]},
        "'roll' must be a list of throws",
        "в поле 'roll' нужно другое: список бросков",
    ),
    (
        {"expect": {}},
        "'expect' must be an object that names at least one field",
        "'expect' должно быть объектом хотя бы с одним полем",
    ),
    (
        {"expect": None},
        "'expect' must be an object that names at least one field",
        "'expect' должно быть объектом хотя бы с одним полем",
    ),
    (
        {"given": {"phase": "dance"}},
        "there is no phase 'dance', there are turn, order, setup, lobby, load, ui",
        "фазы 'dance' нет, есть turn, order, setup, lobby, load, ui",
    ),
    (
        {"given": {}},
        "'phase' must be one of turn, order, setup, lobby, load, ui",
        "в поле 'phase' бывает turn, order, setup, lobby, load, ui",
    ),
    (
        {"given": {"phase": "lobby", "players": "two"}},
        "'players' must be a whole number from 0",
        "в поле 'players' нужно другое: целое число от 0",
    ),
    (
        {"given": {"phase": "setup", "seats": "red"}},
        "'seats' must be a list of names",
        "в поле 'seats' нужно другое: список имён",
    ),
    (
        {"given": {"phase": "setup"}},
        "'seats' is missing or has no such name",
        "'seats' отсутствует, или такого имени нет",
    ),
    (
        {"given": {"phase": "setup", "seats": ["pink"]}},
        "playpalace has no seat 'pink'",
        "у playpalace нет места 'pink'",
    ),
    (
        {"preset": "classic", "given": {"phase": "order", "seats": ["red", "blue"]}, "roll": []},
        "nobody begins yet, a round of opening throws is missing",
        "ещё никто не начинает: нет круга бросков за первый ход",
    ),
    (
        {"given": {"phase": "ui", "keys": ["hyper+x"], **TABLE}, "roll": [], "choose": None},
        "there is no key 'hyper+x'",
        "клавиши 'hyper+x' нет",
    ),
    (
        {"given": {"phase": "ui", "keys": ["r"], **TABLE}, "roll": [], "choose": None},
        "the keys ask for more throws than there are",
        "клавишам нужно больше бросков, чем есть",
    ),
]


@pytest.mark.parametrize(("changes", "english", "russian"), CANNOT_BE_RUN)
def test_what_cannot_be_run_is_a_failure(
    changes: dict[str, object], english: str, russian: str
) -> None:
    from playpalace_ludo.client.scenario import run_ui

    (failure,) = scenarios.run(story(**changes), run_ui)
    assert said(failure) == f"cannot be run: {english}"
    assert said(failure, "ru") == f"выполнить нельзя: {russian}"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"preset": "palace"}, "there is no such variant"),
        ({"overrides": {"sixes.mx": 2}}, "sixes.mx: there is no such option"),
    ],
)
def test_rules_that_cannot_be_played_are_a_failure(
    changes: dict[str, object], problem: str
) -> None:
    (failure,) = scenarios.run(story(**changes))
    assert said(failure).startswith("cannot be run: ") and problem in said(failure)


@pytest.mark.parametrize("lang", listed())
def test_no_result_is_told_in_the_words_of_another_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    stories = [story(**changes) for changes, *_ in CANNOT_BE_RUN]
    stories += [story(expect={"next": "blue"}), story(expect={"round": 2}), story()]
    file.write_text("\n".join(map(json.dumps, stories)), "utf-8")
    words = ["scenarios", str(file), "--skip-phase", "ui", "--lang"]
    heard = {}
    for each in ("en", lang):
        assert main([*words, each]) == 1
        heard[each] = capsys.readouterr().out.splitlines()
    assert len(heard[lang]) == len(heard["en"])
    alike = [line for line in heard[lang] if line in heard["en"]]
    assert (alike == []) == (lang != "en")


def test_expectation_of_the_wrong_kind_is_a_failure() -> None:
    (failure,) = scenarios.run(story(expect={"captures": [7]}))
    assert said(failure).startswith("cannot be run: a value is of the wrong kind")


def test_a_move_over_the_fork_names_its_branch() -> None:
    way = next(s for s in every_scenario() if s["id"] == "lm-004")
    told = json.loads(json.dumps(way))
    del told["choose"][0]["via"]
    (failure,) = scenarios.run(told)
    assert said(failure) == "cannot be run: a choice is refused"


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

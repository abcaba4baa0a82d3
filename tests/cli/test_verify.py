"""`verify` on the command line, and the check in the manual that needs nothing but Python."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.words import Translator
from playpalace_ludo.words.model import Arg
from tests.table.fair_games import SEED, finished

MANUAL = (Path(__file__).parents[2] / "docs" / "dice.md").read_text("utf-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.ludo"
    path.write_text(finished("playpalace"), encoding="utf-8")
    return path


def change(record: Path, old: str, new: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_verify_says_the_code_and_that_all_dice_check(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(record), "--lang", "en"]) == 0
    fixed, checked = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"The dice of this game were fixed before anybody sat down; code \w+, \w+, \w+\.", fixed
    )
    assert re.fullmatch(r"All \d+ dice check\.", checked)


def test_verify_ends_with_1_and_says_what_was_changed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, SEED, "0" * 64)
    assert main(["verify", str(record), "--lang", "de"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[1].startswith("Der Startwert wurde geändert")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        ("format = 1", "the record has no line"),
        ('format = 1\nvariant = "playpalace"\nseats=[]\nplayers=[]\ndice = 3\n---\n', "'dice'"),
    ],
)
def test_what_is_no_record_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = tmp_path / "bad.ludo"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error and "bad.ludo" in error and error.count("\n") == 1


def test_a_missing_file_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.ludo"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


class TestTheManual:
    """A page of Python alone finds what the program finds."""

    @pytest.fixture
    def script(self, tmp_path: Path) -> Path:
        (code,) = re.findall("```python\n(.*?)```", MANUAL, re.DOTALL)
        assert len(code.splitlines()) < 60, "it fits on a page"
        path = tmp_path / "check_dice.py"
        path.write_text(code, encoding="utf-8")
        return path

    def run(self, script: Path, record: Path) -> str:
        # -I and -S: no packages, neither ours nor anybody's.
        command = [sys.executable, "-I", "-S", str(script), str(record)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    @pytest.mark.parametrize("name", ["playpalace", "nigerian", "market-road", "figure-eight"])
    def test_a_good_record(self, script: Path, record: Path, name: str) -> None:
        text = finished(name)
        record.write_text(text, encoding="utf-8")
        count = len(re.findall(r'^drawn = "(.*)"', text, re.MULTILINE)[0].split())
        first, *more = self.run(script, record).splitlines()
        assert first == f"All {count} dice check."
        assert bool(more) == (name != "playpalace")

    def test_what_was_changed(self, script: Path, record: Path) -> None:
        good = record.read_text("utf-8")
        changes = [
            (SEED, "0" * 64, "The seed is not the one that was fixed before the game."),
            ("words of red", "words", "What a player added was changed."),
            ('mixed = "', 'mixed = "0', "What a player added was changed."),
        ]
        for old, new, said in changes:
            change(record, old, new)
            assert self.run(script, record) == f"{said}\n"
            record.write_text(good, encoding="utf-8")

    def test_a_die_that_was_changed_is_named(self, script: Path, record: Path) -> None:
        found = re.search(r'^drawn = "(\d \d \d) (\d)', record.read_text("utf-8"), re.MULTILINE)
        assert found
        other = int(found[2]) % 6 + 1
        change(record, found[0], found[0][:-1] + str(other))
        said = f"Die 4 differs: the record has {other}, the seed gives {found[2]}.\n"
        assert self.run(script, record) == said

    def test_moves_with_other_dice_are_noticed(self, script: Path, record: Path) -> None:
        turn = re.search(r"^2\. \w+ (\d)", record.read_text("utf-8"), re.MULTILINE)
        assert turn
        change(record, turn[0], turn[0][:-1] + str(int(turn[1]) % 6 + 1))
        assert "The moves have other dice" in self.run(script, record)


def test_the_manual_names_everything_verify_can_say() -> None:
    words: dict[str, Arg] = {"throw": "dice", "number": 37, "turn": 12, "fell": 6, "due": 4}
    words |= {"seed": "7", "count": 40}
    for what in (
        *("checked.so-far", "die", "first", "contribution", "commitment", "seed", "list"),
        *("not-told", "not-told.over", "seeded", "no-proof"),
    ):
        said = Translator("en").text(f"pludo-dice-{what}", **words)
        beginning = said.partition(":")[0].partition(",")[0].partition(";")[0].rstrip(".")
        assert f"| {beginning}" in MANUAL, beginning

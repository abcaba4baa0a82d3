"""`verify` on the command line, and the check in the manual that needs nothing but Python."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.table import dice_check
from playpalace_ludo.words import Translator
from playpalace_ludo.words.model import Arg
from tests.table.fair_games import SEED, finished
from tests.table.test_dice_check import OLD_GAMES

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


CODE = r"((?:\w+, ){7}\w+)\."


def verified(
    record: Path, capsys: pytest.CaptureFixture[str], *noted: str
) -> tuple[int, list[str]]:
    words = [word for code in noted for word in ("--noted", code)]
    ended = main(["verify", str(record), "--lang", "en", *words])
    return ended, capsys.readouterr().out.splitlines()


def test_without_a_noted_code_the_dice_only_follow_from_the_seed_in_the_record(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, (fixed, checked, seen, sealed, advice) = verified(record, capsys)
    assert ended == 0
    assert re.fullmatch(f"By this record the code told before the game was {CODE}", fixed)
    assert re.fullmatch(r"All \d+ dice follow from the seed in this record\.", checked)
    assert seen.endswith("it could have chosen them with a confederate.")
    assert re.fullmatch(f"The code of the whole record is {CODE}", sealed)
    assert "--noted" in advice and not any("dice check" in line for line in (checked, advice))


def test_a_noted_code_is_compared(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, (fixed, _, _, sealed, _) = verified(record, capsys)
    before, after = (re.findall(CODE, line)[0] for line in (fixed, sealed))
    ended, lines = verified(record, capsys, before, after)
    assert ended == 0 and [" dice check: " in line for line in lines[-2:]] == [True, True]
    ended, lines = verified(record, capsys, before, "acorn " * 8)
    assert ended == 1 and lines[-1].startswith("The words you noted are another code")
    assert verified(record, capsys, "apple river seven")[0] == 1


def test_half_a_record_does_not_pass(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = record.read_text("utf-8")
    half = whole[: whole.index("\n40. ") + 1]
    record.write_text(half, encoding="utf-8")
    ended, lines = verified(record, capsys)
    assert ended == 1 and lines[-1].startswith("The record was cut: ")
    unlisted = re.sub("^drawn = .*\n", "", half, flags=re.MULTILINE)
    record.write_text(unlisted, encoding="utf-8")
    ended, lines = verified(record, capsys)
    assert ended == 1 and lines[1].endswith("; the game is not over.")


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
        assert first == f"All {count} dice follow from the seed in this record."
        assert len(more) == 1 + (name != "playpalace")
        verdict = dice_check.check_record(text, variants.load)[1]
        assert more[-1] == f"The whole record: {verdict.seal}"

    def test_what_was_changed(self, script: Path, record: Path) -> None:
        good = record.read_text("utf-8")
        mixed = "The rules, a seat, a name or what a player added was changed."
        changes = [
            (SEED, "0" * 64, "The seed is not the one of the commitment."),
            ("words of red", "words", mixed),
            ('"Ann"', '"Zoe"', mixed),
            ('mixed = "', 'mixed = "0', mixed),
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

    def test_a_cut_is_noticed(self, script: Path, record: Path) -> None:
        text = record.read_text("utf-8")
        record.write_text(text[: text.index("\n40. ") + 1], encoding="utf-8")
        assert "The record ends before the game does." in self.run(script, record)

    def test_a_record_of_an_earlier_version(self, script: Path) -> None:
        for path in sorted(OLD_GAMES.glob("*-finished.ludo")):
            said = self.run(script, path)
            assert re.match(r"All \d+ dice follow from the seed in this record\.", said)

    def test_moves_with_other_dice_are_noticed(self, script: Path, record: Path) -> None:
        turn = re.search(r"^2\. \w+ (\d)", record.read_text("utf-8"), re.MULTILINE)
        assert turn
        change(record, turn[0], turn[0][:-1] + str(int(turn[1]) % 6 + 1))
        assert "The moves have other dice" in self.run(script, record)


def test_the_manual_names_everything_verify_can_say() -> None:
    words: dict[str, Arg] = {"throw": "dice", "number": 37, "turn": 12, "fell": 6, "due": 4}
    words |= {"seed": "7", "count": 40, "words": 8, "given": 3, "listed": 50}
    for what in (
        *("follows.so-far", "follows.broken-off", "cut", "die", "first", "mixed", "contribution"),
        *("commitment", "seed", "list", "not-told", "not-told.over", "seeded", "no-proof"),
        *("noted-other", "noted-part", "noted-short"),
    ):
        said = Translator("en").text(f"pludo-dice-{what}", **words)
        beginning = said.partition(":")[0].partition(",")[0].partition(";")[0].rstrip(".")
        assert f"| {beginning}" in MANUAL, beginning

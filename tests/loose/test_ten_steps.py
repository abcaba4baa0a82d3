"""From Strict to Loose in ten steps: the files of the manual, and what each of them relaxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core.match import Match
from playpalace_ludo.lab import check as lab_check
from playpalace_ludo.lab import witness
from playpalace_ludo.lab.strictness import STRICT_RULES, judge
from tests.core.random_games import random_match

SECTION = (Path(__file__).parents[2] / "docs" / "variants-steps.md").read_text("utf-8")
STEPS = re.findall(
    r"\*\*`(step-\d+\.toml)`\.\*\* .*? Relaxes (.*?)\n\n```toml\n(.*?)```", SECTION, re.DOTALL
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, _, text in STEPS:
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_there_are_ten() -> None:
    assert [name for name, _, _ in STEPS] == [f"step-{n}.toml" for n in range(1, 11)]


def test_each_step_relaxes_what_the_manual_says_and_nothing_else(folder: Path) -> None:
    relaxed: set[int] = set()
    for name, said, _ in STEPS:
        relaxed |= {int(number) for number in re.findall(r"S-(\d\d)", said)}
        rules = variants.load(str(folder / name))
        verdict = judge(rules)
        assert set(verdict.relaxed) == relaxed, name
        assert {*witness.search(rules, most=1500).found} <= relaxed, name
        assert not verdict.broken
    assert f"After the tenth, {STRICT_RULES - len(relaxed)} of the 53 rules are left" in SECTION


@pytest.mark.parametrize("name", [name for name, _, _ in STEPS])
def test_each_step_plays_to_the_end_and_reads_back(folder: Path, name: str) -> None:
    rules = variants.load(str(folder / name))
    match = random_match(rules, 1, most_steps=8000)
    assert match.over
    text = match.text()
    assert Match.from_text(text, lambda _: rules).text() == text


def test_check_says_how_strict_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", str(folder / "step-2.toml"), "--games", "0", "--lang"]
    assert main([*arguments, "en"]) == 0
    assert (
        "Of the 53 rules of Strict Ludo 50 are kept.\n"
        "Relaxed: S-02: 2 to 4 players, S-06: 4 tokens each, S-52: the size of the Path.\n"
        "It is still Ludo: the rules L-01 to L-37 hold.\n"
        "S-02: the rules say players = 2..6.\n"
        "S-06: the rules say markers: red 3, blue 3, green 3, yellow 3, orange 3, violet 3.\n"
        "S-52: the rules say 78.\n"
        "Searched were 8 random games of 3,231 turns in all; the other rules were kept there.\n"
    ) in capsys.readouterr().out
    assert main([*arguments, "de"]) == 0
    assert "Gelockert: S-02: 2 bis 4 Spieler, S-06: je 4 Figuren" in capsys.readouterr().out


def test_strict_is_strict() -> None:
    for spec in ("strict", "strict(dice.count=2)", "strict(board.home_squares=4)"):
        assert judge(variants.load(spec)) == ((), (), ())
    corners = judge(variants.load("strict(board.corner_tiles=true)"))
    assert corners == ((), (), ())


def test_a_game_in_which_nobody_is_ever_captured_is_no_ludo() -> None:
    safe = ",".join(map(str, range(1, 53)))
    verdict = judge(variants.load(f"strict(safe.squares=[{safe}])"))
    assert verdict.broken == ("L-32", "L-33")


EVEN = """
base = "strict"
title = "Even"
board.home_squares = 4
outcome = [
    { name = "2", do = ["enter", "move 2"] },
    { name = "4", do = ["move 4"] },
]
"""


def test_a_board_nobody_can_finish_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "even.toml"
    file.write_text(EVEN, "utf-8")
    rules = variants.load(str(file))
    assert rules.plan.finishes[0] % 2 == 1
    assert judge(rules).stranded == (0, 1, 2, 3)
    assert main(["check", str(file), "--games", "0", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "nobody could ever bring a token home, so this is no game (L-27)." in told


def test_where_turns_are_limited_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "even.toml"
    file.write_text(f"{EVEN}end.max_turns = 90\n", "utf-8")
    assert main(["check", str(file), "--games", "0", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "No throws ever bring a token of Red into its finish (L-27)." in out
    assert "It is no longer Ludo: L-27 does not hold." in out


def test_nobody_is_called_stranded_for_what_a_condition_may_allow_later(tmp_path: Path) -> None:
    file = tmp_path / "late.toml"
    file.write_text('base = "strict"\ntitle = "Late"\n[finish]\nneeds = "round > 5"\n', "utf-8")
    verdict = judge(variants.load(str(file)))
    assert not verdict.stranded and not verdict.broken


@pytest.mark.parametrize(
    ("block", "relaxed"),
    [
        ('[start]\nonly_when = ["round > 2"]', 23),
        ("[start]\nlimit = 2", 23),
        ('[move]\nonly_when = ["steps < 6"]', 28),
        ('[capture]\nonly_when = ["victim.home = 0"]', 35),
        ('[finish]\nneeds = "round > 5"', 43),
    ],
)
def test_what_hangs_on_a_condition_is_relaxed(tmp_path: Path, block: str, relaxed: int) -> None:
    file = tmp_path / "hangs.toml"
    file.write_text(f'base = "strict"\ntitle = "Hangs"\n\n{block}\n', encoding="utf-8")
    assert relaxed in judge(variants.load(str(file))).relaxed


@pytest.mark.parametrize(("weight", "kept"), [(1, True), (2, False)])
def test_plain_dice_are_plain_in_a_game_of_ones_own_too(
    weight: int, kept: bool, tmp_path: Path
) -> None:
    starter = Path(lab_check.__file__).with_name("starter.toml").read_text("utf-8")
    text = starter.replace("weight = 1", f"weight = {weight}", 1)
    text = text.replace('kind = "dice"', 'kind = "dice"\ndice = 2')
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    assert (13 not in judge(variants.load(str(file))).relaxed) is kept

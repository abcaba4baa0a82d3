"""The fields of the Nigerian rule document by their own names."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.language.aliases import FIELDS
from playpalace_ludo.core.match import Match
from tests.core.refusing import refused

MEANT = [
    ("diceMode", "single", "dice.count=1"),
    ("diceMode", "double", ""),
    ("captureMode", "stay", "capture.captor=stay"),
    ("captureMode", "finish", ""),
    ("maxConsecutiveSixes", 2, "bonus.limit=2"),
    ("safeStartingSquares", False, "safe.start=none"),
    ("allowTokenStacking", False, "stack.own_limit=1"),
    ("enforceFullDiceUsage", False, "dice.usage=each"),
]


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(("field", "value", "knob"), MEANT)
def test_a_field_is_the_knob_it_stands_for(
    tmp_path: Path, field: str, value: object, knob: str
) -> None:
    rules = variants.load(f"nigerian({field}={written(value)})")
    assert rules.spec == (f"nigerian({knob})" if knob else "nigerian")
    assert f'variant = "{rules.spec}"' in Match(rules, (0, 1)).text()
    file = tmp_path / "mine.toml"
    said = f'"{value}"' if isinstance(value, str) else written(value)
    file.write_text(f'base = "nigerian"\ntitle = "Mine"\n{field} = {said}\n', "utf-8")
    assert variants.load(str(file)).values == rules.values


def test_every_field_is_among_them() -> None:
    assert {field for field, _, _ in MEANT} == {*FIELDS}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("diceMode=triple", "one of 'single', 'double'"),
        ("safeStartingSquares=1", "one of true, false"),
        ("maxConsecutiveSixes=many", "bonus.limit"),
        ("diceMode=single,dice.count=2", "dice.count says this, too"),
    ],
)
def test_a_field_that_makes_no_sense_is_refused(options: str, told: str) -> None:
    with refused(RulesError, told):
        variants.load(f"nigerian({options})")


def test_a_file_that_says_it_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = 'base = "nigerian"\ntitle = "Mine"\ndiceMode = "single"\n[dice]\ncount = 2\n'
    file.write_text(text, "utf-8")
    with refused(RulesError, "keep one of them"):
        variants.load(str(file))

"""`playpalace-ludo puzzles`: the three of a day, printed."""

import pytest

from playpalace_ludo.cli.main import main
from playpalace_ludo.core.errors import LudoError


def test_the_three_of_a_day_with_their_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--date", "2026-11-16", "--lang", "en"]) == 0
    asked = capsys.readouterr().out
    assert [n for n in (1, 2, 3, 4) if f"Puzzle {n}, " in asked] == [1, 2, 3]
    assert "Find the best choice." in asked and "Best:" not in asked
    assert main(["puzzles", "--date", "2026-11-16", "--lang", "en", "--answers"]) == 0
    assert capsys.readouterr().out.count("Best: ") == 3


def test_a_day_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--date", "2026-02-30"]) == 2
    assert "--date must be a day such as 2026-12-31" in capsys.readouterr().err


def test_missing_puzzles_are_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise LudoError("gone")

    monkeypatch.setattr("playpalace_ludo.cli.puzzles.collection", gone)
    assert main(["puzzles", "--lang", "en"]) == 2
    assert "The puzzles are missing" in capsys.readouterr().err

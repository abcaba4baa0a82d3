"""Bots of one's own: they play, and one that fails or cheats costs nobody the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playpalace_ludo import bots
from playpalace_ludo.bots import own
from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing

DOCS = Path(__file__).parents[2] / "docs" / "own-bots.md"
FAULTY = """
class Raises:
    def move(self, rules, state, rng, budget_ms=None):
        raise RuntimeError("no idea")

class Cheats:
    def move(self, rules, state, rng, budget_ms=None):
        return state.moves[0]._replace(to=56)

class Mute:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    example = re.search(r"```python\n# runner\.py\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert example
    (tmp_path / "runner.py").write_text(example[1], "utf-8")
    (tmp_path / "faulty_bots.py").write_text(FAULTY, "utf-8")
    return tmp_path


def test_the_documented_example_plays_in_the_arena(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "--seats", "runner:Runner,random", "--games", "12", "--quiet"]
    assert cli.main([*words, "--out", str(folder / "games.jsonl")]) == 0
    told = capsys.readouterr().out
    assert "runner:Runner wins" in told
    assert "Fault" not in told


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raises", "faulty_bots:Raises: RuntimeError: no idea; hard plays on"),
        ("Cheats", "which is not allowed; hard plays on"),
    ],
)
def test_a_faulty_bot_is_told_and_hard_plays_on(folder: Path, name: str, fault: str) -> None:
    match = pairing("quick", (f"faulty_bots:{name}", "random"), 1)
    store = folder / "games.jsonl"
    report = arena.run(match, 10, store=store)
    assert any(fault in told for told in report.faults)
    assert report.score(f"faulty_bots:{name}").won >= 6
    again = arena.run(match, 10, store=store)
    assert (again.faults, again.scores[0].won) == (report.faults, report.scores[0].won)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere_at_all:Bot", "nowhere_at_all:Bot: cannot be used: ModuleNotFoundError"),
        ("runner:Missing", "runner:Missing: cannot be used: AttributeError"),
        ("faulty_bots:Mute", "has no method move"),
        ("../runner:Runner", "one of your own is written module:Class"),
        ("exprt", "no-bot (name='exprt'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_sentence(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(LudoError, match=re.escape(sentence)):
        own.hire(name)


def test_names_in_records_import_nothing(folder: Path) -> None:
    with pytest.raises(LudoError, match="no-bot"):
        bots.make("runner:Runner")

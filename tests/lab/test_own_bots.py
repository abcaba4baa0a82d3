"""Bots of one's own: they play, and one that fails or cheats costs nobody the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playpalace_ludo import bots
from playpalace_ludo.bots import own
from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.errors import InputError, LudoError
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing
from playpalace_ludo.words import Translator, problems

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
    ("name", "sentence"),
    [
        ("Raises", "Fault: faulty_bots:Raises: RuntimeError: no idea. Hard plays on."),
        ("Cheats", "), which is not allowed. Hard plays on."),
    ],
)
def test_a_faulty_bot_is_told_and_hard_plays_on(
    folder: Path, capsys: pytest.CaptureFixture[str], name: str, sentence: str
) -> None:
    match = pairing("quick", (f"faulty_bots:{name}", "random"), 1)
    store = folder / "games.jsonl"
    report = arena.run(match, 10, store=store)
    assert report.score(f"faulty_bots:{name}").won >= 6
    again = arena.run(match, 10, store=store)
    assert report.faults
    assert (again.faults, again.scores[0].won) == (report.faults, report.scores[0].won)
    words = ["arena", "--variant", "quick", "--seats", f"faulty_bots:{name},random", "--seed", "1"]
    assert cli.main([*words, "--games", "10", "--quiet", "--out", str(store)]) == 0
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere_at_all:Bot", "nowhere_at_all:Bot: cannot be used: ModuleNotFoundError"),
        ("runner:Missing", "runner:Missing: cannot be used: AttributeError"),
        ("faulty_bots:Mute", "has no method move"),
        (
            "../runner:Runner",
            "'../runner:Runner' is no bot; one of your own is written module:Class",
        ),
        ("exprt", "there is no bot 'exprt'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_sentence(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(InputError) as refused:
        own.hire(name)
    assert sentence in Translator("en").say(problems.alone(refused.value))


def test_names_in_records_import_nothing(folder: Path) -> None:
    with pytest.raises(LudoError, match="no-bot"):
        bots.make("runner:Runner")

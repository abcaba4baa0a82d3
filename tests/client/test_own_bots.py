"""A bot of one's own at a table: it plays, and one that fails costs nobody the game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.seats import own_bots
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.table import thought
from tests.client.conftest import MakeDesk

DOCS = Path(__file__).parents[2] / "docs" / "own-bots.md"
FAULTY = """
import threading

class Raises:
    def move(self, rules, state, rng, budget_ms=None):
        raise RuntimeError("no idea\\x1b[2J")

class Cheats:
    def move(self, rules, state, rng, budget_ms=None):
        return state.moves[0]._replace(to=56)

class Hangs:
    def move(self, rules, state, rng, budget_ms=None):
        threading.Event().wait(60)
"""
THROWS = [(1,), (6,), (6,), (2,), (1,), (6,), (3,), (1,), (1,)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(thought, "_guests", {})
    example = re.search(r"```python\n# runner\.py\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert example
    (tmp_path / "runner.py").write_text(example[1], "utf-8")
    (tmp_path / "failing_bots.py").write_text(FAULTY, "utf-8")
    yield tmp_path
    for name in ("runner", "failing_bots"):
        sys.modules.pop(name, None)


def test_the_documented_example_plays_and_is_named(desk: MakeDesk) -> None:
    thought.admit("runner:Runner")
    table = desk(THROWS, seats="red=Anna,blue=bot:runner:Runner")
    table.press("r", "r")
    assert table.table.state.tokens[1] == (17, -1, -1, -1), "the token in front runs"
    assert any("a bot, runner:Runner" in line for line in table.hear(table.table.handlers["who"]))


def test_what_is_kept_names_no_module(desk: MakeDesk, tmp_path: Path) -> None:
    """A table is begun again without it; the record is played on by hard."""
    thought.admit("runner:Runner")
    table = desk(THROWS, seats="red=Anna,blue=bot:runner:Runner")
    assert table.options.last is None
    [saved] = Saves(tmp_path).unfinished()
    text = saved.read_text("utf-8")
    assert "runner:Runner" in text
    again = games.from_record(text, variants.load_named, ListedDice([]), None)
    assert [player.bot for player in again.players] == ["", "hard"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "RuntimeError: no idea [2J"),
        ("Cheats", "which is not allowed"),
        ("Hangs", "gave no answer in 0.05 seconds"),
    ],
)
def test_a_bot_that_fails_is_told_once_and_hard_plays_on(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.setattr(thought, "PATIENCE", 0.05)
    thought.admit(f"failing_bots:{name}")
    table = desk(THROWS, seats=f"red=Anna,blue=bot:failing_bots:{name}")
    heard = table.press("r", "r")
    told = [line for line in heard if line.startswith("Ada has failed: ")]
    assert len(told) == 1 and why in told[0] and told[0].endswith(". Hard plays on.")
    assert table.table.state.tokens[1].count(-1) == 1, "hard brings tokens out with sixes"


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("you,bot", []),
        ("you,bot:hard", []),
        (
            "you,Bot: runner:Runner ,green=bot:a.b:C,blue=bot:runner:Runner",
            ["runner:Runner", "a.b:C"],
        ),
        ("you,bot:cmd:play --level=3", ["cmd:play --level=3"]),
        ("red=bot:cmd:play --level=3,you", ["cmd:play --level=3"]),
    ],
)
def test_seat_words_name_bots_of_ones_own(words: str, names: list[str]) -> None:
    assert own_bots(words) == names


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("runner:Runner", "You begin."),
        ("nowhere_at_all:Bot", "nowhere_at_all:Bot: cannot be used: ModuleNotFoundError"),
    ],
)
def test_the_command_line_names_it(folder: Path, bot: str, sentence: str) -> None:
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", "play", "--seed", "5"]
    command += ["--seats", f"you,bot:{bot}", "--config-dir", str(folder / "home")]
    command += ["--sound", "off", "--speech", "none", "--lang", "en"]
    done = subprocess.run(command, input="r\nr\nr\nq\n", capture_output=True, text=True, cwd=folder)
    told = done.stdout + done.stderr
    assert sentence in told
    assert "Traceback" not in told

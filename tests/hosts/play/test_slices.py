"""Questions under rules with very many possibilities: each tick looks at a few positions only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo.core import engine, hunting
from playpalace_ludo.core.match import Match
from playpalace_ludo.hosts.game import saves
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.thinking import MOST_TICKS as MOST_BOTS_TICKS
from playpalace_ludo.hosts.play.thinking import SLICE, think
from playpalace_ludo.settings import SETTINGS, reader
from playpalace_ludo.settings.config import BUDGET_MS
from playpalace_ludo.table.thought import Thought
from tests.hosts.play.written import ANN, BEN, WrittenAudience, heard, seat, settle
from tests.loose import swarm

MOST_TICKS = 2000


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HostTable:
    """A table in the middle of a game with four dice and eight tokens each; Ann is to throw."""
    path = tmp_path / "swarm.toml"
    path.write_text(swarm.text(), "utf-8")
    found = seat(ANN, BEN, variant=str(path), hints="all")
    rng, match = Random(2), found.match
    while match.state.number < 60 or match.state.turn or match.state.awaiting != "roll":
        if match.state.awaiting == "move":
            match.play(rng.choice(match.state.moves))
        else:
            match.roll(tuple(rng.randint(1, 6) for _ in range(4)))
    monkeypatch.setattr(hunting, "_memory", hunting._Memory())
    return found


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One number for every position that is worked out; a test empties it at each tick."""
    found: list[int] = []

    def counting(verb: Callable[..., Any]) -> Callable[..., Any]:
        def act(*asked: Any) -> Any:
            found.append(1)
            return verb(*asked)

        return act

    monkeypatch.setattr(engine, "play", counting(engine.play))
    monkeypatch.setattr(engine, "roll", counting(engine.roll))
    return found


def ask(table: HostTable, command: str, counted: list[int]) -> tuple[list[str], int, int]:
    """Ask, and let ticks pass until there is an answer; return it, the ticks, and the busiest."""
    before = len(heard(table, ANN))
    counted.clear()
    questions.ask(table, ANN, command)
    busiest = len(counted)
    for tick in range(MOST_TICKS):
        if len(heard(table, ANN)) > before:
            return heard(table, ANN)[before:], tick, busiest
        counted.clear()
        table.tick()
        busiest = max(busiest, len(counted))
    raise AssertionError("no answer")


def test_who_is_near_is_looked_at_over_several_ticks(table: HostTable, counted: list[int]) -> None:
    answer, ticks, busiest = ask(table, "near", counted)
    assert ticks > 5
    assert busiest <= 2 * SLICE
    settle(table)
    assert "at least" in " ".join([*answer, *heard(table, ANN)])


def test_so_is_who_could_capture_on_a_square(table: HostTable, counted: list[int]) -> None:
    _, ticks, busiest = ask(table, "explore-captures", counted)
    assert ticks > 5
    assert busiest <= 2 * SLICE


def test_and_why_a_hint_is_good(table: HostTable, counted: list[int]) -> None:
    table.match.roll((6, 5, 3, 2))
    assert len(table.state.moves) > 1
    answer, ticks, busiest = ask(table, "hint", counted)
    assert ticks > 5
    assert busiest <= 2 * SLICE
    assert answer


def test_a_saved_game_under_such_a_file_comes_back(
    table: HostTable, counted: list[int], tmp_path: Path
) -> None:
    (tmp_path / SETTINGS).write_text('variants = ["playpalace", "swarm.toml"]\n')
    settings = reader.read(tmp_path, ("normal",))
    packed = saves.pack(table.match.text(counted=True))
    match = Match.restore(table.match.line(), saves.unpack(packed), settings.load)
    assert match.state == table.state
    again = HostTable(WrittenAudience(ANN, BEN), settings, match, pace="instant")
    again.resume()
    settle(again)
    answer, ticks, busiest = ask(again, "near", counted)
    assert ticks > 5 and busiest <= 2 * SLICE
    settle(again)
    assert "at least" in " ".join([*answer, *heard(again, ANN)])


@pytest.mark.parametrize("strength", ["normal", "hard", "expert"])
def test_a_bot_looks_at_so_many_positions_a_tick(
    table: HostTable, counted: list[int], strength: str
) -> None:
    table.match.roll((6, 5, 3, 2))
    thought = Thought(strength, table.rules, table.state, Random(1))
    move = None
    while move is None:
        counted.clear()
        move = think(thought, BUDGET_MS)
        assert len(counted) <= SLICE
    assert move in table.state.moves
    assert thought.slices <= MOST_BOTS_TICKS


def test_the_usual_game_is_answered_at_once(counted: list[int]) -> None:
    table = seat(ANN, BEN)
    answer, ticks, _ = ask(table, "near", counted)
    assert (answer, ticks) == (["Nobody is near."], 0)

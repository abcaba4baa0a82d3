"""Bots look at a bounded number of positions, whatever the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots
from playpalace_ludo.bots import judge, lookahead
from playpalace_ludo.bots.lookahead import MOST_FIRST
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.steps import finish
from tests.core import golden
from tests.core.random_games import walk
from tests.loose import swarm


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> tuple[Rules, State]:
    """Five dice, and forty tokens, each on a square of its own."""
    folder: Path = tmp_path_factory.mktemp("rules")
    rules = swarm.rules(folder, dice=5, markers=40)
    state = swarm.middle(rules)
    spread = tuple(tuple(range(40)) if own else () for own in state.tokens)
    thrown, _ = engine.roll(rules, state._replace(tokens=spread), (5, 4, 3, 2, 1))
    return rules, thrown


MOST = 60_000


class Counted:
    """Counts the positions computed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        for name in ("play", "roll"):
            monkeypatch.setattr(engine, name, self._counting(getattr(engine, name)))

    def _counting(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        def act(*asked: Any) -> Any:
            self.count += 1
            assert self.count < MOST, "it would go on for minutes"
            return verb(*asked)

        return act


@pytest.mark.parametrize("strength", ["easy", "normal", "hard", "expert"])
def test_a_decision_among_hundreds_of_moves_has_its_bound(
    position: tuple[Rules, State], strength: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, state = position
    counted = Counted(monkeypatch)
    bot = bots.make(strength)
    assert len(bot.moves(state)) > 150
    assert bot.move(rules, state, Random(1)) in state.moves
    # Once at first sight for every move, and as much again one throw ahead.
    assert counted.count <= 3 * MOST_FIRST


def test_so_has_the_search_one_throw_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = golden.rules_named("playpalace")
    state = next(b for b, _, _ in walk(rules, 2) if b.number > 60 and b.awaiting == "roll")
    counted = Counted(monkeypatch)
    view = judge.points_view(rules)
    states = [state] * 10_000
    values = lookahead.deepen(
        rules, states, state.turn, at_first=[0.0] * len(states), view=view, most=160
    )
    assert list(values)
    assert counted.count <= 3 * MOST_FIRST


def test_so_has_the_judge_and_then_all_moves_are_judged_alike(
    position: tuple[Rules, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, state = position
    counted = Counted(monkeypatch)
    assert sum(judge.chances(rules, state)) == pytest.approx(1)
    moves = state.moves[:12]
    found = finish(judge.chances_after(rules, state, moves))
    assert counted.count <= 2 * judge.MOST_JUDGED + len(moves)
    unplayed = [engine.play(rules, state, move)[0] for move in moves]
    assert found == [judge.between_throws(rules, one)[state.turn] for one in unplayed]


@pytest.mark.parametrize("name", golden.names())
def test_no_shipped_game_comes_near_the_judges_bound(name: str) -> None:
    rules = golden.rules_named(name)
    most = 0
    for number, (_, after, _) in enumerate(walk(rules, 2, most_turns=80)):
        if number % 9 == 0 and after.awaiting == "move":
            judging = judge._Judging(rules)
            before = judging.left
            finish(judging.played_out(after))
            most = max(most, before - judging.left)
    assert most < judge.MOST_JUDGED / 10

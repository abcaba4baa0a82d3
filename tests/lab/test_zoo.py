"""The PettingZoo environment passes that library's own test, and its games are ours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason='no PettingZoo: pip install "playpalace-ludo[zoo]"')

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.lab import zoo
from playpalace_ludo.variants import load

DOCS = Path(__file__).parents[2] / "docs" / "own-bots.md"
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize(
    ("variant", "players"), [("quick", 2), ("nigerian", 3), ("masquerade", 2), ("hexagon", 2)]
)
def test_pettingzoos_own_test_passes(variant: str, players: int) -> None:
    from pettingzoo.test import api_test  # warns of its own ways while it loads

    api_test(zoo.env(variant, players), num_cycles=200)


def played(seed: int) -> tuple[list[str], dict[str, float], Any]:
    """Play a game in which every agent takes its first legal action."""
    env = zoo.LudoEnv("quick", 2)
    env.reset(seed=seed)
    lines, rewards = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        lines.append(env.render())
        env.step(None if ended or cut else int(seen["action_mask"].argmax()))
    return lines, rewards, env


def test_a_game_is_repeatable_and_the_winner_is_rewarded() -> None:
    lines, rewards, env = played(3)
    assert played(3)[0] == lines != played(4)[0]
    assert sorted(rewards.values()) == [-1.0, 1.0]
    rules = load("quick")
    winner = next(agent for agent, reward in rewards.items() if reward > 0)
    assert rules.seats[env._state.places[0]].colour == winner
    _, state = parse_position(lines[0], load)
    assert state.awaiting == "move" and len(state.moves) > 1


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = zoo.LudoEnv("quick", 2)
    env.reset(seed=1)
    before = env.render()
    for action in (zoo.THROW, zoo.MOST_MOVES - 1, 99, -1, None):
        with pytest.raises(LudoError, match="is not allowed; action_mask says which are"):
            env.step(action)
    assert env.render() == before


def test_the_documented_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(
        r"```python\n(from playpalace_ludo\.lab.*?)```", DOCS.read_text("utf-8"), re.S
    )
    assert example
    exec(example[1], {})
    assert re.fullmatch(r"(red|blue) wins\n", capsys.readouterr().out)

"""Bots and the conditions of rule files: their fears and their goals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.conditions import points_goal
from playpalace_ludo.bots.evaluation import Evaluation
from playpalace_ludo.chance import draw
from playpalace_ludo.core import notation, strikes
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State


def hexagon(**options: Any) -> Rules:
    return variants.with_options(variants.load("hexagon"), options)


def position(rules: Rules, text: str) -> State:
    return notation.parse_position(f"hexagon {text}", lambda _: rules)[1]


HUNTED = "red:10,Y,Y/orange:1,Y,Y orange ? 0 9 leader=red round=4"
"""Orange stands three tiles behind Red."""


def test_nobody_is_feared_whom_the_rules_do_not_let_capture() -> None:
    usual, spared = hexagon(), hexagon(**{"capture.only_when": ["victim.home >= 1"]})
    feared = Evaluation(usual).worths(position(usual, HUNTED))[0]
    safe = Evaluation(spared).worths(position(spared, HUNTED))[0]
    assert feared and feared.risk > 0
    assert safe and safe.risk == 0
    assert strikes.strikes_on(usual, position(usual, HUNTED), (0, 0))
    assert not strikes.strikes_on(spared, position(spared, HUNTED), (0, 0))


def test_what_hangs_on_the_throw_is_feared_all_the_same() -> None:
    rules = hexagon(**{"capture.only_when": ["steps >= 3", "victim.home >= 1"]})
    worth = Evaluation(rules).worths(position(rules, HUNTED))[0]
    assert worth and worth.risk > 0


POINTS = {"win.when": ["points >= 12"], "tile_rule": [{"tile": "h22", "on_land": ["score 6"]}]}


def test_a_bot_plays_for_points_where_they_win() -> None:
    line = "red:20,30,Y/orange:Y,Y,Y red 1 0 9 leader=red round=4 points=3,0,0,0,0,0"
    rules = hexagon(**POINTS)
    state = position(rules, line)
    assert points_goal(rules) == 12
    chosen = bots.make("hard").choose(rules, state, Random(1))
    assert chosen.move.tokens == (0,), "the marker that scores"


def test_who_is_out_is_nobody_to_reckon_with() -> None:
    rules = hexagon(**{"lose.when": ["on_tile(h20)"]})
    line = "red:3,Y,Y/orange:Y,Y,Y/yellow:Y,Y,Y red ? 0 9 leader=red round=4"
    out = position(rules, f"{line} out=orange")
    evaluation = Evaluation(rules)
    assert evaluation.worths(out)[1] is None
    assert evaluation.of(out, 1) < evaluation.of(out, 2)


def test_a_bot_does_not_walk_where_it_would_lose() -> None:
    rules = hexagon(**{"lose.when": ["on_tile(h22)"], "win.play_on": "stop"})
    line = "red:20,30,Y/orange:Y,Y,Y/yellow:Y,Y,Y red 1 0 9 leader=red round=4"
    chosen = bots.make("hard").choose(rules, position(rules, line), Random(1))
    assert chosen.move.tokens == (1,)


@pytest.mark.parametrize("strength", ["easy", "hard"])
def test_bots_play_a_game_of_conditions_to_its_end(strength: str) -> None:
    rules = hexagon(
        **{
            "capture.only_when": ["victim.home <= home"],
            "capture.reward": ["score 2"],
            "finish.reward": ["score 3"],
            "win.when": ["points >= 4"],
            "win.play_on": "stop",
            "lose.when": ["last and round % 40 = 0"],
            "lose.asked": "each round",
            "turn.order": "last first",
            "turn_rule": [
                {"name": "Rest", "at": "begin", "when": ["leader"], "then": ["skip self"]}
            ],
        }
    )
    bot, rng = bots.make(strength), Random(5)
    match = Match(rules, (0, 2, 4))
    while not match.over:
        state = match.state
        if state.awaiting == "roll":
            match.roll(draw(rules, state, rng))
        else:
            match.play(bot.choose(rules, state, rng).move)
        assert match.state.number < 3000
    assert match.state.places

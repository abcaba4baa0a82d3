"""Dice: fair by construction, and reproducible when a seed asks for it."""

from collections import Counter
from itertools import islice

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.table.dice import SeededDice, SystemDice, _faces, draw_first


def start(name: str) -> tuple[Rules, State]:
    rules = variants.load(name)
    first = 0 if rules.turns.first == "random" else None
    return rules, engine.start(rules, [0, 1], first)[0]


def test_every_face_falls_equally_often() -> None:
    rules, state = start("playpalace")
    dice = SystemDice()
    count = Counter(dice.throw(rules, state, number)[0] for number in range(6000))
    assert set(count) == set(range(1, 7))
    # Chi square with 5 degrees of freedom; fair dice exceed 35 about once in a million runs.
    assert sum((seen - 1000) ** 2 / 1000 for seen in count.values()) < 35


def test_two_dice_are_thrown_independently() -> None:
    rules, state = start("nigerian")
    throws = {SystemDice().throw(rules, state, number) for number in range(2000)}
    assert len(throws) == 36


@pytest.mark.parametrize("name", ["hexagon", "market-road", "figure-eight"])
def test_other_randomisers_follow_their_weights(name: str) -> None:
    rules, state = start(name)
    chances = dict(rules.chances(state))
    throws = Counter(SystemDice().throw(rules, state, n) for n in range(4000))
    assert set(throws) <= set(chances)
    for throw, chance in chances.items():
        assert abs(throws[throw] / 4000 - chance) < 0.06


def test_a_seed_gives_the_same_throws_whenever_they_are_asked_for() -> None:
    rules, state = start("playpalace")
    forward = [SeededDice("7").throw(rules, state, number) for number in range(50)]
    backward = [SeededDice("7").throw(rules, state, number) for number in reversed(range(50))]
    assert forward == backward[::-1]
    assert forward != [SeededDice("8").throw(rules, state, number) for number in range(50)]


def test_who_begins_is_drawn_only_where_the_rules_leave_it_to_chance() -> None:
    chance, seat = variants.load("figure-eight"), variants.load("playpalace")
    assert chance.turns.first == "random" and seat.turns.first == "seat"
    assert {draw_first(chance, [1, 2], SystemDice()) for _ in range(60)} == {1, 2}
    assert draw_first(seat, [1, 2], SystemDice()) is None


def test_the_system_never_runs_out_of_faces() -> None:
    assert {*islice(_faces(), 1000)} == {1, 2, 3, 4, 5, 6}

"""The net in plain Python: its caches do not change its results."""

from __future__ import annotations

from math import exp
from operator import mul
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots import net as net_module
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.bots.net import HALF, LANE, UNIT, Net
from playpalace_ludo.bots.plain_form import plain_form
from playpalace_ludo.core.state import YARD, Tokens


def positions(count: int, players: int) -> list[Tokens]:
    source = Random(players)
    return [
        tuple(
            tuple(source.randrange(YARD, 57) for _ in range(4)) if seat < players else ()
            for seat in range(4)
        )
        for _ in range(count)
    ]


def fresh(players: int) -> Net:
    learned = net_for(variants.load("playpalace"), players)
    assert learned is not None
    return Net(learned.weights, learned.inputs)


@pytest.mark.parametrize("players", [2, 4])
def test_what_was_seen_before_changes_no_chance(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting, some = fresh(players), positions(40, players)
    first = [lasting.chances(tokens, 0) for tokens in some]
    assert [lasting.chances(tokens, 0) for tokens in some] == first
    monkeypatch.setattr(net_module, "MOST_KEPT", 30)
    assert [fresh(players).chances(tokens, 0) for tokens in some] == first
    forgetful = fresh(players)
    assert [forgetful.chances(tokens, 0) for tokens in some] == first


def test_the_order_of_a_players_tokens_does_not_matter() -> None:
    one = fresh(2)
    for red, blue, *rest in positions(20, 2):
        turned = (red[::-1], blue[::-1], *rest)
        assert one.chances((red, blue, *rest), 1) == one.chances(turned, 1)


def test_streaks_are_told_apart() -> None:
    one, tokens = fresh(2), positions(1, 2)[0]
    assert len({one.chances(tokens, 0, streak) for streak in (0, 1, 2)}) == 3


def test_a_usual_game_in_blocks_has_a_plain_form_and_no_other() -> None:
    blocks = [name for name in variants.names() if variants.load(name).plan.keeps_books]
    plain = [name for name in blocks if plain_form(variants.load(name)) is not variants.load(name)]
    assert plain == ["six-arms"]
    six_arms = plain_form(variants.load("six-arms"))
    assert six_arms.plan.plain_turns
    assert six_arms.streak.earns


def test_rows_are_rounded_to_whole_numbers_lane_by_lane() -> None:
    one, source = fresh(2), Random(1)
    ties = [(number + 0.5) / UNIT for number in range(-40, 40)]
    for value in (1.0, 0.25, 1 / 3):
        row = source.sample(ties, 20) + [source.uniform(-9, 9) for _ in range(one.hidden - 16)]
        whole = sum(round(weight * (value * UNIT)) << LANE * at for at, weight in enumerate(row))
        assert one._packed(row, value) == whole


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_those_of_the_units_above_zero(players: int) -> None:
    one = fresh(players)
    width = one.hidden + 4
    for tokens in positions(30, players):
        for roller in range(players):
            order = one.inputs.orders[roller]
            seats = [one._seat_row(k, tokens[seat]) for k, seat in enumerate(order)]
            total = one._total(seats, 0)
            lanes = [(total >> LANE * at & (1 << LANE) - 1) - HALF for at in range(width)]
            units = [max(lane, 0) / UNIT for lane in lanes[: one.hidden]]
            sums = [
                lanes[one.hidden + k] / UNIT + sum(map(mul, units, one.weights.out[k]))
                for k in range(4)
            ]
            odds = [exp(z) if tokens[seat] else 0.0 for z, seat in zip(sums, order, strict=True)]
            expected = [odds[order.index(seat)] / sum(odds) for seat in range(4)]
            assert one.chances(tokens, roller) == pytest.approx(expected, abs=1e-9)

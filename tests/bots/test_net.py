"""The net in plain Python: its caches do not change its results."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots import net as net_module
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.bots.net import Net
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

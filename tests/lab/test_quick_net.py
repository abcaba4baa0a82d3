"""The compiled net of looking back: the same values as in plain Python."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.bots.net import Net
from playpalace_ludo.chance import draw
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Tokens
from playpalace_ludo.review.luck import look
from playpalace_ludo.work import finish

pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.lab import quick_net

NETS = [
    (name, players)
    for name in ("playpalace", "classic", "indian", "strict", "jota", "quick", "six-arms")
    for players in (2, 3, 4)
    if net_for(variants.load(name), players)
]


def positions(rules: Rules, players: int, count: int) -> list[Tokens]:
    source = Random(f"{rules.name} {players}")
    playing = default_seats(rules, players)
    return [
        tuple(
            tuple(source.randrange(YARD, seat.finish + 1) for _ in range(seat.tokens))
            if number in playing
            else ()
            for number, seat in enumerate(rules.seats)
        )
        for _ in range(count)
    ]


@pytest.mark.parametrize(("name", "players"), NETS)
def test_the_values_are_those_of_the_net_in_python(name: str, players: int) -> None:
    rules = variants.load(name)
    net = net_for(rules, players)
    assert net is not None
    quick = quick_net.QuickNet(net)
    for number, tokens in enumerate(positions(rules, players, 60)):
        for roller in default_seats(rules, players):
            asked = (tokens, roller, number % 4)
            assert quick.chances(*asked) == pytest.approx(net.chances(*asked), abs=1e-9)


def test_books_are_left_to_the_net_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = variants.load("hexagon")
    net = net_for(rules, 2)
    assert net is not None and net.sizes.extras
    (tokens,) = positions(rules, 2, 1)
    extras = (0.5,) * net.sizes.extras
    quick = quick_net.QuickNet(net)
    monkeypatch.setattr(quick, "_judge", None)
    assert quick.chances(tokens, 0, 0, extras) == net.chances(tokens, 0, 0, extras)


def test_a_game_looked_back_at_gets_the_same_figures_and_then_pythons_net_is_back() -> None:
    rules, rng = variants.load("playpalace"), Random(5)
    match = Match(rules, default_seats(rules, 2), ("Ada", "Ben"))
    while not match.over:
        if match.state.awaiting == "roll":
            match.roll(draw(rules, match.state, rng))
        else:
            match.play(bots.make("easy").move(rules, match.state, rng))
    plainly = finish(look(match, 0))
    with quick_net.used():
        assert type(net_for(rules, 2)) is quick_net.QuickNet
        assert tuple(finish(look(match, 0))) == pytest.approx(tuple(plainly), abs=1e-9)
    assert type(net_for(rules, 2)) is Net

"""Throws looked at in compiled code: what the engine says of each, and only where it can say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import lookahead, race
from playpalace_ludo.bots.judge import chances, net_for, outlook
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import default_seats
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.review.analysis import analyse
from playpalace_ludo.review.luck import look
from playpalace_ludo.work import finish

pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.lab.quick_net import QuickNet, is_compiled, used

PLAIN = [
    ("playpalace", 2),
    ("playpalace", 3),
    ("playpalace", 4),
    ("classic", 2),
    ("classic", 4),
    ("classic(sixes.max=0)", 2),
    ("strict", 2),
    ("strict", 3),
    ("indian", 2),
    ("quick", 4),
]
LEFT_TO_THE_ENGINE = [("jota", 2), ("nigerian-classic", 2), ("hexagon", 2), ("six-arms", 2)]


def quick(rules: Rules, players: int) -> QuickNet:
    net = net_for(rules, players)
    assert net is not None
    return QuickNet(net)


def before_throws(rules: Rules, players: int, games: int) -> Iterator[State]:
    """Play games of random bots; yield positions with a throw due."""
    for game in range(games):
        rng, bot = Random(f"{rules.spec} {players} {game}"), bots.make("random")
        first = default_seats(rules, players)[0] if rules.turns.first == "random" else None
        state, _ = engine.start(rules, default_seats(rules, players), first)
        while state.owed:
            if state.awaiting == "roll":
                if not state.opening:
                    yield state
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
            else:
                state, _ = engine.play(rules, state, bot.move(rules, state, rng))


@pytest.mark.parametrize(("name", "players"), PLAIN)
def test_the_best_reply_to_a_throw_is_the_one_the_engine_finds(name: str, players: int) -> None:
    rules = variants.load(name)
    net, rng = quick(rules, players), Random(players)
    met: Counter[str] = Counter()
    for state in before_throws(rules, players, 6):
        if rng.random() < (0 if state.streak else 0.8):
            continue
        throws = [throw for throw, _ in rules.chances(state)]
        replied = net.foresee(state, throws)
        told = net.foresee(state, throws, as_told=True)
        for throw, reply, as_told in zip(throws, replied, told, strict=True):
            if reply is None or as_told is None:
                assert reply is as_told is None
                met["asked"] += 1
                continue
            after, _ = engine.roll(rules, state, throw)
            counter = lookahead.Counter(0)
            _, seen = lookahead.play_out(
                rules, after, state.turn, view=lambda one: outlook(rules, one), counter=counter
            )
            assert reply.chances == pytest.approx(tuple(seen), abs=1e-9)
            assert reply.positions == as_told.positions == -counter.left
            assert as_told.chances == pytest.approx(chances(rules, after), abs=1e-9)
            met["streak"] += state.streak > 0
            met["won"] += 1.0 in reply.chances
            met["stuck"] += after.awaiting == "roll"
            met["said"] += 1
    assert met["said"] > 300
    assert met["stuck"]
    assert met["streak"] or rules.streak.most == 0
    assert met["asked"] < met["said"] / 4 or players == 2
    if players > 2:
        assert met["won"] or rules.win.play_on == "places"


@pytest.mark.parametrize(("name", "players"), LEFT_TO_THE_ENGINE)
def test_other_rules_are_left_to_the_engine(name: str, players: int) -> None:
    rules = variants.load(name)
    net = quick(rules, players)
    for state in before_throws(rules, players, 1):
        throws = [throw for throw, _ in rules.chances(state)]
        assert not any(net.foresee(state, throws))


def test_endgames_that_a_table_may_have_are_left_to_it() -> None:
    rules = variants.load("playpalace")
    net = quick(rules, 2)
    state = next(before_throws(rules, 2, 1))
    near = state._replace(tokens=((54, 56, 56, 56), (), (53, 55, 56, 56), ()))
    assert race.may_be_known(rules, near.tokens)
    assert net.foresee(near, [(1,), (3,)]) == [None, None]
    far = near._replace(tokens=((54, 56, 56, 56), (), (3, 5, 7, 56), ()))
    assert not race.may_be_known(rules, far.tokens)
    assert all(net.foresee(far, [(1,)]))


@pytest.mark.parametrize(
    ("name", "players"), [("playpalace", 2), ("playpalace", 4), ("strict", 3), ("jota", 2)]
)
def test_an_analysis_finds_the_same_moves_and_chances(name: str, players: int) -> None:
    rules, rng, bot = variants.load(name), Random(players), bots.make("easy")
    match = Match(rules, default_seats(rules, players))
    while not match.over:
        if match.state.awaiting == "roll":
            match.roll(draw(rules, match.state, rng))
        else:
            match.play(bot.move(rules, match.state, rng))
    plainly, lucky = finish(analyse(match)), finish(look(match, match.start.turn))
    with used():
        quickly, quick_luck = finish(analyse(match)), finish(look(match, match.start.turn))
    assert is_compiled()
    assert tuple(quick_luck) == pytest.approx(tuple(lucky), abs=1e-6)
    for one, other in zip(plainly.moments, quickly.moments, strict=True):
        assert other.chances == pytest.approx(one.chances, abs=1e-6)
    for found, again in zip(plainly.judged, quickly.judged, strict=True):
        assert again.advice.move == found.advice.move
        assert again.cost == pytest.approx(found.cost, abs=1e-6)
        told = dict(found.advice.chances)
        assert dict(again.advice.chances) == pytest.approx(told, abs=1e-6)

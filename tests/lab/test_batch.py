"""Games in bulk: the same as the engine's, for the same dice and choices."""

from __future__ import annotations

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Captured

pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.lab import batch
from playpalace_ludo.lab.plain_rules import why_not

PLAIN = (
    "playpalace",
    "quick",
    "classic",
    "indian",
    "strict",
    "nigerian-classic",
    "jota",
    "six-arms",
)


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("players", [2, 4])
def test_every_game_is_the_engines_own(name: str, players: int) -> None:
    rules = variants.load(name)
    seats = range(players)
    for game in range(20):
        played = batch.play(rules, seats, 1, 5, first=game, kept=True)
        winner, turns, throws, captures, *_ = played.results[0].tolist()
        dice = iter(played.log.dice[: throws * rules.chance.dice].tolist())
        choices = iter(played.log.choices[:throws].tolist())
        state, _ = engine.start(rules, seats)
        thrown = captured = 0
        while state.owed and not state.places:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, (next(dice),))
                thrown += 1
            else:
                token, face = next(choices)
                (move,) = (m for m in state.moves if m.tokens[0] == token and m.face == face)
                state, events = engine.play(rules, state, move)
                captured += sum(isinstance(event, Captured) for event in events)
        assert (state.places[0], state.number, thrown, captured) == (
            winner,
            turns,
            throws,
            captures,
        )
        assert next(dice, None) is None


def test_the_same_seed_gives_the_same_games_however_they_are_divided() -> None:
    rules = variants.load("quick")
    whole = batch.play(rules, (0, 2), 40, 3).results[:, :5].tolist()
    halves = [batch.play(rules, (0, 2), 20, 3, first=first).results[:, :5] for first in (0, 20)]
    assert whole == [row for half in halves for row in half.tolist()]
    assert whole != batch.play(rules, (0, 2), 40, 4).results[:, :5].tolist()


@pytest.mark.parametrize("name", ["classic", "jota", "quick"])
def test_games_are_the_same_whether_they_are_recorded_or_not(name: str) -> None:
    rules = variants.load(name)
    fast = batch.play(rules, range(4), 30, 6).results[:, :5].tolist()
    positions = batch.play(rules, range(4), 30, 6, positions=500).results[:, :5].tolist()
    single = [
        batch.play(rules, range(4), 1, 6, first=game, kept=True).results[0, :5].tolist()
        for game in range(30)
    ]
    assert fast == positions == single


@pytest.mark.parametrize("name", [name for name in variants.names() if name not in PLAIN])
def test_rules_that_are_not_plain_are_refused_with_a_reason(name: str) -> None:
    assert why_not(variants.load(name))

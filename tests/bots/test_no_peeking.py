"""Bots never see the future: nothing they are given leads to the dice."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo.bots import STRENGTHS
from playpalace_ludo.client.game import Game
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.settings import config
from playpalace_ludo.table import hints, runner
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.seating import Player
from playpalace_ludo.table.thought import Thought
from tests.bots.peeking import secrets_in, taken
from tests.table.fair_games import begun, play_on
from tests.table.tables import Nobody


def test_dice_within_reach_are_found() -> None:
    match, dice = begun("playpalace")
    assert secrets_in([{"deep": (dice,)}], dice)
    assert secrets_in(match, dice), "the header has the seed"


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", ["playpalace", "market-road"])
def test_nothing_a_bot_is_handed_leads_to_the_dice(name: str, strength: str) -> None:
    match, dice = begun(name)
    while match.state.awaiting != "move":
        play_on(match, dice, 1, Random(0))
    thought = Thought(strength, match.rules, match.state, Random(1))
    assert not secrets_in(thought, dice)
    thought.go_on(0)  # in the middle of it, too
    assert not secrets_in(thought, dice)


def test_a_hosts_table_hands_its_bots_no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = taken(runner, monkeypatch)
    match, dice = begun("playpalace", 3)
    settings = config.HostConfig(rules={"playpalace": match.rules})
    table = HostTable(Nobody(match.state.seats), settings, match, dice=dice)
    table.stand_ins.add("Ann")
    for _ in range(200):
        table.tick()
    assert len(thoughts) > 5
    assert not secrets_in(thoughts[0], dice) and not secrets_in(thoughts[-1], dice)


def test_a_hint_is_made_without_dice() -> None:
    match, dice = begun("playpalace")
    while match.state.awaiting != "move":
        play_on(match, dice, 1, Random(0))
    thought = hints.begin(match.rules, match.state, Random(1))
    thought.finish()
    assert not secrets_in(thought, dice)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_a_bot_plays_does_not_depend_on_what_will_fall(strength: str) -> None:
    moves = set()
    for seed in ("00" * 32, "11" * 32, "22" * 32):
        match, _ = begun("playpalace")
        for throw in ((6,), (6,), (3,)):
            if match.state.awaiting == "move":
                match.play(match.state.moves[0])
            match.roll(throw)
        dice = FairDice(seed, seed)
        players = [Player(seat, "x", strength) for seat in match.state.seats]
        game = Game(match, players, dice)
        thought = Thought(strength, game.rules, game.state, Random(5))
        moves.add(thought.finish())
    assert len(moves) == 1

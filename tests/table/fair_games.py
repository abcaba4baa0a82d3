"""Whole games with fair dice, from a seed that is always the same."""

from __future__ import annotations

from functools import cache
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import draw_first
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.seating import Player
from tests.table.tables import NAMES

SEED = "5e" * 32


def begun(spec: str, players: int | None = None) -> tuple[Match, FairDice]:
    rules = variants.load(spec)
    seats = range(players or rules.min_players)
    names = NAMES[: len(seats)]
    people = [Player(seat, name) for seat, name in zip(seats, names, strict=True)]
    words = {seat: f"words of {rules.seats[seat].colour}" for seat in seats}
    dice = FairDice.for_players(SEED, rules, people, words)
    first = draw_first(rules, seats, dice)
    return Match(rules, seats, names, first, proof=dice.proof), dice


def play_on(match: Match, dice: FairDice, actions: int, source: Random) -> None:
    while actions and not match.over:
        if match.state.awaiting == "roll":
            match.roll(dice.throw(match.rules, match.state, match.fallen))
        else:
            match.play(source.choice(match.state.moves))
        actions -= 1


@cache
def finished(spec: str) -> str:
    """The record of a game to its end, with everything told."""
    match, dice = begun(spec)
    play_on(match, dice, 100_000, Random(spec))
    assert match.over and dice.proof is not None
    listed = dice_check.drawn(dice_check.thrown(match), dice)
    match.with_proof(dice.proof._replace(drawn=listed))
    return match.text()

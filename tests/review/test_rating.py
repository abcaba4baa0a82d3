"""The rating: it finds the strength of whoever plays, and says how sure it is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo.review.history import PastGame, Rival
from playpalace_ludo.review.rating import BEGIN, LADDER, UNSURE, nearest, ratings

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


def game(*rivals: Rival) -> PastGame:
    return PastGame(
        variant="playpalace",
        own_rules="",
        players=len(rivals) + 1,
        place=1,
        won=False,
        made=0,
        suffered=0,
        turns=99,
        rivals=rivals,
    )


def results(strength: float, bots: list[str], games: int) -> list[PastGame]:
    """Games of somebody of known strength: who is strong comes in early, in Luce's way."""
    source = Random(7)

    def comes_in(value: float) -> float:
        return source.expovariate(10 ** (value / 400))

    def one() -> PastGame:
        own = comes_in(strength)
        return game(*(Rival(bot, float(own < comes_in(LADDER[bot]))) for bot in bots))

    return [one() for _ in range(games)]


@pytest.mark.parametrize(
    ("strength", "bots"),
    [
        *((1686, ["normal"]), (1529, ["expert"]), (1400, ["easy"])),
        *((1753, ["easy"] * 3), (1264, ["normal"] * 3), (1500, ["easy", "normal", "expert"])),
    ],
)
def test_it_finds_how_strong_somebody_is(strength: float, bots: list[str]) -> None:
    found = ratings(results(strength, bots, 200))[-1]
    assert found.games == 200
    assert abs(found.value - strength) < 2.5 * found.error
    assert found.error < 60
    low, high = found.interval
    assert low < found.value < high


def test_it_grows_surer_with_every_game() -> None:
    found = ratings(results(1600, ["normal"], 60))
    assert found[0].error < UNSURE
    assert all(after.error < before.error for before, after in zip(found, found[30:], strict=False))


def test_games_without_bots_say_nothing() -> None:
    [found] = ratings([game(Rival("", 1.0))])
    assert found.value == pytest.approx(BEGIN)
    assert found.games == 0


def test_nobody_has_a_rating_without_games() -> None:
    assert ratings([]) == []


def test_the_ladder_stands_where_it_was_measured() -> None:
    rows = dict(
        re.findall(r"^\| (\w+) \| (\d{4}) \| \d+ \|$", BOTS.read_text("utf-8"), re.MULTILINE)
    )
    assert {bot: int(rows[bot]) for bot in LADDER} == LADDER


def test_a_rating_has_a_bot_next_to_it() -> None:
    assert nearest(1000) == "random"
    assert nearest(1640) == "normal"
    assert nearest(2000) == "expert"

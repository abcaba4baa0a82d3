"""Luck and skill apart: dice even out, and the stronger a player the less is given away."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.record import Action, carry_out
from playpalace_ludo.review.luck import LuckAndSkill, fall, look
from playpalace_ludo.work import finish
from tests.review.bot_games import played

GAMES = 6


@pytest.fixture(scope="module")
def looks() -> dict[str, list[LuckAndSkill]]:
    """A weak and a strong bot against the same one."""
    return {
        strength: [
            finish(look(played("playpalace", strength, "normal", seed=n), 0)) for n in range(GAMES)
        ]
        for strength in ("random", "hard")
    }


def test_luck_averages_out(looks: dict[str, list[LuckAndSkill]]) -> None:
    for dice in ("own_dice", "other_dice"):
        found = [getattr(one, dice) for several in looks.values() for one in several]
        assert abs(fmean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_the_stronger_player_gives_less_away_at_each_choice(
    looks: dict[str, list[LuckAndSkill]],
) -> None:
    each = {
        strength: sum(one.lost for one in several) / sum(one.choices for one in several)
        for strength, several in looks.items()
    }
    assert each["hard"] < each["random"] / 2
    assert 0.005 < each["random"] < 0.03


def test_the_expert_gives_nothing_away() -> None:
    found = finish(look(played("playpalace", "expert", "easy"), 0))
    assert found.lost == 0
    assert found.good == found.choices > 20


def test_the_throws_that_may_fall_have_no_luck_together() -> None:
    line = "playpalace red:12,30,Y,H/yellow:Y,35,3,Y red ? 0 9"
    rules, state = parse_position(line, variants.load)
    falls = []
    for face in range(1, 7):
        action = Action((face,), None)
        after, events = carry_out(rules, state, action)
        falls.append(fall(rules, Step(state, action, events, after)))
    change = [fell.came[0] - fell.expected[0] for fell in falls]
    assert sum(change) == pytest.approx(0)
    assert max(change) > 0.02 > -0.02 > min(change)


def test_two_players_share_what_the_dice_do() -> None:
    match = played("playpalace", "easy", "easy")
    one, two = (finish(look(match, seat)) for seat in (0, 1))
    assert one.own_dice == pytest.approx(-two.other_dice)
    assert one.other_dice == pytest.approx(-two.own_dice)


def test_nothing_is_luck_in_a_game_nobody_has_begun() -> None:
    assert finish(look(Match(variants.load("playpalace"), (0, 2)), 0)) == LuckAndSkill(
        0, 0, 0.0, 0.0, 0.0, 1.0
    )


def test_whoever_waits_may_stop_it() -> None:
    class Enough(Exception):
        pass

    def progress(done: int, total: int) -> None:
        if done == 5:
            raise Enough

    with pytest.raises(Enough):
        finish(look(played("playpalace", "easy", "easy"), 0), progress)

"""Chances to win: what they must satisfy whoever computed them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import calibration, judge, race
from playpalace_ludo.bots.judge import between_throws, chances, net_for
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.steps import finish
from tests.core.random_games import walk


def of(line: str) -> tuple[float, ...]:
    rules, state = parse_position(line, variants.load)
    return chances(rules, state)


@pytest.mark.parametrize("variant", variants.names())
def test_chances_of_all_sides_add_up_to_one_and_leave_out_who_does_not_play(variant: str) -> None:
    rules = variants.load(variant)
    rng = Random(6)
    seats = engine.default_seats(rules, rules.min_players)
    state, _ = engine.start(rules, seats, seats[0] if rules.turns.first == "random" else None)
    for _ in range(60):
        if not state.owed:
            break
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, rng))
        else:
            state, _ = engine.play(rules, state, rng.choice(state.moves))
        found = chances(rules, state)
        assert sum(found) == pytest.approx(len(rules.side(seats[0])))
        assert all(found[seat] == 0 for seat in range(len(rules.seats)) if seat not in seats)


def test_who_is_far_ahead_is_the_favourite() -> None:
    ahead = of("playpalace red:H,H,H,40/blue:Y,Y,Y,5 red ? 0 60")
    assert ahead[0] > 0.9


def test_early_in_a_game_less_is_told_of_a_leader_than_the_net_sees() -> None:
    line = "playpalace red:40,30,12,Y/blue:5,Y,Y,Y red {} 0 60"
    rules, state = parse_position(line.format("?"), variants.load)
    told, seen = chances(rules, state), between_throws(rules, state)
    assert seen[0] > 0.6
    assert 0.01 < seen[0] - told[0] < 0.05
    _, state = parse_position(line.format("4"), variants.load)
    expert = bots.make("expert")
    *_, (values, _) = expert.weigh(rules, state, state.moves, Random(1))
    for known, chance in zip(
        values, finish(expert.chances(rules, state, state.moves, values)), strict=True
    ):
        assert 0.01 < known - chance < 0.05


def test_near_the_end_is_told_what_the_net_sees() -> None:
    line = "playpalace red:H,H,50,40/blue:H,H,20,30 red ? 0 60"
    rules, state = parse_position(line, variants.load)
    told, seen = chances(rules, state), between_throws(rules, state)
    assert seen[0] > 0.6
    assert told == pytest.approx(seen)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", 1.0),
        ("playpalace red:H,H,Y,Y/blue:H,H,H,Y red ? 0 60", 0.25),
        ("quick red:H,0,Y,Y/blue:0,Y,Y,Y red ? 0 60", 28 / 57),
    ],
)
def test_the_stage_of_a_game_is_what_the_leader_needs_still(line: str, left: float) -> None:
    rules, state = parse_position(line, variants.load)
    assert calibration.left_to_leader(rules, state) == pytest.approx(left)


def test_a_young_game_is_about_even_and_a_long_one_is_not() -> None:
    rules, state = parse_position("playpalace red:Y,Y,Y,Y/blue:1,Y,Y,Y red ? 0 9", variants.load)
    assert calibration.is_about_even(rules, state, 0.47)
    assert not calibration.is_about_even(rules, state, 0.4)
    _, late = parse_position("playpalace red:H,H,Y,Y/blue:H,H,9,Y red ? 0 90", variants.load)
    assert not calibration.is_about_even(rules, late, 0.5)


def test_the_winner_has_won() -> None:
    assert of("playpalace red:H,H,H,H/blue:Y,Y,Y,5 red - 0 60 places=red")[0] == 1.0


def test_partners_have_the_chance_of_their_side() -> None:
    yellow, green, black, red = of(
        "pachisi-partners yellow:H,H,H,70/green:5,Y,Y,Y/black:H,H,50,9/red:Y,Y,Y,Y yellow ? 0 60 "
        "leader=yellow round=15"
    )
    assert yellow == black > 0.9
    assert green == red == pytest.approx(1 - yellow)


def test_a_third_six_that_would_undo_the_turn_is_counted() -> None:
    calm = of("playpalace red:H,H,H,55/blue:20,20,20,20 red ? 0 60")[0]
    assert 0.5 < calm < 1


def test_the_board_may_be_turned() -> None:
    """Seats are alike: the same position one colour on gives the same chances."""
    red = of("playpalace red:5,20,Y,H/blue:7,31,Y,Y/green:Y,Y,44,2/yellow:Y,Y,Y,Y red ? 0 60")
    blue = of("playpalace red:Y,Y,Y,Y/blue:5,20,Y,H/green:7,31,Y,Y/yellow:Y,Y,44,2 blue ? 0 60")
    assert red == pytest.approx(blue[1:] + blue[:1])


class TestRace:
    """Endgames in the home columns are computed, not guessed."""

    def test_one_step_each(self) -> None:
        # p = 1/6 + 5/6 (1 - p)  ->  6/11.
        assert race.wins((1,), (1,)) == pytest.approx(6 / 11)

    def test_nothing_left_has_won(self) -> None:
        assert race.wins((), (3,)) == 1.0
        assert race.wins((3,), ()) == 0.0

    @pytest.mark.parametrize("mine", [(2,), (1, 3), (5, 5)])
    @pytest.mark.parametrize("theirs", [(4,), (2, 2)])
    def test_it_agrees_with_played_games(
        self, mine: tuple[int, ...], theirs: tuple[int, ...]
    ) -> None:
        rng = Random(f"{mine}{theirs}")
        games = 4000
        won = sum(play_race(mine, theirs, rng) for _ in range(games))
        assert won / games == pytest.approx(race.wins(mine, theirs), abs=0.03)

    def test_it_is_used_where_it_fits(self) -> None:
        line = "playpalace red:H,H,54,55/blue:H,H,H,52 red ? 0 60"
        rules, state = parse_position(line, variants.load)
        red = race.wins((1, 2), (4,))
        assert race.exact(rules, state) == pytest.approx((red, 1 - red, 0.0, 0.0))
        assert chances(rules, state) == race.exact(rules, state)

    def test_the_expert_tells_it_as_it_is(self) -> None:
        rules, state = parse_position(
            "playpalace red:H,H,53,54/blue:H,H,H,52 red 1 0 60", variants.load
        )
        told = [chance for _, chance in bots.make("expert").choose(rules, state, Random(1)).chances]
        exact = [1 - race.wins((4,), left) for left in ((2, 2), (1, 3))]
        assert told == pytest.approx(sorted(exact, reverse=True))

    @pytest.mark.parametrize(
        "line",
        [
            "playpalace red:H,H,54,50/blue:H,H,H,52 red ? 0 60",
            "playpalace red:54,54,54,52/blue:H,54,53,52 red ? 0 60",
            "jota red:H,H,54,55/blue:H,H,H,52 red ? 0 60",
            "nigerian red:H,H,54,55/blue:H,H,H,52 red ? 0 60",
            "playpalace red:H,H,54,55/blue:H,H,H,52/green:H,H,H,55 red ? 0 60",
        ],
    )
    def test_it_is_silent_elsewhere(self, line: str) -> None:
        rules, state = parse_position(line, variants.load)
        assert race.in_columns(rules, state) is None

    @pytest.mark.parametrize(
        "name",
        ["playpalace", "classic", "indian", "strict", "nigerian-classic", "quick", "six-arms"]
        + ["strict(home.blocking=pass_and_land)", "playpalace(end.home=3,board.home_squares=4)"],
    )
    def test_it_is_what_the_engine_says_one_throw_on(self, name: str) -> None:
        rules, source = variants.load(name), Random(name)
        finish = rules.plan.finishes[0]
        needed = rules.plan.home_wins or 4
        for _ in range(12):
            tokens: list[tuple[int, ...]] = [()] * len(rules.seats)
            for seat in (0, 1):
                coming = source.randrange(5 - needed, 4)
                own = [finish - source.randrange(1, 5) for _ in range(coming)]
                if rules.stack.own_limit == 1:
                    own = sorted(set(own))
                tokens[seat] = (*own, *(finish,) * (4 - len(own)))
            state = State(tuple(tokens), source.choice((0, 1)), owed=(0,), streak=0, number=9)
            known = race.in_columns(rules, state)
            if known is None:
                assert sum(own.count(finish) for own in tokens) < 3
                continue
            assert known[state.turn] == pytest.approx(one_throw_on(rules, state), abs=1e-9)


def one_throw_on(rules: Rules, state: State) -> float:
    """Return the chance of the seat to throw, by what the race is worth after its turn."""
    total = 0.0
    for throw, share in rules.chances(state):
        thrown, _ = engine.roll(rules, state, throw)
        moves = thrown.moves if thrown.awaiting == "move" else ()
        after = [engine.play(rules, thrown, move)[0] for move in moves] or [thrown]
        total += share * max(_worth(rules, one, state.turn) for one in after)
    return total


def _worth(rules: Rules, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    if state.turn == seat:
        return one_throw_on(rules, state)  # a six has earned a throw
    known = race.in_columns(rules, state)
    assert known is not None
    return known[seat]


def play_race(mine: tuple[int, ...], theirs: tuple[int, ...], rng: Random) -> bool:
    """Play both sides perfectly; True if the first to throw wins."""
    turn = True
    while True:
        face = rng.randint(1, 6)
        options = list(race._after(mine, face, race.USUAL))
        if options:
            mine = min(options, key=lambda left: race.wins(theirs, left))
            if not mine:
                return turn
        mine, theirs, turn = theirs, mine, not turn


def test_the_net_fits_rules_that_differ_only_in_what_does_not_matter() -> None:
    assert net_for(variants.load("playpalace"), 2) is not None
    assert net_for(variants.load("playpalace(sixes.max=0)"), 4) is not None
    assert net_for(variants.load("jota"), 2) is not None
    odd = variants.with_options(variants.load("playpalace"), {"safe.squares": [9]})
    assert net_for(odd, 4) is None
    assert net_for(variants.load("nigerian"), 2) is not None
    summed = {"dice.count": 2, "dice.use": "sum"}
    assert net_for(variants.with_options(variants.load("playpalace"), summed), 2) is None
    assert net_for(variants.load("hexagon"), 2) is not None
    assert net_for(variants.load("hexagon"), 3) is None


def test_a_pool_of_many_dice_is_judged_once_per_position_not_once_per_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = variants.load("nigerian")
    state, _ = engine.start(rules, (0, 1), 0)
    for throw in ((6, 6), (6, 6), (6, 6), (1, 1)):
        state, _ = engine.roll(rules, state, throw)
    assert len(state.pool) == 8
    played = 0
    real_play = engine.play

    def counting(*args: Any) -> Any:
        nonlocal played
        played += 1
        return real_play(*args)

    monkeypatch.setattr(engine, "play", counting)
    assert sum(chances(rules, state)) == pytest.approx(1)
    assert played < 10_000  # the orders are hundreds of thousands


@pytest.mark.parametrize("name", ["playpalace", "nigerian-classic", "jota", "parchis", "hexagon"])
def test_one_die_is_judged_at_once_as_it_is_step_by_step(name: str) -> None:
    rules = variants.load(name)
    asked = 0
    for before, _, _ in walk(rules, 3, most_turns=40):
        if before.awaiting == "move":
            (expected,) = finish(judge._judged(rules, [before]))
            assert chances(rules, before) == expected
            asked += len(before.moves) > 1
    assert asked > 5

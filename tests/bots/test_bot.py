"""Every bot, on every variant: legal, repeatable, in slices, and on time."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, InputError
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import Translator, problems

EVERYBODY = (*bots.STRENGTHS, *bots.BASELINES)


def positions(rules: Rules, seed: int, count: int, apart: int = 7) -> list[State]:
    """Positions with a real choice, spread over a game of random movers."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        seats = engine.default_seats(rules, rng.randint(rules.min_players, rules.max_players))
        first = seats[0] if rules.turns.first == "random" else None
        state, _ = engine.start(rules, seats, first)
        since = 0
        while state.owed and state.number < 400 and len(found) < count:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
                continue
            since += 1
            if since >= apart and len(distinct_moves(state)) > 1:
                found.append(state)
                since = 0
            state, _ = engine.play(rules, state, rng.choice(state.moves))
    return found


@pytest.mark.parametrize("variant", variants.names())
def test_every_bot_makes_legal_moves(variant: str) -> None:
    rules = variants.load(variant)
    for state in positions(rules, 3, 6):
        for name in EVERYBODY:
            assert bots.make(name).move(rules, state, Random(1)) in state.moves


@pytest.mark.parametrize("variant", variants.names())
def test_every_strength_gives_reasons_and_chances(variant: str) -> None:
    rules = variants.load(variant)
    for state in positions(rules, 5, 4):
        for name in bots.STRENGTHS:
            choice = bots.make(name).choose(rules, state, Random(1))
            assert choice.move in state.moves
            assert 1 <= len(choice.reason) <= 3
            assert all(reason.id.startswith("pludo-reason-") for reason in choice.reason)
            assert {move for move, _ in choice.chances} <= set(state.moves)
            chances = [chance for _, chance in choice.chances]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("name", bots.STRENGTHS)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    rules = variants.load("playpalace")
    for state in positions(rules, 8, 5):
        once = bots.make(name).choose(rules, state, Random(4))
        assert bots.make(name).choose(rules, state, Random(4)) == once


@pytest.mark.parametrize("name", bots.STRENGTHS)
@pytest.mark.parametrize("variant", ["playpalace", "nigerian", "hexagon"])
def test_thinking_in_slices_ends_with_the_same_choice(name: str, variant: str) -> None:
    rules = variants.load(variant)
    for state in positions(rules, 9, 3):
        thinking = bots.make(name).think(rules, state, Random(4))
        slices = 0
        while True:
            try:
                next(thinking)
                slices += 1
            except StopIteration as done:
                assert done.value == bots.make(name).choose(rules, state, Random(4))
                break
        assert slices >= 1


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_without_time_a_bot_answers_at_first_sight(name: str) -> None:
    rules = variants.load("playpalace")
    looked = []
    for state in positions(rules, 10, 5):
        bot = bots.make(name)
        moves = bot.moves(state)
        looks = bot.weigh(rules, state, moves, Random(1))
        first = next(look.values for look in looks if look.values)
        best = moves[max(range(len(first)), key=first.__getitem__)]
        looked.append(bot.move(rules, state, Random(1), budget_ms=0) == best)
    assert all(looked)


def test_the_expert_thinks_longer_where_moves_are_close() -> None:
    rules = variants.load("playpalace")
    slices = {
        sum(1 for _ in bots.make("expert").weigh(rules, state, distinct_moves(state), Random(1)))
        for state in positions(rules, 12, 60)
    }
    assert min(slices) <= 4
    assert max(slices) > 10


@pytest.mark.parametrize("name", bots.STRENGTHS[1:])
def test_nobody_who_thinks_makes_a_slow_doubled_for_nothing(name: str) -> None:
    # A 6 may bring token 3 out beside token 1, or go on with either of the others.
    rules, state = parse_position("jota red:0,20,Y,H/green:5,Y,Y,Y red 6 0 9", variants.load)
    for seed in range(5):
        assert bots.make(name).move(rules, state, Random(seed)).tokens != (2,)


@pytest.mark.parametrize("name", EVERYBODY)
def test_where_no_move_is_due_nobody_can_choose_one(name: str) -> None:
    rules = variants.load("playpalace")
    state, _ = engine.start(rules, (0, 1))
    bot, rng = bots.make(name), Random(1)
    for ask in (bot.move, bot.choose, lambda *asked: next(bot.think(*asked))):
        with pytest.raises(IllegalMove, match="roll first"):
            ask(rules, state, rng)


def test_an_unknown_bot_is_named_with_what_may_be_meant() -> None:
    with pytest.raises(InputError) as refused:
        bots.make("exprt")
    said = Translator("en").say(problems.alone(refused.value))
    assert said.startswith("there is no bot 'exprt', there are random, easy")
    assert said.endswith("Did you mean 'expert'?")


@pytest.mark.parametrize("variant", ["classic", "indian", "hexagon"])
def test_bots_play_on_for_places(variant: str) -> None:
    rules = variants.load(variant)
    rng = Random(2)
    state, _ = engine.start(rules, engine.default_seats(rules, 3))
    while state.owed and state.number < 4000:
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, rng))
        else:
            name = "expert" if state.places else "normal"
            state, _ = engine.play(rules, state, bots.make(name).move(rules, state, rng))
    assert len(state.places) == 3


def test_an_expert_with_a_net_gives_chances_for_abilities_to_choose_from() -> None:
    line = "masquerade red:4,20,H/yellow:30,22,Y red any 0 9 leader=red round=3"
    rules, state = parse_position(line, variants.load)
    decision = bots.make("expert").choose(rules, state, Random(1))
    chances = [chance for _, chance in decision.chances]
    assert len(chances) == 4
    assert all(0 <= chance <= 1 for chance in chances)
    assert decision.move == decision.chances[0][0]

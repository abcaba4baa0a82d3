"""Captures are searched for in a bounded number of positions, and what is cut short says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine, hunting
from playpalace_ludo.core.engine import moves
from playpalace_ludo.core.hunting import MOST_POSITIONS, Hunt, hunt, look
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.core.strikes import danger, falls, risk, strikes
from playpalace_ludo.core.weight import weight
from tests.core import golden
from tests.core.random_games import walk
from tests.loose import swarm


@pytest.fixture(autouse=True)
def _know_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "_memory", hunting._Memory())


def some_positions(rules: Rules, apart: int = 23) -> Iterator[State]:
    for number, (_, after, _) in enumerate(walk(rules, 5, most_turns=80)):
        if number % apart == 0 and after.owed and not after.opening:
            yield after


def told(found: Hunt) -> list[object]:
    return [(attempt.use, attempt.falls) for attempt in found.attempts]


@pytest.mark.parametrize("name", golden.names())
def test_no_shipped_game_is_cut_short(name: str) -> None:
    rules = golden.rules_named(name)
    for state in some_positions(rules):
        found = [hunt(rules, state, hunter) for hunter in state.seats]
        assert not any(one.cut for one in found)
        # Ten times as many positions would still be looked at.
        assert sum(one.looked for one in found) < MOST_POSITIONS / 10


@pytest.mark.parametrize("tokens", ["1,8,14,20", "5,H,12,30", "Y,Y,3,20", "2,9,17,33"])
def test_two_sixes_that_wait_for_the_next_throw_are_not_cut_short(tokens: str) -> None:
    places = "/".join(f"{colour}:{tokens}" for colour in ("red", "blue", "green", "yellow"))
    rules, state = parse_position(f"nigerian {places} red ? 0 30", variants.load)
    state, _ = engine.roll(rules, state, (6, 6))
    assert state.pool == (6, 6) and state.awaiting == "roll"
    assert not any(hunt(rules, state, hunter).cut for hunter in state.seats)


@pytest.mark.parametrize(
    "tokens",
    [
        "red:19,39,23,18/blue:50,36,14,19/green:26,22,19,6/yellow:8,32,35,37",
        "red:8,11,17,39/blue:10,38,12,22/green:38,1,0,14/yellow:43,24,38,31",
        "red:Y,14,19,30/blue:31,4,49,33/green:46,24,10,8/yellow:34,1,29,31",
    ],
)
def test_nor_are_four_sixes_on_a_board_full_of_tokens(tokens: str) -> None:
    rules, state = parse_position(f"nigerian {tokens} red ? 0 30", variants.load)
    for _ in range(2):
        state, _ = engine.roll(rules, state, (6, 6))
    assert state.pool == (6, 6, 6, 6) and state.awaiting == "roll"
    assert not any(hunt(rules, state, hunter).cut for hunter in state.seats)


@pytest.mark.parametrize("name", golden.names())
def test_the_routes_leave_out_no_capture(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = golden.rules_named(name)
    positions = list(some_positions(rules, 31))
    quick = [told(hunt(rules, state, hunter)) for state in positions for hunter in state.seats]
    hunting._memory = hunting._Memory()
    monkeypatch.setattr(hunting, "_within_reach", lambda rules, state: None)
    whole = [told(hunt(rules, state, hunter)) for state in positions for hunter in state.seats]
    assert quick == whole


OTHER_CAPTURES = {
    "some tiles back": '[capture]\neffect = "back 3"\n',
    "to a tile": '[capture]\neffect = "to 12"\n',
    "bonus steps": '[capture]\nreward = ["bonus 4"]\n',
    "on the way": '[capture]\nwhen = "pass"\n',
    "captor gone": '[capture]\ncaptor = "finish"\n',
    "captor gone, pairs safe": '[capture]\ncaptor = "finish"\nspare_groups_of = 2\n',
    "changing hands": '[capture]\neffect = "take over"\n',
    "row": '[finish]\narrive = "row"\n[stack]\nown_limit = 1\n',
}


@pytest.mark.parametrize("what", OTHER_CAPTURES)
def test_nor_do_they_where_prey_moves_or_steps_are_won(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = swarm.rules(tmp_path, dice=2, markers=3, capture=OTHER_CAPTURES[what])
    positions = [state for state in some_positions(rules, 5) if state.awaiting == "roll"]
    quick = [told(hunt(rules, state, hunter)) for state in positions for hunter in state.seats]
    hunting._memory = hunting._Memory()
    monkeypatch.setattr(hunting, "_within_reach", lambda rules, state: None)
    whole = [told(hunt(rules, state, hunter)) for state in positions for hunter in state.seats]
    assert quick == whole
    assert any(fall.hits for state in positions for fall in falls(rules, state, state.turn))


def test_one_question_has_its_bound_whatever_the_dice(tmp_path: Path) -> None:
    for changes in ({}, {"dice": 5, "markers": 40}, {"chance": 'usage = "all_or_nothing"\n'}):
        rules = swarm.rules(tmp_path, **changes)
        state = swarm.middle(rules)
        found = [hunt(rules, state, hunter) for hunter in state.seats]
        assert any(one.cut for one in found)
        assert sum(one.looked for one in found) <= MOST_POSITIONS * 1.1


def test_what_is_cut_short_is_a_lower_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = swarm.rules(tmp_path, dice=3)
    state = swarm.middle(rules, 40)
    whole = {prey: danger(rules, state, prey) for prey in prey_of(state)}
    assert not any(one.least for one in whole.values())
    hunting._memory = hunting._Memory()
    monkeypatch.setattr(hunting, "MOST_POSITIONS", 1200)
    part = {prey: danger(rules, state, prey) for prey in prey_of(state)}
    assert any(one.least for one in part.values())
    assert all(part[prey].chance <= whole[prey].chance + 1e-9 for prey in whole)
    assert 0 < sum(one.chance for one in part.values()) < sum(one.chance for one in whole.values())
    assert risk(rules, state, state.turn).least


def prey_of(state: State) -> list[tuple[int, int]]:
    return [(seat, token) for seat in state.seats for token in range(len(state.tokens[seat]))]


def test_the_answer_is_the_same_at_once_in_steps_and_again(tmp_path: Path) -> None:
    rules = swarm.rules(tmp_path)
    state = swarm.middle(rules)
    at_once = [told(hunt(rules, state, hunter)) for hunter in state.seats]
    hunting._memory = hunting._Memory()
    longest = max(look(rules, state, state.seats))
    assert longest < 100
    assert [told(hunt(rules, state, hunter)) for hunter in reversed(state.seats)] == at_once[::-1]
    assert not list(look(rules, state, state.seats))  # all of it is known
    assert all(strike.least for strike in strikes(rules, state, state.turn))


def test_a_position_that_takes_longer_counts_for_more(tmp_path: Path) -> None:
    assert {weight(golden.rules_named(name)) for name in golden.names()} <= {1, 2}
    many = swarm.rules(tmp_path, markers=90, more="[stack]\nbarrier_of = 2\n")
    asked = '[move]\nonly_when = ["total.steps_left < 1 or mine.home > 3 or round > 2"]\n'
    asking = swarm.rules(tmp_path, markers=90, more=asked)
    assert weight(many) > 30 < weight(asking)


def test_dice_that_could_be_tried_for_ever_count_as_playable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = swarm.rules(tmp_path, dice=5, markers=20, chance='usage = "all_or_nothing"\n')
    state = swarm.middle(rules)
    tokens = tuple(38 + n % 5 for n in range(20))  # for all of them a six leads beyond the finish
    state = state._replace(tokens=(tokens, *state.tokens[1:]), turn=0)
    tried: list[int] = []
    playable = moves._all_playable

    def counted(*asked: object) -> bool:
        tried.append(1)
        assert len(tried) <= moves.MOST_TRIED + 50
        return playable(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(moves, "_all_playable", counted)
    after, _ = engine.roll(rules, state, (6, 1, 1, 1, 1))
    assert len(tried) >= moves.MOST_TRIED
    assert after.moves


def test_what_was_looked_at_is_known_while_others_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An explanation looks in steps and asks then; nothing is left to be searched at once."""
    monkeypatch.setattr(hunting, "MOST_KEPT", 8)
    rules = variants.load("playpalace")
    asked, *others = [*some_positions(rules, apart=5)][:9]
    for state in (asked, *others):
        list(look(rules, state, (0,)))
        with monkeypatch.context() as during:
            during.setattr(hunting, "CaptureSearch", None)
            assert hunt(rules, asked, 0)

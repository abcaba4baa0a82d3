"""The solver: its values agree with one throw and the best move on the engine."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.bots import endings

pytest.importorskip("numba", reason="needs the extra [lab]")
import numpy as np

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import racing, solving
from tools import solve


def test_one_token_against_one_is_worth_what_the_engine_says() -> None:
    rules = variants.load("nigerian-classic")
    *_, (_, solved) = solving.solve(rules, (0, 1), most=2)
    source = Random(3)
    finish = rules.seats[0].finish
    for _ in range(25):
        tokens = {seat: [source.randrange(-1, finish)] for seat in (0, 1)}
        state = solve.position(rules, tokens, source.choice((0, 1)))
        value = solving.value(solved, state)
        assert value == pytest.approx(solve.by_the_engine(rules, solved, state), abs=1e-5)


def test_arrangements_have_the_numbers_of_the_tables() -> None:
    game = solving.small_game(variants.load("playpalace"), (0, 2), 4)
    source, finish = Random(5), int(game.ends[1, 1])
    for count in (1, 2, 3, 4):
        most = endings.count_of(finish + 1, count)
        for number in (0, most - 1, *(source.randrange(most) for _ in range(50))):
            tokens = np.full(8, finish, np.int16)
            solving.place(game, number, count, tokens, 1)
            coming = [int(step) for step in tokens[4:] if step != finish]
            assert (len(coming), endings.number(tuple(coming))) == (count, number)
            source.shuffle(coming)
            tokens[4 : 4 + count] = coming
            assert solving.standing(game, tokens, 1) == (count, number)


def test_races_that_cannot_be_solved_are_refused_with_their_reason() -> None:
    with pytest.raises(InputError, match="rules change"):
        racing.Race(variants.load("hexagon"), 30, 1)
    rules = variants.load("masquerade")
    with pytest.raises(InputError, match="cannot be solved from step 26"):
        racing.Race(rules, rules.seats[0].finish - 12, 1).find()


def test_a_race_of_one_against_one_is_that_of_the_table() -> None:
    rules = variants.load("jota")
    race = racing.Race(rules, rules.seats[0].finish - 4, 1)
    race.find()
    for _ in race.iterate():
        pass
    known = endings.table_for(rules, endings.RACE)
    assert known is not None
    places = [own for (own,) in race.arrangements(1)]
    told = [known.chance(0, (mine,), (theirs,)) for mine in places for theirs in places]
    assert race.table() == pytest.approx(told, abs=1 / endings.GRAIN)


def test_what_calls_itself_is_not_kept_by_numba() -> None:
    """Loaded from its cache such code ends the process."""
    for function in (solving.expect, solving.sweep):
        assert type(getattr(function, "_cache")).__name__ == "NullCache"  # noqa: B009


def test_what_cannot_be_solved_is_refused_with_its_reason() -> None:
    with pytest.raises(InputError, match="books"):
        next(solving.solve(variants.load("market-road")))

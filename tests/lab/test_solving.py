"""The solver: its values agree with one throw and the best move on the engine."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants

pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import solving
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


def test_what_calls_itself_is_not_kept_by_numba() -> None:
    """Loaded from its cache such code ends the process."""
    for function in (solving.expect, solving.sweep):
        assert type(getattr(function, "_cache")).__name__ == "NullCache"  # noqa: B009


def test_what_cannot_be_solved_is_refused_with_its_reason() -> None:
    with pytest.raises(InputError, match="books"):
        next(solving.solve(variants.load("market-road")))

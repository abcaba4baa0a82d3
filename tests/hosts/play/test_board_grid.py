"""The board as a grid: its rows on every board, and what it costs to keep it current."""

from __future__ import annotations

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.squares import squares
from playpalace_ludo.hosts.play import board_grid, questions
from playpalace_ludo.hosts.play.board_grid import MOST_SQUARES
from playpalace_ludo.table.grid import layout
from playpalace_ludo.words import squares as words
from tests.hosts.play.written import ANN, EVE, ROBO, audience, heard, seat, settle

WIDTHS = {
    "figure-eight": 9,
    "forty-squares": 10,
    "hexagon": 6,
    "market-road": 10,
    "parchis": 17,
    "playpalace": 13,
    "six-arms": 13,
}
"""Squares between two starts, where there are so many."""


@pytest.mark.parametrize("name", variants.names())
def test_every_square_has_one_place_and_every_line_begins_a_row(name: str) -> None:
    rules = variants.load(name)
    width, places = layout(rules)
    board = squares(rules)
    assert width == WIDTHS.get(name, width)
    assert [at for at in places if at is not None] == [*range(len(board))]
    assert len(places) % width == 0
    for place, at in enumerate(places):
        if at is not None and (at == 0 or board[at].line != board[at - 1].line):
            assert place % width == 0


def test_only_what_has_changed_is_put_into_words_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat(ANN, ROBO)
    questions.ask(table, ANN, questions.GRID)
    settle(table, 3)
    grid = audience(table).grids[ANN.id]
    before = {cell.id: cell.text for cell in grid.cells()}
    said: list[int] = []
    square = words.square

    def counted(rules, state, at, listener):  # type: ignore[no-untyped-def]
        said.append(at)
        return square(rules, state, at, listener)

    monkeypatch.setattr(words, "square", counted)
    tokens = ((0, -1, -1, -1), *table.state.tokens[1:])
    table.match.state = table.state._replace(tokens=tokens)
    after = {cell.id: cell.text for cell in grid.cells()}
    assert said == [0]
    assert {cell for cell in after if after[cell] != before[cell]} == {"square-0"}


def test_a_board_that_would_take_too_long_to_say_has_no_grid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(board_grid, "MOST_SQUARES", 50)
    table = seat(ANN, ROBO, EVE)
    assert MOST_SQUARES > 150
    assert questions.GRID not in questions.watcher_rows(table, EVE)
    questions.ask(table, ANN, questions.GRID)
    settle(table, 3)
    assert heard(table, ANN)[-1] == "This board is too large for a grid. K and J walk over it."

"""The order of play at a host's table: drawn by all before each round."""

from __future__ import annotations

from tests.hosts.play.written import ANN, BEN, heard, seat, settle

DRAWN = "hexagon(turn.first=seat%201,turn.order=draw)"


def test_everybody_rolls_for_the_order_of_every_round() -> None:
    table = seat(ANN, BEN, variant=DRAWN)
    settle(table)
    assert table.rows(ANN)[0].text == "Roll"
    drawn = 0
    for _ in range(200):
        if table.state.books.round > 3:
            break
        drawn += bool(table.state.opening)
        person = (ANN, BEN)[table.state.turn]
        table.press(person, table.rows(person)[table.state.awaiting == "move"].id)
        settle(table)
    assert drawn >= 6
    for person in (ANN, BEN):
        told = " ".join(heard(table, person))
        assert told.count("Everyone rolls for the order.") == 4
        assert told.count("Order of play:") >= 3

"""Secret bids at a host's table: rows, lines heard and undo of each player."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HostTable
from tests.hosts.play.written import ANN, BEN, SameDice, heard, seat, settle

AUCTION = str(Path(__file__).parents[3] / "docs" / "examples" / "auction.toml")
EVE = Person("eve", "Eve", None, bot=False)


def called() -> HostTable:
    """Ann has just called the auction on square 5; Ben answers after her."""
    table = seat(ANN, BEN, EVE, variant=AUCTION, undo="own-turn")
    line = f"{table.rules.spec} red:2,Y,Y,Y/blue:9,Y,Y,Y red ? 0 9"
    table.match.state = parse_position(line, lambda _: table.rules)[1]
    table.runner.dice = SameDice(2)
    table.press(ANN, "roll")
    settle(table)
    table.press(ANN, "token-1")
    settle(table)
    return table


def test_rows_are_the_answers_of_whoever_is_asked() -> None:
    table = called()
    assert [row.text for row in table.rows(ANN)][1:] == ["1: 1.", "2: 2.", "3: 3.", "4: nothing."]
    assert len(table.rows(BEN)) == 1
    table.press(BEN, "token-1")
    settle(table)
    assert table.state.turn == ANN.seat  # it is not Ben's turn to answer yet


def test_nobody_hears_a_bid_before_all_have_bid() -> None:
    table = called()
    table.press(ANN, "token-3")
    settle(table)
    assert heard(table, ANN)[-2] == "You: 3."
    assert heard(table, EVE)[-2:] == [
        "Ann has chosen.",
        "Ben chooses 1, 2, 3 or nothing for Auction.",
    ]
    assert heard(table, BEN)[-2:] == [
        "Ann has chosen.",
        "You choose 1, 2, 3 or nothing for Auction.",
    ]
    for key in ("turn", "since"):
        questions.ask(table, BEN, key)
        settle(table)
    assert heard(table, BEN)[-2].endswith("Already chosen: Ann.")
    assert not any("Ann: 3" in line or "bid" in line for line in heard(table, BEN))
    assert [row.text for row in table.rows(BEN)][1:] == ["1: 1.", "2: 2.", "3: 3.", "4: nothing."]
    table.press(BEN, "token-4")
    settle(table)
    shown = "Chosen: Ann: 3 and Ben: nothing."
    assert any(shown in line for line in heard(table, EVE)[-2:])
    assert table.state.books.points[:2] == (7, 0)


def test_whoever_answered_may_take_it_back_in_the_same_turn() -> None:
    table = called()
    table.press(ANN, "token-3")
    settle(table)
    table.press(ANN, "undo")
    settle(table)
    assert table.state.turn == ANN.seat
    table.press(ANN, "token-1")
    settle(table)
    table.press(BEN, "token-2")
    settle(table)
    assert table.state.books.points[:2] == (-1, 8)

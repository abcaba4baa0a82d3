"""Secret bids at the client's table: at one keyboard they are not echoed, and exports lack them."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.core.notation import parse_position
from tests.client.conftest import Desk, MakeDesk

AUCTION = str(Path(__file__).parents[2] / "docs" / "examples" / "auction.toml")


def called(desk: MakeDesk, seats: str) -> tuple[Desk, list[str]]:
    """Red has called the auction on square 5, and blue answers after red."""
    client = desk([(2,)], AUCTION, seats)
    match = client.table.game.match
    line = f"{match.rules.spec} red:2,Y,Y,Y/blue:9,Y,Y,Y red ? 0 9"
    match.state = parse_position(line, lambda _: match.rules)[1]
    client.press("r")
    return client, client.press("1")


def test_at_one_keyboard_it_is_said_who_listens_and_no_bid_is_echoed(desk: MakeDesk) -> None:
    client, heard = called(desk, "red=Ann,blue=Ben")
    assert "Ann chooses 1, 2, 3 or nothing for Auction. Only Ann listens and looks now." in heard
    heard = client.press("3")
    assert heard[:2] == [
        "You have chosen.",
        "Ben chooses 1, 2, 3 or nothing for Auction. Only Ben listens and looks now.",
    ]
    assert client.press("t") == [
        "Your turn: choose 1, 2, 3 or nothing for Auction. Already chosen: Ann."
    ]
    assert "ask_Auction" not in client.table.game.to_give_away()
    assert client.press("r")[0] == "Choose first: 1, 2, 3 or nothing for Auction."
    heard = client.press("4")
    assert heard[0].startswith("You have chosen. Chosen: Ann: 3 and you: nothing.")
    assert "ask_Auction:red=3" in client.table.game.to_give_away()


def test_an_answer_is_taken_back_like_any_choice(desk: MakeDesk) -> None:
    client, _ = called(desk, "red=Ann,blue=Ben")
    client.press("3", "u")
    assert client.table.state.turn == 0 and client.table.state.books.poll is not None
    client.press("2", "1")
    assert client.table.state.books.points[:2] == (8, -1)


def test_at_one_keyboard_arrows_say_all_answers_and_not_the_one_to_be_chosen(
    desk: MakeDesk,
) -> None:
    client, _ = called(desk, "red=Ann,blue=Ben")
    first = client.press("down")
    assert [line[:2] for line in first[-4:]] == ["1:", "2:", "3:", "4:"]
    assert client.press("down") == first and client.press("up") == first
    client.press("enter")
    assert client.table.state.turn == 0  # Enter takes nothing the arrows are on
    client.press("3")
    assert client.table.state.turn == 1


def test_alone_at_a_keyboard_arrows_walk_along_the_answers(desk: MakeDesk) -> None:
    client, _ = called(desk, "red=you,blue=bot:easy")
    assert client.press("down") != client.press("down")


def test_a_shell_with_buttons_has_a_label_for_each_answer_and_tile(desk: MakeDesk) -> None:
    client, _ = called(desk, "red=you,blue=bot:easy")
    labels = [choice.label for choice in client.app.view().choices]
    assert labels == ["1: 1.", "2: 2.", "3: 3.", "4: nothing."]
    gate = AUCTION.replace("auction", "lucky-gate")
    client = desk([(1,)], gate, "red=you,blue=Ben")
    match = client.table.game.match
    line = f"{match.rules.spec} red:3,Y,Y/blue:Y,Y,Y red ? 0 9 leader=red round=5"
    match.state = parse_position(line, lambda _: match.rules)[1]
    client.press("r", "1")
    labels = [choice.label for choice in client.app.view().choices]
    assert labels == ["1: from a4 to a8.", "2: from a4 to a12.", "3: from a4 to a20."]
    client.press("2")
    assert match.rules.place(0, match.state.tokens[0][0]).text == "a12"

"""The board explored by keys: in play, while others play, and in a replay."""

from __future__ import annotations

from tests.client.conftest import MakeDesk


def test_keys_walk_the_board_and_shift_turns_them_round(desk: MakeDesk) -> None:
    client = desk([(6,), (2,), (3,)], seats="red=you,blue=bot:easy")
    client.press("r", "1", "r")
    assert client.press("k") == ["2."]
    assert client.press("K") == ["Nothing turns off here."]
    assert client.press("a") == ["3: your token 1."]
    assert client.press("j", "j") == ["2.", "1: your start, safe."]
    assert client.press("z") == ["9: safe."]
    assert client.press("Z") == ["1: your start, safe."]
    assert client.press("H") == ["51: your home entry."]
    assert client.press("W") == ["14: Ada's start, safe."]
    assert client.press("A") == ["3: your token 1."]


def test_every_step_cuts_the_last_one_off(desk: MakeDesk) -> None:
    client = desk([])
    said = len(client.speech.calls)
    client.press(*"kkkkkkkk")
    steps = client.speech.calls[said:]
    assert [text for text, _ in steps] == [f"{number}." for number in range(2, 9)] + ["9: safe."]
    assert all(interrupts for _, interrupts in steps)
    ticks = [cue for cue in client.sound.cues if cue.name == "square"]
    assert len(ticks) == 8 and len({cue.pan for cue in ticks}) > 4


def test_a_square_is_typed(desk: MakeDesk) -> None:
    client = desk([])
    assert client.press("J") == ["Which square? Type its number or name, then Enter."]
    assert client.press("2", "2", "enter")[-1] == "22: safe."
    assert client.press("k") == ["23."]
    client.press("J")
    assert client.press("9", "9", "enter")[-1] == (
        "There is no square 99. The track goes from 1 to 52."
    )
    client.press("J", "escape")
    assert client.press("x") == ["23."]


def test_exploring_neither_hurries_bots_nor_waits_for_them(desk: MakeDesk) -> None:
    client = desk([(3,), (3,)], seats="red=you,blue=bot:easy", pace_speed="slow")
    client.press("r")
    assert client.table.busy
    assert client.press("k") == ["2."]
    assert client.table.busy and not client.table.hurried
    assert client.speech.resumed_after[-1] == "2."  # what it cut off goes on


def test_asking_for_a_player_chooses_whose_tokens_are_looked_for(desk: MakeDesk) -> None:
    client = desk([(6,), (1,), (6,), (2,)])
    client.press("r", "1", "r", "r", "1", "r")
    assert client.press("f") == ["16: Ben's token 1."]
    client.press("q")
    assert client.press("f") == ["2: your token 1."]
    assert client.press("b") == ["16: Ben's token 1."]


def test_a_capital_letter_without_a_meaning_of_its_own_is_the_small_one(desk: MakeDesk) -> None:
    client = desk([(6,)])
    assert client.press("R")[0] == "You roll 6."
    client.press("c-k")
    assert client.press("T")[0].startswith("T: ")
    assert client.press("X")[0].startswith("Shift X: ")


def test_a_replay_is_explored_like_a_game(desk: MakeDesk) -> None:
    client = desk([(6,), (2,), (3,)], seats="red=you,blue=bot:easy")
    client.press("r", "1", "r")
    assert client.table.game.save is not None
    client.table.game.save.finish()
    again = desk([], variant=None)
    again.home.open()
    again.press("f", "enter", "enter", "enter")
    assert again.press("a") == ["You have no token on the board."]
    again.press("right", "right")
    assert again.press("a") == ["1: your token 1, your start, safe."]
    again.press("right", "right")
    assert again.press("a") == ["3: your token 1."]
    assert again.press("J", "1", "4", "enter")[-1] == "14: Ada's start, safe."
    assert again.press("X") == ["You would be out of reach here."]

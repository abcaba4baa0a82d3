"""A finished game heard again, step by step."""

import pytest

from tests.client.conftest import Desk, MakeDesk


def test_a_finished_game_is_heard_again_step_by_step(desk: MakeDesk) -> None:
    client = desk([(6,), (2,), (3,)])
    client.press("r", "1", "r", "r")
    assert client.table.game.save is not None
    client.table.game.save.finish()
    again = desk([], variant=None)
    again.home.open()
    again.press("f", "enter", "enter")
    heard = again.press("enter")
    assert heard[-1].startswith("PlayPalace Ludo, 5 steps.")
    assert again.press("right") == ["You roll 6.", "1 of 5."]
    assert again.press("right")[0].startswith("You bring out token 1.")
    assert again.press("v")[1].startswith("Ben: all")
    assert again.press("p") == ["Step 2 of 5, turn 1."]
    assert again.press("left") == ["You roll 6.", "1 of 5."]
    assert again.press("left") == ["This is the beginning of the game."]
    assert again.press("end")[0] == "This is the end of the game."
    assert again.press("right")[0] == "This is the end of the game."
    assert again.press("escape", "escape")[-2] == "Finished games."


class TestReplay:
    @pytest.fixture
    def replay(self, desk: MakeDesk) -> Desk:
        """A game of one turn each, played to its end."""
        client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "you,bot:easy")
        client.result = client.press("r")[-2]
        assert "draw" in client.result
        client.home.open()
        client.press("f", "enter", "enter", "enter")
        return client

    def test_the_end_tells_who_won(self, replay: Desk) -> None:
        assert replay.press("end") == ["This is the end of the game.", replay.result]

    def test_help_tells_what_the_keys_do_here(self, replay: Desk) -> None:
        heard = replay.press("f1", *["down"] * 30)
        assert "Left arrow and Up arrow: Hear the step before." in heard
        assert not [line for line in heard if "Roll" in line or "move you can make" in line]

    def test_key_help_tells_what_the_keys_do_here(self, replay: Desk) -> None:
        replay.press("c-k")
        assert replay.press("right") == ["Right arrow: Hear the next step of the game."]
        assert replay.press("v") == ["V: Hear where all tokens are."]
        assert replay.press("r") == ["R has no meaning."]

    def test_the_hint_key_says_that_it_does_nothing(self, replay: Desk) -> None:
        assert replay.press("h") == ["H does nothing here. F1 or question mark helps."]

"""A finished game heard again, step by step."""

import re
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.replay import ReplayPage
from tests.client.conftest import Desk, MakeDesk
from tests.client.pages.test_look_back import keep
from tests.review.bot_games import played


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
    assert again.press("right") == ["You roll 6."]
    assert again.press("right")[0].startswith("You bring out token 1.")
    assert again.press("v")[1].startswith("Ben: all")
    assert again.press("p") == ["Step 2 of 5, turn 1."]
    assert again.press("left") == ["You roll 6."]
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


class TestJumps:
    """In a whole game against a bot."""

    @pytest.fixture
    def replay(self, desk: MakeDesk, tmp_path: Path) -> Desk:
        keep(tmp_path, played("playpalace", "random", "normal", names=("Ann", "Ben")), "", "normal")
        client = desk([], variant=None)
        client.home.open()
        client.press("f", "enter", "enter", "enter")
        return client

    def where(self, client: Desk) -> tuple[int, int]:
        """The step and the turn."""
        step, turn = re.findall(r"\d+", client.press("p")[0])[::2]
        return int(step), int(turn)

    def test_a_turn_is_heard_whole_forwards_and_backwards(self, replay: Desk) -> None:
        first = replay.press("pagedown")
        assert first == ["You roll 2, no move."]
        turns = [replay.press("pagedown") for _ in range(8)]
        step, turn = self.where(replay)
        assert step > turn == 10, "some turns have several steps"
        assert replay.press("pageup") == turns[-2]
        assert replay.press("pagedown") == turns[-1]
        replay.press("home", "pagedown")
        assert replay.press("pageup") == ["This is the beginning of the game."]
        replay.press("end")
        assert replay.press("pagedown")[0] == "This is the end of the game."

    def test_captures_follow_each_other_and_begin_anew(self, replay: Desk) -> None:
        captures = [replay.press("1") for _ in range(40)]
        assert all("captur" in " ".join(lines) for lines in captures)
        again = captures.index(captures[0], 1)
        assert captures[: 40 - again] == captures[again:]
        turns = [self.where(replay)[1] for _ in range(again) if replay.press("1")]
        assert len({*turns}) == again

    def test_turning_points_are_told_from_ones_own_side(self, replay: Desk) -> None:
        replay.press(*["right"] * 5)
        heard = replay.press("2")
        number = re.match(r"Turn (\d+): your chance to win", heard[1])
        assert number and len(heard) > 2
        assert self.where(replay)[1] == int(number[1]) + 1, "behind it"
        others = [replay.press("2")[0] for _ in range(5)]
        assert others[-1] == heard[1]

    def test_it_plays_by_itself_until_a_key_or_the_end(self, replay: Desk) -> None:
        replay.options.switches["pace.speed"] = "normal"
        assert replay.press("3") == ["You roll 2, no move."]
        assert replay.wait(20) == ["Ben rolls 3, no move.", "Your turn."]
        assert len(replay.wait(20)) == 1
        assert self.where(replay)[0] == 3, "and asking has stopped it"
        assert replay.wait(20) == []
        replay.press("3", "3")
        assert replay.wait(20) == []
        replay.options.switches["pace.speed"] = "instant"
        assert "Ben wins." in " ".join(replay.press("3")[-2:])
        page = replay.app.page
        assert isinstance(page, ReplayPage) and page.wake is None

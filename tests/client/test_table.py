"""Playing: keys through the client's own table, spoken lines out."""

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.app import DOUBLE_PRESS
from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.events import Rolled
from playpalace_ludo.core.notation import parse_position
from tests.client.conftest import Desk, MakeDesk


def test_a_roll_without_a_move_passes_the_turn_in_one_line(desk: MakeDesk) -> None:
    client = desk([(3,)])
    assert client.press("r") == ["You roll 3, no move.", "Ben's turn."]


def test_what_is_no_game_is_refused_at_a_new_table_only(desk: MakeDesk) -> None:
    client = desk([(6,), (3,)])
    with pytest.raises(RulesError):
        client.sit("playpalace(sixes.max=1)", "red=Anna,blue=Ben")
    assert client.table.game.rules.spec == "playpalace"


def test_what_is_no_ludo_is_said_once_as_the_game_begins(desk: MakeDesk) -> None:
    client = desk([(6,), (3,)])
    squares = ",".join(map(str, range(1, 53)))
    heard = client.sit(f"playpalace(safe.squares=[{squares}])", "red=Anna,blue=Ben")
    told = "This is no longer Ludo by the rules: nobody can ever be captured (L-32, L-33)."
    assert sum(told in line for line in heard) == 1
    assert not any(told in line for line in client.press("r", "1", "r"))


def test_one_person_is_you(desk: MakeDesk) -> None:
    client = desk([(3,), (4,)], seats="you,bot:easy")
    assert client.press("r") == ["You roll 3, no move.", "Ada rolls 4, no move.", "Your turn."]


def test_choices_are_spoken_with_their_consequence_and_the_digit_plays(desk: MakeDesk) -> None:
    client = desk([(6,), (4,), (3,), (6,)], seats="red=you,blue=bot:easy")
    client.press("r", "1", "r")
    heard = client.press("r")
    assert heard[:2] == ["You roll 6.", "1: from 5 to 11."]
    assert heard[2].startswith("2, 3 or 4: enters on 1")
    assert client.press("2")[0].startswith("You bring out token 2.")


def test_a_roll_and_its_choices_reach_the_screen_as_one_piece(desk: MakeDesk) -> None:
    """Some screen readers let every write cut off the last one, or skip very short ones."""
    client = desk([(6,)], speech_verbosity="brief")
    client.paper.writes.clear()
    client.press("r")
    assert client.paper.writes == ["6.\n1, 2, 3 or 4: out."]


def test_in_full_wording_only_a_choice_between_several_has_a_heading(desk: MakeDesk) -> None:
    client = desk([(6,), (6,)], speech_verbosity="full")
    assert "Choose:" not in client.press("r")
    assert "Choose:" in client.press("1", "r")


def test_arrows_walk_the_choices_and_enter_plays_the_one_heard_last(desk: MakeDesk) -> None:
    client = desk([(6,)])
    client.press("r")
    assert client.press("down") == ["1: enters on 1."]
    assert client.press("down") == ["2: enters on 1."]
    assert client.press("up", "up") == ["1: enters on 1.", "1: enters on 1."]
    assert client.press("end") == ["4: enters on 1."]
    assert client.press("enter")[0] == "You bring out token 4. Roll again."


def test_enter_without_a_choice_heard_says_the_choices_and_moves_nothing(desk: MakeDesk) -> None:
    client = desk([(6,), (6,)])
    client.press("r", "1")
    assert client.press("space")[0] == "You roll 6."
    before = client.table.state
    assert client.press("enter") == ["1: from 1 to 7.", "2, 3 or 4: enters on 1."]
    assert client.table.state == before


@pytest.mark.parametrize("key", ["enter", "space"])
def test_where_all_tokens_would_do_the_same_the_first_does_it(desk: MakeDesk, key: str) -> None:
    client = desk([(6,)])
    client.press("r")
    assert client.press(key)[0] == "You bring out token 1. Roll again."


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        (["1"], "Roll first."),
        (["down"], "Roll first."),
        (["p"], "Roll first."),
        (["r", "r"], "Move first: 6 to play."),
        (["r", "9"], "There is no token 9. You have 4."),
        (["/"], "slash does nothing here. F1 or question mark helps."),
        (["c-z"], "Control Z does nothing here. F1 or question mark helps."),
        (["r", "p"], "You must move; these rules do not let you pass."),
    ],
)
def test_a_useless_key_is_answered_with_the_reason(
    desk: MakeDesk, keys: list[str], reason: str
) -> None:
    client = desk([(6,)])
    client.press(*keys[:-1])
    before = client.table.state
    heard = client.press(keys[-1])
    assert len(heard) == 1
    assert heard == [reason]
    assert client.table.state == before
    assert client.sound.cues[-1].name == "refused"


def test_the_refused_token_hears_why(desk: MakeDesk) -> None:
    client = desk([(6,), (2,), (1,), (6,), (3,), (5,)], seats="red=Anna,blue=Ben")
    client.press("r", "1", "r", "r", "r", "2", "r")
    heard = client.press("3")
    assert heard == ["Token 3 is in the yard and needs a 6 to come out."]


def test_a_single_move_of_the_second_die_is_made_by_itself(desk: MakeDesk) -> None:
    client = desk([(6, 2)], "playpalace(dice.count=2)", table_undo="free")
    client.press("r")
    assert client.press("1")[0] == "You bring out token 1. Token 1 to 3."
    assert client.table.state.awaiting == "roll"
    client.press("u")
    assert client.table.state.tokens[0] == (-1,) * 4


class TestTwoDice:
    """Nigerian: the digit picks the token, a second one the die."""

    def test_the_second_digit_is_the_die(self, desk: MakeDesk) -> None:
        client = desk([(6, 4), (1, 2), (5, 3)], "nigerian")
        client.press("r", "1", "1", "r")
        client.press("r")
        heard = client.press("1")
        # Nothing else could move, and both were told a moment ago.
        assert heard == ["3 or 5?"]
        assert client.press("c")[1:] == ["1 with 3: from 5 to 8.", "1 with 5: from 5 to 10."]
        assert client.press("4") == [
            "That is not one of them. Press 3 or 5, or Enter for the first."
        ]
        assert client.press("5")[0] == "Token 1 to 10."

    def test_enter_takes_the_first_die_offered(self, desk: MakeDesk) -> None:
        client = desk([(6, 4), (1, 2), (5, 3)], "nigerian")
        client.press("r", "1", "1", "r", "r", "1")
        assert client.press("enter")[0] == "Token 1 to 8."

    def test_escape_takes_the_token_back(self, desk: MakeDesk) -> None:
        client = desk([(6, 4), (1, 2), (5, 3)], "nigerian")
        client.press("r", "1", "1", "r", "r")
        choices = client.press("c")
        client.press("1")
        assert client.press("escape") == choices
        assert client.press("escape")[0] == "Game menu. The game waits."

    def test_a_single_fitting_die_needs_no_second_digit(self, desk: MakeDesk) -> None:
        client = desk([(6, 4)], "nigerian")
        client.press("r")
        assert client.press("1")[0] == "You bring out token 1."


def test_at_a_fork_the_choices_are_numbered_as_they_are_to_be_pressed(desk: MakeDesk) -> None:
    gate, walk_1, walk_3 = (1,), (2,), (4,)
    client = desk([gate, walk_1, walk_3, walk_1, walk_1], "market-road")
    client.press("r", "1", "r", "r", "1", "r", "r")
    bridge, road = "1: from t4 to b1, by bridge, safe.", "2: from t4 to r1, by road."
    assert client.press("1") == ["Press 1 or 2, or Enter for the first.", bridge, road]
    assert client.press("down", "down") == [bridge, road]
    assert client.press("2")[0] == "Token 1 to r1."


class TestUndo:
    def test_off(self, desk: MakeDesk) -> None:
        client = desk([(6,)], table_undo="off")
        client.press("r", "1")
        assert client.press("u") == ["Taking back is switched off at this table."]

    def test_own_turn_goes_back_to_the_last_decision_of_this_turn(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)])
        client.press("r", "1")
        heard = client.press("u")
        assert heard == [
            "Taken back.",
            "You have 6 again.",
            "1, 2, 3 or 4: enters on 1.",
        ]
        client.press("2")
        assert client.table.state.tokens[0] == (-1, 0, -1, -1)

    def test_own_turn_does_not_reach_into_an_earlier_turn(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,), (3,)])
        client.press("r", "1", "r")
        before = client.table.state
        assert client.press("u") == [
            "You have decided nothing in this turn that could be taken back."
        ]
        assert client.table.state == before

    def test_free_takes_back_the_bots_too_and_the_dice_fall_again(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,), (6,), (5,), (4,)], seats="you,bot:easy", table_undo="free")
        client.press("r", "1", "r")
        rolls = [event.dice for event in client.table.game.events() if isinstance(event, Rolled)]
        assert rolls == [(6,), (2,), (6,), (5,)]
        client.press("u")
        assert client.table.state.tokens[0] == (-1,) * 4
        client.press("3", "r")
        again = [event.dice for event in client.table.game.events() if isinstance(event, Rolled)]
        assert again == rolls
        assert client.table.state.tokens[0] == (-1, -1, 2, -1)

    def test_free_works_while_a_bot_takes_its_time(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)], seats="you,bot:easy", table_undo="free", pace_speed="slow")
        client.press("r", "1", "r")
        assert client.press("u")[0].startswith("Taken back.")
        assert client.wait(60) == []
        assert client.table.state.tokens[0] == (-1,) * 4

    def test_nothing_to_take_back(self, desk: MakeDesk) -> None:
        client = desk([], table_undo="free")
        assert client.press("u") == ["There is no decision to take back."]


class TestQuestions:
    def test_the_board_names_all_players_and_the_last_roll(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)])
        client.press("r", "1", "r")
        assert client.press("v") == [
            "You: all in the yard.",
            "Anna: token 1 on 3, tokens 2, 3 and 4 in the yard.",
            "Anna rolled 2.",
        ]

    @pytest.mark.parametrize("key", ["v", "t", "s", "l", "m", "n", "c", "q", "w", "d", "f2"])
    def test_a_question_changes_nothing_and_is_never_silent(self, desk: MakeDesk, key: str) -> None:
        client = desk([(6,)])
        client.press("r")
        before, record = client.table.state, client.table.game.match.text()
        assert client.press(key)
        assert client.table.state == before
        assert client.table.game.match.text() == record

    def test_a_question_cuts_in_and_lets_the_news_go_on(self, desk: MakeDesk) -> None:
        client = desk([(3,)])
        client.press("t")
        line = client.speech.lines[-1]
        assert line.priority == "asked"
        assert client.speech.resumed_after == [line.text]

    def test_a_player_who_is_not_there(self, desk: MakeDesk) -> None:
        assert desk([]).press("e") == ["There is no player 3; 2 play here."]


class TestHint:
    def test_the_first_press_advises_the_second_tells_the_chances(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,), (1,), (6,)])
        client.press("r", "1", "r", "r", "r")
        advice = client.press("h")
        assert len(advice) == 1
        assert advice[0].startswith(("Token 1: ", "Token 2: "))
        chances = client.press("h")
        assert len(chances) == 2
        assert all("percent" in line for line in chances)

    def test_before_the_roll_the_chance_to_win(self, desk: MakeDesk) -> None:
        told = desk([]).press("h")[0]
        assert told == "The chances are about even. Roll first, then H advises."


class TestAfterTheEnd:
    """One turn each, and nobody comes home."""

    SHORT = "playpalace(end.max_turns=2)"
    ONE = "playpalace(end.home=1)"

    @pytest.fixture
    def ended(self, desk: MakeDesk) -> Desk:
        client = desk([(3,), (4,)], self.SHORT, "you,bot:easy")
        client.last_words = client.press("r")[-2:]
        assert "draw" in client.last_words[0]
        assert client.last_words[1].startswith("Enter: play again. Space: the result.")
        return client

    def test_space_says_the_result(self, ended: Desk) -> None:
        assert ended.press("space") == ended.last_words
        assert ended.press("space") == ended.last_words

    def test_several_people_are_named_whoever_asks(self, desk: MakeDesk) -> None:
        client = desk([(3,)], self.ONE, "red=Ann,blue=Ben")
        line = f"{self.ONE} red:53,Y,Y,Y/blue:0,Y,Y,Y red ? 0 9"
        client.table.game.match.state = parse_position(line, variants.load)[1]
        assert "Ann wins. Ben has 0 home." in client.press("r")
        assert client.press("t") == ["Ann wins. Ben has 0 home."]

    def test_back_from_the_menu_the_result_is_said(self, ended: Desk) -> None:
        assert ended.press("escape", "escape")[-2:] == ended.last_words

    def test_enter_right_after_the_last_move_says_the_result(self, ended: Desk) -> None:
        ended.app.double_press = DOUBLE_PRESS
        assert ended.press("enter") == ended.last_words
        ended.now += DOUBLE_PRESS
        assert ended.press("enter")[-1] == "You begin."

    def test_enter_plays_again(self, ended: Desk) -> None:
        assert ended.press("enter")[-1] == "You begin."

    @pytest.mark.parametrize("key", ["enter", "space"])
    def test_a_key_that_came_too_late_to_hurry_the_bot_loses_nothing(
        self, desk: MakeDesk, key: str
    ) -> None:
        client = desk([(3,), (4,)], self.SHORT, "you,bot:easy", pace_speed="slow")
        client.press(key)
        last_words = client.press(key)[-2:]
        assert client.press(key) == last_words
        assert client.press("enter")[-1] == "You begin."

    def test_cards_are_called_cards(self, desk: MakeDesk) -> None:
        client = desk([(1,)], "market-road", table_undo="free")
        assert client.press("h")[0].endswith("Draw first, then H advises.")
        client.press("r", "1")
        assert client.press("u")[0] == "Taken back."


class TestPacing:
    def test_a_bot_takes_its_time(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="normal")
        assert client.press("r") == ["You roll 3, no move."]
        assert client.wait(0.2) == []
        assert client.wait(3) == ["Ada rolls 4, no move.", "Your turn."]

    def test_a_key_hurries_bots_and_does_nothing_else(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="slow")
        client.press("r")
        assert client.press("r") == ["Ada rolls 4, no move.", "Your turn."]
        assert client.table.state.awaiting == "roll"

    def test_where_only_bots_play_a_key_hurries_one_of_them(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,), (5,)], seats="bot:easy,bot:easy", pace_speed="slow")
        assert len(client.press("p")) == 1
        assert client.wait(0.2) == []
        assert len(client.wait(9)) == 1

    def test_questions_do_not_hurry(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="slow")
        client.press("r")
        assert client.press("t") == ["Ada's turn to roll."]

    def test_bots_wait_for_speech_that_is_too_far_behind(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="fast", pace_lag=2)
        client.speech.backlog = lambda: 9.0  # type: ignore[method-assign]
        client.press("r")
        assert client.wait(6.5) == []
        assert client.wait(1) == ["Ada rolls 4, no move.", "Your turn."]

    def test_steps_sound_one_by_one(self, desk: MakeDesk) -> None:
        client = desk([(6,), (3,)], seats="red=you,blue=bot:easy", pace_speed="normal")
        client.press("r", "1")
        client.sound.cues.clear()
        client.press("r")
        steps = [cue for cue in client.sound.cues if cue.name == "step"]
        assert len(steps) == 3
        assert len({cue.delay_ms for cue in steps}) == 3


def test_the_game_waits_while_its_menu_is_open(desk: MakeDesk) -> None:
    client = desk([(3,), (4,)], seats="you,bot:easy", pace_speed="normal")
    client.press("r")
    assert client.press("escape") == ["Game menu. The game waits.", "Back to the game"]
    assert client.wait(60) == []
    assert "Ada rolls 4, no move." in client.press("enter")


def test_all_commands_can_be_given_from_the_menu(desk: MakeDesk) -> None:
    client = desk([(3,)])
    client.press("escape", "down", "enter")
    assert client.press("enter") == ["You roll 3, no move.", "Ben's turn."]


def test_the_rules_of_the_table_are_those_in_force_now(desk: MakeDesk) -> None:
    storm = 7  # the card that floods the bridge house
    table = desk([(storm,)], "market-road")
    before = table.press("g", *["down"] * 25, "escape")
    assert "Nobody is captured on b1." in before
    table.press("r")
    after = table.press("g", *["down"] * 25, "escape")
    assert "Captures and safe places." in after and "Nobody is captured on b1." not in after


def test_dice_go_by_themselves_while_there_is_nothing_to_choose(desk: MakeDesk) -> None:
    client = desk([(3,), (4,), (6,), (2,), (5,)], variant=None)
    heard = client.sit("playpalace(turn.auto_roll=true)", "red=you,blue=bot:easy")
    # Everything is in the yard: throws fall until the six has brought a token out and the next
    # throw might leave a choice.
    assert [line for line in heard if line.startswith(("You roll", "Ada rolls"))] == [
        "You roll 3, no move.",
        "Ada rolls 4, no move.",
        "You roll 6 and bring out token 1. Roll again.",
    ]
    assert client.table.state.turn == 0 and client.table.state.awaiting == "roll"
    assert client.press("r")[0] == "You roll 2, token 1 to 3."


def test_a_key_hurries_dice_that_go_by_themselves(desk: MakeDesk) -> None:
    client = desk([(3,), (4,), (6,)], variant=None, pace_speed="slow")
    client.sit("playpalace(turn.auto_roll=true)", "red=you,blue=bot:easy")
    assert client.table.busy
    assert client.press("r")[0] == "You roll 3, no move."


def test_a_key_hurries_to_the_next_own_turn_and_no_further(desk: MakeDesk) -> None:
    client = desk([(3,), (4,)] * 9, variant=None, pace_speed="slow")
    client.sit("playpalace(turn.auto_roll=true)", "red=you,blue=bot:easy")
    heard = client.press("r")
    assert heard == ["You roll 3, no move.", "Ada rolls 4, no move.", "Your turn."]
    assert client.press("r") == heard


def test_a_die_question_is_what_every_key_speaks_of(desk: MakeDesk) -> None:
    client = desk([(6, 6), (5, 2), (1, 3), (4, 2), (5, 3)], "nigerian")
    client.press("r", "r", "1", "2")
    assert len(client.table.state.pool) > 1
    assert client.press("1") == ["2 or 5?"]
    asked = client.press("c")
    assert asked[0] == "Press 2 or 5, or Enter for the first."
    assert client.press("t")[1:] == asked
    assert client.press("r")[1:] == asked
    assert client.press("f1", "down")[-1] == asked[0]
    assert client.press("escape")[1:] == asked


def test_a_hint_for_another_token_than_the_one_asked_about_says_the_way_back(
    desk: MakeDesk,
) -> None:
    client = desk([(6, 6), (5, 2), (1, 3), (4, 2), (5, 3)], "nigerian")
    client.press("r", "r", "1", "1", "5")
    asked = client.press("1")
    assert asked == ["2 or 6?"]
    assert client.press("h") == [
        "1 with 2: from 6 to 8.",
        "Another token would be better. Token 2 with 6: enters on 1. "
        "The next best is about as good. Escape goes back to all choices.",
    ]
    chances = client.press("h")
    assert len(chances) == 2
    assert all("percent. 1 with" in line for line in chances)
    assert client.press("escape")[-1] == "2, 3 or 4 with 6: enters on 1."
    assert client.press("2")[0] == "You bring out token 2."


def test_taking_back_says_how_far_it_went(desk: MakeDesk) -> None:
    client = desk(
        [(6,), (3,), (3,)], seats="red=you,blue=bot:easy", table_undo="free", variant="playpalace"
    )
    client.press("r", "1")
    assert client.press("u")[:2] == ["Taken back.", "You have 6 again."]
    client.press("1", "r")
    assert client.press("u")[:2] == ["Taken back to your last turn.", "You have 6 again."]


def test_speech_gets_faster_and_slower_in_play(desk: MakeDesk) -> None:
    client = desk([])
    assert client.press("pageup", "pageup") == ["Rate: 55", "Rate: 60"]
    assert client.press("pagedown") == ["Rate: 55"]
    assert client.speech.voice.rate == 55


def test_in_terminal_mode_the_rate_is_the_readers_own(desk: MakeDesk) -> None:
    client = desk([])
    client.app.teller.presenter.mode = Mode.TERMINAL
    told = "In terminal mode your screen reader speaks, at its own rate. F6 changes the mode."
    assert client.press("pageup")[0] == told


def test_a_key_plays_the_hint(desk: MakeDesk) -> None:
    client = desk([(6,), (3,), (2,)])
    assert client.press("R") == ["You roll 6.", "1, 2, 3 or 4: enters on 1."]
    (hint, *_) = client.press("h")
    assert hint.startswith("Token 1: enters on 1.")
    assert client.press("R") == ["You bring out token 1. Roll again."]
    assert client.press("R")[0] == "You roll 3, token 1 to 4."


def test_choices_tell_the_danger_on_request(desk: MakeDesk) -> None:
    client = desk([(4,)], speech_danger=True)
    _, state = parse_position(IN_DANGER, variants.load)
    client.table.game.match.state = state
    heard = client.press("r")
    assert heard[1:] == ["1: from 7 to 11. Ben 1 behind.", "4: from 21 to 25. Ben 6 behind."]
    assert client.press("down") == heard[1:2]
    line = client.speech.lines[-1]._replace(row="")
    assert client.table.choosing.token_at(line, 9) == 1
    client.options.switches["speech.danger"] = False
    assert client.press("c") == ["1: from 7 to 11.", "4: from 21 to 25."]


IN_DANGER = "playpalace red:6,Y,Y,20/blue:48,5,Y,36 red ? 0 9"
"""Blue stands behind both squares that a four leads to."""

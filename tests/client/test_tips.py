"""Tips in the first games: given until an action was done a few times, then silent."""

from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.core.state import YARD
from tests.client.conftest import MakeDesk

NONE = [(3,), (2,)] * 12


def test_the_first_game_names_its_keys_and_the_number_that_is_needed(desk: MakeDesk) -> None:
    client = desk(NONE, variant=None, player_tips=True)
    assert client.sit("playpalace", "you,bot:easy")[-1] == "Press R to roll."
    heard = client.press("r")
    assert heard[:2] == ["You roll 3, no move.", "You need a 6 to bring a token out."]
    assert heard[-1] == "Press R to roll."
    client.press("r")
    assert client.press("r")[-1] == "V tells the board, H gives a hint, F1 tells all keys."
    assert "You need a 6 to bring a token out." not in client.press("r")


def test_dice_that_fall_without_a_key_are_explained_once_in_each_of_the_first_games(
    desk: MakeDesk,
) -> None:
    client = desk([(3,), (2,)] * 30, variant=None, player_tips=True, pace_speed="slow")
    why = "While no throw could leave you a choice, rolling and moving go by themselves."
    for _ in range(3):
        assert client.sit("playpalace(turn.auto_roll=true)", "you,bot:easy")[-1] == why
        assert why not in client.press("r", "r")
    assert client.sit("playpalace(turn.auto_roll=true)", "you,bot:easy")[-1] == "You begin."


def test_what_was_learnt_stays_learnt_and_can_be_taught_again(desk: MakeDesk) -> None:
    client = desk(NONE, variant=None, player_tips=True)
    client.sit("playpalace", "you,bot:easy")
    client.press("r", "r", "r", "v", "v", "v")
    assert client.options.practised == {"roll": 3, "ask": 3}
    assert client.sit("playpalace", "you,bot:easy")[-1] == "You begin."
    client.app.settings.step("player.tips", 1)
    assert client.sit("playpalace", "you,bot:easy")[-1] == "You begin."
    client.app.settings.step("player.tips", 1)
    assert client.sit("playpalace", "you,bot:easy")[-1] == "Press R to roll."


def test_the_first_choice_says_how_to_choose(desk: MakeDesk) -> None:
    client = desk([(6,), (3,)], variant="playpalace", seats="you,bot:easy", player_tips=True)
    *choices, tip = client.press("r")
    assert choices[-1] == "Token 1, 2, 3 or 4: enters on 1."
    assert tip.startswith("Press the number of a token.")
    client.press("1")
    assert client.options.practised == {"roll": 1, "choose": 1, "out": 1}


def test_choices_become_bare_numbers_once_choosing_is_learnt(desk: MakeDesk) -> None:
    client = desk([(6,)], variant="playpalace", seats="you,bot:easy", player_tips=True)
    client.options.practised["choose"] = 3
    assert client.press("r")[-1] == "1, 2, 3 or 4: enters on 1."


def test_brief_wording_has_no_tips_and_buttons_hear_of_no_keys(desk: MakeDesk) -> None:
    client = desk(NONE, variant=None, player_tips=True, speech_verbosity="brief")
    assert "Press" not in client.sit("playpalace", "you,bot:easy")[-1]
    client.options.switches["speech.verbosity"] = "normal"
    client.app.teller.translator.by_touch = True
    assert client.sit("playpalace", "you,bot:easy")[-1] == "Choose Roll."


def test_full_wording_says_more(desk: MakeDesk) -> None:
    client = desk([(3,), (6,)], variant="playpalace", speech_verbosity="full")
    line = "You roll 3, no token can move: only 6 brings a token out."
    assert client.press("r")[0] == line
    assert "Token 1, 2, 3 or 4: enters on 14." in " ".join(client.press("r"))


def test_a_throw_that_would_lead_beyond_home_is_explained_a_few_times(desk: MakeDesk) -> None:
    client = desk([], variant=None, player_tips=True)
    client.app.dice = ListedDice([(4,), (2,)] * 9)
    client.sit("playpalace", "you,bot:easy")
    table = client.table
    near = (table.game.rules.seats[0].finish - 2, YARD, YARD, YARD)
    table.game.match.state = table.state._replace(tokens=(near, *table.state.tokens[1:]))
    told = "Token 1 has only 2 to go, 4 is too much."
    assert client.press("r")[:2] == ["You roll 4, no move.", told]
    assert [told in client.press("r") for _ in range(3)] == [True, True, False]

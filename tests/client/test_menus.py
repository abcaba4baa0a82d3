"""Menus by arrows, first letters, Enter and Escape; options and tables set up by ear."""

import tomllib
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.core.knobs import KNOBS
from tests.client.conftest import Desk, MakeDesk


@pytest.fixture
def home(desk: MakeDesk) -> Desk:
    client = desk([(3,), (4,), (2,), (5,)], variant=None)
    client.home.open()
    return client


@pytest.fixture
def garden(home: Desk, tmp_path: Path) -> Path:
    """A rule file of the player's own, just played; the new table is open."""
    file = tmp_path / "garden.toml"
    file.write_text((variants.SHIPPED / "hexagon.toml").read_text("utf-8"), "utf-8")
    home.sit(str(file), "you,bot")
    home.home.open()
    home.press("n", "enter")
    return file


def test_the_main_menu_begins_with_a_new_game(home: Desk) -> None:
    assert home.speech.texts() == ["Main menu.", "New game"]


def test_arrows_walk_and_the_edge_repeats_the_row_with_a_sound(home: Desk) -> None:
    assert home.press("up") == ["New game"]
    assert home.sound.cues[-1].name == "menu-edge"
    assert home.press("down")[0].startswith("Learn")
    assert home.sound.cues[-1].name == "menu-move"


def test_first_letters_jump(home: Desk) -> None:
    assert home.press("q") == ["Quit"]
    assert home.press("k") == ["Keys"]
    assert home.press("z") == ["Nothing here begins with z."]


def test_escape_goes_back_to_where_one_was(home: Desk) -> None:
    home.press("o", "enter", "down", "enter")
    assert home.press("escape") == ["Options.", "Speech"]
    assert home.press("escape") == ["Main menu.", "Options"]


def test_escape_in_the_main_menu_ends_the_program(home: Desk) -> None:
    assert home.press("escape") == ["Goodbye."]
    assert home.app.exit_code == 0


def test_rules_are_read_line_by_line(home: Desk) -> None:
    home.press("r", "enter")
    home.press("enter")
    first = home.press("home")
    assert home.press("down") != first
    assert home.press("up") == first


def test_changing_an_option_says_its_value_and_meaning_and_keeps_it(home: Desk) -> None:
    home.press("o", "enter", "s", "enter", "w")
    assert home.press("right") == ["Wording: full", "Everything, also whose turn it is each time."]
    assert home.options.path is not None
    document = tomllib.loads(home.options.path.read_text())
    assert document["speech"]["verbosity"] == "full"


def test_left_and_right_stay_on_a_row_without_a_value_where_others_have_one(home: Desk) -> None:
    row = home.press("enter", "c")[-1:]
    assert row == ["Change the rules"]
    assert home.press("right") == row
    assert home.press("left") == row
    assert home.sound.cues[-1].name == "menu-edge"


def test_the_language_changes_at_once(home: Desk) -> None:
    home.press("o", "enter", "enter", "l")
    heard = home.press("right", "right")
    assert heard[-2:] == ["Sprache: Deutsch", "Die Sprache von allem, was gesagt wird."]
    assert home.press("escape")[0] == "Einstellungen."


def test_a_name_is_typed(home: Desk) -> None:
    home.press("o", "enter", "enter")
    home.press("enter", *"Zoe", "backspace", "ë")
    assert home.press("enter") == ["Name: Zoë", "What others hear when it is about you."]
    assert home.options.text("player.name") == "Zoë"


def test_typed_signs_are_spoken_by_name(home: Desk) -> None:
    home.press("o", "enter", "enter", "enter")
    assert home.press("space") == ["Space"]
    assert home.press("tab")[0].startswith("Nothing typed yet.")
    assert home.press("z", "?", "backspace") == ["z", "question mark", "question mark"]


def test_keys_are_letters_while_one_types(home: Desk) -> None:
    home.press("o", "enter", "enter", "enter")
    home.press("r", "space", ",", "tab", "f1")
    home.press("escape")
    assert home.options.text("player.name") == ""


def test_pasted_text_is_text_where_text_is_wanted(home: Desk) -> None:
    home.press("o", "enter", "enter", "enter")
    home.app.paste("Zoë\nrrrr1234")
    home.press("enter")
    assert home.options.text("player.name") == "Zoë"


def test_pasted_text_is_never_a_row_of_commands(desk: MakeDesk) -> None:
    client = desk([(6,)])
    client.app.paste("r1r1r1" * 1000)
    assert client.speech.texts()[-1] == "Pasted text does nothing here."
    assert client.table.state.awaiting == "roll"


class TestNewTable:
    def test_start_at_once(self, home: Desk) -> None:
        home.press("enter")
        heard = home.press("enter")
        assert heard == ["PlayPalace Ludo. You are red. Ada is green.", "You begin."]
        assert [player.name for player in home.table.game.players] == ["Player", "Ada"]

    def test_the_last_table_is_offered_again(self, home: Desk) -> None:
        home.press("enter", "down", "right", "up", "enter")
        home.press("escape", "l", "enter")
        home.press("n", "enter")
        assert home.press("down") == ["Game: Classic Ludo"]

    def test_the_game_is_changed_with_its_summary(self, home: Desk) -> None:
        home.press("enter", "down")
        (heard,) = home.press("right")
        assert heard.startswith("Classic Ludo: no safe squares on the track")

    def test_taking_back_is_for_this_table_and_holds_once_it_starts(self, home: Desk) -> None:
        home.press("enter", "t")
        assert home.press("right") == [
            "Taking back: free",
            "U goes back to your last decision, the bots' moves included.",
        ]
        home.press("escape")
        assert home.options.text("table.undo") == "own-turn"
        home.press("enter", "t", "left", "home", "enter")
        assert home.table.game.undo_policy == home.options.text("table.undo") == "off"

    def test_seats_go_round(self, home: Desk) -> None:
        home.press("enter", "r")
        assert home.press("right") == ["Red: Guest 1"]
        assert home.press("right") == ["Red: bot, random"]
        home.press("b")
        assert home.press("right") == ["Blue: you"]

    def test_a_table_with_too_few_is_refused(self, home: Desk) -> None:
        home.press("enter", "r", "left", "home")
        assert home.press("enter") == ["One player is not enough: this game is for 2 to 4."]

    def test_every_knob_is_in_the_menu_and_says_its_meaning(self, home: Desk) -> None:
        home.press("enter", "c", "enter")
        for knob in KNOBS:
            if knob.kind != "squares":
                heard = home.press("right")
                assert heard
                home.press("left")
            home.press("down")

    def test_a_changed_knob_holds_at_the_table(self, home: Desk) -> None:
        home.press("enter", "c", "enter", "m")
        assert home.press("right")[0].startswith("Max consecutive sixes: 4.")
        home.press("escape", "home", "enter")
        assert home.table.game.rules.spec.startswith("playpalace(")

    def test_an_impossible_combination_is_refused_and_nothing_changes(self, home: Desk) -> None:
        home.press("enter", "c", "enter")
        for _ in range(len(KNOBS)):
            if home.press("space")[0].startswith("Doubled"):
                break
            home.press("down")
        heard = home.press("right")
        assert len(heard) == 1
        assert heard[0] == (
            "That cannot be: A Doubled is exactly two tokens: set Own tokens on a square to 2."
        )
        home.press("escape", "home", "enter")
        assert home.table.game.rules.spec == "playpalace"

    def test_a_large_number_is_typed(self, home: Desk) -> None:
        home.press("enter", "c", "enter")
        while not home.press("t")[0].startswith("Turn limit"):
            pass
        prompt = home.press("enter")
        assert home.press(*"12x", "enter")[-1:] == prompt
        assert home.press(*"9" * 30, "enter")[-1:] == prompt
        assert home.press(*"300", "enter")[-1].startswith("Turn limit: 300.")
        assert home.press("right")[0].startswith("Turn limit: 301.")

    def test_safe_squares_are_typed(self, home: Desk) -> None:
        home.press("enter", "c", "enter", "s", "s", "up")
        home.press("enter", *"9 22")
        assert home.press("enter")[0].startswith("Safe squares: 9 and 22.")
        home.press("enter", "x")
        assert home.press("enter") == [
            "Type track squares with spaces between them, such as 9 22 35 48."
        ]

    def test_a_table_is_saved_by_name_and_comes_back(self, home: Desk) -> None:
        home.press("enter", "down", "right", "s", "enter", *"Sunday")
        assert home.press("enter") == ["Table Sunday saved."]
        assert home.options.presets["Sunday"] == Preset("classic", "red=you,green=bot:normal")
        home.press("escape", "enter", "s")
        heard = home.press("enter", "enter")
        assert heard[-2:] == ["Table Sunday is set up.", "Classic Ludo"]

    def test_a_rule_file_that_is_not_installed_is_played_again(
        self, home: Desk, garden: Path
    ) -> None:
        home.press("s", "enter", *"Garden", "enter")
        assert home.options.presets["Garden"].variant == str(garden)
        home.press("home", "enter")
        assert home.table.game.rules.name == "garden"
        garden.unlink()
        home.home.open()
        home.press("n", "enter")
        assert home.press("down") == ["Game: PlayPalace Ludo"]

    def test_a_rule_file_that_goes_away_while_the_table_is_set_up(
        self, home: Desk, garden: Path
    ) -> None:
        garden.unlink()
        [heard] = home.press("home", "enter")[1:]
        assert "garden.toml" in heard

    def test_a_saved_table_whose_rules_are_gone(self, home: Desk) -> None:
        home.options.presets["Old"] = Preset("gone", "you,bot")
        home.press("enter", "s")
        assert home.press("enter", "enter")[-1].startswith("Table Old can no longer be set up")


def test_key_help_explains_instead_of_acting(desk: MakeDesk) -> None:
    client = desk([(6,)])
    client.press("c-k")
    assert client.press("r") == ["R: Roll the dice."]
    assert client.press("x") == ["X has no meaning."]
    assert client.press("escape") == ["Key help ended."]
    assert client.table.state.awaiting == "roll"
    assert client.press("r")[0] == "You roll 6."


def test_key_help_in_the_menu_explains_the_keys_of_the_game(home: Desk) -> None:
    home.press("e", "enter")
    assert home.press("r") == ["R: Roll the dice."]
    assert home.press("down") == ["Down arrow: Next entry."]


def test_verbosity_and_volume_by_key(desk: MakeDesk) -> None:
    client = desk([])
    assert client.press("f5")[0] == "Wording: full"
    assert client.press("-")[0] == "Volume of everything: 70 percent"
    client.press("0")
    assert client.press("=")[0] == "Dice: 100 percent"
    assert client.press("f7")[0] == "Sounds: off"
    assert client.sound.enabled is False


def test_options_that_cannot_be_kept_hold_all_the_same(desk: MakeDesk, tmp_path: Path) -> None:
    client = desk([])
    client.options.path = tmp_path / "games"
    heard = client.press("f5")
    assert any("could not be saved" in line for line in heard)
    assert client.options.text("speech.verbosity") == "full"


def test_a_finished_game_is_heard_again_step_by_step(desk: MakeDesk) -> None:
    client = desk([(6,), (2,), (3,)])
    client.press("r", "1", "r", "r")
    assert client.table.game.save is not None
    client.table.game.save.finish()
    again = desk([], variant=None)
    again.home.open()
    again.press("f", "enter")
    heard = again.press("enter")
    assert heard[-1].startswith("PlayPalace Ludo, 5 steps.")
    assert again.press("right") == ["You roll 6."]
    assert again.press("right")[0].startswith("You bring out token 1.")
    assert again.press("v")[1].startswith("Ben: all")
    assert again.press("left") == ["You roll 6."]
    assert again.press("left") == ["This is the beginning of the game."]
    assert again.press("end")[0] == "This is the end of the game."
    assert again.press("right")[0] == "This is the end of the game."
    assert again.press("escape")[0] == "Finished games."


class TestReplay:
    @pytest.fixture
    def replay(self, desk: MakeDesk) -> Desk:
        """A game of one turn each, played to its end."""
        client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "you,bot:easy")
        client.result = client.press("r")[-2]
        assert "draw" in client.result
        client.home.open()
        client.press("f", "enter", "enter")
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
        assert replay.press("h") == ["H does nothing here. F1 helps."]


class TestLessons:
    def test_rules_and_keys_come_one_at_a_time_in_the_real_game(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,), (2,), (5,), (6,), (1,)], variant=None)
        client.home.open()
        heard = client.press("l", "enter")
        assert heard[-1].startswith("Lesson: Ludo is a race.")
        assert client.press("r")[-1].startswith("Lesson: your four tokens begin in the yard")
        assert client.press("r")[-1].startswith("Lesson: press V")
        assert client.press("r")[-1].startswith("Lesson: you have a choice")

    def test_lessons_can_be_left_and_the_game_goes_on(self, desk: MakeDesk) -> None:
        client = desk([(3,), (4,), (2,), (5,)], variant=None)
        client.home.open()
        client.press("l", "enter", "escape")
        assert client.press("s", "enter")[-1] == "No more lessons. The game goes on."
        assert not any("Lesson" in line for line in client.press("r", "r"))


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"rol": ["x"]}, "rol"),
        ({"roll": ["hyper-x"]}, "hyper-x"),
        ({"roll": ["x"], "board": ["x"]}, "x"),
    ],
)
def test_keys_that_cannot_be_used_are_one_sentence_and_the_defaults_hold(
    desk: MakeDesk, keys: dict[str, list[str]], sentence: str
) -> None:
    from playpalace_ludo.client.launch import _keymaps

    client = desk([])
    client.options.keys = keys
    maps = _keymaps(client.options, client.app.teller)
    assert maps["game"]["r"] == "roll"
    assert sentence in client.speech.texts()[-1]


def test_keys_are_remapped(desk: MakeDesk) -> None:
    from playpalace_ludo.client.launch import _keymaps

    client = desk([(3,)])
    client.options.keys = {"roll": ["x"]}
    client.app.keymaps = _keymaps(client.options, client.app.teller)
    assert client.press("x")[0] == "You roll 3, no move."

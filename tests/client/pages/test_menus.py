"""Menus by arrows, first letters, Enter and Escape; options, typing, key help and lessons."""

import tomllib
from pathlib import Path

import pytest

from playpalace_ludo.client.beginning import keymaps
from playpalace_ludo.client.view import Act
from playpalace_ludo.words import Translator, commands, language_name
from playpalace_ludo.words.commands import own_keys
from playpalace_ludo.words.languages import listed
from tests.client.conftest import Desk, MakeDesk


def test_the_main_menu_begins_with_a_new_game(home: Desk) -> None:
    assert home.speech.texts() == ["Main menu.", "New game"]


def test_arrows_walk_and_the_edge_repeats_the_row_with_a_sound(home: Desk) -> None:
    assert home.press("up") == ["New game"]
    assert home.press("down")[0].startswith("Learn")
    assert [cue.name for cue in home.sound.cues[-2:]] == ["menu-edge", "menu-move"]


def test_a_row_says_its_place_unless_that_is_switched_off(desk: MakeDesk) -> None:
    home = desk([], variant=None, speech_positions=True)
    home.home.open()
    assert home.speech.texts() == ["Main menu.", "New game, 1 of 9"]
    assert home.press("end") == ["Quit, 9 of 9"]
    assert home.press("space") == ["Quit, 9 of 9"]
    home.press("p", "enter")
    assert home.press("down") == ["easy: 0 of 60 solved, 2 of 9"]
    home.press("escape", "o", "enter", "s", "enter", "p")
    assert home.press("right") == ["Place in menus: off"]
    assert home.press("up") == ["Voice: not set"]
    assert home.press("h") == ["Nothing here begins with h."]


def test_the_place_of_a_row_is_no_obstacle_for_a_braille_key(desk: MakeDesk) -> None:
    home = desk([], variant=None, speech_positions=True)
    home.home.open()
    home.press("o")
    row = home.speech.lines[-1]
    assert home.hear(lambda: home.app.choose(row, 0))[0] == "Options."


def test_first_letters_jump(home: Desk) -> None:
    assert home.press("q") == ["Quit"]
    assert home.press("h") == ["Help"]
    assert home.press("z") == ["Nothing here begins with z."]


def test_escape_goes_back_to_where_one_was(home: Desk) -> None:
    home.press("o", "enter", "down", "enter")
    assert home.press("escape") == ["Options.", "Speech"]
    assert home.press("escape") == ["Main menu.", "Options"]


def test_escape_in_the_main_menu_ends_the_program_at_the_second_press(home: Desk) -> None:
    for between in ("down", "q", "space", "backspace"):
        assert home.press("escape") == ["Escape again ends the program."]
        home.press(between)
        assert home.app.exit_code is None
    assert home.press("escape", "escape") == ["Escape again ends the program.", "Goodbye."]
    assert home.app.exit_code == 0


def test_whoever_uses_buttons_is_told_of_no_keys(home: Desk) -> None:
    assert home.app.activate(home.app.view().revision, "menu-back", Act.COMMAND)
    assert home.speech.texts()[-1] == "Once more ends the program."
    assert home.press("down", "escape")[-1] == "Escape again ends the program."


def test_backspace_goes_back_but_never_ends_the_program(home: Desk) -> None:
    home.press("o", "enter")
    assert home.press("backspace") == ["Main menu.", "Options"]
    assert home.press("backspace") == [
        "This is the main menu, there is nothing behind it. Escape twice or Control Q quits."
    ]
    assert home.app.exit_code is None


def test_help_and_menu_have_keys_that_no_reader_or_terminal_takes(desk: MakeDesk) -> None:
    """Some terminals keep F1 for themselves, Fenrir keeps Escape and most function keys."""
    client = desk([])
    assert client.press("?")[0] == "Help. Down arrow reads on, Escape closes."
    client.press("backspace")
    assert client.press("backspace")[0] == "Game menu. The game waits."
    assert client.press("?")[0] == "Help. Down arrow reads on, Escape closes."
    client.press("backspace")
    client.press("backspace")
    assert client.press("t") == ["Your turn: roll."]


def test_rules_are_read_line_by_line(home: Desk) -> None:
    home.press("h", "enter", "enter")
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
    steps = ("auto", *listed()).index("de")
    heard = home.press(*["right"] * steps)
    assert heard[-1:] == ["Sprache: Deutsch"]
    assert home.press("escape")[0] == "Einstellungen."


@pytest.mark.parametrize("lang", listed())
def test_a_language_nobody_has_heard_says_so(home: Desk, lang: str) -> None:
    home.press("o", "enter", "enter", "l")
    steps = ("auto", *listed()).index(lang)
    heard = home.press(*["right"] * steps)
    note = Translator(lang).text("pludo-menu-language-unheard")
    assert (heard[-1] == note) == (lang not in ("en", "de"))
    assert language_name(lang) in " ".join(heard[-2:])


def test_the_systems_language_says_so_too(home: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fa_IR.UTF-8")
    home.press("o", "enter", "enter", "l", "right")
    fa = Translator("fa").text
    assert home.press("left")[-1] == fa("pludo-menu-language-unheard")


def test_only_languages_that_tell_genders_apart_ask_how_to_address_the_hearer(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.press("o", "enter", "enter")
    assert home.press("s") == ["Nothing here begins with s."]
    home.press("escape")
    monkeypatch.setattr(Translator, "tells_genders_apart", True)
    home.press("enter")
    assert home.press("s") == ["Spoken to: as anybody"]
    assert home.press("right") == ["Spoken to: as a woman", "In the feminine."]
    assert home.app.teller.translator.hearer == "female"


def test_a_name_is_typed(home: Desk) -> None:
    home.press("o", "enter", "enter")
    home.press("enter", *"Zoe", "backspace", "ë")
    assert home.press("enter") == ["Name: Zoë"]
    assert home.options.text("player.name") == "Zoë"


def test_enter_without_typing_leaves_a_text_and_delete_empties_it(home: Desk) -> None:
    home.press("o", "enter", "enter", "enter", *"Zoe", "enter")
    assert home.press("enter", "enter")[-1] == "Name: Zoe"
    assert home.press("delete") == ["Press Delete again to empty it."]
    assert home.press("delete") == ["Name: not set"]


def test_a_volume_says_its_value_and_not_each_time_what_it_is(home: Desk) -> None:
    assert home.press("+", "-") == [f"Volume of everything: {n} percent" for n in (90, 80)]
    assert home.press("0") == ["Dice: 100 percent", "Volume of the dice."]


def test_values_of_an_option_are_a_list_that_opens_on_the_one_that_is_set(home: Desk) -> None:
    home.press("o", "enter", "s", "enter", "w")
    assert home.press("enter") == ["Wording: normal. Choose one.", "normal"]
    assert home.press("down") == ["full"]
    assert home.press("space") == ["full", "Everything, also whose turn it is each time."]
    assert home.press("enter")[0] == "Wording: full"
    assert home.press("up")[0].startswith("Speaks through")


def test_ways_of_speaking_are_a_list(home: Desk) -> None:
    home.press("o", "enter", "s", "enter", "s")
    assert home.press("enter") == ["Speaks through: automatic. Choose one.", "automatic"]
    assert home.press("end", "up", "up", "up") == ["silence", "text", "say", "own voice"]
    assert home.press("enter") == ["Speaks through: own voice"]
    assert home.options.text("speech.backend") == "voice"


def test_voices_are_a_list_where_what_speaks_has_some(
    home: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.speech, "voices", lambda language: ["Anna", "Bert"])
    home.press("o", "enter", "s", "enter", "v")
    assert home.press("enter") == ["Voice: not set. Choose one.", "the usual voice"]
    assert home.press("down", "down", "enter") == ["Anna", "Bert", "Voice: Bert"]
    assert home.speech.voice.name == "Bert"


class TestOwnKeys:
    @pytest.fixture
    def keys(self, home: Desk) -> Desk:
        home.press("o", "enter", "k", "enter")
        return home

    def test_a_key_is_given_by_pressing_it_and_who_had_it_is_named(self, keys: Desk) -> None:
        assert keys.press("home") == ["Roll: R"]
        assert keys.press("enter") == ["Roll: press the new key, or Escape to leave it."]
        assert keys.press("x") == ["Roll: X", "It was taken from This square: no key."]
        assert keys.app.keymaps["game"]["x"] == "roll"
        assert keys.options.path is not None
        assert tomllib.loads(keys.options.path.read_text())["keys"]["roll"] == ["x"]

    def test_delete_brings_the_usual_keys_back(self, keys: Desk) -> None:
        keys.press("home", "enter", "x")
        assert keys.press("delete") == ["Press Delete again for the usual keys."]
        assert keys.press("delete") == ["Roll: R"]
        assert keys.app.keymaps["game"]["x"] == "explore-here"

    def test_who_lost_its_last_key_is_told_once_and_gets_it_back(self, keys: Desk) -> None:
        keys.press("home", "enter", "x")
        assert own_keys(keys.options.keys).problems == ()
        keys.press("enter", "f9")
        assert keys.app.keymaps["game"]["x"] == "explore-here"
        assert keys.options.keys == {"roll": ["f9"]}

    def test_a_key_taken_from_another_of_ones_own_is_in_one_place(self, keys: Desk) -> None:
        keys.press("home", "enter", "x", "down", "enter")
        assert keys.press("x")[:2] == ["Go on: X", "It was taken from Roll: R."]
        assert keys.options.keys == {"next": ["x"], "explore-here": []}

    def test_escape_leaves_it_and_keys_of_menus_stay(self, keys: Desk) -> None:
        keys.press("home", "enter")
        assert keys.press("escape")[-1] == "Roll: R"
        keys.press("r", "r", "r")
        keys.press(*["down"] * 3)
        repeat = next(row for row in range(200) if keys.press("down")[0].startswith("Repeat:"))
        assert repeat >= 0
        keys.press("enter")
        assert keys.press("enter") == ["That key is needed in menus. Press another, or Escape."]
        assert keys.press("s-up") == ["That key cannot be used. Press another, or Escape."]

    def test_a_capital_is_a_key_of_its_own(self, keys: Desk) -> None:
        keys.press("home", "enter")
        assert keys.press("T") == ["Roll: Shift T"]


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


def test_key_help_explains_instead_of_acting(desk: MakeDesk) -> None:
    client = desk([(6,)])
    client.press("c-k")
    assert client.press("r") == ["R: Roll the dice."]
    assert client.press("/") == ["slash has no meaning."]
    assert client.press("escape") == ["Key help ended."]
    assert client.table.state.awaiting == "roll"
    assert client.press("r")[0] == "You roll 6."


def test_key_help_in_the_menu_explains_the_keys_of_the_game(home: Desk) -> None:
    home.press("h", "enter", "e", "enter")
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
    (tmp_path / "options.toml").unlink()
    (tmp_path / "options.toml").mkdir()
    heard = client.press("f5")
    assert any("could not be saved" in line for line in heard)
    assert client.options.text("speech.verbosity") == "full"


class TestLessons:
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
    ],
)
def test_keys_that_cannot_be_used_are_one_sentence_and_the_defaults_hold(
    desk: MakeDesk, keys: dict[str, list[str]], sentence: str
) -> None:
    client = desk([])
    client.options.keys = keys
    maps = keymaps(client.options, client.app.teller)
    assert maps["game"]["r"] == "roll"
    assert sentence in client.speech.texts()[-1]


def test_a_key_given_twice_stays_with_the_first(desk: MakeDesk) -> None:
    client = desk([])
    client.options.keys = {"roll": ["x"], "board": ["x"]}
    maps = keymaps(client.options, client.app.teller)
    assert maps["game"]["x"] == "roll" and maps["game"]["v"] == "board"
    assert any("is given to" in line for line in client.speech.texts())


def test_keys_are_remapped(desk: MakeDesk) -> None:
    client = desk([(3,)])
    client.options.keys = {"roll": ["x"]}
    client.app.keymaps = keymaps(client.options, client.app.teller)
    assert client.press("x")[0] == "You roll 3, no move."


def test_the_last_table_is_offered_again(desk: MakeDesk) -> None:
    client = desk([(3,)], variant=None)
    client.hear(client.home.open)
    assert client.press("down") != ["Same table again"]
    client.sit("classic", "red=you,blue=bot:hard,yellow=bot:easy")
    client.hear(client.home.open)
    while client.press("s") != ["Same table again"]:
        pass
    client.press("enter")
    assert client.table.game.rules.name == "classic"
    assert [player.bot for player in client.table.game.players] == ["", "hard", "easy"]


def test_f1_tells_only_keys_that_have_a_use_now(desk: MakeDesk) -> None:
    client = desk([(6,)])
    whole = len(commands.command_lines(client.app.keymap))
    client.press("f1")
    rows = [row.label for row in client.app.view().rows]
    assert len(rows) < whole
    assert any(row.startswith("R") and "Roll" in row for row in rows)
    assert not any("token 1" in row.lower() and row.startswith("1") for row in rows)
    without = [row for row in rows if row.startswith(("Shift M:", "Shift P:"))]
    assert without == [], "no abilities and no coins at this table"


def test_f1_tells_the_keys_of_abilities_and_coins_where_there_are_some(desk: MakeDesk) -> None:
    client = desk([(6,)], "springboard", table_coins=True)
    client.press("f1")
    rows = [row.label for row in client.app.view().rows]
    assert [row[:8] for row in rows if row.startswith(("Shift M:", "Shift P:"))] == [
        "Shift M:",
        "Shift P:",
    ]

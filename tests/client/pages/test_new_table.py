"""A table set up by ear: rules, seats, knobs, and tables saved by name."""

from itertools import groupby
from pathlib import Path

import pytest

from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.variants import catalogue
from tests.client.conftest import Desk, MakeDesk


@pytest.fixture
def garden(home: Desk, tmp_path: Path) -> Path:
    """A rule file of the player's own, just played; the new table is open."""
    file = tmp_path / "garden.toml"
    file.write_text((catalogue.SHIPPED / "hexagon.toml").read_text("utf-8"), "utf-8")
    home.sit(str(file), "you,bot")
    home.home.open()
    home.press("n", "enter")
    return file


def test_start_at_once(home: Desk) -> None:
    home.press("enter")
    heard = home.press("enter")
    assert heard == ["PlayPalace Ludo. You are red. Ada is green.", "You begin."]
    assert [player.name for player in home.table.game.players] == ["Player", "Ada"]


def test_the_last_table_is_offered_again(home: Desk) -> None:
    home.press("enter", "down", "right", "up", "enter")
    home.press("escape", "l", "enter")
    home.press("n", "enter")
    assert home.press("down") == ["Game: Classic Ludo"]


def test_the_game_is_changed_with_its_summary(home: Desk) -> None:
    home.press("enter", "down")
    (heard,) = home.press("right")
    assert heard.startswith("Classic Ludo: no safe squares on the track")


def test_taking_back_is_for_this_table_and_holds_once_it_starts(home: Desk) -> None:
    home.press("enter", "t")
    assert home.press("right") == [
        "Taking back: free",
        "U goes back to your last decision, the bots' moves included.",
    ]
    home.press("escape")
    assert home.options.text("table.undo") == "own-turn"
    home.press("enter", "t", "left", "home", "enter")
    assert home.table.game.undo_policy == home.options.text("table.undo") == "off"


def test_seats_go_round(home: Desk) -> None:
    home.press("enter", "r")
    assert home.press("right") == ["Red: Guest 1"]
    assert home.press("right") == ["Red: bot, random"]
    home.press("b")
    assert home.press("right") == ["Blue: you"]


def test_a_table_with_too_few_is_refused(home: Desk) -> None:
    home.press("enter", "r", "left", "home")
    assert home.press("enter") == ["One player is not enough: this game is for 2 to 4."]


def test_the_number_of_players_seats_bots_and_sends_them_away_first(home: Desk) -> None:
    home.press("enter", "r", "right", "b", "right")
    assert home.press("p") == ["Players: 3"]
    assert home.press("right", "right") == ["Players: 4", "Players: 4"]
    seats = [home.press("down")[0] for _ in range(5)]
    assert seats == [
        "All bots: normal",
        "Red: Guest 1",
        "Blue: you",
        "Green: bot, normal",
        "Yellow: bot, normal",
    ]
    assert home.press("p", "left", "left", "left")[-1] == "Players: 2"
    assert home.press("r", "down", "down", "down")[1:] == [
        "Blue: nobody",
        "Green: you",
        "Yellow: nobody",
    ]
    assert home.press("p", "down")[-1] == "Red: Guest 1", "there is no bot"


def test_all_bots_get_a_strength_at_once(home: Desk) -> None:
    home.press("enter", "p", "right", "right", "down")
    assert home.press("right") == ["All bots: hard"]
    assert home.press("space")[-1] == "Judges exactly, one throw ahead."
    home.press("home", "enter")
    assert [player.bot for player in home.table.game.players] == ["", "hard", "hard", "hard"]


def test_a_person_is_named(home: Desk) -> None:
    home.press("enter", "g", "g", "enter", *"Zoë, bot:x")
    assert home.press("enter") == ["Green: Zoë bot x"]
    assert home.press("enter", "enter")[-1] == "Green: Zoë bot x"
    home.press("home", "enter")
    assert [player.name for player in home.table.game.players][1] == "Zoë bot x"


def test_space_explains_every_row(desk: MakeDesk) -> None:
    home = desk([], variant=None, table_coins=True)
    home.options.presets["Sunday"] = Preset("classic", "you,bot")
    home.home.open()
    home.press("n", "enter")
    for row in home.app.view().rows:
        assert row.help, row.label
        assert home.press("space") == [row.label, row.help]
        home.press("down")


def open_group(home: Desk, *letters: str) -> None:
    """Open a group of the options of a new table by its first letter."""
    home.press("enter", "c", "enter", *letters, "enter")


def test_every_knob_is_in_the_menu_and_says_its_meaning(home: Desk) -> None:
    home.press("enter", "c", "enter")
    for _, group in groupby(KNOBS, lambda knob: knob.group):
        home.press("enter")
        for knob in group:
            assert home.app.view().cursor == knob.key
            if knob.kind != "squares":
                assert home.press("right")
                home.press("left")
            home.press("down")
        home.press("escape", "down")


def test_a_changed_knob_holds_at_the_table(home: Desk) -> None:
    open_group(home, "t")
    assert home.press("right")[0].startswith("Max consecutive sixes: 4.")
    home.press("escape", "escape", "home", "enter")
    assert home.table.game.rules.spec.startswith("playpalace(")


def test_an_impossible_combination_is_refused_and_nothing_changes(home: Desk) -> None:
    open_group(home, "o")
    assert home.press("down")[0].startswith("Doubled")
    heard = home.press("right")
    assert len(heard) == 1
    assert heard[0] == (
        "That cannot be: A Doubled is exactly two tokens: set Own tokens on a square to 2."
    )
    home.press("escape", "escape", "home", "enter")
    assert home.table.game.rules.spec == "playpalace"


def test_a_large_number_is_typed(home: Desk) -> None:
    open_group(home, "e", "e")
    assert home.press("end")[0].startswith("Turn limit")
    prompt = home.press("enter")
    assert home.press(*"12x", "enter")[-1:] == prompt
    assert home.press(*"9" * 30, "enter")[-1:] == prompt
    assert home.press(*"300", "enter")[-1].startswith("Turn limit: 300.")
    assert home.press("right")[0].startswith("Turn limit: 301.")


def to_safe_squares(home: Desk) -> None:
    """Open the rules of a new table on the row of the safe squares."""
    open_group(home, "s")


def test_safe_squares_are_typed(home: Desk) -> None:
    to_safe_squares(home)
    home.press("enter", *"9 22")
    assert home.press("enter")[0].startswith("Safe squares: 9 and 22.")
    home.press("enter", "x")
    assert home.press("enter") == [
        "Type track squares with spaces between them, such as 9 22 35 48."
    ]


def test_safe_squares_stay_when_nothing_is_typed_and_0_is_none(home: Desk) -> None:
    to_safe_squares(home)
    assert home.press("right") == [
        "Safe squares: 9, 22, 35 and 48. Type others with spaces between them, 0 for none, and"
        " press Enter. Enter alone leaves them."
    ]
    assert home.press("enter")[0].startswith("Safe squares: 9, 22, 35 and 48.")
    assert home.press("enter", "0", "enter")[-1].startswith("Safe squares: none.")


def test_games_are_a_list_that_opens_on_the_present_one(home: Desk) -> None:
    home.press("enter", "down")
    heard = home.press("enter")
    assert heard == ["Which game? Space tells what it is about.", "PlayPalace Ludo"]
    assert home.press("down", "down") == ["Classic Ludo", "Indian Ludo with star squares"]
    assert home.press("space")[1].startswith("Indian Ludo: as classic")
    home.press("enter")
    assert home.press("up", "down")[-1] == "Game: Indian Ludo with star squares"


def test_a_table_is_saved_by_name_and_comes_back(home: Desk) -> None:
    home.press("enter", "down", "right", "s", "enter", *"Sunday")
    assert home.press("enter") == ["Table Sunday saved."]
    assert home.options.presets["Sunday"] == Preset("classic", "red=you,green=bot:normal")
    home.press("escape", "enter", "s")
    heard = home.press("enter", "enter")
    assert heard[-2:] == ["Table Sunday is set up.", "Classic Ludo"]


def test_a_rule_file_that_is_not_installed_is_played_again(home: Desk, garden: Path) -> None:
    home.press("s", "enter", *"Garden", "enter")
    assert home.options.presets["Garden"].variant == str(garden)
    home.press("home", "enter")
    assert home.table.game.rules.name == "garden"
    garden.unlink()
    home.home.open()
    home.press("n", "enter")
    assert home.press("down") == ["Game: PlayPalace Ludo"]


def test_a_rule_file_that_goes_away_while_the_table_is_set_up(home: Desk, garden: Path) -> None:
    garden.unlink()
    [heard] = home.press("home", "enter")[1:]
    assert "garden.toml" in heard


def test_a_saved_table_whose_rules_are_gone(home: Desk) -> None:
    home.options.presets["Old"] = Preset("gone", "you,bot")
    home.press("enter", "s")
    assert home.press("enter", "enter")[-1].startswith("Table Old can no longer be set up")

"""Keyboards that write other scripts: the same key, the same command."""

import pytest

from playpalace_ludo.words import layouts
from tests.client.conftest import Desk, MakeDesk

SIX = [(6,), (3,)]


@pytest.mark.parametrize("name", layouts.LAYOUTS)
def test_a_layout_writes_something_else_on_every_key(name: str) -> None:
    table = layouts.letters(name)
    rows = (*layouts.LAYOUTS[name], *layouts.ON_SIGNS.get(name, ()))
    written = [char for row in rows for char in row if char != " "]
    assert len(set(written)) == len(written) == len(table)
    assert not any(char.isascii() for char in written)
    assert set(map(str.lower, table.values())) <= {*layouts.LATIN, *"".join(layouts.SIGNS)}


@pytest.mark.parametrize(
    ("key", "lang", "meant"),
    [
        *(("к", "ru", "r"), ("К", "ru", "R"), ("к", "en", "r"), ("к", "sr", "k"), ("р", "sr", "r")),
        *(("б", "ru", ","), ("Ю", "ru", ">"), ("و", "fa", ","), ("ج", "fa", "["), ("ड", "hi", "[")),
        *(("р", "ru", "h"), ("ق", "fa", "r"), ("ی", "fa", "d"), ("ي", "ar", "d"), ("ी", "hi", "r")),
        *(
            ("ρ", "el", "r"),
            ("ı", "tr", "i"),
            ("r", "ru", "r"),
            ("ü", "de", "ü"),
            ("up", "ru", "up"),
        ),
    ],
)
def test_the_hearers_own_keyboard_comes_first(key: str, lang: str, meant: str) -> None:
    assert layouts.on_same_key(key, lang) == meant


@pytest.mark.parametrize(
    ("key", "digit"), [("۲", "2"), ("٤", "4"), ("३", "3"), ("2", "2"), ("²", "²")]
)
def test_digits_of_every_script_count(key: str, digit: str) -> None:
    assert layouts.as_digit(key) == digit


@pytest.mark.parametrize("key", ["r", "к", "ق", "ी"])
def test_the_key_of_a_command_works_whatever_it_writes(desk: MakeDesk, key: str) -> None:
    client = desk(SIX, "playpalace", "you,Ben")
    assert client.press(key)[0].startswith("You roll 6.")


@pytest.mark.parametrize("digit", ["2", "۲", "२", "２"])
def test_a_token_is_chosen_by_a_digit_of_any_script(desk: MakeDesk, digit: str) -> None:
    client = desk(SIX, "playpalace", "you,Ben")
    client.press("r")
    assert "token 2" in client.press(digit)[0]


@pytest.mark.parametrize("comma", [",", "б", "و"])
def test_the_comma_key_reads_back_whatever_it_writes(desk: MakeDesk, comma: str) -> None:
    client = desk(SIX, "playpalace", "you,Ben")
    client.press("r")
    assert client.press(comma) == ["You roll 6."]


def test_in_menus_the_letter_counts_first_and_then_the_sign_on_its_key(home: Desk) -> None:
    home.press("down")
    assert home.press("б") == ["New game"]
    assert home.press("э")[0].startswith("Э does nothing here.")


def test_a_letter_without_a_command_is_named_as_it_was_written(desk: MakeDesk) -> None:
    client = desk(SIX, "playpalace", "you,Ben")
    assert client.press("ё")[0].startswith("Ё does nothing here.")


def test_key_help_names_both(desk: MakeDesk) -> None:
    client = desk(SIX, "playpalace", "you,Ben")
    client.press("c-k")
    assert client.press("r") == ["R: Roll the dice."]
    assert client.press("к") == ["R and К: Roll the dice."]


def test_typed_text_stays_as_it_is_written(home: Desk) -> None:
    home.press("o", "enter", "enter", "enter", *"Кира۲")
    assert home.press("enter") == ["Name: Кира۲"]


def test_first_letters_work_from_any_keyboard_and_without_accents(home: Desk) -> None:
    assert home.press("й") == ["Quit"]
    assert layouts.initial("Éire") == layouts.initial("e") == "e"
    assert layouts.initial("أحمر") == layouts.initial("ا")
    assert layouts.initial("Işık") == layouts.initial("ı") == "i"
    assert layouts.initial("Игра") == layouts.initial("и")
    assert layouts.initial("") == ""

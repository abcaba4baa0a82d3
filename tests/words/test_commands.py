"""The command table: keys, their words, and what players may change about them."""

from __future__ import annotations

import re

import pytest

from playpalace_ludo.words import Translator
from playpalace_ludo.words.commands import (
    BY_ID,
    COMMANDS,
    PLACES,
    KeysError,
    command_lines,
    describe,
    key_name,
    keymap,
    parse_key,
)

ENGLISH = Translator("en")


def test_ids_are_unique_and_default_keys_do_not_clash() -> None:
    assert len(BY_ID) == len(COMMANDS)
    for where in PLACES:
        keys = [k for c in COMMANDS if where in c.where for k in c.keys]
        assert len(keys) == len(set(keys))
        assert set(keymap(where=where)) == set(keys)


def test_host_keys_are_letters_and_digits_hosts_can_send() -> None:
    keys = [command.host for command in COMMANDS if command.host]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch("space|f1|(shift[+])?[a-z0-9]", key) for key in keys)


def test_default_keys_are_ones_the_parser_knows() -> None:
    spelt = {
        k: f"Shift+{k}" if k.isalpha() and k.isupper() else k for c in COMMANDS for k in c.keys
    }
    assert [key for key, text in spelt.items() if parse_key(text) != key] == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Ctrl+K", "c-k"),
        ("control-x", "c-x"),
        ("R", "r"),
        ("Return", "enter"),
        (" ", "space"),
        ("F5", "f5"),
        ("c-i", "tab"),
        ("?", "?"),
        ("F13", None),
        ("hyper-x", None),
        ("", None),
    ],
)
def test_keys_are_read_as_players_write_them(text: str, key: str | None) -> None:
    assert parse_key(text) == key


def test_own_keys_replace_the_default_and_take_what_others_had() -> None:
    keys = keymap({"roll": ["v", "f9"]})
    assert keys["v"] == keys["f9"] == "roll"
    assert "r" not in keys
    assert "board" not in keys.values()
    assert keymap({"board": "r"})["r"] == "board"


def test_a_command_may_lose_its_key() -> None:
    assert "u" not in keymap({"undo": []})


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        ({"rol": ["x"]}, "There is no command “rol”. Did you mean “roll”?"),
        ({"zzz": ["x"]}, "There is no command “zzz” to give keys to."),
        (
            {"roll": ["hyper"]},
            "“hyper” for “roll” is no key. Write a character, a name such as space or f5, "
            "or c-k for Control K.",
        ),
        (
            {"roll": ["x"], "undo": ["x"]},
            "The key “x” is given to “roll” and to “undo”. One of them needs another.",
        ),
    ],
)
def test_wrong_keys_are_refused_with_a_sentence(
    overrides: dict[str, list[str]], sentence: str
) -> None:
    with pytest.raises(KeysError) as caught:
        keymap(overrides)
    assert ENGLISH.say(caught.value.message) == str(caught.value) == sentence


def test_keys_have_names_for_the_ear() -> None:
    spoken = [ENGLISH.say(key_name(key)) for key in ("r", "c-k", ",", "f5", "space", "[")]
    assert spoken == ["R", "Control K", "comma", "F5", "Space", "left bracket"]
    assert Translator("de").say(key_name("c-k")) == "Strg K"


def test_the_key_list_has_a_heading_per_category_and_a_line_per_command() -> None:
    lines = [ENGLISH.say(line) for line in command_lines(keymap())]
    assert lines[:3] == [
        "Playing.",
        "R: Roll the dice.",
        "Space and Enter: The obvious next thing: roll, or play the choice you are on.",
    ]
    assert "1, 2, 3, 4, 5, 6, 7, 8 and 9: Play the token of that number." in lines
    assert "In menus." not in lines
    small = [ENGLISH.say(line) for line in command_lines(keymap(), tokens=2, players=3)]
    assert "1 and 2: Play the token of that number." in small
    assert "Q, W and E: Hear the tokens of each player, in the order of play." in small
    assert ENGLISH.say(describe(BY_ID["undo"], [])) == "No key: Take back your last decision."

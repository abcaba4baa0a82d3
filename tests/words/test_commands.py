"""The command table: keys, their words, and what players may change about them."""

from __future__ import annotations

import re

import pytest

from playpalace_ludo.words import Translator
from playpalace_ludo.words.commands import (
    BY_ID,
    COMMANDS,
    PLACES,
    command_lines,
    describe,
    key_name,
    keymap,
    own_keys,
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
        ({"rol": ["f10"]}, "There is no command “rol”. Did you mean “roll”?"),
        ({"zzz": ["f10"]}, "There is no command “zzz” to give keys to."),
        (
            {"roll": ["hyper"]},
            "“hyper” for “roll” is no key. Write a character, a name such as space or f5, "
            "or c-k for Control K.",
        ),
        (
            {"roll": ["f10"], "undo": ["u", "f10"]},
            "The key “f10” is given to “roll” and to “undo”. One of them needs another.",
        ),
    ],
)
def test_a_wrong_key_is_dropped_with_a_sentence_and_all_others_hold(
    overrides: dict[str, list[str]], sentence: str
) -> None:
    own = own_keys({"pass": ["f9"], **overrides, "hint": ["f11"]})
    assert [ENGLISH.say(problem) for problem in own.problems] == [sentence]
    keys = keymap(own.keys)
    assert (keys["f9"], keys["f11"]) == ("pass", "hint")
    assert "roll" in keys.values()


def test_of_several_keys_only_the_wrong_one_is_dropped() -> None:
    own = own_keys({"roll": ["hyper", "x"]})
    assert len(own.problems) == 2  # and what had the X has no key left
    assert ENGLISH.say(own.problems[1]) == (
        "“explore-here” has no key left: others have been given all of its keys."
    )
    assert keymap(own.keys)["x"] == "roll"


def test_a_command_that_shall_have_no_key_is_no_problem() -> None:
    assert own_keys({"undo": []}).problems == own_keys({}).problems == ()


def test_keys_have_names_for_the_ear() -> None:
    spoken = [ENGLISH.say(key_name(key)) for key in ("r", "c-k", ",", "f5", "space", "[")]
    assert spoken == ["R", "Control K", "comma", "F5", "Space", "left bracket"]
    assert Translator("de").say(key_name("c-k")) == "Steuerung K"


def test_the_key_list_has_a_heading_per_category_and_a_line_per_command() -> None:
    lines = [ENGLISH.say(line) for line in command_lines(keymap())]
    assert lines[:3] == [
        "Playing.",
        "R: Roll the dice.",
        "Space and Enter: The obvious next thing: roll, or play the choice you are on.",
    ]
    assert "1, 2, 3, 4, 5, 6, 7, 8 and 9: Play the token of that number." in lines
    assert "In menus." not in lines
    players = "Q, W, E, Y, I and O: Hear the tokens of each player, in the order of play."
    assert players in lines
    assert ENGLISH.say(describe(BY_ID["undo"], [])) == "No key: Take back your last decision."

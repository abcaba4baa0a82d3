"""Abilities at the client's table: the key, the choices, taking back, bots."""

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.words import commands
from tests.client.conftest import Desk, MakeDesk

TO_THE_FORGE: list[tuple[int, ...]] = [(6,), (1,), (1,), (2,), (5,), (2,)]
"""Red begins, enters, stops on s6, where a shield is; yellow cannot move."""


def at_the_forge(
    desk: MakeDesk, *throws: tuple[int, ...], seats: str = "red=Ann,yellow=Ben"
) -> Desk:
    client = desk([*TO_THE_FORGE, *throws], "shield-smiths", seats)
    client.press("r", "r", "r", "1", "r", "r")
    return client


def test_a_shield_is_gained_used_and_taken_back(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,), (3,))
    assert client.press("1")[0].endswith(
        "You gain a shield: a token cannot be captured for 2 turns."
    )
    client.press("r")
    assert client.press("M") == [
        "You hold a shield (a token cannot be captured for 2 turns).",
    ]
    assert client.press("U") == ["1 with shield: not captured on s6, for 2 turns."]
    assert client.press("enter") == ["You use a shield. Shield on your token 1, for 2 turns."]
    assert client.press("U") == ["You hold nothing to use."]
    client.press("u")
    assert client.table.state.books.held[0]
    assert client.press("U", "down", "enter")[-1].startswith("You use a shield.")
    assert client.press("r")[0].startswith("You roll 3")


def test_the_key_is_named_once_a_game_when_something_may_be_used(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,), (3,), (3,), (3,))
    assert client.press("1")[-1] != "Shift U uses what you hold."
    assert client.press("r")[-1] == "Shift U uses what you hold."
    later = client.press("r", "1", "r")
    assert client.table.state.turn == 0 and client.table.state.moves
    assert "Shift U uses what you hold." not in later


def test_the_key_that_is_named_is_the_one_it_has(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,), (3,))
    client.app.keymaps = {**client.app.keymaps, commands.IN_GAME: {"r": "roll", "1": "token-1"}}
    assert not any("what you hold" in line for line in client.press("1", "r"))
    client = at_the_forge(desk, (3,), (3,))
    client.app.keymaps = {
        **client.app.keymaps,
        commands.IN_GAME: {"r": "roll", "1": "token-1", "y": "use"},
    }
    assert client.press("1", "r")[-1] == "Y uses what you hold."


def test_who_wants_it_brief_is_told_no_key(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,), (3,))
    client.options.switches["speech.verbosity"] = "brief"
    assert not any("what you hold" in line for line in client.press("1", "r"))


SLEEVE = "masquerade red:{},Y,Y/yellow:10,Y,Y red ? 0 9 leader=red round=3 held=red:{}"


@pytest.mark.parametrize(
    ("place", "held", "heard"),
    [
        ("Y", "loaded_sleeve", ["loaded sleeve: throw twice and keep one.", "Enter uses it."]),
        (
            "2",
            "loaded_sleeve,stilts",
            [
                "1 with stilts: from m3 to m7.",
                "loaded sleeve: throw twice and keep one.",
                "What has no number is chosen with the arrow keys and Enter.",
            ],
        ),
        ("2", "stilts", ["1 with stilts: from m3 to m7."]),
    ],
)
def test_what_has_no_number_is_told_with_its_keys(
    desk: MakeDesk, place: str, held: str, heard: list[str]
) -> None:
    client = desk([], "masquerade", "red=you,yellow=Ben")
    client.table.game.match.state = parse_position(SLEEVE.format(place, held), variants.load)[1]
    assert client.press("U") == heard
    assert client.press("3") == ["Nothing you hold can be used on token 3."]
    assert client.press("U") == [line for line in heard if "Enter" not in line]
    client.press("end")
    assert client.press("enter")[0].startswith("You use ")


def test_who_thinks_better_of_it_throws(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,))
    client.press("1", "r", "U")
    assert client.press("escape") == ["Your turn: roll. You may use a shield."]
    client.press("U")
    assert client.press("r")[0].startswith("You roll 3")
    assert client.table.state.books.held[0]


def test_reasons_why_not(desk: MakeDesk) -> None:
    client = at_the_forge(desk, (3,))
    assert client.press("U") == ["You hold nothing to use."]
    client.press("1", "r", "r")
    assert client.press("U") == ["Abilities are used before a throw: first play 3."]
    assert desk([]).press("U") == ["These rules give nothing to use."]


def test_a_bot_uses_what_it_holds(desk: MakeDesk) -> None:
    client = desk([], "masquerade", "red=bot:hard,yellow=bot:hard", pace_speed="normal")
    line = (
        "masquerade red:11,Y,Y/yellow:14,Y,Y red ? 0 9 leader=red round=3 held=red:change_of_masks"
    )
    table = client.table
    table.game.match.state = parse_position(line, variants.load)[1]
    heard = client.hear(table._bot_acts)
    assert heard[0].startswith("Ada uses a change of masks. Changed: Ada's token 1 is on m24")


def test_what_to_take_is_chosen_by_its_number(desk: MakeDesk) -> None:
    client = desk([(6,), (1,), (5,), (2,), (4,)], "masquerade", "red=Ann,yellow=Ben")
    client.press("r", "r", "r", "1", "r", "r")
    assert client.press("1")[1:4] == [
        "1: take cloak, a token cannot be captured for 2 turns.",
        "2: take change of masks, change places with another player's token up to 14 tiles ahead.",
        "3: take stilts, a token leaps 4 tiles.",
    ]
    assert client.press("t") == ["Your turn: choose an ability."]
    assert client.press("r") == ["Choose an ability first."]
    assert client.press("3")[0] == "You gain stilts: a token leaps 4 tiles."


def test_a_hint_before_the_throw_says_what_to_use_or_to_keep_it(desk: MakeDesk) -> None:
    client = desk([(3,)], "shield-smiths", "red=Ann,yellow=Ben")
    line = "shield-smiths red:29,2,Y/yellow:17,Y,Y red ? 0 9 leader=red round=3 held=red:shield"
    client.table.game.match.state = parse_position(line, variants.load)[1]
    assert client.press("h") == [
        "Token 1 with shield: not captured on s30, for 2 turns. "
        "Otherwise Ben could capture it: 17 percent."
    ]
    chances = client.press("h")
    assert chances[0].endswith("percent. Token 1 with shield: not captured on s30, for 2 turns.")
    assert any(line.endswith("percent. Roll, and keep what you hold.") for line in chances)
    line = "shield-smiths red:2,Y,Y/yellow:30,Y,Y red ? 0 9 leader=red round=3 held=red:shield"
    client.table.game.match.state = parse_position(line, variants.load)[1]
    assert client.press("h")[0].startswith("Roll, and keep what you hold.")

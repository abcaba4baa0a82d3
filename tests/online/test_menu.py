"""A server's menu as a value: walking to its ends, in a list and in a grid."""

from __future__ import annotations

import pytest

from playpalace_ludo.online.fingerprint import in_words
from playpalace_ludo.online.journey import Account, Ended, Journey, Open
from playpalace_ludo.online.menu import ServerMenu
from playpalace_ludo.online.packets import MenuRow, PlaySound, read
from playpalace_ludo.online.session import Session


def menu(count: int, focus: int, width: int = 0) -> ServerMenu:
    rows = tuple(MenuRow(f"row {number}") for number in range(count))
    return ServerMenu("m", rows, width=width).at(focus)


@pytest.mark.parametrize("focus", [0, 1, 4])
def test_the_ends_of_a_list(focus: int) -> None:
    assert menu(5, focus).edge(-1).focus == 0
    assert menu(5, focus).edge(1).focus == 4


@pytest.mark.parametrize("focus", [4, 5, 7])
def test_the_ends_of_a_line_in_a_grid(focus: int) -> None:
    assert menu(12, focus, width=4).edge(-1).focus == 4
    assert menu(12, focus, width=4).edge(1).focus == 7


def test_a_fingerprint_is_spelled_five_bits_at_a_time() -> None:
    """Its first 80 bits; what comes after them is not read out."""
    ends = "".join(f"{number:05b}" for number in range(16))
    digits = f"{int(ends, 2):020x}" + "f" * 44
    assert in_words(digits) == (
        "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel "
        "India Juliett Kilo Lima Mike November Oscar Papa"
    )


def test_a_sound_is_loud_and_in_the_middle_unless_it_says_otherwise() -> None:
    plain = read('{"type": "play_sound", "name": "dice"}')
    assert plain == PlaySound("dice", volume=100, pan=0, pitch=100)
    silent = read('{"type": "play_sound", "name": "dice", "volume": 0, "pan": -100}')
    assert silent == PlaySound("dice", volume=0, pan=-100, pitch=100)


def test_an_unknown_packet_is_counted_once() -> None:
    session = Session("Ann")
    for number in (1, 2, 3):
        session.frame('{"type": "dance"}', 0.0)
        assert session.ignored["dance"] == number


def test_nothing_follows_a_time_that_nobody_waits_for() -> None:
    journey = Journey(Account("ann", "secret"))
    assert any(isinstance(step, Open) for step in journey.begin())
    assert any(isinstance(step, Ended) for step in journey.tick())
    assert list(journey.tick()) == []

"""A server's menu as a value: walking to its ends, in a list and in a grid."""

from __future__ import annotations

import json
import threading
from typing import Any, cast

import pytest

from playpalace_ludo.online.fingerprint import in_words
from playpalace_ludo.online.journey import Account, Ended, Journey, Open
from playpalace_ludo.online.link import Link
from playpalace_ludo.online.menu import ServerMenu
from playpalace_ludo.online.packets import MOST_BYTES, MenuRow, Parting, PlaySound, read
from playpalace_ludo.online.pulse import Pulse
from playpalace_ludo.online.sending import KeyPress, Send
from playpalace_ludo.online.session import CloseBox, Session, Tell


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


@pytest.mark.parametrize(
    ("ids", "taken"),
    [(["play", "back"], "back"), (["no", "yes"], "no"), (["yes", "no"], "no"), (["yes"], "yes")],
)
def test_escape_says_yes_to_no_question(ids: list[str], taken: str) -> None:
    session = Session("Ann")
    items = [{"text": name, "id": name} for name in ids]
    shown = {"type": "menu", "menu_id": "m", "items": items}
    session.frame(json.dumps({**shown, "escape_behavior": "select_last_option"}), 0.0)
    (*_, sent) = session.press(KeyPress("escape"), 0.0)
    assert isinstance(sent, Send) and sent.packet["selection_id"] == taken


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


def test_a_page_in_a_grid_is_so_many_lines() -> None:
    rows = [{"text": f"row {number}", "id": str(number)} for number in range(60)]
    shown = {"type": "menu", "menu_id": "board", "items": rows, "grid_enabled": True}
    for width, landed in ((4, 20), (1, 5)):
        session = Session("Ann")
        session.frame(json.dumps({**shown, "grid_width": width}), 0.0)
        session.press(KeyPress("pagedown"), 0.0)
        assert session.menu.focus == landed, session.menu.width


def test_a_ping_is_told_in_milliseconds() -> None:
    pulse = Pulse()
    pulse.measure(1.0)
    (told,) = [one for one in pulse.pong(3.0) if isinstance(one, Tell)]
    assert told.message.args["milliseconds"] == 2000


def test_silence_is_told_once_each_time() -> None:
    pulse = Pulse()
    for now in (0.0, 1000.0):
        pulse.acted(now)
        assert len([*pulse.tick(now + 900)]) == 1 and not [*pulse.tick(now + 901)]
        assert [type(one) for one in pulse.pong(now + 902)] == [Tell]
        pulse.acted(now + 903)
        assert not [*pulse.pong(now + 904)]


def test_what_was_done_while_a_ping_is_on_its_way_gets_one_of_its_own() -> None:
    pulse = Pulse()
    assert len([*pulse.acted(0.0)]) == 1 and not [*pulse.acted(0.1)]
    (ping,) = pulse.pong(0.2)
    assert not isinstance(ping, Tell) and pulse.is_unsure
    assert not [*pulse.pong(0.3)] and not pulse.is_unsure


def shown(*texts: str) -> str:
    rows = [{"text": text} for text in texts]
    return json.dumps({"type": "menu", "menu_id": "m", "items": rows})


def test_of_rows_with_the_same_text_the_nearest_keeps_the_focus() -> None:
    session = Session("Ann")
    session.frame(shown("a", "b", "b", "a"), 0.0)
    session.press(KeyPress("end"), 0.0)
    assert session.menu.focus == 3
    session.frame(shown("a", "b", "b", "b", "a"), 0.0)
    assert session.menu.focus == 4


def test_a_box_is_closed_with_the_screen() -> None:
    session = Session("Ann")
    session.frame('{"type": "request_input", "input_id": "x", "prompt": "Say"}', 0.0)
    assert session.box is not None
    _, effects = session.frame('{"type": "clear_ui"}', 0.0)
    assert [*effects] == [CloseBox()]


def test_a_server_may_ask_to_wait_an_hour_and_a_frame_may_be_a_megabyte() -> None:
    said = '{"type": "disconnect", "retry_after": %d}'
    for asked in (3600, 3601, 9999):
        parting = read(said % asked)
        assert isinstance(parting, Parting) and parting.retry_after == 3600
    text = '{"type": "speak", "text": "a"}'
    assert read(text + " " * (MOST_BYTES - len(text))) == read(text)


class Wire:
    """A connection that notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(text)


def test_nothing_is_sent_over_a_connection_that_was_hung_up() -> None:
    wire, begun, busy, done = Wire(), *(threading.Event() for _ in range(3))
    link = Link(lambda act: None, cast("Any", None))
    link._wire = cast("Any", wire)
    link.send("before")
    link._soon(begun.set)
    link._soon(busy.wait, 30)
    assert begun.wait(30)
    link.send("after")
    link.hang_up()
    busy.set()
    link._soon(lambda: link._loop.call_soon(done.set))
    assert done.wait(30)
    assert wire.sent == ["before"]
    link.close()

"""Packets of untrusted servers: bounds, types, and nothing raw."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playpalace_ludo.online import packets, text
from playpalace_ludo.online.packets import PacketError
from playpalace_ludo.online.session import Say, Session, Tell
from playpalace_ludo.words import Translator

GOOD: list[dict[str, Any]] = [
    {"type": "speak", "text": "Hello.", "buffer": "table", "muted": False},
    {"type": "menu", "menu_id": "m", "items": ["a", {"text": "b", "id": "b", "sound": "x.ogg"}],
     "multiletter_enabled": True, "escape_behavior": "keybind", "position": 1,
     "grid_enabled": True, "grid_width": 2},
    {"type": "request_input", "input_id": "i", "prompt": "Name", "default_value": "x",
     "multiline": True, "read_only": False, "content_format": "markdown"},
    {"type": "document_editor", "dialog_id": "d", "prompt": "p", "content": "c",
     "source_content": "s"},
    {"type": "play_sound", "name": "a.ogg", "volume": 50, "pan": -100, "pitch": 120},
    {"type": "play_music", "name": "m.ogg"},
    {"type": "play_ambience", "loop": "w.ogg"},
    {"type": "chat", "convo": "local", "sender": "Ben", "message": "hi", "language": "Other"},
    {"type": "authorize_success", "username": "Ann", "refresh_token": "t"},
    {"type": "server_status", "message": "Soon."},
    {"type": "disconnect", "reconnect": True, "retry_after": 3, "message": "Bye."},
    {"type": "table_create", "host": "Ben", "game": "Pig"},
]  # fmt: skip


@pytest.mark.parametrize("packet", GOOD, ids=lambda packet: packet["type"])
def test_a_good_packet_is_read(packet: dict[str, Any]) -> None:
    assert not isinstance(packets.read(json.dumps(packet)), packets.Other)


@pytest.mark.parametrize("packet", GOOD, ids=lambda packet: packet["type"])
def test_a_field_of_the_wrong_type_is_refused(packet: dict[str, Any]) -> None:
    for name in packet.keys() - {"type", "language"}:
        with pytest.raises(PacketError) as refused:
            packets.read(json.dumps({**packet, name: {"a": []}}))
        assert refused.value.place in (name, "items")


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type": []}', '{"a": 1}', "[" * 100_000, b"\xff\xfe", "1" * 5_000,
     '{"type": "speak", "text": "' + "a" * packets.MOST_BYTES + '"}'],
    ids=lambda frame: str(frame[:12]),
)  # fmt: skip
def test_what_is_no_packet_is_refused(frame: str | bytes) -> None:
    with pytest.raises(PacketError):
        packets.read(frame)


def test_a_million_rows_are_cut() -> None:
    rows = ["x"] * 200_000
    menu = packets.read(json.dumps({"type": "menu", "menu_id": "m", "items": rows}))
    assert isinstance(menu, packets.ShowMenu) and len(menu.rows) == packets.MOST_ROWS


@pytest.mark.parametrize(
    ("raw", "heard"),
    [
        ("plain", "plain"),
        ("a\x1b[31mred\x1b[0m", "a red"),
        ("a\x1b]0;title\x07b", "a b"),
        ("a\r\nBen wins.", "a Ben wins."),
        ("\u202egnol\u2066x", "gnol x"),
        ("zero\u200bwidth", "zero width"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\ud800lone", "lone"),
        ("\x9b2J", "2J"),
    ],
)
def test_nothing_raw_gets_through(raw: str, heard: str) -> None:
    assert text.line(raw) == heard


@given(st.text(st.characters(), max_size=300))
def test_a_cleaned_line_is_printable(raw: str) -> None:
    cleaned = text.line(raw)
    assert "\x1b" not in cleaned and "\n" not in cleaned
    assert all(c.isprintable() or c in "\u200c\u200d\u00a0" or c.isspace() for c in cleaned)


def mutated(rng: random.Random) -> str:
    """A packet with something wrong: a value of another type, a field gone, bytes changed."""
    packet = dict(rng.choice(GOOD))
    for _ in range(rng.randint(1, 3)):
        name = rng.choice([*packet, "extra"])
        packet[name] = rng.choice(HOSTILE)
        if rng.random() < 0.2:
            packet.pop(rng.choice(list(packet)), None)
    frame = json.dumps(packet)
    if rng.random() < 0.3:
        at = rng.randrange(len(frame))
        frame = frame[:at] + rng.choice(string.printable) + frame[at + rng.randint(0, 3) :]
    return frame


HOSTILE: list[Any] = [
    *(None, True, -1, 0, 10**30, 1.5, "", "\x1b[2J", "\u202ex", "a" * 5_000, [], {}, [[]]),
    *(["a", 1], [{"text": "x"}], [{"id": 1}], {"text": "x"}, "speak", "menu", "\ud800"),
]


def test_mutated_packets_never_raise_and_never_reach_the_player_raw() -> None:
    rng, session, translator = random.Random(16), Session("Ann"), Translator()
    for number in range(3_000):
        _, effects = session.frame(mutated(rng), float(number))
        for effect in (*effects, *session.settle(float(number))):
            said = ""
            if isinstance(effect, Say):
                said = effect.text
            elif isinstance(effect, Tell):
                said = translator.say(effect.message)
            assert "\x1b" not in said and "\u202e" not in said and "{???}" not in said
    assert session.ignored

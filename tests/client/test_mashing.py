"""A cat on the keyboard: no key at any moment breaks the client or goes unanswered."""

import random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.seats import listed, usual
from playpalace_ludo.table.dice import SeededDice
from tests.client.conftest import MakeDesk

LETTERS = "rrrrrr12345890vtslmncqweyodghupz,.<>[]{}-=x"
NAMED = (
    *("space", "enter", "up", "down", "left", "right", "home", "end", "pageup", "escape"),
    *("tab", "backspace", "delete", "f1", "f2", "f3", "f5", "f6", "f7", "f8", "f12"),
    *("c-k", "c-r", "c-x", "s-up"),
)


@pytest.mark.parametrize("name", variants.names())
def test_mashing_keys(desk: MakeDesk, name: str) -> None:
    chance = random.Random(name)
    rules = variants.load(name)
    client = desk([], variant=None, table_undo="free")
    client.app.dice = SeededDice(name)
    client.sit(name, listed(rules, usual(rules, "easy")))
    for _ in range(150):
        key = chance.choice([*LETTERS, *NAMED])
        before = len(client.speech.lines), len(client.sound.cues), client.speech.stops
        client.press(key)
        if client.app.exit_code is not None:
            client.app.exit_code = None
            client.home.open()
        after = len(client.speech.lines), len(client.sound.cues), client.speech.stops
        assert after != before, f"{key} met silence"

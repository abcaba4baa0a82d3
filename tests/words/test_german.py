"""German where it is easily wrong: cases after prepositions, and one name for each key."""

from __future__ import annotations

import re

from playpalace_ludo.words import Translator, choices, locale_files
from playpalace_ludo.words.model import Listener
from tests.words.told import choose, position, throw

GERMAN = Translator("de")


def test_extra_steps_stand_after_with() -> None:
    rules, state = position(
        "parchis yellow:3,20,Y,Y/green:22,Y,Y,Y yellow ? 0 9 leader=yellow round=5"
        " direction=counter"
    )
    state, _ = throw(rules, state, "2")
    state, _ = choose(rules, state, 1)
    told = " ".join(map(GERMAN.say, choices.choosing(rules, state, Listener(0))))
    assert "Schritte" not in told


def test_every_key_has_one_name() -> None:
    assert GERMAN.text("pludo-key-enter") == "Enter"
    for path in locale_files("de"):
        assert not re.search(r"Eingabetaste|Tabulator|\bEingabe\b|Strg", path.read_text("utf-8"))

"""Moves that capture on their way: the square of each capture, and where the move itself ends."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from playpalace_ludo.core import engine
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.variants import compiling
from playpalace_ludo.words import Listener, Translator, narrate

RULES = compiling.compile_document(
    tomllib.loads("""
schema = 1
kind = "loose"
game = { name = "Passing", min_players = 2, max_players = 2 }
randomiser = { kind = "dice" }
capture = { when = "pass", effect = "back 2" }
finish = { arrive = "at least" }
turn = { first = "random" }
win = { when = ["all home"] }
[[seat]]
colour = "red"
markers = 2
route = "t1..t12"
finish = ["red nest"]
[[seat]]
colour = "blue"
markers = 2
route = "t7..t12 t1..t6"
finish = ["blue nest"]
[[outcome]]
name = "1"
do = ["move 1"]
[[outcome]]
name = "4"
do = ["enter", "move 4"]
"""),
    Path("passing.toml"),
    {},
)


@pytest.mark.parametrize(
    ("red", "blue", "lang", "heard"),
    [
        (
            "0,Y",
            "8,Y",  # t3, passed
            "en",
            "You roll 4, token 1 to t5. Captured on the way: Blue's token 1 on t3, back to t1.",
        ),
        (
            "0,Y",
            "8,10",  # t3, passed, and t5, where the move ends
            "en",
            "You roll 4, token 1 captures Blue's token 2 on t5, back to t3. "
            "Captured on the way: Blue's token 1 on t3, back to t1.",
        ),
        (
            "9,Y",
            "4,Y",  # t11, on the way home
            "en",
            "You roll 4, token 1 is home, red nest, 1 of 2. "
            "Captured on the way: Blue's token 1 on t11, back to t9.",
        ),
        (
            "0,Y",
            "8,Y",
            "de",
            "Du würfelst 4, Figur 1 auf t5. "
            "Unterwegs geschlagen: Figur 1 von Blau auf t3, zurück auf t1.",
        ),
    ],
)
def test_what_is_captured_on_the_way_is_told_by_its_own_square(
    red: str, blue: str, lang: str, heard: str
) -> None:
    line = f"passing red:{red}/blue:{blue} red ? 0 9 leader=red round=5"
    _, before = parse_position(line, lambda _: RULES)
    four = RULES.face_named("4") or 0
    state, events = engine.roll(RULES, before, (four,))
    move = next(move for move in state.moves if 0 in move.tokens)
    after, more = engine.play(RULES, state, move)
    told = narrate(RULES, before, events + more, after, Listener(0))[0]
    assert Translator(lang).line(told) == heard

"""Position lines: the sentences about bad ones."""

from __future__ import annotations

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.notation import format_position, parse_position
from tests.core.refusing import told

GOOD = "playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red 6,? 1 9"


def test_the_line_of_the_design() -> None:
    rules, state = parse_position(GOOD, variants.load)
    assert state.tokens == ((12, -1, -1, 56), (), (), (-1, 35, -1, -1))
    assert state.owed == (6, 0)
    assert format_position(rules, state) == GOOD


@pytest.mark.parametrize("name", ["?", "-", "?-", "%3F", "a_b"])
def test_an_outcome_may_be_named_like_a_sign_of_the_line(name: str) -> None:
    rules = variants.with_options(variants.load("hexagon"), {"outcome.6.name": name})
    start, _ = engine.start(rules, (0, 1))
    state, _ = engine.roll(rules, start._replace(opening=(), number=1), (6,))
    assert state.awaiting == "move"
    assert parse_position(format_position(rules, state), lambda _: rules) == (rules, state)


def test_a_game_may_end_with_everybody_home_and_nobody_the_winner() -> None:
    rules = variants.with_options(variants.load("hexagon"), {"win.when": ["captures 9"]})
    line = f"{rules.spec} red:H,H,H/blue:H,H,H red - 0 40 leader=red round=20"
    _, state = parse_position(line, variants.load)
    assert engine.outcome(rules, state).draw == state.seats
    assert format_position(rules, state) == line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "is not a position"),
        ("playpalace red:Y", "it needs rules, tokens, seat, owed, streak and number"),
        (GOOD.replace("playpalace", "palace"), "there is no such variant"),
        (GOOD.replace("playpalace", "playpalace(sixes.max=7)"), "a whole number from 0 to 5"),
        (GOOD.replace("red:12,Y,Y,H", "red:12,Y,Y"), "red has 4 tokens"),
        (GOOD.replace("red:12", "red:99"), "the route is not that long"),
        (GOOD.replace("red:12", "red:-3"), "a token is a number of steps, Y"),
        (GOOD.replace("red:12,Y", "red:12,Yx"), "'Yx' in the position"),
        (GOOD.replace("red:12", "pink:12"), "the seats are red, blue, green, yellow"),
        (GOOD.replace(" red ", " blue "), "nobody sits on blue"),
        (GOOD.replace("6,?", "7"), "owed holds ? and 1, 2, 3, 4, 5, 6"),
        (GOOD.replace("6,? 1 9", "6,? 1 0"), "only during the opening throws"),
        (GOOD.replace("6,?", "-"), "nobody has a place"),
        (GOOD + " mood=good", "extras are name=value"),
        (GOOD + " bonus=1 bonus=1", "once each"),
        (GOOD + " places=blue", "places must name different seats"),
        (GOOD + " before=red:Y,Y,Y,Y", "before must name the same seats"),
        (GOOD.replace("6,? 1 9", "6,? 7 9"), "the streak is at most 2"),
        (GOOD.replace("red:12,Y,Y,H", "red:H,H,H,H"), "red has all tokens home and needs a place"),
        (GOOD + " places=yellow", "somebody has won, so nothing is owed"),
        ("classic red:H,H,H,H/blue:Y,Y,Y,Y/green:Y,Y,Y,Y red ? 0 9 places=red", "red has finished"),
        ("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red 3 0 1", "cannot be played"),
        ("playpalace red:Y,Y,Y,Y red ? 0 1", "2 to 4 players"),
        *(
            (f"classic red:Y,Y,Y,Y/blue:Y,Y,Y,Y blue ? 0 0 opening={wrong}", "a whole number from")
            for wrong in ("x,6,?,", "x?,6,?,x", ",6,?,x", "?x,?,x,x")
        ),
        ("playpalace blue:Y,Y,Y,Y/red:Y,Y,Y,Y red ? 0 1", "clockwise order"),
        ("hexagon red:Y,Y,Y/blue:Y,Y,Y red ? 0 1", "names both"),
        ("market-road red:6~tunnel,Y/blue:Y,Y red ? 0 1 leader=red round=1", "no such branch"),
        ("market-road red:9,Y/blue:Y,Y red ? 0 1 leader=red round=1", "not that long"),
    ],
)
def test_a_bad_line_gets_a_sentence(line: str, said: str) -> None:
    with pytest.raises(LudoError) as caught:
        parse_position(line, variants.load)
    assert said in told(caught.value)
    assert "\n" not in told(caught.value)

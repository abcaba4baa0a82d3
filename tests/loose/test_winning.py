"""Elimination, the last one left, teams and points: narration and records."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import notation
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.errors import NotationError, RulesError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.standings import standings
from playpalace_ludo.core.state import Refusal, State
from playpalace_ludo.words import Listener, Translator, narrate, queries
from playpalace_ludo.words.rulebook import rule_lines
from tests.core.refusing import refused
from tests.loose.test_random_files import play

ENGLISH, GERMAN = Translator(), Translator("de")


def hexagon(**options: Any) -> Rules:
    return variants.with_options(variants.load("hexagon"), options)


def position(rules: Rules, text: str) -> State:
    return notation.parse_position(f"hexagon {text} leader=red round=4", lambda _: rules)[1]


def heard(rules: Rules, text: str, face: int, seat: int | None) -> tuple[str, str]:
    """The lines in English and German when a face falls and the first move is made."""
    start = position(rules, text)
    match = Match(rules, start.seats, start=start)
    events = match.roll((face,))
    if match.state.moves:
        events += match.play(match.state.moves[0])
    lines = narrate(rules, start, events, match.state, Listener(seat))
    english, german = (" ".join(map(words.line, lines)) for words in (ENGLISH, GERMAN))
    return english, german


LOSE = {"lose.when": ["on_tile(h20)"], "win.play_on": "stop"}
THREE = "red:18,Y,Y/orange:Y,Y,Y/yellow:Y,Y,Y red ? 0 9"
TWO = "red:18,Y,Y/orange:Y,Y,Y red ? 0 9"


@pytest.mark.parametrize(
    ("seat", "english", "german"),
    [
        (0, "You are out of the game.", "Du bist ausgeschieden."),
        (1, "Red is out of the game.", "Rot ist ausgeschieden."),
    ],
)
def test_who_is_out_is_said(seat: int, english: str, german: str) -> None:
    told = heard(hexagon(**LOSE), THREE, 1, seat)
    assert "wins" not in told[0] and "You win" not in told[0], "two go on"
    assert english in told[0]
    assert german in told[1]


@pytest.mark.parametrize(
    ("seat", "english", "german"),
    [
        (0, "Everybody else is out. Orange wins.", "ausgeschieden. Orange gewinnt."),
        (1, "Everybody else is out. You win!", "ausgeschieden. Du gewinnst!"),
    ],
)
def test_the_last_one_left_wins(seat: int, english: str, german: str) -> None:
    told = heard(hexagon(**LOSE), TWO, 1, seat)
    assert told[0].endswith(english)
    assert told[1].endswith(german)


POINTS = {
    "win.when": ["points >= 10"],
    "tile_rule": [{"tile": "h20", "on_land": ["score 5"]}],
    "win.play_on": "stop",
}


def test_points_that_win_are_said() -> None:
    told = heard(hexagon(**POINTS), TWO + " points=5,2,0,0,0,0", 1, 0)
    assert told[0].endswith("You win with 10 points! Orange has 2.")
    assert told[1].endswith("Du gewinnst mit 10 Punkten! Orange hat 2.")


def test_tokens_home_that_win_are_said_where_points_could_have() -> None:
    rules = hexagon(**{**POINTS, "win.when": ["all home", "points >= 10"]})
    told = heard(rules, "red:H,H,35/orange:H,Y,Y red ? 0 9 points=1,4,0,0,0,0", 2, 0)
    assert told[0].endswith("You win! Orange has 1 home.")


def test_points_decide_at_the_turn_limit_too() -> None:
    rules = hexagon(**POINTS, **{"win.max_turns": 9})
    told = heard(rules, "red:H,H,Y/orange:Y,Y,Y red ? 0 9 points=1,4,0,0,0,0", 1, 0)
    assert told[0].endswith("The turn limit is reached. Orange wins with 4 points. You have 1.")
    told = heard(rules, "red:H,H,Y/orange:Y,Y,Y red ? 0 9 points=4,4,0,0,0,0", 1, 0)
    assert told[0].endswith(
        "The turn limit is reached. The game is a draw between you and Orange, 4 points each."
    )
    assert told[1].endswith(
        "Die Höchstzahl der Züge ist erreicht. Unentschieden: du und Orange, je 4 Punkte."
    )


def test_standings_go_by_points_and_put_those_who_are_out_last() -> None:
    rules = hexagon(**POINTS, **{"lose.when": ["on_tile(h30)"]})
    state = position(
        rules,
        "red:Y,Y,Y/orange:H,H,Y/yellow:Y,Y,Y/green:3,Y,Y red ? 0 9 points=5,4,9,0,0,0 out=yellow",
    )
    assert [(one.seat, one.place) for one in standings(rules, state)] == [
        *((0, 1), (1, 2), (3, 3), (2, 4))
    ]


def test_who_cannot_pay_hears_the_price() -> None:
    rules = hexagon(**POINTS, **{"start.toll": ["score -3"], "outcome.1.then": ["score 1"]})
    state = position(rules, "red:10,Y,Y/orange:Y,Y,Y red 5 0 9 points=2,0,0,0,0,0")
    assert token_refusal(rules, state, 1) == Refusal.START_PRICE
    told = queries.why_not(rules, state, Refusal.START_PRICE, Listener(0), token=1)
    assert ENGLISH.say(told) == "A token leaves the yard for 3 points, and you have 2."
    assert GERMAN.say(told) == "Aus dem Hof zu ziehen kostet 3 Punkte, und du hast 2."


def test_the_rules_tell_who_loses_what_wins_and_the_price() -> None:
    rules = hexagon(
        **{
            "seat.red.team": "a",
            "seat.yellow.team": "a",
            "win.when": ["last left", "team.points >= 20"],
            "win.for": "team",
            "lose.when": ["prisoners >= 2"],
            "lose.asked": "each round",
            "capture.effect": "prisoner",
            "capture.reward": ["score 5"],
            "start.toll": ["score -3"],
            "outcome.1.then": ["score 1"],
        }
    )
    told = [ENGLISH.say(line) for line in rule_lines(rules)]
    assert "You win when you are the last one left or your side has at least 20 points." in told
    assert "As a round begins, you are out of the game if you have at least 2 tokens held." in told
    assert "Partners win together." in told
    assert "Who has fewer than 3 points cannot bring a token out." in told
    german = [GERMAN.say(line) for line in rule_lines(rules)]
    assert (
        "Zu Beginn einer Runde scheidest du aus, wenn du mindestens 2 gefangene Figuren hast."
        in german
    )


def test_a_cross_file_may_put_players_out_and_count_points(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'base = "strict"\ntitle = "Mine"\n[win]\nwhen = ["last left", "points >= 40"]\n'
        '[lose]\nwhen = ["last and round % 30 = 0"]\nasked = "each round"\n'
        '[capture]\nreward = ["score 5"]\n',
        "utf-8",
    )
    rules = variants.load(str(file))
    match = play(rules, Random(4), 4000)
    assert match.over
    assert Match.from_text(match.text(), lambda _: rules).state == match.state


@pytest.mark.parametrize("extra", ["out=yellow", "out=red", "out=orange,orange"])
def test_a_position_names_only_those_out_who_were_in(extra: str) -> None:
    with pytest.raises(NotationError):
        position(hexagon(**LOSE), f"{TWO} {extra}")


@pytest.mark.parametrize(
    ("effect", "english", "german"),
    [
        ("to h20", "now on h20.", "jetzt auf h20."),
        ("swap", "now on h8.", "jetzt auf h8."),
        ("back 2", "back to h8.", "zurück auf h8."),
    ],
)
def test_back_is_said_only_of_who_is_set_back(effect: str, english: str, german: str) -> None:
    rules = hexagon(**{"capture.effect": effect})
    told = heard(rules, "red:7,Y,Y/orange:3,Y,Y red ? 0 9", 2, 0)
    assert told[0] == f"You roll 2, token 1 captures Orange's token 1 on h10, {english}"
    assert told[1] == f"Du würfelst 2, Figur 1 schlägt Figur 1 von Orange auf h10, {german}"


def with_goal(tmp_path: Path, text: str, when: str = '["all home"]') -> Rules:
    file = tmp_path / "goals.toml"
    goal = f'[win]\nwhen = {when}\nplay_on = "stop"\n[[goal]]\nname = "One"\n{text}'
    name = '[change]\n"game.name" = "Goals"\n'
    file.write_text(f'base = "hexagon"\n{name}{goal}', "utf-8")
    return variants.load(str(file))


FORE = "red:H,34,Y/orange:H,Y,Y red ? 0 9"
"""One more step, and red has two home."""


def after(rules: Rules, text: str, face: int = 2) -> tuple[Match, list[str]]:
    start = position(rules, text)
    match = Match(rules, start.seats, start=start)
    events = match.roll((face,))
    if match.state.moves:
        events += match.play(match.state.moves[0])
    lines = narrate(rules, start, events, match.state, Listener(0))
    return match, [word for line in lines for word in [ENGLISH.line(line)]]


def test_a_goal_of_the_mover_is_not_asked_of_others(tmp_path: Path) -> None:
    ahead = "red:Y,Y,Y/orange:H,H,Y {} ? 0 9"
    for who, places in (("anybody", (1,)), ("mover", ())):
        rules = with_goal(tmp_path, f'when = ["home >= 2"]\nwho = "{who}"')
        assert after(rules, ahead.format("red"))[0].state.places == places
    assert after(rules, ahead.format("orange"))[0].state.places == (1,)


def test_all_win_together_once_it_holds_for_each(tmp_path: Path) -> None:
    rules = with_goal(tmp_path, 'when = ["home >= 2"]\nwho = "all together"', when="[]")
    assert not after(rules, FORE)[0].over
    match, heard = after(rules, FORE.replace("H,Y,Y red", "H,H,Y red"))
    assert match.over and match.state.places == ()
    assert heard[-1] == "You all win together! You have 2 home, Orange 2."
    assert [row.place for row in standings(rules, match.state)] == [1, 1]
    assert match.text().endswith("= together red orange\n")
    assert notation.parse_position(match.line(), lambda _: rules)[1] == match.state


def test_a_game_may_end_and_nobody_has_won(tmp_path: Path) -> None:
    rules = with_goal(tmp_path, 'when = ["home >= 2"]\nresult = "nobody wins"')
    match, heard = after(rules, FORE)
    assert match.over and match.state.books.ended == "nobody"
    assert heard[-1] == "The game ends, and nobody has won. You have 2 home, Orange 1."
    assert match.text().endswith("= nobody\n")
    assert notation.parse_position(match.line(), lambda _: rules)[1] == match.state


def test_goals_are_said_in_the_rules(tmp_path: Path) -> None:
    text = 'when = ["home >= 2"]\nwho = "{}"\nresult = "{}"'
    for who, result, told in (
        ("mover", "win", "You win when, by your own move, you have at least 2 tokens home."),
        (
            "all together",
            "win",
            "Everybody wins together when this holds for each player: you have at least 2 tokens"
            " home.",
        ),
        (
            "anybody",
            "nobody wins",
            "The game ends and nobody wins when this holds for any player: you have at least 2"
            " tokens home.",
        ),
    ):
        rules = with_goal(tmp_path, text.format(who, result))
        assert told in [ENGLISH.say(line) for line in rule_lines(rules)]
        assert all(GERMAN.say(line) for line in rule_lines(rules))


def test_games_with_goals_for_all_end_and_read_back(tmp_path: Path) -> None:
    rules = with_goal(tmp_path, 'when = ["home >= 1"]\nwho = "all together"', when="[]")
    match = play(rules, Random(3), 20000)
    assert match.state.books.ended == "together"
    assert Match.from_text(match.text(), lambda _: rules).text() == match.text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('when = ["all home"]\nwho = "me"', "goal.One.who"),
        ("when = []", "goal.One.when"),
        ('when = ["last left"]\nwho = "all together"', "one player's goal"),
        ('when = ["home > 9"]', "goal.One.when"),
        ('when = ["all home"]\n[[goal]]\nname = "One"\nwhen = ["all home"]', "the same name"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(tmp_path: Path, text: str, told: str) -> None:
    with refused(RulesError, told):
        with_goal(tmp_path, text)


def test_an_end_that_no_goal_brings_is_no_position() -> None:
    with refused(NotationError, "ended="):
        position(hexagon(), "red:H,H,H/orange:Y,Y,Y red - 0 9 places=red ended=nobody")

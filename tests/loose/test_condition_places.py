"""Every name of a condition in every place that takes one: compiled, played and spoken."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.chance import draw
from playpalace_ludo.cli import speaking
from playpalace_ludo.core import engine, notation
from playpalace_ludo.core.conditions.names import (
    ADDED_UP,
    ANSWER,
    MARKER,
    NAMES,
    PLAYER,
    SUBJECTS,
    TRUTH,
)
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.language import checks
from playpalace_ludo.core.language.compile import Origin, compile_rules
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Refusal
from playpalace_ludo.lab import check
from playpalace_ludo.words import Listener, Translator, queries
from playpalace_ludo.words.rulebook import rule_lines

GAME: dict[str, Any] = {
    "schema": 1,
    "kind": "loose",
    "game": {"name": "Places", "min_players": 2, "max_players": 3},
    "seat": [
        {
            "colour": colour,
            "team": team,
            "markers": markers,
            "route": route,
            "finish": [f"{colour} bench"],
        }
        for colour, team, markers, route in (
            ("red", "north", 2, "a1..a9 r1"),
            ("blue", "south", 3, "a4..a9 a1..a3 b1"),
            ("green", "north", 2, "a7..a9 a1..a6 g1"),
        )
    ],
    "outcome": [
        {"name": "1", "do": ["enter", "move 1", "ransom"], "then": ["score 1", "again"]},
        {"name": "3", "do": ["move 3", "enter"]},
    ],
    "capture": {"effect": "prisoner"},
    "finish": {"arrive": "at least"},
    "turn": {"streak_of": "1", "streak_max": 4},
    "amend": [{"name": "Flood", "when": ["round 90"], "set": {"capture.reward": ["again"]}}],
}
PLACES: dict[str, tuple[str, Any]] = {
    "an amendment (L-02)": ("amend.when", None),
    "a turn that begins (L-18)": ("turn_rule.begin", None),
    "a turn that ends (L-18)": ("turn_rule.end", None),
    "winning (L-20)": ("win.when", ["all home"]),
    "losing (L-20)": ("lose.when", None),
    "the Start (L-24)": ("start.only_when", ["turn < 4"]),
    "moving (L-28)": ("move.only_when", ["turn < 4"]),
    "an order (L-28)": ("order", "move 1"),
    "a pass (L-28)": ("order", "pass"),
    "capturing (L-33)": ("capture.only_when", ["turn < 4"]),
    "the Finish (L-36)": ("finish.needs", None),
    "a tile (L-18)": ("tile_rule.only_when", None),
    "an outcome's effect (L-18)": ("then", "again"),
    "a capture's effect (L-18)": ("capture.reward", "score 2"),
    "a token home (L-18)": ("finish.reward", "again"),
    "leaving the Start (L-18)": ("start.toll", "skip self"),
    "a tile's effect (L-18)": ("on_land", "bonus 2"),
    "a question (L-14)": ("question", "score 2"),
}
OF_A_MARKER = {
    *("the Start (L-24)", "moving (L-28)", "an order (L-28)", "capturing (L-33)"),
    *("the Finish (L-36)", "a tile (L-18)", "a capture's effect (L-18)", "a token home (L-18)"),
    *("leaving the Start (L-18)", "a tile's effect (L-18)"),
}
WITHOUT_A_DRAW = {"a turn that begins (L-18)", "a turn that ends (L-18)", "a question (L-14)"}
IN_BRACKETS = {"tile": "a5", "outcome": "3", "amendment": "Flood", "colour": "blue"}
AT_LEAST = {"markers": 3, "players": 3, "rank": 2, "marker": 2, "steps": 3}


def compiled(document: dict[str, Any]) -> Rules:
    return compile_rules(document, "places.toml", Origin(document, "places", "places"))


def asked(name: str, subject: str = "") -> str:
    term = NAMES[name]
    whose = f"{subject}." if subject else ""
    what = f"{whose}{name}" + (f"({IN_BRACKETS[term.takes]})" if term.takes else "")
    return what if term.kind == TRUTH else f"{what} >= {AT_LEAST.get(name, 2)}"


def condition(name: str, place: str) -> str:
    """Ask for a name, and where players have it, of everybody who can be asked."""
    if NAMES[name].whose != PLAYER:
        return asked(name)
    added_up = () if NAMES[name].kind == TRUTH else ADDED_UP
    fit = [s for s in SUBJECTS if s not in (*ADDED_UP, "victim")]
    fit += ["victim"] if place == "capturing (L-33)" else []
    return " or ".join(asked(name, subject) for subject in ("", *fit, *added_up))


def with_condition(place: str, text: str) -> dict[str, Any]:
    """The game with a condition in one place."""
    document = copy.deepcopy(GAME)
    key, beside = PLACES[place]
    block, _, last = key.partition(".")
    if block == "amend":
        document["amend"].append({"name": "Thaw", "when": [text], "set": {"turn.tries": 2}})
    elif block == "turn_rule":
        rule = {"name": "Rest", "at": last, "when": [text], "then": ["skip self"]}
        document["turn_rule"] = [rule]
    elif block == "tile_rule":
        document["tile_rule"] = [{"tile": "a5", "on_land": ["again"], "only_when": [text]}]
    elif key in ("order", "then"):
        list_of = document["outcome"][1].setdefault("do" if key == "order" else "then", [])
        list_of.append(f"{beside} if {text}")
    elif key == "question":
        then = [f"{beside} if {text}"]
        document["question"] = [{"name": "Bid", "answers": ["1", "2", "3"], "then": then}]
        document["tile_rule"] = [{"tile": "a5", "on_land": ["ask Bid"]}]
    elif key == "on_land":
        document["tile_rule"] = [{"tile": "a5", "on_land": [f"{beside} if {text}"]}]
    elif isinstance(beside, str):
        document.setdefault(block, {})[last] = [f"{beside} if {text}"]
    else:
        value = text if key == "finish.needs" else [text, *(beside or [])]
        document.setdefault(block, {})[last] = value
    return document


def pairs() -> Iterator[tuple[str, str]]:
    for place in PLACES:
        for name in NAMES:
            yield place, name


def fits(place: str, name: str) -> bool:
    if NAMES[name].whose == MARKER:
        return place in OF_A_MARKER
    if name == ANSWER:
        return place == "a question (L-14)"
    return place not in WITHOUT_A_DRAW or name not in ("face", "drawn")


def spoken(rules: Rules, language: str) -> set[str]:
    return set(map(Translator(language).say, rule_lines(rules)))


@pytest.mark.parametrize("place", PLACES)
def test_every_name_is_understood_played_and_spoken(place: str) -> None:
    plain = compiled(GAME)
    usual = {language: spoken(plain, language) for language in ("en", "de")}
    for name in (name for at, name in pairs() if at == place and fits(place, name)):
        document = with_condition(place, condition(name, place))
        assert checks.problems(document) == [], (place, name)
        rules = compiled(document)
        rng = random.Random(7)
        state, _ = engine.start(rules, range(3))
        for _ in range(40):
            if not state.owed:
                break
            if state.moves:
                state, _ = engine.play(rules, state, rng.choice(state.moves))
            else:
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
        for language in usual:
            new = spoken(rules, language) - usual[language]
            assert new and all("pludo-" not in line and "{" not in line for line in new), name


@pytest.mark.parametrize("place", PLACES)
def test_a_name_that_means_nothing_somewhere_is_refused_with_the_reason(place: str) -> None:
    rule = place[place.index("L-") : -1]
    for name in (name for at, name in pairs() if at == place and not fits(place, name)):
        found = checks.problems(with_condition(place, condition(name, place)))
        reasons = {getattr(problem.values["problem"], "code", "") for problem in found}
        assert len(reasons) == 1
        assert reasons <= {"condition-no-marker", "condition-no-draw", "condition-no-answer"}
        assert {problem.rule for problem in found} == {rule}


@pytest.mark.parametrize(("round_", "again"), [(2, False), (3, True)])
def test_the_usual_board_counts_rounds_where_an_effect_asks_for_them(
    tmp_path: Path, round_: int, again: bool
) -> None:
    path = tmp_path / "late.toml"
    path.write_text('base = "strict"\n[capture]\nreward = ["again if round > 2"]\n', "utf-8")
    rules = variants.load(str(path))
    line = f"late red:12,Y,Y,Y/blue:2,Y,Y,Y red ? 0 9 leader=red round={round_}"
    state = notation.parse_position(line, lambda _: rules)[1]
    state, _ = engine.roll(rules, state, (3,))
    state, events = engine.play(rules, state, state.moves[0])
    assert any(isinstance(event, Captured) for event in events)
    assert (state.turn == 0) is again


def test_an_order_that_is_not_open_says_what_it_waits_for() -> None:
    base = variants.load("hexagon")
    rules = variants.with_options(base, {"outcome.6.do": ["enter if home > 0", "move 6"]})
    line = "hexagon red:3,Y,Y/orange:Y,Y,Y red 6 0 9 leader=red round=4"
    state = notation.parse_position(line, lambda _: rules)[1]
    assert [move.tokens for move in state.moves] == [(0,)]
    why = token_refusal(rules, state, 1)
    assert why is Refusal.ORDER_RULE
    message = queries.why_not(rules, state, why, Listener(0), token=1)
    assert Translator().say(message) == "6 allows that only when you have a token home."
    assert Translator("de").say(message) == "6 erlaubt das nur, wenn du eine Figur im Ziel hast."


def test_conditions_are_kept_apart_from_each_other_in_words() -> None:
    document = with_condition("an order (L-28)", "leader")
    document["outcome"][1]["then"] = ["skip next if last", "score 3"]
    rules = compiled(document)
    assert (
        "3: move 3; or a token comes out; or move 1, but only if you are in the lead, then the "
        "next player misses a turn, but only if you are last; and you score 3 points."
    ) in spoken(rules, "en")


def test_two_orders_that_do_the_same_are_one_choice() -> None:
    base = variants.load("hexagon")
    rules = variants.with_options(base, {"outcome.2.do": ["move 2 if round > 1", "move 2"]})
    line = "hexagon red:3,Y,Y/orange:Y,Y,Y red 2 0 9 leader=red round=4"
    state = notation.parse_position(line, lambda _: rules)[1]
    assert [move.order for move in state.moves] == [0]


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ('"outcome.2.do" = ["move 3 if hme > 2"]', 30, "there is no name 'hme'"),
        ('"outcome.2.then" = ["again if leader and"]', 41, "it ends too early"),
        (
            '"outcome.2.then" = ["again if steps > 2"]',
            31,
            "'steps' can only be asked of a marker that moves",
        ),
    ],
)
def test_a_mistake_behind_if_is_found_to_the_column(
    tmp_path: Path, line: str, column: int, said: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(f'base = "hexagon"\n[change]\n{line}\n', "utf-8")
    with pytest.raises(check.BadFile) as caught:
        check.load(path)
    (finding,) = caught.value.findings
    assert (finding.line, finding.column) == (3, column)
    assert said in Translator().say(speaking.found(finding))

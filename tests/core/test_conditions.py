"""The language of conditions: syntax, errors with their places, and meaning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playpalace_ludo import variants
from playpalace_ludo.core.conditions import parser
from playpalace_ludo.core.conditions.bounds import always, never
from playpalace_ludo.core.conditions.condition import compile_condition
from playpalace_ludo.core.conditions.names import NAMES
from playpalace_ludo.core.conditions.parser import ConditionError, parse
from playpalace_ludo.core.conditions.scene import scene_of
from playpalace_ludo.core.conditions.tree import Truth
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.variants import catalogue, compiling, documents
from playpalace_ludo.words import Translator, conditions, problems
from tests.loose import random_conditions

HEXAGON = variants.load("hexagon")
SPANS = dict.fromkeys(NAMES, (0, 3))


def mistake(text: str) -> tuple[str, int, str]:
    with pytest.raises(ConditionError) as caught:
        parse(text)
    return (
        caught.value.code.removeprefix("condition-"),
        caught.value.column,
        caught.value.suggestion,
    )


def holds(text: str, position: str, seat: int = 0) -> bool:
    rules, state = parse_position(f"hexagon {position}", variants.load)
    compiled = compile_condition(text, lambda what, name: ids(rules, what, name))
    return compiled.holds(scene_of(rules, state, seat))


def ids(rules: Rules, what: str, name: str) -> frozenset[int]:
    known = {
        "tile": rules.board.tiles,
        "colour": [seat.colour for seat in rules.seats],
        "outcome": [face.name for face in rules.chance.faces],
        "amendment": [amendment.name for amendment in rules.amendments],
    }
    return frozenset({known[what].index(name)})


def spoken(text: str, lang: str = "en") -> str:
    return Translator(lang).say(conditions.in_words(HEXAGON, parse(text)))


@pytest.mark.parametrize(
    ("text", "code", "column", "suggestion"),
    [
        ("hme >= 2", "name", 1, "home"),
        ("round > 3 and hme >= 2", "name", 15, "home"),
        ("sombody.home > 1", "subject", 1, "nobody"),
        ("anybody.hoem > 1", "name", 9, "home"),
        ("home >=", "end", 8, ""),
        ("home >= 2 round", "unexpected", 11, ""),
        ("home >= and", "unexpected", 9, ""),
        ("(home >= 2", "end", 11, ""),
        ("home > 1 && round > 2", "sign", 10, "and"),
        ("home $ 2", "sign", 6, ""),
        ("home", "not-truth", 1, "home > 0"),
        ("round > 2 or home + 1", "not-truth", 14, "home + 1 > 0"),
        ("leader > 2", "not-number", 1, ""),
        ("1 < home < 3", "unexpected", 10, ""),
        ("on_tile > 2", "takes", 8, ""),
        ("on_tile()", "argument", 9, ""),
        ("on_tile(a, )", "argument", 11, ""),
        ("drawn(six, five)", "argument", 12, ""),
        ("home(2) > 1", "takes-none", 5, ""),
        ("mine.round > 1", "nobodys", 1, "round"),
        ("total.leader", "total", 1, ""),
        ("theirs.home > anybody.home", "two-subjects", 15, ""),
        ("round % home = 1", "divisor", 9, ""),
        ("round % 0 = 1", "divisor", 9, ""),
        ("home > 1000000", "number", 8, ""),
        ("- home > 1", "unexpected", 3, ""),
        ("", "end", 1, ""),
    ],
)
def test_a_mistake_is_told_with_its_column(
    text: str, code: str, column: int, suggestion: str
) -> None:
    if code == "number":
        text += "0"
    assert mistake(text) == (code, column, suggestion)


def test_every_size_has_its_bound() -> None:
    assert mistake(" " * parser.MOST_SIGNS + "x")[0] == "long"
    assert mistake("(" * 20 + "home > 1" + ")" * 20)[:2] == ("deep", parser.MOST_DEPTH + 1)
    assert mistake("not " * 20 + "leader")[0] == "deep"
    assert mistake("leader" + " or leader" * 30)[0] == "parts"


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(random_conditions.trees())
def test_what_is_written_is_read_back(tree: Truth) -> None:
    try:
        assert parse(str(tree)) == tree
    except ConditionError as error:
        assert error.code in ("condition-parts", "condition-long", "condition-deep")


@given(random_conditions.texts())
def test_any_text_is_read_or_refused_with_a_column(text: str) -> None:
    try:
        tree = parse(text)
    except ConditionError as error:
        assert 1 <= error.column <= min(len(text), parser.MOST_SIGNS) + 1
    else:
        assert parse(str(tree)) == tree


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(random_conditions.trees(takes=()), st.integers(0, 2))
def test_any_condition_is_answered_and_said(tree: Truth, seat: int) -> None:
    rules, state = parse_position(f"hexagon {MIDDLE}", variants.load)
    try:
        compiled = compile_condition(str(tree), lambda what, name: frozenset())
    except ConditionError:
        return
    answer = compiled.holds(scene_of(rules, state, seat, (6,)))
    assert answer in (True, False)
    if never(tree, SPANS_OF_HEXAGON):
        assert not answer
    if always(tree, SPANS_OF_HEXAGON):
        assert answer
    for lang in ("en", "de"):
        text = Translator(lang).say(conditions.in_words(rules, tree))
        assert text and "pludo" not in text and "{" not in text


SPANS_OF_HEXAGON = {
    **dict.fromkeys(NAMES, (0, 10**9)),
    **dict.fromkeys(("home", "out", "waiting", "markers_on"), (0, 3)),
    **{"markers": (3, 3), "rank": (1, 6), "players": (2, 6), "round": (1, 10**9)},
}

MIDDLE = "red:3,H,Y/orange:5,1,Y/yellow:Y,Y,Y red ? 0 9 leader=red round=4 captures=1,2,0,0,0,0"


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("home = 1 and out = 1 and waiting = 1", True),
        ("mine.markers = 3", True),
        ("captures = 1", True),
        ("total.captures = 3", True),
        ("anybody.captures >= 2", True),
        ("everybody.captures >= 1", False),
        ("nobody.captures >= 3", True),
        ("theirs.home >= 1", False),
        ("all_theirs.home < home", True),
        ("theirs.captures > captures", True),
        ("partner.home >= 0", False),
        ("leader and rank = 1", True),
        ("theirs.leader", False),
        ("theirs.last", True),
        ("round = 4 and turn = 9 and players = 3", True),
        ("round % 2 = 0 and round * 2 - 1 = 7", True),
        ("on_tile(h4)", True),
        ("anybody.on_tile(h8)", True),
        ("on_tile(h8)", False),
        ("markers_on(h4, h5) = 1", True),
        ("colour(red) and not colour(orange)", True),
        ("clockwise or round > 99", True),
        ("not (round = 4 or home = 0)", False),
        ("sixes = 0 and face = 0 and not drawn(6)", True),
    ],
)
def test_a_condition_means_what_it_says(text: str, so: bool) -> None:
    assert holds(text, MIDDLE) is so


@pytest.mark.parametrize(
    ("text", "is_never", "is_always"),
    [
        ("home > 3", True, False),
        ("home <= 3", False, True),
        ("home < 0 or home = 4", True, False),
        ("home > 2 and home < 2", True, False),
        ("home > 1 and not home > 1", True, False),
        ("home > 1 or home <= 1", False, True),
        ("home + out > 6", True, False),
        ("home % 2 = 2", True, False),
        ("anybody.home > 3", True, False),
        ("nobody.home > 3", False, True),
        ("theirs.home >= 0", False, False),
        ("all_theirs.home > 3", False, False),
        ("1 = 2", True, False),
        ("home > 1 and anybody.home < 1", False, False),
        ("home + out > 3", True, False),
        ("home + out = 3", False, False),
        ("home + home > 3", False, False),
        ("home + victim.out > 3", False, False),
        ("leader and not leader", True, False),
        ("leader and not mine.leader", True, False),
        ("leader or not leader", False, True),
        ("leader and not victim.leader", False, False),
        ("leader and theirs.leader", False, False),
        ("on_tile(h4) and not on_tile(h5)", False, False),
        ("colour(red) and colour(orange)", True, False),
        ("colour(red) and victim.colour(orange)", False, False),
        ("not colour(red) and not colour(orange)", False, False),
    ],
)
def test_what_never_or_always_holds_is_found(text: str, is_never: bool, is_always: bool) -> None:
    assert (never(parse(text), SPANS), always(parse(text), SPANS)) == (is_never, is_always)


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "anybody.home >= 2",
            "anybody has at least 2 tokens home",
            "jemand mindestens 2 Figuren im Ziel hat",
        ),
        ("not anybody.home >= 1", "nobody has a token home", "niemand eine Figur im Ziel hat"),
        (
            "captures > all_theirs.captures",
            "you have more captures than every opponent",
            "du mehr Figuren geschlagen hast als jeder Gegner",
        ),
        (
            "not (leader or round % 3 = 0)",
            "you are not in the lead and the round cannot be divided by 3",
            "du nicht vorn bist und die Runde nicht durch 3 teilbar ist",
        ),
        (
            "on_tile(h4, h5) and (last or theirs.out = 0)",
            "you have a token on h4 or h5 "
            "and either you are last or an opponent has no tokens on the board",
            "du eine Figur auf h4 oder h5 hast "
            "und entweder du hinten bist oder ein Gegner keine Figuren auf dem Brett hat",
        ),
    ],
)
def test_a_condition_is_said_in_words(text: str, english: str, german: str) -> None:
    assert spoken(text) == english
    assert spoken(text, "de") == german


def hexagon_with(**blocks: Any) -> Rules:
    document = documents.read_document(catalogue.SHIPPED / "hexagon.toml")
    for block, value in blocks.items():
        document[block] = {**document.get(block, {}), **value} if isinstance(value, dict) else value
    return compiling.compile_document(document, Path("mine.toml"), {})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "on_tile(h99)",
            "in 'on_tile(h99)' at column 9: there is no tile 'h99' (L-20). Did you mean 'h9'?",
        ),
        ("home > 3", "in 'home > 3' at column 1: this can never be true (L-20)."),
        ("round >= 1", "in 'round >= 1' at column 1: this is always true (L-20)."),
        ("sixes > 1", "in 'sixes > 1' at column 1: this can never be true (L-20)."),
    ],
)
def test_a_file_is_refused_for_what_its_game_lacks(text: str, told: str) -> None:
    with pytest.raises(RulesError) as caught:
        hexagon_with(win={"when": [text]})
    (problem,) = caught.value.problems
    assert Translator().say(problems.sentence(problem)) == f"win.when: {told}"

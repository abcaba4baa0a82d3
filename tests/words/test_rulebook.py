"""The rules of a table in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.core.squares import square_at
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Listener, Translator, languages
from playpalace_ludo.words.rulebook import (
    option_changed,
    option_value,
    rule_lines,
    variant_summary,
    variant_title,
    warning_lines,
)
from playpalace_ludo.words.squares import square

ENGLISH = Translator("en")


def rules_in_words(spec: str, lang: str = "en") -> list[str]:
    return [Translator(lang).say(line) for line in rule_lines(variants.load(spec))]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", variants.names())
def test_every_variant_can_be_told_in_every_language(name: str, lang: str) -> None:
    for line in rules_in_words(name, lang):
        assert line.endswith((".", "।")), line
        assert "{" not in line and "pludo-" not in line, line


@pytest.mark.parametrize("name", [*variants.names(), "playpalace(turn.auto_roll=true)"])
def test_every_variant_tells_what_is_played_without_a_key(name: str) -> None:
    turns, told = variants.load(name).turns, rules_in_words(name)
    by_hand = "You make every move yourself, even the only one."
    assert (by_hand in told) is not turns.auto_single
    assert ("If only one move is possible it is made by itself." in told) is turns.auto_single
    assert any("rolling and moving go by themselves" in line for line in told) is turns.auto_roll


def test_the_rules_follow_the_options() -> None:
    plain = rules_in_words("playpalace")
    assert "The third six in a row ends the turn and takes it back." in plain
    assert "Nobody is captured on the squares 9, 22, 35 and 48." in plain
    changed = rules_in_words("playpalace(sixes.max=0, safe.squares=[9], end.max_turns=80)")
    assert "Any number of sixes in a row is fine." in changed
    assert "Nobody is captured on square 9." in changed
    assert any(line.startswith("After 80 turns the game ends") for line in changed)


def test_what_an_option_cannot_change_is_left_out() -> None:
    assert "Each die is a move of its own." not in rules_in_words("playpalace")
    assert "Each die is a move of its own." in rules_in_words("nigerian")


def test_a_loose_file_is_told_from_itself() -> None:
    told = rules_in_words("market-road")
    assert "You win with: all tokens home or 3 captures." in told
    assert "Tokens: Red 2, Blue 2 and Green 1." in told
    assert (
        "Everyone walks t1 to t4, then by bridge b1 to b2 or by road r1 to r4, t5 to t8, "
        "then the finish."
    ) in told
    assert "Bargain, 3 of 25 cards: a token comes out, move 2 or pass." in told
    assert "Gallop, 2 of 25 cards: move 5, then draw again." in told
    assert told[-1] == "Toll lifted, on round 15: Tokens may go home without having captured."


def test_a_shipped_file_is_told_in_the_hearers_language() -> None:
    told = rules_in_words("market-road", "de")
    assert (
        "Alle laufen t1 bis t4, dann über die Brücke b1 bis b2 oder über die Straße r1 bis r4, "
        "t5 bis t8, dann ins Ziel."
    ) in told
    assert "Galopp, 2 von 25 Karten: 5 vor, danach: noch einmal ziehen." in told
    assert (
        "Flut, bei der ersten Karte Sturm: "
        "Das Brückenhaus ist überflutet: Es ist nicht mehr sicher."
    ) in told


def test_the_private_end_of_a_route_is_told_as_in_play() -> None:
    told = rules_in_words("parchis")
    assert "Yellow walks 5 to 68, home column 1 to 7, then the finish." in told
    assert "Gelb läuft 5 bis 68, Zielfeld 1 bis 7, dann ins Ziel." in rules_in_words(
        "parchis", "de"
    )


def test_squares_of_home_columns_are_told_by_their_numbers() -> None:
    colours = ("red", "orange", "yellow", "green", "blue", "violet")
    rules = variants.with_options(
        variants.load("six-arms"),
        {
            "stack.single_file": [f"{colour}-1..{colour}-3" for colour in colours],
            "capture.spare_tiles": ["9", "red-2", "blue-2"],
        },
    )
    told = [ENGLISH.say(line) for line in rule_lines(rules)]
    assert "Your tokens may not pass each other on home column 1, 2 and 3." in told
    assert "Nobody is captured on 9 and home column 2 of Red and Blue." in told


def test_tiles_are_listed_in_the_order_of_their_numbers() -> None:
    assert (
        "Nobody is captured on 5, 9, 13, 22, 26, 30, 39, 43, 47, 56, 60 and 64."
    ) in rules_in_words("pachisi-partners")


def test_orders_that_count_instead_are_told_so() -> None:
    assert (
        "6: move 6; once all tokens are out, instead move 7; "
        "if possible you must open your barrier, then roll again."
    ) in rules_in_words("parchis")
    assert (
        "2, 15 in 64: move 2 or pass; "
        "while no token is out, instead a token comes out to place 2 or pass."
    ) in rules_in_words("pachisi-partners")
    assert (
        "2, 15 von 64: 2 vor oder passen; solange keine Figur draußen ist, stattdessen: "
        "eine Figur kommt heraus auf Platz 2 oder passen."
    ) in rules_in_words("pachisi-partners", "de")


def test_a_face_may_have_other_orders_at_the_beginning_and_at_the_end() -> None:
    rules = variants.with_options(
        variants.load("parchis"),
        {"outcome.1.do": [], "outcome.1.none_out": ["enter"], "outcome.1.all_out": ["pass"]},
    )
    assert (
        "1: nothing happens; while no token is out, instead a token comes out; "
        "once all tokens are out, instead pass."
    ) in [ENGLISH.say(line) for line in rule_lines(rules)]


def test_cards_spinners_and_shells_are_not_called_dice() -> None:
    headings = {"market-road": "The cards.", "figure-eight": "The spinner."}
    for variant in ("market-road", "figure-eight", "pachisi-partners", "parchis"):
        assert headings.get(variant, "The throws.") in rules_in_words(variant)
    cards = rules_in_words("market-road")
    assert "At most once in a turn you draw again." in cards
    assert any(line.startswith("Flood, on the first Storm card: ") for line in cards)
    assert not [line for line in cards[1:] if re.search(r"\b(throw|roll|di[ce]e)", line)]
    karten = rules_in_words("market-road", "de")
    assert "Höchstens einmal in einem Zug darfst du noch einmal ziehen." in karten
    assert not [line for line in karten[1:] if re.search(r"[Ww]ürf|wurf", line)]


def test_what_a_throw_of_the_die_sets_off_is_not_called_a_card() -> None:
    rules = variants.with_options(variants.load("hexagon"), {"amend.Open gates.when": ["draw 6"]})
    last = rule_lines(rules)[-1]
    assert ENGLISH.say(last).startswith("Open gates, on the first 6: ")
    assert Translator("de").say(last).startswith("Offene Tore, bei der ersten 6: ")


def test_a_changed_option_says_its_value_and_its_meaning() -> None:
    rules = variants.load("playpalace")
    assert ENGLISH.say(option_changed(rules, "sixes.max")) == (
        "Max consecutive sixes: 3. The third six in a row ends the turn and takes it back."
    )
    never = variants.with_options(rules, {"sixes.max": 0})
    assert ENGLISH.say(option_changed(never, "sixes.max")) == (
        "Max consecutive sixes: no limit. Any number of sixes in a row is fine."
    )
    assert Translator("de").say(option_changed(rules, "bonus.capture")) == (
        "Zusatzwurf fürs Schlagen: aus. Schlagen bringt keinen Zusatzwurf."
    )


VALUES: dict[str, tuple[Any, ...]] = {
    "bool": (False, True),
    "squares": ((), (9,), (9, 22)),
}


def values(knob: Knob) -> Iterable[Any]:
    ranged = range(knob.low, min(knob.high, 6) + 1)
    return knob.choices or VALUES.get(knob.kind, tuple(ranged))


NEEDING: dict[str, dict[str, Any]] = {
    "turn.ranking": {"turn.first": "highest_roll"},
    "stack.doubled": {"stack.own_limit": 2},
    "board.home_squares": {"safe.squares": []},
    "board.tokens_out": {"board.markers": 6},
    "end.home": {"board.markers": 6},
}
"""Options that allow others all their values."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.key)
def test_every_value_of_every_option_has_words(knob: Knob, lang: str) -> None:
    rules = variants.load("playpalace")
    for value in values(knob):
        value = list(value) if knob.kind == "squares" else value
        options = {**NEEDING.get(knob.key, {}), knob.key: value}
        changed = variants.with_options(rules, options)
        for message in (option_value(changed, knob.key), option_changed(changed, knob.key)):
            text = Translator(lang).say(message)
            assert text and "{" not in text and "pludo-" not in text, text


MATTERING: dict[str, dict[str, Any]] = {
    **NEEDING,
    "dice.use": {"dice.count": 2},
    "dice.usage": {"dice.count": 2},
    "dice.same_marker": {"dice.count": 2},
    "stack.doubled_forced_on_even": {"stack.own_limit": 2, "stack.doubled": True},
    "powers.tiles": {"powers.kind": "all"},
    "powers.use": {"powers.kind": "leaps"},
    "teams.together": {"teams.pairs": "opposite"},
    "teams.help": {"teams.pairs": "opposite"},
    "teams.pass": {"teams.pairs": "opposite"},
    "teams.capture": {"teams.pairs": "opposite"},
}
"""Options that give others something to change."""


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.key)
def test_every_option_is_heard_in_the_rules_of_a_table(knob: Knob) -> None:
    rules = variants.load("playpalace")
    heard = set()
    for value in values(knob):
        value = list(value) if knob.kind == "squares" else value
        options = {**MATTERING.get(knob.key, {}), knob.key: value}
        changed = variants.with_options(rules, options)
        heard.add(tuple(ENGLISH.say(line) for line in rule_lines(changed)[1:]))
    assert len(heard) == len(tuple(values(knob)))


def test_titles_and_summaries() -> None:
    plain = variants.load("classic")
    assert ENGLISH.say(variant_title(plain)) == "Classic Ludo"
    assert ENGLISH.say(variant_summary(plain)).startswith("Classic Ludo: no safe squares")
    quick = ENGLISH.say(variant_summary(variants.load("quick")))
    assert quick.startswith("Quick Ludo: everybody begins with a token out")
    two = variants.load("classic(sixes.max=0, dice.count=2)")
    assert ENGLISH.say(variant_title(two)) == "Classic Ludo with 2 options changed"


def test_a_players_own_file_is_summed_up_by_its_name_and_players(tmp_path: Path) -> None:
    shipped = (catalogue.SHIPPED / "figure-eight.toml").read_text(encoding="utf-8")
    own = tmp_path / "mine.toml"
    own.write_text(shipped.replace("Figure Eight Duel", "Mine"), encoding="utf-8")
    rules = variants.load(str(own))
    assert ENGLISH.say(variant_title(rules)) == "Mine"
    assert ENGLISH.say(variant_summary(rules)) == "Mine, for 2 players."


def test_warnings() -> None:
    rules = variants.load("playpalace(sixes.max=1)")
    assert [ENGLISH.say(line) for line in warning_lines(rules)] == [
        "With this option every six is punished, so nobody can ever come out of the yard."
    ]


def test_safe_squares_are_called_as_the_documents_call_them() -> None:
    assert "Nobody is captured on the stars, squares 9, 22, 35 and 48." in rules_in_words("indian")
    assert (
        "Nobody is captured on the squares 9 (red safe), 22 (blue safe), 35 (green safe) and "
        "48 (yellow safe)."
    ) in rules_in_words("nigerian")
    assert "Nobody is captured on the squares 9, 22, 35 and 48." in rules_in_words("playpalace")
    assert (
        "Squares safe for their own colour: 9 (red safe), 22 (blue safe), 35 (green safe) and "
        "48 (yellow safe)."
    ) in rules_in_words("playpalace(safe.squares_for=own)")


@pytest.mark.parametrize(
    ("spec", "lang", "said"),
    [
        ("indian", "en", "22: star, safe."),
        ("indian", "de", "22: Stern, sicher."),
        ("nigerian", "en", "22: blue safe."),
        ("playpalace", "en", "22: safe."),
        ("playpalace(safe.squares_for=own)", "en", "22: safe for blue only."),
        ("playpalace(safe.squares_for=own)", "de", "22: nur für Blau sicher."),
    ],
)
def test_a_safe_square_is_spoken_with_its_colour_or_as_a_star(
    spec: str, lang: str, said: str
) -> None:
    rules = variants.load(spec)
    state, _ = engine.start(rules, (0, 1))
    at = square_at(rules, 0, 21)
    assert at is not None
    assert Translator(lang).say(square(rules, state, at, Listener(0, {}))) == said

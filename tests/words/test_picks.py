"""Players that are chosen or drawn, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import notation
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.state import Refusal, State
from playpalace_ludo.words import Listener, Translator, choices, narrate, queries, rulebook
from playpalace_ludo.words.near import near

BENCH = str(Path(__file__).parents[2] / "docs" / "examples" / "penalty-bench.toml")
RULES = variants.load(BENCH)
RED, BLUE, GREEN = 0, 1, 2
NAMES = {RED: "Ada", BLUE: "Bo", GREEN: "Cy"}


def at(step: int, dice: tuple[int, ...]) -> Match:
    """A table of three at which red stands there and has thrown this."""
    line = f"{RULES.spec} red:{step},Y,Y,Y/blue:20,Y,Y,Y/green:Y,Y,Y,Y red ? 0 1"
    _, state = notation.parse_position(f"{line} leader=red round=1", lambda _: RULES)
    match = Match(RULES, [RED, BLUE, GREEN], start=state)
    match.roll(dice)
    return match


def told(match: Match, seat: int | None, lang: str = "en") -> str:
    step = match.steps[-1]
    lines = narrate(RULES, step.before, step.events, step.after, Listener(seat, NAMES, "normal"))
    return " ".join(Translator(lang).say(one) for line in lines for one in line.messages)


def offered(state: State, lang: str = "en") -> list[str]:
    found = choices.choices(RULES, state, Listener(RED, NAMES, "normal"))
    return [Translator(lang).say(choice.message) for choice in found]


def owed(state: State, seat: int, lang: str = "en") -> str:
    return Translator(lang).say(queries.turn(RULES, state, Listener(seat, NAMES, "normal")))


def test_the_player_hears_whom_to_choose_and_has_a_key_for_each() -> None:
    match = at(6, (2,))
    match.play(match.state.moves[0])
    assert told(match, RED).endswith("You choose who misses a turn.")
    assert told(match, BLUE).endswith("Ada chooses who misses a turn.")
    assert offered(match.state) == ["2: Bo misses a turn.", "3: Cy misses a turn."]
    assert offered(match.state, "de") == ["2: Bo setzt aus.", "3: Cy setzt aus."]
    assert owed(match.state, RED) == "Your turn: choose who misses a turn."
    assert owed(match.state, BLUE, "de") == "Ada ist dran und wählt, wer aussetzt."
    assert [move.order for move in choices.named(RULES, match.state, 2)] == [GREEN]
    match.play(choices.named(RULES, match.state, 2)[0])
    assert told(match, RED) == "Cy will miss a turn."
    assert told(match, GREEN, "de") == "Du musst einmal aussetzen."


def test_a_lot_is_drawn_like_a_throw_and_falls_on_somebody() -> None:
    match = at(19, (2,))
    match.play(match.state.moves[0])
    assert told(match, RED).endswith("Draw a lot: who misses a turn.")
    assert told(match, None, "de").endswith("Ada zieht ein Los, wer aussetzt.")
    assert owed(match.state, RED) == "Your turn: draw a lot."
    first, second = RULES.chances(match.state)
    assert first[1] == second[1] == 0.5
    match.roll(second[0])
    assert told(match, GREEN) == "The lot falls on you. You will miss a turn."
    assert told(match, BLUE, "de").startswith("Das Los trifft Cy.")
    assert match.undo() and match.state.books.lots


def test_the_rules_say_whom() -> None:
    told_rules = [Translator("en").say(line) for line in rulebook.rule_lines(RULES)]
    assert "A capture brings: the captured player misses 2 turns." in told_rules
    assert "On 9: another player of your choice misses a turn." in told_rules
    assert "On 22: another player drawn by lot misses a turn." in told_rules
    assert "On 35: all others have an extra turn." in told_rules
    german = [Translator("de").say(line) for line in rulebook.rule_lines(RULES)]
    assert "Schlagen bringt: der Geschlagene setzt 2 Mal aus." in german


@pytest.mark.parametrize("lang", ["en", "de"])
def test_questions_are_answered_while_a_lot_is_due(lang: str) -> None:
    match = at(19, (2,))
    match.play(match.state.moves[0])
    listener = Listener(RED, NAMES, "full")
    said = [Translator(lang).say(one) for one in near(RULES, match.state, listener)]
    assert said and all("pludo" not in one for one in said)
    line = notation.format_position(RULES, match.state)
    assert " lots=skip_by_draw:blue+green" in line


def test_a_number_that_nobody_has_is_told_what_to_choose() -> None:
    match = at(6, (2,))
    match.play(match.state.moves[0])
    listener = Listener(RED, NAMES, "normal")
    said = queries.why_not(RULES, match.state, Refusal.NOT_IN_ORDERS, listener, token=0)
    assert Translator("en").say(said) == "Choose first: who misses a turn."

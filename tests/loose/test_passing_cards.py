"""A deck of one's own, and cards passed on: drawn, chosen, told, recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.errors import IllegalMove, RulesError
from playpalace_ludo.core.events import CardPassed, Shuffled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.words import Listener, Translator, choices, narrate, queries

RULES = variants.load(str(Path(__file__).parents[2] / "docs" / "examples" / "exchange.toml"))
GATE, STROLL, WALK, SWIFT = 1, 2, 3, 4
NAMES = {0: "Ada", 1: "Bo", 2: "Cy"}


def at(rest: str) -> Match:
    line = f"{RULES.spec} red:5,Y,Y/blue:Y,Y,Y/green:Y,Y,Y {rest} leader=red round=3"
    state = parse_position(line, lambda _: RULES)[1]
    return Match(RULES, state.seats, start=state)


def playing_swift(theirs: str = "Gate") -> Match:
    """Red plays Swift and holds a Walk and a Stroll then; blue comes next."""
    match = at(f"red Swift,Walk,Stroll 0 7 hands=blue:{theirs}")
    match.play(next(m for m in match.state.moves if m.face == SWIFT and m.tokens))
    return match


def told(match: Match, seat: int, lang: str = "en") -> str:
    step = match.steps[-1]
    lines = narrate(RULES, step.before, step.events, step.after, Listener(seat, NAMES))
    return " ".join(Translator(lang).say(one) for line in lines for one in line.messages)


def test_a_card_of_ones_choice_goes_to_the_next_player() -> None:
    match = playing_swift()
    assert told(match, 0).endswith("You choose which card is passed on.")
    offered = choices.choices(RULES, match.state, Listener(0, NAMES))
    assert [Translator("en").say(one.message) for one in offered] == ["1: Walk.", "2: Stroll."]
    said = Translator("en").say(queries.turn(RULES, match.state, Listener(0, NAMES)))
    assert said.startswith("Your turn: choose which card is passed on.")
    [move] = choices.named(RULES, match.state, 1)
    match.play(move)
    assert match.state.books.hands == ((WALK,), (GATE, STROLL), ())
    assert match.state.turn == 1
    assert match.steps[-1].events[0] == CardPassed(0, STROLL, 1)
    assert told(match, 0).startswith("You give Stroll to Bo.")
    assert told(match, 1).startswith("Ada gives you Stroll.")
    assert told(match, 2).startswith("Ada gives Stroll to Bo.")
    assert told(match, 1, "de").startswith("Ada gibt dir ")
    match.undo()
    assert match.state == playing_swift().state


def test_a_position_with_a_card_to_pass_on_reads_back_and_the_record_names_it() -> None:
    match = playing_swift()
    line = match.line()
    assert " pass_card_to_next " in line
    again = parse_position(line, lambda _: RULES)[1]
    assert again == match.state and again.moves == match.state.moves
    match.play(match.state.moves[0])
    assert match.text().splitlines()[-1].endswith(" pass_card_to_next:Walk")


def test_who_holds_a_full_hand_is_given_none() -> None:
    match = playing_swift("Gate,Gate,Gate")
    assert match.state.turn == 1
    assert match.state.books.hands[0] == (WALK, STROLL)


def test_everybody_draws_from_a_deck_of_their_own() -> None:
    match = at("red ? 0 7 deck=1,0,0,0,3,4,4,3,3,4,4,3")
    assert RULES.chances(match.state) == (((GATE,), 1.0),)
    with pytest.raises(IllegalMove):
        match.roll((SWIFT,))
    events = match.roll((GATE,))
    assert Shuffled() in events
    assert match.state.books.deck == (2, 4, 4, 3, 3, 4, 4, 3, 3, 4, 4, 3)
    blue = at("blue ? 0 8 deck=1,0,0,0,3,4,4,3,3,4,4,3")
    blue.roll((SWIFT,))
    assert blue.state.books.deck == (1, 0, 0, 0, 3, 4, 4, 2, 3, 4, 4, 3)
    assert parse_position(match.line(), lambda _: RULES)[1] == match.state


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"randomiser.hand": 0}, "pass-no-hand"),
        ({"outcome.Swift.then": ["pass card to by choice"]}, "pass-whom"),
        ({"outcome.Swift.then": ["pass card to everybody else"]}, "pass-whom"),
        ({"randomiser.hand": 10, "randomiser.deck": "shared"}, "hand-too-big"),
    ],
)
def test_what_cannot_be_passed_on_is_refused(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(RulesError) as refused:
        variants.with_options(RULES, options)
    assert wrong in [problem.code for problem in refused.value.problems]


def test_only_cards_have_decks() -> None:
    with pytest.raises(RulesError) as refused:
        variants.with_options(variants.load("hexagon"), {"randomiser.deck": "own"})
    assert [problem.code for problem in refused.value.problems] == ["deck-no-cards"]

"""Orders and captures of several tokens at once, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core import notation
from playpalace_ludo.core.engine.refusals import refusal
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.state import Refusal
from playpalace_ludo.words import Listener, Translator, choices, narrate, queries, rulebook

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAMES = {0: "Ada", 1: "Bo", 2: "Cy"}


def at(example: str, line: str, *dice: int) -> Match:
    """A table at which red is to throw this."""
    rules = variants.load(str(EXAMPLES / f"{example}.toml"))
    _, state = notation.parse_position(f"{rules.spec} {line}", lambda _: rules)
    match = Match(rules, state.seats, start=state)
    match.roll(dice)
    return match


def told(match: Match, seat: int | None, lang: str = "en") -> str:
    step = match.steps[-1]
    listener = Listener(seat, NAMES, "normal")
    lines = narrate(match.rules, step.before, step.events, step.after, listener)
    return " ".join(Translator(lang).say(one) for line in lines for one in line.messages)


def offered(match: Match, lang: str = "en") -> list[str]:
    found = choices.distinct(match.rules, match.state, Listener(0, NAMES, "normal"))
    return [Translator(lang).say(choice.message) for choice in found]


@pytest.mark.parametrize(
    ("lang", "choice", "said"),
    [
        ("en", "1, 2, 3 and 4: enter on 1.", "Ada brings out tokens 1, 2, 3 and 4."),
        (
            "de",
            "1, 2, 3 und 4: kommen auf 1 heraus.",
            "Ada bringt die Figuren 1, 2, 3 und 4 heraus.",
        ),
    ],
)
def test_all_come_out_together(lang: str, choice: str, said: str) -> None:
    match = at("raid", "red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", 6)
    assert offered(match, lang) == [choice]
    match.play(match.state.moves[0])
    assert told(match, 1, lang) == said


def test_a_prisoner_is_fetched_from_the_start() -> None:
    match = at("raid", "red:12,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1", 1)
    move = next(one for one in match.state.moves if one.tokens)
    match.play(move)
    assert told(match, 1).startswith("Ada's token 1 captures your token 1 on 14, a prisoner now.")


def test_a_capture_beside_and_what_becomes_of_the_captor() -> None:
    match = at("ambush", "red:3,Y,Y,Y/blue:44,Y,Y,Y red ? 0 1", 1)
    assert offered(match) == ["1: from 4 to 5, captures Bo's token 1."]
    match.play(match.state.moves[0])
    assert told(match, 2).startswith(
        "Ada moves token 1 to 5. Captured beside it: Bo's token 1 on 6. "
        "Token 1 goes back to the yard. Ada scores 3 and has 3 points. "
        "Bo loses 2 and has -2 points."
    )
    assert told(match, 2, "de").startswith(
        "Ada zieht Figur 1 auf 5. Daneben geschlagen: Figur 1 von Bo auf 6. "
        "Figur 1 geht zurück in den Hof."
    )


def test_ranks_are_told_as_a_condition() -> None:
    rules = variants.load(str(EXAMPLES / "marshal.toml"))
    said = [Translator("en").say(line) for line in rulebook.rule_lines(rules)]
    assert any("the number of the captured token" in line for line in said)


BUSY = "red:3,6,Y/blue:Y,23,Y/green:Y,Y,Y red ? 0 1 leader=red round=1"
MARCH, TIDE, STORM, MIRROR = 2, 3, 4, 8


def test_all_tokens_walk_with_one_key() -> None:
    match = at("procession", BUSY, MARCH)
    assert offered(match)[-1] == (
        "4: all your tokens 3 ahead: your token 2 to a10, your token 1 to a7."
    )
    assert offered(match, "de")[-1] == (
        "4: alle deine Figuren 3 vor: deine Figur 2 auf a10, deine Figur 1 auf a7."
    )
    match.play(choices.named(match.rules, match.state, 3)[0])
    assert told(match, 1) == "Ada moves token 2 to a10. Token 1 to a7. Your turn."
    assert "March:move" in match.text()


def test_everybodys_tokens_walk_or_are_pushed() -> None:
    match = at("procession", BUSY, TIDE)
    match.play(match.state.moves[0])
    assert told(match, 1).startswith("Ada's token 2 captures your token 2 on a8. Token 1 to a5.")
    match = at("procession", BUSY, STORM)
    assert offered(match) == ["4: all others' tokens 2 back: Bo's token 2 to a6."]


def test_two_tokens_change_places() -> None:
    match = at("procession", BUSY, MIRROR)
    assert offered(match, "de") == ["1 und 2: tauschen die Plätze.", "4: Passen."]
    match.play(match.state.moves[0])
    assert told(match, 2).startswith("Changed: Ada's token 1 is on a7, Ada's token 2 on a4.")


def test_a_tower_walks_together_and_is_not_split() -> None:
    match = at("towers", "red:3,3,Y,Y/blue:Y,Y,Y,Y red ? 0 1", 2)
    assert offered(match) == ["1 and 2: from 4 to 6."]
    assert offered(match, "de") == ["1 und 2: von 4 auf 6."]
    alone = match.state.moves[0]._replace(tokens=(1,))
    reason = refusal(match.rules, match.state, alone)
    assert reason is Refusal.TOWER_SPLIT
    said = queries.why_not(match.rules, match.state, reason, Listener(0, NAMES, "normal"), token=1)
    assert Translator("en").say(said) == "Token 2 is in a tower: all of it moves together."
    match.play(match.state.moves[0])
    assert told(match, 1).startswith("Ada moves tokens 1 and 2 to 6.")

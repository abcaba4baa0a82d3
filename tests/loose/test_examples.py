"""The example files of the manual: each is sound, plays, reads back, is told and has its dice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import squares
from playpalace_ludo.core.state import State
from playpalace_ludo.core.steps import finish
from playpalace_ludo.picture import caption
from playpalace_ludo.table import explorer, hints
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.words import (
    Listener,
    Message,
    Translator,
    languages,
    narrate,
    queries,
    rulebook,
)
from playpalace_ludo.words.since import since
from tests.loose.test_manual import CHAPTER
from tests.loose.test_random_files import play
from tests.loose.test_spoken import everything_asked, heard

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLES = sorted(path.name for path in FOLDER.glob("*.toml"))


@pytest.fixture(params=EXAMPLES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return variants.load(str(FOLDER / request.param))


def test_the_chapter_names_every_example() -> None:
    assert [name for name in EXAMPLES if f"[`{name}`](examples/{name})" not in CHAPTER] == []


def test_an_example_plays_and_every_position_and_record_reads_back(rules: Rules) -> None:
    match = play(rules, Random(3), 600)
    text = match.text()
    assert Match.from_text(text, lambda _: rules).text() == text
    for _ in range(len(match.steps)):
        assert match.undo()
    assert match.state == match.start


def test_an_example_is_told_in_every_language(rules: Rules) -> None:
    said = {repr(message): message for message in _everything_said(rules)}
    for language in languages():
        heard(Translator(language), [*said.values()])


def _everything_said(rules: Rules) -> Iterator[Message]:
    """Yield what is said in a game: news, answers, hints, squares, the rules and the picture."""
    rng, dice, seen = Random(5), FairDice("5eed", ""), list[Event]()
    match, bot = Match(rules, range(rules.max_players)), bots.make("normal")
    yield from rulebook.rule_lines(rules)
    yield from caption.description(rules, match.state)
    for number in range(300):
        before = match.state
        if before.awaiting == "over":
            break
        if before.awaiting == "roll":
            events = match.roll(dice.throw(rules, before, number))
        else:
            events = match.play(rng.choice(before.moves))
        seen += events
        listener = Listener(rng.choice([None, *before.seats]), {}, rng.choice(["full", "normal"]))
        for line in narrate(rules, before, events, match.state, listener):
            yield from line.messages
        if number % 10 == 0 and match.state.awaiting != "over":
            yield from _answers(rules, match.state, seen, rng, bot)


def _answers(
    rules: Rules, state: State, seen: list[Event], rng: Random, bot: bots.Bot
) -> Iterator[Message]:
    listener = Listener(state.turn)
    yield from everything_asked(rules, state, listener)
    yield from since(rules, state, seen, listener)
    yield from queries.near(rules, state, listener)
    yield from queries.rules_now(rules, state)
    at = rng.randrange(len(squares(rules)))
    yield from explorer.whole(explorer.View(rules, state, listener, explorer.Look(at))).messages
    for question in explorer.QUESTIONS.values():
        yield from question(rules, state, at, listener)
    if state.awaiting == "move":
        even = [0.5] * len(state.moves)
        advice = finish(bot.explaining(rules, state, state.moves, even))
        yield hints.say(rules, hints.Hint(state, *advice), listener)


def test_a_bot_plays_an_example(rules: Rules) -> None:
    rng = Random(7)
    match = Match(rules, range(rules.max_players))
    bot = bots.make("normal")
    for _ in range(120):
        if match.state.awaiting == "over":
            break
        if match.state.awaiting == "roll":
            throws, chances = zip(*rules.chances(match.state), strict=True)
            match.roll(rng.choices(throws, chances)[0])
        else:
            match.play(bot.move(rules, match.state, rng))


@pytest.mark.parametrize("name", EXAMPLES)
def test_check_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(FOLDER / name), "--games", "0", "--lang", "de"]) == 0
    assert "L-" not in capsys.readouterr().err

"""The example files of the manual: each is sound, plays, reads back, is told and has its dice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.words import Listener, Translator, narrate, rulebook
from tests.loose.test_manual import CHAPTER
from tests.loose.test_random_files import play
from tests.loose.test_spoken import ask_everything, heard

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


def test_an_example_is_told_in_both_languages(rules: Rules) -> None:
    rng = Random(5)
    match = Match(rules, range(rules.max_players))
    tongues = [Translator("en"), Translator("de")]
    for words in tongues:
        heard(words, rulebook.rule_lines(rules))
    dice = FairDice("5eed", "")
    for number in range(300):
        before = match.state
        if before.awaiting == "over":
            break
        if before.awaiting == "roll":
            events = match.roll(dice.throw(rules, before, number))
        else:
            events = match.play(rng.choice(before.moves))
        listener = Listener(rng.choice([None, *before.seats]), {}, rng.choice(["full", "normal"]))
        for words in tongues:
            for line in narrate(rules, before, events, match.state, listener):
                heard(words, list(line.messages))
            ask_everything(rules, match.state, listener, words)


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

"""Checking dice: a whole game checks, and whatever was changed in its record is found."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playpalace_ludo import variants
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import FAIR, SEEDED, Proof
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.words import Translator, languages
from playpalace_ludo.words.dice_code import code
from tests.table.fair_games import SEED, begun, finished, play_on

HEX = st.text("0123456789abcdef", min_size=64, max_size=64)


def said(text: str, lang: str = "en") -> str:
    _, verdict = dice_check.check_record(text, variants.load)
    return Translator(lang).say(verdict.message)


def holds(text: str) -> bool:
    try:
        return dice_check.check_record(text, variants.load)[1].holds
    except RecordError:
        return False


def entry(text: str, name: str) -> str:
    found = re.search(f'^{name} = "(.*)"$', text, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("name", [*variants.names(), "classic(turn.first=highest_roll)"])
def test_a_whole_game_checks(name: str) -> None:
    text = finished(name)
    count = len(entry(text, "drawn").split())
    throw = variants.load(name).chance.randomiser
    noun = {"dice": "dice", "cards": "cards", "spinner": "spins"}[throw]
    assert said(text) == f"All {count} {noun} check."
    assert Match.from_text(text, variants.load).fallen == count


def test_in_german() -> None:
    count = len(entry(finished("playpalace"), "drawn").split())
    assert said(finished("playpalace"), "de") == f"Alle {count} Würfel stimmen."


def test_a_game_in_progress_checks_as_far_as_it_is() -> None:
    match, dice = begun("playpalace")
    assert said(match.text()) == "Nothing has fallen yet."
    play_on(match, dice, 1, Random(0))
    assert said(match.text()) == "The first of the dice checks; the game is not over."
    german = "Der eine Würfel bis jetzt stimmt; das Spiel ist nicht zu Ende."
    assert said(match.text(), "de") == german
    play_on(match, dice, 40, Random(0))
    assert said(match.text()) == f"All {match.fallen} dice so far check; the game is not over."


class TestEveryKindOfChangeIsNamed:
    """One clear sentence each."""

    text = finished("playpalace")

    def test_a_die(self) -> None:
        match = Match.from_text(self.text, variants.load)
        rolled = [step for step in match.steps if step.action.dice]
        turns = [step.before.number for step in rolled]
        at = turns.index(next(turn for turn in turns if turns.count(turn) == 1 and turn > 5))
        step = rolled[at]
        fell = (step.action.dice or ())[0]
        other = 1 if fell != 1 else 2
        lines = self.text.split("\n")
        row = next(i for i, one in enumerate(lines) if one.startswith(f"{step.before.number}. "))
        lines[row] = re.sub(rf"(\. \w+ ){fell}.*", rf"\g<1>{other}", lines[row])
        changed = "\n".join(lines[: row + 1]) + "\n"
        assert said(changed) == (
            f"Die {at + 1}, in turn {step.before.number}, differs:"
            f" the record has {other}, the seed gives {fell}."
        )

    def test_a_die_with_which_the_game_could_not_go_on(self) -> None:
        turn = re.search(r"^(\d+)\. \w+ ([1-5]):\d", self.text, re.MULTILINE)
        assert turn
        number, fell = turn.groups()
        changed = self.text.replace(turn[0], turn[0].replace(f" {fell}:", " 6:"), 1)
        with pytest.raises(RecordError):
            Match.from_text(changed, variants.load)
        assert f"in turn {number}, differs: the record has 6, the seed gives {fell}." in said(
            changed
        )

    def test_no_seed(self) -> None:
        changed = self.text.replace(f'seed = "{SEED}"\n', "")
        assert said(changed) == (
            "The game is over, but its seed is missing: the dice cannot be checked."
        )

    def test_no_seed_yet(self) -> None:
        match, dice = begun("playpalace")
        play_on(match, dice, 9, Random(0))
        assert match.header.proof
        match.with_proof(match.header.proof._replace(seed=""))
        assert said(match.text()) == (
            "The seed is not told before the end of the game;"
            " until then the dice cannot be checked."
        )

    def test_a_contribution(self) -> None:
        assert said(self.text.replace("words of red", "words of Ann")) == (
            "The words of a player were changed: the dice were not mixed with these."
        )

    def test_the_commitment(self) -> None:
        told = entry(self.text, "commitment")
        assert said(self.text.replace(told, "0" * 64)) == (
            "The commitment was changed: the dice come from the seed, but the commitment does not."
        )

    def test_the_seed(self) -> None:
        assert said(self.text.replace(SEED, "0" * 64)) == (
            "The seed was changed: neither the commitment nor the dice come from it."
        )

    def test_the_list(self) -> None:
        listed = entry(self.text, "drawn")
        other = "1" if listed[0] != "1" else "2"
        assert said(self.text.replace(listed, other + listed[1:])) == (
            f"The list 'drawn' was changed: its number 1 is {other}, the seed gives {listed[0]}."
        )
        last = listed.split()[-1]
        assert said(self.text.replace(listed, listed[:-2])) == (
            f"The list 'drawn' was changed: its number {len(listed.split())} is -,"
            f" the seed gives {last}."
        )

    def test_who_begins(self) -> None:
        text = finished("figure-eight")
        match = Match.from_text(text, variants.load)
        first = match.header.first
        other = next(colour for colour in match.header.seats if colour != first)
        changed = text.replace(f'first = "{first}"', f'first = "{other}"')
        assert said(changed.split("---")[0] + "---\n") == (
            f"Who begins differs: the record has {other}, the seed gives {first}."
        )

    def test_a_game_of_a_seed_that_was_chosen(self) -> None:
        rules = variants.load("playpalace")
        match = Match(rules, [0, 1], proof=SeededDice("7").proof)
        assert said(match.text()) == (
            "The dice of this game come from --seed 7: "
            "whoever chose that could know them all beforehand."
        )

    def test_a_card(self) -> None:
        text, rules = finished("market-road"), variants.load("market-road")
        faces = [face.name.replace(" ", "_") for face in rules.chance.faces[1:]]
        head, body = text.split("---\n")
        word = body.split()[2].partition(":")[0]
        other = next(face for face in faces if face != word)
        turn = f"1. {body.split()[1]} {other}\n"
        assert re.fullmatch(
            r"Card 1, in turn 1, differs: .*, the seed gives .*\.", said(f"{head}---\n{turn}")
        )


SHORT = finished("figure-eight")
SECTION = range(SHORT.index("[dice]"), SHORT.index("---"))


@settings(deadline=None, max_examples=80)
@given(st.data())
def test_whatever_is_changed_in_the_proof_is_found(data: st.DataObject) -> None:
    at = data.draw(st.sampled_from([i for i in SECTION if SHORT[i].isalnum()]))
    other = data.draw(st.sampled_from("0123456789abcdefxyzä").filter(lambda c: c != SHORT[at]))
    assert holds(SHORT)
    assert not holds(SHORT[:at] + other + SHORT[at + 1 :])


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(["commitment", "mixed", "seed"]), HEX)
def test_no_other_value_fits(name: str, other: str) -> None:
    value = entry(SHORT, name)
    assert holds(SHORT.replace(value, other)) == (value == other)


@settings(deadline=None, max_examples=50)
@given(st.data())
def test_whichever_throw_is_changed_is_found(data: st.DataObject) -> None:
    match = Match.from_text(SHORT, variants.load)
    rolled = [index for index, step in enumerate(match.steps) if step.action.dice]
    at = data.draw(st.sampled_from(rolled))
    fell = match.steps[at].action.dice
    others = [throw for throw, _ in match.rules.shares_now(match.steps[at].before) if throw != fell]
    throw = data.draw(st.sampled_from(others))
    match.back_to(at)
    match.roll(throw)
    source = Random(at)
    while not match.over and data.draw(st.booleans()):
        # The rest may be anything: the first die that differs is the one that is named.
        if match.state.awaiting == "roll":
            match.roll(source.choice(match.rules.shares_now(match.state))[0])
        else:
            match.play(source.choice(match.state.moves))
    number = rolled.index(at) + 2  # who begins was the first
    assert said(match.text()).startswith(f"Spin {number}, in turn ")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ('scheme = "other"', "'other'"),
        ("commitment = 7", "dice.commitment"),
        ('commitment = "' + "G" * 64 + '"', "dice.commitment"),
        ('contributions = ["one"]', "dice.contributions"),
        ("contributions = [1, 2]", "dice.contributions"),
        ('contributions = ["' + "x" * 201 + '", "y"]', "dice.contributions"),
        ('seed = "12"', "dice.seed"),
        ('drawn = "1 0"', "dice.drawn"),
        ('drawn = ""', "dice.drawn"),
        ("fallen = -1", "dice.fallen"),
        ("fallen = true", "dice.fallen"),
        ("luck = 3", "luck"),
    ],
)
def test_a_proof_that_makes_no_sense_is_refused_by_name(change: str, field: str) -> None:
    text, name = finished("playpalace"), change.partition(" ")[0]
    lines = [line for line in text.split("\n") if not line.startswith(f"{name} = ")]
    lines.insert(lines.index("[dice]") + 1, change)
    with pytest.raises(RecordError) as refused:
        Match.from_text("\n".join(lines), variants.load)
    assert field in str(refused.value)


def test_dice_must_be_a_section() -> None:
    text = finished("playpalace").replace("[dice]", "[table]")
    with pytest.raises(RecordError):
        Match.from_text("dice = 1\n" + text, variants.load)


def test_the_code_is_the_beginning_of_the_commitment_in_words() -> None:
    english = [Translator("en").text(f"pludo-code-{byte}") for byte in (0, 128, 255)]
    message = dice_check.about(variants.load("playpalace"), Proof(FAIR, "0080ff" + "0" * 58))
    assert Translator("en").say(message) == (
        "The dice of this game were fixed before anybody sat down; code " + ", ".join(english) + "."
    )
    german = Translator("de").say(message)
    assert german.startswith("Die Würfel dieses Spiels lagen fest, bevor sich jemand setzte; Code ")


@pytest.mark.parametrize("lang", languages())
def test_every_byte_has_a_word_of_its_own(lang: str) -> None:
    words = [Translator(lang).text(f"pludo-code-{byte}") for byte in range(256)]
    assert len({word.casefold() for word in words}) == 256
    assert all(word.isalpha() for word in words)
    assert len(code("f" * 64)) == 3


def test_a_seed_that_cannot_be_written_down_is_made_one_that_can() -> None:
    dice = SeededDice("\udcff")
    assert dice.proof == Proof(SEEDED, seed="\\udcff")
    assert SeededDice(dice.seed).seed == dice.seed

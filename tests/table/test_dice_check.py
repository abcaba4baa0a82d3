"""Checking dice: a whole game checks, and whatever was changed in its record is found."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playpalace_ludo import variants
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import FAIR, FAIR_1, SEEDED, Proof
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.table.dice_hashes import commitment, promise, sealed
from playpalace_ludo.table.fair_dice import FairDice, prove
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Message, Translator, languages
from playpalace_ludo.words.dice_code import code, count_words
from playpalace_ludo.words.model import CommaList
from tests.table.fair_games import SEED, begun, finished, play_on

OLD_GAMES = Path(__file__).parents[1] / "old_games" / "dice-1"
MIXED = (
    "The rules, a seat, a name or the words of a player were changed:"
    " the dice were not mixed with these."
)
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)


def said(text: str, lang: str = "en") -> str:
    _, verdict = dice_check.check_record(text, variants.load)
    return Translator(lang).say(verdict.message)


def spoken(words: CommaList, lang: str = "en") -> str:
    say = Translator(lang).say
    return ", ".join(say(word) for word in words if isinstance(word, Message))


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
    assert said(text) == f"All {count} {noun} follow from the seed in this record."
    assert Match.from_text(text, variants.load).fallen == count


def test_a_match_that_was_just_played_gets_the_verdict_of_its_record() -> None:
    text = finished("playpalace")
    match = Match.from_text(text, variants.load)
    assert dice_check.check_match(match) == dice_check.check_record(text, variants.load)[1]
    assert dice_check.check_match(match).seal


def test_a_game_that_could_not_be_played_is_refused_even_if_its_dice_are_right() -> None:
    match, dice = begun("playpalace")
    play_on(match, dice, 60, Random(1))
    match.with_proof(dice.proof)
    text = match.text()
    assert holds(text)
    last = text.rindex(":")
    with pytest.raises(RecordError):
        dice_check.check_record(f"{text[:last]}:9{text[last + 2 :]}", variants.load)


def test_a_game_of_which_no_die_has_fallen_may_say_so() -> None:
    match, dice = begun("playpalace")
    match.with_proof(dice.proof)
    assert holds(match.text().replace("[dice]\n", "[dice]\nfallen = 0\n"))


def test_in_german() -> None:
    count = len(entry(finished("playpalace"), "drawn").split())
    assert said(finished("playpalace"), "de") == (
        f"Alle {count} Würfel folgen aus dem Startwert in dieser Aufzeichnung."
    )


def test_a_game_in_progress_checks_as_far_as_it_is() -> None:
    match, dice = begun("playpalace")
    assert said(match.text()) == "Nothing has fallen yet."
    play_on(match, dice, 1, Random(0))
    assert said(match.text()) == (
        "The first of the dice follows from the seed in this record; the game is not over."
    )
    assert said(match.text(), "de") == (
        "Der eine Würfel bis jetzt folgt aus dem Startwert in dieser Aufzeichnung;"
        " das Spiel ist nicht zu Ende."
    )
    play_on(match, dice, 40, Random(0))
    assert said(match.text()) == (
        f"All {match.fallen} dice so far follow from the seed in this record; the game is not over."
    )
    assert not dice_check.check_record(match.text(), variants.load)[1].whole


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
        assert said(self.text.replace("words of red", "words of Ann")) == MIXED

    def test_a_name(self) -> None:
        assert said(self.text.replace('"Ann"', '"Zoe"')) == MIXED

    def test_the_rules(self) -> None:
        assert said(self.text.replace('"playpalace"', '"playpalace(sixes.max=0)"')) == MIXED

    def test_a_cut(self) -> None:
        """Half a record is none, and its list tells that it was longer."""
        head, body = self.text.split("---\n")
        turns = body.splitlines(keepends=True)
        half = f"{head}---\n{''.join(turns[: len(turns) // 2])}"
        listed = len(entry(self.text, "drawn").split())
        fallen = Match.from_text(half, variants.load).fallen
        assert fallen < listed
        assert said(half) == (
            f"The record was cut: it lists {listed} dice, but its moves end after {fallen}."
        )

    def test_a_cut_record_whose_list_was_cut_as_well(self) -> None:
        head, body = self.text.split("---\n")
        turns = body.splitlines(keepends=True)
        half = f"{head}---\n{''.join(turns[: len(turns) // 2])}"
        fallen = Match.from_text(half, variants.load).fallen
        listed = entry(self.text, "drawn")
        trimmed = half.replace(listed, " ".join(listed.split()[:fallen]))
        assert said(trimmed) == (
            f"The game was broken off. Until then {fallen} dice fell,"
            " and all follow from the seed in this record."
        )
        verdict = dice_check.check_record(trimmed, variants.load)[1]
        assert verdict.holds and not verdict.whole

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


class TestPromises:
    """Words that were fixed before they were told."""

    RULES = variants.load("playpalace")
    PEOPLE = (Player(0, "Ann"), Player(1, "Ben"), Player(2, "x", "easy"))

    def record(self, told: dict[int, str], promised: dict[int, str]) -> str:
        proof = prove(SEED, self.RULES, self.PEOPLE, told, promised)
        match = Match(self.RULES, [0, 1, 2], ["Ann", "Ben", "x"], proof=proof)
        play_on(match, FairDice.of(proof), 100_000, Random(3))
        return match.text()

    def more(self, text: str) -> list[str]:
        verdict = dice_check.check_record(text, variants.load)[1]
        return [Translator("en").say(message) for message in verdict.more]

    def of(self, name: str, words: str) -> str:
        return promise(commitment(SEED), name, words)

    def test_words_told_openly_could_have_been_chosen(self) -> None:
        (seen, sealed) = self.more(self.record({0: "a", 1: "b"}, {}))
        assert seen == (
            "The server or program that ran this game saw the words before it mixed the dice;"
            " it could have chosen them with a confederate."
        )
        assert re.fullmatch(r"The code of the whole record is (\w+, ){7}\w+\.", sealed)

    def test_a_promise_that_was_kept_names_who_can_confirm_it(self) -> None:
        text = self.record({0: "a", 1: "b"}, {0: self.of("Ann", "a")})
        assert self.more(text)[0] == (
            "By this record the words of Ann were sealed until everybody's were in."
            " Only that player's own client can confirm it."
        )

    def test_a_promise_that_was_not_kept_names_the_player(self) -> None:
        text = self.record({1: "b"}, {0: self.of("Ann", "a")})
        assert entry(text, "scheme") == FAIR and holds(text)
        assert self.more(text)[0] == (
            "Ann sealed words and did not tell them."
            " That player could choose between two rows of dice."
        )

    @pytest.mark.parametrize("promised", [("Ann", "other"), ("Ben", "a")])
    def test_words_that_were_not_promised_are_found(self, promised: tuple[str, str]) -> None:
        text = self.record({0: "a", 1: "b"}, {0: self.of(*promised)})
        assert said(text) == "The words of Ann are not the ones that were sealed before the game."

    def test_a_promise_is_part_of_the_mix(self) -> None:
        text = self.record({0: "a", 1: "b"}, {0: self.of("Ann", "a")})
        without = re.sub(r"^promises = .*\n", "", text, flags=re.MULTILINE)
        assert said(without) == MIXED


class TestNoted:
    """Codes that somebody noted, before the game or at its end."""

    text = finished("playpalace")

    def compared(self, noted: str, text: str = text, lang: str = "en") -> tuple[str, bool]:
        game, verdict = dice_check.check_record(text, variants.load)
        found = dice_check.compare(game, verdict, noted)
        return Translator(lang).say(found.message), found.holds

    def codes(self, lang: str) -> tuple[str, str]:
        _, verdict = dice_check.check_record(self.text, variants.load)
        before = code(commitment(SEED))
        return (
            spoken(before, lang),
            spoken(code(verdict.seal), lang),
        )

    @pytest.mark.parametrize("lang", languages())
    @pytest.mark.parametrize("write", [str, str.upper, lambda code: code.replace(",", "")])
    def test_either_code_in_any_language_and_writing(self, lang: str, write: Any) -> None:
        before, after = map(write, self.codes(lang))
        count = len(entry(self.text, "drawn").split())
        assert self.compared(before) == (
            f"All {count} dice check:"
            " they come from the seed whose code you noted before the game.",
            True,
        )
        assert self.compared(after) == (
            f"All {count} dice check: this is the record whose code you noted,"
            " and nothing in it was changed since.",
            True,
        )

    def test_all_digits(self) -> None:
        assert self.compared(commitment(SEED))[1]
        assert not self.compared("0" * 64)[1]

    def test_another_code_and_a_part_of_one(self) -> None:
        before, _ = self.codes("en")
        swapped = ", ".join(reversed(before.split(", ")))
        assert self.compared(swapped) == (
            "The words you noted are another code:"
            " neither the one told before this game nor the one of this record.",
            False,
        )
        part = ", ".join(before.split(", ")[:3])
        assert self.compared(part) == ("A code has 8 words, you gave 3.", False)

    def test_a_game_forged_as_a_whole_has_another_code(self) -> None:
        """Another game with the same rules, names and words, and dice that follow from its seed."""
        before, after = self.codes("en")
        rules = variants.load("playpalace")
        players = [Player(0, "Ann"), Player(1, "Ben")]
        proof = prove("77" * 32, rules, players, {0: "words of red", 1: "words of blue"})
        match = Match(rules, [0, 1], ["Ann", "Ben"], proof=proof)
        play_on(match, FairDice.of(proof), 100_000, Random(3))
        assert holds(match.text())
        assert not self.compared(before, match.text())[1]
        assert not self.compared(after, match.text())[1]

    def test_what_keepers_note_of_their_table_does_not_change_the_code(self) -> None:
        match = Match.from_text(self.text, variants.load)
        match.with_table({"foreign": True, "begun": "today"})
        assert self.compared(self.codes("en")[1], match.text())[1]

    @pytest.mark.parametrize(
        "change",
        [
            ("Ann", "Zoe"),
            ("revision = 2", "revision = 1"),
            ("= red", "= blue"),
            ("1. red", "1.  red"),
        ],
    )
    def test_any_change_of_the_record_changes_its_code_but_blanks(
        self, change: tuple[str, str]
    ) -> None:
        header, body = record.split(self.text)
        other, lines = record.split(self.text.replace(*change))
        assert header.proof and other.proof
        same = sealed(header, header.proof, body) == sealed(other, other.proof, lines)
        assert same == (change[0] == "1. red")


class TestOldRecords:
    """Records with the first scheme still check, with a weaker statement."""

    PATHS = sorted(OLD_GAMES.glob("*-finished.ludo"))

    @pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
    def test_the_dice_follow_from_the_seed(self, path: Path) -> None:
        text = path.read_text("utf-8")
        verdict = dice_check.check_record(text, variants.load)[1]
        assert verdict.holds and verdict.whole and not verdict.more
        assert said(text).endswith(" follow from the seed in this record.")

    def test_three_words_are_compared_and_called_too_few(self) -> None:
        text = (OLD_GAMES / "playpalace-finished.ludo").read_text("utf-8")
        game, verdict = dice_check.check_record(text, variants.load)
        told = code(entry(text, "commitment"), 3)
        noted = spoken(told)
        found = dice_check.compare(game, verdict, noted)
        assert found.holds and Translator("en").say(found.message) == (
            "The three words you noted fit this record, but are too few to rule out a forgery."
        )

    def test_a_cut_is_found(self) -> None:
        text = (OLD_GAMES / "playpalace-finished.ludo").read_text("utf-8")
        assert said(text[: text.rindex("\n40. ")] + "\n").startswith("The record was cut: ")

    def test_what_the_first_scheme_did_not_bind(self) -> None:
        text = (OLD_GAMES / "playpalace-finished.ludo").read_text("utf-8")
        assert holds(text.replace('"Ann"', '"Zoe"'))
        assert said(text.replace("words of red", "words of Ann")) == (
            "The words of a player were changed: the dice were not mixed with these."
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
        ('promises = ["", "0"]', "dice.promises"),
        ('promises = [""]', "dice.promises"),
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
    numbers = (0, 128, 255, 1, 2, 3, 4, 5)
    english = [Translator("en").text(f"pludo-code-{byte}") for byte in numbers]
    digest = bytes(numbers).hex() + "0" * 48
    rules = variants.load("playpalace")
    message = dice_check.about(rules, Proof(FAIR, digest))
    assert Translator("en").say(message) == (
        "The dice of this game are fixed; code " + ", ".join(english) + "."
    )
    german = Translator("de").say(message)
    assert german.startswith("Die Würfel dieses Spiels liegen fest; Code ")
    old = Translator("en").say(dice_check.about(rules, Proof(FAIR_1, digest)))
    assert old.endswith("; code " + ", ".join(english[:3]) + "."), "as it was told then"


@pytest.mark.parametrize("lang", languages())
def test_every_byte_has_a_word_of_its_own(lang: str) -> None:
    words = [Translator(lang).text(f"pludo-code-{byte}") for byte in range(256)]
    assert len({word.casefold() for word in words}) == 256
    assert [word for word in words if count_words(word) != 1] == []
    assert len(code("f" * 64)) == 8


def test_a_seed_that_cannot_be_written_down_is_made_one_that_can() -> None:
    dice = SeededDice("\udcff")
    assert dice.proof == Proof(SEEDED, seed="\\udcff")
    assert SeededDice(dice.seed).seed == dice.seed

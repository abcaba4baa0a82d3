"""Sealed words: the client's promises, when it reveals the words, and its verdict on records."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.pages.online.sealed_words import MOST_CHECKED, MOST_GAMES, SealedWords
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import LONGEST_CONTRIBUTION
from playpalace_ludo.table.dice_hashes import closed, commitment, promise
from playpalace_ludo.table.fair_dice import FairDice, clean_contribution, header_of, prove
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Translator
from playpalace_ludo.words.terminal_client import PROMISE_BOX, TELL_BOX
from tests.table.fair_games import SEED, play_on

FIXED = commitment(SEED)
RULES = variants.load("figure-eight")
PLAYERS = (Player(0, "Ann"), Player(1, "Ben"))
MARK = "1" * 64


@pytest.fixture
def words() -> SealedWords:
    made = SealedWords()
    made.name = "Ann"
    return made


def told(words: SealedWords, mark: str = MARK, fixed: str = FIXED) -> str:
    return words.answer(TELL_BOX, f"{fixed} {mark}")


def test_a_promise_tells_nothing_and_fixes_the_words_for_one_game_and_name(
    words: SealedWords,
) -> None:
    promised = words.answer(PROMISE_BOX, FIXED)
    assert words.answer(PROMISE_BOX, FIXED) == promised, "asked again, after a lost connection"
    assert words.answer(PROMISE_BOX, "2" * 64) != promised
    said = told(words)
    assert len(said) == 32 and said == clean_contribution(said)
    assert promise(FIXED, "Ann", said) == promised
    assert promise(FIXED, "Ben", said) != promised


def test_nobody_can_guess_words_that_were_typed(words: SealedWords) -> None:
    other = SealedWords()
    other.name = "Ann"
    promises = set()
    for each in (words, other):
        each.answer(PROMISE_BOX, FIXED)
        promises |= {each.type("seven apples"), each.type("seven apples")}
    assert len(promises) == 4
    assert told(words).startswith("seven apples ")


def test_words_of_any_length_fit(words: SealedWords) -> None:
    words.answer(PROMISE_BOX, FIXED)
    promised = words.type("ü" * 5000)
    said = told(words)
    assert len(said) == LONGEST_CONTRIBUTION and said == clean_contribution(said)
    assert promise(FIXED, "Ann", said) == promised


def test_words_are_told_for_one_list_and_no_other(words: SealedWords) -> None:
    assert told(words) == "", "nothing was promised"
    words.answer(PROMISE_BOX, FIXED)
    said = told(words)
    assert told(words) == said, "asked again, after a lost connection"
    assert told(words, "2" * 64) == ""
    assert words.type("too late") == ""


@pytest.mark.parametrize("asked", ["", "x", "0" * 63, "G" * 64, f"{FIXED} {MARK} {MARK}", "1 2"])
@pytest.mark.parametrize("box", [PROMISE_BOX, TELL_BOX])
def test_nonsense_gets_no_answer(words: SealedWords, box: str, asked: str) -> None:
    assert words.answer(box, asked) == ""


def test_a_server_that_asks_without_end_fills_no_memory(words: SealedWords) -> None:
    for number in range(10 * MOST_GAMES):
        words.answer(PROMISE_BOX, f"{number:064x}")
    assert len(words._games) == MOST_GAMES


class TestJudging:
    """Every way in which a record can be about something else than was promised."""

    @pytest.fixture
    def said(self, words: SealedWords) -> str:
        """The words Ann's client reveals once the list is closed, with Ben's words told openly."""
        promised = {0: words.answer(PROMISE_BOX, FIXED)}
        proof = prove(SEED, RULES, PLAYERS, {1: "b"}, promised)
        return told(words, closed(header_of(RULES, PLAYERS), proof))

    def judged(self, words: SealedWords, text: str) -> list[str]:
        return [Translator("en").say(message) for message in words.judge(text)]

    def test_the_game_that_was_promised(self, words: SealedWords, said: str) -> None:
        text = played({0: said, 1: "b"}, {0: promise(FIXED, "Ann", said)})
        (line,) = self.judged(words, text)
        assert line.endswith(" spins check, and nobody knew your words before all were in.")

    def test_a_server_that_sends_records_without_end_keeps_nobody_busy(
        self, words: SealedWords, said: str
    ) -> None:
        text = played({0: said, 1: "b"}, {0: promise(FIXED, "Ann", said)})
        words._room -= MOST_CHECKED - 3 * len(text)
        assert [bool(words.judge(text)) for _ in range(5)] == [True] * 3 + [False] * 2

    def test_words_left_out(self, words: SealedWords, said: str) -> None:
        (line,) = self.judged(words, played({0: "a", 1: "b"}, {}))
        assert line.startswith("Do not trust the dice of that game: its record does not have")

    def test_a_confederate_who_chose_after_the_words_were_told(
        self, words: SealedWords, said: str
    ) -> None:
        text = played({0: said, 1: "another"}, {0: promise(FIXED, "Ann", said)})
        (line,) = self.judged(words, text)
        assert line.startswith("Do not trust the dice of that game: by its record, players,")

    def test_a_die_that_was_changed(self, words: SealedWords, said: str) -> None:
        text = played({0: said, 1: "b"}, {0: promise(FIXED, "Ann", said)})
        other = text.replace(f'seed = "{SEED}"', f'seed = "{"0" * 64}"')
        assert self.judged(words, other) == [
            "The seed was changed: neither the commitment nor the spins come from it."
        ]

    def test_words_the_server_never_asked_for(self, words: SealedWords) -> None:
        words.answer(PROMISE_BOX, FIXED)
        (line,) = self.judged(words, played({0: "a", 1: "b"}, {}))
        assert line.startswith("The server did not ask this program for the words")

    def test_somebody_else_who_did_not_tell(self, words: SealedWords) -> None:
        promised = {0: words.answer(PROMISE_BOX, FIXED), 1: promise(FIXED, "Ben", "never")}
        proof = prove(SEED, RULES, PLAYERS, {}, promised)
        said = told(words, closed(header_of(RULES, PLAYERS), proof))
        checks, unkept = self.judged(words, played({0: said}, promised))
        assert " check, " in checks and unkept.startswith("Ben sealed words and did not tell them.")

    def test_games_without_words_of_this_client(self, words: SealedWords) -> None:
        assert self.judged(words, played({0: "a", 1: "b"}, {})) == []
        assert self.judged(words, "nonsense") == []


def played(typed: dict[int, str], promised: dict[int, str]) -> str:
    return _played(tuple(typed.items()), tuple(promised.items()))


@cache
def _played(typed: tuple[tuple[int, str], ...], promised: tuple[tuple[int, str], ...]) -> str:
    proof = prove(SEED, RULES, PLAYERS, dict(typed), dict(promised))
    dice = FairDice.of(proof)
    match = Match(RULES, [0, 1], ["Ann", "Ben"], dice.first([0, 1]), proof=proof)
    play_on(match, dice, 100_000, Random(1))
    return match.text()

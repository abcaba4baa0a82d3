"""Fair dice: the numbers written down here for ever, no bias, and the same die whenever asked."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import FAIR, Proof
from playpalace_ludo.core.record import Header
from playpalace_ludo.table import dice_hashes, fair_dice
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.table.seating import Player
from tests.table.fair_games import SEED, begun, play_on

VECTORS = json.loads(Path(__file__).with_name("dice_vectors.json").read_text("utf-8"))
DICE = FairDice(SEED, SEED)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["seed"][:8]))
def test_the_numbers_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    proof = Proof(
        vector["scheme"],
        commitment=dice_hashes.commitment(vector["seed"], vector["scheme"]),
        contributions=tuple(vector["contributions"]),
        promises=tuple(vector.get("promises", ())),
        seed=vector["seed"],
    )
    names = tuple(vector.get("names", vector["colours"]))
    revision = vector.get("revision", 1)
    header = Header(vector.get("spec", ""), tuple(vector["colours"]), names, revision=revision)
    assert proof.commitment == vector["commitment"]
    assert dice_hashes.mixed(header, proof) == vector["mixed"]
    if "closed" in vector:
        assert dice_hashes.closed(header, proof) == vector["closed"]
    dice = FairDice.of(proof._replace(mixed=vector["mixed"]))
    assert "".join(str(dice.below(6, number) + 1) for number in range(60)) == vector["dice"]
    for total, numbers in vector["below"].items():
        assert [dice.below(int(total), number) for number in range(12)] == numbers
    # Numbers whose first byte is the last fair one, the first unfair one, and 255.
    for total, edges in vector["edges"].items():
        assert {number: dice.below(int(total), int(number)) for number in edges} == edges


def test_a_seed_has_as_many_bits_as_the_hash_that_fixes_it_and_is_drawn_anew() -> None:
    seeds = [bytes.fromhex(fair_dice.new_seed()) for _ in range(2)]
    assert [len(seed) for seed in seeds] == [32, 32] and seeds[0] != seeds[1]


def test_contributions_cannot_be_shifted_from_one_player_to_another() -> None:
    said = [("a", "b"), ("b", "a"), ("a3:b", ""), ("", "ab"), ("a,4:blue,1:b", "b")]
    assert len({mix(words=words) for words in said}) == len(said)


@pytest.mark.parametrize(
    "other",
    [
        {"colours": ("red", "green")},
        {"names": ("Ann", "Bea")},
        {"names": ("Ben", "Ann")},
        {"spec": "classic"},
        {"revision": 2},
        {"words": ("a", "c")},
        {"promises": ("0" * 64, "")},
    ],
)
def test_rules_seats_names_words_and_promises_are_all_mixed_in(other: dict[str, Any]) -> None:
    assert mix(**other) != mix()


def mix(
    spec: str = "playpalace",
    colours: tuple[str, ...] = ("red", "blue"),
    names: tuple[str, ...] = ("Ann", "Ben"),
    words: tuple[str, ...] = ("a", "b"),
    promises: tuple[str, ...] = (),
    revision: int = 1,
) -> str:
    proof = Proof(FAIR, contributions=words, promises=promises)
    return dice_hashes.mixed(Header(spec, colours, names, revision=revision), proof)


def test_a_word_of_any_player_changes_the_dice() -> None:
    rules, players = variants.load("playpalace"), [Player(0, "Ann"), Player(1, "Ben")]
    said = ({0: "a", 1: "b"}, {0: "a", 1: "c"})
    games = [FairDice.for_players(SEED, rules, players, words) for words in said]
    assert len({tuple(dice.below(6, n) for n in range(40)) for dice in games}) == 2


def test_bots_add_their_colour_and_people_what_they_typed_or_something_drawn() -> None:
    rules = variants.load("playpalace")
    players = [Player(2, "Bo"), Player(0, "Ann"), Player(1, "x", "hard")]
    made = [FairDice.for_players(SEED, rules, players, {0: "seven apples"}) for _ in range(2)]
    one, other = (dice.proof.contributions for dice in made if dice.proof)
    assert one[:2] == other[:2] == ("seven apples", rules.seats[1].colour)
    assert one[2] != other[2] and len(one[2]) == 16


def test_a_bot_keeps_no_promise_of_the_person_it_replaced() -> None:
    players = [Player(0, "Ann", "easy"), Player(1, "Ben")]
    proof = fair_dice.prove(SEED, variants.load("playpalace"), players, {1: "b"}, {0: "0" * 64})
    assert proof.contributions == ("", "b")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  seven   apples ", "seven apples"),
        ("a\nb\x1b[31m\t", "a b [31m"),
        ("\ud800", ""),
        ("ü" * 300, "ü" * 200),
    ],
)
def test_typed_words_are_kept_on_one_line(typed: str, kept: str) -> None:
    assert fair_dice.clean_contribution(typed) == kept


@given(st.integers(1, 2**70), st.integers(0, 10**6))
def test_every_draw_is_below_its_total_and_always_the_same(total: int, number: int) -> None:
    drawn = DICE.below(total, number)
    assert 0 <= drawn < total
    assert drawn == DICE.below(total, number)


def chi_square(count: Counter[int], shares: list[int]) -> float:
    thrown = sum(count.values())
    expected = [share * thrown / sum(shares) for share in shares]
    return sum((count[i] - due) ** 2 / due for i, due in enumerate(expected))


# Bounds that fair draws exceed about once in a million: the seed is fixed, so they never do by
# chance. With 100 of 256 a plain remainder would be far beyond.
@pytest.mark.parametrize(("total", "bound"), [(2, 24), (3, 28), (6, 36), (25, 78), (100, 190)])
def test_every_number_is_drawn_equally_often(total: int, bound: int) -> None:
    drawn = Counter(DICE.below(total, number) for number in range(12_000))
    assert chi_square(drawn, [1] * total) < bound


def test_cards_and_spinners_follow_their_weights_exactly() -> None:
    rules = variants.load("figure-eight")
    state = begun("figure-eight")[0].state
    assert dict(rules.shares_now(state)) == {(1,): 4, (2,): 5, (3,): 5, (4,): 4, (5,): 2}
    fell = Counter(DICE.throw(rules, state, number)[0] - 1 for number in range(12_000))
    assert chi_square(fell, [4, 5, 5, 4, 2]) < 33


@pytest.mark.parametrize("name", variants.names())
def test_shares_are_the_chances_of_the_rules(name: str) -> None:
    match, dice = begun(name)
    play_on(match, dice, 25, Random(1))
    rules, state = match.rules, match.state
    shares, chances = rules.shares_now(state), rules.chances(state)
    assert [throw for throw, _ in shares] == [throw for throw, _ in chances]
    total = sum(share for _, share in shares)
    assert [share / total for _, share in shares] == pytest.approx([c for _, c in chances])


def test_weights_with_a_fraction_become_whole_numbers() -> None:
    rules = variants.load("figure-eight(outcome.1.weight=0.1,outcome.2.weight=2.5)")
    assert [share for _, share in rules.shares_now(begun("figure-eight")[0].state)][:2] == [1, 25]


@pytest.mark.parametrize("name", ["playpalace", "nigerian", "figure-eight", "market-road"])
def test_a_die_taken_back_or_read_again_from_disk_is_the_same_die(name: str) -> None:
    match, dice = begun(name)
    play_on(match, dice, 60, Random(name))
    fallen = [step.action.dice for step in match.steps if step.action.dice]
    again = Match.from_text(match.text(), variants.load)
    assert again.fallen == match.fallen and again.header.proof == dice.proof
    undone = again.back_to(10)
    proof = again.header.proof
    assert proof is not None
    taken_up = FairDice.of(proof)
    for step in undone:
        if step.action.dice:
            drawn = taken_up.throw(again.rules, again.state, again.fallen)
            assert drawn == step.action.dice
        again.again([step])
    assert [step.action.dice for step in again.steps if step.action.dice] == fallen


def test_the_second_die_is_the_next_of_the_one_row() -> None:
    rules, state = begun("nigerian")[0].rules, begun("nigerian")[0].state
    row = [DICE.below(6, number) + 1 for number in range(20)]
    assert [DICE.throw(rules, state, n) for n in range(0, 20, 2)] == [
        tuple(row[n : n + 2]) for n in range(0, 20, 2)
    ]


def test_opening_throws_are_of_the_same_row() -> None:
    match, dice = begun("classic(turn.first=highest_roll)")
    assert match.state.number == 0
    play_on(match, dice, 2, Random(0))
    row = [(dice.below(6, number) + 1,) for number in range(2)]
    assert [step.action.dice for step in match.steps] == row


def test_who_begins_is_the_first_of_the_row() -> None:
    match, dice = begun("figure-eight")
    assert match.fallen == 1
    assert match.state.turn == match.state.seats[dice.below(len(match.state.seats), 0)]

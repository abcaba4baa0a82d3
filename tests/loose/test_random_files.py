"""Any valid file can be played, recorded and read back; a broken one is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from playpalace_ludo.core import hunting, notation
from playpalace_ludo.core.engine.refusals import refusal
from playpalace_ludo.core.errors import Problem, RulesError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.steps import finish
from playpalace_ludo.variants import compiling
from playpalace_ludo.words import Translator, problems
from tests.loose import random_files

QUICK = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    # A random rule file does not get clearer by shrinking, but it takes minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)


def rules_of(document: dict[str, Any]) -> Rules:
    return compiling.compile_document(document, Path("by-chance.toml"), {})


def play(rules: Rules, rng: Random, actions: int) -> Match:
    players = rng.randint(rules.min_players, rules.max_players)
    seats = sorted(rng.sample(range(len(rules.seats)), players))
    match = Match(rules, seats, first=rng.choice(seats) if rules.turns.first == "random" else None)
    for _ in range(actions):
        state = match.state
        if state.awaiting == "over":
            break
        line = notation.format_position(rules, state)
        assert notation.parse_position(line, lambda _: rules) == (rules, state), line
        if state.awaiting == "roll" and not (state.moves and rng.random() < 0.5):
            throws, chances = zip(*rules.chances(state), strict=True)
            match.roll(rng.choices(throws, chances)[0])
        else:
            assert all(refusal(rules, state, move) is None for move in state.moves)
            match.play(rng.choice(state.moves))
    return match


@QUICK
@given(random_files.documents(), st.randoms(use_true_random=False))
def test_a_valid_file_plays_and_every_state_and_record_reads_back(
    document: dict[str, Any], rng: Random
) -> None:
    rules = rules_of(document)
    match = play(rules, rng, 150)
    text = match.text()
    again = Match.from_text(text, lambda _: rules)
    assert again.state == match.state
    assert again.text() == text
    for _ in range(len(match.steps)):
        assert match.undo()
    assert match.state == match.start


def spoken(problem: Problem) -> str:
    return Translator("de").say(problems.sentence(problem))


@QUICK
@given(random_files.broken())
def test_a_broken_file_is_refused_with_a_sentence_or_plays(document: dict[str, Any]) -> None:
    """The broken part may happen to be allowed (a key left out); then the game must run."""
    try:
        rules = rules_of(document)
    except RulesError as error:
        for sentence in map(spoken, error.problems):
            assert sentence.endswith((".", "?")) and len(sentence) < 600
            assert sentence.isprintable()
    else:
        play(rules, Random(1), 60)


CROSS = st.fixed_dictionaries(
    {},
    optional={
        "board.home_squares": st.integers(4, 5),
        "board.corner_tiles": st.booleans(),
        "board.home_entry_back": st.integers(1, 2),
        "safe.start": st.sampled_from(["none", "own", "all"]),
        "safe.squares": st.lists(st.integers(1, 44), max_size=4, unique=True),
        "dice.count": st.integers(1, 2),
        "dice.use": st.sampled_from(["separate", "sum"]),
        "dice.usage": st.sampled_from(["each", "all_or_nothing"]),
        "dice.same_marker": st.booleans(),
        "stack.own_limit": st.integers(0, 4),
        "stack.doubled": st.booleans(),
        "stack.doubled_forced_on_even": st.booleans(),
        "home.blocking": st.sampled_from(["none", "pass", "pass_and_land"]),
        "capture.captor": st.sampled_from(["stay", "finish"]),
        "bonus.all_sixes": st.booleans(),
        "bonus.capture": st.booleans(),
        "bonus.limit": st.integers(0, 3),
        "bonus.timing": st.sampled_from(["after_move", "before_move"]),
        "bonus.without_move": st.sampled_from(["pass", "roll"]),
        "sixes.max": st.integers(0, 5),
        "sixes.penalty": st.sampled_from(["rollback", "forfeit"]),
        "turn.first": st.sampled_from(["seat", "highest_roll"]),
        "turn.ranking": st.sampled_from(["seats", "seats", "opening_rolls"]),
        "end.places": st.sampled_from(["first", "all"]),
        "end.max_turns": st.sampled_from([0, 20]),
    },
)


@QUICK
@given(CROSS, st.randoms(use_true_random=False))
def test_any_mix_of_knobs_is_refused_with_a_sentence_or_plays(
    values: dict[str, Any], rng: Random
) -> None:
    document: dict[str, Any] = {"schema": 1, "kind": "cross", "title": "Mix"}
    for key, value in values.items():
        group, _, knob = key.partition(".")
        document.setdefault(group, {})[knob] = value
    try:
        rules = rules_of(document)
    except RulesError as error:
        assert all(spoken(problem).endswith(".") for problem in error.problems)
        return
    match = play(rules, rng, 120)
    assert Match.from_text(match.text(), lambda _: rules).state == match.state


@settings(QUICK, max_examples=6)
@given(random_files.documents(), st.randoms(use_true_random=False))
def test_looking_at_the_routes_first_leaves_out_no_capture(
    document: dict[str, Any], rng: Random
) -> None:
    rules = rules_of(document)
    state = play(rules, rng, 40).state
    if state.awaiting == "over" or state.opening:
        return
    for hunter in state.seats:
        quick = finish(hunting.CaptureSearch(rules, state, hunter, 1500).steps())
        with patch.object(hunting, "_within_reach", lambda rules, state: None):
            whole = finish(hunting.CaptureSearch(rules, state, hunter, 1500).steps())
        assert quick.attempts == whole.attempts or quick.cut or whole.cut

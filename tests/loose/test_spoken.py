"""Any file a player writes is a game that can be heard: no sentence is missing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import (
    Listener,
    Message,
    Translator,
    languages,
    narrate,
    queries,
    rulebook,
)
from tests.loose import random_files
from tests.loose.test_random_files import rules_of
from tests.words.gaps import no_gaps


def heard(words: Translator, messages: list[Message]) -> None:
    with no_gaps(words.lang):
        for message in messages:
            text = words.say(message)
            assert text and "pludo" not in text and "{" not in text, text


def everything_asked(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    yield from queries.board(rules, state, listener)
    yield from queries.score(rules, state, listener)
    yield queries.turn(rules, state, listener)
    if state.awaiting == "move":
        yield from queries.choosing(rules, state, listener)
        for token in range(len(state.tokens[state.turn])):
            if refusal := token_refusal(rules, state, token):
                yield queries.why_not(rules, state, refusal, listener, token=token)


@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
@given(random_files.documents(), st.randoms(use_true_random=False))
def test_a_random_game_is_told_in_any_language(document: dict[str, Any], rng: Random) -> None:
    rules = rules_of(document)
    words = Translator(rng.choice(languages()))
    heard(words, rulebook.rule_lines(rules))
    seats = range(rules.max_players)
    match = Match(rules, seats, first=0 if rules.turns.first == "random" else None)
    for _ in range(60):
        before = match.state
        if before.awaiting == "over":
            break
        listener = Listener(rng.choice([None, *seats]), {}, rng.choice(["full", "normal", "brief"]))
        if before.awaiting == "roll" and not (before.moves and rng.random() < 0.5):
            throws, chances = zip(*rules.chances(before), strict=True)
            events = match.roll(rng.choices(throws, chances)[0])
        else:
            events = match.play(rng.choice(before.moves))
        for line in narrate(rules, before, events, match.state, listener):
            heard(words, list(line.messages))
        heard(words, [*everything_asked(rules, match.state, listener)])

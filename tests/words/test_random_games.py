"""Random games can be told in every language, without a gap in any sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.events import Event, Rolled
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import (
    Listener,
    Message,
    Translator,
    dice_tally,
    languages,
    narrate,
    queries,
)
from playpalace_ludo.words.model import VERBOSITIES
from tests.core.random_games import walk
from tests.words.gaps import no_gaps

TURNS = 45
LISTENERS = [
    Listener(seat, {1: "Bob"}, verbosity) for seat in (0, None) for verbosity in VERBOSITIES
]


@pytest.fixture(scope="module", params=variants.names())
def told(request: pytest.FixtureRequest) -> list[Message]:
    """Everything said in a game of a variant, each message once."""
    rules = variants.load(request.param)
    messages: dict[str, Message] = {}
    seen: list[Event] = []
    for number, (before, after, events) in enumerate(walk(rules, seed=5, most_turns=TURNS)):
        seen += events
        listener = LISTENERS[number % len(LISTENERS)]
        for line in narrate(rules, before, events, after, listener):
            messages |= {repr(message): message for message in line.messages}
        # Asking everything at every step would take long and tell nothing new.
        if number % 7 == 0:
            answers = _answers(rules, after, seen, listener)
            messages |= {repr(message): message for message in answers}
    return [*messages.values()]


@pytest.mark.parametrize("lang", languages())
def test_every_moment_and_every_answer_is_whole(told: list[Message], lang: str) -> None:
    say = Translator(lang)
    with no_gaps(lang):
        for message in told:
            text = say.say(message)
            assert text and "{" not in text and "pludo-" not in text, (message, text)
            assert "  " not in text and " ." not in text and " ," not in text, text


def _answers(
    rules: Rules, state: State, seen: list[Event], listener: Listener
) -> Iterator[Message]:
    last = next((event for event in reversed(seen) if isinstance(event, Rolled)), None)
    seat = state.seats[0]
    yield from queries.board(rules, state, listener, last)
    yield from queries.score(rules, state, listener)
    yield from queries.my_tokens(rules, state, listener)
    yield from queries.near(rules, state, listener)
    yield from queries.tokens(rules, state, seat, listener)
    yield from queries.choosing(rules, state, listener)
    yield from queries.position(rules, state, listener)
    yield from queries.result(rules, state, listener)
    yield from queries.who(rules, state, listener)
    yield from dice_tally.tally_lines(rules, dice_tally.tally(seen), listener)
    yield queries.turn(rules, state, listener)
    yield queries.resume(rules, state, listener, last)

"""Whatever happens in a game can be told in every language, without a gap in any sentence."""

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
from playpalace_ludo.words.translate import _bundle
from tests.core.random_games import walk

TURNS = 45
LISTENERS = [
    Listener(seat, {1: "Bob"}, verbosity) for seat in (0, None) for verbosity in VERBOSITIES
]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("variant", variants.names())
def test_every_moment_and_every_answer_is_whole(
    variant: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gaps: list[object] = []
    bundle = _bundle(lang)
    plain = bundle.format_pattern

    def watched(pattern, args=None):  # type: ignore[no-untyped-def]
        text, errors = plain(pattern, args)
        gaps.extend(errors)
        return text, errors

    monkeypatch.setattr(bundle, "format_pattern", watched)
    say = Translator(lang)
    rules = variants.load(variant)
    seen: list[Event] = []
    for number, (before, after, events) in enumerate(walk(rules, seed=5, most_turns=TURNS)):
        seen += events
        listener = LISTENERS[number % len(LISTENERS)]
        told = [
            m for line in narrate(rules, before, events, after, listener) for m in line.messages
        ]
        # Asking everything at every step would take long and tell nothing new.
        answers = _answers(rules, after, seen, listener) if number % 7 == 0 else ()
        for message in (*told, *answers):
            text = say.say(message)
            assert text and "{" not in text and "pludo-" not in text, (message, text)
            assert "  " not in text and " ." not in text and " ," not in text, text
    assert gaps == []


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

"""Plays a scripted moment from a position line and says what each listener hears."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import Line, Listener, Translator, narrate

ENGLISH = Translator("en")
RED, BLUE, GREEN, YELLOW = range(4)
ONLOOKER = Listener(None)


def position(line: str) -> tuple[Rules, State]:
    return parse_position(line, variants.load)


def throw(rules: Rules, state: State, *dice: int | str) -> tuple[State, tuple[Event, ...]]:
    """Roll; a card or a field of the spinner goes by its name."""
    faces = tuple(d if isinstance(d, int) else rules.face_named(d) or 0 for d in dice)
    return engine.roll(rules, state, faces)


def choose(
    rules: Rules, state: State, token: int, die: int | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Play the first legal move of a token, counted from 1; 0 passes."""
    fits = [
        move
        for move in state.moves
        if (move.tokens and token - 1 in move.tokens and move.seat == state.turn)
        or (not move.tokens and not token)
        if die in (None, move.face)
    ]
    return engine.play(rules, state, fits[0])


def moment(
    line: str, *dice: int | str, token: int | None = None, listener: Listener = ONLOOKER
) -> list[str]:
    """The lines a listener hears when these dice fall and this token is moved at once."""
    rules, before = position(line)
    after, events = throw(rules, before, *dice) if dice else (before, ())
    if token is not None:
        after, more = choose(rules, after, token)
        events += more
    return spoken(narrate(rules, before, events, after, listener))


def spoken(lines: list[Line]) -> list[str]:
    return [text for text in map(ENGLISH.line, lines) if text]


def three(line: str, *dice: int | str, token: int | None = None, to: Listener) -> list[str]:
    """The moment itself in full, normal and brief wording."""
    return [
        moment(line, *dice, token=token, listener=to._replace(verbosity=verbosity))[0]
        for verbosity in ("full", "normal", "brief")
    ]

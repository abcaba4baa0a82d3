"""Hints: the strongest bot's move, its reasons, and the chance to win of each choice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.table.thought import Thought
from playpalace_ludo.words import Listener, Message, choices
from playpalace_ludo.work import BEGUN, Work, within

if TYPE_CHECKING:
    from playpalace_ludo.bots import Reason

ADVISER = "expert"


class Hint(NamedTuple):
    state: State
    move: Move | None
    """None means: throw, and keep all abilities."""
    reasons: tuple[Reason, ...]
    chances: tuple[tuple[Move | None, float], ...]
    """The chance to win after each distinct move, best first."""


def begin(rules: Rules, state: State, source: Random) -> Thought:
    """Begin the adviser's thought about a position; the caller carries it on."""
    return Thought(ADVISER, rules, state, source)


def advise(rules: Rules, state: State) -> Work[Hint]:
    """Think to the end, with pauses."""
    if state.awaiting == "roll":
        return (yield from within(BEGUN, about_uses(rules, state)))
    thought = begin(rules, state, Random())
    yield from thought.work()
    return (yield from within(BEGUN, advising(thought)))


def about_uses(rules: Rules, state: State) -> Steps[Hint]:
    """Advise whether to use an ability before the throw that is due, and which."""
    from playpalace_ludo.bots import wishes

    return Hint(state, *(yield from wishes.advise(rules, state)))


def advising(thought: Thought) -> Steps[Hint]:
    """Work out the advice of a finished thought in steps."""
    rules, state, values = thought.rules, thought.state, thought.values or (0.0,)
    return Hint(state, *(yield from thought.bot.explaining(rules, state, thought.moves, values)))


def say(rules: Rules, advice: Hint, listener: Listener, called: Message | None = None) -> Message:
    """Say what to do and why; `called` is the choice as announced, if that differs."""
    return choices.hint(
        rules, advice.state, advice.move, listener, reasons=advice.reasons, called=called
    )


def chance_to_win(rules: Rules, state: State) -> float:
    """Return the chance of the player on turn to win."""
    return chance_of(rules, state, state.turn)


def is_about_even(rules: Rules, state: State, chance: float) -> bool:
    """Tell whether a game is too young for a number to say more than that."""
    from playpalace_ludo.bots import calibration

    return calibration.is_about_even(rules, state, chance)


def chance_of(rules: Rules, state: State, seat: int) -> float:
    """Return a seat's chance to win."""
    from playpalace_ludo.bots import judge

    return judge.chances(rules, state)[seat]

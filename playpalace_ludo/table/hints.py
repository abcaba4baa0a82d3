"""Hints: what the strongest bot would do, why, and how likely each choice is to win."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.table.thought import Thought
from playpalace_ludo.words import Listener, Message, choices

if TYPE_CHECKING:
    from playpalace_ludo.bots import Reason

ADVISER = "expert"


class Advice(NamedTuple):
    state: State
    move: Move | None
    """None: to throw, and to hold on to all abilities."""
    reasons: tuple[Reason, ...]
    chances: tuple[tuple[Move | None, float], ...]
    """How likely each move that differs is to win, best first."""


def begin(rules: Rules, state: State, source: Random) -> Thought:
    """Begin the adviser's thought about a position; whoever has the time carries it on."""
    return Thought(ADVISER, rules, state, source)


def advise(rules: Rules, state: State) -> Advice:
    """Give the advice in one go, for whoever waits for it."""
    if state.awaiting == "roll":
        return about_uses(rules, state)
    thought = begin(rules, state, Random())
    thought.finish()
    return advice_of(thought)


def about_uses(rules: Rules, state: State) -> Advice:
    """Say whether to use an ability before the throw that is due, and which."""
    from playpalace_ludo.bots import wishes

    return Advice(state, *wishes.advise(rules, state))


def advice_of(thought: Thought) -> Advice:
    """Return the advice of a thought at its end."""
    rules, state, values = thought.rules, thought.state, thought.values or (0.0,)
    return Advice(state, *thought.bot.explained(rules, state, thought.moves, values))


def say(rules: Rules, advice: Advice, listener: Listener) -> Message:
    """Say what to do and why."""
    return choices.hint(rules, advice.state, advice.move, listener, reasons=advice.reasons)


def chance_to_win(rules: Rules, state: State) -> float:
    """Say how likely the one on turn is to win from here."""
    return chance_of(rules, state, state.turn)


def chance_of(rules: Rules, state: State, seat: int) -> float:
    """Say how likely a seat is to win from here."""
    from playpalace_ludo.bots import judge

    return judge.chances(rules, state)[seat]

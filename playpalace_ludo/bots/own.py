"""Custom bots: a class by module and name, a package's entry point, or a program.

Since `hire` imports modules and runs programs, it is only for names typed at this machine. Names in
records and saved games go through `bots.make`, which does neither. A class has the same time limit
as a program; its thread cannot be ended, but nobody waits for it.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import entry_points
from random import Random
from threading import Thread
from typing import Any

from playpalace_ludo.bots import BASELINES, STRENGTHS, Bot, make, program
from playpalace_ludo.bots.decision import Weighed
from playpalace_ludo.bots.program import Fault
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.errors import InputError, cut, show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

GROUP = "playpalace_ludo.bots"
"""The group of entry points in which packages name their bots."""
MOST_OF_ERROR = 200
"""Most characters of an exception to repeat."""
STAND_IN = "hard"
"""The bot that takes over from one that failed."""


def hire(name: str) -> Bot:
    """Make a bot by any name that may be typed.

    The name is a strength, ``module:Class``, ``cmd:COMMAND``, or an entry point.
    """
    if name in STRENGTHS or name in BASELINES:
        return make(name)
    if name.startswith(program.PREFIX):
        return Guest(name, program.Program(name.removeprefix(program.PREFIX)))
    if ":" in name:
        return Guest(name, _by_module(name))
    for entry in entry_points(group=GROUP, name=name):
        return Guest(name, _made(name, entry.load))
    return make(name)  # says what names there are


def check(name: str) -> None:
    """Raise InputError unless there is a bot of this name; a program is started and greeted."""
    if name.startswith(program.PREFIX):
        program.check(name.removeprefix(program.PREFIX))
    else:
        hire(name)


class Guest(Bot):
    """A custom bot; if it fails or breaks the rules, `hard` takes over and `fault` says why."""

    def __init__(self, name: str, inner: Any) -> None:
        self.name = name
        self.inner = inner
        self.stand_in: Bot | None = None
        self.fault: Fault | None = None
        self.patience = 0.0
        """Seconds a class has to answer at a table; 0 in the arena, which waits."""

    def moves(self, state: State) -> Sequence[Move]:
        return state.moves

    def move(self, rules: Rules, state: State, rng: Random, budget_ms: float | None = None) -> Move:
        if self.stand_in is None:
            try:
                known = as_known(rules, state, state.turn)
                move = self._answer(lambda: self.inner.move(rules, known, rng, budget_ms))
            except Exception as error:  # whatever a stranger's code may raise
                self._fails(_why(error))
            else:
                if move in state.moves:
                    return Move(*move)
                self._fails(Fault("illegal", cut(repr(move))))
        assert self.stand_in is not None
        return self.stand_in.move(rules, state, rng, budget_ms)

    def wish(self, rules: Rules, state: State, rng: Random) -> Move | None:
        if self.stand_in is None and hasattr(self.inner, "wish"):
            try:
                known = as_known(rules, state, state.turn)
                move = self._answer(lambda: self.inner.wish(rules, known, rng))
            except Exception as error:  # as in move
                self._fails(_why(error))
            else:
                if move is None or move in state.moves:
                    return None if move is None else Move(*move)
                self._fails(Fault("illegal", cut(repr(move))))
        return self.stand_in.wish(rules, state, rng) if self.stand_in else None

    def weigh(
        self, rules: Rules, state: State, moves: Sequence[Move], rng: Random
    ) -> Iterator[Weighed]:
        chosen = self.move(rules, state, rng)
        yield Weighed([float(move == chosen) for move in moves], 1)

    def close(self) -> None:
        """End its program, if it has one."""
        if isinstance(self.inner, program.Program):
            self.inner.close()

    def _fails(self, fault: Fault) -> None:
        self.close()
        self.stand_in = make(STAND_IN)
        self.fault = fault

    def _answer(self, ask: Callable[[], Any]) -> Any:
        """Return the answer; raise whatever was raised, or ProgramFault."""
        if not self.patience or isinstance(self.inner, program.Program):
            return ask()
        found: list[Any] = []
        raised: list[Exception] = []

        def answer() -> None:
            try:
                found.append(ask())
            except Exception as error:  # whatever a stranger's code may raise
                raised.append(error)

        asked = Thread(target=answer, daemon=True)
        asked.start()
        asked.join(self.patience)
        if raised:
            raise raised[0]
        if not found:
            raise program.ProgramFault("late", f"{self.patience:g}")
        return found[0]


def _why(error: Exception) -> Fault:
    if isinstance(error, program.ProgramFault):
        return error.fault
    return Fault("raised", _in_python(error))


def _in_python(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:MOST_OF_ERROR]


def _by_module(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise InputError("own-bot", name=show(name))
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # as python -m does, but nothing is hidden by it
    return _made(name, lambda: getattr(importlib.import_module(module), attribute))


def _made(name: str, find: Any) -> Any:
    """Make a custom bot; raise InputError if that is impossible."""
    try:
        found = find()()
    except Exception as error:  # whatever a stranger's module may raise
        raise _refused(name, Fault("unusable", _in_python(error))) from None
    if not callable(getattr(found, "move", None)):
        raise _refused(name, Fault("mute", "move(rules, state, rng, budget_ms)"))
    return found


def _refused(name: str, fault: Fault) -> InputError:
    return InputError("at", place=cut(name), problem=fault.problem)

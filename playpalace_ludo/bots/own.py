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
from playpalace_ludo.core.engine.secrets import as_known
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State

GROUP = "playpalace_ludo.bots"
"""The group of entry points in which packages name their bots."""
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
    """Raise LudoError unless there is a bot of this name; a program is started and greeted."""
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
        self.why = ""
        self.patience = 0.0
        """Seconds a class has to answer at a table; 0 in the arena, which waits."""

    @property
    def fault(self) -> str:
        return f"{self.name}: {self.why}; {STAND_IN} plays on" if self.why else ""

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
                self._fails(f"chose {move!r:.80}, which is not allowed")
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
                self._fails(f"wished for {move!r:.80}, which is not allowed")
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

    def _fails(self, why: str) -> None:
        self.close()
        self.stand_in = make(STAND_IN)
        self.why = why

    def _answer(self, ask: Callable[[], Any]) -> Any:
        """Return the answer; raise whatever was raised, or TimeoutError."""
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
            raise TimeoutError(f"no answer in {self.patience:g} seconds")
        return found[0]


def _why(error: Exception) -> str:
    if isinstance(error, program.ProgramFault):
        return str(error)
    return f"{type(error).__name__}: {error}"


def _by_module(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise LudoError(
            f"{name!r} is no bot; one of your own is written module:Class or cmd:COMMAND"
        )
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # as python -m does, but nothing is hidden by it
    return _made(name, lambda: getattr(importlib.import_module(module), attribute))


def _made(name: str, find: Any) -> Any:
    """Make a custom bot; raise LudoError if that is impossible."""
    try:
        found = find()()
    except Exception as error:  # whatever a stranger's module may raise
        raise LudoError(f"{name}: cannot be used: {type(error).__name__}: {error}") from None
    if not callable(getattr(found, "move", None)):
        raise LudoError(f"{name}: has no method move(rules, state, rng, budget_ms)")
    return found

"""Bots that are programs in any language: questions on standard input, a number in reply.

The protocol is described in docs/bots.md. One process plays one seat in one game. It has a time
limit per answer, sends one short line at a time, and is ended through its handle.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError, Problem, cut, show
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.notation import format_position, write_step
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import write_word
from playpalace_ludo.core.state import Move, State

PREFIX = "cmd:"
"""Prefix of a command in place of a bot's name."""
HELLO = "ludo 1"
"""Protocol and version, the first line of both sides."""
MOST_SAID = 1000
"""Most bytes of an answer, and of unread output."""
TO_GREET, TO_ANSWER, TO_LEAVE = 20.0, 5.0, 1.0
"""Seconds a program has; for an answer, its budget plus one second if that is longer."""
THROW = "move 0 throw"
"""The choice to use no ability before a throw."""


class Fault(NamedTuple):
    """A mistake of a custom bot; short enough for a line of arena results."""

    kind: str
    """A variant of ``pludo-problem-bot-fault``."""
    said: str = ""
    """Its answer, choice or error, or the seconds it had."""
    wanted: str = ""

    @property
    def problem(self) -> Problem:
        values = {"fault": self.kind, "said": self.said, "wanted": self.wanted}
        return Problem("", "bot-fault", values)


class ProgramFault(Exception):
    """Raised for a program that cannot play."""

    def __init__(self, kind: str, said: str = "", wanted: str = "") -> None:
        self.fault = Fault(kind, said, wanted)
        super().__init__(str(self.fault.problem))


class Program:
    """One process of a program that plays."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._child: subprocess.Popen[bytes] | None = None
        self._heard = b""
        self._ended = False
        self._news = threading.Condition()

    def move(self, rules: Rules, state: State, rng: Random, budget_ms: float | None = None) -> Move:
        choices = [described(rules, state, *numbered) for numbered in enumerate(state.moves, 1)]
        chosen = self._chosen(rules, state, choices, budget_ms)
        if not 1 <= chosen <= len(state.moves):
            raise ProgramFault("illegal", str(chosen))
        return state.moves[chosen - 1]

    def wish(self, rules: Rules, state: State, rng: Random) -> Move | None:
        """Have the program choose an ability to use before its throw, or none."""
        choices = [described(rules, state, *numbered) for numbered in enumerate(state.moves, 1)]
        chosen = self._chosen(rules, state, [THROW, *choices], None)
        if not 0 <= chosen <= len(state.moves):
            raise ProgramFault("illegal", str(chosen))
        return state.moves[chosen - 1] if chosen else None

    def greet(self) -> None:
        """Start the program if it is not running; raise ProgramFault unless it answers hello."""
        if self._child is not None:
            return
        try:
            words = shlex.split(self._command, posix=os.name != "nt")
        except ValueError:
            words = []
        if not words:
            raise ProgramFault("command")
        try:
            self._child = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except FileNotFoundError:
            raise ProgramFault("missing") from None
        except PermissionError:
            raise ProgramFault("locked") from None
        except (OSError, ValueError) as error:
            raise ProgramFault("start", getattr(error, "strerror", "") or str(error)) from None
        threading.Thread(target=self._listen, args=(self._child,), daemon=True).start()
        answer = self._ask([HELLO], TO_GREET)
        if answer.split()[:2] != HELLO.split():
            raise ProgramFault("foreign", show(answer), show(HELLO))

    def close(self) -> None:
        """Say goodbye, and end the program if it stays."""
        child, self._child = self._child, None
        if child is None:
            return
        assert child.stdin is not None
        if not self._ended:
            # In its own thread: a program that reads nothing would block us.
            threading.Thread(target=_write, args=(child, b"bye\n"), daemon=True).start()
        try:
            child.wait(TO_LEAVE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        with suppress(OSError, ValueError):
            child.stdin.close()

    def _chosen(
        self, rules: Rules, state: State, choices: Sequence[str], budget_ms: float | None
    ) -> int:
        self.greet()
        time_ms = 1000 * TO_ANSWER if budget_ms is None else budget_ms
        asked = [f"position {format_position(rules, state)}", *choices, f"choose {time_ms:.0f}"]
        longest = TO_ANSWER if budget_ms is None else max(TO_ANSWER, budget_ms / 1000 + 1)
        answer = self._ask(asked, longest)
        if not answer.isascii() or not answer.isdecimal() or len(answer) > 6:
            raise ProgramFault("number", show(answer))
        return int(answer)

    def _ask(self, lines: Sequence[str], seconds: float) -> str:
        """Return the one line the program answers with; raise ProgramFault."""
        assert self._child is not None
        if self._heard:
            raise ProgramFault("talkative")
        text = "".join(f"{line}\n" for line in lines).encode()
        threading.Thread(target=_write, args=(self._child, text), daemon=True).start()
        until = time.monotonic() + seconds
        with self._news:
            while b"\n" not in self._heard and not self._ended:
                left = until - time.monotonic()
                if left <= 0:
                    raise ProgramFault("late", f"{seconds:g}")
                self._news.wait(left)
            if b"\n" not in self._heard and len(self._heard) <= MOST_SAID:
                raise ProgramFault("ended")
            line, _, more = self._heard.partition(b"\n")
            self._heard = b""
        if more or len(line) > MOST_SAID:
            raise ProgramFault("talkative")
        return line.decode(errors="replace").strip()

    def _listen(self, child: subprocess.Popen[bytes]) -> None:
        """Collect the program's output, no more than an answer may have.

        Nobody else closes the pipe: its number could go to the pipe of another program, whose
        answer would be read here.
        """
        assert child.stdout is not None
        with child.stdout:
            while not self._ended:
                said = os.read(child.stdout.fileno(), MOST_SAID)
                with self._news:
                    self._heard += said
                    self._ended = not said or len(self._heard) > MOST_SAID
                    self._news.notify()


def _write(child: subprocess.Popen[bytes], text: bytes) -> None:
    """Write to a program; if it is gone, its missing answer will show that."""
    assert child.stdin is not None
    with suppress(OSError, ValueError):
        child.stdin.write(text)
        child.stdin.flush()


def check(command: str) -> None:
    """Raise InputError unless the program can be started and knows the protocol."""
    program = Program(command)
    try:
        program.greet()
    except ProgramFault as error:
        place = cut(f"{PREFIX}{command}")
        raise InputError("at", place=place, problem=error.fault.problem) from None
    finally:
        program.close()


def described(rules: Rules, state: State, number: int, move: Move) -> str:
    """Write a move as a line: its number, then facts by name."""
    now, steps = rules.of(state), state.tokens[move.seat]
    # The effect of an answer depends on others' secret answers.
    events = () if state.books.poll else engine.play(rules, state, move)[1]
    facts = {
        "seat": write_word(rules.seats[move.seat].colour),
        "tokens": ",".join(str(token + 1) for token in move.tokens) or "-",
        "face": write_word(now.chance.faces[move.face].name) if move.face else "-",
        "from": write_step(rules, move.seat, steps[move.tokens[0]]) if move.tokens else "-",
        "to": write_step(rules, move.seat, move.to),
        "left": now.left(move.seat, move.to, steps),
        "captures": sum(isinstance(event, Captured) for event in events),
        "order": move.order,
    }
    return " ".join([f"move {number}", *(f"{name}={value}" for name, value in facts.items())])

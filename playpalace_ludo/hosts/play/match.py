"""A match as a host needs it: saved in a moment, loaded without playing it all through again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playpalace_ludo.core import engine, notation, record
from playpalace_ludo.core.errors import RecordError, show
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.record import Action, Header, Turn
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import read_word
from playpalace_ludo.core.state import Move, State, Throw


class Mark(NamedTuple):
    """A moment of the turn that is being played, to come back to."""

    state: State
    turn: Turn | None


class HostMatch:
    """Rules and state, with the record written turn by turn as the game goes on.

    `core.match.Match` keeps every step for undo and writes the whole record anew each time; a host
    takes back no more than a turn, saves at any moment and starts with many tables. What is done
    is only noted until somebody asks for the record, or `catch_up` finds the time to write it.
    """

    def __init__(self, rules: Rules, state: State, header: Header) -> None:
        self.rules = rules
        self.state = state
        self.header = header
        self._noted: list[Throw | Move] = []
        self._written: State = state
        """The state before the first of what is only noted."""
        self._lines: list[str] = []
        self._turn: Turn | None = None
        """The turn that is being played, not among the lines yet."""

    @classmethod
    def start(
        cls, rules: Rules, seats: Sequence[int], names: Sequence[str], first: int | None
    ) -> tuple[HostMatch, tuple[Event, ...]]:
        match = Match(rules, seats, names, first)
        return cls(rules, match.state, match.header), match.opening_events

    @classmethod
    def restore(cls, position: str, text: str, load: notation.Load) -> HostMatch:
        rules, state = notation.parse_position(position, load)
        header, body = record.split(text)
        if header.spec != rules.spec:
            raise RecordError("other-rules", record=header.spec, position=rules.spec)
        match = cls(rules, state, header)
        match._lines = [line for _, line in body]
        if match._lines and not match._lines[-1].startswith("="):
            match._turn = _read_turn(rules, match._lines.pop())
        return match

    def roll(self, dice: Throw) -> tuple[Event, ...]:
        self.state, events = engine.roll(self.rules, self.state, dice)
        self._noted.append(dice)
        return events

    def play(self, move: Move) -> tuple[Event, ...]:
        self.state, events = engine.play(self.rules, self.state, move)
        self._noted.append(move)
        return events

    def mark(self) -> Mark:
        self.catch_up()
        return Mark(self.state, self._turn)

    def back_to(self, mark: Mark) -> None:
        """Only while no later turn has begun: what has become a line of the record stands."""
        self._noted.clear()
        self.state = self._written = mark.state
        self._turn = mark.turn

    def line(self) -> str:
        return notation.format_position(self.rules, self.state)

    def text(self) -> str:
        """The record so far, the same as `Match` would write it."""
        self.catch_up()
        head = record.dumps(self.rules, self.header, [])
        lines = [*self._lines]
        if self._turn is not None:
            lines.append(record.write_turn(self.rules, self._turn))
        result = record.write_result(self.rules, self.state)
        if result and not (lines and lines[-1].startswith("=")):
            lines.append(f"= {result}")
        return head + "".join(f"{line}\n" for line in lines)

    def all_events(self, load: notation.Load) -> list[Event]:
        """Everything that happened, by playing the record through."""
        return [event for step in Match.from_text(self.text(), load).steps for event in step.events]

    def catch_up(self) -> None:
        """Write what is only noted."""
        before = self._written
        for done in self._noted:
            if isinstance(done, Move):
                action, (after, events) = Action(None, done), engine.play(self.rules, before, done)
            else:
                action, (after, events) = Action(done, None), engine.roll(self.rules, before, done)
            self._write(before, action, events)
            before = after
        self._noted.clear()
        self._written = before

    def _write(self, before: State, action: Action, events: Sequence[Event]) -> None:
        turn = self._turn
        if turn is None or turn.number != before.number:
            if turn is not None:
                self._lines.append(record.write_turn(self.rules, turn))
            turn = Turn(before.number, before.turn, ())
        item = record.write_item(self.rules, before, action, events)
        self._turn = record.with_item(self.rules, turn, before, action, item)


def _read_turn(rules: Rules, line: str) -> Turn:
    number, *words = line.split()
    if not number.rstrip(".").isdigit():
        raise RecordError("record-not-a-turn", text=show(line))
    if number == "0.":
        return Turn(0, 0, tuple(words))
    if not words:
        raise RecordError("record-nobody", text=show(line))
    seat = record.seat_of(rules, read_word(words[0]))
    return Turn(int(number.rstrip(".")), seat, tuple(words[1:]))

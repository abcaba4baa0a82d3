"""A match: rules, state and record kept in step. The one object front ends hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.core import engine, notation, record
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.record import Action, Header, Turn
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw


class Step(NamedTuple):
    """One action with what came of it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


class Match:
    def __init__(
        self,
        rules: Rules,
        seats: Sequence[int],
        names: Sequence[str] = (),
        first: int | None = None,
        table: Mapping[str, Any] | None = None,
    ) -> None:
        """``names`` are the players', in the order in which ``seats`` names theirs."""
        self.rules = rules
        if names and len(names) != len(seats):
            raise InputError("names-and-seats", names=len(names), seats=len(seats))
        self.start, self.opening_events = engine.start(rules, seats, first)
        self.steps: list[Step] = []
        self._written: list[tuple[Step, str]] = []
        colours = tuple(rules.seats[seat].colour for seat in self.start.seats)
        players = tuple(name for _, name in sorted(zip(seats, names, strict=False))) or colours
        drawn = rules.seats[first].colour if rules.first == "random" and first is not None else ""
        self.header = Header(rules.spec, colours, players, drawn, dict(table or {}))

    @classmethod
    def from_text(cls, text: str, load: notation.Load) -> Match:
        """A match from its record; raises RecordError naming the turn where it is damaged."""
        rules, header, reader, start = record.loads(text, load)
        seats = start.seats
        first = start.turn if header.first else None
        match = cls(rules, seats, header.players, first, header.table)
        before = start
        for action, events, after in reader.actions:
            match.steps.append(Step(before, action, events, after))
            before = after
        return match

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self.start

    def roll(self, dice: Throw) -> tuple[Event, ...]:
        before = self.state
        after, events = engine.roll(self.rules, before, dice)
        self.steps.append(Step(before, Action(dice, None), events, after))
        return events

    def play(self, move: Move) -> tuple[Event, ...]:
        before = self.state
        after, events = engine.play(self.rules, before, move)
        self.steps.append(Step(before, Action(None, move), events, after))
        return events

    def undo(self) -> Step | None:
        """Take back the last throw or move; None if nothing has been done yet."""
        return self.steps.pop() if self.steps else None

    def line(self) -> str:
        return notation.format_position(self.rules, self.state)

    def turns(self) -> list[Turn]:
        """The record's turns."""
        turns: list[Turn] = []
        for step, item in zip(self.steps, self._items(), strict=True):
            before = step.before
            if not turns or turns[-1].number != before.number:
                turns.append(Turn(before.number, before.turn, ()))
            turns[-1] = record.with_item(self.rules, turns[-1], before, step.action, item)
        return turns

    def _items(self) -> list[str]:
        """How each step is written; a table that saves every action writes only the new ones."""
        known = self._written
        for index, step in enumerate(self.steps):
            if index == len(known) or known[index][0] is not step:
                item = record.write_item(self.rules, step.before, step.action, step.events)
                known[index:] = [(step, item)]
        return [item for _, item in known[: len(self.steps)]]

    def text(self) -> str:
        """The record so far; with its result once the game is over."""
        result = record.write_result(self.rules, self.state)
        return record.dumps(self.rules, self.header, self.turns(), result)

    def with_table(self, table: Mapping[str, Any]) -> None:
        """Replace the table's own facts in the header."""
        self.header = self.header._replace(table=dict(table))

    @property
    def over(self) -> bool:
        return not self.state.owed

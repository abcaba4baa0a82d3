"""A match: rules, state and record kept in step. The one object front ends hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.core import engine, notation, record
from playpalace_ludo.core.engine.secrets import is_secret
from playpalace_ludo.core.errors import InputError, RecordError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.record import Action, Header, Turn
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Throw


class Step(NamedTuple):
    """One action with what came of it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


MOST_FRESH = 16
"""More than a throw and the plays of it; few enough that bots' games are not kept whole."""


class _Written(NamedTuple):
    """A step as written in the record."""

    step: Step
    turn: Turn
    """The turn it belongs to, up to and including the step."""
    over: int
    """How many turns of the steps were complete before this one."""


class Match:
    """The game so far: a record, and after it the `steps` that can still be taken back.

    A client keeps every step. A server with many tables keeps none or forgets them soon, and
    resumes a game from its position; actions that are not kept as steps are only noted, and written
    out when somebody asks for the record.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[int],
        names: Sequence[str] = (),
        first: int | None = None,
        table: Mapping[str, Any] | None = None,
        *,
        start: State | None = None,
        proof: Proof | None = None,
    ) -> None:
        """Begin a match; ``names`` are the players', in the order of ``seats``.

        ``start`` is a position in the middle of a game to begin from.
        """
        self.rules = rules
        if names and len(names) != len(seats):
            raise InputError("names-and-seats", names=len(names), seats=len(seats))
        self.opening_events: tuple[Event, ...] = ()
        if start is None:
            start, self.opening_events = engine.start(rules, seats, first)
        self.state = start
        self.steps: list[Step] = []
        self.keeps_steps = True
        """Whether actions become steps; without undo, not keeping them saves time."""
        colours = tuple(rules.seats[seat].colour for seat in start.seats)
        players = tuple(name for _, name in sorted(zip(seats, names, strict=False))) or colours
        drawn = (
            rules.seats[first].colour if rules.turns.first == "random" and first is not None else ""
        )
        self._fallen = 1 if drawn else 0
        self._uncounted = ""
        """A record whose dice have not been counted yet."""
        self.header = Header(
            spec=rules.spec,
            seats=colours,
            players=players,
            first=drawn,
            table=dict(table or {}),
            proof=proof,
            revision=rules.revision,
        )
        self._items: list[_Written] = []
        """The steps as written: a table that saves after every action only writes new ones."""
        self._over: list[str] = []
        """The complete turns of the steps, as record lines."""
        self._lines: list[str] = []
        """Record lines of turns that were complete before the first step or noted action."""
        self._turn: Turn | None = None
        """The turn after those lines, as far as it is written."""
        self._noted: list[Action] = []
        """Actions that are no longer steps and not yet lines."""
        self._fresh: list[Step] = []
        """The same actions with their outcomes, where few, so that they need not be replayed."""
        self._written = start
        """The state before the first noted action."""

    @classmethod
    def from_text(cls, text: str, load: notation.Load) -> Match:
        """Replay a record; raise RecordError naming the turn where it is damaged."""
        rules, header, reader, start = record.loads(text, load)
        first = start.turn if header.first else None
        match = cls(
            rules,
            start.seats,
            names=header.players,
            first=first,
            table=header.table,
            proof=header.proof and header.proof._replace(fallen=0),
        )
        match.header = match.header._replace(revision=header.revision)
        states = [start, *(after for _, _, after in reader.actions)]
        match.again(
            [
                Step(before, action, events, after)
                for before, (action, events, after) in zip(states, reader.actions, strict=False)
            ]
        )
        return match

    @classmethod
    def restore(cls, position: str, text: str, load: notation.Load) -> Match:
        """Make a match from its position; its record is trusted and not replayed."""
        rules, state = notation.parse_position(position, load)
        header, body = record.split(text)
        if header.spec != rules.spec:
            raise RecordError("other-rules", record=header.spec, position=rules.spec)
        match = cls(rules.as_of(header.revision), state.seats, start=state)
        match._take_over(header, text)
        match._lines = [line for _, line in body]
        if match._lines and not match._lines[-1].startswith("="):
            match._turn = record.read_turn(rules, match._lines.pop())
        return match

    def _take_over(self, header: Header, text: str) -> None:
        """Adopt a record's header; the dice that fell before are counted when asked for."""
        self.header = header
        if header.proof is not None:
            self._fallen = header.proof.fallen
            self._uncounted = "" if self._fallen else text
            self.with_proof(header.proof._replace(fallen=0))

    @property
    def fallen(self) -> int:
        """How many dice have fallen, including the draw for who begins, where chance decides."""
        if self._uncounted:
            earlier = Match.from_text(self._uncounted, lambda _: self.rules)
            self._fallen += earlier.fallen
            self._uncounted = ""
        return self._fallen

    @property
    def start(self) -> State:
        """The state before the first step."""
        return self.steps[0].before if self.steps else self.state

    def roll(self, dice: Throw) -> tuple[Event, ...]:
        """Throw these dice for the seat whose turn it is; raise IllegalMove if no throw is due."""
        before = self.state
        self.state, events = engine.roll(self.rules, before, dice)
        self._fallen += len(dice)
        if self.keeps_steps:
            self.steps.append(Step(before, Action(dice, None), events, self.state))
        else:
            self._note(Step(before, Action(dice, None), events, self.state))
        return events

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make one of `state.moves`; raise IllegalMove for any other, changing nothing."""
        before = self.state
        self.state, events = engine.play(self.rules, before, move)
        if self.keeps_steps:
            self.steps.append(Step(before, Action(None, move), events, self.state))
        else:
            self._note(Step(before, Action(None, move), events, self.state))
        return events

    def _note(self, step: Step) -> None:
        self._noted.append(step.action)
        if len(self._noted) <= MOST_FRESH:
            self._fresh.append(step)
        else:
            self._fresh.clear()

    def undo(self) -> Step | None:
        """Take back the last throw or move; None if there is no step to take back."""
        return self.back_to(len(self.steps) - 1)[0] if self.steps else None

    def back_to(self, count: int) -> list[Step]:
        """Take back all but the first ``count`` steps; `again` can redo what is returned."""
        undone = self.steps[count:]
        del self.steps[count:]
        if undone:
            self.state = undone[0].before
        self._fallen -= _dice_in(undone)
        return undone

    def again(self, steps: Sequence[Step]) -> None:
        """Redo steps that were taken back."""
        self.steps += steps
        if steps:
            self.state = steps[-1].after
        self._fallen += _dice_in(steps)

    def forget(self) -> None:
        """Drop the steps: they stay in the record but cannot be taken back."""
        self._noted += [step.action for step in self.steps]
        self.steps.clear()
        self._items.clear()

    def events(self) -> list[Event]:
        """Return the events of all steps."""
        return [event for step in self.steps for event in step.events]

    def line(self) -> str:
        """Return the position on one line."""
        return notation.format_position(self.rules, self.state)

    def text(self, *, counted: bool = False) -> str:
        """Return the record so far, with the result once the game is over.

        With ``counted`` it includes the number of dice fallen, for resuming from its position.
        """
        self.write_noted()
        head = record.dumps(self.rules, self._counted() if counted else self.header, [])
        lines = [*self._lines, *self._open_lines()]
        result = record.write_result(self.rules, self.state)
        if result and not (lines and lines[-1].startswith("=")):
            lines.append(f"= {result}")
        return head + "\n".join((*lines, ""))

    def open_text(self) -> str:
        """Return the record without secrets: it ends before answers not shown yet."""
        count = len(self.steps)
        if is_secret(self.rules, self.state):
            while count and self.steps[count - 1].before.books.poll:
                count -= 1
        hidden = self.back_to(count)
        text = self.text()
        self.again(hidden)
        return text

    @property
    def turns_over(self) -> int:
        """How many turns of the record no undo can change."""
        self.write_noted()
        return len(self._lines)

    def turns_from(self, count: int) -> list[str]:
        """Return the record's turns after the first ``count``, including the unfinished one."""
        self.write_noted()
        return [*self._lines[count:], *self._open_lines()]

    def _counted(self) -> Header:
        proof = self.header.proof
        return self.header._replace(proof=proof and proof._replace(fallen=self.fallen))

    def write_noted(self) -> None:
        """Turn noted actions into record lines while there is time for it."""
        if self._noted:
            self._items.clear()
        fresh = len(self._fresh) == len(self._noted)
        for before, action, events, after in self._fresh if fresh else self._played_again():
            item = record.write_item(self.rules, before, action, events)
            *over, self._turn = self._with_item(self._turn, before, action, item)
            self._lines += [record.write_turn(self.rules, turn) for turn in over]
            self._written = after
        self._noted.clear()
        self._fresh.clear()

    def _played_again(self) -> Iterator[Step]:
        before = self._written
        for action in self._noted:
            after, events = record.carry_out(self.rules, before, action)
            yield Step(before, action, events, after)
            before = after

    def _open_lines(self) -> list[str]:
        """Return the turns after the lines: the one begun there, and those of the steps."""
        known, steps = self._items, self.steps
        same = min(len(known), len(steps))
        while same and known[same - 1].step is not steps[same - 1]:
            same -= 1
        del known[same:]
        del self._over[known[-1].over if known else 0 :]
        turn = known[-1].turn if known else self._turn
        for step in steps[same:]:
            item = record.write_item(self.rules, step.before, step.action, step.events)
            *over, turn = self._with_item(turn, step.before, step.action, item)
            self._over += [record.write_turn(self.rules, one) for one in over]
            known.append(_Written(step, turn, len(self._over)))
        return [*self._over, *([] if turn is None else [record.write_turn(self.rules, turn)])]

    def _with_item(self, turn: Turn | None, before: State, action: Action, item: str) -> list[Turn]:
        """Add an item to the turn, or return the turn unchanged and a new one with the item."""
        if turn is not None and turn.number == before.number:
            return [record.with_item(self.rules, turn, before=before, action=action, item=item)]
        begun = record.with_item(
            self.rules,
            Turn(before.number, before.holder, ()),
            before=before,
            action=action,
            item=item,
        )
        return [begun] if turn is None else [turn, begun]

    def with_table(self, table: Mapping[str, Any]) -> None:
        """Replace the table's own facts in the header."""
        self.header = self.header._replace(table=dict(table))

    def with_proof(self, proof: Proof | None) -> None:
        """Replace what the header says about the dice."""
        self.header = self.header._replace(proof=proof)

    @property
    def over(self) -> bool:
        """Whether the game is over; `state.places` then has the seats, the winner first."""
        return not self.state.owed


def _dice_in(steps: Iterable[Step]) -> int:
    return sum(len(step.action.dice or ()) for step in steps)

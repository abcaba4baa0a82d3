"""A table inside a host: commands in; spoken lines, sounds and menu rows out. Knows no host."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.moves import token_refusal
from playpalace_ludo.core.state import Move, Refusal, State, Throw
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.play.audience import GAME, SYSTEM, Person, Room, Row
from playpalace_ludo.hosts.play.dice import throw
from playpalace_ludo.hosts.play.match import HostMatch
from playpalace_ludo.hosts.play.pace import PACES, Pace
from playpalace_ludo.hosts.play.take_back import OFF, TakeBack
from playpalace_ludo.hosts.play.thinking import Mind
from playpalace_ludo.hosts.play.voice import Voice, translator
from playpalace_ludo.words import (
    Line,
    Listener,
    Message,
    narrate,
    phrases,
    queries,
)
from playpalace_ludo.words.choices import choices, choosing
from playpalace_ludo.words.dice_tally import Tally, tally

ROLL, PASS, UNDO, HINT = "roll", "pass", "undo", "hint"
TOKEN = "token-"
MOVE = "move_"
TICKS_PER_SECOND = 20
LONGEST_END = 2 * TICKS_PER_SECOND
THROWN = (Rolled, OpeningRolled)
LAST_CALL = 10
"""Seconds before the end of a turn when a slow player is told."""


class HostTable:
    """One game at a table: the match, its pace, its bots, and who has to hear what."""

    def __init__(self, room: Room, config: HostConfig, match: HostMatch, **options: object) -> None:
        self.room = room
        self.config = config
        self.match = match
        self.pace: Pace = PACES[str(options.get("pace", config.pace))]
        self.strength = str(options.get("strength", config.strength))
        self.timer = int(str(options.get("timer", config.timer)))
        self.dice: Callable[[], Throw] = self._throw
        self.clock = 0
        self.paused = False
        self.stand_ins: set[str] = set()
        """People a bot plays for because they took too long; a key of theirs ends that."""
        self.voice = Voice(room, self.pace)
        self._busy_until = 0
        self._pending: dict[str, str] = {}
        """What people typed ahead of the sounds, by who they are."""
        self._acted_last = ""
        self._last: Rolled | OpeningRolled | None = None
        self._mind: Mind | None = None
        self._untold: list[Event] = []
        self._told_state: State = match.state
        self._left = self.timer * TICKS_PER_SECOND
        self._events: list[Event] | None = None
        """Everything so far; read from the record when first asked for."""
        self._take_back = TakeBack(str(options.get("undo", config.undo)))
        self.hints = str(options.get("hints", config.hints))
        self.aside: Callable[[], bool] | None = None
        """What is thought about for somebody, a slice per tick, until it says it is done."""
        self.whims = random.Random()
        """What bots are in two minds about; it need not be as fair as the dice."""

    # What happens

    def begin(self, events: Sequence[Event]) -> None:
        """Tell the table how the game begins; the host has just announced the start itself."""
        for person in self.room.people():
            self.voice.hold(person.id)
        self._tell(self.state, events)
        if self._is_played_by_bot(self.state.turn):
            self.resume()
        if self.timer:
            self.voice.tell_all("pludo-host-timer-on", seconds=self.timer)

    def resume(self) -> None:
        """At first bots wait a moment, in which what they need is built beside the loop."""
        self._busy_until = max(self._busy_until, self.clock + self.pace.think)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return not self.match.state.owed

    @property
    def acting(self) -> int | None:
        """The seat that has to act."""
        return None if self.over else self.match.state.turn

    def tick(self) -> None:
        """50 ms of the host's time."""
        self.clock += 1
        self.voice.tick(self.clock)
        if self.clock >= self._busy_until and not self.paused:
            self._advance()
        if self.aside and self.aside():
            self.aside = None
        self.voice.flushed()

    def _advance(self) -> None:
        if self.over:
            # Keys pressed after the end are answered, but do not put it off.
            if self.voice.silent or self.clock >= self._busy_until + LONGEST_END:
                self.room.game_over()
            return
        while self._pending:
            person_id = next(iter(self._pending))
            command = self._pending.pop(person_id)
            person = self.person(person_id)
            if person and (command == UNDO or person.seat == self.state.turn):
                self._act(person, command)
                return
        if self._is_played_by_bot(self.state.turn):
            self._bot_acts()
        elif self.timer:
            self._count_down()

    def _is_played_by_bot(self, seat: int) -> bool:
        return self.room.is_bot(seat) or (
            bool(self.stand_ins)
            and any(p.seat == seat and p.id in self.stand_ins for p in self.room.people())
        )

    # Bots

    def _bot_acts(self) -> None:
        """Roll and play one bot's throw; a hard choice is spread over several ticks."""
        if self.state.awaiting == "roll":
            self._roll_dice()
        if self._may_choose():
            state = self.state
            if self._mind is None or self._mind.state is not state:
                self._mind = Mind(self.strength, self.match.rules, state, self.whims)
            move = self._mind.think(self.config.budget_ms / 1000)
            if move is None:
                return
            self._collect(self.match.play(move))
            self._play_only_moves()
            if self._may_choose():
                return
        self._mind = None
        self._acted_last = ""
        self._tell_collected()

    def _may_choose(self) -> bool:
        """The seat that was told about last has a choice, and the turn has not gone on."""
        state = self.state
        return state.awaiting == "move" and state.turn == self._told_state.turn

    def _collect(self, events: Sequence[Event]) -> None:
        self._untold += events
        if self._events is not None:
            self._events += events

    def _tell_collected(self, chooser: Person | None = None) -> None:
        events, self._untold = self._untold, []
        before, self._told_state = self._told_state, self.state
        self._tell(before, events, chooser)

    def _play_only_moves(self) -> None:
        """A single legal move is made without asking, where the rules say so."""
        match, seat = self.match, self.state.turn
        while (move := engine.auto_move(match.rules, match.state)) and match.state.turn == seat:
            self._collect(match.play(move))

    def _throw(self) -> Throw:
        return throw(self.match.rules, self.state)

    def _roll_dice(self) -> None:
        self._collect(self.match.roll(self._take_back.throw(self.state, self.dice)))
        self._play_only_moves()

    # What a person does

    def press(self, person: Person, command: str) -> None:
        """A key or a menu row that plays: `roll`, `pass`, `undo`, `token-2`, or a choice's id."""
        if person.seat is None:
            self.voice.answer(person, [Message("pludo-host-watching")])
            return
        if person.id in self.stand_ins:
            self.stand_ins.discard(person.id)
            self.voice.tell_all("pludo-host-back", person)
        busy = self.clock < self._busy_until
        if self.over:
            self.refuse(person, Refusal.GAME_OVER)
        elif command == UNDO and not self._take_back.has(person.seat, self.state):
            self._undo(person)
        elif self.state.turn != person.seat and command != UNDO:
            # Who holds a key down would hear whose turn it is before what they rolled.
            if not (busy and person.id == self._acted_last):
                self.refuse(person, Refusal.NOT_YOUR_TURN)
        elif busy:
            # Typed ahead of the sounds: done as soon as everybody has heard what came before.
            self._pending[person.id] = command
        else:
            self._act(person, command)

    def _act(self, person: Person, command: str) -> None:
        if command == UNDO:
            self._undo(person)
        elif self.over or self.state.turn != person.seat:
            return
        elif command == ROLL:
            self._roll(person)
        elif command == PASS:
            self._pass(person)
        elif command.startswith(TOKEN):
            self._move_token(person, int(command.removeprefix(TOKEN)) - 1)
        else:
            self._choose(person, [m for m in self.state.moves if row_id(m) == command])

    def _roll(self, person: Person) -> None:
        if self.state.awaiting != "roll":
            self.refuse(person, Refusal.MOVE_FIRST)
            return
        self._roll_dice()
        self._acted(person)
        # A roll that moves by itself, or moves nothing, leaves the cursor where it is.
        if self._is_choosing(person):
            self._focus_choice(person)

    def _pass(self, person: Person) -> None:
        passes = [move for move in self.state.moves if not move.tokens]
        if passes or self.state.awaiting != "move":
            self._choose(person, passes)
        else:
            self.voice.answer(person, [queries.cannot_pass(self.match.rules, self.state)])

    def _move_token(self, person: Person, token: int) -> None:
        if self.state.awaiting != "move":
            self.refuse(person, Refusal.ROLL_FIRST)
            return
        named = [move for move in self.state.moves if token in move.tokens]
        # Who has all tokens home may play those of a partner, and they go by the same numbers.
        moves = [m for m in named if m.seat == person.seat] or [
            m for m in named if m.seat in self.match.rules.allies(self.state.turn)
        ]
        if moves:
            self._choose(person, moves)
            return
        reason = token_refusal(self.match.rules, self.state, token)
        self.refuse(person, reason or Refusal.NO_SUCH_TOKEN, token)

    def _choose(self, person: Person, moves: list[Move]) -> None:
        """Play the one move meant; of several, read them out and put the cursor on the first."""
        if len(moves) == 1:
            if self.may_undo:
                self._take_back.remember(self.match.mark(), self.last)
            self._collect(self.match.play(moves[0]))
            self._play_only_moves()
            self._acted(person)
            if self._is_choosing(person):
                self._focus_choice(person)
            else:
                self.room.focus(person.id, ROLL)
        elif moves:
            listener = self.listener(person)
            meant = {row_id(move) for move in moves}
            found = choices(self.match.rules, self.state, listener)
            self.voice.answer(
                person,
                [Message("pludo-host-which-die")]
                + [choice.message for choice in found if row_id(choice.move) in meant],
            )
            self.room.focus(person.id, row_id(moves[0]))
        elif self.state.awaiting == "move":
            self.voice.answer(person, choosing(self.match.rules, self.state, self.listener(person)))
        else:
            self.refuse(person, Refusal.ROLL_FIRST)

    def _acted(self, person: Person) -> None:
        self._tell_collected(person if self._is_choosing(person) else None)
        self._acted_last = person.id
        self._left = self.timer * TICKS_PER_SECOND

    def _is_choosing(self, person: Person) -> bool:
        return self.acting == person.seat and self.state.awaiting == "move"

    def _focus_choice(self, person: Person) -> None:
        first = choices(self.match.rules, self.state, self.listener(person))[0]
        self.room.focus(person.id, row_id(first.move))

    def refuse(self, person: Person, reason: Refusal, token: int | None = None) -> None:
        listener = self.listener(person)
        why = queries.why_not(self.match.rules, self.state, reason, listener, token)
        self.voice.answer(person, [why])

    @property
    def may_undo(self) -> bool:
        return self._take_back.policy != OFF

    def _undo(self, person: Person) -> None:
        """Back to the person's last choice; the table is told, and the same dice fall again."""
        if not self.may_undo:
            self.voice.answer(person, [Message("pludo-host-no-undo")])
            return
        if self.over or not self._take_back.has(person.seat, self.state):
            self.voice.answer(person, [Message("pludo-host-no-undo.nothing")])
            return
        chosen = self._take_back.take()
        self.match.back_to(chosen.mark)
        self._last = chosen.last
        self._told_state = self.state
        self._events = self._mind = None
        self._left = self.timer * TICKS_PER_SECOND
        self._busy_until = self.clock + self.pace.news
        self.voice.tell_all("pludo-host-undone", person, throw=phrases.randomiser(self.match.rules))
        self.voice.say(person, choosing(self.match.rules, self.state, self.listener(person)), GAME)
        self._focus_choice(person)
        self.room.repaint()

    # The clock of a slow player

    def _count_down(self) -> None:
        self._left -= 1
        if self._left == LAST_CALL * TICKS_PER_SECOND:
            self._to_actor("pludo-host-seconds-left", seconds=LAST_CALL)
        elif self._left <= 0:
            self._left = self.timer * TICKS_PER_SECOND
            for person in self.room.people():
                if person.seat == self.state.turn:
                    self.stand_ins.add(person.id)
                    self.voice.tell_all("pludo-host-too-slow", person)

    def _to_actor(self, message_id: str, **args: int) -> None:
        for person in self.room.people():
            if person.seat == self.state.turn:
                self.voice.say(person, [Message(message_id, args)], SYSTEM)

    # Who hears what

    def person(self, person_id: str) -> Person | None:
        return next((p for p in self.room.people() if p.id == person_id), None)

    def listener(self, person: Person) -> Listener:
        seated = [p for p in self.room.people() if p.seat is not None]
        return Listener(
            seat=person.seat,
            names={p.seat: p.name for p in seated if p.seat is not None},
            verbosity="brief" if person.brief else "normal",
            people=frozenset(p.seat for p in seated if p.seat is not None and not p.bot),
        )

    def _tell(self, before: State, events: Sequence[Event], chooser: Person | None = None) -> None:
        """Put a moment on the timeline of everybody who listens."""
        self._remember_last(events)
        self._told_state = self.state
        listeners = self.room.listeners()
        if not listeners:
            self._busy_until = self.clock  # pauses are for ears
            return
        self._busy_until = max(
            self.voice.schedule(person, self._lines(person, before, events, chooser), self.clock)
            for person in listeners
        )
        self.voice.deliver(self.clock)
        self.room.repaint()
        self.match.catch_up()  # a host saves the tables of people, many at a time
        if not self.over and self._is_played_by_bot(self.state.turn):
            self._busy_until += self.pace.think

    def _lines(
        self, person: Person, before: State, events: Sequence[Event], chooser: Person | None
    ) -> list[Line]:
        lines = narrate(self.match.rules, before, events, self.state, self.listener(person))
        if chooser is not None and person.id == chooser.id and not person.brief:
            lines = self._with_prompt(lines)
        return lines

    def _with_prompt(self, lines: list[Line]) -> list[Line]:
        """What was rolled and that there is a choice are one line."""
        prompt = Message("pludo-host-choose", {"count": len(self.state.moves)})
        *before, last = lines or [Line(())]
        return [*before, last._replace(messages=(*last.messages, prompt))]

    @property
    def heard_out(self) -> bool:
        """Everybody has heard what happened last."""
        return self.clock >= self._busy_until

    def welcome_back(self, person: Person) -> None:
        """Somebody has come back, or sat down to watch: the situation in one line."""
        self.stand_ins.discard(person.id)
        self.voice.drop(person.id)
        self.voice.hold(person.id)
        message = queries.resume(self.match.rules, self.state, self.listener(person))
        self.voice.say(person, [message], GAME)

    def gone(self, person_id: str) -> None:
        self.voice.drop(person_id)
        self._pending.pop(person_id, None)

    def _remember_last(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, THROWN):
                self._last = event

    # What menus show

    @property
    def last(self) -> Rolled | OpeningRolled | None:
        """The last throw; after a restart it is only in the record."""
        if self._last is None:
            self._remember_last(self._story())
        return self._last

    def tally(self) -> Tally:
        """Every throw so far, for the ledger of the dice."""
        return tally(self._story())

    def _story(self) -> list[Event]:
        if self._events is None:
            self._events = self.match.all_events(self.config.load)
        return self._events

    def rows(self, person: Person) -> list[Row]:
        """Roll stays on top all the time; choices come under it when it is time to choose."""
        if person.seat is None:
            return []
        say = translator(person.locale)
        rows = [Row(ROLL, say.text("pludo-command-roll"))]
        if self._is_choosing(person):
            listener = self.listener(person)
            for choice in choices(self.match.rules, self.state, listener):
                rows.append(Row(row_id(choice.move), say.say(choice.message)))
        return rows


def row_id(move: Move) -> str:
    """The same move has the same id, whatever else may be chosen."""
    tokens = "-".join(str(token + 1) for token in move.tokens) or PASS
    return f"{MOVE}{move.seat}_{tokens}_{move.face}_{move.order}_{move.to}"

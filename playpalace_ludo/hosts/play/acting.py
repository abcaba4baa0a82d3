"""Actions of people at a host's table: roll, choose, use, pass, undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.core.engine.refusals import token_refusal, why_no_use
from playpalace_ludo.core.state import Move, Refusal, State
from playpalace_ludo.hosts.play.audience import GAME, SYSTEM, Person
from playpalace_ludo.hosts.play.row_ids import PASS, ROLL, row_id
from playpalace_ludo.table import deciding
from playpalace_ludo.words import Message, queries
from playpalace_ludo.words.back_again import back_again
from playpalace_ludo.words.choices import choices, choosing, distinct, named

if TYPE_CHECKING:
    from playpalace_ludo.hosts.play.table import HostTable

UNDO, USE, TOKEN = "undo", "use", "token-"


class Acting:
    """Actions of people at one table, including those typed ahead of the sounds."""

    def __init__(self, table: HostTable) -> None:
        self.table = table
        self.last = ""
        """The person who acted last; empty after a bot."""
        self._pending: dict[str, str] = {}
        """Commands typed ahead of the sounds, by person."""

    def press(self, person: Person, command: str) -> None:
        """Obey a key or a menu row that plays: `roll`, `pass`, `undo`, `token-2`, a choice's id."""
        table = self.table
        if person.seat is None:
            table.answer(person, lambda: [Message("pludo-host-watching")])
            return
        if person.id in table.stand_ins:
            table.stand_ins.discard(person.id)
            table.announcer.tell_all("pludo-host-back", person)
        if table.over:
            self._refuse(person, Refusal.GAME_OVER)
        elif command == UNDO and table.runner.last_choice(person.seat) is None:
            self._undo(person)
        elif table.state.turn != person.seat and command != UNDO:
            # With a key held down, this refusal would come before what was rolled.
            if table.heard_out or person.id != self.last:
                self._refuse(person, Refusal.NOT_YOUR_TURN)
        elif not table.heard_out:
            # Typed ahead of the sounds: carried out once everybody has heard the previous news.
            self._pending[person.id] = command
        else:
            self._act(person, command)

    def act_pending(self) -> bool:
        """Carry out the next command that was typed ahead; tell whether there was one."""
        while self._pending:
            person_id = next(iter(self._pending))
            command = self._pending.pop(person_id)
            person = self.table.person(person_id)
            if person and (command == UNDO or person.seat == self.table.acting):
                self._act(person, command)
                return True
        return False

    def drop(self, person_id: str) -> None:
        self._pending.pop(person_id, None)

    def _act(self, person: Person, command: str) -> None:
        if act := HANDLERS.get(command):
            act(self, person)
        else:
            self._choose(person, [m for m in self.table.state.moves if row_id(m) == command])

    def _roll(self, person: Person) -> None:
        if self.table.state.awaiting != "roll":
            self._refuse(person, Refusal.MOVE_FIRST)
            return
        self.table.runner.throw()
        self._tell(person)
        # A roll without a choice leaves the cursor where it is.
        if self.table.is_choosing(person):
            self.table.focus_choice(person)

    def _pass(self, person: Person) -> None:
        table = self.table
        passes = deciding.passes(table.rules, table.state)
        if passes or table.state.awaiting != "move":
            self._choose(person, passes)
        else:
            table.answer(person, lambda: [queries.cannot_pass(table.rules, table.state)])

    def _move_token(self, person: Person, token: int) -> None:
        rules, state = self.table.rules, self.table.state
        if state.awaiting != "move":
            self._refuse(person, Refusal.ROLL_FIRST)
            return
        meant = named(rules, state, token)
        # A player with all tokens home may play a partner's, which have the same numbers.
        moves = [m for m in meant if m.seat == person.seat] or [
            m for m in meant if m.seat in rules.allies(state.turn)
        ]
        if moves:
            self._choose(person, moves)
            return
        reason = token_refusal(rules, state, token)
        self._refuse(person, reason or Refusal.NO_SUCH_TOKEN, token)

    def _choose(self, person: Person, moves: list[Move]) -> None:
        """Play the move; of several, read them out and put the cursor on the first."""
        table = self.table
        if len(moves) == 1:
            table.runner.choose(moves[0])
            self._tell(person)
            if table.is_choosing(person):
                table.focus_choice(person)
            else:
                table.audience.focus(person.id, ROLL)
        elif moves:
            table.answer(person, partial(self._which_of, person, moves))
            table.audience.focus(person.id, row_id(moves[0]))
        elif table.state.awaiting == "move":
            table.answer(person, partial(self._choosing, person))
        else:
            self._refuse(person, Refusal.ROLL_FIRST)

    def _which_of(self, person: Person, moves: list[Move]) -> list[Message]:
        meant = {row_id(move) for move in moves}
        found = choices(self.table.rules, self.table.state, self.table.listener(person))
        told = [choice.message for choice in found if row_id(choice.move) in meant]
        return [Message("pludo-host-which-die"), *told]

    def _choosing(self, person: Person) -> list[Message]:
        return choosing(self.table.rules, self.table.state, self.table.listener(person))

    def _use(self, person: Person) -> None:
        """Say which abilities may be used before the throw, with the cursor on the first."""
        table = self.table
        reason = why_no_use(table.rules, table.state)
        if reason is not None:
            self._refuse(person, reason)
            return
        offered = distinct(table.rules, table.state, table.listener(person))
        told = self._choosing(person)
        table.answer(person, lambda: told)
        table.audience.focus(person.id, row_id(offered[0].move))

    def _tell(self, person: Person) -> None:
        """Tell everybody the outcome of a person's action."""
        table = self.table
        table.tell(table.runner.news(), person if table.is_choosing(person) else None)
        self.last = person.id
        table.timer.restart()

    def _undo(self, person: Person) -> None:
        """Go back to the person's last choice; the table is told, and the same dice fall again."""
        table = self.table
        left = None if table.over else table.runner.undo(person.seat)
        if left is None:
            why = "pludo-host-no-undo.nothing" if table.runner.may_undo else "pludo-host-no-undo"
            table.answer(person, lambda: [Message(why)])
            return
        table.timer.restart()
        table.wait(table.tempo.news)
        self._tell_undone(person, left)
        table.focus_choice(person)
        table.audience.repaint()

    def _tell_undone(self, person: Person, left: State) -> None:
        """Say who took a choice back; tell others what has moved back and what is due."""
        table, rules, state = self.table, self.table.rules, self.table.state
        about: dict[str, str] = {"player": person.name, "throw": rules.chance.randomiser}
        for hearer in table.audience.listeners():
            listener = table.listener(hearer)
            if hearer.id == person.id:
                told = [Message("pludo-host-undone.you", about)]
            else:
                undone = Message("pludo-host-undone", about)
                again = back_again(rules.of(state), left.tokens, state.tokens, listener)
                told = [undone, *again, queries.turn(rules, state, listener)]
            table.announcer.say(hearer, told, SYSTEM)
        table.announcer.say(person, self._choosing(person), GAME)

    def _refuse(self, person: Person, reason: Refusal, token: int | None = None) -> None:
        """Say why not, unless another key of the person has made it obsolete by then."""
        table, due = self.table, self._due_from(person)

        def say() -> None:
            if self._due_from(person) == due:
                table.announcer.answer(person, table.why_not(person, reason, token))

        table.answers.do(person.id, say)

    def _due_from(self, person: Person) -> str:
        state = self.table.state
        return state.awaiting if state.turn == person.seat else ""


HANDLERS: Mapping[str, Callable[[Acting, Person], None]] = {
    ROLL: Acting._roll,
    PASS: Acting._pass,
    USE: Acting._use,
    UNDO: Acting._undo,
    **{f"{TOKEN}{n}": partial(Acting._move_token, token=n - 1) for n in range(1, 10)},
}
"""Handlers by command; any other command is the row id of a choice."""

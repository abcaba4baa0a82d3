"""Say why a key does nothing now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.core.state import Refusal
from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.words import Message, queries

if TYPE_CHECKING:
    from playpalace_ludo.hosts.play.table import HostTable


def refuse(table: HostTable, person: Person, reason: Refusal, token: int | None = None) -> None:
    """Say why not, unless another key of the person has made it obsolete by then."""
    due = _due_from(table, person)

    def say() -> None:
        if _due_from(table, person) == due:
            table.announcer.answer(person, why_not(table, person, reason, token))

    table.answers.do(person.id, say)


def why_not(
    table: HostTable, person: Person, reason: Refusal, token: int | None = None
) -> list[Message]:
    listener = table.listener(person)
    return [queries.why_not(table.rules, table.state, reason, listener, token=token)]


def _due_from(table: HostTable, person: Person) -> str:
    return table.state.awaiting if table.state.turn == person.seat else ""

"""Abilities at a host's table: a person's key for them, and a bot's wish before its throw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.core.engine.refusals import why_no_use
from playpalace_ludo.hosts.play.row_ids import row_id
from playpalace_ludo.words.choices import choosing, distinct

if TYPE_CHECKING:
    from playpalace_ludo.hosts.play.audience import Person
    from playpalace_ludo.hosts.play.table import HostTable

USE = "use"


def use(table: HostTable, person: Person) -> None:
    """Say what may be used before the throw, with the cursor on the first of it."""
    reason = why_no_use(table.rules, table.state)
    if reason is not None:
        table.refuse(person, reason)
        return
    rules, state, listener = table.rules, table.state, table.listener(person)
    table.answer(person, lambda: choosing(rules, state, listener))
    table.audience.focus(person.id, row_id(distinct(rules, state, listener)[0].move))

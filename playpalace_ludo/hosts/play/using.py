"""The key that uses abilities at a host's table."""

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
    """Say which abilities may be used before the throw, with the cursor on the first."""
    reason = why_no_use(table.rules, table.state)
    if reason is not None:
        table.refuse(person, reason)
        return
    rules, state, listener = table.rules, table.state, table.listener(person)
    table.answer(person, lambda: choosing(rules, state, listener))
    table.audience.focus(person.id, row_id(distinct(rules, state, listener)[0].move))

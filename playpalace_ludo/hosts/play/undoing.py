"""Announce an undo at a host's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.hosts.play.audience import GAME, SYSTEM
from playpalace_ludo.words import Message, queries
from playpalace_ludo.words.back_again import back_again
from playpalace_ludo.words.choices import choosing

if TYPE_CHECKING:
    from playpalace_ludo.core.state import State
    from playpalace_ludo.hosts.play.audience import Person
    from playpalace_ludo.hosts.play.table import HostTable


def tell(table: HostTable, person: Person, left: State) -> None:
    """Say who took a choice back, and to others what has moved back and what is due."""
    rules, state = table.rules, table.state
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
    table.announcer.say(person, choosing(rules, state, table.listener(person)), GAME)

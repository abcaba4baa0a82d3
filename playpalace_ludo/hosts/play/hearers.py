"""Turn people at a host's table into listeners and players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.table import listeners
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Listener


@lru_cache(maxsize=1024)  # listeners are needed far more often than people come and go
def as_listener(people: tuple[Person, ...], strength: str, one: Person) -> Listener:
    """Describe one of these people as a listener; all bots have the same strength."""
    return listeners.listener(players_of(people, strength), one.seat, one.wording)


def players_of(people: Iterable[Person], strength: str) -> list[Player]:
    return [
        Player(person.seat, person.name, strength if person.bot else "")
        for person in people
        if person.seat is not None
    ]

"""The facts about a game that questions are answered from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.table.dice_check import Verdict
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words.queries import LastRoll


class Facts(Protocol):
    @property
    def rules(self) -> Rules: ...

    @property
    def state(self) -> State: ...

    @property
    def players(self) -> Sequence[Player]: ...

    def last_roll(self) -> LastRoll: ...

    def events(self) -> Sequence[Event]:
        """Return everything that has happened so far."""

    @property
    def proof(self) -> Proof | None:
        """The record's proof of how the dice were fixed."""

    def check_dice(self) -> Verdict:
        """Recompute all dice, once the seed is known."""


def last_throw(events: Sequence[Event]) -> LastRoll:
    for event in reversed(events):
        if isinstance(event, (Rolled, OpeningRolled)):
            return event
    return None

"""Idle and disconnected players: warn, then let a bot play; wait for those who dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.turn_timer import LAST_CALL, TICKS_PER_SECOND, Alarm
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.play.table import HostTable

SECONDS = 10
"""How long to wait for a disconnected player; most connections are back sooner."""
WORTH_TELLING = 3
"""Seconds: a shorter wait would be over before the sentence about it."""


class Missed(NamedTuple):
    name: str
    until: int
    told: bool = False


class Missing:
    """Players who lost their connection a moment ago, by seat."""

    def __init__(self) -> None:
        self._missed: dict[int, Missed] = {}

    def add(self, seat: int, name: str, clock: int) -> None:
        self._missed[seat] = Missed(name, clock + SECONDS * TICKS_PER_SECOND)

    def is_back(self, seat: int) -> None:
        self._missed.pop(seat, None)

    def is_waited_for(self, table: HostTable) -> bool:
        """Tell whether the player on turn may still come back, and announce a longer wait once."""
        seat = table.state.turn
        missed = self._missed.get(seat)
        if missed is None:
            return False
        left = missed.until - table.clock
        if left <= 0:
            del self._missed[seat]
            return False
        seconds = -(-left // TICKS_PER_SECOND)
        if not missed.told and seconds >= WORTH_TELLING:
            self._missed[seat] = missed._replace(told=True)
            table.announcer.tell_all("pludo-host-waits", player=missed.name, seconds=seconds)
        return True


def count_down(table: HostTable) -> None:
    """Count down a slow player's time: first a warning, then a bot takes over."""
    ring = table.timer.tick()
    for person in table.audience.people() if ring else ():
        if person.seat != table.state.turn:
            continue
        if ring is Alarm.LAST_CALL:
            last_call = Message("pludo-host-seconds-left", {"seconds": LAST_CALL})
            table.announcer.say(person, [last_call], SYSTEM)
        else:
            table.stand_ins.add(person.id)
            table.announcer.tell_all("pludo-host-too-slow", person)

"""Pings: which actions have certainly reached the server, and whether it still answers."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from playpalace_ludo.online import sending
from playpalace_ludo.online.sending import Send
from playpalace_ludo.online.session import Effects, How, Tell
from playpalace_ludo.words import Category, Message

PATIENCE = 4.0
"""Seconds without an answer after which the player is told."""


class _Ping(NamedTuple):
    at: float
    is_wanted: bool
    """Whether the player wants to hear the time it takes."""


class Pulse:
    """Sends a ping after the player's actions.

    Packets keep their order, so a pong proves that everything before its ping has arrived. One ping
    is on its way at a time; actions meanwhile are covered by the next one.
    """

    def __init__(self) -> None:
        self._pings: deque[_Ping] = deque()
        self._is_due = False
        """Whether there were actions after the last ping."""
        self._told = False

    @property
    def is_unsure(self) -> bool:
        """Whether some action of the player may not have arrived."""
        return self._is_due or any(not ping.is_wanted for ping in self._pings)

    @property
    def wake(self) -> float | None:
        return self._pings[0].at + PATIENCE if self._pings and not self._told else None

    def forget(self) -> None:
        """Start over with a new connection."""
        self._pings.clear()
        self._is_due = self._told = False

    def acted(self, now: float) -> Effects:
        """Follow an action of the player with a ping."""
        self._is_due = bool(self._pings)
        return () if self._pings else self._ping(now, is_wanted=False)

    def measure(self, now: float) -> Effects:
        return self._ping(now, is_wanted=True)

    def pong(self, now: float) -> Effects:
        if not self._pings:
            return ()
        answered = self._pings.popleft()
        told, self._told = self._told, False
        again = [_tell("pludo-online-answers-again")] if told else []
        if answered.is_wanted:
            took = {"milliseconds": round((now - answered.at) * 1000)}
            again.append(Tell(Message("pludo-online-ping", took)))
        if self._is_due and not self._pings:
            self._is_due = False
            return [*again, *self._ping(now, is_wanted=False)]
        return again

    def tick(self, now: float) -> Effects:
        """Report, once, that the server does not answer."""
        if self.wake is None or now < self.wake:
            return ()
        self._told = True
        return [_tell("pludo-online-still-trying")]

    def _ping(self, now: float, *, is_wanted: bool) -> Effects:
        self._pings.append(_Ping(now, is_wanted))
        return [Send(sending.PING)]


def _tell(message_id: str) -> Tell:
    return Tell(Message(message_id), How.NEWS, Category.SYSTEM)

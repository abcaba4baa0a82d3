"""Speak at most one line per listener and tick; further lines queue."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

# A player who was away does not want a backlog read out; only the newest lines are useful.
LONGEST_QUEUE = 12


class Spoken(NamedTuple):
    text: str
    buffer: str
    record: bool = True
    """Whether the line belongs in the table's transcript (an answer to a key does not)."""


class Speech:
    """Lines on their way to listeners, by player id.

    Hosts flush lines said since the last tick together with those of the tick, and the web client
    of PlayPalace announces only the last one. So a line is spoken at once if its listener has heard
    nothing since the last flush, and queues otherwise.
    """

    def __init__(self, speak: Callable[[str, Spoken], None]) -> None:
        self._speak = speak
        self.heard: set[str] = set()
        """Listeners who were spoken to since the last flush."""
        self.queues: dict[str, deque[Spoken]] = {}
        """Waiting lines by listener; listeners without any are left out."""

    def say(self, listener: str, line: Spoken) -> None:
        if not line.text:
            return
        queue = self.queues.get(listener)
        if listener in self.heard or queue:
            if queue is None:
                queue = self.queues[listener] = deque(maxlen=LONGEST_QUEUE)
            queue.append(line)
            return
        self.heard.add(listener)
        self._speak(listener, line)

    def answer(self, listener: str, *lines: Spoken) -> None:
        """Answer a key before waiting news, and instead of older answers."""
        news = [line for line in self.queues.pop(listener, ()) if line.record]
        for line in (*lines, *news):
            self.say(listener, line)

    def hold(self, listener: str) -> None:
        """Hold lines back: the host itself has just spoken to this listener."""
        self.heard.add(listener)

    def drop(self, listener: str) -> None:
        self.queues.pop(listener, None)
        self.heard.discard(listener)

    def tick(self) -> None:
        """Deliver at most one waiting line each; call before anything else is said in the tick."""
        for listener, queue in list(self.queues.items()):
            if listener not in self.heard:
                self.heard.add(listener)
                self._speak(listener, queue.popleft())
            if not queue:
                del self.queues[listener]

    def flushed(self) -> None:
        """Begin a new tick, after the host has sent the lines of the last one."""
        self.heard.clear()

    def has_news(self, listener: str) -> bool:
        """Tell whether news still waits to be told."""
        return any(line.record for line in self.queues.get(listener, ()))

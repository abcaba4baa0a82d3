"""The events of a game, for questions about the past."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.play.thinking import ASIDE
from playpalace_ludo.table.facts import last_throw


class History:
    """The events of a match; those before a restart are only in its record.

    Replaying a long record would block the server, so a thread does it.
    """

    def __init__(self, match: Match, load: Callable[[str], Rules]) -> None:
        self._match = match
        self._load = load
        self._last: Rolled | OpeningRolled | None = None
        self._events: list[Event] | None = None
        """Everything so far; None while it is only in the record."""
        self._reading: Future[list[Event]] | None = None
        self._since: list[Event] = []
        """Events since the thread got the record."""

    def begin(self, events: Sequence[Event]) -> None:
        """Begin with a new game: there is no record to read."""
        self._events = []
        self.keep(events)

    def keep(self, events: Sequence[Event]) -> None:
        self._last = last_throw(events) or self._last
        (self._since if self._events is None else self._events).extend(events)

    def keep_undone(self) -> None:
        """Discard the events, since some were taken back; the record is read again when needed."""
        self._last = self._events = self._reading = None

    def is_at_hand(self) -> bool:
        """Tell whether all events are known; if not, start reading the record."""
        if self._events is not None:
            return True
        if self._reading is None:
            self._since = []
            self._reading = ASIDE.submit(self._read, self._match.text())
        return self._reading.done()

    def _read(self, record: str) -> list[Event]:
        return Match.from_text(record, self._load).events()

    def last_throw(self) -> Rolled | OpeningRolled | None:
        if self._last is None:
            self._last = last_throw(self.events())
        return self._last

    def knows_last_throw(self) -> bool:
        return self._last is not None or self.is_at_hand()

    def events(self) -> list[Event]:
        """Return all events; wait for the record if it is still being read."""
        if self._events is None:
            self.is_at_hand()
            assert self._reading is not None
            self._events = [*self._reading.result(), *self._since]
        return self._events

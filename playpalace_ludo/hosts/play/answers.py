"""Answers to keys: one per listener and tick, and none before what happened has been told."""

from __future__ import annotations

from collections.abc import Callable

Answer = Callable[[], None]


class Answers:
    """What people asked for, by who they are.

    Finding an answer costs time that all tables of a server share, so that keys pressed faster than
    a tick are not answered one by one: the latest is, in the next tick.
    """

    def __init__(self, has_heard: Callable[[str], bool]) -> None:
        """Wait until `has_heard` says that somebody was told what happened last."""
        self._has_heard = has_heard
        self._answered: set[str] = set()
        self.waiting: dict[str, Answer] = {}

    def give(self, person_id: str, answer: Answer) -> None:
        """Answer now, or as soon as it is time and nothing else was asked meanwhile."""
        if person_id in self._answered or not self._has_heard(person_id):
            self.waiting[person_id] = answer
        else:
            self._answered.add(person_id)
            answer()

    def tick(self) -> None:
        """Give what has waited long enough."""
        waiting, self.waiting = self.waiting, {}
        for person_id, answer in waiting.items():
            self.give(person_id, answer)

    def flushed(self) -> None:
        """Begin anew: the host sends what was answered now."""
        self._answered.clear()

    def drop(self, person_id: str) -> None:
        self.waiting.pop(person_id, None)

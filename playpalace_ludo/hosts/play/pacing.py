"""What many keys may ask for and a server has no time for: done once per tick, the latest of it."""

from __future__ import annotations

from collections.abc import Callable

Act = Callable[[], None]


class OncePerTick:
    """Things to do, by whom or what they are for.

    The time they cost is shared by all tables of a server. So of what is wanted faster than ticks
    follow each other, the first is done at once and the latest in the next tick.
    """

    def __init__(self, is_time: Callable[[str], bool] = lambda key: True) -> None:
        """Wait with each until `is_time` says so."""
        self._is_time = is_time
        self.done: set[str] = set()
        """For whom something was done since the last tick."""
        self.waiting: dict[str, Act] = {}

    def do(self, key: str, act: Act) -> None:
        if key in self.done or not self._is_time(key):
            self.waiting[key] = act
        else:
            self.done.add(key)
            act()

    def tick(self) -> None:
        """Do what has waited long enough."""
        waiting, self.waiting = self.waiting, {}
        for key, act in waiting.items():
            self.do(key, act)

    def flushed(self) -> None:
        """Begin anew: the host sends what was done now."""
        self.done.clear()

    def drop(self, key: str) -> None:
        self.waiting.pop(key, None)

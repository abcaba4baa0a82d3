"""Rate limiting of costly work: at most once per tick and person, however many keys ask for it."""

from __future__ import annotations

from collections.abc import Callable

Act = Callable[[], None]


class OncePerTick:
    """Pending work, by the person or thing it is for.

    All tables of a server share its time. So of several requests in one tick, the first is done at
    once and the latest in the next tick.
    """

    def __init__(self, is_time: Callable[[str], bool] = lambda key: True) -> None:
        """Delay each until `is_time` allows it."""
        self._is_time = is_time
        self.done: set[str] = set()
        """Keys for which something was done since the last tick."""
        self.waiting: dict[str, Act] = {}

    def do(self, key: str, act: Act) -> None:
        if key in self.done or not self._is_time(key):
            self.waiting[key] = act
        else:
            self.done.add(key)
            act()

    def later(self, key: str, act: Act) -> None:
        """Do something in the next tick, unless another request replaces it."""
        self.waiting[key] = act

    def tick(self) -> None:
        """Do the pending work that is due."""
        waiting, self.waiting = self.waiting, {}
        for key, act in waiting.items():
            self.do(key, act)

    def flushed(self) -> None:
        """Begin a new tick, after the host has sent the output of the last one."""
        self.done.clear()

    def drop(self, key: str) -> None:
        self.waiting.pop(key, None)

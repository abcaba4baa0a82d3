"""Background work: run one bot search at a time outside the thread that answers keys."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Protocol, TypeVar

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.thought import get_ready

T = TypeVar("T")
_busy = threading.Lock()


class Background(Protocol):
    """Gets work done while keys are answered."""

    def think(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Run a bot's work, then call `done` with its result in the app's thread."""

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None:
        """Prepare bots for a game that begins."""

    def post(self, act: Callable[[], None]) -> None:
        """Run `act` in the app's thread soon; any thread may call this."""


class AtOnce:
    """No background at all: everything is done on the spot."""

    def think(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        done(alone(work))

    def warm_up(self, rules: Rules, players: int, strengths: Collection[str]) -> None: ...

    def post(self, act: Callable[[], None]) -> None:
        act()


def alone(work: Callable[[], T]) -> T:
    """Do a bot's work; two at a time would build the same tables twice."""
    with _busy:
        return work()


def warm_up(rules: Rules, players: int, strengths: Collection[str]) -> None:
    """Have bots build their tables for this game before it is their turn."""
    for strength in strengths:
        with _busy:
            get_ready(strength, rules, players)


def notice() -> str | None:
    """Return the id of the message to say if the expert cannot play at full strength."""
    from playpalace_ludo import bots  # not before a game needs them

    return bots.notice()

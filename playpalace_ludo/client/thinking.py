"""The thoughts of bots, one at a time and beside the keys, which are answered meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Protocol, TypeVar

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.table.thought import get_ready

T = TypeVar("T")
_busy = threading.Lock()


class Thinker(Protocol):
    """Work done while keys are answered, and handed over when it is done."""

    def __call__(self, work: Callable[[], T], done: Callable[[T], None]) -> None: ...


def think_at_once(work: Callable[[], T], done: Callable[[T], None]) -> None:
    done(alone(work))


def alone(work: Callable[[], T]) -> T:
    """Do a bot's work; two at a time would build the same tables twice."""
    with _busy:
        return work()


def warm_up(rules: Rules, players: int, strengths: Collection[str]) -> None:
    """Let bots build their tables for this table before it is their turn."""
    for strength in strengths:
        with _busy:
            get_ready(strength, rules, players)


def notice() -> str | None:
    """Return the id of what to say if the expert is not at its best."""
    from playpalace_ludo import bots  # not before a game needs them

    return bots.notice()

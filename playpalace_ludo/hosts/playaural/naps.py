"""Skip a PlayAural table's ticks while its game has nothing to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playpalace_ludo.hosts.game.wrapping import is_our_game, wrap
from playpalace_ludo.hosts.playaural.protocols import Table


def let_sleep(table: Table) -> None:
    """Skip the ticks a table's game sleeps through.

    All the host would do in them is to count the seconds people are away.
    """
    if hasattr(table, "on_tick"):  # another version may tick its games by another way
        wrap(table, "on_tick", _sleep, ours=partial(_sleeps, table))


def _sleeps(table: Table) -> bool:
    return is_our_game(table._game) and table._game.sleeps_through()


def _sleep(tick: Callable[[], None]) -> None:
    """Let a tick pass."""
